package advice

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"shortlist/model/spelling"
)

// token is a word, a number or a sign of a text.
type token struct {
	word       string // folded
	start, end int    // its place in the text, in bytes
	number     int    // -1: it is no number
	before     gap
}

// gap is what parts a token from the one before it.
type gap int

const (
	near   gap = iota // a space or a hyphen
	named             // a colon, or a dash
	apart             // a comma, a bracket or a quotation mark
	broken            // the end of a sentence or of a line
)

// fold returns a word in the form that is compared: in lower case, without apostrophes, and with the Romanian letters
// that many people type without their signs. Hungarian accents stay, as they make other words: nő, no.
func fold(word string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case 'ă', 'â':
			return 'a'
		case 'î':
			return 'i'
		case 'ș', 'ş':
			return 's'
		case 'ț', 'ţ':
			return 't'
		case 'ё':
			return 'е'
		}
		if spelling.IsApostrophe(r) {
			return -1
		}
		return r
	}, norm.NFC.String(strings.ToLower(word)))
}

// tokensOf reads a text.
func tokensOf(text string) (out []token) {
	before := broken
	add := func(from, to, number int) {
		out = append(out, token{word: fold(text[from:to]), start: from, end: to, number: number, before: before})
		before = near
	}
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		end := at + size
		switch {
		case unicode.IsLetter(r):
			end = at + runLength(text[at:], func(r rune) bool {
				return unicode.IsLetter(r) || unicode.IsMark(r) || spelling.IsApostrophe(r)
			})
			add(at, end, -1)
		case r >= '0' && r <= '9':
			end = at + runLength(text[at:], func(r rune) bool { return r >= '0' && r <= '9' })
			n, err := strconv.Atoi(text[at:end])
			if err != nil {
				n = 1 << 30
			}
			add(at, end, n)
		case r == '/' || r == '+' || r == '%':
			add(at, end, -1)
		case strings.ContainsRune("-–—", r) && len(out) > 0 && out[len(out)-1].number >= 0 && before == near && isDigit(strings.TrimLeft(text[end:], " \u00a0")):
			add(at, end, -1)
			out[len(out)-1].word = "-"
		case r == '\n' || strings.ContainsRune("!?;…•|", r), r == '.' && !abbreviates(out, text[end:]):
			before = broken
		case r == ':', r == '–', r == '—', r == '-' && strings.HasSuffix(text[:at], " ") && strings.HasPrefix(text[end:], " "):
			before = max(before, named)
		case strings.ContainsRune(",()\"«»„“”[]", r):
			before = max(before, apart)
		}
		at = end
	}
	return out
}

func runLength(s string, in func(rune) bool) int {
	if n := strings.IndexFunc(s, func(r rune) bool { return !in(r) }); n >= 0 {
		return n
	}
	return len(s)
}

func isDigit(s string) bool { return s != "" && s[0] >= '0' && s[0] <= '9' }

// abbreviates reports whether a full stop between the tokens and the rest shortens a word: „max. 35 ani”.
func abbreviates(out []token, rest string) bool {
	if len(out) == 0 || utf8.RuneCountInString(out[len(out)-1].word) > 5 {
		return false
	}
	next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " \u00a0"))
	return next >= '0' && next <= '9' || unicode.IsLower(next)
}

// pattern is a sequence of words. It is written with spaces between its elements:
//
//	word  word*  *word   this word, one that begins so, one that ends so; a|b is either
//	?word                the same, or nothing
//	..                   up to three other words
//	~                    the same, and no comma
//	...                  the rest of the sentence
//	#  @                 a number; one that is an age of adults
//	<                    at the beginning of a sentence
//	^  $                 after, or before, a comma, a colon, a bracket or the end of a sentence
type pattern []element

type element struct {
	sign     string // one of .. ~ ... # @ < ^ $; "" for words
	words    []string
	optional bool
}

func patternOf(s string) (p pattern) {
	for part := range strings.FieldsSeq(s) {
		switch e := (element{}); part {
		case "..", "~", "...", "#", "@", "<", "^", "$":
			p = append(p, element{sign: part})
		default:
			part, e.optional = strings.CutPrefix(part, "?")
			e.words = strings.Split(part, "|")
			for i, w := range e.words {
				e.words[i] = fold(w)
			}
			p = append(p, e)
		}
	}
	return p
}

// youngest and oldest bound the ages that @ meets. Many laws themselves ask for 18 years.
const youngest, oldest = 19, 75

func (e element) meets(t token) bool {
	switch e.sign {
	case "#":
		return t.number >= 0
	case "@":
		return t.number >= youngest && t.number <= oldest
	}
	return slices.ContainsFunc(e.words, func(w string) bool {
		if stem, ok := strings.CutSuffix(w, "*"); ok {
			return strings.HasPrefix(t.word, stem)
		}
		if end, ok := strings.CutPrefix(w, "*"); ok {
			return strings.HasSuffix(t.word, end) && t.word != end
		}
		return t.word == w
	})
}

// match returns the index behind the last token that the pattern takes from at on, or -1. No pattern goes on past the end
// of a sentence. first is the token that it begins with.
func (p pattern) match(tokens []token, first, at int) int {
	if len(p) == 0 {
		return at
	}
	within := at < len(tokens) && (at == first || tokens[at].before != broken)
	switch e := p[0]; e.sign {
	case "<":
		if within && tokens[at].before == broken {
			return p[1:].match(tokens, first, at)
		}
	case "^":
		if within && tokens[at].before >= named {
			return p[1:].match(tokens, first, at)
		}
	case "$":
		if at == len(tokens) || tokens[at].before >= named {
			return p[1:].match(tokens, first, at)
		}
	case "..", "~":
		for n := range 4 {
			if at+n >= len(tokens) || tokens[at+n].before == broken || e.sign == "~" && tokens[at+n].before == apart {
				break
			}
			if end := p[1:].match(tokens, first, at+n); end >= 0 {
				return end
			}
		}
	case "...":
		for at < len(tokens) && tokens[at].before != broken {
			at++
		}
		return p[1:].match(tokens, first, at)
	default:
		if within && e.meets(tokens[at]) {
			if end := p[1:].match(tokens, first, at+1); end >= 0 {
				return end
			}
		}
		if e.optional {
			return p[1:].match(tokens, first, at)
		}
	}
	return -1
}

// keys returns the beginnings of the words that the pattern begins with, "#" for a number, and "" if any word may begin it.
func (p pattern) keys() (out []string) {
	for _, e := range p {
		switch {
		case e.sign == "^", e.sign == "<":
			continue
		case e.sign == "#", e.sign == "@":
			return []string{"#"}
		case e.sign != "":
			return []string{""}
		}
		for _, w := range e.words {
			if strings.HasPrefix(w, "*") {
				return []string{""}
			}
			out = append(out, keyOf(strings.TrimSuffix(w, "*")))
		}
		if !e.optional {
			break
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// key is the key of the patterns that may begin with the token.
func (t token) key() string {
	if t.number >= 0 {
		return "#"
	}
	return keyOf(t.word)
}

// keyOf returns the first two letters of a word.
func keyOf(word string) string {
	_, first := utf8.DecodeRuneInString(word)
	_, second := utf8.DecodeRuneInString(word[first:])
	return word[:first+second]
}
