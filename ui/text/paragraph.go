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
	spaced // its spaces and line breaks count
	heading
	link // a link's target
	dim  // words of ours
)

// paragraph is safe text in its looks, with no escapes in it but ours. "\n" is a line
// break whatever the width.
type paragraph struct {
	text  []byte
	begin string // the sequence whose look the end of text has, "" for the terminal's own
}

// end ends the look of the text so far.
func (t *paragraph) end() {
	if t.begin != "" {
		t.text, t.begin = append(t.text, reset...), ""
	}
}

// broken returns a paragraph as lines of at most width cells, each with its looks in
// itself.
func broken(text string, width int) []string {
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
	if begin := p.begin(l); begin != "" && s != "" {
		return begin + s + reset
	}
	return s
}

// begin returns the sequence that begins a look, nothing for the terminal's own.
func (p *page) begin(l look) string {
	if p.style.Bare {
		return ""
	}
	sgr, ok := p.styles[l]
	if !ok {
		sgr = p.style.sgr(l)
		p.styles[l] = sgr
	}
	return sgr
}

func (s Style) sgr(l look) string {
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
	if l&(bold|heading) != 0 {
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
