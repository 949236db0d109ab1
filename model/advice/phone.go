package advice

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// group is a run of digits of a line, from byte start up to end.
type group struct {
	start, end int
	separator  string // what stands between this group and the next
	joined     bool   // whether one phone number could hold both
}

// phone returns the first phone number of the text, as it stands there, or "".
// Only what is written as phone numbers are in Ukraine, Romania and Hungary, or
// internationally with a plus, counts: a salary, a year and a company's code of
// eight digits are numbers too.
func phone(text string) string {
	for line := range strings.Lines(text) {
		groups := digitGroups(line)
		for i := range groups {
			if end := phoneAt(line, groups[max(0, i-1):i], groups[i:]); end > 0 {
				start := groups[i].start
				if start > 0 && line[start-1] == '(' && strings.Contains(line[start:end], ")") {
					start--
				}
				if start > 0 && line[start-1] == '+' {
					start--
				}
				return line[start:end]
			}
		}
	}
	return ""
}

func digitGroups(line string) []group {
	var out []group
	for i := 0; i < len(line); i++ {
		if !digit(line[i]) {
			continue
		}
		start := i
		for i < len(line) && digit(line[i]) {
			i++
		}
		if n := len(out); n > 0 {
			between := line[out[n-1].end:start]
			out[n-1].joined = separates(between)
			out[n-1].separator = between
		}
		out = append(out, group{start: start, end: i})
	}
	return out
}

func digit(b byte) bool { return b >= '0' && b <= '9' }

// separates reports whether s may stand within a phone number. A dash with
// spaces around it, or a long one, is a range; a full stop ends a sentence.
func separates(s string) bool {
	return len(s) <= 4 && strings.Trim(s, " .-‑()/") == "" && !strings.Contains(s, " - ") && !strings.Contains(s, ". ")
}

// phoneAt returns where the number ends that begins with the first of groups, or
// 0 when none does. before holds the group in front of it, if any.
func phoneAt(line string, before, groups []group) int {
	first := groups[0]
	prefix := strings.TrimSuffix(line[:first.start], "(")
	plus := strings.HasSuffix(prefix, "+")
	prefix = strings.TrimSuffix(prefix, "+")
	if r, _ := utf8.DecodeLastRuneInString(prefix); unicode.IsLetter(r) || strings.ContainsRune("/=_@", r) {
		return 0 // a word or an address with digits
	}
	if r, _ := utf8.DecodeLastRuneInString(strings.TrimRight(prefix, " ")); strings.ContainsRune("#№$€₴", r) {
		return 0 // the number of something, or an amount
	}
	if !plus && len(before) > 0 && before[0].joined {
		return 0 // the middle of a longer number
	}
	if local(line, groups) {
		return groups[2].end
	}
	digits, end := "", 0
	for i, g := range groups {
		part := line[g.start:g.end]
		if part == "000" {
			break // thousands, or a number nobody has
		}
		trunk := plus && i > 0 && part == "0" && strings.HasSuffix(line[:g.start], "(") // +40 (0) 721…
		if !trunk {
			digits += part
		}
		if len(digits) > 15 {
			break
		}
		fewest, most := abroad(digits)
		if !plus {
			fewest, most = atHome(digits, groups)
		}
		if len(digits) >= fewest && len(digits) <= most && (plus || !dated(groups[:i+1])) {
			end = g.end
		}
		if !g.joined {
			break
		}
	}
	return end
}

// abroad tells how many digits a number has that begins with these ones behind
// a plus.
func abroad(digits string) (fewest, most int) {
	switch {
	case strings.HasPrefix(digits, "380"):
		return 12, 12
	case strings.HasPrefix(digits, "40"):
		return 11, 11
	case strings.HasPrefix(digits, "36"):
		return 10, 11
	default:
		return 10, 15
	}
}

// atHome tells how many digits a number has that begins with these ones, which
// are grouped like this, without a plus; none that has any is (1, 0).
func atHome(digits string, groups []group) (fewest, most int) {
	head, next := groups[0].end-groups[0].start, 0
	if len(groups) > 1 {
		next = groups[1].end - groups[1].start
	}
	switch {
	case strings.HasPrefix(digits, "00380"):
		return 14, 14
	case strings.HasPrefix(digits, "0040"):
		return 13, 13
	case strings.HasPrefix(digits, "0036"):
		return 12, 13
	case strings.HasPrefix(digits, "380") && (head == 12 || head == 2 || head == 3 && next == 2): // not 380 000-420 000
		return 12, 12
	case strings.HasPrefix(digits, "80") && (head == 11 || head == 1): // not 80000-100000
		return 11, 11
	case strings.HasPrefix(digits, "06"): // Ukraine 067…, Hungary 06 30… and 06 1…
		return 10, 11
	case len(digits) > 1 && digits[0] == '0' && digits[1] >= '2':
		return 10, 10
	default:
		return 1, 0
	}
}

// local reports a number without its area: 123-45-67.
func local(line string, groups []group) bool {
	if len(groups) < 3 || groups[2].joined {
		return false
	}
	size := func(i int) int { return groups[i].end - groups[i].start }
	return size(0) == 3 && size(1) == 2 && size(2) == 2 && groups[0].separator == "-" && groups[1].separator == "-" &&
		!strings.HasPrefix(line[groups[2].end:], "-")
}

// dated reports groups that are dates or hours rather than a number: 01.02.2026
// 10, 03.2019-2026, 08.00-17.00 13.
func dated(groups []group) bool {
	if groups[0].end-groups[0].start != 2 {
		return false
	}
	pairs, separators := 0, map[string]bool{}
	for i, g := range groups {
		switch g.end - g.start {
		case 2:
			pairs++
		case 4:
			if i == 1 || i == 2 {
				return true
			}
		}
		if i < len(groups)-1 {
			separators[g.separator] = true
		}
	}
	return pairs == len(groups) && len(separators) > 1
}
