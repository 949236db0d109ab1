package layout

import (
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Hyphens keep the character that the file gives them until the whole document is known, which
// shows what that character means there. In the end each is "-" or gone.
const (
	plainHyphen = '-'
	softHyphen  = '\u00ad' // LuaTeX draws it for all hyphens, others only at line ends
	thinHyphen  = '‐'

	hyphens = "-‐\u00ad"
)

// Ends is what the hyphens at the ends of lines are.
type Ends int

// The kinds of hyphens at the ends of lines.
const (
	UnknownEnds Ends = iota
	AddedEnds        // each is the typesetter's, which breaks no line behind a hyphen of the text
	OwnEnds          // each is of the text
)

// The marks stand where a hyphen at the end of a line broke a word, one for each kind of hyphen.
// No letter equals a mark, since normalize removes them.
const (
	brokenWord = "\x01"
	brokenSoft = "\x02"
	brokenThin = "\x03"
)

var (
	brokenBy = map[rune]string{plainHyphen: brokenWord, softHyphen: brokenSoft, thinHyphen: brokenThin}

	// toPlain replaces what the file calls a hyphen, and marks.
	toPlain = strings.NewReplacer(string(softHyphen), "-", string(thinHyphen), "-", "\u2011", "-", brokenWord, "-", brokenSoft, "-", brokenThin, "-")
)

// dropSoft drops the soft hyphen before a letter that is drawn over it or after it has no width: it
// has no ink. A hyphen in its place is the typesetter's.
func dropSoft(out []Glyph, next *Glyph) []Glyph {
	n := len(out)
	if n == 0 || out[n-1].Text != string(softHyphen) {
		return out
	}
	last := out[n-1]
	width := max(last.EndX-last.X, last.EndY-last.Y, last.Y-last.EndY)
	over := next != nil && near(next.Y, last.Y, 0.3*last.Size) && near(next.X, last.X, 0.5*width+0.02*last.Size)
	if !over && width > 0.05*last.Size {
		return out
	}
	if next != nil && near(next.Y, last.Y, 0.3*last.Size) && (next.Text == string(plainHyphen) || next.Text == string(thinHyphen)) {
		next.Text = string(softHyphen)
	}
	return out[:n-1]
}

func near(a, b, most float64) bool { return a-b <= most && b-a <= most }

// brokenAt reports whether a line ends with a hyphen after a letter.
func brokenAt(line string) bool {
	word := strings.TrimRight(line, hyphens)
	last, _ := utf8.DecodeLastRuneInString(word)
	return word != line && unicode.IsLetter(last)
}

// goesOn reports whether a word that a hyphen broke, or a range of dates behind its dash, goes on in the next line.
func goesOn(above, line string) bool {
	first, _ := utf8.DecodeRuneInString(line)
	return brokenAt(above) && unicode.IsLower(first) || dividesRange(above, line)
}

// conjunctions follow a hyphen in place of the rest of a word: "be- és kiszállítás".
var conjunctions = map[string]bool{
	"and": true, "or": true, "és": true, "vagy": true, "și": true, "şi": true, "sau": true, "та": true, "і": true, "й": true, "або": true, "und": true, "oder": true,
}

// joinLines joins two lines of a paragraph.
func joinLines(above, line string) string {
	hyphen, n := utf8.DecodeLastRuneInString(above)
	word := above[:len(above)-n]
	if !strings.ContainsRune(hyphens, hyphen) {
		if dividesAddress(above, line) {
			return above + line
		}
		return above + " " + line
	}
	last, _ := utf8.DecodeLastRuneInString(word)
	first, _ := utf8.DecodeRuneInString(line)
	next, _, _ := strings.Cut(line, " ")
	switch {
	case brokenAt(above) && (unicode.IsLower(first) || unicode.IsUpper(first)) && !conjunctions[next]:
		return word + brokenBy[hyphen] + line
	case (unicode.IsLetter(last) || unicode.IsDigit(last)) && unicode.IsDigit(first),
		unicode.IsDigit(last) && unicode.IsLower(first) && !conjunctions[next]: // a 12-person crew
		return above + line
	}
	return above + " " + line
}

// dividesAddress reports whether an address goes on in the next line: after its scheme or a sign that ends no sentence, with
// more than a word.
func dividesAddress(above, line string) bool {
	begin := above[strings.LastIndexByte(above, ' ')+1:]
	rest, _, _ := strings.Cut(line, " ")
	if begin == "" || rest == "" {
		return false
	}
	switch last := begin[len(begin)-1]; {
	case strings.HasSuffix(begin, "://"), needsMore(toPlain.Replace(begin), rest),
		(strings.HasPrefix(rest, "@") && strings.Contains(rest, ".") || beginsName(toPlain.Replace(begin), begin == above, rest)) && !isOfMessenger(above),
		isAddress(begin) && line == rest && isRestOfPath(begin, rest, begin == above),
		isAddress(begin) && len(rest) > 2 && rest[0] == '.' && 'a' <= rest[1] && rest[1] <= 'z':
		return true
	case last == '@', isAddress(begin) && strings.IndexByte("/._=&?~%", last) >= 0:
		first, _ := utf8.DecodeRuneInString(rest)
		return !unicode.IsUpper(first) && strings.ContainsAny(rest[:len(rest)-1], "/.-_=&?0123456789")
	}
	return false
}

// needsMore reports whether a word is the beginning of an e-mail address that is no whole one without the next: its domain has
// no dot, or one or no letter behind the last dot. Both may be in capitals.
func needsMore(begin, next string) bool {
	if strings.ContainsRune(begin, '@') && begin == strings.ToUpper(begin) && next == strings.ToUpper(next) {
		begin, next = strings.ToLower(begin), strings.ToLower(next)
	}
	name, host, ok := strings.Cut(begin, "@")
	name = name[strings.LastIndexAny(name, "(<:,;")+1:]
	if !ok || name == "" || host == "" || len(host)-1-strings.LastIndexByte(host, '.') > 1 && strings.Contains(host, ".") {
		return false
	}
	domain := host + strings.TrimRight(next, ".,;:!?)>")
	if strings.Trim(domain, lowercase+digits+".-") != "" || strings.ContainsAny(domain[len(domain)-1:], ".-") {
		return false
	}
	dot := strings.LastIndexByte(domain, '.')
	return dot > 0 && len(domain)-1-dot >= 2 && !strings.Contains(domain, "..") && strings.Trim(domain[dot+1:], lowercase) == ""
}

// isRestOfPath reports whether a word alone on its line is the rest of an address of the web: a word after a slash, or one with
// a slash below an address that is alone on its line, too.
func isRestOfPath(begin, rest string, alone bool) bool {
	if mailbox.MatchString(begin) { // it has no path
		return false
	}
	return strings.HasSuffix(begin, "/") && strings.Trim(rest, lowercase+"-") == "" ||
		alone && strings.ContainsAny(rest, "/?=&_") && strings.Trim(rest, lowercase+digits+"/?=&_-") == "" && Address(rest) == ""
}

const (
	lowercase = "abcdefghijklmnopqrstuvwxyz"
	digits    = "0123456789"
)

// messengers finds the places where people have names with signs like those in e-mail addresses.
var messengers = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(^|\PL)(skype|telegram|tg|viber|discord|instagram|signal|github|linkedin|скайп|телеграм|вайбер|інстаграм)($|\PL)`)
})

// isOfMessenger reports whether the last word of a line is a name at such a place, which is before it or is the word.
func isOfMessenger(line string) bool {
	before := strings.TrimRight(line[:strings.LastIndexByte(line, ' ')+1], " ")
	return messengers().MatchString(line[strings.LastIndexByte(before, ' ')+1:])
}

// beginsName reports whether a word is the beginning of the name in an e-mail address, and next the rest of the address: within
// the word is a sign that few words but names have, or it is long and alone on its line. An address that begins like the word is
// a whole one, below a name of the same person.
func beginsName(begin string, alone bool, next string) bool {
	const (
		short = 6  // letters: b2b, k8s, i18n
		long  = 12 // letters
		same  = 3  // letters
	)
	name, host, _ := strings.Cut(next, "@")
	begin = begin[strings.LastIndexAny(begin, "(<:,;")+1:]
	if name == "" || !strings.Contains(host, ".") || strings.Trim(name, lowercase+digits+"._+-") != "" || strings.Trim(begin, lowercase+digits+"._+-") != "" ||
		strings.Trim(begin, digits+".-+") == "" || Address(begin) != "" || strings.HasSuffix(strings.TrimSuffix(begin, "."), ".js") {
		return false
	}
	if len(begin) < short || strings.Contains(begin, "++") || strings.HasSuffix(begin, ".") && !alone || len(name) >= same && strings.HasPrefix(begin, name[:same]) {
		return false
	}
	inside := strings.IndexAny(begin, "._+"+digits)
	return name[0] == '+' || inside > 0 && inside < len(begin)-1 || alone && len(begin) >= long && inside < 0
}

// endings come after a hyphen only where it breaks a word.
var endings = func() map[string]bool {
	out := map[string]bool{}
	for e := range strings.FieldsSeq("tion sion ment ing ting ning ling ding ming izing ating ness tive sive able ible ity ility ally ously ance ence tial cial ture ized ology " +
		"ня ння ття ться ний ного ної ною них ним ський ського ською ція ції цію цій ність ності вання ване вані " +
		"ság ségek ságok ség tás tés zás zés lás lés ása ése ási ési " +
		"ție ții ția ției țiune țiuni tate tăți") {
		out[e], out[e+"s"] = true, true
	}
	return out
}()

// mender puts the right text in the place of hyphens and marks.
type mender struct {
	ends Ends
	own  map[string]bool // marks of hyphens that the file has within lines, too: it uses them for any hyphen
	many bool            // such hyphens break words throughout the document, by their number or their share of lines
}

// newMender looks at the hyphens of a whole document.
func newMender(pages [][]Paragraph) mender {
	m := mender{own: map[string]bool{brokenWord: true}}
	broken, wraps := map[string]int{}, 0
	for _, page := range pages {
		for _, p := range page {
			wraps += p.wraps
			for word := range strings.FieldsSeq(p.Text) {
				for _, mark := range brokenBy {
					if !isAddress(word) {
						broken[mark] += countBroken(word, mark)
					}
				}
			}
			for i, r := range p.Text {
				if r == softHyphen || r == thinHyphen {
					next, _ := utf8.DecodeRuneInString(p.Text[i+utf8.RuneLen(r):])
					before, _ := utf8.DecodeLastRuneInString(p.Text[:i])
					if unicode.IsLetter(next) || unicode.IsDigit(next) || before == ' ' {
						m.own[brokenBy[r]] = true
					}
				}
			}
		}
	}
	n := 0
	for mark := range m.own {
		n += broken[mark]
	}
	m.many = n >= 3 || n == 2 && wraps <= 20
	return m
}

// countBroken counts the marks in a word that are not those of a double-barrelled name.
func countBroken(word, mark string) (n int) {
	for _, rest := range strings.Split(word, mark)[1:] {
		if !startsUpper(rest) {
			n++
		}
	}
	return n
}

func startsUpper(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(first)
}

// mend returns the text of a paragraph. A hyphen that breaks an address or comes before a capital letter belongs to it.
func (m mender) mend(text string) string {
	for i := 0; i < len(text); i++ {
		mark := text[i : i+1]
		if mark != brokenWord && mark != brokenSoft && mark != brokenThin {
			continue
		}
		from, to := strings.LastIndexByte(text[:i], ' ')+1, len(text)
		if end := strings.IndexByte(text[i:], ' '); end >= 0 {
			to = i + end
		}
		usual := m.many || endings[strings.TrimRightFunc(text[i+1:to], isNoLetter)]
		if m.ends == AddedEnds || m.ends == UnknownEnds && !startsUpper(text[i+1:]) && (!m.own[mark] || usual && !isAddress(text[from:to])) {
			added := addedLetters(strings.ToLower(strings.TrimLeftFunc(text[from:i], isNoLetter)), strings.ToLower(strings.TrimRightFunc(text[i+1:to], isNoLetter)))
			text = text[:i-added] + text[i+1:]
			i -= added + 1
		}
	}
	return toPlain.Replace(text)
}

var (
	// longLetters are written with their first sign alone in front of the second one: ssz for sz and sz.
	longLetters = [...]string{"dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"}

	// firstParts are words of compounds that keep both, such as nagygyakorlat, besides those with a long vowel, such as részszámla.
	// Their forms with assimilated endings do not: eggyel, résszel.
	firstParts  = map[string]bool{"egy": true, "nagy": true, "jegy": true, "hegy": true, "ügy": true, "rongy": true, "kulcs": true}
	assimilated = regexp.MustCompile("^(dzs|[cz]s|[glnt]y|sz)([ae]l|[áé])$")
)

// addedLetters returns how many bytes at the end of a broken word's begin are not in the whole word: Hungarian writes a long
// letter of two signs out at a break, "hosz-szabb" for hosszabb.
func addedLetters(begin, rest string) int {
	for _, letter := range longLetters {
		before, ok := strings.CutSuffix(begin, letter)
		if !ok || !strings.HasPrefix(rest, letter) {
			continue
		}
		vowel, _ := utf8.DecodeLastRuneInString(before)
		if (strings.ContainsRune("áéíóőúű", vowel) || firstParts[begin]) && !assimilated.MatchString(rest) && begin+rest != "észszerű" {
			return 0
		}
		return len(letter) - 1
	}
	return 0
}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) }

// isAddress reports whether a word is an e-mail address or one of the web.
func isAddress(word string) bool {
	host, _, path := strings.Cut(word, "/")
	return strings.ContainsRune(word, '@') || strings.HasPrefix(word, "www.") || strings.Contains(word, "://") || path && strings.Contains(host, ".")
}
