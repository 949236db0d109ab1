// Package phone reads phone numbers: those of a field, and those of free text.
package phone

import "strings"

// Number is a phone number in figures.
type Number struct {
	Country  string // "380", "40", "36"; "" where it does not say
	National string // without what is dialled before it within the country
}

// Lengths of numbers in figures: without a country at least 7, and at most 15 with it
// (ITU-T E.164).
const (
	fewest = 7
	most   = 15
)

// countries are the prefixes of the countries the service is in.
func countries() []string { return []string{"380", "40", "36"} }

// Parse returns the numbers of a field, which may hold several. Placeholders are left
// out: masked ones, and those with too few figures or all the same.
func Parse(field string) (out []Number) {
	const longest = 1016 // bytes
	if len(field) > longest {
		return nil
	}
	for _, s := range strings.FieldsFunc(field, func(r rune) bool { return strings.ContainsRune(",;/|\n", r) }) {
		digits := Digits(s)
		if strings.Contains(s, "*") || len(digits) > most {
			continue
		}
		for _, n := range parse(digits, strings.HasPrefix(strings.TrimSpace(s), "+")) {
			if len(n.National) >= fewest && strings.Trim(n.National, n.National[:1]) != "" {
				out = append(out, n)
			}
		}
	}
	return out
}

// parse takes the country, or what is dialled within it, off a number; abroad reports
// that the number begins with a country. Ten figures from 06 on are a number of Ukraine
// behind 0, or one of Hungary behind 06.
func parse(digits string, abroad bool) []Number {
	if rest, ok := strings.CutPrefix(digits, "00"); ok && !abroad && len(digits) > 11 {
		digits, abroad = rest, true
	}
	for _, c := range countries() {
		rest, ok := strings.CutPrefix(digits, c)
		if len(rest) == 10 { // some write the zero of the trunk between
			rest = strings.TrimPrefix(rest, "0")
		}
		if n := len(rest); ok && (n == 9 || n == 8 && c == "36") {
			return []Number{{c, rest}}
		}
	}
	var out []Number
	for _, trunk := range []struct {
		prefix string
		length int // of the whole number
	}{{"80", 11}, {"06", 11}, {"0", 10}, {"06", 10}, {"0", 9}} {
		if rest, ok := strings.CutPrefix(digits, trunk.prefix); ok && !abroad && len(digits) == trunk.length {
			out = append(out, Number{"", rest})
		}
	}
	if out == nil {
		out = []Number{{"", digits}}
	}
	return out
}

// Same reports whether two numbers are one; where both have a country, that is
// compared, too.
func (n Number) Same(o Number) bool {
	return n.National == o.National && (n.Country == o.Country || n.Country == "" || o.Country == "")
}

// Alone reports whether a field holds the figures of a number and nothing else.
func Alone(field string) bool {
	rest := field
	if field != "" && (field[0] == '+' || field[0] == '(') {
		rest = field[1:]
	}
	return rest != "" && isDigit(rest[0]) && strings.Trim(rest, "0123456789 ()./-") == ""
}

// Digits returns the figures of a text.
func Digits(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, s)
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }
