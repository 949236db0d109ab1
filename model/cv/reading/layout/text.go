package layout

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Written is the text of a page.
type Written struct {
	Text     string // a paragraph a line
	Headings []int  // those of its lines that are headings, from 0 on
}

// LongestHeading is how many letters a heading may have. More is a paragraph, however it is
// set.
const LongestHeading = 80

// heads reports a paragraph that is a heading to the eye.
func (p Paragraph) heads() bool {
	return p.title && !p.item && utf8.RuneCountInString(p.Text) <= LongestHeading && strings.ContainsFunc(p.Text, unicode.IsLetter)
}

// Text writes the pages of one document, a paragraph a line, an empty line before
// what stands apart. Where words are broken throughout, the hyphens go.
func Text(pages [][]Paragraph) []Written {
	broken := 0
	for _, page := range pages {
		for _, p := range page {
			broken += strings.Count(p.Text, brokenWord)
		}
	}
	hyphen := "-"
	if broken >= 3 {
		hyphen = ""
	}
	mend := strings.NewReplacer(brokenWord, hyphen, "\u00ad", "")
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
			if p.heads() {
				out[i].Headings = append(out[i].Headings, line)
			}
			text.WriteString(mend.Replace(p.Text))
		}
		out[i].Text = text.String()
	}
	return out
}
