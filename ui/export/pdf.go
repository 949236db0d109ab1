package export

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"codeberg.org/go-pdf/fpdf"
	"golang.org/x/text/unicode/norm"

	"shortlist/assets"
	"shortlist/ui/text"
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
		heads:   {size: 9, height: 5, above: 3, grey: 90},
		entry:   {size: 10, height: 5, above: 1.5}, // the gap keeps PDF readers from joining two rows
		person:  {bold: true, size: 16, height: 8},
		section: {bold: true, size: 12, height: 6, above: 4},
		field:   {size: 10, height: 5},
		bullet:  {bold: true, size: 10, height: 5, above: 1.5},
		line:    {size: 10, height: 5, indent: 4},

		plainLine: {size: 10, height: 5, indent: 4},
		cvLine:    {size: 9.5, height: 4.8, above: 0.8},
		remark:    {size: 10, height: 5, grey: 90},
		question:  {bold: true, size: 12, height: 6, above: 6},
		marked:    {size: 10, height: 5},
		ruled:     {height: 7},

		answerLink: {bold: true, size: 11, height: 6, above: 1},
	}
}

const pageWidth, pageHeight, margin = 210, 297, 18 // mm, of an A4 page

// writePDF writes blocks as PDF. The first person begins below the table if a third of the page is left, each other one
// starts a page. It embeds only the letters in use.
// If the font lacks letters, the PDF ends with the remark lost. Nothing is written if ctx ends
// before the last block is set.
func writePDF(ctx context.Context, w io.Writer, made time.Time, blocks []block, lost string) error {
	f, err := fonts()
	if err != nil {
		return fmt.Errorf("write the PDF: %w", err)
	}
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
	var columns []float64 // of the table
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
			if b.ref > 1 || doc.GetY() > pageHeight*2/3 {
				doc.AddPage() // it draws the footer of the page before, which names the applicant before
			} else {
				doc.Ln(8)
			}
			foot, _ := covered(b.foot)
			running = text.Joined(" · ", shown, foot)
			doc.SetLink(links[b.ref], 0, -1)
			doc.Bookmark(shown, 0, -1)
		case heads, entry:
			if b.kind == entry {
				links[b.ref] = doc.AddLink()
			}
			set(looks[entry])
			if b.kind == heads {
				columns = widths(doc, blocks, pageWidth-2*margin)
			}
			set(s)
			missing = row(doc, b.cells, columns, s, links[b.ref]) || missing
			continue
		case question: // with its lines on one page
			set(s)
			lines := len(wrap(doc, shown, pageWidth-2*margin)) + 1
			if doc.GetY()+s.above+float64(lines)*s.height+float64(b.rows)*looks[ruled].height > pageHeight-margin {
				doc.AddPage()
			}
		case ruled:
			doc.SetDrawColor(200, 200, 200)
			for range b.rows {
				doc.Ln(s.height)
				doc.Line(margin+1, doc.GetY(), pageWidth-margin, doc.GetY()) // below the text, which has a margin of 1 in its cell
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
		for _, part := range wrap(doc, label+shown, pageWidth-margin-left) {
			doc.SetX(left)
			if value, ok := strings.CutPrefix(part, label); ok && label != "" {
				doc.SetTextColor(110, 110, 110)
				doc.CellFormat(doc.GetStringWidth(label), s.height, label, "", 0, "L", false, 0, "")
				doc.SetTextColor(s.grey, s.grey, s.grey)
				part, label = value, ""
			}
			doc.CellFormat(0, s.height, part, "", 1, "L", false, 0, b.url)
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

// widths are those of the columns of the table: as wide as their longest cell, while all fit into a width; else the
// widest give room.
func widths(doc *fpdf.Fpdf, blocks []block, width float64) (out []float64) {
	const apart, least = 5, 12 // mm
	total := 0.0
	for _, b := range blocks {
		for i, c := range b.cells {
			if i == len(out) {
				out = append(out, least)
				total += least
			}
			shown, _ := covered(c)
			wide := max(doc.GetStringWidth(shown)+apart, out[i])
			total, out[i] = total+wide-out[i], wide
		}
	}
	for total > width && len(out) > 0 {
		widest := slices.Index(out, slices.Max(out))
		out[widest]--
		total--
	}
	return out
}

// row writes cells side by side in columns, each broken into lines within its own, above a rule. It reports whether the
// font lacks letters.
func row(doc *fpdf.Fpdf, cells []string, columns []float64, s style, link int) (missing bool) {
	const apart = 1 // mm
	parts, lines, width := make([][]string, len(cells)), 0, 0.0
	for i, c := range cells {
		shown, lost := covered(c)
		missing = missing || lost
		parts[i] = wrap(doc, shown, columns[i]-apart)
		lines = max(lines, len(parts[i]))
		width += columns[i]
	}
	if doc.GetY()+s.above+float64(lines)*s.height > pageHeight-margin {
		doc.AddPage()
	}
	doc.Ln(s.above)
	left := doc.GetX()
	for i := range lines {
		for k, column := range columns {
			part := ""
			if i < len(parts[k]) {
				part = parts[k][i]
			}
			doc.CellFormat(column, s.height, part, "", 0, "L", false, link, "")
		}
		doc.Ln(s.height)
	}
	doc.SetDrawColor(200, 200, 200)
	doc.Line(left, doc.GetY()+s.above/2, left+width, doc.GetY()+s.above/2)
	return missing
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
