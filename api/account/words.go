package account

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the errors and reports of an account. An error is a clause: its caller begins the sentence.
// Each language has its own variable.
type words struct {
	// Reading
	ReadOnly string
	Busy     string
	Unkept   string

	// CVs and files
	NoCV               string
	CVDamaged          string
	Blind              string
	FileNeedsName      string
	NoAttachmentFolder string

	// Opening a CV in another program
	NotOpened         string
	NoFolderForCopies string
	TooLargeForCV     string
	NotACV            string
	WebPage           string
	IsProgram         string

	// Changes
	Elsewhere     string
	ResultUnknown string
	NoStatus      string

	// Creates and updates without an answer
	OutcomeUnknown string

	// A damaged store
	NothingOfYours string
	NothingRead    string
	StoreMissing   string
	ReadAgain      string

	// Erasing
	ErasingElsewhere   string
	NothingToSearchFor string
	ClockAhead         string
	NoServiceTime      string

	// The team folder
	NoTeam        string
	TeamAway      string
	TeamForbidden string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Reading
	ListMissing(known int) string
	ApplicantsMissing(counted int) string
	CVsLost(n int) string
	Unreadable(n int) string

	// CVs and files
	CVNotAttached(applicant string) string
	CVBroken(applicant, why string) string
	CVMissing(applicant string) string
	FileMissing(applicant string) string
	Application(id int64) string
	TextNotSaved(applicant string) string
	NotAFileName(name string) string

	// Opening a CV in another program
	NotOpenedBut(why string) string

	// Changes
	ChangedMeanwhile(change model.StatusChange, was, now model.JobStatus) string
	Conflict(title string, fields []string) string

	// Creates and updates without an answer
	NoAnswer(why string) string
	OpenAnswer(why string) string
	Undone(why, title string) string
	Unanswered(why, title string) string

	// A damaged store
	Damaged(file string) string
	StoreForeign(file string) string
	Saved(rows []string) string
	PartlyRead(tables []string) string
	Rows(n int, table string) string
	ReadInText(texts []string) string
	ReadInBoth(texts []string) string
	NotReadIn(why string) string
	DraftOf(title string) string // "" for none
	UnfinishedNotes(n int) string
	Table(name string) string

	// Erasing
	SeveralPeople(n int) string
	ErasedApplications(n int) string
	SweptNote(days, kept int) string
	DaysAhead(days int) string
	Unswept(days int) string

	// Deleted jobs that the service does not list
	DeletedCopies(n int) string

	// The team folder
	TeamNotRead(why string) string
	TeamFails(why string) string
	TeamUnsigned(why string) string
	TeamProblem(first string, more int) string
	TeamLater(why string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	ReadOnly: "this account is open read-only here",
	Busy:     "another shortlist is reading applicants right now",
	Unkept:   "not everything could be stored on this computer",

	NoCV:               "no CV",
	CVDamaged:          "it arrived, but the page with it was damaged; read the applicants again",
	Blind:              "blind mode is on, and the file identifies the applicant; only its text can be shown",
	FileNeedsName:      "a file needs a name",
	NoAttachmentFolder: "there is no folder for attachments here",

	NotOpened:         "the CV is not opened",
	NoFolderForCopies: "there is no folder for copies here",
	TooLargeForCV:     "it is larger than a CV",
	NotACV:            "it is not a kind of file that CVs are",
	WebPage:           "it is a web page, which may run code and report that you opened it",
	IsProgram:         "it is a program",

	Elsewhere:     "another window is sending changes right now; this change follows",
	ResultUnknown: "another window has sent this change; its result is not known here",
	NoStatus:      "the service accepted the change without a status, and the job could not be read",

	OutcomeUnknown: "it was sent before, and its outcome is not known",

	StoreMissing:   "The store on this computer is gone: its file is missing, and a new one was begun. It held your reviews, drafts and other data that only this computer had: quit all windows and put a backup in its place.",
	NothingRead:    "Nothing could be read of it.",
	NothingOfYours: "It held nothing of your own.",
	ReadAgain:      "Jobs are read from the service again, and applicants when you open their job.",

	NothingToSearchFor: "there is no name, address or number to search for",
	ErasingElsewhere:   "another window is erasing applications; erase again when it has finished",
	ClockAhead:         "old applications are erased only while this computer's clock is known to be right",
	NoServiceTime:      "the service does not answer with its time, so shortlist cannot check this computer's clock. Erase them with shortlist erase --older-than",

	NoTeam:        "no team folder is set; see shortlist guide team",
	TeamAway:      "the team folder is not there",
	TeamForbidden: "you may not use the team folder, or not write there",

	sentences: new(english),
}

type english struct{}

func (*english) ListMissing(known int) string {
	return "it sent no list, and " + amount.Plural(known, "job") + " were listed before"
}
func (*english) ApplicantsMissing(counted int) string {
	return "it sent no applicants, and counts " + amount.Number(counted)
}
func (*english) CVsLost(n int) string { return amount.Plural(n, "CV") + " missing" }
func (*english) Unreadable(n int) string {
	return amount.Plural(n, "application") + " could not be read"
}

func (*english) CVNotAttached(applicant string) string { return applicant + " attached none" }
func (*english) CVBroken(applicant, why string) string {
	return "the CV of " + applicant + " cannot be used: " + why
}
func (*english) CVMissing(applicant string) string {
	return "the CV of " + applicant + " is not on this computer; refresh the applicants"
}
func (*english) FileMissing(applicant string) string {
	return "the file of " + applicant + " is not on this computer any more"
}
func (*english) Application(id int64) string { return fmt.Sprintf("application %d", id) }
func (*english) TextNotSaved(applicant string) string {
	return "blind mode is on, and the CV of " + applicant + " cannot be saved as text"
}
func (*english) NotAFileName(name string) string {
	return strconv.Quote(name) + " cannot be the name of a file"
}

func (*english) NotOpenedBut(why string) string {
	return why + "; you can read its text here, or save it"
}

func (*english) ChangedMeanwhile(change model.StatusChange, was, now model.JobStatus) string {
	return fmt.Sprintf("the job was %s when you asked to %s it, and someone else has changed it: it is %s now", was, change, now)
}
func (*english) Conflict(title string, fields []string) string {
	return "“" + title + "” has changed meanwhile: " + strings.Join(fields, ", ")
}

func (*english) NoAnswer(why string) string { return "no answer came (" + why + ")" }
func (*english) OpenAnswer(why string) string {
	return "the answer does not show whether it was done (" + why + ")"
}
func (*english) Undone(why, title string) string {
	return lang.End(why) + " The changes to “" + title + "” did not arrive: the job is unchanged"
}
func (*english) Unanswered(why, title string) string {
	return lang.End(why) + " The changes to “" + title + "” may be public or not. To be sure, send them again: that does no harm"
}

func (*english) StoreForeign(file string) string {
	return "In place of the store was the database of another program, which is kept as " + file + ". A new store was begun. It has none of your reviews, drafts and other data that only this computer had: quit all windows and put a backup in its place."
}
func (*english) Damaged(file string) string {
	return "The data on this computer was damaged; the damaged file is kept as " + file + "."
}
func (*english) Saved(rows []string) string {
	return "Saved from it: " + strings.Join(rows, ", ") + "."
}
func (*english) PartlyRead(tables []string) string {
	return "Only a part could be read of: " + strings.Join(tables, ", ") + "."
}
func (*english) ReadInText(texts []string) string {
	return fmt.Sprintf("Typed in a window that could not save, and read in now: %s", lang.End(strings.Join(texts, ", ")))
}
func (*english) ReadInBoth(texts []string) string {
	return fmt.Sprintf("Changed in two windows; both versions are kept: %s", lang.End(strings.Join(texts, ", ")))
}
func (*english) NotReadIn(why string) string {
	return fmt.Sprintf("This file could not be read in, and stays: %s", lang.End(why))
}
func (*english) DraftOf(title string) string {
	if title == "" {
		return "a draft without a title"
	}
	return fmt.Sprintf("“%s”", title)
}
func (*english) UnfinishedNotes(n int) string { return fmt.Sprintf("unfinished notes (%d)", n) }
func (*english) Rows(n int, table string) string {
	return strconv.Itoa(n) + " of " + new(english).Table(table)
}
func (*english) Table(name string) string {
	return cmp.Or(map[string]string{
		"currencies": "the currencies you sent", "drafts": "your drafts",
		"activity": "the activity log", "intents": "the new jobs without an answer", "outbox": "your changes that are not sent yet",
		"reviews": "your reviews of applicants", "shortlists": "your shortlists", "shortlisted": "the people on them", "settings": "the settings", "searches": "your saved searches",
		"arrivals": "the applications that just came in", "new_applications": "which applications are new",
		"saved_files": "which files with applicants you saved",
		"erasures":    "the erasures that have not ended", "erased": "which applications were erased",
		"job_views":    "how often jobs were viewed, by day",
		"team_pending": "your changes that are not in the team folder yet",
	}[name], name)
}

func (*english) SeveralPeople(n int) string {
	return fmt.Sprintf("%d people fit this; name one by an application's id", n)
}
func (*english) ErasedApplications(n int) string { return amount.Plural(n, "application") }
func (*english) SweptNote(days, kept int) string {
	note := fmt.Sprintf(", older than %s", amount.Plural(days, "day"))
	if kept > 0 {
		note += fmt.Sprintf("; %d on shortlists kept", kept)
	}
	return note
}
func (*english) DaysAhead(days int) string {
	return "this computer is " + amount.Plural(days, "day") + " ahead of the service"
}
func (*english) Unswept(days int) string {
	return "applications older than " + amount.Plural(days, "day")
}

func (*english) TeamNotRead(why string) string {
	return "not read: " + why
}
func (*english) TeamFails(why string) string {
	return "Team folder: " + lang.End(why) + " Your changes wait on this computer; shortlist doctor shows more."
}
func (*english) TeamUnsigned(why string) string {
	return "Team folder: " + lang.End(why) + " Colleagues who check signatures do not see them; shortlist doctor shows more."
}
func (*english) TeamProblem(first string, more int) string {
	if more == 0 {
		return "Team folder: " + lang.End(first)
	}
	return "Team folder: " + first + "; and " + amount.Plural(more, "more problem") + " in its files."
}
func (*english) TeamLater(why string) string {
	return "your lines in the team folder are taken out when it can be written again: " + why
}

func (*english) DeletedCopies(n int) string {
	if n == 0 {
		return "there is no copy of a deleted job on this computer"
	}
	return "deleted jobs are shown from the copies on this computer"
}
