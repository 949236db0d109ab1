package reading_test

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// score is the share of a CV's words that were read, and the share of the longest subsequence of
// them in the right order.
type score struct{ recall, order float64 }

// scoreOf measures text against the source of a CV. A CV of two columns has several right orders.
// scoreOf measures the text as read and with the words that line ends broke joined again, and
// returns the better score.
func scoreOf(text, truth string, orders []string) (best score) {
	want := wordsOf(truth)
	for _, t := range []string{text, broken.ReplaceAllString(text, "$1$2")} {
		got := wordsOf(t)
		s := score{recall: float64(common(want, got)) / float64(len(want))}
		for _, o := range orders {
			s.order = max(s.order, float64(inOrder(wordsOf(o), got))/float64(len(want)))
		}
		if s.recall+s.order > best.recall+best.order {
			best = s
		}
	}
	return best
}

var broken = regexp.MustCompile(`([\p{L}\p{N}_])[-‐]\s*\n\s*([\p{L}\p{N}_])`)

// wordsOf returns the words of text in a form that can be compared: case folded, with one spelling
// of ș and ț, and with Latin letters in a Cyrillic word replaced by their look-alikes, as TeX
// writes "i" there.
func wordsOf(text string) []string {
	text = cases.Fold().String(norm.NFKC.String(strings.ReplaceAll(text, "\u00ad", "")))
	text = strings.NewReplacer("ţ", "ț", "ş", "ș").Replace(text)
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) })
	alike := strings.NewReplacer("i", "і", "e", "е", "o", "о", "a", "а", "c", "с", "p", "р", "x", "х", "y", "у", "ï", "ї", "k", "к")
	for i, w := range words {
		if strings.ContainsFunc(w, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }) {
			words[i] = alike.Replace(w)
		}
	}
	return words
}

// common counts the words that are in both, with repetitions.
func common(a, b []string) (n int) {
	left := map[string]int{}
	for _, w := range b {
		left[w]++
	}
	for _, w := range a {
		if left[w] > 0 {
			left[w]--
			n++
		}
	}
	return n
}

// inOrder returns the length of the longest common subsequence.
func inOrder(a, b []string) int {
	row := make([]int, len(b)+1)
	for _, w := range a {
		corner := 0
		for j, x := range b {
			above := row[j+1]
			if w == x {
				row[j+1] = corner + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			corner = above
		}
	}
	return row[len(b)]
}
