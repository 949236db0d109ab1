// Package export writes applicants down for other programs and for paper: as CSV, as
// JSON, and as a packet, which is one document with everybody's profile, review and CV
// text. It does no I/O but the writing; strangers' text passes package text first, but
// for JSON, which escapes it.
package export

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/ui/text"
)

// Format is what is written.
type Format string

// The formats.
const (
	CSV      Format = "csv"
	JSON     Format = "json"
	Markdown Format = "md"
	PDF      Format = "pdf"
)

// Formats lists them all.
func Formats() []Format { return []Format{CSV, JSON, Markdown, PDF} }

// String words a format for a person.
func (f Format) String() string {
	switch f {
	case CSV:
		return "CSV, a row a person, for spreadsheets"
	case JSON:
		return "JSON, for programs"
	case Markdown:
		return "packet as Markdown"
	case PDF:
		return "packet as PDF"
	}
	return string(f)
}

// Ext returns the extension of its files, with the dot.
func (f Format) Ext() string { return "." + string(f) }

// Valid reports whether it is one.
func (f Format) Valid() bool { return slices.Contains(Formats(), f) }

// CVs reports whether the text of CVs is in it.
func (f Format) CVs() bool { return f != CSV }

// List is who is written down.
type List struct {
	Title   string // of a stranger, like a job's
	Made    time.Time
	Entries []account.Entry
}

// Agrees reports whether everybody in it is written as it has to be while blind mode is
// on, or off. It can be switched while they are gathered; then some tell who they are
// and others do not.
func (l List) Agrees(blind bool) bool {
	return !slices.ContainsFunc(l.Entries, func(e account.Entry) bool { return e.Blind != blind })
}

// Rounds is how often a list is gathered until it is given up: blind mode may be switched
// each time.
const Rounds = 3

// ErrSwitched reports a list to gather again: blind mode was switched while it was made.
var ErrSwitched = errors.New("blind mode was switched again and again meanwhile, so nothing was written")

// Bytes returns what Write writes. The error is ErrSwitched where somebody is not written
// as blind, asked at the end, has it: nobody may tell more than is shown by then.
func Bytes(ctx context.Context, f Format, l List, o Options, blind func() bool) ([]byte, error) {
	var data bytes.Buffer
	if err := Write(ctx, &data, f, l, o); err != nil {
		return nil, err
	}
	if !l.Agrees(blind()) {
		return nil, ErrSwitched
	}
	return data.Bytes(), nil
}

// Options are those of CSV.
type Options struct {
	NoMark    bool // no byte order mark: programs other than Excel do not need it
	Separator rune // between cells; 0 is a comma
}

// Write writes a list in a format, or as far as it comes before ctx is done.
func Write(ctx context.Context, w io.Writer, f Format, l List, o Options) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	switch f {
	case CSV:
		return writeCSV(w, l, o)
	case JSON:
		return writeJSON(w, l)
	case Markdown:
		return writeMarkdown(w, l)
	case PDF:
		return writePDF(ctx, w, l)
	}
	return fmt.Errorf("there is no format %q", string(f))
}

// FileName suggests a name for the file of a list.
func FileName(f Format, title string, made time.Time) string {
	name := strings.ReplaceAll(strings.TrimSpace(text.Cut(text.FileName(title), 60)), " ", "_")
	name = strings.TrimRight(name, ".…")
	if name == "" {
		name = "applicants"
	}
	return text.FileName(name + "_" + made.Local().Format("2006-01-02_1504") + f.Ext())
}
