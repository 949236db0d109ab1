package query

import (
	"bytes"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"shortlist/model/spelling"
)

// Word is a word of a text in the form that is compared: in lower case, without
// accents, and with Latin letters in place of the Cyrillic ones that look like them.
type Word struct {
	Folded     string
	Start, End int    // its place in the text, in bytes
	key        string // its form in any alphabet, if the caller needs it
}

// maxWord is how many bytes of a word count; a longer one is cut.
const maxWord = 64

// Words returns the words of a text. A word is a run of letters and digits. Apostrophes
// in it are ignored, and + and # behind its letters belong to it, as in C++ and C#. The
// dot of .NET belongs to it, too.
func Words(text string) []Word {
	var words []Word
	s := scanner{text: text}
	for s.next() {
		words = append(words, s.word())
	}
	return words
}

// scanner reads the words of a text.
type scanner struct {
	text       string
	at         int
	folded     []byte // the word, until the next one is read
	start, end int    // its place
}

// read begins another text.
func (s *scanner) read(text string) { s.text, s.at = text, 0 }

func (s *scanner) word() Word { return Word{Folded: string(s.folded), Start: s.start, End: s.end} }

// wordOf returns the word of a field.
func (s *scanner) wordOf(f Field) Word {
	w := s.word()
	if f.isSpelled() {
		w.key = keyOf(s.text[s.start:s.end], s.folded)
	}
	return w
}

// next reads a word and reports whether there was one.
func (s *scanner) next() bool {
	s.folded, s.start, s.end = s.folded[:0], -1, -1
	table := runes()
	for s.at < len(s.text) {
		r, size := rune(s.text[s.at]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(s.text[s.at:])
		}
		usual := rune(0)
		if int(r) < len(table) {
			usual = table[r]
		}
		switch {
		case usual != 0, r >= utf8.RuneSelf && !spelling.IsApostrophe(r) && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			if s.start < 0 {
				s.start = s.at
			}
			switch {
			case usual == 0:
				s.folded = fold(s.folded, r)
			case usual < utf8.RuneSelf:
				s.folded = append(s.folded, byte(usual))
			default:
				s.folded = utf8.AppendRune(s.folded, usual)
			}
			s.end = s.at + size
		case s.start < 0, spelling.IsApostrophe(r): // an apostrophe belongs to the word if it goes on
		case (r == '+' || r == '#') && s.at == s.end && !strings.ContainsFunc(s.text[s.start:s.end], unicode.IsDigit):
			for s.at < len(s.text) && (s.text[s.at] == '+' || s.text[s.at] == '#') {
				s.folded = append(s.folded, s.text[s.at])
				s.at++
			}
			s.end = s.at
			return s.cut()
		case r >= utf8.RuneSelf && unicode.IsMark(r):
			s.end = s.at + size
		case r >= utf8.RuneSelf && unicode.Is(unicode.Cf, r):
		case s.cut():
			return true
		default:
			s.start = -1
		}
		s.at += size
	}
	return s.start >= 0 && s.cut()
}

// cut shortens the word to the part that counts, and reports whether any does.
func (s *scanner) cut() bool {
	if len(s.folded) > maxWord {
		n := maxWord
		for !utf8.RuneStart(s.folded[n]) {
			n--
		}
		s.folded = s.folded[:n]
	}
	if s.isDotNet() {
		s.start--
		s.folded = slices.Insert(s.folded, 0, '#') // no other word begins with it, and an index of words keeps it
	}
	return len(s.folded) > 0
}

// isDotNet reports whether the word is .NET, with or without a version. Before the dot is no word, as in the domain
// ukr.net, unless it is that of another product of the family.
func (s *scanner) isDotNet() bool {
	version, is := bytes.CutPrefix(s.folded, []byte("net"))
	before, dotted := strings.CutSuffix(s.text[:s.start], ".")
	if !is || !dotted || len(bytes.Trim(version, "0123456789")) > 0 {
		return false
	}
	if r, _ := utf8.DecodeLastRuneInString(before); !unicode.IsLetter(r) && !unicode.IsDigit(r) {
		return true
	}
	other := strings.TrimRightFunc(before, func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(".-_@", r)
	})
	switch strings.ToLower(before[len(other):]) {
	case "asp", "vb", "ado", "ml":
		return true
	}
	return false
}

// runes gives the form in which most letters and digits are compared, those of the
// Latin and Cyrillic scripts, and 0 for other characters.
var runes = sync.OnceValue(func() *[0x530]rune {
	var table [0x530]rune
	for i := range table {
		if r := rune(i); (unicode.IsLetter(r) || unicode.IsDigit(r)) && !spelling.IsApostrophe(r) {
			if folded := fold(nil, r); utf8.RuneCount(folded) == 1 {
				table[r], _ = utf8.DecodeRune(folded)
			}
		}
	}
	table['¹'], table['²'], table['³'] = '1', '2', '3' // I²C, m³
	return &table
})

// fold appends a letter or digit in the form that is compared.
func fold(to []byte, r rune) []byte {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return append(to, byte(r))
	}
	r = unicode.ToLower(r)
	switch as, looks := looksLike[r]; {
	case looks:
		return utf8.AppendRune(to, as)
	case 'а' <= r && r <= 'я':
		return utf8.AppendRune(to, r)
	}
	if as, is := spelledOut[r]; is {
		return append(to, as...)
	}
	for _, d := range norm.NFKD.String(string(r)) {
		if !unicode.IsLetter(d) && !unicode.IsDigit(d) {
			continue
		}
		d = unicode.ToLower(d)
		if as, looks := looksLike[d]; looks {
			d = as
		}
		to = utf8.AppendRune(to, d)
	}
	return to
}

// looksLike gives for each Latin letter the Cyrillic letters that look like it in upper
// or lower case, or that it often replaces.
var looksLike = map[rune]rune{
	'а': 'a', 'в': 'b', 'е': 'e', 'ё': 'e', 'и': 'и', 'й': 'и', 'к': 'k', 'м': 'm', 'н': 'h', 'о': 'o', 'р': 'p', 'с': 'c',
	'т': 't', 'у': 'y', 'х': 'x', 'і': 'i', 'ї': 'i', 'ѕ': 's', 'ј': 'j', 'ґ': 'г',
}

// spelledOut gives the letters that Unicode does not decompose.
var spelledOut = map[rune]string{'ß': "ss", 'ł': "l", 'đ': "d", 'ð': "d", 'ø': "o", 'æ': "ae", 'œ': "oe", 'ı': "i"}
