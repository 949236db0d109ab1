// Package reading is what a person reads of a CV: its text, page by page.
//
// Every word of it but the note is a stranger's: a caller shows
// it only through the door for strangers' text. Files are hostile too. Read keeps to
// limits, but out of memory and a full stack cannot be caught in Go, so a program
// reads through package isolated, and calls Read itself only in the process made for
// it.
package reading

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	"shortlist/model/cv"
	"shortlist/model/cv/reading/office"
	"shortlist/model/cv/reading/outcome"
	"shortlist/model/cv/reading/pdf"
)

// Version rises when a CV that was read before would be read otherwise.
const Version = 2

// Document is what was read.
type Document struct {
	Kind  cv.Kind // by its content
	Pages []Page  // at least one; formats that know no pages have one
	Note  string  // what is not in it, as a sentence; "" when nothing is known to be missing
}

// Page is the text of a page.
type Page struct {
	Text   string // in reading order, a paragraph a line, empty lines between sections
	Layout string // as it stands on the page, columns beside each other; "" where the format has no layout
	Hidden string // words that are in the file and cannot be seen on the page; neither Text nor Layout has them

	Headings []int // the lines of Text that the file sets as headings, from 0 on
}

// HiddenWords counts the words of the file that are not on its pages.
func (d Document) HiddenWords() (n int) {
	for _, p := range d.Pages {
		n += len(strings.Fields(p.Hidden))
	}
	return n
}

// MaxFile is how large a CV may be, in bytes: many times what a scanned one has.
const MaxFile = 64 << 20

// Read reads a CV. When the time of ctx is up it returns what it has so far; when ctx
// was cancelled, its error. All other errors are of package outcome.
func Read(ctx context.Context, data []byte) (Document, error) {
	doc := Document{Kind: KindOf(data)}
	stop := func() bool { return ctx.Err() != nil }
	var cut bool
	var drawn []int // pages without text, but something else
	var err error
	switch {
	case len(bytes.TrimSpace(data)) == 0:
		return doc, fmt.Errorf("%w", outcome.ErrEmpty)
	case len(data) > MaxFile:
		return doc, fmt.Errorf("%w: a CV has less than %d MB", outcome.ErrTooLarge, MaxFile>>20)
	case doc.Kind == cv.PDF:
		doc.Pages, drawn, cut, err = readPDF(data, stop)
	case doc.Kind == cv.JPEG, doc.Kind == cv.PNG, isPicture(data):
		return doc, fmt.Errorf("%w", outcome.ErrImageOnly)
	case doc.Kind == "":
		return doc, fmt.Errorf("%w", outcome.ErrUnknown)
	default:
		var read office.Content
		read, err = office.Read(doc.Kind, data, stop)
		cut = read.Cut
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
			doc.Note = note(drawn, cut)
			return doc, nil
		}
	}
	if doc.HiddenWords() > 0 {
		doc.Note = strings.TrimSuffix("there are no words on its pages; "+note(drawn, cut), "; ")
		return doc, nil
	}
	doc.Pages = nil
	switch {
	case cut:
		return doc, fmt.Errorf("%w", outcome.ErrTooLarge)
	case len(drawn) > 0:
		return doc, fmt.Errorf("%w", outcome.ErrImageOnly)
	}
	return doc, fmt.Errorf("%w: there is nothing on its pages", outcome.ErrEmpty)
}

func readPDF(data []byte, stop func() bool) (pages []Page, drawn []int, cut bool, err error) {
	doc, err := pdf.Read(data, pdf.Standard(), stop)
	for i, p := range doc.Pages {
		if p.Text == "" && p.Drawn {
			drawn = append(drawn, i+1)
		}
		pages = append(pages, Page{Text: p.Text, Layout: p.Layout, Hidden: p.Hidden, Headings: p.Headings})
	}
	return pages, drawn, doc.Cut, err
}

// note says what is missing: the numbers of pages without text, and that a limit was
// reached.
func note(drawn []int, cut bool) string {
	var out []string
	switch n := len(drawn); {
	case n == 1:
		out = append(out, fmt.Sprintf("page %d is a picture: there is no text on it", drawn[0]))
	case n > 1:
		numbers := strings.Trim(fmt.Sprint(drawn), "[]")
		out = append(out, "pages "+strings.ReplaceAll(numbers, " ", ", ")+" are pictures: there is no text on them")
	}
	if cut {
		out = append(out, "the file is longer than is read: the rest is left out")
	}
	return strings.Join(out, "; ")
}

// KindOf tells what a CV is by its content. It sees more than cv.Sniff, which has only
// the beginning: a web page behind a comment, a Word document whose parts have other
// names, UTF-16 without a mark.
func KindOf(data []byte) cv.Kind {
	const head = 8 << 10
	kind := cv.Sniff(bytes.NewReader(data), int64(len(data)))
	begin := data[:min(len(data), head)]
	switch {
	case kind == cv.TXT && bytes.Contains(bytes.ToLower(begin[:min(len(begin), 2048)]), []byte("<html")):
		return cv.HTML
	case kind != "":
		return kind
	case bytes.HasPrefix(data, []byte("PK\x03\x04")):
		return cv.DOCX
	case bytes.Contains(begin, []byte("%PDF-")):
		return cv.PDF
	case isUTF16(begin):
		return cv.TXT
	}
	return ""
}

// isUTF16 reports text of mostly Latin letters in UTF-16: zeros in every other byte
// only.
func isUTF16(b []byte) bool {
	zeros := [2]int{}
	for i, c := range b {
		if c == 0 {
			zeros[i&1]++
		}
	}
	return len(b) >= 8 && min(zeros[0], zeros[1]) == 0 && max(zeros[0], zeros[1]) > len(b)/16
}

// isPicture reports the pictures that cv.Sniff has no kind for.
func isPicture(data []byte) bool {
	for _, magic := range []string{"GIF8", "II*\x00", "MM\x00*"} {
		if bytes.HasPrefix(data, []byte(magic)) {
			return true
		}
	}
	return len(data) > 12 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP"
}
