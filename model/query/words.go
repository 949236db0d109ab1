package query

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Word is a word of a text as it is compared: in lower case, without marks on its
// letters, each Cyrillic letter that looks like a Latin one written as that one.
type Word struct {
	Folded string
	Stem   int // so many bytes of Folded are left when endings do not count

	Start, End int // where it stands in the text, in bytes

	Spelled string // its key in any alphabet, in the fields of names and places; "" in others
}

// maxWord is how many bytes of a word count; longer ones are no words.
const maxWord = 64

// Words returns the words of a text. A word is a run of letters and digits;
// apostrophes within it do not count, and + and # behind its letters do, as in C++
// and C#.
func Words(text string) []Word {
	var words []Word
	s := scanner{text: text}
	for s.next() {
		words = append(words, s.word)
	}
	return words
}

// scanner goes through the words of a text.
type scanner struct {
	text   string
	at     int
	word   Word
	folded []byte
}

func (s *scanner) next() bool {
	s.folded = s.folded[:0]
	start, end := -1, 0
	digits := false
	for s.at < len(s.text) {
		r, size := utf8.DecodeRuneInString(s.text[s.at:])
		switch {
		case isApostrophe(r): // within the word, if it goes on
		case unicode.IsLetter(r), unicode.IsDigit(r):
			if start < 0 {
				start = s.at
			}
			digits = digits || unicode.IsDigit(r)
			s.folded = fold(s.folded, r)
			end = s.at + size
		case start < 0:
		case unicode.IsMark(r):
			end = s.at + size
		case unicode.Is(unicode.Cf, r):
		case (r == '+' || r == '#') && s.at == end && !digits:
			for s.at < len(s.text) && (s.text[s.at] == '+' || s.text[s.at] == '#') {
				s.folded = append(s.folded, s.text[s.at])
				s.at++
			}
			return s.take(start, s.at, true)
		default:
			if s.take(start, end, digits) {
				return true
			}
			start = -1
		}
		s.at += size
	}
	return start >= 0 && s.take(start, end, digits)
}

// take makes the word of what was folded; whole ones have no ending.
func (s *scanner) take(start, end int, whole bool) bool {
	if len(s.folded) == 0 {
		return false
	}
	if len(s.folded) > maxWord {
		cut := maxWord
		for !utf8.RuneStart(s.folded[cut]) {
			cut--
		}
		s.folded = s.folded[:cut]
	}
	s.word = Word{Folded: string(s.folded), Start: start, End: end}
	s.word.Stem = len(s.folded)
	if !whole {
		s.word.Stem = stem(s.word.Folded)
	}
	return true
}

func isApostrophe(r rune) bool {
	switch r {
	case '\'', '’', 'ʼ', '‘', '`', '´', '′', '＇':
		return true
	}
	return false
}

// fold appends a letter or digit as it is compared.
func fold(to []byte, r rune) []byte {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return append(to, byte(r))
	}
	r = unicode.ToLower(r)
	if as := cyrillicLetter(r); as != 0 {
		return utf8.AppendRune(to, as)
	}
	if 'а' <= r && r <= 'я' {
		return utf8.AppendRune(to, r)
	}
	if as := lettersFor(r); as != "" {
		return append(to, as...)
	}
	for _, d := range norm.NFKD.String(string(r)) {
		if !unicode.IsLetter(d) && !unicode.IsDigit(d) {
			continue
		}
		d = unicode.ToLower(d)
		if as := cyrillicLetter(d); as != 0 {
			d = as
		}
		to = utf8.AppendRune(to, d)
	}
	return to
}

// cyrillicLetter returns the Latin letter that a Cyrillic one looks like in upper or
// in lower case, or the one that is often written for it; 0 for itself.
func cyrillicLetter(r rune) rune {
	switch r {
	case 'а':
		return 'a'
	case 'в':
		return 'b'
	case 'е', 'ё':
		return 'e'
	case 'и', 'й':
		return 'и'
	case 'к':
		return 'k'
	case 'м':
		return 'm'
	case 'н':
		return 'h'
	case 'о':
		return 'o'
	case 'р':
		return 'p'
	case 'с':
		return 'c'
	case 'т':
		return 't'
	case 'у':
		return 'y'
	case 'х':
		return 'x'
	case 'і', 'ї':
		return 'i'
	case 'ѕ':
		return 's'
	case 'ј':
		return 'j'
	case 'ґ':
		return 'г'
	}
	return 0
}

// lettersFor writes letters out that are not made of others with marks; "" for none.
func lettersFor(r rune) string {
	switch r {
	case 'ґ':
		return "г"
	case 'ß':
		return "ss"
	case 'ł':
		return "l"
	case 'đ', 'ð':
		return "d"
	case 'ø':
		return "o"
	case 'æ':
		return "ae"
	case 'œ':
		return "oe"
	case 'ı':
		return "i"
	}
	return ""
}
