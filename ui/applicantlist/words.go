package applicantlist

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the applicant list. Each language has its own variable.
type words struct {
	// Actions
	NameFilter   action.Label
	NamedFilters action.Label
	Open         action.Label
	Preview      action.Label
	ReadCV       action.Label
	SaveCV       action.Label
	SendCV       action.Label
	OpenCV       action.Label
	Mark         action.Label
	Reverse      action.Label
	Refetch      action.Label
	StopSaving   action.Label
	StopFetching action.Label
	ClearFilter  action.Label
	Unmark       action.Label
	Back         action.Label
	Applicants   string

	// Reasons why an action is not possible
	NoApplicant  string
	NoJob        string
	NothingTyped string

	// The header
	Title      string
	Loading    string
	NotLoaded  string
	Incomplete string

	// The columns
	Name       string
	Position   string
	Region     string
	Experience string
	Wants      string
	Review     string
	Signs      string

	// Below and instead of the list
	ChooseJob         string
	LoadingApplicants string
	NoApplicants      string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Actions
	Filter() action.Label
	Sort() action.Label
	SaveMarked(marked int) action.Label
	Copy(marked int) action.Label
	Tab(name string) action.Label

	// Reasons why an action is not possible
	FilterHides(marked int) string
	TabHides(marked int) string

	// Notices
	Sorted(order string) string
	SortedBySalary(order string) string
	Stopped(applicants int) string

	// The header
	AsOf(clock string) string
	TabNames() [tabCount]string
	ShortTabNames() [tabCount]string
	Progress(arrived, of int, size string) string

	// Below and instead of the list
	Unreadable(applications int) string
	NotStored(why string) string
	Arrived(n, of int) string
	ListFrom(clock string) string
	NoMatches() string
	PressToLoad(applicants int) string
	AllViewed() string
	AllDecided() string
	EmptyTab() string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NameFilter:   action.Label{Name: "name it", Title: "Name this filter", Synonyms: "save search", Help: "save this filter under a name"},
	NamedFilters: action.Label{Name: "saved filters", Title: "Saved filters", Synonyms: "named searches", Help: "choose a saved filter"},
	Open:         action.Label{Name: "open", Title: "Open the application", Synonyms: "view, read", Help: "open the application; marks it viewed"},
	Preview:      action.Label{Name: "preview", Title: "Preview the application", Synonyms: "look, peek", Help: "preview it; does not mark it viewed"},
	ReadCV:       action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review, queue", Help: "read profile and CV, one after another; marks each viewed"},
	SaveCV:       action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "save CV, download, resume, pdf", Help: "save the CV, or those of all marked applicants"},
	SendCV:       action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"},
	OpenCV:       action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open a copy of the CV in your desktop's viewer"},
	Mark:         action.Label{Name: "mark", Title: "Mark the applicant", Synonyms: "select, check", Help: "mark or unmark; verdict, note, tags act on all marked"},
	Reverse:      action.Label{Name: "reverse", Title: "Reverse the order of applicants", Synonyms: "order, sort, descending, ascending", Help: "reverse the order"},
	Refetch:      action.Label{Name: "refresh", Title: "Refresh the applicants", Synonyms: "reload, fetch, update, sync", Help: "fetch the applicants again"},
	StopSaving:   action.Label{Name: "stop saving", Synonyms: "cancel", Help: "stop saving CVs; the saved ones stay"},
	StopFetching: action.Label{Name: "stop loading", Synonyms: "cancel, stop reading", Help: "stop loading; the applicants that arrived stay"},
	ClearFilter:  action.Label{Name: "clear", Title: "Clear the filter", Synonyms: "show all", Help: "remove the filter"},
	Unmark:       action.Label{Name: "unmark", Title: "Unmark all applicants", Synonyms: "deselect, select none", Help: "remove all marks"},
	Back:         action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs"},
	Applicants:   "applicants",

	NoApplicant:  "no applicant is selected",
	NoJob:        "no job is open",
	NothingTyped: "nothing is typed",

	Title:      "Applicants",
	Loading:    "loading…",
	NotLoaded:  "not loaded yet",
	Incomplete: "incomplete",

	Name:       "Name",
	Position:   "Position",
	Region:     "Region",
	Experience: "Exp",
	Wants:      "Wants",
	Review:     "Review, status",
	Signs:      "  CV   Ago ",

	ChooseJob:         "Choose a job.",
	LoadingApplicants: "Loading the applicants…",
	NoApplicants:      "No applicants yet.",

	sentences: new(english),
}

