package markup

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// The patterns of plain text that people paste from a word processor, a mail or an old job, whose list items begin with
// any sign.
var (
	// bulleted matches a list item: its indentation, its sign if that is one of Markdown's, and its words. A dash or a star
	// needs a space after it.
	bulleted = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([\s\x{a0}]*)(?:[•·▪▫‣⁃∙◦●○■□◆◇➢➤►▶⦁⬤◾◽◼◻⚫⚪\x{f000}-\x{f0ff}\x{fffd}]\x{fe0f}?|([-*+])[\s\x{a0}]|[–—‒―−][\s\x{a0}]|[o§](?:\t|[\s\x{a0}]{2}))[\s\x{a0}]*(\S.*)$`)
	})
	// ticked matches a line whose sign makes a list item only if several lines have it: its indentation, sign and words.
	ticked = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`^([\s\x{a0}]*)(?:([✓✔✅☑→➔➜➙➞➡⇒⮕👉🔹🔸🔷🔶🔵🔘★☆⭐✦✧❖♦»›])\x{fe0f}?[\s\x{a0}]*|([-–—*])|([Øüvq])(?:\t|\s{3}))([^\s*].*)$`)
	})
	// crossed matches a line whose sign means the opposite of a tick. In a text with such a line, ticks are no bullets.
	crossed = regexp.MustCompile(`^\s*[✗✘✕✖❌❎☐☒]`)
	// lonely matches a bullet whose words are in the next line, as in text from a PDF.
	lonely = regexp.MustCompile(`^[\s\x{a0}]*[•·▪▫‣◦●○■□◆◇➢➤►▶⦁⬤◾◽◼◻⚫⚪\x{f000}-\x{f0ff}\x{fffd}]\x{fe0f}?$`)
	// counted matches a line of a numbered list: its indentation, number, sign and words.
	counted = regexp.MustCompile(`^([\s\x{a0}]*)(\d{1,9})([.)])[\s\x{a0}]+(\S.*)$`)
	// outlined matches a line with a number of several parts: "1.1" or "2.3.4.".
	outlined = regexp.MustCompile(`^\d{1,2}(?:\.\d{1,2})+\.?\s`)
	// quoted matches a quote of a mail, and its words.
	quoted = regexp.MustCompile(`^ {0,3}> ?(.*)$`)
	// empty matches an item without words.
	empty = regexp.MustCompile(`^\s*(?:[-*+]|\d{1,9}[.)])\s*$`)
	// item matches an item of Markdown: its indentation, and its sign with the space after it.
	item = regexp.MustCompile(`^(\s*)([-*+]|\d{1,9}[.)])\s+`)
	// signed matches a number with a sign before it that Markdown would take for markup: "+ 380", "# 5".
	signed = regexp.MustCompile(`^ *[+#] +\d`)
	// server matches the name of a computer behind two backslashes, one of which Markdown would drop.
	server = regexp.MustCompile(`(^|\s)\\\\(\w)`)
)

