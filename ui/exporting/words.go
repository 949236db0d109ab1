package exporting

import (
	"strconv"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of the export box. Another language is another type with these
// methods.
type words interface {
	Title() string

	Export() action.Label
	Start() action.Label
	ChooseLine() action.Label
	ChooseValue() action.Label
	Close() action.Label
	Stop() action.Label

	// The form.
	Who() string
	Format() string
	File() string
	Marked(job string, n int) string
	Shown(job string, n int) string
	Shortlist(name string, n int) string
	SemicolonCSV() string
	Holds() string
	HoldsBlind() string

	// Why nothing is exported.
	NoApplicants() string
	FileNeedsName() string
	OtherFormat(ext, format string) string
	Restricted(dir string) string
	AllGone() string
	ReviewsNotSaved() string
	Application(id int64) string

	// Notices.
	Stopped() string
	Exported(n int, path string) string
	ExportedPartly(n int, path string, gone int) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Title() string { return "Export" }

func (*english) Export() action.Label {
	return action.Label{
		Name: "export", Title: "Export applicants", Help: "export applicants as CSV, JSON, Markdown or PDF",
		Synonyms: "save, download, csv, json, excel, spreadsheet, pdf, booklet, packet, report",
	}
}
func (*english) Start() action.Label       { return action.Label{Name: "export"} }
func (*english) ChooseLine() action.Label  { return action.Label{Name: "line"} }
func (*english) ChooseValue() action.Label { return action.Label{Name: "choose"} }
func (*english) Close() action.Label       { return action.Label{Name: "close"} }
func (*english) Stop() action.Label        { return action.Label{Name: "stop, and write nothing"} }

func (*english) Who() string    { return "Who" }
func (*english) Format() string { return "Format" }
func (*english) File() string   { return "File" }
func (*english) Marked(job string, n int) string {
	return "marked in “" + job + "” · " + amount.Plural(n, "applicant")
}
func (*english) Shown(job string, n int) string {
	return "all shown in “" + job + "” · " + amount.Plural(n, "applicant")
}
func (*english) Shortlist(name string, n int) string {
	return "shortlist “" + name + "” · " + amount.Plural(n, "applicant")
}
func (*english) SemicolonCSV() string { return "CSV with semicolons, for Excel in most of Europe" }
func (*english) Holds() string {
	return "Your verdicts, ratings, tags and notes are included. Existing files are never overwritten."
}
func (*english) HoldsBlind() string {
	return "Blind mode is on: the file hides the applicants' identities, too."
}

func (*english) NoApplicants() string {
	return "No applicants to export. Open a job's applicants, clear the filter, or add applicants to a shortlist."
}
func (*english) FileNeedsName() string { return "The file needs a name." }
func (*english) OtherFormat(ext, format string) string {
	return "The name ends in " + ext + ", but the format is “" + format + "”. Change one of them."
}
func (*english) Restricted(dir string) string {
	return "In restricted mode, files are saved only in " + dir + "."
}
func (*english) AllGone() string {
	return "these applicants are no longer on this computer, so nothing was written"
}
func (*english) ReviewsNotSaved() string { return "your latest reviews are not saved yet" }
func (*english) Application(id int64) string {
	return "application " + strconv.FormatInt(id, 10)
}

func (*english) Stopped() string { return "Stopped. Nothing was written." }
func (*english) Exported(n int, path string) string {
	return amount.Plural(n, "applicant") + " exported to " + path
}
func (*english) ExportedPartly(n int, path string, gone int) string {
	return amount.Plural(n, "applicant") + " exported to " + path + ". " + amount.Plural(gone, "applicant") + " left out: no longer on this computer."
}
