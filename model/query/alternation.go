package query

import (
	"strings"
	"unicode/utf8"
)

// A stem is the beginning of a word. Forms of one word that do not begin alike are looked for beside it.

// otherBeginning returns a Ukrainian word with в in place of the у that it begins with, or the other way round, as вчитель
// and учитель; "" for any other word.
func otherBeginning(folded string) string {
	if !strings.ContainsFunc(folded, isCyrillic) {
		return ""
	}
	rest, to := folded[1:], "b" // в and у, folded
	switch folded[0] {
	case 'b':
		to = "y"
	case 'y':
	default:
		return ""
	}
	if next, _ := utf8.DecodeRuneInString(rest); strings.ContainsRune("aeioyиюяє", next) || utf8.RuneCountInString(rest) < leastUkrainian {
		return ""
	}
	return to + rest
}

// otherSpelling returns an English word in its other spelling, British or American, as licence and license, organise and
// organize; "" for any other word.
func otherSpelling(word string) string {
	const least = 5 // letters before the ending
	for _, ending := range []string{"e", "ed", "es", "ing", "er", "ers", "ation", "ations"} {
		stem, is := strings.CutSuffix(word, ending)
		if !is || len(stem) < least {
			continue
		}
		for _, pair := range [][2]string{{"nc", "ns"}, {"ns", "nc"}, {"is", "iz"}, {"iz", "is"}, {"ys", "yz"}, {"yz", "ys"}} {
			if begin, is := strings.CutSuffix(stem, pair[0]); is {
				return begin + pair[1] + ending
			}
		}
	}
	return ""
}

func isCyrillic(r rune) bool { return '\u0400' <= r && r <= '\u052f' }

// otherVowel returns a stem with the vowel that another form of the word has before its last letter, as договір and
// договору, electrician and electricieni, școală and școli; "" for any other stem. The ending is what the word has behind it.
func otherVowel(stem, ending string) string {
	const least = 4
	last, size := utf8.DecodeLastRuneInString(stem)
	before := stem[:len(stem)-size]
	if utf8.RuneCountInString(stem) < least || isVowel(last) {
		return ""
	}
	swapped := func(a, b string) string {
		if begin, is := strings.CutSuffix(before, a); is && begin != "" {
			return begin + b + string(last)
		}
		if begin, is := strings.CutSuffix(before, b); is && begin != "" {
			return begin + a + string(last)
		}
		return ""
	}
	switch {
	case isUkrainian(stem):
		if previous, _ := utf8.DecodeLastRuneInString(strings.TrimRight(before, "io")); isVowel(previous) {
			return ""
		}
		return swapped("i", "o")
	case last == 'n' && (strings.HasSuffix(before, "ia") || strings.HasSuffix(before, "ie")):
		return swapped("a", "e")
	case ending != "" && strings.Trim(ending, "aei") == "":
		for _, group := range []string{"", "r", "s", "p", "n"} { // rapoarte, noapte
			if begin, is := strings.CutSuffix(before, "oa"+group); is && begin != "" {
				return begin + "o" + group + string(last)
			}
		}
		for _, group := range []string{"", "r", "s", "p", "n"} {
			if begin, is := strings.CutSuffix(before, "o"+group); is && begin != "" {
				return begin + "oa" + group + string(last)
			}
		}
	}
	return ""
}

func isVowel(r rune) bool { return strings.ContainsRune("aeioyиюяєu", r) }
