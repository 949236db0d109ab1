package export

import (
	"strconv"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts in exported files and about them. The names in JSON are not among them:
// other programs rely on them.
type words struct {
	Switched string

	// The booklet.
	Verdict       string
	Tags          string
	Notes         string
	Experience    string
	Education     string
	CV            string
	BoxCharacters string

	// Data that is kept of a person
	HeldTitle           string
	Kept                string
	Profile             string
	BoxCharactersOfHeld string

	headingWords
	sentences
}

// headingWords are the headings of a workbook that are not words of the booklet, too, and its values. CSV has the English headings, because other programs rely
// on them.
type headingWords struct {
	ApplicationID  string
	JobID          string
	Job            string
	Applied        string
	Status         string
	Viewed         string
	Suggested      string
	Name           string
	Age            string
	Gender         string
	Region         string
	Relocates      string
	Wish           string
	Currency       string
	Phone          string
	Email          string
	ContactsOpened string
	CVFile         string
	Rated          string
	Shortlists     string
	Note           string
	Reviewed       string
	Yes            string
	No             string
}

// sentences are the texts that are made at run time.
type sentences interface {
	Format(f Format) string

	// The booklet.
	Written(n int, at string) string
	WrittenBlind(n int, at string) string
	Application(id int64) string
	Rating(rating, most int) string

	// Data that is kept of a person
	HeldWritten(applications int, at string) string
	HeldName(k account.HeldKind) string
	HeldSource(from string) string
	HeldFrom(source string) string
	Since(at string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Switched: "blind mode was switched while the file was made, so nothing was written: try again",

	headingWords: headingsInEnglish,

	Verdict:       "Verdict",
	Tags:          "Tags",
	Notes:         "Notes",
	Experience:    "Experience",
	Education:     "Education",
	CV:            "CV",
	BoxCharacters: "This document's font lacks some characters; they are shown as □. The Markdown booklet has them.",

	HeldTitle:           "Data of a person on this computer",
	Kept:                "Kept",
	Profile:             "Profile",
	BoxCharactersOfHeld: "This document's font lacks some characters; they are shown as □. Without --pdf, shortlist held prints them.",

	sentences: new(english),
}

type english struct{}

func (*english) Format(f Format) string {
	switch f {
	case XLSX:
		return "Excel workbook (XLSX), one row per applicant"
	case CSV:
		return "CSV, one row per applicant, for spreadsheets"
	case JSON:
		return "JSON, for programs"
	case Markdown:
		return "booklet as Markdown"
	case PDF:
		return "booklet as PDF"
	}
	return string(f)
}
func (*english) Written(n int, at string) string { return amount.Plural(n, "applicant") + " · " + at }
func (*english) WrittenBlind(n int, at string) string {
	return amount.Plural(n, "applicant") + " · " + at + ". Blind mode was on: identities are hidden."
}
func (*english) Application(id int64) string { return "Application " + strconv.FormatInt(id, 10) }
func (*english) Rating(rating, most int) string {
	return strconv.Itoa(rating) + " of " + strconv.Itoa(most)
}

func (*english) HeldWritten(applications int, at string) string {
	return amount.Plural(applications, "application") + " · " + at + ". Exports and saved CVs are not included."
}
func (*english) HeldName(k account.HeldKind) string {
	return map[account.HeldKind]string{
		account.HeldProfile: "profile, see below", account.HeldCallback: "callback", account.HeldCV: "CV", account.HeldCVText: "text of the CV",
		account.HeldIndex: "words of the search", account.HeldSnoozed: "date to look again", account.HeldShortlist: "place on a shortlist", account.HeldQueued: "queued view",
		account.HeldEntry: "entry of the activity log", account.HeldCopy: "copy for a viewer", account.HeldSaved: "saved file", account.HeldSearch: "saved search",
		account.HeldIdentity: "texts to match people", account.HeldVerdict: "verdict", account.HeldRating: "rating", account.HeldTags: "tags", account.HeldNote: "note",
		account.HeldTyped: "unfinished note", account.HeldBegun: "earlier note", account.HeldDraft: "draft or template", account.HeldPending: "change for the team",
		account.HeldTeam: "lines in the team folder",
	}[k]
}
func (*english) HeldSource(from string) string {
	return map[string]string{
		account.FromService: "the service", account.FromCallback: "a callback", account.FromYou: "you", account.FromHere: "shortlist",
		account.FromTeam: "a colleague",
	}[from]
}
func (*english) HeldFrom(source string) string { return "from " + source }
func (*english) Since(at string) string        { return "since " + at }

var headingsInEnglish = headingWords{
	ApplicationID:  "Application id",
	JobID:          "Job id",
	Job:            "Job",
	Applied:        "Applied",
	Status:         "Status",
	Viewed:         "Viewed",
	Suggested:      "Suggested",
	Name:           "Name",
	Age:            "Age",
	Gender:         "Gender",
	Region:         "Region",
	Relocates:      "Open to relocating",
	Wish:           "Salary wish",
	Currency:       "Currency",
	Phone:          "Phone",
	Email:          "E-mail",
	ContactsOpened: "Contacts opened",
	CVFile:         "CV file",
	Rated:          "Rating",
	Shortlists:     "Shortlists",
	Note:           "Note",
	Reviewed:       "Reviewed",
	Yes:            "yes",
	No:             "no",
}
