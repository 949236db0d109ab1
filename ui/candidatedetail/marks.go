package candidatedetail

import (
	"cmp"
	"slices"
	"strings"

	"shortlist/model/needs"
	"shortlist/model/query"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Letter names a need, from 0, beside its colour: "A" for the first one.
func Letter(need int) string { return string(rune('A' + need)) }

// Marks are words of a CV in which needs were found, by page and line, both from 1.
type Marks map[[2]int][]mark

// mark is a range of a line, in bytes, with the need of which it is.
type mark struct {
	query.Range
	need int // from 0, or dim
}

// dim marks words that are drawn dim and belong to no need.
const dim = -1

// MarksOf returns the marks in the CV.
func MarksOf(finds []needs.Find) Marks {
	out := Marks{}
	for n, f := range finds {
		for _, l := range f.Lines {
			if at := [2]int{l.Page, l.Line}; l.Source == needs.CV {
				out[at] = append(out[at], marksOf(l, n)...)
			}
		}
	}
	for _, of := range out {
		slices.SortStableFunc(of, func(a, b mark) int { return cmp.Compare(a.Start, b.Start) })
	}
	return out
}

func marksOf(l needs.Line, need int) (out []mark) {
	for _, r := range l.Marks {
		out = append(out, mark{r, need})
	}
	return out
}

// painter draws the wrapped parts of a line, from the first to the last.
type painter struct {
	theme *theme.Theme
	style theme.Style // of words without a mark
	line  string
	marks []mark // in order
	at    int    // where the next part begins, or some spaces before it
}

// run is words of one style.
type run struct {
	style theme.Style
	words string
}

// part returns the runs of a part of the line, and the letters of its needs.
func (p *painter) part(part string) (runs []run, letters string) {
	begin := strings.Index(p.line[p.at:], part)
	if begin < 0 { // a sign that is wider than the page is drawn as another one
		return []run{{p.style, part}}, ""
	}
	from, to := p.at+begin, p.at+begin+len(part)
	p.at = to
	done := from
	for _, m := range p.marks {
		if m.End <= from || m.Start >= to {
			continue
		}
		style := p.theme.Dim
		if m.need != dim {
			style = p.theme.Mark(m.need)
			if letter := Letter(m.need); !strings.Contains(letters, letter) {
				letters += letter
			}
		}
		if start, end := max(m.Start, done), min(m.End, to); start < end { // else it is within the mark of another need
			runs = append(runs, run{p.style, p.line[done:start]}, run{style, p.line[start:end]})
			done = end
		}
	}
	return append(runs, run{p.style, p.line[done:to]}), letters
}

// drawn renders runs.
func drawn(runs []run) string {
	var out strings.Builder
	for _, r := range runs {
		out.WriteString(r.style.Render(r.words))
	}
	return out.String()
}

// gutter draws the letters of needs before a row, cells wide.
func (p *painter) gutter(letters string, cells int) string {
	if letters == "" || cells < 2 {
		return strings.Repeat(" ", cells)
	}
	out := ""
	for _, letter := range text.Cut(letters, cells-1) {
		style := p.style
		if letter >= 'A' && letter <= 'Z' {
			style = p.theme.Mark(int(letter - 'A'))
		}
		out += style.Render(string(letter))
	}
	return text.Fit(out, cells)
}
