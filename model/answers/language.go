package answers

import (
	"strings"
	"unicode"
)

// frequent are words that a text in a language can hardly do without, and the others hardly have.
var frequent = map[string][]string{
	"en": {"the", "and", "of", "with", "for", "to", "in", "my", "is", "work", "experience", "we", "you"},
	"ro": {"și", "şi", "în", "cu", "pentru", "din", "este", "sunt", "experiență", "lucrat", "ani", "care", "sau", "am"}, // not de and la: Spanish and French have them
	"hu": {"és", "az", "egy", "hogy", "nem", "vagy", "mint", "tapasztalat", "munka", "év", "évek", "vagyok"},
}

// letters are letters that only one of the languages has.
var letters = map[string]string{"ro": "ășțşţ", "hu": "őű"}

// leastWords is how many words a text needs for its language to be known, and mostWords how many are looked at.
const (
	leastWords = 4
	mostWords  = 400
)

// LanguageOf returns the code of the language that a text is written in; ok is false if it cannot be known. Text in
// Cyrillic letters counts as Ukrainian.
func LanguageOf(text string) (code string, ok bool) {
	votes := map[string]int{}
	words := 0
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if words++; words > mostWords {
			break
		}
		if unicode.Is(unicode.Cyrillic, []rune(word)[0]) {
			votes["uk"] += 2
			continue
		}
		for code, list := range frequent {
			for _, w := range list {
				if w == word {
					votes[code] += 3
				}
			}
		}
		for code, own := range letters {
			if strings.ContainsAny(word, own) {
				votes[code]++
			}
		}
	}
	best := 0
	for _, c := range []string{"uk", "ro", "hu", "en"} {
		if votes[c] > best {
			code, best = c, votes[c]
		}
	}
	return code, words >= leastWords && best >= 3
}
