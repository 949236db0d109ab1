package erasing

import (
	"slices"
	"strings"
	"testing"

	"shortlist/api/account"
)

// TestAReceiptGivesEachFactOnce, with every table that still holds a text of the erased.
func TestAReceiptGivesEachFactOnce(t *testing.T) {
	var all []string
	for _, n := range Receipt(account.Receipt{Mentions: map[string]int{"reviews": 2, "drafts": 1}}, 0, false) {
		all = append(all, n.Text)
	}
	const kept = "Kept, because it belongs to other applications or is your own text: drafts, 1 row; reviews, 2 rows."
	if !slices.Contains(all, kept) || strings.Count(strings.Join(all, "\n"), "service") != 1 {
		t.Errorf("%q", all)
	}
}
