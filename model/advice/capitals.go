package advice

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// inQuotes returns the pattern of a firm's name as firms write it: «ВЕРБОВА ГАВАНЬ».
var inQuotes = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`«[^»\n]*»|„[^”“\n]*[”“]|"[^"\n]*"|“[^”\n]*”`)
})

// inCapitals returns the pattern of words in capitals that follow each other.
var inCapitals = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:^|[^\pL\pM\d'’])(\p{Lu}[\p{Lu}\pM'’]*(?:[^\pL\pM\d'’\n]+\p{Lu}[\p{Lu}\pM'’]*)*)(?:$|[^\pL\pM\d'’])`)
})

// shouted returns the first words of a text that are shouted in capitals, or "": a run of
// three words, or more than 30 % of the letters of a line of at least twelve. Words of
// up to four letters may be abbreviations, and do not shout alone.
func shouted(text string) string {
	for line := range strings.Lines(inQuotes().ReplaceAllString(text, "«»")) {
		first, shouting := "", 0 // the first run that shouts, and the letters that do
		for _, m := range inCapitals().FindAllStringSubmatch(line, -1) {
			words := strings.FieldsFunc(m[1], func(r rune) bool { return !inWord(r) })
			voices := slices.DeleteFunc(slices.Clone(words), isAbbreviation)
			if len(voices) == 0 {
				continue
			}
			if len(words) >= 3 {
				return m[1]
			}
			if first == "" {
				first = m[1]
			}
			for _, w := range voices {
				shouting += lettersOf(w)
			}
		}
		if all := lettersOf(line); all >= 12 && shouting*10 > all*3 {
			return first
		}
	}
	return ""
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsMark(r) || r == '\'' || r == '’' }

func isAbbreviation(word string) bool {
	const long = " ЄДРПОУ HACCP НАССР HTTPS MYSQL SCRUM KANBAN REVISAL "
	return utf8.RuneCountInString(word) <= 4 || strings.Contains(long, " "+word+" ")
}

func lettersOf(s string) (n int) {
	for _, r := range s {
		if unicode.IsLetter(r) {
			n++
		}
	}
	return n
}
