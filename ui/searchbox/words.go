package searchbox

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
)

// words are the texts of searching and saved searches. Each language has its own variable.
type words struct {
	// Actions
	Search        action.Label
	Read          action.Label
	Earlier       action.Label
	Up            action.Label
	Down          action.Label
	PageUp        action.Label
	PageDown      action.Label
	ClearLine     action.Label
	LoadOthers    action.Label
	NameSearch    action.Label
	NamedSearches action.Label
	CloseSearch   action.Label
	Close         action.Label
	Save          action.Label
	Use           action.Label
	Forget        action.Label

	// Reasons why an action is not possible
	NoneFound    string
	NothingTyped string
	BeingLoaded  string
	AllSearched  string
	NoSuchSearch string
	NoName       string

	// The search
	Hint       string
	Title      string
	Explained  string
	BlindHides string
	JustIn     string

	// Loading the other jobs
	OtherWindowLoads string

	// Saved searches
	PartOfName    string
	AName         string
	NameThis      string
	SavedSearches string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Reasons why an action is not possible
	NameTaken(query string) string

	// The search
	Result(r result) string
	NotSearched(applications int) string
	NotRead(cvs int) string
	BeingRead(cvs int) string
	In(query.Field) string // where the words were found

	// Loading the other jobs
	JobFailed(title, why string) string
	LoadingOthers() string
	LoadingJob(n, of int, title string, applicants int) string

	// Saved searches
	Saved(name string) string
	Forgotten(name, query string) string
	Searches(query string) string
	NoneSaved() string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Search:        action.Label{Name: "search", Title: "Search all applicants", Synonyms: "find, look for, talent, pool, everywhere", Help: "search the applicants of all jobs: profiles, notes and CVs"},
	Read:          action.Label{Name: "read", Help: "read the application; marks it viewed"},
	Earlier:       action.Label{Name: "earlier search", Help: "the search before this one"},
	Up:            action.Label{Name: "up", Help: "up"},
	Down:          action.Label{Name: "down", Help: "down"},
	PageUp:        action.Label{Name: "page up", Help: "half a page up"},
	PageDown:      action.Label{Name: "page down", Help: "half a page down"},
	ClearLine:     action.Label{Name: "clear", Help: "clear the search"},
	LoadOthers:    action.Label{Name: "load others", Title: "Load the applicants of the other jobs", Help: "load the applicants of all jobs to search them, too; marks no one viewed"},
	NameSearch:    action.Label{Name: "name it", Help: "save this search under a name"},
	NamedSearches: action.Label{Name: "saved searches", Help: "choose a saved search"},
	CloseSearch:   action.Label{Name: "close", Help: "stop loading the other jobs; otherwise close the search, which keeps its words"},
	Close:         action.Label{Name: "close"},
	Save:          action.Label{Name: "save"},
	Use:           action.Label{Name: "search"},
	Forget:        action.Label{Name: "delete"},

	NoneFound:    "no applicant is found",
	NothingTyped: "nothing is typed",
	BeingLoaded:  "they are being loaded",
	AllSearched:  "the applicants of all jobs are searched",
	NoSuchSearch: "no saved search matches",
	NoName:       "it has no name yet",

	Hint:       "words, \"phrases\", -not, name: cv: job: tag: has: is: rating:",
	Title:      "Search all applicants",
	Explained:  "Everything must match. The newest come first. Searching marks no one viewed.",
	BlindHides: "In blind mode names, contacts and ages are not searched.",
	JustIn:     "just in",

	OtherWindowLoads: "Another window is loading applicants. Try again later.",

	PartOfName:    "part of a name",
	AName:         "a name",
	NameThis:      "Name this search",
	SavedSearches: "Saved searches",

	sentences: new(english),
}

type english struct{}

func (*english) NameTaken(query string) string {
	return "another search has this name: " + query + "; delete it first, or choose another name"
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
func (*english) NotSearched(applications int) string {
	return amount.Plural(applications, "application") + " not searched yet."
}
func (*english) BeingRead(cvs int) string {
	return amount.Plural(cvs, "CV is", "CVs are") + " being read."
}
func (*english) NotRead(cvs int) string { return amount.Plural(cvs, "CV") + " not read yet." }
func (*english) In(f query.Field) string {
	return [query.Marks]string{"position", "employer", "your note", "your tag", "duties", "in the CV", "education", "region", "contact", "name"}[f] + ": "
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

func (*english) Saved(name string) string {
	return lang.End("Saved as “"+name+"”") + " " + action.NamedOnes.String() + " shows the saved searches."
}
func (*english) Forgotten(name, query string) string {
	return "Deleted: “" + name + "”, which was " + query
}
func (*english) Searches(query string) string { return "Searches for: " + query }
func (*english) NoneSaved() string {
	return "No saved search matches. " + action.NameSearch.String() + " in the search saves one."
}
