package compare

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the comparison. Each language has its own variable.
type words struct {
	// Actions
	Next     action.Label
	Previous action.Label
	Read     action.Label
	Back     action.Label

	// The table
	Title           string
	Verdict         string
	Note            string
	Rating          string
	Tags            string
	Job             string
	Worked          string
	Experience      string
	Education       string
	CV              string
	Wants           string
	NoCV            string
	BadCV           string
	HasCV           string
	LookAgain       string
	HiddenNote      string
	OtherCurrencies string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The table
	Lowest(salary string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Next:     action.Label{Name: "next", Title: "Next applicant", Help: "to the applicant on the right"},
	Previous: action.Label{Name: "previous", Title: "Previous applicant", Help: "to the applicant on the left"},
	Read:     action.Label{Name: "read", Title: "Read the CV", Synonyms: "resume", Help: "read the profile and the CV; marks the application viewed"},
	Back:     action.Label{Name: "back", Title: "Back to the list", Synonyms: "close", Help: "back to the list"},

	Title:           "Compare",
	Verdict:         "Verdict",
	Note:            "Note",
	Rating:          "Rating",
	Tags:            "Tags",
	Job:             "Job",
	Worked:          "Worked",
	Experience:      "Experience",
	Education:       "Education",
	CV:              "CV",
	Wants:           "Wants",
	NoCV:            "none",
	BadCV:           "cannot be used",
	HasCV:           "attached",
	LookAgain:       "Look again",
	HiddenNote:      "[hidden while blind]",
	OtherCurrencies: "in different currencies: not compared",

	sentences: new(english),
}

type english struct{}

func (*english) Lowest(salary string) string { return salary + " (lowest)" }
