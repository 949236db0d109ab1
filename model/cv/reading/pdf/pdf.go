// Package pdf reads the text of a PDF (ISO 32000) that a stranger made: within
// limits, and as far as it goes where the file is damaged.
//
// What it reads: cross-reference tables, streams and hybrids, rebuilt by a scan for
// objects where they are wrong; RC4 and AES encryption with the empty password; page
// content with its forms and filled fields, by ToUnicode, glyph names and the fonts'
// own encodings; the structure tree of tagged files; scanned pages as pictures. What it
// does not: right-to-left and vertical writing, fonts by their outlines.
//
// All text is the stranger's: a caller shows it only through the door for such text.
// Out of memory and a full stack cannot be caught in Go, so this belongs in a process
// of its own: package isolated.
package pdf

import (
	"fmt"

	"shortlist/model/cv/reading/layout"
	"shortlist/model/cv/reading/outcome"
)

// Limits bound the work done for one file. They are far above what a CV needs.
type Limits struct {
	Decoded   int64 // bytes out of all filters
	Stream    int64 // bytes out of one chain of filters
	Operators int   // of all pages' content
	Glyphs    int   // on one page
	Text      int   // bytes, on all pages
	Pages     int
	Objects   int
	Tokens    int // of the file's objects, content left out
	Forms     int // within each other
	Fonts     int
	Mapped    int // codes of all fonts' character maps and widths
}

// Standard are the limits that CVs are read with.
func Standard() Limits {
	return Limits{
		Decoded: 96 << 20, Stream: 32 << 20, Operators: 3_000_000, Glyphs: 400_000, Text: 8 << 20, Pages: 60,
		Objects: 500_000, Tokens: 4_000_000, Forms: 12, Fonts: 1000, Mapped: 1 << 20,
	}
}

// Document is what was read.
type Document struct {
	Pages []Page
	Cut   bool // a limit was reached, or stop said so: there may be more
}

// Page is the text of one page.
type Page struct {
	Text   string // in reading order, a paragraph a line
	Layout string // as it stands on the page
	Hidden string // words that are in the file and cannot be seen on the page

	Headings []int // the lines of Text that the file sets as headings, from 0 on
	Drawn    bool  // there is something on it that is no text: pictures, outlines
}

// Read reads a file. It asks stop now and then and ends where that says so, with
// what it has. An error is one of package outcome: ErrLocked or ErrBroken.
func Read(data []byte, limits Limits, stop func() bool) (Document, error) {
	f, err := open(data, limits, stop)
	if err != nil {
		return Document{}, err
	}
	var doc Document
	var read [][]layout.Paragraph
	tags := f.structure()
	for _, p := range f.pages() {
		if f.stopped() {
			break
		}
		c := f.draw(p, tags)
		on, hidden := c.page.SplitHidden()
		laid := layout.Lay(on, f.stopped)
		read = append(read, laid.Paragraphs())
		doc.Pages = append(doc.Pages, Page{Layout: laid.Grid(), Hidden: layout.HiddenText(hidden), Drawn: len(c.pictures)+c.inline+c.paths > 0})
	}
	for i, p := range layout.Text(read) {
		doc.Pages[i].Text, doc.Pages[i].Headings = p.Text, p.Headings
	}
	doc.Cut = f.cut || f.tokens < 0
	if len(doc.Pages) == 0 && !doc.Cut {
		return doc, fmt.Errorf("%w: no page was found", outcome.ErrBroken)
	}
	return doc, nil
}
