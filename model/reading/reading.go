// Package reading extracts the text of CVs, page by page.
//
// Strangers wrote every word of it, in Note the names of files, so callers show it only through package ui/text.
// Files are hostile too. Read keeps to limits, but Go cannot recover from exhausted memory or a
// stack overflow. A program therefore reads through package isolated, and calls Read only in the
// process that isolated starts.
package reading

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/reading/office"
	"shortlist/model/reading/outcome"
	"shortlist/model/reading/pdf"
)

// Version increases when Read gives another result for the same file.
const Version = 11

// Document is the text of a CV.
type Document struct {
	Kind  files.Kind // by the content
	Pages []Page     // at least one; formats without pages have one
	Note  string     // a sentence about missing text; "" if no text is known to be missing

	Nameless string // Note without names of files, for blind mode; "" if Note has none
}

// Page is the text of a page.
type Page struct {
	Text   string // in reading order: a paragraph a line, empty lines between sections
	Layout string // the columns beside each other, as on the page; "" if the format has no layout
	Hidden string // words of the file that are invisible on the page, and in neither Text nor Layout

	Headings []int // the lines of Text that the file formats as headings, counted from 0
}

// HiddenWords counts the words of the file that are not visible on its pages.
func (d Document) HiddenWords() (n int) {
	for _, p := range d.Pages {
		n += len(strings.Fields(p.Hidden))
	}
	return n
}

// MaxFile is the size limit of a CV in bytes, many times the size of a scanned one.
const MaxFile = 64 << 20

// Read reads a CV. If the deadline of ctx passes, it returns the text so far; if ctx was
// cancelled, its error. All other errors are outcomes of package outcome.
func Read(ctx context.Context, data []byte) (Document, error) {
	data = files.WithoutBlank(data)
	doc := Document{Kind: KindOf(data)}
	stop := func() bool { return ctx.Err() != nil }
	var cut, pictured bool
	var drawn []int       // numbers of pages without text but with drawings
	var attached []string // names of files in it
	var remarks []string
	var err error
	other := foreign(doc.Kind, data)
	switch {
	case len(bytes.TrimSpace(data)) == 0:
		return doc, fmt.Errorf("%w", outcome.ErrEmpty)
	case len(data) > MaxFile:
		return doc, outcome.Because(outcome.ErrTooLarge, sayLargerThan(MaxFile>>20))
	case doc.Kind == files.PDF:
		var read pdf.Document
		read, err = pdf.Read(data, pdf.Standard(), stop)
		doc.Pages, drawn = pagesOf(read)
		attached, cut = names(read.Attached), read.Cut
		if read.Unreadable {
			remarks = append(remarks, lang.Text("the file does not give the meaning of all letters: words are missing or wrong"))
		}
	case isPicture(doc.Kind, data):
		return doc, fmt.Errorf("%w", outcome.ErrImageOnly)
	case other != "":
		return doc, outcome.Because(outcome.ErrUnknown, other)
	case doc.Kind == "":
		return doc, fmt.Errorf("%w", outcome.ErrUnknown)
	default:
		var read office.Content
		read, err = office.Read(doc.Kind, data, stop)
		cut, pictured = read.Cut, read.Pictured
		if read.Damaged {
			remarks = append(remarks, lang.Text("the file is damaged: words may be missing"))
		}
		doc.Pages = []Page{{Text: read.Text, Hidden: read.Hidden, Headings: read.Headings}}
	}
	if errors.Is(ctx.Err(), context.Canceled) {
		return Document{}, ctx.Err()
	}
	if err != nil {
		return Document{Kind: doc.Kind}, err
	}
	for _, p := range doc.Pages {
		if strings.TrimSpace(p.Text) != "" {
			doc.note(remarks, drawn, cut, attached)
			return doc, nil
		}
	}
	if doc.HiddenWords() > 0 || len(attached) > 0 || len(remarks) > 0 {
		if len(remarks) == 0 {
			remarks = append(remarks, lang.Text("there are no words on its pages"))
		}
		doc.note(remarks, drawn, cut, attached)
		return doc, nil
	}
	doc.Pages = nil
	const tail = 2 << 10 // bytes that hold the end of a PDF
	switch {
	case cut:
		return doc, fmt.Errorf("%w", outcome.ErrTooLarge)
	case len(drawn) > 0, pictured:
		return doc, fmt.Errorf("%w", outcome.ErrImageOnly)
	case doc.Kind == files.PDF && !bytes.Contains(data[max(0, len(data)-tail):], []byte("%%EOF")):
		return doc, outcome.Because(outcome.ErrBroken, lang.Text("it is cut short"))
	}
	return doc, outcome.Because(outcome.ErrEmpty, lang.Text("there is nothing on its pages"))
}

