package export

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
)

// inventoryKinds are the kinds that the account declares.
func inventoryKinds(t *testing.T) (kinds []account.InventoryKind) {
	t.Helper()
	source, err := os.ReadFile(filepath.Join("..", "..", "api", "account", "inventory.go"))
	modeltest.Must(t, err)
	for _, found := range regexp.MustCompile(`(?m)^\tInventory\w+ +InventoryKind = "(\w+)"`).FindAllSubmatch(source, -1) {
		kinds = append(kinds, account.InventoryKind(found[1]))
	}
	if len(kinds) < 20 {
		t.Fatalf("only %d kinds were found", len(kinds))
	}
	return kinds
}

// TestAPDFOfWhatIsKeptIsReadBack with every kind of entry, in three alphabets; a hostile name
// does nothing.
func TestAPDFOfWhatIsKeptIsReadBack(t *testing.T) {
	made := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	c := list().Entries[0].Candidate
	c.Extra = []model.Field{{Name: "telegram", Value: `"@ґалина"`}}
	one := account.Inventory{Match: account.Match{ID: c.ID, Job: "Бариста\x1b]52;c;ZXZpbA==\a, ранок"}, Candidate: c, Review: model.Review{Verdict: model.Yes, Note: "Дзвонити зранку"}}
	kinds := inventoryKinds(t)
	for i, kind := range kinds {
		one.Items = append(one.Items, account.InventoryItem{Kind: kind, From: account.FromYou, Since: made, Detail: fmt.Sprintf("подробиця %d", i)})
	}
	other := account.Inventory{Match: account.Match{ID: 2}, Items: []account.InventoryItem{{Kind: account.InventoryCV, From: account.FromService, Detail: "/home/o/<b>(evil)\\\x1b[2J\u202egpj.exe"}},
		Candidate: model.Candidate{ID: 2, Applicant: model.Applicant{Name: "Ștefania Őszi (\\) Tj 佐々木\x00"}}}
	var out bytes.Buffer
	modeltest.Must(t, WriteInventory(t.Context(), &out, made, []account.Inventory{one, other}))
	doc, err := reading.Read(t.Context(), out.Bytes())
	modeltest.Must(t, err)
	var all string
	for _, p := range doc.Pages {
		all += " " + strings.Join(strings.Fields(p.Text), " ")
	}
	wants := []string{"Application 71500301", "Бариста", "Application 2", "Ґалина Їжакевич-Щербань", "h@example.com", "Варила каву", "КНУ", "Дзвонити зранку", "telegram", "@ґалина",
		"from you", "since 2026-11-02", "Ștefania Őszi (\\) Tj □□□", "<b>(evil)", "they are shown as □"}
	for i, kind := range kinds {
		if ItemName(kind) == "" {
			t.Errorf("%s has no name", kind)
		}
		wants = append(wants, ItemName(kind), fmt.Sprintf("подробиця %d", i))
	}
	for _, want := range wants {
		if !strings.Contains(all, want) {
			t.Errorf("%q is not in it", want)
		}
	}
	if strings.ContainsAny(all, "\x1b\a\u202e\x00") {
		t.Error("it holds control characters")
	}
	if t.Failed() {
		t.Log(all)
	}
}
