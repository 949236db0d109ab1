package modeltest

import (
	"testing"
)

// SkipInShort leaves a test to the whole loop. why is what takes its time: a fifth of a second of a processor, or more.
// The quick loop keeps at least one test of each thing that a person does.
func SkipInShort(t testing.TB, why string) {
	t.Helper()
	if testing.Short() {
		t.Skip(why)
	}
}

// SkipInShortUnlessRaced is SkipInShort for a test in which several windows, processes or tasks use the same things at
// once: the race detector watches the quick loop of ui, and such a test with it.
func SkipInShortUnlessRaced(t testing.TB, why string) {
	t.Helper()
	if !Race {
		SkipInShort(t, why)
	}
}
