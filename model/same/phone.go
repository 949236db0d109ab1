package same

import (
	"strings"

	"shortlist/model"
)

// phone is a telephone number in figures.
type phone struct {
	country  string // "380", "40", "36"; "" where it does not say
	national string // without what is dialled before it within the country
}

// Lengths of numbers: without a country at least 7 figures, and at most 15 with
// it (ITU-T E.164).
const (
	fewest = 7
	most   = 15
)

// countries are the prefixes of the countries the service is in.
func countries() []string { return []string{"380", "40", "36"} }

// numbers returns the numbers of a field, which may hold several. Placeholders are
// left out: too few figures, or all the same.
func numbers(field string) (out []phone) {
	if len(field) > 4*longest {
		return nil
	}
	for _, s := range strings.FieldsFunc(field, func(r rune) bool { return strings.ContainsRune(",;/|\n", r) }) {
		if strings.Contains(s, "*") { // masked, as addresses are
			continue
		}
		digits := strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return r
			}
			return -1
		}, s)
		if len(digits) > most {
			continue
		}
		for _, p := range read(digits, strings.HasPrefix(strings.TrimSpace(s), "+")) {
			if len(p.national) >= fewest && strings.Trim(p.national, p.national[:1]) != "" {
				out = append(out, p)
			}
		}
	}
	return out
}

// read takes the country, or what is dialled within it, off a number; abroad says
// that a country stands there. Ten figures from 06 on are a number of Ukraine
// behind 0, or one of Hungary behind 06.
func read(digits string, abroad bool) []phone {
	if rest, ok := strings.CutPrefix(digits, "00"); ok && !abroad && len(digits) > 11 {
		digits, abroad = rest, true
	}
	for _, c := range countries() {
		rest, ok := strings.CutPrefix(digits, c)
		if len(rest) == 10 { // some write the zero of the trunk between
			rest = strings.TrimPrefix(rest, "0")
		}
		if n := len(rest); ok && (n == 9 || n == 8 && c == "36") {
			return []phone{{c, rest}}
		}
	}
	var out []phone
	for _, trunk := range []struct {
		prefix string
		length int // of the whole number
	}{{"80", 11}, {"06", 11}, {"0", 10}, {"06", 10}, {"0", 9}} {
		if rest, ok := strings.CutPrefix(digits, trunk.prefix); ok && !abroad && len(digits) == trunk.length {
			out = append(out, phone{"", rest})
		}
	}
	if out == nil {
		out = []phone{{"", digits}}
	}
	return out
}

// samePhone reports whether two people have a number in common; where both say
// the country, that one, too.
func samePhone(a, b model.Candidate) bool {
	theirs := numbers(b.Applicant.Contacts.Phone)
	for _, x := range numbers(a.Applicant.Contacts.Phone) {
		for _, y := range theirs {
			if x.national == y.national && (x.country == y.country || x.country == "" || y.country == "") {
				return true
			}
		}
	}
	return false
}
