package advice

import (
	"iter"
	"slices"
	"strings"
	"unicode"
)

// shouted returns the first words that are shouted in capitals, or "": a run of
// three such words, or more than 30 % of the letters of a line of at least
// twelve.
func shouted(text string) string {
	for line := range strings.Lines(text) {
		if words := shoutedIn(line); words != "" {
			return words
		}
	}
	return ""
}

func shoutedIn(line string) string {
	letters, loudLetters := 0, 0
	run, runStart, voices := 0, 0, 0 // words in capitals in a row, the byte it begins at, the loud ones among them
	firstLoud := -1
	name, end := false, 0 // between quotation marks: «ВЕРБОВА ГАВАНЬ» is how a firm writes itself
	for start, word := range wordsOf(line) {
		name = quoted(name, line[end:start])
		end = start + len(word)
		sound, n := soundOf(word)
		letters += n
		switch {
		case n == 0:
			continue
		case sound == quiet || name:
			run, voices = 0, 0
			continue
		case run == 0:
			runStart = start
		}
		run++
		if sound == loud {
			voices++
			loudLetters += n
			if firstLoud < 0 {
				firstLoud = start
			}
		}
		if run >= 3 && voices >= 2 {
			return capitals(line[runStart:])
		}
	}
	if letters >= 12 && loudLetters*10 > letters*3 {
		return capitals(line[firstLoud:])
	}
	return ""
}

// wordsOf yields the words of a line, each with the byte it begins at.
func wordsOf(line string) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		start := -1
		for i, r := range line {
			switch in := inWord(r); {
			case in && start < 0:
				start = i
			case !in && start >= 0:
				if !yield(start, line[start:i]) {
					return
				}
				start = -1
			}
		}
		if start >= 0 {
			yield(start, line[start:])
		}
	}
}

func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || r == '\'' || r == '’'
}

// capitals cuts s before its first quiet word.
func capitals(s string) string {
	for start, word := range wordsOf(s) {
		if sound, n := soundOf(word); sound == quiet && n > 0 {
			s = s[:start]
			break
		}
	}
	return strings.TrimRightFunc(s, func(r rune) bool { return !inWord(r) && r != '!' })
}

// quoted tells whether quotation marks are open after what stands between two
// words.
func quoted(open bool, between string) bool {
	for _, r := range between {
		switch r {
		case '«', '„':
			open = true
		case '»', '”':
			open = false
		case '"', '“': // “ opens in English and closes elsewhere
			open = !open
		}
	}
	return open
}

// How a word sounds.
type sound int

const (
	quiet sound = iota
	abbreviated
	loud
)

// soundOf tells how a word sounds, and how many letters it has. Up to four
// capitals are an abbreviation (HR, ISO, ФОП, JSON) unless the language cannot do
// without the word (WE, ЩО).
func soundOf(word string) (sound, int) {
	letters, upper, digits := 0, 0, 0
	for _, r := range word {
		switch {
		case unicode.IsUpper(r):
			upper++
			letters++
		case unicode.IsLetter(r):
			letters++
		case unicode.IsDigit(r):
			digits++
		}
	}
	if upper == 0 || upper < letters {
		return quiet, letters
	}
	switch lower := strings.ToLower(word); {
	case digits > 0, slices.Contains(longAbbreviations(), lower):
		return abbreviated, letters
	case letters <= 4 && !common(lower):
		return abbreviated, letters
	default:
		return loud, letters
	}
}

// longAbbreviations are those of more than four letters that job texts hold.
func longAbbreviations() []string {
	return []string{"єдрпоу", "haccp", "насср", "https", "mysql", "scrum", "kanban", "revisal"}
}
