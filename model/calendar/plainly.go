package calendar

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"shortlist/model/amount"
)

// ordinals are words for the first to the fifth of several times, folded, in the languages of letters.
var ordinals = [...]string{
	"first 1st перший першии перша перше першу першого prima primul intai elso elsot elsonek",
	"second 2nd другий другии друга друге другу другого doua doilea masodik masodikat",
	"third 3rd третій третіи третя третє третю третього treia treilea harmadik harmadikat",
	"fourth 4th четвертий четвертии четверта четверте четверту четвертого patra patrulea negyedik negyediket",
	"fifth 5th п'ятий пятий пята пяте пяту пятого cincea cincilea otodik otodiket",
}

// quoted matches lines that begin what a reply quotes.
var quoted = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^\s*(>|-{4,}|_{8,}|(From|Від|De la|Feladó|Von)\s*:|.*(wrote|пише|написав|написала|a scris|ezt írta)[^\n]*:\s*$)`)
})

// OwnWords returns what the writer of a reply added above what it quotes.
func OwnWords(text string) string {
	if at := quoted().FindStringIndex(text); at != nil {
		text = text[:at[0]]
	}
	return strings.TrimSpace(text)
}

// Choice returns which of some times a person chose in words, such as "Yes, the second": its number from 1 on. It is 0 unless
// the words name exactly one.
func Choice(words string, times int) int {
	var found []int
	for word := range strings.FieldsFuncSeq(amount.Fold(OwnWords(words)), func(r rune) bool { return strings.ContainsRune(" \n\t,.;:!?()\"“”„«»#№", r) }) {
		n, err := strconv.Atoi(word)
		for i, of := range ordinals {
			if slices.Contains(strings.Fields(of), word) {
				n, err = i+1, nil
			}
		}
		if err == nil && !slices.Contains(found, n) {
			found = append(found, n)
		}
	}
	if len(found) != 1 || found[0] < 1 || found[0] > times {
		return 0
	}
	return found[0]
}
