package blind

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// labels are what personal data stand after in a CV: birth, age, sex, family, address.
// Those of the second list are common words, and are labels before a colon only.
var (
	labels = []string{
		"дата народження", "рік народження", "місце народження", "народився", "народилася", "народилась", "дата рождения", "год рождения",
		"место рождения", "сімейний стан", "сімейне становище", "семейное положение", "домашня адреса", "адреса проживання", "місце проживання",
		"date of birth", "place of birth", "year of birth", "birth date", "birthdate", "birthday", "dob", "marital status", "home address",
		"date and place of birth",
		"data nașterii", "data naşterii", "data nasterii", "data și locul nașterii", "locul nașterii", "născut", "născută", "stare civilă", "starea civilă", "stare civila",
		"születési idő", "születési dátum", "születési hely", "születési év", "születési adatok", "született", "családi állapot", "lakcím", "állandó lakcím",
	}
	shortLabels = []string{
		"вік", "стать", "адреса", "возраст", "пол", "адрес", "age", "sex", "gender", "address", "born", "vârstă", "vârsta", "varsta", "sex/gen", "gen", "genul",
		"sexul", "adresă", "adresa", "domiciliu", "nem", "neme", "kor", "életkor", "cím", "születés", "народження", "нар", "name", "full name", "surname",
		"first name", "last name", "піб", "п.і.б", "п. і. б", "ім'я", "ім’я", "прізвище", "по батькові", "фио", "имя", "фамилия", "nume", "nume și prenume",
		"nume şi prenume", "prenume", "név", "vezetéknév", "keresztnév", "leánykori név", "anyja neve",
	}
)

// hint says what kind of thing may be in a text, by a word of it.
type hint uint8

const (
	hintLabel hint = 1 << iota
	hintMessenger
	hintYears
)

// hints are the words, in lower case, without which a thing is not looked for: most
// texts have none of them.
var hints = func() map[string]hint {
	out := map[string]hint{}
	for _, l := range slices.Concat(labels, shortLabels) {
		out[l[:wordEnd(l, 0)]] |= hintLabel
	}
	for _, m := range messengers {
		out[m] |= hintMessenger
	}
	for _, y := range []string{"років", "роки", "рік", "лет", "года", "год", "ani", "éves", "year", "years", "y", "yo"} {
		out[y] |= hintYears
	}
	return out
}()

// label is one with what stands after it: up to what parts two things on a line.
var label = regexp.MustCompile(`(?im)(?:^|[^\pL])(?:` +
	`(?:` + alternatives(labels) + `)(?:[^\S\n]*\([^)\n]*\))?(?:[^\S\n]*[:：.–—-]+|[^\S\n]+|$)` +
	`|(?:` + alternatives(shortLabels) + `)(?:[^\S\n]*\([^)\n]*\))?[^\S\n]*[:：]` +
	`)([^\S\n]*\n)?([^\n]*)`)

// alternatives joins words to what matches one of them, the longest first.
func alternatives(words []string) string {
	sorted := slices.Clone(words)
	slices.SortFunc(sorted, func(a, b string) int { return len(b) - len(a) })
	for i, w := range sorted {
		sorted[i] = strings.ReplaceAll(regexp.QuoteMeta(w), " ", `[^\S\n]+`)
	}
	return strings.Join(sorted, "|")
}

// parts is what two things on one line are parted by.
var parts = regexp.MustCompile(`[|·•;<]| {3,}|\t`)

// personal finds what stands after labels of personal data.
func personal(s string) (out []span) {
	for at := 0; at < len(s); {
		m := label.FindStringSubmatchIndex(s[at:])
		if m == nil {
			return out
		}
		from, to := at+m[4], at+m[5]
		alone := at+m[0] == 0 || s[at+m[0]] == '\n'
		at += max(m[4], 1)
		if m[2] >= 0 && !alone && !strings.HasSuffix(strings.TrimRight(s[:from], " \t\n"), ":") { // the end of a sentence
			continue
		}
		value := s[from:to]
		trimmed := strings.TrimLeftFunc(value, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '[' })
		from += len(value) - len(trimmed)
		if cut := parts.FindStringIndex(trimmed); cut != nil {
			trimmed = trimmed[:cut[0]]
		}
		if next := label.FindStringIndex(trimmed); next != nil && next[0] > 0 { // another label on the line
			trimmed = trimmed[:next[0]+1]
			for !utf8.ValidString(trimmed) {
				trimmed = trimmed[:len(trimmed)-1]
			}
		}
		if trimmed = strings.TrimRightFunc(trimmed, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",-–—", r) }); trimmed != "" {
			out = append(out, span{from, from + len(trimmed)})
			at = from + len(trimmed)
		}
	}
	return out
}

const yearWords = `років|роки|рік|лет|года|год|ani|de ani|éves|years old|year old|years of age|years|y\.?o\.?`

// aged are ways to say how old one is that cannot be meant of anything else.
var aged = regexp.MustCompile(`(?im)\b(\d\d[ \x{a0}-]?(?:years?[ -]old|years of age|y/o|y\.o\.))` +
	`|(?:^|[|,·•;(])[^\S\n]*((?:[1-7]\d)[ \x{a0}](?:` + yearWords + `))[^\S\n]*\.?[^\S\n]*(?:$|[|,·•;)])` +
	`|(?:мені|мне|am|i am|i'm|i’m)[^\S\n]+((?:[1-7]\d)[ \x{a0}](?:` + yearWords + `))(?:[^\pL]|$)` +
	`|(?:^|[^\pL\d])((?:[1-7]\d)[ \x{a0}]éves)[ \x{a0}]vagyok`)

// ofWork follows a number of years that is no age.
var ofWork = regexp.MustCompile(`(?i)^[^\S\n]*(?:[\pL,]+[^\S\n]+){0,2}(?:досвід|стаж|опыт|роботи|работы|experien|of exp|of work|tapasztal|gyakorl|munka|muncă|în |in |у |в )`)

// ages finds how old somebody is said to be.
func (v *Veil) ages(s string) (out []span) {
	for _, m := range aged.FindAllStringSubmatchIndex(s, -1) {
		for i := 2; i < len(m); i += 2 {
			if m[i] >= 0 && !ofWork.MatchString(s[m[i+1]:]) {
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
		m := inYears.FindString(s[to:])
		if m == "" || unicode.IsDigit(before) || before == '.' || before == ',' || ofWork.MatchString(s[to+len(m):]) {
			continue
		}
		out = append(out, span{from, to + len(strings.TrimRightFunc(m, func(r rune) bool { return !unicode.IsLetter(r) && r != '.' }))})
	}
}

var inYears = regexp.MustCompile(`(?i)^[ \x{a0}](?:` + yearWords + `)(?:[^\pL]|$)`)
