package blind

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
)

// hint is a kind of fact that may be around a word.
type hint uint16

const (
	hintYears hint = 1 << iota
	hintMessenger
	hintLabel
	hintVital
)

// hints are the words, in lower case, around which a fact is looked for. Most texts
// have none of them.
var hints = sync.OnceValue(func() map[string]hint {
	out := map[string]hint{}
	for of, words := range map[hint][]string{
		hintLabel: listed("label", "label:"), hintMessenger: listed("messenger"), hintYears: listed("years"),
		hintVital: listed("sex", "sex beside", "sex cut", "sex letter", "sex label", "age label", "birth"),
	} {
		for _, w := range words {
			out[w[:wordEnd(w, 0)]] |= of
		}
	}
	return out
})

// label matches a label up to its value, at the beginning of a text. It is used only
// where its first word is, since a search of a whole text for so many labels takes
// long.
var label = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?im)\A(?:` +
		`(?:` + alternatives(listed("label")) + `)(?:[^\S\n]*\([^)\n]*\))?(?:[^\S\n]*[:：.–—-]+|[^\S\n]+|$)` +
		`|(?:` + alternatives(listed("label:")) + `)\.?(?:[^\S\n]*\([^)\n]*\))?[^\S\n]*[:：]` +
		`)([^\S\n]*\n)?`)
})

// alternatives returns an expression that matches one of the words, the longest first.
func alternatives(words []string) string {
	sorted := slices.Clone(words)
	slices.SortFunc(sorted, func(a, b string) int { return len(b) - len(a) })
	for i, w := range sorted {
		sorted[i] = strings.ReplaceAll(regexp.QuoteMeta(w), " ", `[^\S\n]+`)
	}
	return strings.Join(sorted, "|")
}

// value matches the value after a label, up to the next separator on the line.
var value = expression(`^[^\pL\p{Nd}\[\n]*([^\n]*?)(?:[|·•;<\t\n]| {3,}|$)`)

// labelAt is the place of a label and of its value.
type labelAt struct {
	span
	below bool // the value is on the next line
}

// labelsOf returns the labels of a text.
func labelsOf(s string, places []place) (out []labelAt) {
	for _, p := range places {
		if p.of&hintLabel == 0 {
			continue
		}
		if m := label().FindStringSubmatchIndex(window(s, p.from)); m != nil {
			out = append(out, labelAt{span{p.from, p.from + m[1]}, m[2] >= 0})
		}
	}
	return out
}

// personal finds the values after labels of personal data, up to the next separator on
// the line.
func personal(s string, places []place) (out []span) {
	all := labelsOf(s, places)
	at := 0
	for i, l := range all {
		if l.from < at { // inside the value of another label
			continue
		}
		alone := l.from == 0 || s[l.from-1] == '\n'
		if l.below && !alone && !strings.HasSuffix(strings.TrimRight(s[:l.to], " \t\n"), ":") { // the end of a sentence
			continue
		}
		m := value().FindStringSubmatchIndex(s[l.to:lineEnd(s, l.to)])
		from, to := l.to+m[2], l.to+m[3]
		for _, next := range all[i+1:] { // another label on the line
			if next.from > from {
				to = min(to, next.from)
				break
			}
		}
		if value := strings.TrimRight(s[from:to], " \t\u00a0,-–—"); value != "" {
			out = append(out, span{from, from + len(value)})
			at = from + len(value)
		}
	}
	return out
}

const yearWords = `років|роки|рік|лет|года|год|ani|de ani|éves|years old|year old|years of age|years|y\.?o\.?`

// aged are forms of an age that have no other meaning.
var aged = expression(`(?im)\b(\d\d[ \x{a0}-]?(?:years?[ -]old|years of age|y/o|y\.o\.))` +
	`|(?:^|[|,·•;(])[^\S\n]*((?:[1-7]\d)[ \x{a0}](?:` + yearWords + `))[^\S\n]*\.?[^\S\n]*(?:$|[|,·•;)])` +
	`|(?:мені|мне|am|i am|i'm|i’m)[^\S\n]+((?:[1-7]\d)[ \x{a0}](?:` + yearWords + `))(?:[^\pL]|$)` +
	`|(?:^|[^\pL\d])((?:[1-7]\d)[ \x{a0}]éves)[ \x{a0}]vagyok`)

// ofWork matches the text behind a number of years that is not an age.
var ofWork = expression(`(?i)^[^\S\n]*(?:[\pL,]+[^\S\n]+){0,2}(?:досвід|стаж|опыт|роботи|работы|experien|of exp|of work|tapasztal|gyakorl|munka|muncă|în |in |у |в |` +
	`практик|істор|histor|компан|compan|firm|business|brand|tradi|fennáll)`)

// ages finds the ages on lines of text.
func (v *Veil) ages(s string) (out []span) {
	for _, m := range aged().FindAllStringSubmatchIndex(s, -1) {
		for i := 2; i < len(m); i += 2 {
			if m[i] >= 0 && !ofWork().MatchString(s[m[i+1]:]) {
				out = append(out, span{m[i], m[i+1]})
			}
		}
	}
	if v.age <= 0 {
		return out
	}
	age := strconv.Itoa(v.age)
	for at := 0; ; {
		i := strings.Index(s[at:], age)
		if i < 0 {
			return out
		}
		from, to := at+i, at+i+len(age)
		at = to
		before, _ := lastRune(s[:from])
		m := inYears().FindString(s[to:])
		if m == "" || unicode.IsDigit(before) || before == '.' || before == ',' || ofWork().MatchString(s[to+len(m):]) {
			continue
		}
		out = append(out, span{from, to + len(strings.TrimRightFunc(m, func(r rune) bool { return !unicode.IsLetter(r) && r != '.' }))})
	}
}

var inYears = expression(`(?i)^(?:[ \x{a0}](?:` + yearWords + `)|[ -]?(?:річн|летн)\pL+)(?:[^\pL]|$)`)
