package markup

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
)

// NextItem returns what the enter key writes after a text: the sign of the next item if the last line is an item of
// Markdown, "" otherwise. ended means that the last line is an item without words, so that enter ends the list.
func NextItem(before string) (sign string, ended bool) {
	lines := strings.Split(before, "\n")
	line := lines[len(lines)-1]
	if empty.MatchString(line) {
		return "", true
	}
	m := item.FindStringSubmatch(line)
	if m == nil {
		return "", false
	}
	mark := m[2]
	if n, err := strconv.Atoi(mark[:len(mark)-1]); err == nil {
		first, above := numbersAbove(lines[:len(lines)-1], m[1], mark[len(mark)-1:])
		if above == 0 {
			first = n
		}
		if first != 1 || n > maxItems && n != above+1 { // the number is text
			return "", false
		}
		mark = strconv.Itoa(n+1) + mark[len(mark)-1:]
	}
	return m[1] + mark + " ", false
}

// numbersAbove returns the first and the last number of the list at the end of lines, whose items have an indentation and
// a mark after their numbers; 0 if there is no such list.
func numbersAbove(lines []string, indentation, mark string) (first, last int) {
	for i := len(lines) - 1; i >= 0; i-- {
		line := lines[i]
		if strings.TrimSpace(line) == "" || len(line)-len(strings.TrimLeft(line, " \t")) > len(indentation) {
			continue
		}
		m := item.FindStringSubmatch(line)
		if m == nil || m[1] != indentation || !strings.HasSuffix(m[2], mark) {
			break
		}
		n, err := strconv.Atoi(m[2][:len(m[2])-1])
		if err != nil {
			break
		}
		if first = n; last == 0 {
			last = n
		}
	}
	return first, last
}

// TidyItem returns a line that begins with a bullet of any sort as an item of Markdown, and any other line unchanged.
func TidyItem(line string) string {
	p := lister{lines: []string{line}, at: 1}
	if m := p.bullet(line); m != nil && !isRule(strings.TrimSpace(line)) {
		return m[1] + cmp.Or(m[2], "-") + " " + m[3]
	}
	return line
}

// OwnSign returns an item without its sign if its words begin with another sign: shortlist wrote the first sign, and the
// person typed or pasted the second. A year is no sign.
func OwnSign(line string) (own string, ok bool) {
	m := item.FindStringSubmatch(line)
	if m == nil {
		return line, false
	}
	words := line[len(m[0]):]
	if bullet := item.FindStringSubmatch(TidyItem(words)); bullet != nil && strings.Contains("-*+", bullet[2]) {
		words = strings.TrimPrefix(TidyItem(words), bullet[0])
		if strings.Contains("-*+", m[2]) { // the list keeps its own bullet
			return m[0] + words, true
		}
		return m[1] + "- " + words, true
	}
	if n := counted.FindStringSubmatch(words); n != nil && len(n[2]) < 3 {
		return m[1] + words, true
	}
	return line, false
}

// numberTyped matches a line with a number that may be an item of a list.
var numberTyped = regexp.MustCompile(`^( *)(\d{1,2})([.)])( +\S.*)$`)

// Number returns a line that was typed below other lines, with its first number in a form that Markdown keeps: the next
// number continues the list above, 1 begins another list, and any other number is text.
func Number(above, line string) string {
	m := numberTyped.FindStringSubmatch(line)
	if m == nil {
		return line
	}
	n, _ := strconv.Atoi(m[2])
	lines := strings.Split(strings.TrimSuffix(above, "\n"), "\n")
	for mark, other := range otherMark {
		switch _, last := numbersAbove(lines, m[1], mark); {
		case last == 0:
		case n == last+1:
			return m[1] + m[2] + mark + m[4]
		case mark == m[3] && n == 1 && last > 1:
			return m[1] + m[2] + other + m[4]
		case mark == m[3] && n != 1:
			return m[1] + m[2] + `\` + mark + m[4]
		}
	}
	return line
}
