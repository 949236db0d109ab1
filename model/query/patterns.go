package query

import (
	"slices"
	"strings"
	"unicode/utf8"

	"shortlist/model/phone"
	"shortlist/model/spelling"
)

// pattern is a sequence of words in a column.
type pattern struct {
	words   []string // folded, or keys in any alphabet
	text    string   // the words as in a column, with a space before each
	seldom  int      // index in text of a byte that few words have
	last    ending   // how the last word may go on
	form    string   // the inflected word as it was typed
	typed   string   // the same if it may also go on, else ""
	spelled bool     // words are keys
}

// ending is how a word may go on.
type ending int

const (
	whole     ending = iota // it ends there
	inflected               // it is a stem, and any ending may follow
	open                    // anything may follow
)

func newPattern(words []string, last ending, spelled bool) pattern {
	between := " "
	if spelled {
		between += sign
	}
	p := pattern{words: words, text: between + strings.Join(words, between), last: last, spelled: spelled}
	p.seldom = strings.IndexFunc(p.text, func(r rune) bool { return !strings.ContainsRune(" =aeiotchpky", r) })
	if p.seldom < 0 {
		p.seldom = 1
	}
	if p.text[p.seldom] >= utf8.RuneSelf { // the letters of an alphabet share their first byte
		p.seldom++
	}
	return p
}

// textPatterns returns the patterns of words. Several words without spaces between
// them, as in full-time or an address, are a phrase.
func textPatterns(r raw, goesOn bool) []pattern {
	if r.phone {
		return phonePatterns(r.text, goesOn)
	}
	words, ends := foldedWords(r.text), whole
	if goesOn {
		ends = open
	}
	switch digits := strings.Trim(r.text, "+0123456789()-./"); {
	case len(words) == 0:
		return nil
	case digits == "" && len(words) > 1: // a grouped number is one word in a column of numbers, and several in a text
		return []pattern{newPattern([]string{strings.Join(words, "")}, ends, false), newPattern(words, ends, false)}
	case len(words) > 1 && !r.quoted && strings.Count(r.text, "-") == len(words)-1: // front-end is frontend, too
		joined := strings.Join(words, "")
		return []pattern{newPattern(words, ends, false), inflectedPattern(joined, joined[:stem(joined)], goesOn)}
	case len(words) > 1 || r.quoted:
		return []pattern{newPattern(words, ends, false)}
	}
	word := words[0]
	if hasNoEnding(word) { // python finds python3, but not the other way round, nor does lena47 find lena48
		out := []pattern{newPattern(words, ends, false)}
		if parts := partsOf(word); parts != nil {
			out = append(out, newPattern(parts, ends, false))
		}
		return out
	}
	n := stem(word)
	out := []pattern{inflectedPattern(word, word[:n], goesOn)}
	if other := otherBeginning(word); other != "" {
		out = append(out, inflectedPattern(other, other[:stem(other)], goesOn))
	}
	if other := otherSpelling(word); other != "" {
		out = append(out, inflectedPattern(other, other[:stem(other)], goesOn))
	}
	if other := otherVowel(word[:n], word[n:]); stem(other) == len(other) && other != "" && !goesOn { // the stem of Львів is льв
		out = append(out, inflectedPattern(other, other, false))
	}
	return out
}

// partsOf returns the parts of a word that people also write apart: the thousands of a number, and the letters and digits of the
// name of a standard, as in RS-485 and ISO 9001. It returns nil for a year and any other word.
func partsOf(word string) []string {
	const few, long = 2, 3 // letters of a name, digits of its number
	name := strings.TrimRight(word, "0123456789")
	number := word[len(name):]
	switch {
	case name == "" && len(number) > long && number[0] != '0' && !(len(number) == 4 && (number[:2] == "19" || number[:2] == "20")):
		first := (len(number)-1)%3 + 1
		parts := []string{number[:first]}
		for ; first < len(number); first += 3 {
			parts = append(parts, number[first:first+3])
		}
		return parts
	case utf8.RuneCountInString(name) >= few && len(number) >= long && !hasNoEnding(name):
		return []string{name, number}
	}
	return nil
}

func inflectedPattern(word, stem string, goesOn bool) pattern {
	p := newPattern([]string{stem}, inflected, false)
	if p.form = word; goesOn {
		p.typed = word
	}
	return p
}

// phonePatterns returns the patterns of a phone number: as a contact has it, in one piece, and as it is written.
func phonePatterns(text string, goesOn bool) (out []pattern) {
	for _, number := range soughtNumbers(text) {
		out = append(out, newPattern([]string{number}, whole, false))
	}
	ends := whole
	if goesOn {
		ends = open
	}
	out = append(out, newPattern([]string{phone.Digits(text)}, ends, false))
	if words := foldedWords(text); len(words) > 1 {
		out = append(out, newPattern(words, ends, false))
	}
	return out
}

