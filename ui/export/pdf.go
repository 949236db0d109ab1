package export

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/text/unicode/norm"

	"shortlist/assets"
)

// fontSet is what PDFs are set in.
type fontSet struct {
	plain, bold []byte
	letters     *sfnt.Font // of both
}

// fonts reads them once.
var fonts = sync.OnceValues(func() (f fontSet, err error) {
	if f.plain, err = assets.Fonts.ReadFile("fonts/DejaVuSansCondensed.ttf"); err == nil {
		f.bold, err = assets.Fonts.ReadFile("fonts/DejaVuSansCondensed-Bold.ttf")
	}
	if err == nil {
		f.letters, err = sfnt.Parse(f.plain)
	}
	return f, err
})

// covered returns a text in characters that the fonts have, and whether others were in
// it: □ stands for each.
func (f *fontSet) covered(s string) (out string, lost bool) {
	var buffer sfnt.Buffer
	out = strings.Map(func(r rune) rune {
		switch i, err := f.letters.GlyphIndex(&buffer, r); {
		case unicode.Is(unicode.Cf, r), unicode.Is(unicode.Variation_Selector, r):
			return -1
		case err == nil && i != 0 && r <= 0xFFFF: // the writer knows no others
			return r
		}
		lost = true
		return '□'
	}, norm.NFC.String(s))
	return out, lost
}

// style is how a kind of block is set: in points, and millimetres.
type style struct {
	bold          bool
	size, height  float64
	above, indent float64
	grey          int
}

func styles() map[kind]style {
	return map[kind]style{
		title:   {bold: true, size: 20, height: 9},
		about:   {size: 10, height: 5, above: 1, grey: 90},
		entry:   {size: 11, height: 5, above: 2.5}, // so far apart that no reader of PDFs joins two
		person:  {bold: true, size: 16, height: 8},
		section: {bold: true, size: 12, height: 6, above: 4},
		field:   {size: 10, height: 5},
		bullet:  {bold: true, size: 10, height: 5, above: 1.5},
		line:    {size: 10, height: 5, indent: 4},
		cvLine:  {size: 9.5, height: 4.8, above: 0.8},
		remark:  {size: 10, height: 5, grey: 90},
	}
}

// writePDF writes a packet as PDF, everybody on a page of their own. The fonts go with
// it, but only of the letters in use. Nothing is written where ctx is done before the
// last of them is set.
func writePDF(ctx context.Context, w io.Writer, l List) error {
	f, err := fonts()
	if err != nil {
		return fmt.Errorf("write the PDF: %w", err)
	}
	const margin = 18 // mm
	doc := fpdf.New("P", "mm", "A4", "")
	doc.SetMargins(margin, margin, margin)
	doc.SetAutoPageBreak(true, margin)
	doc.SetCreationDate(l.Made)
	doc.SetModificationDate(l.Made)
	doc.SetProducer("shortlist", true)
	doc.SetCatalogSort(true) // the same applicants give the same bytes
	doc.AddUTF8FontFromBytes("plain", "", f.plain)
	doc.AddUTF8FontFromBytes("bold", "", f.bold) // readers tell by the name
	set := func(s style) {
		name := "plain"
		if s.bold {
			name = "bold"
		}
		doc.SetFont(name, "", s.size)
		doc.SetTextColor(s.grey, s.grey, s.grey)
	}
	running := ""
	doc.SetFooterFunc(func() {
		doc.SetY(-margin + 4)
		set(style{size: 8, grey: 110})
		doc.CellFormat(0, 5, running, "", 0, "L", false, 0, "")
		doc.SetX(margin)
		doc.CellFormat(0, 5, fmt.Sprintf("%d", doc.PageNo()), "", 0, "R", false, 0, "")
	})
	looks := styles()
	links := make([]int, len(l.Entries)+1)
	missing := false
	for _, b := range packet(l) {
		if err := ctx.Err(); err != nil {
			return err
		}
		shown, lost := f.covered(b.text)
		missing = missing || lost
		s := looks[b.kind]
		switch b.kind {
		case title:
			doc.SetTitle(shown, true)
			running = shown
			doc.AddPage()
		case person:
			doc.AddPage() // the footer of the page before is still of the one before
			running = shown
			doc.SetLink(links[b.ref], 0, -1)
			doc.Bookmark(shown, 0, -1)
		case entry:
			links[b.ref] = doc.AddLink()
			doc.Ln(s.above)
			set(s)
			for i, part := range wrap(doc, fmt.Sprintf("%d.  %s", b.ref, shown), 210-2*margin) {
				if i > 0 {
					part = "      " + part
				}
				doc.CellFormat(0, s.height, part, "", 1, "L", false, links[b.ref], "")
			}
			continue
		}
		doc.Ln(s.above)
		set(s)
		// A label is an item of a list and on the line of its value. In a column of
		// their own, readers of PDFs give all labels first and then all values.
		label, left := "", margin+s.indent
		if b.kind == field {
			label = "• " + b.label + ": "
		}
		for _, part := range wrap(doc, label+shown, 210-margin-left) {
			doc.SetX(left)
			if value, ok := strings.CutPrefix(part, label); ok && label != "" {
				doc.SetTextColor(110, 110, 110)
				doc.CellFormat(doc.GetStringWidth(label), s.height, label, "", 0, "L", false, 0, "")
				doc.SetTextColor(s.grey, s.grey, s.grey)
				part, label = value, ""
			}
			doc.CellFormat(0, s.height, part, "", 1, "L", false, 0, "")
		}
	}
	if missing {
		doc.Ln(4)
		set(style{size: 9, grey: 90})
		doc.MultiCell(0, 5, "Characters that the font of this document does not have stand as □. The packet as Markdown has them.", "", "L", false)
	}
	if err := doc.Output(w); err != nil {
		return fmt.Errorf("write the PDF: %w", err)
	}
	return nil
}

// wrap breaks a line into those that fit a width; what does not fit even alone is
// broken inside. Each letter is measured once: a line may be megabytes without a space.
func wrap(doc *fpdf.Fpdf, s string, width float64) (out []string) {
	const slack = 2 // mm
	var line strings.Builder
	used, space := 0.0, doc.GetStringWidth(" ")
	next := func() {
		out = append(out, line.String())
		line.Reset()
		used = 0
	}
	for _, word := range strings.Fields(s) {
		if line.Len() > 0 {
			if used+space+doc.GetStringWidth(word) > width-slack {
				next()
			} else {
				line.WriteByte(' ')
				used += space
			}
		}
		for _, r := range word {
			wide := doc.GetStringWidth(string(r))
			if used+wide > width-slack && line.Len() > 0 {
				next()
			}
			line.WriteRune(r)
			used += wide
		}
	}
	return append(out, line.String())
}
