// Package export writes applicants to files for other programs and for paper: as a workbook, as CSV, as
// JSON, and as a booklet, which is one document with each applicant's profile, review and
// CV text. Its box asks for the applicants, the format and the file. Strangers' text passes package text first; JSON
// escapes it instead.
package export

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// Format is a file format.
type Format string

// The formats.
const (
	XLSX     Format = "xlsx"
	CSV      Format = "csv"
	JSON     Format = "json"
	Markdown Format = "md"
	PDF      Format = "pdf"
)

// Formats lists all formats.
func Formats() []Format { return []Format{XLSX, CSV, JSON, Markdown, PDF} }

// String names a format for a person.
func (f Format) String() string {
	return sayFormat(f)
}

// Ext returns the extension of files of this format, with the dot.
func (f Format) Ext() string { return "." + string(f) }

// Binary reports whether a terminal cannot show files of this format.
func (f Format) Binary() bool { return f == PDF || f == XLSX }

// Valid reports whether f is one of Formats.
func (f Format) Valid() bool { return slices.Contains(Formats(), f) }

// CVs reports whether files of this format hold the text of CVs.
func (f Format) CVs() bool { return f != CSV && f != XLSX }

// List is the content of a file.
type List struct {
	Title   string // not safe to draw, like a job's
	Made    time.Time
	Entries []account.Entry
}

// Agrees reports whether every entry was read with the same setting of blind mode as blind.
// Blind mode may be switched while entries are gathered.
func (l List) Agrees(blind bool) bool {
	return !slices.ContainsFunc(l.Entries, func(e account.Entry) bool { return e.Blind != blind })
}

// Options are a person's choices for a file.
type Options struct {
	NoMark    bool   // CSV gets no byte order mark, which only Excel needs
	Separator rune   // the character between cells of CSV; 0: a comma
	Without   []Part // parts that are left out
}

// Write writes a list in a format, until ctx is done.
func Write(ctx context.Context, w io.Writer, f Format, l List, o Options) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	l = l.Without(o.Without)
	switch f {
	case XLSX:
		return writeXLSX(w, l)
	case CSV:
		return writeCSV(w, l, o)
	case JSON:
		return writeJSON(w, l)
	case Markdown:
		return writeMarkdown(w, l)
	case PDF:
		return writePDF(ctx, w, l.Made, booklet(l), lang.Text("This document's font lacks some characters; they are shown as □. The Markdown booklet has them."))
	}
	return fmt.Errorf("there is no format %q", string(f))
}

// FileName suggests a name for a file with an extension.
func FileName(ext, title string, made time.Time) string {
	name := strings.ReplaceAll(strings.TrimSpace(text.Cut(text.FileName(title), 60)), " ", "_")
	name = strings.TrimRight(name, ".…")
	if name == "" {
		name = "applicants"
	}
	return text.FileName(name + "_" + made.Local().Format("2006-01-02_1504") + ext)
}

func sayFormat(f Format) string {
	switch f {
	case XLSX:
		return lang.Text("Excel workbook (XLSX), one row per applicant")
	case CSV:
		return lang.Text("CSV, one row per applicant, for spreadsheets")
	case JSON:
		return lang.Text("JSON, for programs")
	case Markdown:
		return lang.Text("booklet as Markdown")
	case PDF:
		return lang.Text("booklet as PDF")
	}
	return string(f)
}
