package due

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of this package. Each language has its own variable.
type words struct {
	Read action.Label

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	NoneDue() string
	Due(n int, first []string) string // first are the names of the first applicants
	Reads() string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Read: action.Label{Name: "due", Title: "Look again at who is due", Synonyms: "due, snoozed, reminders, follow up, again", Help: "read the applicants whose date has come"},

	sentences: new(english),
}

type english struct{}

func (*english) NoneDue() string {
	return "no applicant is due; " + action.Snooze.String() + " sets a date"
}
func (*english) Due(n int, first []string) string {
	return amount.Plural(n, "applicant") + " to look at again: " + lang.End(list(n, first))
}
func (*english) Reads() string { return action.Due.String() + " opens them." }

// list writes the names of the first of n applicants.
func list(n int, first []string) string {
	if n > len(first) {
		return strings.Join(first, ", ") + " …"
	}
	return strings.Join(first, ", ")
}
