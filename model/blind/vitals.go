package blind

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

const (
	anAge     = `(?:1[4-9]|[2-9]\d)`
	birthYear = `(?:19[3-9]\d|20(?:0\d|1[0-2]))`
	birthDate = `(?:(?:\d{1,2}[./-][^\S\n]?){2}|\d{1,2}(?:\.|st|nd|rd|th)?[^\S\n]+(?:of[^\S\n]+)?\pL+\.?,?[^\S\n]+|\pL{3,}[^\S\n]+\d{1,2},[^\S\n]+)?` +
		birthYear + `(?:[./-][^\S\n]?\d{1,2}[./-][^\S\n]?\d{1,2}\.?)?`
	asAge = `[ \x{a0}-]?(?:years?[ -]old|de ani|` + yearWords + `|év|year|р\.|річн\pL+|летн\pL+)` // behind a number that is an age
	gap   = `[^\S\n]*`
	// An entry begins and ends at a separator. Only an entry is about the person,
	// whatever the word. \x00 is hidden text.
	begins  = `(?:^|[\n\t,.;:|·•()<>/!?]|[^\S\n]{2}|[–—-][^\S\n])` + gap
	ends    = gap + `(?:$|[\n\t|·•()<>;:!?/]|,(?:\D|$)|\.(?:[^\pL\d]|$)|[^\S\n]{2}|[^\S\n][–—-]+` + gap + `(?:\D|$))`
	beside  = gap + `(?:[,/|;·•(–—-]` + gap + `)?`
	parting = `[^\S\n\x00]*[,/|;·•(–—\t-][^\S\n]*`
	toValue = `(?:` + gap + `\([^)\n]*\))?(?:` + gap + `(?:[.|–—-]|(?:</?\w{1,8}>)+)` + gap + `|` + gap + `\n` + gap + `|[^\S\n]+)`
	ofBirth = `(?:[рдгРДГ]\.?` + gap + `[нр]|[РДГ]\.?` + gap + `[НР])`
	// endsOrLabel also ends a value at the next label.
	endsOrLabel = `(?:` + ends + `|[^\S\n]+(?-i:\p{Lu}))`
)

// vital match sex, age and birth without a colon. Their captured groups are hidden.
var vital = sync.OnceValue(func() (out []*regexp.Regexp) {
	sex := sexOf("sex cut")
	for _, e := range []string{
		`(?i)` + begins + `(?:` + alternatives(listed("sex label")) + `)` + toValue + `(` + sexOf("sex cut", "sex letter", "sex labelled") + `)` + endsOrLabel,
		`(?i)` + begins + `(?:` + alternatives(listed("age label")) + `)` + toValue + `(` + anAge + `(?:` + asAge + `)?)` + endsOrLabel,
		`(?i)(?:^|[^\pL\d])(` + anAge + `[ \x{a0}-]?(?:years?[ -]old|éves|річн\pL+|летн\pL+)` + beside + sex + `)(?:[^\pL]|$)`,
		`(?:^|[^\pL\d–-])(` + birthDate + `(?:-(?i:ben|ban|es|as|os))?)` + gap + `(?:(?i:р\.|г\.|року|рік|года|год)` + gap + `)?` +
			`(?:(?i:народження|рождения|született|születtem|születésű|рн)|` + ofBirth + `)(?:[^\pL]|$)`,
		`(?:(?:^|[^\pL])(?:(?i:born|нар|народж|народження|род|рождения|родился|родилась|рн|nașterii|naşterii|nasterii|szül)|` + ofBirth + `)` +
			`|(?:\(|[,.;:|·•()<>/!?–—-][^\S\n]|[^\S\n]{2})b)\.?` + gap + `(?:[:–—-]` + gap + `)?` +
			`(?:(?i:in|у|в|în|la)(?:[^\S\n]+\p{Lu}[\pL.-]+,?){1,3}[^\S\n]+)?(?:(?i:in|on|у|в|la|în)[^\S\n]+)?` +
			`(` + birthDate + `)[ \x{a0}–—-]*(?:$|[^\d \x{a0}–—.-]|\.(?:$|\D))`,
	} {
		out = append(out, regexp.MustCompile(e))
	}
	return out
})

// sexOf matches a word for a sex: a whole word, or one of the given abbreviations with
// its dot.
func sexOf(cut ...string) string {
	return `(?:` + alternatives(listed("sex", "sex beside")) + `|(?:` + alternatives(listed(cut...)) + `)\.?)`
}

