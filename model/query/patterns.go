package query

import "strings"

// wordPatterns find a word whatever its ending, and where it is open also those that
// begin with it.
func wordPatterns(w Word, open bool) []pattern {
	out := []pattern{{w.Folded[:w.Stem] + barrier, true}}
	if open {
		out = append(out, beginningPatterns("", w.Folded)...)
	}
	return out
}

// beginningPatterns find words that begin so, behind others: the beginning ends within
// the stem, or within what follows it.
func beginningPatterns(before, beginning string) []pattern {
	out := []pattern{{before + beginning, true}}
	letters := 0
	for i := range beginning {
		if letters >= min(leastLatin, leastUkrainian) {
			out = append(out, pattern{before + beginning[:i] + barrier + beginning[i:], true})
		}
		letters++
	}
	return out
}

// phrasePatterns find words in a row, as they are written but for what Words folds.
func phrasePatterns(words []Word, open bool) []pattern {
	var before strings.Builder
	last := len(words) - 1
	for _, w := range words[:last] {
		before.WriteString(w.token() + " ")
	}
	if open {
		return beginningPatterns(before.String(), words[last].Folded)
	}
	return []pattern{{before.String() + words[last].token(), false}}
}
