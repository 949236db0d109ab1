package export

import (
	"slices"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/team"
)

// TestAnOpinionWithoutANoteTakesOneLine, and one with a note has no empty line below it.
func TestAnOpinionWithoutANoteTakesOneLine(t *testing.T) {
	words := WordsOf(account.Colleagues{Opinions: []team.Opinion{{Manager: "olena", Verdict: model.Yes}, {Manager: "ivan", Verdict: model.No, Reason: "no Go", Note: "knows Node"}}})
	if len(words) != 4 || !slices.Equal(words[2:], []string{"  no Go", "  knows Node"}) {
		t.Errorf("%q", words)
	}
}
