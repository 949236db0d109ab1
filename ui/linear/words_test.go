package linear

import (
	"slices"
	"strings"
	"testing"
)

// TestEachWordIsOneCommand in every language, and each command has a word.
func TestEachWordIsOneCommand(t *testing.T) {
	for name, language := range map[string]sentences{"English": new(english), "Ukrainian": new(ukrainian), "Romanian": new(romanian), "Hungarian": new(hungarian)} {
		var all []string
		commands := language.Commands()
		if len(commands) != int(Close)+1 {
			t.Errorf("%s has words for %d commands", name, len(commands))
		}
		for i, command := range commands {
			if strings.TrimSpace(command) == "" {
				t.Errorf("%s: command %d has no word", name, i)
			}
			for _, word := range strings.Fields(command) {
				if word != strings.ToLower(word) || slices.Contains(all, word) {
					t.Errorf("%s: %q is two commands, or is not in small letters", name, word)
				}
				all = append(all, word)
			}
		}
	}
}
