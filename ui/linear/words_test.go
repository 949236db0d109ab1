package linear

import (
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestEachWordIsOneCommand in every language, and each command has a word.
func TestEachWordIsOneCommand(t *testing.T) {
	modeltest.InEveryLanguage(t)
	var all []string
	if len(commands) != int(Close)+1 {
		t.Errorf("there are words for %d commands", len(commands))
	}
	for i := range commands {
		words := ownWordsOf(Word(i))
		if len(words) == 0 {
			t.Errorf("command %d has no word", i)
		}
		for _, word := range words {
			if word != strings.ToLower(word) || slices.Contains(all, word) {
				t.Errorf("%q is two commands, or is not in small letters", word)
			}
			all = append(all, word)
		}
	}
}