var (
	// pairs match a sex beside an age or a date of birth.
	pairs = sync.OnceValue(func() []*regexp.Regexp {
		sex, age := `(`+sexOf("sex cut", "sex letter")+`)`, `(`+anAge+`(?:`+asAge+`)?|`+birthDate+`)`
		return []*regexp.Regexp{
			regexp.MustCompile(`(?i)` + begins + sex + `\.?(` + beside + `)` + age + ends),
			regexp.MustCompile(`(?i)` + begins + age + `(` + beside + `)` + sex + ends),
			regexp.MustCompile(`(?i)(?:^|[^\pL\d])(` + anAge + asAge + `)(` + beside + `)` + sex + ends),
		}
	})
	// alone matches a sex that fills a cell or a line.
	alone = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?i)(?:^|[\t|·•<>]|[^\S\n]{2})` + gap + `(` + alternatives(listed("sex")) + `)` + gap + `(?:$|[\n\t|·•<>]|[^\S\n]{2})`)
	})
	anySex = sync.OnceValue(func() *regexp.Regexp {
		return regexp.MustCompile(`(?i)(?:^|[^\pL])` + sexOf("sex cut") + `(?:[^\pL]|$)`)
	})
	// besideHidden matches a sex beside hidden text.
	besideHidden = sync.OnceValue(func() []*regexp.Regexp {
		sex := `(` + sexOf("sex cut") + `)`
		return []*regexp.Regexp{regexp.MustCompile(`(?i)\x00` + parting + sex + ends), regexp.MustCompile(`(?i)` + begins + sex + parting + `\x00`)}
	})
	ageBehind = expression(`^(?:[ \x{a0}]*[,/|;·•(–—\t-][ \x{a0}\t(]*|[^\S\n]{3,})(\d\d)` + ends)
)

// vitals finds sex, age and birth without a colon, on the lines of the places and the
// lines below them. names are the places of the name; hidden are all spans to hide so
// far.
func (v *Veil) vitals(s string, places []place, names, hidden []span) (out []span) {
	masked := []byte(s)
	for _, h := range hidden {
		clear(masked[h.from:h.to])
	}
	for len(places) > 0 {
		from := strings.LastIndexByte(s[:places[0].from], '\n') + 1
		end := lineEnd(s, from)
		var of hint
		for ; len(places) > 0 && places[0].from < end; places = places[1:] {
			of |= places[0].of
		}
		add := func(found ...span) {
			for _, f := range found {
				out = append(out, span{from + f.from, from + f.to})
			}
		}
		if of&hintYears != 0 {
			add(v.ages(s[from:end])...)
		}
		if of&hintVital == 0 {
			continue
		}
		lines := s[from:lineEnd(s, end)]
		for _, e := range vital() {
			add(captured(e, lines)...)
		}
		for i, e := range pairs() {
			for m := captured(e, lines); len(m) > 0; m = m[3:] {
				sex, age := m[0], m[2]
				if i > 0 {
					sex, age = age, sex
				}
				if v.isPair(lines, sex, m[1], age) {
					add(sex, age)
				}
			}
		}
		if found := captured(alone(), s[from:end]); len(found) > 0 && len(anySex().FindAllString(s[from:end], 2)) == 1 { // the cell names only one sex
			add(found...)
		}
		if line := string(masked[from:end]); strings.Contains(line, "\x00") {
			for _, e := range besideHidden() {
				add(captured(e, line)...)
			}
		}
	}
	if v.age <= 0 {
		return out
	}
	for _, n := range names {
		if m := ageBehind().FindStringSubmatchIndex(window(s, n.to)); m != nil && s[n.to+m[2]:n.to+m[3]] == strconv.Itoa(v.age) {
			out = append(out, span{n.to + m[2], n.to + m[3]})
		}
	}
	return out
}

// captured returns all captured groups of an expression in a text. The end of one match
// may be the start of the next.
func captured(e *regexp.Regexp, s string) (out []span) {
	for at := 0; at < len(s); {
		m := e.FindStringSubmatchIndex(s[at:])
		if m == nil {
			break
		}
		for i := 2; i < len(m); i += 2 {
			out = append(out, span{at + m[i], at + m[i+1]})
		}
		at += m[len(m)-1]
	}
	return out
}

// isPair reports whether a sex and an age beside each other are about the person. A
// single letter counts only with a certain age, or with the known age at the beginning
// of a cell; "м." may mean a town.
func (v *Veil) isPair(s string, sex, between, age span) bool {
	letter := utf8.RuneCountInString(strings.TrimSuffix(s[sex.from:sex.to], ".")) == 1
	switch sure := strings.ContainsFunc(s[age.from:age.to], unicode.IsLetter); {
	case letter && strings.HasPrefix(s[sex.to:], "."):
		return false
	case sure:
		return true
	case !strings.ContainsAny(s[between.from:between.to], ",/|;·•(–—-\t") && between.to-between.from <= 2:
		return false
	}
	return !letter || s[age.from:age.to] == strconv.Itoa(v.age) && beginsCell(s, min(sex.from, age.from))
}

// beginsCell reports whether more than a comma separates a place from the text before
// it.
func beginsCell(s string, at int) bool {
	before := strings.TrimRight(s[:at], " \u00a0")
	r, _ := lastRune(before)
	return before == "" || at-len(before) > 1 || strings.ContainsRune("\n\t|·•<>", r)
}

// place is the position of a word around which facts are looked for.
type place struct {
	span
	of hint
}

// window returns the text that follows a place.
func window(s string, at int) string {
	const near = 96 // bytes
	to := min(at+near, len(s))
	for to < len(s) && !utf8.RuneStart(s[to]) {
		to++
	}
	return s[at:to]
}
