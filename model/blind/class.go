package blind

import (
	"unicode"
	"unicode/utf8"
)

// class is a set of groups of sounds. A word whose groups do not hold all of a name's
// is not that name: that is told of most words for a tenth of what their key costs.
type class uint16

// groups are letters of keys, and of what keys are made from, that may become each
// other.
var groups = []string{"a", "o", "u", "eijy", "b", "d", "l", "m", "n", "r", "pf", "vw", "cCgGhHkKqsSxXzZt"}

const anything class = 1<<15 - 1 // of letters that no table has

// letter is what is known of a character of the alphabets at hand.
type letter struct {
	lower      rune
	all, first class // of what it is written as in a key
}

var letters = func() (out [0x530]letter) {
	for i := range out {
		r := unicode.ToLower(rune(i))
		out[i] = letter{r, anything, anything}
		if latin, ok := cyrillic[r]; ok || r < utf8.RuneSelf {
			if !ok {
				latin = string(r)
			}
			out[i].all, out[i].first = classOf(latin), 0
			if latin != "" {
				out[i].first = classOf(latin[:1])
			}
		}
	}
	return out
}()

// classOf returns the groups of a key, or of Latin letters.
func classOf(k string) (out class) {
	for _, r := range k {
		for i, g := range groups {
			for _, in := range g {
				if in == r {
					out |= 1 << i
				}
			}
		}
		if r >= utf8.RuneSelf {
			out = anything
		}
	}
	return out
}

// invisible reports the characters of a word that nobody sees.
func invisible(r rune) bool {
	return r >= 0x80 && (r < 0x300 || r > 0x530) && unicode.Is(unicode.Cf, r)
}

// classes returns the groups of a word and that of its beginning, and appends the word
// in lower case, as it is seen.
func classes(word string, lower []byte) (all, first class, _ []byte) {
	for _, r := range word {
		l := letter{r, anything, anything}
		if int(r) < len(letters) {
			l = letters[r]
		} else {
			l.lower = unicode.ToLower(r)
		}
		if first == 0 {
			first = l.first
		}
		all |= l.all
		if !invisible(r) {
			lower = utf8.AppendRune(lower, l.lower)
		}
	}
	return all, first, lower
}