// pagesOf returns the pages of a PDF, and the numbers of those with drawings but without text.
func pagesOf(doc pdf.Document) (pages []Page, drawn []int) {
	for i, p := range doc.Pages {
		if p.Wordless && p.Drawn {
			drawn = append(drawn, i+1)
		}
		pages = append(pages, Page{Text: p.Text, Layout: p.Layout, Hidden: p.Hidden, Headings: p.Headings})
	}
	return pages, drawn
}

// names returns the first of the names that a stranger gave to files, with what any screen can
// show.
func names(files []string) (out []string) {
	const most, longest = 5, 60
	for i, name := range files {
		if i == most {
			return append(out, "…")
		}
		clean := []rune(strings.Map(func(r rune) rune {
			if !unicode.IsPrint(r) {
				return -1
			}
			return r
		}, name))
		if name = strings.TrimSpace(string(clean[:min(len(clean), longest)])); name == "" {
			name = "?"
		}
		out = append(out, name)
	}
	return out
}

// note describes the missing text after other remarks: the numbers of pages without text, whether a limit was reached, and
// the names of files that it holds.
func (d *Document) note(remarks []string, drawn []int, cut bool, attached []string) {
	if len(drawn) > 0 {
		remarks = append(remarks, sayPictureOnPages(drawn))
	}
	if cut {
		remarks = append(remarks, lang.Text("the file is too long to be read whole: the end is missing"))
	}
	if len(attached) > 0 {
		d.Nameless = strings.Join(append(slices.Clone(remarks), sayAttached(nil)), "; ")
		remarks = append(remarks, sayAttached(attached))
	}
	d.Note = strings.Join(remarks, "; ")
}

// KindOf returns the kind of a CV by its content. It detects more than files.Sniff, which has only
// the beginning: a web page after a long comment, a Word document whose parts have unusual names.
func KindOf(data []byte) files.Kind {
	const head = 8 << 10
	data = files.WithoutBlank(data)
	kind := files.Sniff(bytes.NewReader(data), int64(len(data)))
	begin := data[:min(len(data), head)]
	switch {
	case kind == files.TXT && bytes.Contains(bytes.ToLower(begin[:min(len(begin), 2048)]), []byte("<html")):
		return files.HTML
	case kind == files.TXT, kind == files.XML:
		return files.SniffText(begin)
	case kind != "":
		return kind
	case bytes.HasPrefix(data, []byte("PK\x03\x04")): // a damaged one
		for _, of := range []struct {
			kind files.Kind
			mark string
		}{{files.DOCX, "word/"}, {files.ODT, "opendocument.text"}, {files.ODS, "opendocument.spreadsheet"}, {files.XLSX, "xl/"}, {files.PPTX, "ppt/"}} {
			if bytes.Contains(data, []byte(of.mark)) {
				return of.kind
			}
		}
		return files.DOCX
	case bytes.Contains(begin, []byte("%PDF-")):
		return files.PDF
	}
	return files.SniffText(begin)
}

func sayPictureOnPages(pages []int) string {
	if len(pages) == 1 {
		return lang.Text("page %d is a picture without text", pages[0])
	}
	numbers := make([]string, len(pages))
	for i, page := range pages {
		numbers[i] = lang.Text("%d", page) // Hungarian puts a full stop behind it
	}
	return lang.Text("pages %s are pictures without text", strings.Join(numbers, ", "))
}

// sayAttached names the files that are not read; nil: their names are not to be shown.
func sayAttached(files []string) string {
	switch len(files) {
	case 0:
		return lang.Text("attached files are not read")
	case 1:
		return lang.Text("the attached file %s is not read", files[0])
	}
	return lang.Text("attached files are not read: %s", strings.Join(files, ", "))
}

func sayLargerThan(megabytes int) string { return lang.Text("a CV has less than %d MB", megabytes) }
