// Package phone reads phone numbers: those of a field, and those of free text.
package phone

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Number is a phone number in figures.
type Number struct {
	Country  string // "380", "40", "36"; "" if the number has no country
	National string // without the prefix that is dialled within the country
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
// out: masked ones, and those with too few figures or all the same. Words between them
// are left out with what they name, such as an extension.
func Parse(field string) (out []Number) {
	const longest = 1016 // bytes
	if len(field) > longest {
		return nil
	}
	for _, entry := range strings.FieldsFunc(withoutInvisible(field), func(r rune) bool { return strings.ContainsRune(",;|\n", r) }) {
		if strings.Contains(entry, "*") {
			continue
		}
		for _, s := range strings.FieldsFunc(entry, func(r rune) bool { return !isPart(r) }) {
			for _, n := range numbersOf(s) {
				if len(n.National) >= fewest && strings.Trim(n.National, n.National[:1]) != "" {
					out = append(out, n)
				}
			}
		}
	}
	return out
}

// isPart reports whether a character may be part of a written number.
func isPart(r rune) bool {
	return r >= '0' && r <= '9' || unicode.IsSpace(r) || isDash(r) || strings.ContainsRune("+()[]./\\_·•∙", r)
}

// isDash reports whether a character is a dash, or the minus that some write for one.
func isDash(r rune) bool { return unicode.Is(unicode.Pd, r) || r == '−' }

// withoutInvisible returns text without characters that do not show, such as those for the direction of writing around
// a number from a list of contacts.
func withoutInvisible(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, s)
}

// group is figures that nothing parts.
type group struct {
	digits string
	plus   bool // a plus is before them
	apart  bool // a space, a slash or an opening bracket is before them, so another number may begin
	slash  bool // it is a slash
	trunk  bool // they are the "(0)" that people write after a country; it is not dialled from abroad
}

func groupsOf(s string) (out []group) {
	next := group{}
	for i := 0; i < len(s); {
		if !isDigit(s[i]) {
			r, size := utf8.DecodeRuneInString(s[i:])
			next.plus = next.plus || r == '+'
			next.slash = next.slash || r == '/' || r == '\\'
			next.apart = next.apart || next.slash || next.plus || unicode.IsSpace(r) || strings.ContainsRune("([·•∙", r)
			i += size
			continue
		}
		from := i
		for i < len(s) && isDigit(s[i]) {
			i++
		}
		next.digits = s[from:i]
		next.trunk = next.digits == "0" && strings.HasSuffix(s[:from], "(") && strings.HasPrefix(s[i:], ")")
		out = append(out, next)
		next = group{}
	}
	return out
}

// withoutTrunk leaves out the "(0)" after a country. In "+4 (0) 721" and "+38 (0) 50" it is a part of the country.
func withoutTrunk(groups []group) []group {
	out := groups[:0:0]
	for i, g := range groups {
		if g.trunk && i > 0 {
			country, abroad := strings.CutPrefix(groups[i-1].digits, "00")
			if (abroad || groups[i-1].plus) && country != "4" && country != "38" {
				continue
			}
		}
		out = append(out, g)
	}
	return out
}

// numbersOf returns the numbers in a text of figures and signs between them. A slash separates two numbers, or a
// number from its area. A dash separates two numbers if their figures are too many for one.
func numbersOf(s string) []Number {
	groups := withoutTrunk(groupsOf(s))
	if out := partition(groups, isKnown); out != nil {
		return out
	}
	if len(joined(groups)) > most {
		anywhere := slices.Clone(groups)
		for i := range anywhere {
			anywhere[i].apart = true
		}
		if out := partition(anywhere, isWhole); out != nil {
			return out
		}
	}
	var out []Number // the numbers have no known form
	for len(groups) > 0 {
		n := 1
		for n < len(groups) && !groups[n].plus && !groups[n].slash {
			n++
		}
		if digits := joined(withoutExtension(groups[:n])); len(digits) <= most {
			out = append(out, parse(digits, groups[0].plus)...)
		}
		groups = groups[n:]
	}
	return out
}

// withoutExtension leaves out a few figures after a whole number: 050 123 45 67 (12).
func withoutExtension(groups []group) []group {
	for n := len(groups) - 1; n > 0; n-- {
		if groups[n].apart && len(joined(groups[n:])) < fewest && isWhole(joined(groups[:n]), groups[0].plus) {
			return groups[:n]
		}
	}
	return groups
}

// partition returns the numbers into which groups fall, if each has a form that fits; nil otherwise. It
// takes as few as possible.
func partition(groups []group, fits func(digits string, abroad bool) bool) []Number {
	if len(groups) == 0 || len(groups) > most {
		return nil
	}
	for n := len(groups); n > 0; n-- {
		if n < len(groups) && !groups[n].apart || slices.ContainsFunc(groups[1:n], func(g group) bool { return g.plus }) {
			continue
		}
		digits := joined(groups[:n])
		if !fits(digits, groups[0].plus) {
			continue
		}
		numbers := parse(digits, groups[0].plus)
		if n == len(groups) {
			return numbers
		}
		if rest := partition(groups[n:], fits); rest != nil {
			return append(numbers, rest...)
		}
	}
	return nil
}

func joined(groups []group) string {
	var out strings.Builder
	for _, g := range groups {
		out.WriteString(g.digits)
	}
	return out.String()
}

// isKnown reports whether figures have the form of a whole number: with a country, with the prefix that is dialled
// within one, or with the area alone.
func isKnown(digits string, abroad bool) bool {
	n := len(digits)
	return isWhole(digits, abroad) || !abroad && (n == 8 || n == 9) || abroad && n >= 8 && n <= most && !isOurs(digits)
}

// isWhole reports whether figures are a number of a country that the service is in, or begin with the prefix that is
// dialled within one.
func isWhole(digits string, abroad bool) bool {
	n := parse(digits, abroad)[0]
	return n.Country != "" || n.National != digits && !isOurs(n.National)
}

// isOurs reports whether figures begin with a country that the service is in.
func isOurs(digits string) bool {
	return slices.ContainsFunc(countries(), func(c string) bool { return strings.HasPrefix(digits, c) })
}

// parse removes the country, or the prefix that is dialled within it, from a number; abroad reports that the number
// begins with a country. Ten figures from 06 on are a number of Ukraine behind 0, or one of Hungary behind 06.
func parse(digits string, abroad bool) []Number {
	if rest, ok := strings.CutPrefix(digits, "00"); ok && !abroad && len(digits) > 11 {
		digits, abroad = rest, true
	}
	for _, c := range countries() {
		rest, ok := strings.CutPrefix(digits, c)
		switch { // some write the prefix behind the country, too
		case c == "36" && (len(rest) == 10 || len(rest) == 11) && strings.HasPrefix(rest, "06"):
			rest = rest[2:]
		case len(rest) == 10:
			rest = strings.TrimPrefix(rest, "0")
		}
		if n := len(rest); ok && (n == 9 || n == 8 && c == "36") {
			return []Number{{c, rest}}
		}
	}
	var out []Number
	for _, trunk := range []struct {
		prefix  string
		length  int    // of the whole number
		country string // the only one that dials so
	}{{"80", 11, "380"}, {"06", 11, "36"}, {"0", 10, ""}, {"06", 10, "36"}, {"0", 9, ""}} {
		if rest, ok := strings.CutPrefix(digits, trunk.prefix); ok && !abroad && len(digits) == trunk.length {
			out = append(out, Number{trunk.country, rest})
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
