package compare

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the comparison. Another language is another type with these methods.
type words interface {
	// Actions
	Next() action.Label
	Previous() action.Label
	Read() action.Label
	Back() action.Label

	// The table
	Title() string
	Verdict() string
	Note() string
	Rating() string
	Tags() string
	Job() string
	Worked() string
	Experience() string
	Education() string
	CV() string
	Wants() string
	NoCV() string
	BadCV() string
	HasCV() string
	LookAgain() string
	HiddenNote() string
	OtherCurrencies() string
	Lowest(salary string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Next() action.Label {
	return action.Label{Name: "next", Title: "Next applicant", Help: "to the applicant on the right"}
}
func (*english) Previous() action.Label {
	return action.Label{Name: "previous", Title: "Previous applicant", Help: "to the applicant on the left"}
}
func (*english) Read() action.Label {
	return action.Label{Name: "read", Title: "Read the CV", Synonyms: "resume", Help: "read the profile and the CV; marks the application viewed"}
}
func (*english) Back() action.Label {
	return action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"}
}

func (*english) Title() string               { return "Compare" }
func (*english) Verdict() string             { return "Verdict" }
func (*english) Note() string                { return "Note" }
func (*english) Rating() string              { return "Rating" }
func (*english) Tags() string                { return "Tags" }
func (*english) Job() string                 { return "Job" }
func (*english) Worked() string              { return "Worked" }
func (*english) Experience() string          { return "Experience" }
func (*english) Education() string           { return "Education" }
func (*english) CV() string                  { return "CV" }
func (*english) Wants() string               { return "Wants" }
func (*english) NoCV() string                { return "none" }
func (*english) BadCV() string               { return "cannot be used" }
func (*english) HasCV() string               { return "attached" }
func (*english) LookAgain() string           { return "Look again" }
func (*english) HiddenNote() string          { return "[hidden while blind]" }
func (*english) OtherCurrencies() string     { return "in different currencies: not compared" }
func (*english) Lowest(salary string) string { return salary + " (lowest)" }
