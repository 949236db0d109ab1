package export

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"sync"
	"time"
	"unicode"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/text/unicode/norm"

	"shortlist/assets"
)

// fontSet is the fonts of a PDF.
type fontSet struct{ plain, bold []byte }

// fonts reads the fonts once.
var fonts = sync.OnceValues(func() (f fontSet, err error) {
	f.plain, err = fs.ReadFile(assets.Fonts, "DejaVuSansCondensed.ttf")
	if err == nil {
		f.bold, err = fs.ReadFile(assets.Fonts, "DejaVuSansCondensed-Bold.ttf")
	}
	return f, err
})

// covered replaces characters that the fonts lack by □, and reports whether it replaced
// any.
func covered(s string) (out string, lost bool) {
	out = strings.Map(func(r rune) rune {
		switch {
		case unicode.Is(unicode.Cf, r), unicode.Is(unicode.Variation_Selector, r):
			return -1
		case unicode.Is(assets.Letters, r):
			return r
		}
		lost = true
		return '□'
	}, norm.NFC.String(s))
	return out, lost
}

// style is the look of a kind of block. The size is in points, lengths are in millimetres.
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
		entry:   {size: 11, height: 5, above: 2.5}, // the gap keeps PDF readers from joining two entries
		person:  {bold: true, size: 16, height: 8},
		section: {bold: true, size: 12, height: 6, above: 4},
		field:   {size: 10, height: 5},
		bullet:  {bold: true, size: 10, height: 5, above: 1.5},
		line:    {size: 10, height: 5, indent: 4},

		plainLine: {size: 10, height: 5, indent: 4},
		cvLine:    {size: 9.5, height: 4.8, above: 0.8},
		remark:    {size: 10, height: 5, grey: 90},
	}
}

// writePDF writes blocks as PDF; each person starts a page. It embeds only the letters in use.
// If the font lacks letters, the PDF ends with the remark lost. Nothing is written if ctx ends
// before the last block is set.
func writePDF(ctx context.Context, w io.Writer, made time.Time, blocks []block, lost string) error {
	f, err := fonts()
	if err != nil {
		return fmt.Errorf("write the PDF: %w", err)
	}
	const margin = 18 // mm
	doc := fpdf.New("P", "mm", "A4", "")
	doc.SetMargins(margin, margin, margin)
	doc.SetAutoPageBreak(true, margin)
	doc.SetCreationDate(made)
	doc.SetModificationDate(made)
	doc.SetProducer("shortlist", true)
	doc.SetCatalogSort(true) // the same applicants give the same bytes
	doc.AddUTF8FontFromBytes("plain", "", f.plain)
	doc.AddUTF8FontFromBytes("bold", "", f.bold) // PDF readers recognise bold by the font's name
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
	links := map[int]int{}
	missing := false
	for _, b := range blocks {
		if err := ctx.Err(); err != nil {
			return err
		}
		shown, replaced := covered(b.text)
		missing = missing || replaced
		s := looks[b.kind]
		switch b.kind {
		case title:
			doc.SetTitle(shown, true)
			running = shown
			doc.AddPage()
		case person:
			doc.AddPage() // it draws the footer of the page before, which names the applicant before
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
		// A label is on the line of its value. If labels were a column, PDF readers would
		// return all labels first and then all values.
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
		doc.MultiCell(0, 5, lost, "", "L", false)
	}
	if err := doc.Output(w); err != nil {
		return fmt.Errorf("write the PDF: %w", err)
	}
	return nil
}

// wrap breaks a line into lines that fit a width, and inside a word only if the word does
// not fit alone. It measures each letter once: a line may be megabytes without a space.
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
