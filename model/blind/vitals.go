package blind

import (
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// The words of sexes, by how much it takes for one to be about the person. Behind a
// label each of them is.
var (
	sexesAlone = []string{ // in a cell of a table, or on a line
		"female", "male", "жінка", "чоловік", "жіноча", "чоловіча", "женщина", "мужчина", "nő", "férfi",
		"femeie", "bărbat", "barbat", "feminin", "masculin", "feminină", "masculină",
	}
	sexesBeside    = []string{"woman", "man", "жіночий", "чоловічий", "женский", "мужской", "дівчина", "хлопець"} // beside an age
	sexesCut       = []string{"жін", "чол", "жен", "муж", "fem", "masc"}                                          // as well
	sexesInLetters = []string{"f", "m", "ж", "ч", "м"}                                                            // beside an age that nothing else can be
	sexesBehind    = []string{"n", "b", "hölgy", "lány"}
)

// The words beside which sex, age and years of birth stand.
var (
	sexLabels  = []string{"стать", "пол", "sex", "gender", "sexul", "gen", "genul", "nem", "neme"}
	ageLabels  = []string{"вік", "возраст", "age", "aged", "vârstă", "vârsta", "varsta", "kor", "kora", "életkor", "мені", "мне"}
	behindDate = []string{"народження", "рождения", "н", "рн", "р", "született", "születtem", "születésű"}
	beforeDate = []string{"born", "b", "нар", "народж", "народження", "род", "рождения", "родился", "родилась", "н", "р", "рн", "nașterii", "naşterii", "nasterii", "szül"}
)

// place is where a word stands that may be, or be beside, what is told of sex, age or
// birth.
type place struct {
	span
	of hint
}

const (
	anAge     = `(?:1[4-9]|[2-9]\d)`
	birthYear = `(?:19[3-9]\d|20(?:0\d|1[0-2]))`
	birthDate = `(?:(?:\d{1,2}[./-][^\S\n]?){2}|\d{1,2}(?:\.|st|nd|rd|th)?[^\S\n]+(?:of[^\S\n]+)?\pL+\.?,?[^\S\n]+|\pL{3,}[^\S\n]+\d{1,2},[^\S\n]+)?` +
		birthYear + `(?:[./-][^\S\n]?\d{1,2}[./-][^\S\n]?\d{1,2}\.?)?`
	// asAge follows a number that is an age and nothing else; beside parts it from a
	// word for a sex.
	asAge  = `[ \x{a0}-]?(?:years?[ -]old|de ani|` + yearWords + `|év|year|р\.|річн\pL+|летн\pL+)`
	beside = `[^\S\n]*(?:[,/|;·•(–—-][^\S\n]*)?`
)

var (
	toValue   = expression(`^(?:[^\S\n]*\([^)\n]*\))?(?:[^\S\n]*(?:[.|–—-]|(?:</?\w{1,8}>)+)[^\S\n]*|[^\S\n]*\n[^\S\n]*|[^\S\n]+)`)
	age       = expression(`(?i)^` + anAge + `(?:` + asAge + `)?`)
	ageBefore = expression(`(?i)(?:^|[^\pL\d])(` + anAge + `(` + asAge + `)?)(` + beside + `)$`)
	ageAfter  = expression(`(?i)^\.?(` + beside + `)(` + anAge + `(` + asAge + `)?|` + birthDate + `)`)
	isBeside  = expression(`^\.?` + beside + `$`)
	ofAdult   = expression(`(?i)(?:old|éves|річн\pL+|летн\pL+)$`)

	dateBefore = expression(`(?:^|[^\pL\d–-])(` + birthDate + `(?:-(?i:ben|ban|es|as|os))?)[^\S\n]*(?:(?i:р\.|г\.|року|рік|года|год)[^\S\n]*)?$`)
	dateAfter  = expression(`^\.?[^\S\n]*(?:[:–—-][^\S\n]*)?(?:(?:in|у|в|în|la)(?:[^\S\n]+\p{Lu}[\pL.-]+,?){1,3}[^\S\n]+)?(?:(?:in|on|у|в|la|în)[^\S\n]+)?(` + birthDate + `)`)
)

// vitals finds what is told of sex, age and birth without a colon: in tables, between
// commas, in words like "born in". It looks around the places only. names are where
// the name is, hidden is all that is hidden by then.
//
// Whatever the word, it is about the person only where it is an entry of its own: it
// begins and ends where something is parted from something else.
func (v *Veil) vitals(s string, places []place, names, hidden []span) (out []span) {
	if len(places) == 0 {
		return v.ageBehindName(s, names)
	}
	around := sync.OnceValue(func() edges { return edgesOf(hidden) })
	for i, p := range places {
		switch {
		case p.of&hintSexLabel != 0:
			out = append(out, sexOf(s, p.span)...)
		case p.of&hintAgeLabel != 0:
			out = append(out, ageOf(s, p.span)...)
		case p.of&(hintSex|hintSexBeside|hintSexLetter) != 0:
			beside, found := v.sexBesideAge(s, p)
			if !found {
				found = p.of&hintSexLetter == 0 && around().beside(s, p.span) || p.of&hintSex != 0 && aloneInCell(s, i, places)
			}
			if found {
				out = append(append(out, beside...), span{p.from, pastDot(s, p.to, p.of)})
			}
		}
		if p.of&(hintBehindDate|hintBeforeDate) != 0 {
			out = append(out, birth(s, p)...)
		}
	}
	return append(out, v.ageBehindName(s, names)...)
}

// sexOf returns the sex behind a label for it.
func sexOf(s string, label span) []span {
	from := label.to + len(toValue().FindString(window(s, label.to)))
	to := wordEnd(s, from)
	of := hints()[strings.ToLower(s[from:to])]
	if from == label.to || of&(hintSex|hintSexBeside|hintSexLetter|hintSexBehind) == 0 || !beginsEntry(s, label.from) {
		return nil
	}
	if to = pastDot(s, to, of); !endsEntry(s, to) && !labelFollows(s, to) {
		return nil
	}
	return []span{{from, to}}
}

// ageOf returns the age behind a label for it.
func ageOf(s string, label span) []span {
	from := label.to + len(toValue().FindString(window(s, label.to)))
	to := from + len(age().FindString(window(s, from)))
	if from == label.to || from == to || !beginsEntry(s, label.from) || !endsEntry(s, to) && !labelFollows(s, to) {
		return nil
	}
	return []span{{from, to}}
}

// sexBesideAge reports whether a word for a sex stands beside an age or a date of
// birth, and returns where that is.
func (v *Veil) sexBesideAge(s string, p place) (beside []span, found bool) {
	letter := p.of&hintSexLetter != 0
	to := pastDot(s, p.to, p.of)
	before, after := windowBefore(s, p.from), window(s, p.to)
	if m := ageBefore().FindStringSubmatchIndex(before); m != nil {
		start := p.from - len(before)
		at, sure := span{start + m[2], start + m[3]}, m[4] >= 0
		bare := parted(before[m[6]:m[7]]) && beginsEntry(s, at.from) && (!letter || v.isAge(s, at) && beginsCell(s, at.from))
		if (sure || bare) && endsEntry(s, to) || sure && ofAdult().MatchString(before[:m[3]]) {
			return []span{at}, true
		}
	}
	if m := ageAfter().FindStringSubmatchIndex(after); m != nil {
		at, sure := span{p.to + m[4], p.to + m[5]}, m[6] >= 0
		bare := parted(after[m[2]:m[3]]) && (!letter || v.isAge(s, at) && beginsCell(s, p.from))
		if (sure || bare) && beginsEntry(s, p.from) && endsEntry(s, at.to) {
			return []span{at}, true
		}
	}
	return nil, false
}

func (v *Veil) isAge(s string, at span) bool { return s[at.from:at.to] == strconv.Itoa(v.age) }

// edges are where hidden stretches begin and end.
type edges struct{ begin, end map[int]bool }

func edgesOf(spans []span) edges {
	e := edges{map[int]bool{}, map[int]bool{}}
	for _, h := range spans {
		e.begin[h.from], e.end[h.to] = true, true
	}
	return e
}

// beside reports whether a word stands as an entry beside one that is hidden.
func (e edges) beside(s string, p span) bool {
	const most = 8 // bytes between the two
	for d := range most {
		if at := p.from - d; e.end[at] && endsEntry(s, p.to) && parted(s[at:p.from]) && isBeside().MatchString(s[at:p.from]) {
			return true
		}
		if at := p.to + d; e.begin[at] && beginsEntry(s, p.from) && parted(s[p.to:at]) && isBeside().MatchString(s[p.to:at]) {
			return true
		}
	}
	return false
}

// aloneInCell reports whether a word for a sex has a cell or a line for itself, and no
// other sex is on the line to choose from.
func aloneInCell(s string, i int, places []place) bool {
	p := places[i]
	if !beginsCell(s, p.from) || !endsCell(s, p.to) {
		return false
	}
	const other = hintSex | hintSexBeside
	return (i == 0 || places[i-1].of&other == 0 || strings.Contains(s[places[i-1].to:p.from], "\n")) &&
		(i+1 == len(places) || places[i+1].of&other == 0 || strings.Contains(s[p.to:places[i+1].from], "\n"))
}

// birth returns the dates of birth before and behind a word for it. The letters of
// "р.н.", "г.р." and "д.н." are that only behind each other, and a large one only behind
// a large one: an initial may follow "1991 р.".
func birth(s string, p place) (out []span) {
	before, word := windowBefore(s, p.from), s[p.from:p.to]
	switch strings.ToLower(word) {
	case "н", "р":
		first, _ := lastRune(strings.TrimRight(strings.TrimSuffix(strings.TrimRight(before, " \u00a0"), "."), " "))
		if letter, _ := firstRune(word); !strings.ContainsRune("рдгРДГ", first) || unicode.IsUpper(letter) && !unicode.IsUpper(first) {
			return nil
		}
	case "b":
		if opened, _ := lastRune(before); word != "b" || opened != '(' && opened != ' ' || !beginsEntry(s, p.from) {
			return nil
		}
	}
	if p.of&hintBehindDate != 0 {
		if m := dateBefore().FindStringSubmatchIndex(before); m != nil {
			start := p.from - len(before)
			out = append(out, span{start + m[2], start + m[3]})
		}
	}
	if p.of&hintBeforeDate != 0 {
		if m := dateAfter().FindStringSubmatchIndex(window(s, p.to)); m != nil && !isRange(s[p.to+m[3]:]) {
			out = append(out, span{p.to + m[2], p.to + m[3]})
		}
	}
	return out
}

// isRange reports whether a number goes on, or to another number.
func isRange(after string) bool {
	r, _ := firstRune(strings.TrimLeft(after, " \u00a0–—-"))
	return unicode.IsDigit(r)
}

// ageBehindName finds the known age as an entry right behind the name.
func (v *Veil) ageBehindName(s string, names []span) (out []span) {
	if v.age <= 0 {
		return nil
	}
	known := strconv.Itoa(v.age)
	for _, n := range names {
		after := window(s, n.to)
		number := strings.TrimLeft(after, " \u00a0\t,/|;·•(–—-")
		from := n.to + len(after) - len(number)
		if strings.HasPrefix(number, known) && parted(s[n.to:from]) && endsEntry(s, from+len(known)) {
			out = append(out, span{from, from + len(known)})
		}
	}
	return out
}

// near is how far around a word is looked, in bytes.
const near = 96

// window returns what follows a place, and windowBefore what leads to it on the line.
func window(s string, at int) string {
	to := min(at+near, len(s))
	for to < len(s) && !utf8.RuneStart(s[to]) {
		to++
	}
	return s[at:to]
}

func windowBefore(s string, at int) string {
	from := max(0, at-near)
	for from > 0 && !utf8.RuneStart(s[from]) {
		from--
	}
	return s[from+strings.LastIndexByte(s[from:at], '\n')+1 : at]
}

const (
	spaces     = " \u00a0"
	entryMarks = "\n\t,.;:|·•()<>/!?"
	cellMarks  = "\n\t|·•<>"
)

// beginsEntry reports whether what begins at a place is parted from what is before it.
func beginsEntry(s string, at int) bool {
	before := strings.TrimRight(s[:at], spaces)
	r, _ := lastRune(before)
	return before == "" || at-len(before) > 1 || strings.ContainsRune(entryMarks, r) || at > len(before) && strings.ContainsRune("–—-", r)
}

// endsEntry reports whether what ends at a place is parted from what follows.
func endsEntry(s string, at int) bool {
	after := strings.TrimLeft(s[at:], spaces)
	r, size := firstRune(after)
	gap := len(s) - at - len(after)
	switch {
	case after == "" || gap > 1:
		return true
	case strings.ContainsRune("–—-", r):
		return gap > 0 && !isRange(after)
	case r == '.' || r == ',' || r == '/':
		next, _ := firstRune(after[size:])
		return r == '/' || !unicode.IsDigit(next) && (r == ',' || !unicode.IsLetter(next))
	}
	return strings.ContainsRune(entryMarks, r)
}

// beginsCell and endsCell are beginsEntry and endsEntry of what is parted by more than
// a comma.
func beginsCell(s string, at int) bool {
	before := strings.TrimRight(s[:at], spaces)
	r, _ := lastRune(before)
	return before == "" || at-len(before) > 1 || strings.ContainsRune(cellMarks, r)
}

func endsCell(s string, at int) bool {
	after := strings.TrimLeft(s[at:], spaces)
	r, _ := firstRune(after)
	return after == "" || len(s)-at-len(after) > 1 || strings.ContainsRune(cellMarks, r)
}

// parted reports whether what is between two words is more than a space.
func parted(between string) bool {
	return strings.ContainsAny(between, ",/|;·•(–—-\t") || len(between) > 2
}

// labelFollows reports whether another label is next.
func labelFollows(s string, at int) bool {
	after := window(s, at)
	next := strings.TrimLeft(after, spaces)
	return len(next) < len(after) && label().MatchString(next)
}

// pastDot returns where a word ends, with the dot of one that is cut.
func pastDot(s string, to int, of hint) int {
	if of&(hintSexCut|hintSexLetter) != 0 && strings.HasPrefix(s[to:], ".") {
		to++
	}
	return to
}
