package blind

import (
	"html"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/spelling"
)

// name is a part of a person's name.
type name struct {
	key   string
	stems []string
	plain string // as written, in lower case
	own   bool   // as the service has it, not a form of it in another language
}

const (
	shortest  = 2 // letters that a part of a name needs to be looked for
	glued     = 6 // letters that a key needs to be looked for inside words: ewhitfield
	unnatural = 4 // of a key with at most this many letters, other forms count only with a capital
)

// namesOf returns the parts of a name to look for.
func namesOf(full string) (out []name) {
	seen := map[string]bool{}
	add := func(part string, own bool) {
		k, plain := key(part), strings.ToLower(part)
		if seen[k+" "+plain] || k == "" { // parts that sound alike may be written in two ways
			return
		}
		seen[k+" "+plain] = true
		out = append(out, name{key: k, stems: stems(k), plain: plain, own: own})
	}
	for _, part := range strings.FieldsFunc(legible(full), func(r rune) bool { return !inWord(r) }) {
		if utf8.RuneCountInString(part) < shortest {
			continue
		}
		add(part, true)
		for _, other := range forms()[key(part)] {
			add(other, false)
		}
		for _, piece := range strings.FieldsFunc(part, spelling.IsApostrophe) { // O’Brien
			if utf8.RuneCountInString(piece) > shortest {
				add(piece, true)
			}
		}
	}
	return out
}

// inWord reports whether a character belongs to a word.
func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return r|0x20 >= 'a' && r|0x20 <= 'z' || r == '\'' || r == '`'
	}
	return unicode.IsLetter(r) || unicode.IsMark(r) || spelling.IsApostrophe(r)
}

// words finds the parts of the name in a text, and the places of the words around which
// facts are looked for.
func (v *Veil) words(s string) (out []span, places []place) {
	hints := hints()
	for at := 0; at < len(s); {
		r, size := utf8.DecodeRuneInString(s[at:])
		if !inWord(r) {
			at += size
			continue
		}
		end := wordEnd(s, at)
		word := s[at:end]
		if of := hints[strings.ToLower(word)]; of != 0 {
			places = append(places, place{span{at, end}, of})
		}
		if rest, ok := hyphenated(s, end); ok && v.isName(word+s[rest.from:rest.to], "") {
			out = append(out, span{at, rest.to})
			at = rest.to
			continue
		}
		if v.isName(word, s[end:]) {
			out = append(out, span{at, end + compound(s[end:])})
		} else if at+size == end {
			if long, ok := spaced(s, at); ok && v.isName(strings.Join(strings.Fields(s[at:long]), ""), "") {
				out = append(out, span{at, long})
				end = long
			}
		}
		at = end
	}
	return out, places
}

func wordEnd(s string, at int) int {
	for at < len(s) {
		r, size := utf8.DecodeRuneInString(s[at:])
		if !inWord(r) {
			break
		}
		at += size
	}
	return at
}

// hyphenated returns the second half of a word that is divided at the end of a line.
func hyphenated(s string, at int) (half span, ok bool) {
	rest := s[at:]
	trimmed := strings.TrimLeft(rest, "-‐")
	if len(trimmed) == len(rest) || !strings.HasPrefix(trimmed, "\n") {
		return half, false
	}
	trimmed = strings.TrimLeft(trimmed, "\n \t")
	from := len(s) - len(trimmed)
	if r, _ := firstRune(trimmed); !unicode.IsLower(r) {
		return half, false
	}
	return span{from, wordEnd(s, from)}, true
}

// compound returns the length of the part that a hyphen joins to a name: a double name
// is one name.
func compound(s string) int {
	r, size := firstRune(s)
	if r != '-' && r != '‐' && r != '‑' {
		return 0
	}
	if next, _ := firstRune(s[size:]); !unicode.IsUpper(next) {
		return 0
	}
	return wordEnd(s, size)
}

// spaced returns the end of letters with spaces between them, as in headings: O L E N
// A. A wider gap separates words.
func spaced(s string, at int) (end int, ok bool) {
	letters := 0
	for next := at; next < len(s); next = end + 1 {
		r, size := utf8.DecodeRuneInString(s[next:])
		if !unicode.IsLetter(r) || wordEnd(s, next) != next+size {
			break
		}
		end, letters = next+size, letters+1
		if !strings.HasPrefix(s[end:], " ") {
			break
		}
	}
	return end, letters >= 3
}

// isName reports whether a word is a part of the name, in any case ending and alphabet.
// after is the text that follows it.
func (v *Veil) isName(word, after string) bool {
	if len(v.names) == 0 || len(word) < shortest {
		return false
	}
	lower := strings.ToLower(word)
	k := key(lower)
	first, _ := firstRune(word)
	capital := unicode.IsUpper(first)
	for i := range v.names {
		n := &v.names[i]
		if n.is(k, lower, capital, after) {
			return true
		}
	}
	return false
}

func (n *name) is(k, lower string, capital bool, after string) bool {
	switch {
	case lower == n.plain && utf8.RuneCountInString(n.plain) > shortest:
		return true
	case k == n.key: // a short name may be a common word of another language
		return capital || len(n.key) > unnatural
	case len(n.key) <= shortest:
		return false
	case n.own && len(n.key) >= glued && strings.Contains(k, n.key):
		return true
	case len(n.key) <= unnatural && !capital:
		return false
	}
	for _, stem := range n.stems {
		rest, ok := strings.CutPrefix(k, stem)
		if !ok || !endings[rest] {
			continue
		}
		if rest == "o" && strings.HasPrefix(after, "-") { // Івано-Франківськ
			continue
		}
		return true
	}
	return false
}

// numeric are character references by number.
var numeric = expression(`&#(?:\d{2,7}|[xX][0-9a-fA-F]{2,6});`)

// legible replaces character references of letters by the letters, and drops characters
// that do not show. References to signs of the markup stay.
func legible(s string) string {
	if strings.Contains(s, "&#") {
		s = numeric().ReplaceAllStringFunc(s, func(ref string) string {
			decoded := html.UnescapeString(ref)
			if r, _ := firstRune(decoded); unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("@.+ \u00ad", r) {
				return decoded
			}
			return ref
		})
	}
	s = strings.ReplaceAll(s, "\u00ad\n", "-\n")
	return strings.Map(func(r rune) rune {
		if r >= utf8.RuneSelf && unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, s)
}
