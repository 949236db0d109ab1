package query

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// The endings that are ignored, as people write them. Forms of one word then mostly have
// the same stem, in any language: neither a CV nor a query names its language. A stem
// is always the beginning of its word.
const (
	cyrillic = `а я у ю о е є и і ї ь й
		ам ям ами ями ах ях ом ем єм ою ею єю ів їв ей ові еві єві
		ий ій ої ого ому им ім їм их іх їх ими іми їми ього ьому ьої
		ія ії ію ією іям іями іях ієм іїв ість ості істю
		ати ити яти атися итися ятися ав ала али ив ила или яв яла яли ався илася ився ялася
		єш ємо єте ють уть ить ять ать аю яю ає яє ають яють
		ював ювала ювали ювати ює юють увати ував увала ували ує ують
		ування ювання уванням юванням уванні юванні`
	latin = `a e i o u y
		s es ed ing ings
		ul ului ilor elor lor ile ele iile ii ei ea ia ie iei uri urile urilor
		ak ek ok at et ot nak nek val vel ban ben bol rol tol hoz hez ra re nal nel ert kent ja je ai ei jai jei om em`
)

// The least letters of a stem. A word of four Latin letters keeps its ending: Java is
// not a form of another word.
const (
	leastUkrainian = 3
	leastLatin     = 4
)

// rounds is how often an ending is removed: one of a case, one of a plural or of what makes a noun, and one before it.
const rounds = 3

// endings are the endings of a language by their last letter, folded.
type endings map[rune][]string

func makeEndings(listed string) endings {
	out := endings{}
	for e := range strings.FieldsSeq(listed) {
		var folded []byte
		for _, r := range e {
			folded = fold(folded, r)
		}
		last, _ := utf8.DecodeLastRune(folded)
		out[last] = append(out[last], string(folded))
	}
	return out
}

var (
	ukrainianEndings = sync.OnceValue(func() endings { return makeEndings(cyrillic) })
	latinEndings     = sync.OnceValue(func() endings { return makeEndings(latin) })
)

// isUkrainian reports whether a folded word may be Ukrainian: it has a letter of that script alone, or only letters
// that both scripts share.
func isUkrainian(folded string) bool {
	const both = "abcehikmoptxy"
	shared := true
	for _, r := range folded {
		if r >= utf8.RuneSelf {
			return '\u0400' <= r && r <= '\u052f'
		}
		shared = shared && strings.IndexByte(both, byte(r)) >= 0
	}
	return shared
}

// hasNoEnding reports whether a folded word is never shortened, since it has a digit, +
// or #.
func hasNoEnding(folded string) bool {
	return strings.ContainsFunc(folded, func(r rune) bool { return r == '+' || r == '#' || unicode.IsDigit(r) })
}

// stem returns how many bytes of a folded word are its stem.
func stem(folded string) int {
	if hasNoEnding(folded) {
		return len(folded)
	}
	all, least := latinEndings(), leastLatin
	if isUkrainian(folded) {
		all, least = ukrainianEndings(), leastUkrainian
	}
	left := folded
	for range rounds {
		longest := 0
		last, _ := utf8.DecodeLastRuneInString(left)
		for _, e := range all[last] {
			if len(e) > longest && strings.HasSuffix(left, e) && utf8.RuneCountInString(left)-utf8.RuneCountInString(e) >= least {
				longest = len(e)
			}
		}
		if n := withEnding(left); n > longest && len(left)-n >= least && all[last] != nil {
			longest = n
		}
		if longest == 0 {
			break
		}
		left = left[:len(left)-longest]
	}
	r, size := utf8.DecodeLastRuneInString(left)
	if strings.HasSuffix(left[:len(left)-size], string(r)) && utf8.RuneCountInString(left) > least { // знання, знань
		left = left[:len(left)-size]
	}
	return len(left)
}

// withEnding returns how many bytes of a folded word are the Hungarian ending for "with", whose first letter is that of the
// word before it: csapattal, géppel, jogosítvánnyal.
func withEnding(folded string) int {
	stem, ok := strings.CutSuffix(folded, "al")
	if !ok {
		if stem, ok = strings.CutSuffix(folded, "el"); !ok {
			return 0
		}
	}
	for _, double := range []string{"ssz", "zzs", "ccs", "ggy", "lly", "nny", "tty"} {
		if strings.HasSuffix(stem, double) {
			return len("nyal")
		}
	}
	n := len(stem)
	if n < 2 || stem[n-1] != stem[n-2] || stem[n-1] >= utf8.RuneSelf || strings.IndexByte("aeiou", stem[n-1]) >= 0 {
		return 0
	}
	return len("tal")
}
