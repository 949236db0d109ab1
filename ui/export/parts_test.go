package export

import (
	"strings"
	"testing"

	"shortlist/model"
)

// TestWhatIsLeftOutIsInNoFormat: verdicts with all that goes with them, notes, and contacts. The rest stays, and so does
// the list itself.
func TestWhatIsLeftOutIsInNoFormat(t *testing.T) {
	texts := map[Part][]string{Verdicts: {"strong", "second round"}, Notes: {"Дзвонити"}, Contacts: {"555 01 23", "example.com"}}
	l := list()
	l.Entries = l.Entries[:1]
	for _, f := range []Format{CSV, JSON, Markdown} {
		for part := range texts {
			file := string(written(t, f, l, Options{Without: []Part{part}}))
			for other, words := range texts {
				for _, word := range words {
					if f == Markdown && word == "second round" { // a booklet names no shortlists
						continue
					}
					if got, want := strings.Contains(file, word), other != part; got != want {
						t.Errorf("%s without %s has %q: %v", f, part, word, got)
					}
				}
			}
		}
	}
	if l.Entries[0].Review.Verdict != model.Yes || l.Entries[0].Candidate.Applicant.Contacts.Email == "" {
		t.Error("the list lost what a file left out")
	}
}
