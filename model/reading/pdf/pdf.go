// Package pdf reads the text of PDF files (ISO 32000) from strangers: within limits, and as far as
// possible if a file is damaged.
//
// It supports cross-reference tables, streams and hybrids, and rebuilds wrong ones by a scan for
// objects; RC4 and AES encryption with the empty password; page content with its forms and filled
// fields, by ToUnicode, glyph names and the fonts' own encodings; the structure tree of tagged
// files; scanned pages as pictures. It does not support right-to-left and vertical writing, or
// reading fonts by their outlines.
//
// All text is a stranger's: callers show it only through package ui/text. Go cannot recover from
// exhausted memory or a stack overflow, so callers run the package in a process of its own: see
// package isolated.
package pdf

import (
	"strings"
	"unicode"

	"shortlist/model/lang"
	"shortlist/model/reading/layout"
	"shortlist/model/reading/outcome"
)

// Limits bound the work for one file. They are far above the needs of a CV.
type Limits struct {
	Decoded   int64 // bytes out of all filters
	Stream    int64 // bytes out of one chain of filters
	Operators int   // of all pages' content
	Glyphs    int   // on one page
	Text      int   // bytes, on all pages
	Pages     int
	Objects   int
	Tokens    int // of the file's objects, without content
	Forms     int // nesting depth of forms
	Fonts     int
	Mapped    int // codes of all fonts' character maps and widths
}

// Standard returns the limits for CVs.
func Standard() Limits {
	return Limits{
		Decoded: 96 << 20, Stream: 32 << 20, Operators: 3_000_000, Glyphs: 400_000, Text: 8 << 20, Pages: 60,
		Objects: 500_000, Tokens: 4_000_000, Forms: 12, Fonts: 1000, Mapped: 1 << 20,
	}
}

// Document is the text of a file.
type Document struct {
	Pages []Page
	Cut   bool // a limit was reached, or stop returned true, so text may be missing

	Unreadable bool // the file gives no text for a part of its letters, or that of other letters

	Attached []string // the names of files that the file holds
}

// Page is the text of one page.
type Page struct {
	Text   string // in reading order, a paragraph a line
	Layout string // the text in columns as on the page
	Hidden string // words of the file that are invisible on the page

	Headings []int // the lines of Text that the file formats as headings, counted from 0
	Drawn    bool  // whether the page has pictures or outlines
	Wordless bool  // Text has nothing but the addresses of links
}

// Read reads a file. It polls stop and, if stop returns true, ends with the text so far. An error
// is ErrLocked or ErrBroken of package outcome.
func Read(data []byte, limits Limits, stop func() bool) (Document, error) {
	f, err := open(data, limits, stop)
	if err != nil {
		return Document{}, err
	}
	var doc Document
	var read [][]layout.Paragraph
	tags := f.readStructure()
	pages := f.pages()
	for _, p := range pages {
		if f.stopped() {
			break
		}
		c := f.draw(p, tags)
		on, hidden := c.page.SplitHidden()
		laid := layout.Lay(on, f.stopped)
		read = append(read, laid.Paragraphs())
		doc.Pages = append(doc.Pages, Page{Layout: laid.Grid(), Hidden: layout.HiddenText(hidden), Drawn: len(c.pictures)+c.inline+c.paths > 0, Wordless: laid.Wordless()})
	}
	for i, p := range layout.Text(read, f.lineEnds()) {
		doc.Pages[i].Text, doc.Pages[i].Headings = p.Text, p.Headings
	}
	doc.Attached = f.attached(pages)
	doc.addFormData(f)
	doc.Cut = f.cut || f.tokens < 0
	const few, share = 3, 20
	doc.Unreadable = f.lost >= few && f.lost*share >= f.shown || f.torn >= few || isGarbled(doc.Pages)
	if len(doc.Pages) == 0 && !doc.Cut {
		return doc, outcome.Because(outcome.ErrBroken, lang.Text("no page was found"))
	}
	return doc, nil
}

// lineEnds returns what the program that wrote the file makes of hyphens. An author can set another name in one of the two entries.
func (f *file) lineEnds() layout.Ends {
	info := f.dict(f.trailer["Info"])
	for _, entry := range []name{"Producer", "Creator"} {
		switch textString(f.str(info[entry])) {
		case "react-pdf": // it breaks any word, an address too
			return layout.AddedEnds
		case "pdfmake":
			return layout.OwnEnds
		}
	}
	return layout.UnknownEnds
}

// isGarbled reports whether words have signs within: some programs give single bytes of Cyrillic letters as their text, which are
// digits, capitals and signs.
func isGarbled(pages []Page) bool {
	const few, share = 6, 40
	isOfWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	letters, signs := 0, 0
	for _, p := range pages {
		before, last := ' ', ' '
		for _, r := range p.Text {
			if isOfWord(r) {
				letters++
			}
			if strings.ContainsRune("<=>?", last) && !unicode.IsSpace(before) && !unicode.IsSpace(r) && (isOfWord(before) || isOfWord(r)) {
				signs++
			}
			before, last = last, r
		}
	}
	return signs >= few && signs*share >= letters
}

// addFormData puts the values of a form that no page shows after the last page.
func (d *Document) addFormData(f *file) {
	if len(d.Pages) == 0 {
		return
	}
	var text strings.Builder
	for _, p := range d.Pages {
		text.WriteString(p.Text)
	}
	data := f.formData(text.String())
	if data == "" {
		return
	}
	last := &d.Pages[len(d.Pages)-1]
	last.Wordless = false
	last.Text = strings.TrimPrefix(last.Text+"\n\n"+data, "\n\n")
	last.Layout = strings.TrimPrefix(last.Layout+"\n\n"+data, "\n\n")
}
