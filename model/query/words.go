package query

import (
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Word is a word of a text as it is compared: in lower case, without marks on its
// letters, each Cyrillic letter that looks like a Latin one written as that one.
type Word struct {
	Folded     string
	Start, End int // where it stands in the text, in bytes
}

// maxWord is how many bytes of a word count; longer ones are cut.
const maxWord = 64

// Words returns the words of a text. A word is a run of letters and digits;
// apostrophes within it do not count, and + and # behind its letters do, as in C++
// and C#.
func Words(text string) []Word {
	var words []Word
	s := scanner{text: text}
	for s.next() {
		words = append(words, s.word())
	}
	return words
}

// scanner goes through the words of a text.
type scanner struct {
	text       string
	at         int
	folded     []byte // the word, until the next one
	start, end int    // where it stands
}

// read begins another text.
func (s *scanner) read(text string) { s.text, s.at = text, 0 }

func (s *scanner) word() Word { return Word{string(s.folded), s.start, s.end} }

// next reads a word and reports whether there was one.
func (s *scanner) next() bool {
	s.folded, s.start, s.end = s.folded[:0], -1, -1
	table := runes()
	digits := false
	for s.at < len(s.text) {
		r, size := utf8.DecodeRuneInString(s.text[s.at:])
		usual := rune(0)
		if int(r) < len(table) {
			usual = table[r]
		}
		switch {
		case usual != 0, !isApostrophe(r) && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			if s.start < 0 {
				s.start = s.at
			}
			if digits = digits || unicode.IsDigit(r); usual != 0 {
				s.folded = utf8.AppendRune(s.folded, usual)
			} else {
				s.folded = fold(s.folded, r)
			}
			s.end = s.at + size
		case isApostrophe(r), s.start < 0: // within the word, if it goes on
		case unicode.IsMark(r):
			s.end = s.at + size
		case unicode.Is(unicode.Cf, r):
		case (r == '+' || r == '#') && s.at == s.end && !digits:
			for s.at < len(s.text) && (s.text[s.at] == '+' || s.text[s.at] == '#') {
				s.folded = append(s.folded, s.text[s.at])
				s.at++
			}
			s.end = s.at
			return s.cut()
		case s.cut():
			return true
		default:
			s.start = -1
		}
		s.at += size
	}
	return s.start >= 0 && s.cut()
}

// cut shortens the word to what counts of it, and reports whether anything does.
func (s *scanner) cut() bool {
	if len(s.folded) > maxWord {
		n := maxWord
		for !utf8.RuneStart(s.folded[n]) {
			n--
		}
		s.folded = s.folded[:n]
	}
	return len(s.folded) > 0
}

// runes holds what most letters and digits, those of the Latin and Cyrillic scripts, are
// compared as, and 0 for all else.
var runes = sync.OnceValue(func() *[0x530]rune {
	var table [0x530]rune
	for i := range table {
		if r := rune(i); (unicode.IsLetter(r) || unicode.IsDigit(r)) && !isApostrophe(r) {
			if folded := fold(nil, r); utf8.RuneCount(folded) == 1 {
				table[r], _ = utf8.DecodeRune(folded)
			}
		}
	}
	return &table
})

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
