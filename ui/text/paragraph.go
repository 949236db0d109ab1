package text

import (
	"sort"
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

// paragraph is safe text with the look of each stretch of it. "\n" is a line
// break whatever the width.
type paragraph struct {
	text  []byte
	looks []stretch // in order; the first begins at 0
}

// stretch says how text looks from a place on.
type stretch struct {
	from int
	look look
}

func (t *paragraph) last() look {
	if n := len(t.looks); n > 0 {
		return t.looks[n-1].look
	}
	return 0
}

func (t *paragraph) add(s string, l look) {
	if len(t.looks) == 0 || t.last() != l {
		t.looks = append(t.looks, stretch{len(t.text), l})
	}
	t.text = append(t.text, s...)
}

// join adds another paragraph, rewritten stretch by stretch.
func (t *paragraph) join(other paragraph, rewrite *strings.Replacer) {
	for i, s := range other.looks {
		end := len(other.text)
		if i+1 < len(other.looks) {
			end = other.looks[i+1].from
		}
		t.add(rewrite.Replace(string(other.text[s.from:end])), s.look)
	}
}

// settle moves changes of look that fall inside a character behind it. An
// escape there would make two of it, and the line wider.
func (t *paragraph) settle(text string) {
	if len(t.looks) < 2 {
		return
	}
	if _, ok := simpleWidth(strings.ReplaceAll(text, "\n", "")); ok {
		return
	}
	looks := t.looks[:1]
	i := 1
	for at := 0; at < len(text) && i < len(t.looks); {
		cluster, _ := ansi.FirstGraphemeCluster(text[at:], ansi.GraphemeWidth)
		at += len(cluster)
		for ; i < len(t.looks) && t.looks[i].from <= at; i++ {
			s := t.looks[i]
			if s.from > at-len(cluster) {
				s.from = at
			}
			if last := &looks[len(looks)-1]; last.from == s.from {
				last.look = s.look
			} else {
				looks = append(looks, s)
			}
		}
	}
	t.looks = looks
}

// broken returns a paragraph as styled lines of at most width cells.
func (p *page) broken(t paragraph, width int) (lines []string) {
	text := string(t.text)
	t.settle(text)
	for start := 0; start <= len(text); {
		end := strings.IndexByte(text[start:], '\n')
		if end < 0 {
			end = len(text) - start
		}
		end += start
		for _, s := range breaks(text, start, end, width) {
			lines = append(lines, p.cut(text, t.looks, s))
			if len(p.lines)+len(lines) > maxLines {
				return lines
			}
		}
		start = end + 1
	}
	return lines
}

// cut returns a stretch of text in its looks, which end with it.
func (p *page) cut(text string, looks []stretch, s span) string {
	if s.wide {
		return ellipsis
	}
	if s.from == s.to {
		return ""
	}
	i := sort.Search(len(looks), func(i int) bool { return looks[i].from > s.from }) - 1
	if i+1 == len(looks) || looks[i+1].from >= s.to {
		return p.paint(text[s.from:s.to], looks[i].look)
	}
	var out strings.Builder
	for at := s.from; at < s.to; i++ {
		end := s.to
		if i+1 < len(looks) {
			end = min(end, looks[i+1].from)
		}
		out.WriteString(p.paint(text[at:end], looks[i].look))
		at = end
	}
	return out.String()
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