type english struct{}

func (*english) Filter() action.Label {
	return action.Label{Name: "filter", Title: "Filter the applicants", Synonyms: "search, find, narrow", Help: "show only matching applicants, as with " + action.Search.String() + "; also is:marked"}
}
func (*english) Sort() action.Label {
	return action.Label{Name: "sort", Title: "Sort the applicants", Synonyms: "order", Help: "next order; " + action.Reverse.String() + " reverses it"}
}
func (*english) Copy(marked int) action.Label {
	l := action.Label{Name: "copy contact", Title: "Copy the contact", Synonyms: "clipboard, e-mail, email, phone", Help: "copy e-mail and phone to your terminal's clipboard; of the marked, the e-mail addresses"}
	if marked > 0 {
		l.Name = "copy e-mails (" + amount.Number(marked) + ")"
	}
	return l
}
func (*english) SaveMarked(marked int) action.Label {
	l := inEnglish.SaveCV
	l.Name = "save CVs (" + amount.Number(marked) + ")"
	return l
}
func (*english) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Applicants: " + name, Synonyms: "tab", Help: action.Tab + name}
}

func (*english) FilterHides(marked int) string {
	return "the filter hides " + amount.Plural(marked, "marked applicant") + "; " + action.Back.String() + " clears it"
}
func (*english) TabHides(marked int) string {
	return "this tab hides " + amount.Plural(marked, "marked applicant") + "; " + action.Back.String() + " unmarks"
}

func (*english) Sorted(order string) string { return "Sorted by " + order + "." }
func (*english) SortedBySalary(order string) string {
	return "Sorted by " + order + ", each currency separately."
}
func (*english) Stopped(applicants int) string {
	return "Stopped after " + amount.Plural(applicants, "applicant") + "."
}

func (*english) AsOf(clock string) string { return "as of " + clock }
func (*english) TabNames() [tabCount]string {
	return [tabCount]string{"All", "Unviewed", "Yes", "Maybe", "No", "Undecided", "Suggested", "Deleted"}
}
func (*english) ShortTabNames() [tabCount]string {
	return [tabCount]string{"All", "Unviewed", "Yes", "Maybe", "No", "Undec", "Sugg", "Del"}
}
func (*english) Progress(arrived, of int, size string) string {
	if of < arrived || of == 0 {
		return fmt.Sprintf("%d · %s", arrived, size)
	}
	return fmt.Sprintf("%d / %d · %s", arrived, of, size)
}

func (*english) Unreadable(applications int) string {
	return amount.Plural(applications, "application") + " could not be read."
}
func (*english) NotStored(why string) string {
	return "Not everything could be stored on this computer: " + why
}
func (*english) Arrived(n, of int) string {
	return fmt.Sprintf("%d of about %d arrived and are kept.", n, of)
}
func (*english) ListFrom(clock string) string { return "This list is from " + clock + "." }
func (*english) NoMatches() string {
	return "No matches. " + action.Back.String() + " clears the filter."
}
func (*english) PressToLoad(applicants int) string {
	return amount.Plural(applicants, "applicant") + ". Press " + action.Open.String() + " on the job to load them."
}
func (*english) AllViewed() string {
	return "You have viewed everyone. " + action.ShowTab(1).String() + " shows all applicants."
}
func (*english) AllDecided() string {
	return "Everyone has a verdict. " + action.ShowTab(1).String() + " shows all applicants."
}
func (*english) EmptyTab() string {
	return "No applicants here. " + action.ShowTab(1).String() + " shows all applicants."
}
