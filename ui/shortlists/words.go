package shortlists

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of shortlists. Another language is another type with these methods.
type words interface {
	// Actions
	Shortlists() action.Label
	Open() action.Label
	Delete() action.Label
	Close() action.Label
	Back() action.Label
	Unmark() action.Label
	Read() action.Label
	Mark() action.Label
	Compare() action.Label
	Export() action.Label
	SaveCVs() action.Label
	Remove() action.Label
	Add() action.Label
	Create() action.Label
	Choose() action.Label
	Applicants() string

	// Titles and lines
	Title() string
	NamedTitle(name string, applicants int) string
	TitleFor(applicants string) string
	Hint() string
	NewList() string
	Count(applicants int) string
	On() string                // all chosen applicants are on a shortlist
	PartlyOn(n, of int) string // some of them are
	CountSince(applicants int, date string) string
	NotListed(applicants int) string
	EmptyList() string
	NoLists() string
	TypeFirstName() string
	NoneYet() string

	// Deleting a shortlist
	AskDelete() string
	DeleteWhat(name string, applicants int) string
	DeleteMeans() string
	DeleteVerb() string

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

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Shortlists() action.Label {
	return action.Label{Name: "shortlists", Synonyms: "lists, favourites, second round", Help: "shortlists: read, compare, remove"}
}
func (*english) Open() action.Label    { return action.Label{Name: "open"} }
func (*english) Delete() action.Label  { return action.Label{Name: "delete list"} }
func (*english) Close() action.Label   { return action.Label{Name: "close"} }
func (*english) Back() action.Label    { return action.Label{Name: "back"} }
func (*english) Unmark() action.Label  { return action.Label{Name: "unmark"} }
func (*english) Read() action.Label    { return action.Label{Name: "read"} }
func (*english) Mark() action.Label    { return action.Label{Name: "mark"} }
func (*english) Compare() action.Label { return action.Label{Name: "compare"} }
func (*english) Export() action.Label  { return action.Label{Name: "export"} }
func (*english) SaveCVs() action.Label { return action.Label{Name: "save CVs"} }
func (*english) Remove() action.Label  { return action.Label{Name: "remove from list"} }
func (*english) Add() action.Label     { return action.Label{Name: "add"} }
func (*english) Create() action.Label  { return action.Label{Name: "create"} }
func (*english) Choose() action.Label  { return action.Label{Name: "choose"} }
func (*english) Applicants() string    { return "applicants" }

func (*english) Title() string { return "Shortlists" }
func (*english) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.Plural(applicants, "applicant")
}
func (*english) TitleFor(applicants string) string { return "Shortlists for " + applicants }
func (*english) Hint() string                      { return "a new name, or part of one" }
func (*english) NewList() string                   { return "a new shortlist" }
func (*english) Count(applicants int) string       { return amount.Plural(applicants, "applicant") }
func (*english) CountSince(applicants int, date string) string {
	return amount.Plural(applicants, "applicant") + "  since " + date
}
func (*english) NotListed(applicants int) string {
	return amount.Plural(applicants, "applicant") + " on it that the service no longer lists."
}
func (*english) EmptyList() string     { return "This shortlist is empty now." }
func (*english) NoLists() string       { return "No shortlists are left." }
func (*english) TypeFirstName() string { return "No shortlist yet: type a name for the first." }
func (*english) NoneYet() string {
	return "No shortlist yet. " + action.Enlist.String() + " adds the selected applicant, or all marked ones, to a new one."
}

func (*english) AskDelete() string { return "Delete a shortlist" }
func (*english) DeleteWhat(name string, applicants int) string {
	return "Delete “" + name + "” with " + amount.Plural(applicants, "applicant") + "?"
}
func (*english) DeleteMeans() string { return "The applicants and your reviews stay." }
func (*english) DeleteVerb() string  { return "delete it" }

func (*english) Deleted(name string, applicants int) string {
	return "“" + name + "” with " + amount.Plural(applicants, "applicant") + " is deleted"
}
func (*english) Added(applicants, list string) string {
	return applicants + " added to “" + list + "”"
}
func (*english) Removed(applicants, list string) string {
	return applicants + " removed from “" + list + "”"
}

func (*english) Changed(change string) string {
	return change + ". " + action.Undo.String() + " undoes it."
}
func (*english) ChangedSeeLists(change string) string {
	return change + ". " + action.Shortlists.String() + " shows the shortlists. " + action.Undo.String() + " undoes it."
}
func (*english) Unchanged(change string) string { return change + ", as before." }
func (*english) Undone(change string) string    { return "Undone: " + change + "." }
func (*english) On() string                     { return "on it" }
func (*english) PartlyOn(n, of int) string {
	return amount.Number(n) + " of " + amount.Number(of) + " on it"
}
