package calendar

import (
	"slices"
	"strconv"
	"strings"

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

var (
	// options are words beside a number that chooses: "option 2", "2 works".
	options = strings.Fields("option choice number no variant slot time works suits fits fine please варіант номер пункт час підходить підійде зручно varianta optiunea numarul intervalul convine opcio szamu idopont jo megfelel valtozat choose pick take prefer is thanks обираю вибираю оберу беру дякую прошу будь aleg iau este va multumesc valasztom kerem koszonom")
	// refusing are words that turn a choice round, in any place.
	refusing = strings.Fields("not cannot cant dont doesnt isnt wont wouldnt except unfortunately не крім окрім жаль nu fara afara pacate nem sem sajnos kiveve")
	// months and parts of days behind an ordinal make it no choice: "2 December", "у першу половину дня", "a doua zi".
	months = strings.Fields(`jan feb mar apr may jun jul aug sep oct nov dec ian mai iun iul noi máj szept okt
		січ лют берез квіт трав черв лип серп верес жовт листоп груд`)
	parts = strings.Fields("half part thing all day week половин частин черг дн тижн jumatat parte zi saptaman fel resz sorban nap het")
)

// Choice returns which of some times a person chose in words, such as "Yes, the second": its number from 1 on. It is 0 unless
// the words name exactly one, and nothing turns them round.
func Choice(words string, times int) int {
	found := 0
	for clause := range strings.FieldsFuncSeq(amount.Fold(strings.ReplaceAll(words, "\n", ".\n")), func(r rune) bool { return strings.ContainsRune(".,;!?()", r) }) {
		if slices.ContainsFunc(tokens(clause), func(word string) bool { return slices.Contains(refusing, word) }) {
			return 0
		}
		switch n := ordinal(clause); {
		case n == 0 || n == found:
		case n < 0 || found > 0 || n > times:
			return 0
		default:
			found = n
		}
	}
	return found
}

func tokens(clause string) []string {
	return strings.FieldsFunc(clause, func(r rune) bool { return strings.ContainsRune(" \n\t:\"“”„«»#№", r) })
}

// ordinal returns the number that a clause chooses; 0 if it chooses nothing, less than 0 if it has several numbers, or one that may be
// something else.
func ordinal(clause string) int {
	found := 0
	all := tokens(amount.Fold(clause))
	for i, word := range all {
		next, isWord := "", false
		if behind := slices.DeleteFunc(slices.Clone(all[i+1:]), func(w string) bool { return w == "of" }); len(behind) > 0 {
			next = behind[0]
		}
		begins := func(list []string) bool {
			return slices.ContainsFunc(list, func(b string) bool { return strings.HasPrefix(next, amount.Fold(b)) })
		}
		number, ending, _ := strings.Cut(word, "-") // 2-й, 2-es
		n, err := strconv.Atoi(number)
		if isWord = err == nil && ending != ""; isWord && (len([]rune(ending)) > 4 || strings.ContainsAny(ending, "0123456789")) {
			return -1
		}
		for at, of := range ordinals {
			if slices.Contains(strings.Fields(of), word) {
				n, err, isWord = at+1, nil, true
			}
		}
		switch {
		case err != nil && strings.ContainsAny(word, "0123456789"):
			n = -1
		case err != nil || n == 0:
			continue
		case isWord && (begins(months) || begins(parts) || i > 0 && all[i-1] == "mai"):
			continue
		case !isWord && len(all) > 1 && !slices.Contains(options, next) && (i == 0 || !slices.Contains(options, all[i-1])):
			n = -1
		}
		if found != 0 && found != n {
			return -1
		}
		found = n
	}
	return found
}
