package reading_test

import (
	"strings"
	"testing"

	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// checkOutcome reads data and checks that the result has words, or an outcome as its error.
func checkOutcome(t *testing.T, data []byte) {
	t.Helper()
	doc, err := reading.Read(t.Context(), data)
	if err != nil && outcome.Name(err) == "" || err == nil && strings.TrimSpace(textOf(doc)) == "" && doc.Note == "" {
		t.Errorf("%v, %d pages", err, len(doc.Pages))
	}
}

func FuzzKind(f *testing.F) {
	for _, begin := range []string{"%PDF-", "PK\x03\x04", "\xD0\xCF\x11\xE0", `{\rtf`, "<html>", "\xFF\xD8\xFF", "\x89PNG", "GIF89a", "a\x00b\x00c\x00d\x00"} {
		f.Add([]byte(begin))
	}
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, data) })
}
