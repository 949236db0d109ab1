package advice

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// language is one of those that are told apart.
type language int

const (
	ukrainian language = iota
	russian
	romanian
	hungarian
	english
	languages          // how many there are
	unknown   language = -1
)

func (l language) String() string {
	return [...]string{"Ukrainian", "Russian", "Romanian", "Hungarian", "English"}[l]
}

// otherwise is what stands in another language than the rest of a text.
type otherwise struct {
	sentence       string // the first such sentence, "" for none
	language, rest language
	half           bool // too much of the text for an oversight
}

// foreign finds the first sentence that is not in the language of most of the
// text. Sentences of fewer than four words, and those whose language is in
// doubt, count for no language: names and terms of a trade are English anywhere.
func foreign(text string) otherwise {
	var words [languages]int
	var first [languages]string
	for line := range strings.Lines(text) {
		for line != "" {
			end := sentenceEnd(line)
			sentence := line[:end]
			line = line[end:]
			if l, n := languageOf(sentence); l != unknown {
				words[l] += n
				if first[l] == "" {
					first[l] = sentence
				}
			}
		}
	}
	rest, other := language(0), unknown
	total := 0
	for l := range languages {
		total += words[l]
		if words[l] > words[rest] {
			rest = l
		}
	}
	for l := range languages {
		if l != rest && words[l] > 0 && (other == unknown || words[l] > words[other]) {
			other = l
		}
	}
	if other == unknown {
		return otherwise{}
	}
	return otherwise{sentence: first[other], language: other, rest: rest, half: words[other]*3 >= total}
}

// sentenceEnd returns the length of the first sentence of a line: up to a mark
// with a space behind it.
func sentenceEnd(line string) int {
	marked := false
	for i, r := range line {
		if marked && unicode.IsSpace(r) {
			return i
		}
		marked = strings.ContainsRune(".!?…;:", r) || marked && unicode.IsPunct(r)
	}
	return len(line)
}

// languageOf tells the language of a sentence and how many words it has.
func languageOf(sentence string) (language, int) {
	var score [languages]int
	var sure [languages]bool
	words, commas := 0, strings.Count(sentence, ",")
	for _, word := range wordsOf(sentence) {
		if !strings.ContainsFunc(word, unicode.IsLetter) {
			continue
		}
		words++
		lower := strings.ToLower(word)
		says, known := vocabulary[lower]
		if initial, _ := utf8.DecodeRuneInString(word); !known && (words == 1 || !unicode.IsUpper(initial)) {
			says = spelling(lower) // a name is spelt in its own language
		}
		for l, weight := range says {
			score[l] += int(weight)
			sure[l] = sure[l] || weight > 1
		}
	}
	if words < 4 || commas*2 >= words-1 {
		return unknown, words // too little, or a list of names
	}
	best := language(0)
	for l := range languages {
		if score[l] > score[best] {
			best = l
		}
	}
	for l := range languages {
		if l != best && score[l]*2 > score[best] {
			return unknown, words
		}
	}
	if enough := score[best] >= 3 && score[best]*5 >= words || score[best]*2 >= words; !enough || !sure[best] {
		return unknown, words
	}
	return best, words
}

// weights is what a word says for each language: 2 that it is hardly any other,
// 1 that it may be.
type weights [languages]uint8

// common reports a word of which some language is nearly sure.
func common(word string) bool {
	says := vocabulary[word]
	return slices.Contains(says[:], 2)
}

// spelling weighs a word by its letters. A Latin i within a Cyrillic word is an
// і off another keyboard.
func spelling(word string) weights {
	cyrillic := strings.ContainsFunc(word, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) })
	for _, r := range word {
		switch r {
		case 'і', 'ї', 'є', 'ґ':
			return weights{ukrainian: 2}
		case 'i':
			if cyrillic {
				return weights{ukrainian: 2}
			}
		case 'ы', 'э', 'ъ', 'ё':
			return weights{russian: 2}
		case 'ă', 'â', 'î', 'ș', 'ț', 'ş', 'ţ':
			return weights{romanian: 2}
		case 'ő', 'ű':
			return weights{hungarian: 2}
		case 'á', 'é', 'í', 'ó', 'ö', 'ü', 'ú':
			return weights{hungarian: 1}
		}
	}
	return weights{}
}

// vocabulary weighs the words that sentences cannot do without, and a few that
// job texts cannot. It is never written after it is made.
var vocabulary = func() map[string]weights {
	out := map[string]weights{}
	for _, list := range []struct {
		language language
		weight   uint8
		words    string
	}{
		{ukrainian, 2, `та що як щоб це ми ви вже або якщо з із зі й буде має мати треба також ще лише який яка яке які де коли тому чи
			від є її їх його робота роботи роботу роботою маємо шукаємо пропонуємо потрібен потрібна досвід`},
		{ukrainian, 1, `у до бути наш наша`},
		{russian, 2, `и что как чтобы мы вы или если это уже будет есть от нужен нужна нужно нужны также только еще ещё который которая
			которые где когда потому работа работы работу работой опыт ищем предлагаем требуется требования обязанности условия его их со во`},
		{russian, 1, `с у к о об до наш наша`},
		{romanian, 2, `și si pentru este sunt sau din nu ale noastra echipa lucru experienta cautam oferim salariu prin avem vei vom unui unei
			despre munca angajam dintre fara dumneavoastra candidatul`},
		{romanian, 1, `de la cu in un o a pe mai ce al ai ca sa se cel cele care fi limba minim`},
		{hungarian, 2, `az egy és hogy nem van vagy meg mint amely aki ami csak kell ez ezt azt munka munkát keresünk kínálunk legalább
			valamint illetve számára vagyunk várjuk lehet lesz csapatunkba esetén hanem vagyis mert nálunk önálló`},
		{hungarian, 1, `a is de ha el ki be fel már még sem ne`},
		{english, 2, `the we you our your are will have has this that these please they their who what which would should been being`},
		{english, 1, `a an and or of in on to for with at by from as is be it not if can all about more up us`},
	} {
		for word := range strings.FieldsSeq(list.words) {
			says := out[word]
			says[list.language] = list.weight
			out[word] = says
		}
	}
	return out
}()
