package applicantlist

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/cv/reading"
	"shortlist/model/query"
	"shortlist/model/store"
	"shortlist/ui/desk"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// indexed is a source that answers from the index of a store.
type indexed struct {
	Source
	store *store.Store
}

func (s indexed) Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	ids, err := s.store.Matching(ctx, q, jobID)
	found := map[int64]bool{}
	for _, id := range ids {
		found[id] = true
	}
	return found, err
}

// staged is a pane without the program around it.
type staged struct {
	*uitest.Stage
	*Pane
}

// focused is a pane that has the keys; it implements uitest.Room.
type focused struct{ *Pane }

func (f focused) View(width, height int) []string { return f.Pane.View(width, height, true) }

// overAnIndex is a pane of applicants who are in an index, some with a review, some with a CV.
func overAnIndex(t *testing.T) staged {
	t.Helper()
	s, err := store.OpenMemory()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	ctx, now := t.Context(), time.Now()
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	pick := func(i int, of ...string) string { return of[i%len(of)] }
	var people []model.Candidate
	mine := reviews{}
	for i := range 60 {
		c := model.Candidate{ID: int64(i + 1), JobID: 1, Date: now.Add(-time.Duration(i) * time.Hour), Status: model.Received, Viewed: i%3 == 0, Premium: i%7 == 0}
		a := &c.Applicant
		a.Name = pick(i, "Олена", "Лена", "Ганна", "Igor", "Gordon") + " " + pick(i/2, "Гончар", "Goncharenko", "Левченко", "Golub")
		a.Region = pick(i, "Львів", "Київ", "Харків", "Lvov")
		a.Contacts = model.Contacts{Phone: fmt.Sprintf("+380 67 123 45 %02d", i), Email: fmt.Sprintf("lena%d@example.com", i)}
		a.Experience = []model.Experience{{Title: pick(i, "Go developer", "Бухгалтер", "Golang-розробник"), Employer: pick(i, "Гончарня", "Algo")}}
		if i%4 == 0 {
			a.Experience[0].Responsibilities = "<p>going and бухгалтерія</p>"
		}
		if i%2 == 0 {
			c.CV = &model.CV{Ref: fmt.Sprintf("/%d.pdf", i)}
		}
		people = append(people, c)
	}
	check(s.PutCandidates(ctx, 1, people, now))
	for i, c := range people {
		if c.CV != nil && i%3 == 0 {
			check(s.PutCVText(ctx, c.ID, "sum", store.CVText{Doc: reading.Document{Pages: []reading.Page{{Text: "Go, git, Льотчик; знаю Лену"}}}}))
		}
		if i%5 == 0 {
			r := model.Review{ApplyID: c.ID, JobID: 1, Rating: 1 + i%3, Note: "good говорить", Tags: []string{"левша"}}
			mine[c.ID] = r
			_, _, err := s.ChangeReview(ctx, 1, c.ID, now, func(to *model.Review) { *to = r })
			check(err)
		}
	}
	for n := 1; n > 0; {
		n, err = s.IndexSome(ctx, 0, 100)
		check(err)
	}
	clock := uitest.NewClock(now)
	p := staged{Stage: uitest.NewStage(t, clock)}
	p.Pane = New(&desk.Desk{Group: p.Group(), Theme: theme.New("dark", true), Now: clock.Now}, indexed{store: s}, mine)
	p.job.ID = 1
	p.change(func() {
		p.roster.mine = mine.ReviewOf
		p.roster.put(people, 0)
	})
	p.Alone(focused{p.Pane}, 80, 40)
	t.Cleanup(p.End)
	return p
}

// TestNoRowAppearsAndVanishesForOneTypedWord: each letter shows an applicant at
// once only if the index finds them, too. For words that are neither in a CV nor among duties,
// the index finds no one else.
func TestNoRowAppearsAndVanishesForOneTypedWord(t *testing.T) {
	p := overAnIndex(t)
	atOnce := 0
	for _, typed := range []string{
		"go developer", "лена", "Львов ", "lviv", "харько", "гончаренко golang", "бухгалтером", "067123451", "lena7@example.com", "левша", "good -лена",
		"name:гонч region:київ", `"go dev"`, "is:unviewed OR rating:2", "(is:premium) лена", "-is:unviewed name:g", "-name:олена", "golang -note:good has:cv", "list:x", "cv:go",
		"tag:левша OR contact:lena1", "(is:marked)", "-is:marked го", "is:marked OR is:premium",
	} {
		p.Perform(p.unfilter())
		p.Settle()
		p.roster.marked = map[int64]bool{3: true, 7: true, 36: true}
		p.filter.Open()
		for i, r := range typed {
			before := p.Shown()
			p.Send(tea.KeyPressMsg{Code: r, Text: string(r)})
			shown := p.Shown()
			p.Settle()
			now := p.Shown()
			here := typed[:i] + string(r)
			if p.wanted().NeedsIndex() {
				if !slices.Equal(shown, before) {
					t.Errorf("%q: the list does not wait for the index", here)
				}
				continue
			}
			atOnce += len(shown)
			for _, id := range shown {
				if !slices.Contains(now, id) {
					t.Errorf("%q: %d appears and vanishes", here, id)
				}
			}
			for _, id := range now {
				if c := p.roster.byID[id]; !slices.Contains(shown, id) && c.CV == nil && c.Applicant.Experience[0].Responsibilities == "" {
					t.Errorf("%q: %d is shown only when the index answers", here, id)
				}
			}
		}
	}
	if atOnce < 1000 {
		t.Errorf("only %d are shown at once", atOnce)
	}
}

// TestBeginningsAreFoundInAnyAlphabetWhileTyping, also of places that are often written in
// Russian.
func TestBeginningsAreFoundInAnyAlphabetWhileTyping(t *testing.T) {
	p := overAnIndex(t)
	in := func(id int64) string { c, _ := p.Person(id); return c.Applicant.Region }
	for _, typed := range []string{"region:льв", "region:льво", "region:львов", "region:lvo", "region:lviv"} {
		p.filter.Put(typed)
		p.Perform(p.refilter())
		for _, when := range []string{"at once", "by the index"} {
			shown := p.Shown()
			if len(shown) != 30 || slices.ContainsFunc(shown, func(id int64) bool { return in(id) != "Львів" && in(id) != "Lvov" }) {
				t.Errorf("%s finds %d %s", typed, len(shown), when)
			}
			p.Settle()
		}
	}
}
