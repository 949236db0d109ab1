package text

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
)

const reset = "\x1b[m"

// look is how a stretch of a paragraph looks.
type look uint8

const (
	bold look = 1 << iota
	italic
	strike
	code
	verbatim // spaces and line breaks count
	heading
	link // a link's target
	dim  // words and lines that shortlist adds
)

// paragraph is safe text with shortlist's escapes. "\n" is a line break at any width.
type paragraph struct {
	text  []byte
	begin string // the sequence of the look at the end of text; "": the terminal's own look
}

// end ends the look of the text so far.
func (t *paragraph) end() {
	if t.begin != "" {
		t.text, t.begin = append(t.text, reset...), ""
	}
}

// breakParagraph returns a paragraph as lines of at most width cells. Each line begins
// and ends its looks by itself.
func breakParagraph(text string, width int) []string {
	lines := Wrap(text, width)
	lines = lines[:min(len(lines), maxLines+1)]
	for i, begin := 0, ""; i < len(lines); i++ {
		line, now := lines[i], begin
		if at := strings.LastIndexByte(line, 0x1B); at >= 0 {
			now = line[at : at+strings.IndexByte(line[at:], 'm')+1]
		}
		if now == reset {
			now = ""
		}
		if line = begin + line; now != "" {
			line += reset
		}
		lines[i], begin = line, now
	}
	return lines
}

// paint returns safe text in a look.
func (p *page) paint(s string, l look) string {
	if begin := p.sequence(l); begin != "" && s != "" {
		return begin + s + reset
	}
	return s
}

// sequence returns the sequence that begins a look; "" for the terminal's own look.
func (p *page) sequence(l look) string {
	if p.style.Bare {
		return ""
	}
	sequence, ok := p.sgr[l]
	if !ok {
		sequence = p.style.sequence(l)
		p.sgr[l] = sequence
	}
	return sequence
}

func (s Style) sequence(l look) string {
	color := s.Text
	switch {
	case l&link != 0:
		color = s.Link
	case l&dim != 0:
		color = s.Dim
	case l&code != 0:
		color = s.Code
	case l&heading != 0:
		color = s.Accent
	}
	var style ansi.Style
	if color != "" {
		style = style.ForegroundColor(lipgloss.Color(color))
	}
	if l&(bold|heading) != 0 || l&(code|verbatim) == code && s.Code == "" {
		style = style.Bold()
	}
	if l&italic != 0 {
		style = style.Italic(true)
	}
	if l&link != 0 {
		style = style.Underline(true)
	}
	if l&strike != 0 {
		style = style.Strikethrough(true)
	}
	if len(style) == 0 {
		return ""
	}
	return style.String()
}
