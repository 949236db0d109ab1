package phone

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Span is where a number is in a text, in bytes.
type Span struct{ From, To int }

// First returns the first number of a text that can be nothing else, as it is written,
// or "": a salary, a year and a company's code are numbers, too.
func First(text string) string {
	for at := 0; at < len(text); at++ {
		r := runAt(text, at, true)
		if len(r.groups) == 0 {
			continue
		}
		if end := r.phone(); end > 0 && !isOther(text[:at]) {
			if text[at] == '(' && !strings.Contains(text[at:end], ")") {
				at++
			}
			return text[at:end]
		}
		at = r.to() - 1
	}
	return ""
}

// Leading returns the length of the number at the beginning of a text, if it can be nothing else; 0 without one.
func Leading(text string) int {
	if text == "" {
		return 0
	}
	r := runAt(text, 0, true)
	if len(r.groups) == 0 || r.isLocal() {
		return 0
	}
	end := r.phone()
	if text[0] == '(' && (!isDigit(text[1]) && text[1] != '+' || !strings.Contains(text[:end], ")")) { // the bracket is around the number, or more
		return 0
	}
	return end
}

// isOther reports whether the text before a number makes it a part of a word or an address, an amount, or the number
// of something.
func isOther(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	sign, _ := utf8.DecodeLastRuneInString(strings.TrimRight(before, " "))
	return unicode.IsLetter(last) || unicode.IsDigit(last) || strings.ContainsRune("/=_@", last) || strings.ContainsRune("#№$€₴", sign)
}

// All returns what is or may be a phone number in a text: whatever is written like one,
// long numbers in one piece, numbers behind a word for a phone, and the known ones. It
// takes a number too many rather than one too few.
func All(text string, known []Number) (out []Span) {
	for at := 0; at < len(text); at++ {
		r := runAt(text, at, false)
		if len(r.groups) == 0 {
			continue
		}
		to, first := r.to(), runAt(text, at, true) // "123. 067…": the run may hold several numbers
		if len(r.digits) > longest && len(first.groups) > 0 {
			to = first.to() // the rest is a run of its own
		}
		last, _ := utf8.DecodeLastRuneInString(text[:at])
		if !unicode.IsLetter(last) && last != '_' && (r.mayBe() || r.isOf(known)) || r.labelled() {
			out = append(out, Span{at, to})
		} else {
			to = max(first.to(), at+1)
			if end := first.phone(); end > 0 && !isOther(text[:at]) {
				out = append(out, Span{at, end})
				to = end
			}
		}
		at = to - 1
	}
	return out
}

// run is a stretch of digits with what may be between those of one number.
type run struct {
	text   string
	from   int
	groups []Span
	digits string
}

// longest is how many digits of a run are read.
const longest = 16

// runAt returns the run that begins at a place; it has no groups if none begins there. With apart, a full stop or a
// dash with spaces around it ends the run.
func runAt(text string, at int, apart bool) run {
	r := run{text: text, from: at}
	if c := text[at]; c != '+' && c != '(' && !isDigit(c) {
		return r
	}
	for i, gap := at, 0; i < len(text) && len(r.digits) <= longest; {
		c, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case c >= '0' && c <= '9':
			if gap > 0 || len(r.groups) == 0 {
				if between := text[r.to():i]; apart && (strings.Contains(between, ". ") || isParting(between)) {
					return r
				}
				r.groups = append(r.groups, Span{i, i})
			}
			r.groups[len(r.groups)-1].To = i + 1
			r.digits, gap = r.digits+string(c), 0
		case c == '+' && i > at || gap > 2 || !unicode.In(c, unicode.Zs, unicode.Cf) && !isDash(c) && !strings.ContainsRune(".()/+", c):
			return r
		default:
			gap++
		}
		i += size
	}
	return r
}

// isParting reports whether the text between figures holds a dash with spaces around it.
func isParting(between string) bool {
	_, after, found := strings.Cut(between, " ")
	dash, size := utf8.DecodeRuneInString(after)
	return found && isDash(dash) && strings.HasPrefix(after[size:], " ")
}

// to is where the run ends.
func (r run) to() int {
	if len(r.groups) == 0 {
		return r.from
	}
	return r.groups[len(r.groups)-1].To
}

func (r run) abroad() bool { return r.text[r.from] == '+' }

