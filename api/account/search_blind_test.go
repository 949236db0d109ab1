package account

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
	"shortlist/model/store"
)

// TestBlindSearchFindsNoFormOfAName: names in another order, and their beginnings, as
// in CVs.
func TestBlindSearchFindsNoFormOfAName(t *testing.T) {
	modeltest.SkipInShort(t, "searches for each form of each name")
	var r reader
	d, job := searched(t, &r)
	d.indexed()
	everybody, err := d.CachedApplicants(t.Context(), job.ID)
	modeltest.Must(t, err)
	modeltest.Must(t, d.SetBlind(t.Context(), true))
	asked := 0
	for _, c := range everybody.People {
		parts := strings.Fields(c.Applicant.Name)
		if c.CV == nil || c.CV.Broken != "" || len(parts) < 2 {
			continue
		}
		for _, typed := range []string{fmt.Sprintf("%q", parts[1]+" "+parts[0]), fmt.Sprintf("%q", parts[0]+" "+parts[1]+"*")} {
			asked++
			q, _ := query.Parse(typed, time.Now())
			met, err := d.Matching(t.Context(), q, job.ID)
			modeltest.Must(t, err)
			found := met[c.ID]
			for _, h := range d.search(typed).List {
				found = found || h.Candidate.ID == c.ID
			}
			if found {
				t.Errorf("%s finds %s", typed, c.Applicant.Name)
			}
		}
	}
	if asked < 20 {
		t.Errorf("only %d names", asked)
	}
}

// TestBlindSearchFindsVisibleText: an applicant gets a CV, and the test looks for words
// that the reader hides, and for words that it shows.
func TestBlindSearchFindsVisibleText(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	var r reader
	d, job := searched(t, &r)
	d.indexed()
	people, err := d.CachedApplicants(t.Context(), job.ID)
	modeltest.Must(t, err)
	c := people.People[0]
	pages := []string{
		"Шевчук Зореслава Іванівна\nПродавець-консультант зоопарку\nДата народження:\n12.03.1975",
		"Пошта: zoreslava75@example.net\nТел. 067 123 45 67\nLinkedIn (https://linkedin.example.com/in/zoreslava75), GitHub (https://github.com/zoreslava75)",
	}
	doc := reading.Document{}
	for _, p := range pages {
		doc.Pages = append(doc.Pages, reading.Page{Text: p})
	}
	modeltest.Must(t, d.store.PutCVText(t.Context(), c.ID, "of a test", store.CVText{Doc: doc}))
	if _, _, err := d.ChangeReview(t.Context(), c, func(r *model.Review) {
		r.Note, r.Tags = "Дзвонила "+c.Applicant.Name+", говорить суахілі", []string{"зоо"}
	}); err != nil {
		t.Fatal(err)
	}
	found := func(typed string) (hit Hit, ok bool) {
		t.Helper()
		for _, h := range d.search(typed).List {
			if h.Candidate.ID == c.ID {
				hit, ok = h, true
			}
		}
		q, _ := query.Parse(typed, time.Now())
		met, err := d.Matching(t.Context(), q, job.ID)
		modeltest.Must(t, err)
		if met[c.ID] != ok {
			t.Errorf("%s: the search finds them: %v, the filter: %v", typed, ok, met[c.ID])
		}
		return hit, ok
	}
	secrets := []string{"Зореслава", "іванівна", "шевчук*", `"зореслава іванівна"`, "1975", "cv:1975", "contact:linkedin.example.com", "contact:zoreslava75", "contact:0671234567", "linkedin.example.com", "zoreslava75", "0671234567", "cv:067"}
	for _, typed := range secrets[:10] {
		if _, ok := found(typed); !ok {
			t.Errorf("%s does not find them while nothing is hidden", typed)
		}
	}
	if got, err := d.CVPages(t.Context(), c); err != nil || !slices.Equal(got, pages) {
		t.Errorf("the text of the CV is %q, %v", got, err)
	}
	modeltest.Must(t, d.SetBlind(t.Context(), true))
	if got, err := d.CVPages(t.Context(), c); err != nil || got != nil {
		t.Errorf("blind: %q, %v", got, err)
	}
	v := blind.For(c)
	shown := append(v.Pages(pages), v.Text("Дзвонила "+c.Applicant.Name+", говорить суахілі"))
	for _, typed := range secrets {
		if h, ok := found(typed); ok {
			t.Errorf("%s finds them by %q", typed, h.Why.Line)
		}
		if _, ok := found("зоопарку -" + typed); !ok {
			t.Errorf("who does not have %s: a search without a result would show that it is hidden", typed)
		}
	}
	for _, typed := range []string{"продавець", "cv:консультант", "cv:пошта", "linkedin", "github", "cv:github", "суахілі", "note:дзвонила", "has:cv cv:тел"} {
		h, ok := found(typed)
		if !ok || len(h.Why.Highlights) == 0 || !strings.Contains(strings.Join(shown, "\n"), h.Why.Line) {
			t.Errorf("%s: %v, by %q", typed, ok, h.Why.Line)
		}
		if h.Candidate.Applicant.Name != blind.Name(c.ID) {
			t.Errorf("%s shows %q", typed, h.Candidate.Applicant.Name)
		}
	}
	if _, ok := found("tag:зоо has:note"); !ok {
		t.Error("not found by the tag")
	}
	if c.Applicant.Contacts.Email != "" && !c.Applicant.Contacts.Masked() {
		if _, ok := found("has:email зоопарку"); !ok {
			t.Error("that they have an address is no secret")
		}
	}
}

// TestABlindListIsFull: it finds more than it shows, although some matches of the index
// do not meet the query in their redacted form.
func TestABlindListIsFull(t *testing.T) {
	var r reader
	d, _ := searched(t, &r)
	d.indexed()
	modeltest.Must(t, d.SetBlind(t.Context(), true))
	all := d.search("cv:docker")
	q, _ := query.Parse("cv:docker", time.Now())
	some, err := d.Search(t.Context(), q, 2)
	if err != nil || len(some.List) != 2 || some.More != len(all.List)-2 || some.Many || all.More != 0 {
		t.Errorf("%d and %d more of %d, %v", len(some.List), some.More, len(all.List), err)
	}
}
