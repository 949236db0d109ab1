package privacy

import (
	"slices"
	"strings"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/store"
	"shortlist/ui/env"
)

// TestAReceiptGivesEachFactOnce, and counts what stays by whose it is, without the names of tables.
func TestAReceiptGivesEachFactOnce(t *testing.T) {
	got := lines(account.Receipt{
		Rows: store.ErasedRows{Applications: 1, Reviews: 1, Entries: 2}, CVs: 1, Searched: 55, Marks: 4,
		Mentions: map[string]int{"candidates": 1, "identities": 2, "reviews": 2, "drafts": 1},
	})
	for _, want := range []string{
		"Gone: 1 CV, 1 review, 2 lines of the activity log.", "55 files searched for names, addresses and numbers.",
		"Left, as part of other applications: 3 lines.", "Left, as your own text: 3 lines with a name, an address or a number.",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not in %q", want, got)
		}
	}
	if all := strings.Join(got, "\n"); strings.Count(all, "service") != 1 || strings.Contains(all, "identities") {
		t.Errorf("%q", got)
	}
	if got := lines(account.Receipt{Searched: 55, Marks: 4}); !slices.Contains(got, "55 files searched for names, addresses and numbers: nothing left.") {
		t.Errorf("a clean one is %q", got)
	}
}

// TestAReceiptNamesTheSavedFilesThatStay with the reason, without control characters, and counts the deleted.
func TestAReceiptNamesTheSavedFilesThatStay(t *testing.T) {
	got := lines(account.Receipt{Deleted: 2, Saved: []account.SavedFile{
		{Path: "/a/1.csv", State: account.SavedUnchanged, Others: 9}, {Path: "/a/\x1b[2J.csv", State: account.SavedChanged}, {Path: "/a/3.csv", State: account.SavedMissing},
	}})
	for _, want := range []string{
		"Deleted: 2 files that shortlist saved.", "Files that shortlist saved, and that stay:", "·\u00a0/a/1.csv (with 9 other applications)",
		"·\u00a0/a/3.csv (not there: deleted, moved or renamed)",
	} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not in %q", want, got)
		}
	}
	if all := strings.Join(got, "\n"); strings.Contains(all, "\x1b") || strings.Contains(all, "that you saved") {
		t.Errorf("%q", got)
	}
}

// TestAReceiptWarnsOfStoresThatItDoesNotReach: of those that hold the erased or were not searched, and claims no clean search.
// The question before shows them, too.
func TestAReceiptWarnsOfStoresThatItDoesNotReach(t *testing.T) {
	r := account.Receipt{Searched: 5, Marks: 4, Apart: []account.ApartStore{
		{ApartStore: model.ApartStore{Account: "acme+first", Path: "/d/acme/store.db"}, Has: model.Identity{Service: "http://a", Email: "me@b.c"}, Rows: 3},
		{ApartStore: model.ApartStore{Path: "/d/\x1b[2J/store.db"}, Why: "the store is in use"},
		{ApartStore: model.ApartStore{Account: "old+first", Path: "/d/old/store.db"}},
	}}
	severities := map[string]env.Severity{}
	for _, n := range Receipt(r, 0, false) {
		severities[n.Text] = n.Severity
	}
	for text, want := range map[string]env.Severity{
		"· Kept apart: me@b.c <http://a>, /d/acme. It holds 3 entries about them. “held” and “erase” reach it with --account acme+first.": env.Warn,
		"· Kept apart: /d/old. Nothing about them was found there.":                                                                       env.Info,
	} {
		if got, ok := severities[text]; !ok || got != want {
			t.Errorf("%q: %v, %v", text, got, ok)
		}
	}
	shown := strings.Join(append(lines(r), question(effect{receipt: r})...), "\n")
	if strings.Contains(shown, "nothing left") || strings.Contains(shown, "\x1b") || strings.Count(shown, "acme+first") != 2 || strings.Count(shown, "the store is in use") != 2 {
		t.Errorf("%q", shown)
	}
}

// lines are the lines of a receipt.
func lines(r account.Receipt) (all []string) {
	for _, n := range Receipt(r, 0, false) {
		all = append(all, n.Text)
	}
	return all
}