func foldedWords(text string) (out []string) {
	for s := (scanner{text: text}); s.next(); {
		out = append(out, string(s.folded))
	}
	return out
}

// spelledPatterns returns the patterns of words in any alphabet, unless they are in
// quotes.
func spelledPatterns(r raw, goesOn bool) []pattern {
	var keys []string
	last, any := "", false // the last word as it was typed; any: one word is in an alphabet
	for s := (scanner{text: r.text}); s.next(); {
		last = r.text[s.start:s.end]
		any = any || spelling.Key(last) != ""
		keys = append(keys, keyOf(last, s.folded))
	}
	if r.quoted || !any {
		return nil
	}
	out := []pattern{newPattern(keys, whole, true)}
	if !goesOn {
		return out
	}
	before := keys[:len(keys)-1]
	begins, usual := spelling.Beginning(last)
	if len(begins) > 1 {
		out = append(out, newPattern(append(slices.Clone(before), begins), open, true))
	}
	for _, key := range usual {
		out = append(out, newPattern(append(slices.Clone(before), key), whole, true))
	}
	return out
}

// keyOf returns the form of a word that is the same in any alphabet. A word in no
// alphabet is its own key, folded.
func keyOf(written string, folded []byte) string {
	if key := spelling.Key(written); key != "" {
		return key
	}
	return string(folded)
}

// in reports whether a column holds the words.
func (p *pattern) in(column string) bool {
	for at := p.seldom; at < len(column); at++ {
		next := strings.IndexByte(column[at:], p.text[p.seldom])
		if next < 0 {
			return false
		}
		at += next
		rest, is := strings.CutPrefix(column[at-p.seldom:], p.text)
		switch {
		case !is:
		case p.last == open, rest[0] == ' ' && p.last == whole:
			return true
		case p.last == inflected:
			if p.inflects(column[at-p.seldom+1:]) {
				return true
			}
		}
	}
	return false
}

// inflects reports whether the first word of a text, which begins with the stem, is a
// form of the inflected word or continues it.
func (p *pattern) inflects(text string) bool {
	if p.typed != "" && strings.HasPrefix(text, p.typed) {
		return true
	}
	word, _, _ := strings.Cut(text, " ")
	return word == p.form || stem(word) == len(p.words[0])
}

// are reports whether words are those of the pattern.
func (p *pattern) are(words []Word) bool {
	last := len(p.words) - 1
	for i, want := range p.words {
		word := words[i].Folded
		if p.spelled {
			word = words[i].key
		}
		switch {
		case i < last || p.last == whole:
			if word != want {
				return false
			}
		case !strings.HasPrefix(word, want), p.last == inflected && !p.inflects(word):
			return false
		}
	}
	return true
}

// expression returns the pattern in the form of FTS5. mark turns a word into one of the index.
func (p *pattern) expression(mark func(token string) string) string {
	var tokens []string
	for _, w := range p.words {
		switch {
		case p.spelled:
			w = spelledMark(w)
		case p.last != whole && len(tokens) == len(p.words)-1: // the whole word may have another stem
		default:
			w = token(w)
		}
		tokens = append(tokens, w)
	}
	last := len(tokens) - 1
	word := tokens[last]
	sequence := func(word string) string {
		out := ""
		for _, t := range tokens[:last] {
			out += mark(t) + " "
		}
		return quote(out + mark(word))
	}
	plain := last == 0 && mark("") == ""
	var any []string
	switch {
	case p.last == whole:
		return sequence(word)
	case p.last == inflected:
		any = []string{quote(stemMark(word))}
		if !plain {
			any[0] = sequence(word+barrier) + "*"
		}
		if word = p.typed; word == "" {
			return any[0]
		}
	case p.spelled:
		if key := p.words[last]; last == 0 && len(key) <= beginnings {
			return quote(spellingMark(key))
		}
		return sequence(word) + "*"
	}
	// The beginning ends within the stem or after it.
	switch {
	case !plain:
		any = append(any, sequence(word)+"*")
	case utf8.RuneCountInString(word) > beginnings:
		any = append(any, quote(stemMark(word))+"*")
	default:
		any = append(any, quote(beginningMark(word)))
	}
	letters := 0
	for i := range word {
		if letters >= min(leastLatin, leastUkrainian) {
			any = append(any, sequence(word[:i]+barrier+word[i:])+"*")
		}
		letters++
	}
	return strings.Join(any, " OR ")
}

// token returns a word as an index holds it.
func token(folded string) string {
	n := stem(folded)
	return folded[:n] + barrier + folded[n:]
}
