package query

import (
	"strings"

	"shortlist/model/spelling"
)

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

// spelledPatterns find words in a row in any alphabet; where they are open, also those of
// which the last goes on.
func spelledPatterns(words []Word, text string, open bool) []pattern {
	spell(words, text)
	var tokens []string
	for _, w := range words {
		tokens = append(tokens, spelledMark(w.Spelled))
	}
	out := []pattern{{strings.Join(tokens, " "), false}}
	last := words[len(words)-1]
	if begins := spelling.Beginning(text[last.Start:last.End]); open && len(begins) > 1 {
		tokens[len(tokens)-1] = spelledMark(begins)
		out = append(out, pattern{strings.Join(tokens, " "), true})
	}
	return out
}

// spelling reports whether the pattern is one word in any alphabet.
func (p pattern) spelling() bool {
	return strings.HasPrefix(p.tokens, spelledMark("")) && !strings.Contains(p.tokens, " ")
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
