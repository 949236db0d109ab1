package markup

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Plain text as people paste it, from a word processor, a mail or an old job: its lists begin with any sign.
var (
	// bulleted matches a line of a list: its indentation, its sign if that is one of Markdown, and its words. A dash or a star needs a space after it.
	bulleted = regexp.MustCompile(`^([\s\x{a0}]*)(?:[•·▪▫‣⁃∙◦●○■□◆◇➢➤►▶✓✔\x{f0b7}\x{f0a7}\x{f0d8}\x{fffd}]|([-*+])[\s\x{a0}]|[–—][\s\x{a0}]|[o§]\t)[\s\x{a0}]*(\S.*)$`)
	// counted matches a line of a numbered list: its indentation, number, sign and words.
	counted = regexp.MustCompile(`^([\s\x{a0}]*)(\d{1,2})([.)])[\s\x{a0}]+(\S.*)$`)
	// empty matches an item without words.
	empty = regexp.MustCompile(`^\s*(?:[-*+]|\d{1,9}[.)])\s*$`)
	// item matches an item of Markdown: its indentation, and its sign with the space after it.
	item = regexp.MustCompile(`^(\s*)([-*+]|\d{1,9}[.)])\s+`)
)

// FromText turns plain text into Markdown that keeps its lines: lines with a bullet of any sort are items of
// lists, and a line after a list does not belong to its last item. before is the text of its
// first line before it. Markdown stays as it is, fenced code included.
func FromText(before, s string) string {
	lines := strings.Split(strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n"), "\n")
	var out []string
	w := lister{}
	for i, line := range lines {
		switch {
		case i == 0 && empty.MatchString(before): // the text begins in an item that is there
			if m := bulleted.FindStringSubmatch(line); m != nil {
				line = m[3]
			} else if m := counted.FindStringSubmatch(line); m != nil {
				line = m[4]
			}
			w.inList = true
			out = append(out, line)
		case i == 0 && strings.TrimSpace(before) != "":
			w.inList = item.MatchString(before)
			out = append(out, line)
		default:
			out = append(out, w.add(strings.TrimRight(line, " \t\u00a0"))...)
		}
	}
	return strings.Join(out, "\n")
}

// lister is the state between two lines of plain text.
type lister struct {
	fence  string // of the code that goes on; "" for none
	inList bool   // the line before belongs to an item
	text   bool   // the line before is text
	blank  bool   // the line before is empty
	number int    // of the last item of a numbered list, 0 in others
}

// add returns the Markdown of the next line.
func (p *lister) add(line string) []string {
	trimmed := strings.TrimSpace(line)
	if fence := strings.TrimRight(trimmed[:min(len(trimmed), 3)], ""); fence == "```" || fence == "~~~" {
		if p.fence == "" {
			p.fence = fence
		} else if p.fence == fence {
			p.fence = ""
		}
		return []string{line}
	}
	if p.fence != "" {
		return []string{line}
	}
	if trimmed == "" {
		p.text, p.blank = false, true
		return []string{""}
	}
	blank := p.blank
	p.blank = false
	if m := bulleted.FindStringSubmatch(line); m != nil && !isRule(trimmed) {
		out := indentation(m[1], p.inList) + cmp.Or(m[2], "-") + " " + m[3]
		p.inList, p.text, p.number = true, false, 0
		return []string{out}
	}
	if m := counted.FindStringSubmatch(line); m != nil {
		if n, _ := strconv.Atoi(m[2]); p.counts(n, m[3]) { // the pattern has digits only
			out := []string{indentation(m[1], p.inList) + m[2] + m[3] + " " + m[4]}
			if n != 1 && n != p.number+1 && !blank && (p.text || p.inList) { // Markdown takes it for the paragraph before
				out = append([]string{""}, out...)
			}
			p.inList, p.text, p.number = true, false, n
			return out
		}
	}
	if p.inList && line != strings.TrimLeft(line, " \t") { // it goes on with the item
		return []string{"  " + trimmed}
	}
	out := []string{line}
	if strings.HasPrefix(line, "    ") || strings.HasPrefix(line, "\t") { // else Markdown takes it for code
		out[0] = trimmed
	}
	if p.inList && !blank {
		out = append([]string{""}, out...)
	}
	p.inList, p.text, p.number = false, true, 0
	return out
}

// counts reports whether a number begins or continues a list: "5. floor" between other lines does not.
func (p *lister) counts(n int, sign string) bool {
	return n == 1 || n == p.number+1 || sign == ")" || !p.text && !p.inList
}

// isRule reports whether a line is a rule of Markdown, such as "* * *".
func isRule(s string) bool {
	return len(s) > 2 && strings.Trim(s, "- ") == "" || len(s) > 2 && strings.Trim(s, "* ") == ""
}

// indentation returns what indents an item below another one.
func indentation(blank string, inList bool) string {
	if inList && (len(blank) > 1 || strings.Contains(blank, "\t")) {
		return "  "
	}
	return ""
}

// NextItem returns what enter writes at the end of a line of Markdown: the sign of the next item after an item, and
// "" after any other line. ended reports that the line is an item without words, which ends the list.
func NextItem(line string) (sign string, ended bool) {
	if empty.MatchString(line) {
		return "", true
	}
	m := item.FindStringSubmatch(line)
	if m == nil {
		return "", false
	}
	mark := m[2]
	if n, err := strconv.Atoi(mark[:len(mark)-1]); err == nil {
		mark = strconv.Itoa(n+1) + mark[len(mark)-1:]
	}
	return m[1] + mark + " ", false
}

// FromEdit is FromText of the lines of a text that an edit changed. The others stay, whatever they begin with.
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
	w := lister{}
	for _, line := range after[:first] {
		w.add(line)
	}
	out := slices.Clone(after[:first])
	for _, line := range after[first:last] {
		out = append(out, w.add(strings.TrimRight(line, " \t\u00a0\r"))...)
	}
	return strings.Join(append(out, after[last:]...), "\n")
}
