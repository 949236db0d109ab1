package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of searching and saved searches. Another language is another
// type with these methods.
type words interface {
	// Actions
	Search() action.Label
	Read() action.Label
	Up() action.Label
	Down() action.Label
	PageUp() action.Label
	PageDown() action.Label
	ClearLine() action.Label
	LoadOthers() action.Label
	NameSearch() action.Label
	NamedSearches() action.Label
	CloseSearch() action.Label
	Close() action.Label
	Save() action.Label
	Use() action.Label
	Forget() action.Label

	// Reasons why an action is not possible
	NoneFound() string
	NothingTyped() string
	BeingLoaded() string
	AllSearched() string
	NoSuchSearch() string
	NoName() string
	NameTaken(query string) string

	// The search
	Hint() string
	Title() string
	Explained() string
	Result(r result) string
	BlindHides() string
	NotSearched(applications int) string
	NotRead(cvs int) string
	JustIn() string
	In(field string) string

	// Loading the other jobs
	OtherWindowLoads() string
	JobFailed(title, why string) string
	LoadingOthers() string
	LoadingJob(n, of int, title string, applicants int) string

	// Saved searches
	PartOfName() string
	AName() string
	NameThis() string
	SavedSearches() string
	Saved(name string) string
	Forgotten(name, query string) string
	Searches(query string) string
	NoneSaved() string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Search() action.Label {
	return action.Label{Name: "search", Title: "Search all applicants", Synonyms: "find, look for, talent, pool, everywhere", Help: "search the applicants of all jobs: profiles, notes and CVs"}
}
func (*english) Read() action.Label {
	return action.Label{Name: "read", Help: "read the application; marks it viewed"}
}
func (*english) Up() action.Label     { return action.Label{Name: "up", Help: "up"} }
func (*english) Down() action.Label   { return action.Label{Name: "down", Help: "down"} }
func (*english) PageUp() action.Label { return action.Label{Name: "page up", Help: "half a page up"} }
func (*english) PageDown() action.Label {
	return action.Label{Name: "page down", Help: "half a page down"}
}
func (*english) ClearLine() action.Label {
	return action.Label{Name: "clear", Help: "clear the search"}
}
func (*english) LoadOthers() action.Label {
	return action.Label{Name: "load others", Title: "Load the applicants of the other jobs", Help: "load the applicants of all jobs to search them, too; marks no one viewed"}
}
func (*english) NameSearch() action.Label {
	return action.Label{Name: "name it", Help: "save this search under a name"}
}
func (*english) NamedSearches() action.Label {
	return action.Label{Name: "saved searches", Help: "choose a saved search"}
}
func (*english) CloseSearch() action.Label {
	return action.Label{Name: "close", Help: "stop loading the other jobs; otherwise close the search, which keeps its words"}
}
func (*english) Close() action.Label  { return action.Label{Name: "close"} }
func (*english) Save() action.Label   { return action.Label{Name: "save"} }
func (*english) Use() action.Label    { return action.Label{Name: "search"} }
func (*english) Forget() action.Label { return action.Label{Name: "delete"} }

func (*english) NoneFound() string    { return "no applicant is found" }
func (*english) NothingTyped() string { return "nothing is typed" }
func (*english) BeingLoaded() string  { return "they are being loaded" }
func (*english) AllSearched() string  { return "the applicants of all jobs are searched" }
func (*english) NoSuchSearch() string { return "no saved search matches" }
func (*english) NoName() string       { return "it has no name yet" }
func (*english) NameTaken(query string) string {
	return "another search has this name: " + query + "; delete it first, or choose another name"
}

func (*english) Hint() string {
	return "words, \"phrases\", -not, name: cv: job: tag: has: is: rating:"
}
func (*english) Title() string { return "Search all applicants" }
func (*english) Explained() string {
	return "Everything must match. The newest come first. Searching marks no one viewed."
}
func (*english) Result(r result) string {
	var out string
	switch {
	case r.listed == 0:
		out = "No applicants found"
	case r.many:
		out = fmt.Sprintf("The newest %d of more than %d applicants", r.listed, r.listed+r.more)
	case r.more > 0:
		out = fmt.Sprintf("The newest %d of %d applicants", r.listed, r.listed+r.more)
	default:
		out = amount.Plural(r.listed, "applicant")
	}
	if r.searched < r.jobs {
		out += fmt.Sprintf(" in %d of %s", r.searched, amount.Plural(r.jobs, "job"))
		if !r.loading {
			out += "; " + action.ReadOthers.String() + " loads the others"
		}
	}
	return out + "."
}
func (*english) BlindHides() string {
	return "In blind mode names, contacts and ages are not searched."
}
func (*english) NotSearched(applications int) string {
	return amount.Plural(applications, "application") + " not searched yet."
}
func (*english) NotRead(cvs int) string { return amount.Plural(cvs, "CV") + " not read yet." }
func (*english) JustIn() string         { return "just in" }
func (*english) In(field string) string { return field + ": " }

func (*english) OtherWindowLoads() string {
	return "Another window is loading applicants. Try again later."
}
func (*english) JobFailed(title, why string) string {
	return "“" + title + "” could not be loaded: " + why
}
func (*english) LoadingOthers() string {
	return "Loading the other jobs… " + action.Back.String() + " stops."
}
func (*english) LoadingJob(n, of int, title string, applicants int) string {
	return fmt.Sprintf("Loading job %d of %d, “%s”: %s. %s stops.", n, of, title, amount.Plural(applicants, "applicant"), action.Back)
}

func (*english) PartOfName() string    { return "part of a name" }
func (*english) AName() string         { return "a name" }
func (*english) NameThis() string      { return "Name this search" }
func (*english) SavedSearches() string { return "Saved searches" }
func (*english) Saved(name string) string {
	return "Saved as “" + name + "”. " + action.NamedOnes.String() + " shows the saved searches."
}
func (*english) Forgotten(name, query string) string {
	return "Deleted: “" + name + "”, which was " + query
}
func (*english) Searches(query string) string { return "Searches for: " + query }
func (*english) NoneSaved() string {
	return "No saved search matches. " + action.NameSearch.String() + " in the search saves one."
}
