package office

import (
	"bytes"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/reading/layout"
)

// look is the style of a run of text.
type look struct {
	size   uint16 // in quarters of a point; 0 if the file does not give it
	bold   bool
	title  bool   // its style or level marks a heading
	hidden bool   // in the file but invisible on the page
	pale   bool   // invisible if only paper lies under it
	link   string // the address that it leads to
}

// marked is text with the look of each run.
type marked struct {
	text []byte
	runs []run
}

// run is a run of text up to a byte.
type run struct {
	to   int
	look look
}

func (m *marked) write(s string, l look) {
	if s == "" {
		return
	}
	m.text = append(m.text, s...)
	if n := len(m.runs); n > 0 && m.runs[n-1].look == l {
		m.runs[n-1].to = len(m.text)
	} else {
		m.runs = append(m.runs, run{len(m.text), l})
	}
}

// appendMarked appends other text with its looks.
func (m *marked) appendMarked(o marked) {
	from := 0
	for _, r := range o.runs {
		m.write(string(o.text[from:r.to]), r.look)
		from = r.to
	}
}

// firstLook returns the look of the first run.
func (m *marked) firstLook() look {
	if len(m.runs) == 0 {
		return look{}
	}
	return m.runs[0].look
}

// trim cuts characters off both ends.
func (m *marked) trim(left, right string) {
	m.text = bytes.TrimRight(m.text, right)
	cut := len(m.text) - len(bytes.TrimLeft(m.text, left))
	m.text = m.text[cut:]
	kept := m.runs[:0]
	for _, r := range m.runs {
		r.to = min(r.to-cut, len(m.text))
		if r.to > 0 && (len(kept) == 0 || kept[len(kept)-1].to < r.to) {
			kept = append(kept, r)
		}
	}
	m.runs = kept
}

// markTitle marks all text as a heading.
func (m *marked) markTitle() {
	for i := range m.runs {
		m.runs[i].look.title = true
	}
}

// setLook sets the look of all text.
func (m *marked) setLook(l look) {
	for i := range m.runs {
		m.runs[i].look = l
	}
}

// hide marks all text as hidden.
func (m *marked) hide() {
	for i := range m.runs {
		m.runs[i].look.hidden = true
	}
}

// Content is the text of a file.
type Content struct {
	Text     string // a paragraph a line
	Hidden   string // words of the file that are invisible on its pages
	Headings []int  // the lines of Text that the file formats as headings, counted from 0
	Cut      bool   // a limit was reached, so text may be missing
	Damaged  bool   // the file is damaged, so text may be missing
	Pictured bool   // it holds a picture; set if it has no text
}

// setLine is the style of a line of the text.
type setLine struct {
	number int
	size   uint16
	bold   bool
	title  bool
}

// separate splits text into visible and hidden text, for all kinds of file. backed means that
// something other than paper, such as a picture or a shape, may lie under the text.
func separate(m marked, backed bool) Content {
	s := separator{sizes: map[uint16]int{}, backed: backed, links: layout.MaxLinks}
	from, next := 0, 0 // where the line and the run begin
	for from < len(m.text) {
		to := len(m.text)
		if i := bytes.IndexByte(m.text[from:], '\n'); i >= 0 {
			to = from + i
		}
		for next < len(m.runs) && m.runs[next].to <= from {
			next++
		}
		s.addLine(m, from, to, next)
		from = to + 1
	}
	return s.content()
}

// sized counts letters of a size.
type sized struct {
	size    uint16
	letters int
}

// separator does the work of separate.
type separator struct {
	backed bool
	text   strings.Builder
	hidden strings.Builder
	begun  bool
	number int // number of the current line
	empty  int // empty lines before it, dropped at the beginning and the end
	lines  []setLine
	sizes  map[uint16]int // letters of each size
	bold   int            // letters
	all    int
	links  int    // how many more are read
	words  string // of a link that goes on in the next line
}

