package text

import (
	"strings"

	"charm.land/glamour/v2"
	glamansi "charm.land/glamour/v2/ansi"
	"github.com/charmbracelet/x/ansi"
)

// mostMarkdown is how many bytes of Markdown are rendered; more is shown as it is written.
const mostMarkdown = 16 << 10

// Markdown renders what the person wrote themselves, a note, as lines of at most width cells.
// Line breaks stay where they were typed. The lines hold safe text and our own SGR sequences,
// nothing else; they are shared: do not change them. The first rendering takes milliseconds,
// the next one of the same note and width is remembered.
func (r *Renderer) Markdown(src string, width int) []string {
	safe := strings.Join(Lines(src), "\n")
	if width <= 0 || len(safe) > mostMarkdown {
		return Wrap(safe, max(width, 1))
	}
	return r.remembered(key{width: width, src: safe, markdown: true}, glamoured)
}

// glamoured returns Markdown as styled lines of at most width cells.
func glamoured(src string, width int, style Style) []string {
	t, err := glamour.NewTermRenderer(glamour.WithStyles(style.markdown()), glamour.WithWordWrap(width), glamour.WithPreservedNewLines())
	if err != nil {
		return Wrap(src, width)
	}
	out, err := t.Render(src)
	if err != nil {
		return Wrap(src, width)
	}
	var lines []string
	for line := range strings.SplitSeq(strings.Trim(onlySGR(out), "\n"), "\n") {
		lines = append(lines, strings.Split(ansi.Hardwrap(trimRight(line), width, true), "\n")...)
	}
	for len(lines) > 0 && strings.TrimSpace(ansi.Strip(lines[0])) == "" {
		lines = lines[1:]
	}
	return lines
}

// markdown is the style in Glamour's terms: no margins, and no colours where it is bare.
func (s Style) markdown() glamansi.StyleConfig {
	hue := func(c string) glamansi.StylePrimitive {
		if c == "" || s.Bare {
			return glamansi.StylePrimitive{}
		}
		return glamansi.StylePrimitive{Color: &c}
	}
	none, one := uint(0), uint(1)
	block := func(p glamansi.StylePrimitive) glamansi.StyleBlock {
		return glamansi.StyleBlock{StylePrimitive: p, Indent: &none, Margin: &none}
	}
	on := !s.Bare
	heading, bar := hue(s.Accent), "│ "
	heading.Bold = &on
	quote := block(hue(s.Dim))
	quote.Indent, quote.IndentToken = &one, &bar
	return glamansi.StyleConfig{
		Document: block(hue(s.Text)), Paragraph: block(hue("")), Heading: block(heading), BlockQuote: quote,
		List:   glamansi.StyleList{StyleBlock: block(hue("")), LevelIndent: 2},
		Item:   glamansi.StylePrimitive{BlockPrefix: "• "},
		Strong: glamansi.StylePrimitive{Bold: &on}, Emph: glamansi.StylePrimitive{Italic: &on},
		Enumeration: glamansi.StylePrimitive{BlockPrefix: ". "},
		Task:        glamansi.StyleTask{Ticked: "[x] ", Unticked: "[ ] "},
		Link:        hue(s.Link), Code: block(hue(s.Code)), CodeBlock: glamansi.StyleCodeBlock{StyleBlock: block(hue(s.Code))},
		HorizontalRule: glamansi.StylePrimitive{Format: "\n────────\n"},
	}
}

// onlySGR drops every escape sequence that sets no look: a link's, for one.
func onlySGR(s string) string {
	var b strings.Builder
	state := byte(0)
	for len(s) > 0 {
		seq, width, n, next := ansi.DecodeSequence(s, state, nil)
		if width > 0 || seq == "\n" || strings.HasPrefix(seq, "\x1b[") && strings.HasSuffix(seq, "m") {
			b.WriteString(seq)
		}
		s, state = s[n:], next
	}
	return b.String()
}

// trimRight takes the blanks off the end of a line that a renderer has filled up.
func trimRight(line string) string {
	plain := strings.TrimRight(ansi.Strip(line), " ")
	return ansi.Truncate(line, ansi.StringWidth(plain), "")
}
