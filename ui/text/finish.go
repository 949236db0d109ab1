package text

import (
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

const (
	reset = "\x1b[m"
	bar   = '│' // before the lines of a quote
)

// finish takes what Glamour wrote and adds it to the page: our marks turned
// into what they stand for, moved characters moved back, every line broken to
// the page's width. Of the escapes in it only SGR survives, and all SGR is ours:
// inert text has no way to make an escape.
func (p *page) finish(out string, table bool) {
	for line := range strings.SplitSeq(out, "\n") {
		l := p.read(line)
		if strings.TrimSpace(l.text) == "" {
			if n := len(p.lines); n > 0 && p.lines[n-1] != "" {
				p.lines = append(p.lines, "")
			}
			continue
		}
		p.tighten(l)
		p.place(l, table)
		if len(p.lines) > maxLines {
			return
		}
	}
}

// tighten takes out the blank line that Glamour leaves between the end of an
// inner list and the next item of the outer one.
func (p *page) tighten(l styled) {
	depth := -1
	if l.hang > 0 {
		depth = len(l.text) - len(strings.TrimLeft(l.text, " "))
		if n := len(p.lines); n > 0 && p.lines[n-1] == "" && depth < p.depth {
			p.lines = p.lines[:n-1]
		}
	}
	p.depth = depth
}

// styled is a line with the style of each stretch of it.
type styled struct {
	text   string
	hang   int   // where the text of a list item begins, 0 for no item
	breaks []int // where lines break whatever the width
	pens   []pen // in order; the first begins at 0
}

// pen is the SGR sequences in force from a place on.
type pen struct {
	from int
	sgr  string
}

// read parses a line of Glamour's.
func (p *page) read(s string) styled {
	var l styled
	var out strings.Builder
	var base, mark string
	set := func() {
		sgr := base + mark
		if p.style.Bare {
			sgr = ""
		}
		n := len(l.pens)
		if n > 0 && l.pens[n-1].from == out.Len() {
			l.pens[n-1].sgr = sgr
		} else if n == 0 || l.pens[n-1].sgr != sgr {
			l.pens = append(l.pens, pen{out.Len(), sgr})
		}
	}
	set()
	for i := 0; i < len(s); {
		b := s[i]
		if b == 0x1B {
			n := escapeLen(s[i:])
			if seq := s[i : i+n]; isSGR(seq) {
				if seq == "\x1b[m" || seq == "\x1b[0m" {
					base = ""
				} else {
					base += seq
				}
				set()
			}
			i += n
			continue
		}
		if b < 0x20 || b == 0x7F {
			i++
			continue
		}
		if b < utf8.RuneSelf {
			if n := len(l.breaks); b != ' ' || n == 0 || l.breaks[n-1] < out.Len() {
				out.WriteByte(b) // and no space after a line break
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		i += size
		switch r {
		case markNothing:
		case markLink:
			mark = p.style.sgr(p.style.Link) + "\x1b[4m"
			set()
		case markDim:
			mark = p.style.sgr(p.style.Dim)
			set()
		case markCode:
			mark = p.style.sgr(p.style.Code)
			set()
		case markEnd:
			mark = ""
			set()
		case markHang:
			if l.hang == 0 {
				l.hang = out.Len()
			}
		case markBreak:
			l.breaks = append(l.breaks, out.Len())
		default:
			if c, ok := moved(r); ok {
				out.WriteByte(c)
			} else if r == shift+' ' {
				out.WriteByte(' ')
			} else {
				out.WriteRune(r)
			}
		}
	}
	l.text = out.String()
	l.settle()
	return l
}

// settle moves changes of style that fall inside a character behind it. An
// escape there would make two of it, and the line wider.
func (l *styled) settle() {
	if len(l.pens) < 2 {
		return
	}
	if _, ok := simpleWidth(l.text); ok {
		return
	}
	pens := l.pens[:1]
	i := 1
	for at := 0; at < len(l.text) && i < len(l.pens); {
		cluster, _ := ansi.FirstGraphemeCluster(l.text[at:], ansi.GraphemeWidth)
		at += len(cluster)
		for ; i < len(l.pens) && l.pens[i].from <= at; i++ {
			if l.pens[i].from > at-len(cluster) {
				l.pens[i].from = at
			}
			if last := &pens[len(pens)-1]; last.from == l.pens[i].from {
				last.sgr = l.pens[i].sgr
			} else {
				pens = append(pens, l.pens[i])
			}
		}
	}
	l.pens = pens
}

func isSGR(seq string) bool {
	return strings.HasPrefix(seq, "\x1b[") && strings.HasSuffix(seq, "m") &&
		strings.Trim(seq[2:len(seq)-1], "0123456789;:") == ""
}

// place breaks a line to the width and adds it to the page.
func (p *page) place(l styled, table bool) {
	if table {
		for _, s := range breaks(l.text, 0, len(l.text), p.width) {
			p.lines = append(p.lines, l.paint("", s))
		}
		return
	}
	body, rest := l.lead(p.width)
	room := p.width - Width(rest)
	start := body
	for i, end := range append(l.breaks, len(l.text)) {
		for j, s := range breaks(l.text, min(start, end), end, room) {
			if i == 0 && j == 0 {
				p.lines = append(p.lines, l.paint("", span{0, body, false}, s))
			} else {
				p.lines = append(p.lines, l.paint(rest, s))
			}
			if len(p.lines) > maxLines {
				return
			}
		}
		start = end
	}
}

// lead returns where the text of the line begins behind the bars of quotes and
// the sign of a list item, and what the lines that follow it begin with.
func (l styled) lead(width int) (body int, rest string) {
	if body = l.hang; body == 0 {
		for body < len(l.text) {
			r, size := utf8.DecodeRuneInString(l.text[body:])
			if r != ' ' && r != bar {
				break
			}
			body += size
		}
	}
	rest = strings.Map(func(r rune) rune {
		if r == bar {
			return r
		}
		return ' '
	}, l.text[:body])
	if Width(rest) > width/2 { // the text is worth more than its indentation
		return 0, ""
	}
	return body, rest
}

// paint returns stretches of the line behind plain text, in their styles, which
// end with it.
func (l styled) paint(before string, spans ...span) string {
	var out strings.Builder
	out.WriteString(before)
	now := ""
	for _, s := range spans {
		i := sort.Search(len(l.pens), func(i int) bool { return l.pens[i].from > s.from }) - 1
		for at := s.from; at < s.to; i++ {
			end := s.to
			if i+1 < len(l.pens) {
				end = min(end, l.pens[i+1].from)
			}
			if end <= at {
				continue
			}
			if sgr := l.pens[i].sgr; sgr != now {
				if now != "" {
					out.WriteString(reset)
				}
				out.WriteString(sgr)
				now = sgr
			}
			if s.wide {
				out.WriteString(ellipsis)
				break
			}
			out.WriteString(l.text[at:end])
			at = end
		}
	}
	if now == "" {
		return strings.TrimRight(out.String(), " ")
	}
	out.WriteString(reset)
	return out.String()
}
