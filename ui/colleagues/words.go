package colleagues

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts about colleagues. Each language has its own variable.
type words struct {
	Title    string
	YouWrote string
	Redacted string

	Written        action.Label
	Unwritten      action.Label
	NoTeam         string
	NoApplicant    string
	NotListed      string
	NotedWritten   string
	NotedUnwritten string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	OpenBy(names string) string
	Wrote(name, when string) string
	YoursFirst(verdicts int) string
	More(n int) string
	OnLists(names string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title:    "Colleagues",
	YouWrote: "You have written to this applicant",
	Redacted: "Tags, notes and shortlists are hidden in blind mode",

	Written:        action.Label{Name: "written", Title: "I have written to the applicant", Synonyms: "mail, e-mail, message, contacted, answered, replied", Help: "show your colleagues that you have written to the applicant"},
	Unwritten:      action.Label{Name: "not written", Title: "I have not written to the applicant", Synonyms: "mail, e-mail, message, contacted", Help: "take back that you have written to the applicant"},
	NoTeam:         "no team folder is set; the guide team explains it",
	NoApplicant:    "no application is open",
	NotListed:      "colleagues cannot know a new application before the service lists it",
	NotedWritten:   "Your colleagues see that you have written to this applicant.",
	NotedUnwritten: "Taken back: you have not written to this applicant.",

	sentences: new(english),
}

type english struct{}

func (*english) OpenBy(names string) string { return "Open now: " + names }
func (*english) Wrote(name, when string) string {
	return name + " has written to this applicant (" + when + ")"
}
func (*english) YoursFirst(verdicts int) string {
	if verdicts == 1 {
		return "1 colleague has a verdict; yours first"
	}
	return amount.Plural(verdicts, "colleague") + " have a verdict; yours first"
}
func (*english) More(n int) string           { return "and " + amount.Plural(n, "more colleague") }
func (*english) OnLists(names string) string { return "on " + names }
