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
	DeleteFiles action.Label
	KeepFiles   action.Label
	NoApplicant string
	NoJob       string

	Title       string
	Counting    string
	Erasing     string
	NothingKept string
	Consequence string
	GoOn        string
	FilesStay   string
	DeleteSaved string
	WithOthers  string

	// The state after an erasure that failed
	NothingErased string
	NotErasedYet  string
	RestIsLeft    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Of(what string) string
	Marked(n int) action.Label
	MoreNames(n int) string
	Ask(applications int) string
	More(applications int) string
	With(r account.Receipt) string
	Includes(with string) string
	Gone(with string) string
	TypeNumber(n int) string
	OtherNumber(n int) string

	SavedFiles(n int) string
	SavedFile(f account.SavedFile) string
	MoreFiles(n int) string
	Files(n int, deleted bool) string
	FilesDeleted(n int) string

	Receipt(r account.Receipt, kept int, rehearsed bool) []string
	Failures(r account.Receipt) []string
	After() []string
	OutOfReach() []string
	Apart(s account.ApartStore, where string) string
	ApartAdvice(account string) string
	Stored(where string) string
	TeamOutOfReach() []string
	TeamLinesErased(n int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Applicant:   action.Label{Name: "erase applicant", Title: "Erase applicant", Help: "erase everything that this computer keeps of the applicant", Synonyms: "delete, remove, forget, GDPR, privacy"},
	Job:         action.Label{Name: "erase applicants", Title: "Erase the job's applicants", Help: "erase everything that this computer keeps of the job's applicants", Synonyms: "delete, remove, forget, GDPR, privacy"},
	Erase:       action.Label{Name: "erase", Help: "erase them"},
	Cancel:      action.Label{Name: "cancel", Help: "erase nothing"},
	DeleteFiles: action.Label{Name: "delete files", Help: "also delete the files that shortlist saved"},
	KeepFiles:   action.Label{Name: "keep files", Help: "leave the files that shortlist saved"},
	NoApplicant: "there is no applicant",
	NoJob:       "there is no job",

	Title:       "Erase",
	Counting:    "Counting the effect.",
	Erasing:     "Erasing. If the program ends meanwhile, it goes on at the next start.",
	NothingKept: "This computer keeps no such applications.",
	Consequence: "The service keeps what it has. On this computer, erasing cannot be undone.",
	GoOn:        "go on",
	FilesStay:   "Files that shortlist saved, and that stay:",
	DeleteSaved: "--delete-saved deletes those that have not changed.",
	WithOthers:  "A file that holds other applicants, too, goes as a whole.",

	NothingErased: "Nothing was erased.",
	NotErasedYet:  "Nothing is erased yet. shortlist goes on at its next start.",
	RestIsLeft:    "The applications are gone from the lists. shortlist erases the rest at its next start.",

	sentences: new(english),
}

type english struct{}

func (*english) Of(what string) string {
	if what == "" {
		return "Erase"
	}
	return "Erase: " + what
}
func (*english) Marked(n int) action.Label {
	l := inEnglish.Applicant
	l.Synonyms = l.Title + ", " + l.Synonyms
	l.Title, l.Help = "Erase "+amount.Plural(n, "applicant"), "erase everything that this computer keeps of the marked applicants"
	return l
}
func (*english) MoreNames(n int) string { return " and " + amount.Number(n) + " more" }
func (*english) Ask(applications int) string {
	return "Erase " + amount.Plural(applications, "application") + " from this computer?"
}
func (*english) More(applications int) string {
	return "· and " + amount.Plural(applications, "more application")
}
func (*english) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n         int
		one, many string
	}{
		{r.CVs, "CV", "CVs"}, {r.Files, "file of a callback", "files of callbacks"}, {r.Other, "copy of a file", "copies of files"},
		{r.Rows.Reviews, "review", "reviews"}, {r.Rows.Places, "place on a shortlist", "places on shortlists"},
		{r.Rows.Lists, "empty shortlist", "empty shortlists"}, {r.Rows.Searches, "saved search", "saved searches"},
		{r.Rows.Queued, "queued view", "queued views"}, {r.Rows.Entries, "line of the activity log", "lines of the activity log"},
		{r.Rows.Drafts, "draft", "drafts"},
	} {
		switch {
		case part.n == 1:
			parts = append(parts, "1 "+part.one)
		case part.n > 1:
			parts = append(parts, amount.Number(part.n)+" "+part.many)
		}
	}
	return strings.Join(parts, ", ")
}
func (*english) Includes(with string) string { return "With " + with + "." }
func (*english) Gone(with string) string     { return "Gone: " + with + "." }
func (*english) TypeNumber(n int) string {
	return fmt.Sprintf("Type %d to erase %s for good.", n, amount.Plural(n, "application"))
}
func (*english) OtherNumber(n int) string {
	return fmt.Sprintf("This is not %d. Nothing was erased.", n)
}

