package erasing

import (
	"fmt"
	"strings"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// words are the texts about erasing.
type words struct {
	Applicant   action.Label
	Job         action.Label
	Erase       action.Label
	Cancel      action.Label
	NoApplicant string
	NoJob       string

	Title       string
	Counting    string
	Erasing     string
	NothingKept string
	Consequence string
	GoOn        string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Of(what string) string
	Ask(applications int) string
	More(applications int) string
	With(r account.Receipt) string
	TypeNumber(n int) string
	OtherNumber(n int) string

	Receipt(r account.Receipt, kept int, rehearsed bool) []string
	Failures(r account.Receipt) []string
	After() []string
	OutOfReach() []string
	TeamOutOfReach() []string
	TeamLinesErased(n int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Applicant:   action.Label{Name: "erase applicant", Title: "Erase applicant", Help: "erase everything that this computer keeps of the applicant", Synonyms: "delete, remove, forget, GDPR, privacy"},
	Job:         action.Label{Name: "erase applicants", Title: "Erase the job's applicants", Help: "erase everything that this computer keeps of the job's applicants", Synonyms: "delete, remove, forget, GDPR, privacy"},
	Erase:       action.Label{Name: "erase", Help: "erase them"},
	Cancel:      action.Label{Name: "cancel", Help: "erase nothing"},
	NoApplicant: "there is no applicant",
	NoJob:       "there is no job",

	Title:       "Erase",
	Counting:    "Counting the effect.",
	Erasing:     "Erasing. If the program ends meanwhile, it goes on at the next start.",
	NothingKept: "This computer keeps no such applications.",
	Consequence: "The service keeps what it has. On this computer, erasing cannot be undone.",
	GoOn:        "go on",

	sentences: new(english),
}

type english struct{}

func (*english) Of(what string) string {
	if what == "" {
		return "Erase"
	}
	return "Erase: " + what
}
func (*english) Ask(applications int) string {
	return "Erase " + amount.Plural(applications, "application") + " from this computer?"
}
func (*english) More(applications int) string {
	return "· and " + amount.Plural(applications, "more application")
}
func (*english) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n    int
		noun string
	}{
		{r.CVs, "CV"}, {r.Files, "file of a callback"}, {r.Other, "copy of a file"}, {r.Rows.Reviews, "review"}, {r.Rows.Places, "place on shortlists"},
		{r.Rows.Lists, "empty shortlist"}, {r.Rows.Searches, "saved search"}, {r.Rows.Queued, "queued view"}, {r.Rows.Entries, "text of the activity log"},
		{r.Rows.Drafts, "draft"},
	} {
		if part.n > 0 {
			parts = append(parts, fmt.Sprintf("%s: %d", part.noun, part.n))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "Including " + strings.Join(parts, ", ") + "."
}
func (*english) TypeNumber(n int) string {
	return fmt.Sprintf("Type %d to erase %s for good.", n, amount.Plural(n, "application"))
}
func (*english) OtherNumber(n int) string {
	return fmt.Sprintf("This is not %d. Nothing was erased.", n)
}

func (*english) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "Erased: "
	if rehearsed {
		verb = "Would erase: "
	}
	lines := []string{verb + amount.Plural(r.Rows.Applications, "application") + "."}
	if with := new(english).With(r); with != "" {
		lines = append(lines, with)
	}
	if kept > 0 {
		lines = append(lines, "Kept because they are on a shortlist: "+amount.Plural(kept, "application")+". --shortlisted includes them.")
	}
	if rehearsed {
		return lines
	}
	lines = append(lines, fmt.Sprintf("Searched %s for %s.", amount.Plural(r.Searched, "file"), amount.Plural(r.Marks, "form")+" of names, addresses and numbers"))
	if r.Masked > 0 {
		lines = append(lines, "Overwritten in logs: "+amount.Plural(r.Masked, "place")+".")
	}
	if r.Team > 0 {
		lines = append(lines, new(english).TeamLinesErased(r.Team))
	}
	return append(lines, mentioned(r, "Kept, because it belongs to other applications or is your own text", func(n int) string { return amount.Plural(n, "row") })...)
}
func (*english) Failures(r account.Receipt) (lines []string) {
	for _, l := range r.Left {
		lines = append(lines, fmt.Sprintf("Left: %s, in %s.", text.Line(l.File), amount.Plural(l.Places, "place")))
	}
	for _, why := range r.Failed {
		lines = append(lines, "Failed: "+text.Line(why)+".")
	}
	return lines
}
func (*english) After() []string {
	return []string{
		"The service still has the applications. Their ids stay here, so that they are not read again.", "To forget the ids, run shortlist erase --forget-tombstones.", "Out of reach:",
	}
}
func (*english) OutOfReach() []string {
	return []string{
		"exports and CVs that you saved", "mail, printouts and the clipboard", "backups and snapshots of this computer, and blocks that its disk has not overwritten",
		"the memory of other open windows, until they are closed", "data that your own programs keep",
		"notes that spell the name in another way or alphabet: shortlist searched for it only as the applicant wrote it",
	}
}
func (*english) TeamOutOfReach() []string {
	return []string{"lines of colleagues in the team folder, until their programs next run", "your lines from other hosts in the team folder, until shortlist runs there", "the history of the team folder in git"}
}
func (*english) TeamLinesErased(n int) string {
	return "Taken out of your file in the team folder: " + amount.Plural(n, "line") + ". A tombstone ends the rest for colleagues."
}
