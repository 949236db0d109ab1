package reading_test

import (
	"regexp"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// score is how much of a CV's words were read: recall of its words, and the longest
// part of them that came in their order.
type score struct{ recall, order float64 }

// scoreOf measures text against what a CV was made from. A CV of two columns has
// several right orders. Of the text as read, and of it with words mended that were
// broken at the end of a line, the better counts.
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

// wordsOf cuts text into words that compare: case folded, the two ways to write ș and
// ț alike, and Latin letters in a Cyrillic word as the ones they look like, for TeX
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

// common counts the words that are in both, as often as in both.
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

// inOrder is the length of the longest common subsequence.
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