func (*english) SavedFiles(n int) string {
	return "shortlist saved " + amount.Plural(n, "file") + " with what is erased:"
}
func (*english) SavedFile(f account.SavedFile) string {
	out := text.Line(f.Path)
	switch f.State {
	case account.SavedUnchanged:
		if f.Others > 0 {
			out += " (with " + amount.Plural(f.Others, "other application") + ")"
		}
	case account.SavedChanged:
		out += " (changed since then: it stays)"
	case account.SavedNotRegular:
		out += " (not a file anymore: it stays)"
	case account.SavedMissing:
		out += " (not there: deleted, moved or renamed)"
	case account.SavedUnread:
		out += " (not readable: it stays)"
	}
	return out
}
func (*english) MoreFiles(n int) string { return "· and " + amount.Plural(n, "more file") }
func (*english) Files(n int, deleted bool) string {
	return checked(deleted) + fmt.Sprintf("Delete %s that shortlist saved, too (%s).", amount.Plural(n, "file"), action.SavedFiles)
}

// checked draws whether a choice is made.
func checked(on bool) string {
	if on {
		return "[x] "
	}
	return "[ ] "
}
func (*english) FilesDeleted(n int) string {
	return "Deleted: " + amount.Plural(n, "file") + " that shortlist saved."
}

func (*english) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "Erased: "
	if rehearsed {
		verb = "Would erase: "
	}
	lines := []string{verb + amount.Plural(r.Rows.Applications, "application") + "."}
	if with := new(english).With(r); with != "" && rehearsed {
		lines = append(lines, new(english).Includes(with))
	} else if with != "" {
		lines = append(lines, new(english).Gone(with))
	}
	if kept > 0 {
		lines = append(lines, "Kept because they are on a shortlist: "+amount.Plural(kept, "application")+". --shortlisted includes them.")
	}
	if rehearsed {
		return lines
	}
	if r.Searched > 0 {
		searched := amount.Plural(r.Searched, "file") + " searched for names, addresses and numbers"
		if foundNothing(r) {
			searched += ": nothing left"
		}
		lines = append(lines, searched+".")
	}
	if r.Masked > 0 {
		lines = append(lines, "Overwritten in logs: "+amount.Plural(r.Masked, "place")+".")
	}
	if r.Team > 0 {
		lines = append(lines, new(english).TeamLinesErased(r.Team))
	}
	others, own := mentioned(r)
	if others > 0 {
		lines = append(lines, "Left, as part of other applications: "+amount.Plural(others, "line")+".")
	}
	if own > 0 {
		lines = append(lines, "Left, as your own text: "+amount.Plural(own, "line")+" with a name, an address or a number.")
	}
	return lines
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
		"copies of saved CVs and exports", "mail, printouts and the clipboard", "backups and snapshots of this computer, and blocks that its disk has not overwritten",
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

func (*english) Apart(s account.ApartStore, where string) string {
	switch {
	case s.Why != "":
		return "Kept apart, and not searched: " + where + " (" + text.Line(s.Why) + ")."
	case s.Rows > 0:
		return "Kept apart: " + where + ". It holds " + amount.Plural(s.Rows, "entry", "entries") + " about them."
	}
	return "Kept apart: " + where + ". Nothing about them was found there."
}
func (*english) ApartAdvice(account string) string {
	if account == "" {
		return "No command opens it: delete the folder if it is not needed."
	}
	return "“held” and “erase” reach it with --account " + account + "."
}
func (*english) Stored(where string) string {
	return "Kept apart, not used by an account: " + where + "."
}