// forms are how many digits numbers have by what they begin with, in Ukraine, Romania
// and Hungary, and behind a plus anywhere. The first form that fits counts.
var forms = []struct {
	prefix       string
	least, most  int
	mayBeAmounts bool // a run that begins so is as likely an amount, or a range of amounts
}{
	{"+380", 12, 12, false}, {"+40", 11, 11, false}, {"+36", 10, 11, false}, {"+", 10, 15, false},
	{"00380", 14, 14, false}, {"0040", 13, 13, false}, {"0036", 12, 13, false}, {"00", 1, 0, false}, {"01", 1, 0, false},
	{"06", 10, 11, false}, {"0", 10, 10, false}, {"380", 12, 12, true}, {"80", 11, 11, true},
}

// phone returns the end of the phone number at the beginning of the run; 0 without one.
func (r run) phone() (end int) {
	if r.isLocal() {
		return r.to()
	}
	digits := ""
	if r.abroad() {
		digits = "+"
	}
	for i, g := range r.groups {
		part, groups := r.text[g.From:g.To], r.groups[:i+1]
		if part == "000" || len(digits) > most { // thousands, or a number that is never given
			break
		}
		if part != "0" || i == 0 || digits[0] != '+' || r.text[g.From-1] != '(' { // +40 (0) 721…
			digits += part
		}
		for _, f := range forms {
			if !strings.HasPrefix(digits, f.prefix) {
				continue
			}
			n := len(strings.TrimPrefix(digits, "+"))
			amounts := f.mayBeAmounts && len(groups) == 2 || !r.abroad() && r.thousands(groups)
			if n >= f.least && n <= f.most && !amounts && (r.abroad() || !r.dates(groups) && !r.hours(groups)) {
				end = g.To
			}
			break
		}
	}
	return end
}

// isLocal reports a number without its area: 123-45-67.
func (r run) isLocal() bool {
	sizes := func(g Span) int { return g.To - g.From }
	return len(r.groups) == 3 && slices.Equal([]int{3, 2, 2}, []int{sizes(r.groups[0]), sizes(r.groups[1]), sizes(r.groups[2])}) &&
		strings.Count(r.text[r.from:r.to()], "-") == 2 && r.to()-r.from == 9 && !strings.HasPrefix(r.text[r.to():], "-")
}

// mayBe reports whether the run may be one phone number.
func (r run) mayBe() bool {
	n, local := len(r.digits), r.digits[0] == '0' || r.text[r.from] == '('
	switch {
	case n > longest || r.dates(r.groups):
		return false
	case r.abroad():
		return n >= fewest
	case len(r.groups) == 1:
		return n >= 10 && n <= 13
	case local:
		return n >= 9
	}
	ours := slices.ContainsFunc(countries(), func(c string) bool { return strings.HasPrefix(r.digits, c) })
	return ours && n >= 10 && n <= 12 && len(r.groups) > 2 && !r.thousands(r.groups)
}

// isOf reports whether the run ends as a known number does.
func (r run) isOf(known []Number) bool {
	return slices.ContainsFunc(known, func(n Number) bool { return strings.HasSuffix(r.digits, n.National[len(n.National)-fewest:]) })
}

var labels = strings.Fields("тел телефон моб мобільний мобильный phone mobile cell tel telefon mobil telefonszám fax whatsapp viber")

// labelled reports whether a word for a phone is before the run.
func (r run) labelled() bool {
	const least, longestLabel = 5, 40 // digits; bytes
	if len(r.digits) < least {
		return false
	}
	before := strings.TrimRight(r.text[:r.from], " \t\u00a0.:：(+")
	before = before[max(0, len(before)-longestLabel):]
	at := strings.LastIndexFunc(before, func(r rune) bool { return !unicode.IsLetter(r) })
	_, size := utf8.DecodeRuneInString(before[max(at, 0):])
	if at < 0 {
		size = 1
	}
	return slices.Contains(labels, strings.ToLower(before[at+size:]))
}

// dates reports whether groups are days, months and years.
func (r run) dates(groups []Span) bool {
	years := 0
	for _, g := range groups {
		switch part := r.text[g.From:g.To]; {
		case len(part) == 4 && (part[:2] == "19" || part[:2] == "20"):
			years++
		case len(part) > 2:
			return false
		}
	}
	return years > 0
}

// hours reports whether groups are pairs of digits that are parted in several ways:
// 08.00-17.00 13.
func (r run) hours(groups []Span) bool {
	separators := map[string]bool{}
	for i, g := range groups {
		if g.To-g.From != 2 {
			return false
		}
		if i > 0 {
			separators[r.text[groups[i-1].To:g.From]] = true
		}
	}
	return len(separators) > 1
}

// thousands reports whether groups are those of large numbers.
func (r run) thousands(groups []Span) bool {
	for _, g := range groups[1:] {
		if g.To-g.From != 3 {
			return false
		}
	}
	return groups[0].To-groups[0].From <= 3
}
