package shortlists

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of shortlists. Each language has its own variable.
type words struct {
	// Actions
	Shortlists action.Label
	Open       action.Label
	Delete     action.Label
	Close      action.Label
	Back       action.Label
	Unmark     action.Label
	Read       action.Label
	Mark       action.Label
	Compare    action.Label
	Export     action.Label
	SaveCVs    action.Label
	Remove     action.Label
	Add        action.Label
	Create     action.Label
	Choose     action.Label
	Applicants string

	// Titles and lines
	Title         string
	Hint          string
	NewList       string
	On            string // all chosen applicants are on a shortlist
	EmptyList     string
	NoLists       string
	TypeFirstName string

	// Deleting a shortlist
	AskDelete   string
	DeleteMeans string
	DeleteVerb  string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Titles and lines
	NamedTitle(name string, applicants int) string
	TitleFor(applicants string) string
	Count(applicants int) string
	PartlyOn(n, of int) string // some of them are
	CountSince(applicants int, date string) string
	NotListed(applicants int) string
	NoneYet() string

	// Deleting a shortlist
	DeleteWhat(name string, applicants int) string

	// Changes, without a full stop
	Deleted(name string, applicants int) string
	Added(applicants, list string) string
	Removed(applicants, list string) string

	// Notices about changes
	Changed(change string) string
	ChangedSeeLists(change string) string
	Unchanged(change string) string
	Undone(change string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Shortlists: action.Label{Name: "shortlists", Synonyms: "lists, favourites, second round", Help: "shortlists: read, compare, remove"},
	Open:       action.Label{Name: "open"},
	Delete:     action.Label{Name: "delete list"},
	Close:      action.Label{Name: "close"},
	Back:       action.Label{Name: "back"},
	Unmark:     action.Label{Name: "unmark"},
	Read:       action.Label{Name: "read"},
	Mark:       action.Label{Name: "mark"},
	Compare:    action.Label{Name: "compare"},
	Export:     action.Label{Name: "export"},
	SaveCVs:    action.Label{Name: "save CVs"},
	Remove:     action.Label{Name: "remove from list"},
	Add:        action.Label{Name: "add"},
	Create:     action.Label{Name: "create"},
	Choose:     action.Label{Name: "choose"},
	Applicants: "applicants",

	Title:         "Shortlists",
	Hint:          "a new name, or part of one",
	NewList:       "a new shortlist",
	On:            "on it",
	EmptyList:     "This shortlist is empty now.",
	NoLists:       "No shortlists are left.",
	TypeFirstName: "No shortlist yet: type a name for the first.",

	AskDelete:   "Delete a shortlist",
	DeleteMeans: "The applicants and your reviews stay.",
	DeleteVerb:  "delete it",

	sentences: new(english),
}

type english struct{}

func (*english) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.Plural(applicants, "applicant")
}
func (*english) TitleFor(applicants string) string { return "Shortlists for " + applicants }
func (*english) Count(applicants int) string       { return amount.Plural(applicants, "applicant") }
func (*english) CountSince(applicants int, date string) string {
	return amount.Plural(applicants, "applicant") + "  since " + date
}
func (*english) NotListed(applicants int) string {
	return amount.Plural(applicants, "applicant") + " on it that the service no longer lists."
}
func (*english) NoneYet() string {
	return "No shortlist yet. " + action.Enlist.String() + " adds the selected applicant, or all marked ones, to a new one."
}

func (*english) DeleteWhat(name string, applicants int) string {
	return "Delete “" + name + "” with " + amount.Plural(applicants, "applicant") + "?"
}

func (*english) Deleted(name string, applicants int) string {
	return "“" + name + "” with " + amount.Plural(applicants, "applicant") + " deleted"
}
func (*english) Added(applicants, list string) string {
	return applicants + " added to “" + list + "”"
}
func (*english) Removed(applicants, list string) string {
	return applicants + " removed from “" + list + "”"
}

func (*english) Changed(change string) string {
	return lang.End(change) + " " + action.Undo.String() + " undoes it."
}
func (*english) ChangedSeeLists(change string) string {
	return lang.End(change) + " " + action.Shortlists.String() + " shows the shortlists. " + action.Undo.String() + " undoes it."
}
func (*english) Unchanged(change string) string { return change + ", as before." }
func (*english) Undone(change string) string    { return "Undone: " + lang.End(change) }
func (*english) PartlyOn(n, of int) string {
	return amount.Number(n) + " of " + amount.Number(of) + " on it"
}