// FromText turns plain text into Markdown that keeps its lines: lines with a bullet of any sort are items of
// lists, and a line after a list does not belong to its last item. The text is inserted into a line: before is
// the part of the line in front of it, and after the text behind it. Markdown stays unchanged, fenced code included.
func FromText(before, s, after string) string {
	lines := strings.Split(strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n"), "\n")
	var out []string
	p := lister{lines: lines}
	switch first := lines[0]; {
	case empty.MatchString(before): // the text begins in an existing item
		if m := bulleted().FindStringSubmatch(first); m != nil {
			first = m[3]
		}
		p.open(before)
		if m, l := counted.FindStringSubmatch(first), p.levels[0]; m != nil && l.sign != "" && m[2] == strconv.Itoa(l.number) {
			first, p.levels[0].sign = m[4], m[3] // the item has its number already
		}
		out, p.at = append(out, first), 1
	case strings.TrimSpace(before) != "":
		p.open(before)
		out, p.at = append(out, first), 1
	}
	out = append(out, p.rest()...)
	if len(lines) > 1 && lines[len(lines)-1] == "" && p.parts(after) {
		out = append(out, "")
	}
	return strings.Join(out, "\n")
}

// FromEdit does the same as FromText to the lines that an edit changed. The other lines stay, whatever they begin with.
func FromEdit(was, now string) string {
	before, after := strings.Split(was, "\n"), strings.Split(now, "\n")
	first := 0
	for first < min(len(before), len(after)) && before[first] == after[first] {
		first++
	}
	last := len(after)
	for end := len(before); end > first && last > first && before[end-1] == after[last-1]; end-- {
		last--
	}
	p := lister{lines: after[:first]}
	p.rest()
	p.lines = after[:last]
	out := append(slices.Clone(after[:first]), p.rest()...)
	if last < len(after) && last > first && p.parts(after[last]) {
		out = append(out, "")
	}
	return strings.Join(append(out, after[last:]...), "\n")
}

// lister is the state between two lines of plain text.
type lister struct {
	lines  []string
	at     int     // the index of the next line
	fence  string  // the fence of the open code; "": no code is open
	levels []level // the levels of the open list, the innermost last
	text   bool    // the line before is text
	blank  bool    // the line before is empty
}

// level is a list, maybe inside another list.
type level struct {
	indent  int    // indentation of its items in the source
	before  int    // spaces before its items in Markdown
	content int    // spaces before further lines of its last item in Markdown
	number  int    // number of its last item; 0: a list without numbers
	sign    string // sign after its numbers in the source; "" without numbers
	mark    string // sign after its numbers in Markdown
}

// parts reports whether a blank line has to separate the text from the line after it, which would otherwise belong to an
// item.
func (p *lister) parts(after string) bool {
	line, _, _ := strings.Cut(after, "\n")
	return len(p.levels) > 0 && strings.TrimSpace(line) != "" && !item.MatchString(line) && line == strings.TrimLeft(line, " \t")
}

// open sets the state after before, the part of a line of Markdown that the text continues.
func (p *lister) open(before string) {
	m := item.FindStringSubmatch(before + " ")
	if p.text = m == nil; p.text {
		return
	}
	l := level{indent: width(m[1]), before: len(m[1]), content: len(m[1]) + len(m[2]) + 1}
	if n, err := strconv.Atoi(m[2][:len(m[2])-1]); err == nil {
		l.number, l.sign, l.mark = n, m[2][len(m[2])-1:], m[2][len(m[2])-1:]
	}
	p.levels = []level{l}
}

// rest returns the Markdown of the lines that are left.
func (p *lister) rest() (out []string) {
	for p.at < len(p.lines) {
		out = append(out, p.next()...)
	}
	return out
}

// next returns the Markdown of the next line, or of all lines of a quote.
func (p *lister) next() []string {
	line := strings.TrimRight(p.lines[p.at], " \t\u00a0\r")
	trimmed := strings.TrimSpace(line)
	if mark := trimmed[:min(len(trimmed), 3)]; p.fence != "" || mark == "```" || mark == "~~~" && !strings.HasPrefix(trimmed, "~~~~~") {
		p.at++
		switch {
		case p.fence == "":
			p.fence = mark
		case p.fence == mark:
			p.fence = ""
		}
		return []string{line}
	}
	if trimmed == "" {
		p.at++
		p.text, p.blank = false, true
		return []string{""}
	}
	blank := p.blank
	p.blank = false
	if quoted.MatchString(line) {
		return p.quote(blank)
	}
	p.at++
	if lonely.MatchString(line) && p.at < len(p.lines) && strings.TrimSpace(p.lines[p.at]) != "" && !bulleted().MatchString(p.lines[p.at]) {
		line += " " + strings.TrimSpace(p.lines[p.at])
		p.at++
	}
	if m := p.bullet(line); m != nil && !isRule(trimmed) {
		return []string{p.item(width(m[1]), cmp.Or(m[2], "-"), m[3])}
	}
	if m := counted.FindStringSubmatch(line); m != nil {
		n, err := strconv.Atoi(m[2])
		if err == nil && p.counts(width(m[1]), n, m[3], blank) {
			return []string{p.count(width(m[1]), n, m)}
		}
	}
	if l := p.holder(line, trimmed, blank); l != nil { // the line continues an item
		return []string{strings.Repeat(" ", l.content) + trimmed}
	}
	out := []string{p.plain(line)}
	if len(p.levels) > 0 && !blank {
		out = append([]string{""}, out...)
	}
	p.levels, p.text = nil, true
	return out
}

// holder returns the list whose last item a line continues; nil if the line is text of its own. After an empty line, only
// the indentation that Markdown needs continues an item. Other indented lines are text, such as a heading after a tab.
func (p *lister) holder(line, trimmed string, blank bool) *level {
	indent := line[:len(line)-len(strings.TrimLeft(line, " \t\u00a0"))]
	for n := len(p.levels) - 1; n >= 0; n-- {
		l := &p.levels[n]
		switch {
		case blank && indent == strings.Repeat(" ", l.content), !blank && (indent != "" || l.holdsNumber(trimmed)):
			p.levels = p.levels[:n+1]
			return l
		case !blank:
			return nil
		}
	}
	return nil
}

// holdsNumber reports whether a line begins with a number that extends the last item's, such as "1.2" after "1.".
func (l *level) holdsNumber(line string) bool {
	return l.sign != "" && outlined.MatchString(line) && strings.HasPrefix(line, strconv.Itoa(l.number)+".")
}

// quote returns the Markdown of the lines of a quote. ">5 years" is no quote.
func (p *lister) quote(blank bool) (out []string) {
	if len(p.levels) > 0 && !blank {
		out = append(out, "")
	}
	p.levels = nil
	var inner []string
	for p.at < len(p.lines) {
		m := quoted.FindStringSubmatch(strings.TrimRight(p.lines[p.at], " \t\u00a0\r"))
		if m == nil {
			break
		}
		inner = append(inner, m[1])
		p.at++
	}
	if !slices.ContainsFunc(inner, func(words string) bool { return words == "" || words[0] < '0' || words[0] > '9' }) {
		for _, line := range p.lines[p.at-len(inner) : p.at] {
			out = append(out, `\`+strings.TrimSpace(line))
		}
		p.text = true
		return out
	}
	q := lister{lines: inner}
	for _, line := range q.rest() {
		out = append(out, strings.TrimRight("> "+line, " "))
	}
	if p.at < len(p.lines) && strings.TrimSpace(p.lines[p.at]) != "" {
		out = append(out, "")
	}
	p.text = false
	return out
}

// bullet matches a line that is an item with a bullet: m[1] is its indentation, m[2] its sign if that is Markdown's, and
// m[3] its words. It returns nil for any other line.
func (p *lister) bullet(line string) []string {
	if m := bulleted().FindStringSubmatch(line); m != nil {
		if m[2] == "+" && m[3][0] >= '0' && m[3][0] <= '9' { // a phone number
			return nil
		}
		return m
	}
	m := ticked().FindStringSubmatch(line)
	if m == nil {
		return nil
	}
	sign := m[2] + m[3] + m[4]
	alike := func(from, by int) bool {
		for i := from; i >= 0 && i < len(p.lines); i += by {
			if strings.TrimSpace(p.lines[i]) != "" {
				near := ticked().FindStringSubmatch(strings.TrimRight(p.lines[i], " \t\u00a0\r"))
				return near != nil && near[2]+near[3]+near[4] == sign
			}
		}
		return false
	}
	first, _ := utf8.DecodeRuneInString(m[5])
	switch {
	case m[3] != "" && (!unicode.IsLetter(first) || sign == "*" && strings.Contains(m[5], "*")): // -5, or bold text
		return nil
	case !alike(p.at-2, -1) && !alike(p.at, 1), strings.ContainsAny(m[2], "✓✔✅☑") && slices.ContainsFunc(p.lines, crossed.MatchString):
		return nil
	}
	return []string{line, m[1], "", m[5]}
}

// enter returns the list of an item with an indentation, and reports whether the item begins a list.
func (p *lister) enter(indent int) (l *level, begins bool) {
	for n := len(p.levels); n > 0 && p.levels[n-1].indent > indent; n-- {
		p.levels = p.levels[:n-1]
	}
	n := len(p.levels)
	if n == 0 {
		p.levels = []level{{indent: indent}}
		return &p.levels[0], true
	}
	if indent > p.levels[n-1].indent+1 {
		p.levels = append(p.levels, level{indent: indent, before: p.levels[n-1].content})
		return &p.levels[n], true
	}
	return &p.levels[n-1], false
}

// item returns an item of a list without numbers.
func (p *lister) item(indent int, sign, words string) string {
	l, _ := p.enter(indent)
	l.content, l.number, l.sign = l.before+2, 0, ""
	p.text = false
	return strings.Repeat(" ", l.before) + sign + " " + words
}

// count returns an item of a numbered list. m is the match of its line.
func (p *lister) count(indent, n int, m []string) string {
	l, begins := p.enter(indent)
	mark := m[3]
	switch {
	case !begins && l.sign == m[3] && (n == l.number+1 || n == 1 && l.number == 1):
		mark = l.mark
	case !begins && l.mark == mark: // the numbers begin again: another sign makes another list
		mark = otherMark[mark]
	}
	number := m[2] + mark + " "
	l.content, l.number, l.sign, l.mark = l.before+len(number), n, m[3], mark
	p.text = false
	return strings.Repeat(" ", l.before) + number + m[4]
}

// otherMark maps each of Markdown's two signs after a number to the other one.
var otherMark = map[string]string{".": ")", ")": "."}

// maxItems is the largest number that is an item without the number before it. A year is larger.
const maxItems = 99

// near is how many lines are searched for the next number of a list.
const near = 60

// counts reports whether a number begins or continues a list. All other numbers stay as text: "5. floor", a date, and the
// numbers of a list that other text divides.
func (p *lister) counts(indent, n int, sign string, blank bool) bool {
	if n > maxItems {
		return false
	}
	for _, l := range p.levels {
		if l.sign == sign && (n == l.number+1 || n == 1 && l.number == 1 && !blank) {
			return true
		}
	}
	if n != 1 {
		return false
	}
	next, divided := 2, false
	for i, line := range p.lines[p.at:min(len(p.lines), p.at+near)] {
		words := strings.TrimLeft(line, " \t\u00a0")
		m := counted.FindStringSubmatch(line)
		switch isNumber := m != nil && m[3] == sign && width(m[1]) <= indent+1; {
		case isNumber && m[2] == strconv.Itoa(next) && divided:
			return false
		case isNumber && m[2] == strconv.Itoa(next):
			next++
		case isNumber && m[2] == "1":
			return i == 0 || next > 2 || sign == ")"
		case words != "" && width(line[:len(line)-len(words)]) <= indent && !(&level{sign: sign, number: next - 1}).holdsNumber(words):
			divided = true
		}
	}
	return next > 2 || sign == ")"
}

// plain returns a line of text, with the signs escaped that Markdown would take for markup.
func (p *lister) plain(line string) string {
	if strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t") {
		line = strings.TrimLeft(line, " \t")
	}
	if m := counted.FindStringSubmatchIndex(line); m != nil && (len(p.levels) > 0 || line[m[4]:m[5]] == "1") {
		line = line[:m[6]] + `\` + line[m[6]:]
	} else if signed.MatchString(line) {
		line = `\` + strings.TrimLeft(line, " ")
	}
	line = server.ReplaceAllString(line, `$1\\\\$2`)
	if end := len(line) - len(strings.TrimRight(line, `\`)); end%2 == 1 {
		line += `\`
	}
	return line
}

// isRule reports whether a line is a rule of Markdown, such as "* * *".
func isRule(s string) bool {
	return len(s) > 2 && strings.Trim(s, "- ") == "" || len(s) > 2 && strings.Trim(s, "* ") == ""
}

// width returns the width of an indentation, in which a tab counts as four spaces.
func width(blank string) int {
	return utf8.RuneCountInString(strings.ReplaceAll(blank, "\t", "    "))
}
