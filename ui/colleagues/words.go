package colleagues

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts about colleagues. Another language is another type with these methods.
type words interface {
	Title() string
	OpenBy(names string) string
	Wrote(name, when string) string
	YouWrote() string
	YoursFirst(verdicts int) string
	More(n int) string
	Redacted() string
	OnLists(names string) string

	Written() action.Label
	Unwritten() action.Label
	NoTeam() string
	NoApplicant() string
	NotListed() string
	NotedWritten() string
	NotedUnwritten() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string              { return "Colleagues" }
func (*english) OpenBy(names string) string { return "Open now: " + names }
func (*english) Wrote(name, when string) string {
	return name + " has written to this applicant (" + when + ")"
}
func (*english) YouWrote() string { return "You have written to this applicant" }
func (*english) YoursFirst(verdicts int) string {
	if verdicts == 1 {
		return "1 colleague has a verdict; yours first"
	}
	return amount.Plural(verdicts, "colleague") + " have a verdict; yours first"
}
func (*english) More(n int) string           { return "and " + amount.Plural(n, "more colleague") }
func (*english) Redacted() string            { return "Tags, notes and shortlists are hidden in blind mode" }
func (*english) OnLists(names string) string { return "on " + names }

func (*english) Written() action.Label {
	return action.Label{Name: "written", Title: "I have written to the applicant", Synonyms: "mail, e-mail, message, contacted, answered, replied", Help: "show your colleagues that you have written to the applicant"}
}
func (*english) Unwritten() action.Label {
	return action.Label{Name: "not written", Title: "I have not written to the applicant", Synonyms: "mail, e-mail, message, contacted", Help: "take back that you have written to the applicant"}
}
func (*english) NoTeam() string      { return "no team folder is set; the guide team explains it" }
func (*english) NoApplicant() string { return "no application is open" }
func (*english) NotListed() string {
	return "colleagues cannot know a new application before the service lists it"
}
func (*english) NotedWritten() string {
	return "Your colleagues see that you have written to this applicant."
}
func (*english) NotedUnwritten() string { return "Taken back: you have not written to this applicant." }
