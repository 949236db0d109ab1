package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Written is the text of a page.
type Written struct {
	Text     string // a paragraph a line
	Headings []int  // the lines that are headings, counted from 0
}

// LongestHeading is how many letters a heading may have. Longer text is a paragraph, whatever its
// format.
const LongestHeading = 80

// isHeading reports whether a paragraph looks like a heading.
func (p Paragraph) isHeading() bool {
	return p.title && !p.item && utf8.RuneCountInString(p.Text) <= LongestHeading && strings.ContainsFunc(p.Text, unicode.IsLetter)
}

// Text returns the pages of one document: a paragraph a line, with an empty line before separate
// ones. It removes hyphens at line ends that only the typesetter set.
func Text(pages [][]Paragraph, ends Ends) []Written {
	mender := newMender(pages)
	mender.ends = ends
	out := make([]Written, len(pages))
	for i, page := range pages {
		var text strings.Builder
		line := 0
		for j, p := range page {
			if j > 0 {
				text.WriteByte('\n')
				line++
				if p.Gap || p.Heading && !page[j-1].Heading {
					text.WriteByte('\n')
					line++
				}
			}
			if p.isHeading() {
				out[i].Headings = append(out[i].Headings, line)
			}
			text.WriteString(WithAddresses(withoutMarks(mender.mend(p.Text), p.links)))
		}
		out[i].Text = text.String()
	}
	return out
}