// addLine adds a line of the text, whose first run is known.
func (s *separator) addLine(m marked, from, to, next int) {
	var seen, unseen linkedText
	set := setLine{title: true}
	letters, bold := 0, 0
	var here []sized
	before := false // the preceding text is hidden
	first := next
	for at := from; at < to && next < len(m.runs); next++ {
		r := m.runs[next]
		part := m.text[at:min(r.to, to)]
		at = min(r.to, to)
		if r.look.hidden || r.look.pale && !s.backed {
			if !before && len(unseen.text) > 0 {
				unseen.add([]byte(" "), "")
			}
			unseen.add(part, s.linkOf(r.look, unseen))
			before = true
			continue
		}
		before = false
		seen.add(part, s.linkOf(r.look, seen))
		n := lettersOf(part)
		if n == 0 {
			continue
		}
		letters += n
		set.title = set.title && r.look.title
		if r.look.bold {
			bold += n
		}
		if i := slices.IndexFunc(here, func(h sized) bool { return h.size == r.look.size }); i >= 0 {
			here[i].letters += n
		} else if len(here) < 8 {
			here = append(here, sized{r.look.size, n})
		}
	}
	if len(unseen.text) > 0 || len(unseen.links) > 0 {
		s.addHidden(unseen.whole())
		if len(seen.links) == 0 && len(bytes.Trim(seen.text, layout.Bullets+" \t")) == 0 {
			return
		}
	}
	if n := len(seen.links); n > 0 {
		seen.links[0].Words = strings.TrimSpace(s.words + " " + seen.links[0].Words)
		s.words = ""
		if last := seen.links[n-1]; seen.open && m.linkAfter(to, first) == last.Address {
			s.words, seen.links = last.Words[:min(len(last.Words), maxLinked)], seen.links[:n-1]
		}
	}
	line := seen.whole()
	if apart := layout.TypedApart(line); apart != "" {
		line = apart
	}
	if len(unseen.text) > 0 {
		line = strings.TrimSpace(line)
	}
	if line == "" {
		s.empty++
		return
	}
	for ; s.begun && s.empty >= 0; s.empty-- {
		s.text.WriteByte('\n')
		s.number++
	}
	s.begun, s.empty = true, 0
	s.text.WriteString(line)
	if letters == 0 {
		return
	}
	set.number, set.bold = s.number, bold == letters
	most := 0
	for _, h := range here {
		s.sizes[h.size] += h.letters
		if h.letters > most || h.letters == most && h.size > set.size {
			most, set.size = h.letters, h.size
		}
	}
	s.bold += bold
	s.all += letters
	if utf8.RuneCount(bytes.TrimSpace(seen.text)) <= layout.LongestHeading && !startsWithBullet(bytes.TrimSpace(seen.text)) {
		s.lines = append(s.lines, set)
	}
}

func (s *separator) addHidden(text string) {
	text = strings.TrimPrefix(strings.Join(strings.Fields(text), " "), "• ")
	if text == "" || s.hidden.Len()+len(text) > maxText {
		return
	}
	if s.hidden.Len() > 0 {
		s.hidden.WriteByte('\n')
	}
	s.hidden.WriteString(text)
}

// content returns the result. A line is a heading if its style marks it, if it is larger than most
// of the text, or if it is bold and most of the text is not.
func (s *separator) content() Content {
	out := Content{Text: s.text.String(), Hidden: s.hidden.String()}
	var usual uint16
	most := 0
	for size, n := range s.sizes {
		if n > most || n == most && size < usual {
			most, usual = n, size
		}
	}
	for _, l := range s.lines {
		larger := usual > 0 && float64(l.size) > 1.12*float64(usual)
		if l.title || larger || l.bold && 2*s.bold <= s.all {
			out.Headings = append(out.Headings, l.number)
		}
	}
	return out
}

func lettersOf(b []byte) (n int) {
	for len(b) > 0 {
		r, size := utf8.DecodeRune(b)
		if unicode.IsLetter(r) {
			n++
		}
		b = b[size:]
	}
	return n
}

func startsWithBullet(line []byte) bool {
	r, _ := utf8.DecodeRune(line)
	return strings.ContainsRune(layout.Bullets, r)
}
