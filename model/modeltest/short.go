package modeltest

import "testing"

// SkipInShort leaves a test to the whole loop. why is what takes its time: a fifth of a second of a processor, or more.
// The quick loop keeps at least one test of each thing that a person does.
func SkipInShort(t testing.TB, why string) {
	t.Helper()
	if testing.Short() {
		t.Skip(why)
	}
}
