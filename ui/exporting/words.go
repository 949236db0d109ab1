package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the export box. Each language has its own variable.
type words struct {
	Title string

	Export      action.Label
	Start       action.Label
	ChooseLine  action.Label
	ChooseValue action.Label
	Close       action.Label
	Stop        action.Label

	// The form.
	Who           string
	Format        string
	File          string
	SemicolonCSV  string
	Holds         string
	ContactsInCVs string
	Verdicts      string
	Notes         string
	Contacts      string
	CVs           string
	Included      string
	LeftOutHere   string // of a line with choices
	NoOriginals   string
	WithCVs       string
	HoldsBlind    string

	// Why nothing is exported.
	NoApplicants    string
	FileNeedsName   string
	AllGone         string
	ReviewsNotSaved string

	// Notices.
	Stopped string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// The form.
	Marked(job string, n int) string
	Shown(job string, n int) string
	Shortlist(name string, n int) string

	// Why nothing is exported.
	OtherFormat(ext, format string) string
	Restricted(dir string) string
	Application(id int64) string

	// Notices.
	Exported(n int, path string) string
	LeftOut(gone int) string
	WithoutCV(n int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Title: "Export",

	Export: action.Label{
		Name: "export", Title: "Export applicants", Help: "export applicants as XLSX, CSV, JSON, Markdown or PDF",
		Synonyms: "save, download, xlsx, csv, json, excel, spreadsheet, pdf, booklet, packet, report",
	},
	Start:       action.Label{Name: "export"},
	ChooseLine:  action.Label{Name: "line"},
	ChooseValue: action.Label{Name: "choose"},
	Close:       action.Label{Name: "close"},
	Stop:        action.Label{Name: "stop, and write nothing"},

	Who:           "Who",
	Format:        "Format",
	File:          "File",
	SemicolonCSV:  "CSV with semicolons, for Excel in most of Europe",
	Holds:         "Ratings, tags and shortlists go with the verdicts. Existing files are never overwritten.",
	ContactsInCVs: "Phone and e-mail are left out. The text of a CV, or its file, may still have them.",
	Verdicts:      "Verdicts",
	Notes:         "Notes",
	Contacts:      "Contacts",
	CVs:           "CV files",
	Included:      "included",
	LeftOutHere:   "left out",
	NoOriginals:   "left out",
	WithCVs:       "included, in a ZIP archive",
	HoldsBlind:    "Blind mode is on: the file hides the applicants' identities, too.",

	NoApplicants:    "No applicants to export. Open a job's applicants, clear the filter, or add applicants to a shortlist.",
	FileNeedsName:   "The file needs a name.",
	AllGone:         "these applicants are no longer on this computer, so nothing was written",
	ReviewsNotSaved: "your latest reviews are not saved yet",

	Stopped: "Stopped. Nothing was written.",

	sentences: new(english),
}

type english struct{}

func (*english) Marked(job string, n int) string {
	return "marked in “" + job + "” · " + amount.Plural(n, "applicant")
}
func (*english) Shown(job string, n int) string {
	return "all shown in “" + job + "” · " + amount.Plural(n, "applicant")
}
func (*english) Shortlist(name string, n int) string {
	return "shortlist “" + name + "” · " + amount.Plural(n, "applicant")
}

func (*english) OtherFormat(ext, format string) string {
	return "The name ends in " + ext + ", but the format is “" + format + "”. Change one of them."
}
func (*english) Restricted(dir string) string {
	return "In restricted mode, files are saved only in " + dir + "."
}
func (*english) Application(id int64) string {
	return "application " + strconv.FormatInt(id, 10)
}

func (*english) Exported(n int, path string) string {
	return amount.Plural(n, "applicant") + " exported to " + path
}
func (*english) LeftOut(gone int) string {
	return amount.Plural(gone, "applicant") + " left out: no longer on this computer."
}
func (*english) WithoutCV(n int) string {
	return amount.Plural(n, "applicant") + " without a CV that could be saved."
}
