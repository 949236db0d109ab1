package applicantlist

import (
	"context"
	"fmt"
	"slices"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/ui/action"
	"shortlist/ui/env"
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

func (s indexed) Unindexed(ctx context.Context) (left account.Index, err error) {
	left.Applications, left.CVs, err = s.store.Unindexed(ctx)
	return left, err
}

func (s indexed) ListApplicants(ctx context.Context, jobID int64) (out account.Applicants, err error) {
	briefs, sync, err := s.store.Briefs(ctx, jobID)
	return account.Applicants{Briefs: briefs, AsOf: sync.At, Complete: true}, err
}

func (s indexed) CandidatesOf(ctx context.Context, applies []int64) ([]model.Candidate, error) {
	return s.store.CandidatesOf(ctx, applies)
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
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	ctx, now := t.Context(), time.Now()
	check := func(err error) {
		t.Helper()
		modeltest.Must(t, err)
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
	p.Pane = New(&env.Env{Group: p.Group(), Theme: theme.New("dark", true), Now: clock.Now}, indexed{store: s}, mine)
	p.job.ID = 1
	p.change(func() {
		p.roster.mine = mine.ReviewOf
		p.roster.put(people, 0, false)
	})
	p.Alone(focused{p.Pane}, 80, 40)
	t.Cleanup(p.End)
	return p
}

// TestTheFilterShowsWhatTheStoreFinds after each letter, for marked applicants and for others, and
// keeps what it showed until then.
func TestTheFilterShowsWhatTheStoreFinds(t *testing.T) {
	p := overAnIndex(t)
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
			s := p.wanted()
			if s != nil && !slices.Equal(p.Shown(), before) {
				t.Errorf("%q: the list does not wait for the store", typed[:i])
			}
			p.filter.Done()
			for _, a := range p.Actions() {
				if s != nil && a.Keys.IsSame(action.MarkAll) && a.Disabled == "" {
					t.Errorf("%q: all can be marked before the list follows", typed[:i])
				}
			}
			p.filter.Open()
			p.Settle()
			var finds [2]map[int64]bool
			for marked := range finds {
				if s != nil {
					var err error
					if finds[marked], err = p.source.Matching(t.Context(), s.asks[marked], 1); err != nil {
						t.Fatal(err)
					}
				}
			}
			for id := range p.roster.byID {
				is := 0
				if p.roster.marked[id] {
					is = 1
				}
				want := s == nil || finds[is][id]
				if at, _ := p.Place(id); at > 0 != want {
					t.Errorf("%q: %d is at %d, found %t", typed[:i]+string(r), id, at, want)
				}
			}
		}
	}
}

// TestBeginningsAreFoundInAnyAlphabetWhileTyping, also of places that are often written in
// Russian.
func TestBeginningsAreFoundInAnyAlphabetWhileTyping(t *testing.T) {
	p := overAnIndex(t)
	in := func(id int64) string { c, _ := p.Person(id); return c.Applicant.Region }
	for _, typed := range []string{"region:льв", "region:льво", "region:львов", "region:lvo", "region:lviv"} {
		p.filter.Put(typed)
		p.Perform(p.ask())
		p.Settle()
		shown := p.Shown()
		if len(shown) != 30 || slices.ContainsFunc(shown, func(id int64) bool { return in(id) != "Львів" && in(id) != "Lvov" }) {
			t.Errorf("%s finds %d", typed, len(shown))
		}
	}
}

// TestTheCursorComesBackToTheApplicantThatAFilterHid, or a tab, unless it was moved or used meanwhile.
func TestTheCursorComesBackToTheApplicantThatAFilterHid(t *testing.T) {
	p := overAnIndex(t)
	p.pinned = true
	p.list.MoveTo(30)
	begun, _ := p.Current()
	on := func(what string, same bool) {
		t.Helper()
		if now, ok := p.Current(); !ok || (now.ID == begun.ID) != same {
			t.Errorf("%s: the cursor is on %d, was on %d", what, now.ID, begun.ID)
		}
	}
	filter := func(typed string) {
		p.filter.Put(typed)
		p.Perform(p.ask())
		p.Settle()
	}
	filter("zzz")
	if _, ok := p.Current(); ok {
		t.Error("somebody is found")
	}
	filter("")
	on("after an empty filter", true)
	filter("-is:unviewed")
	on("hidden", !begun.Unviewed())
	filter("")
	on("shown again", true)
	filter(fmt.Sprintf("contact:lena%d", begun.ID%50))
	on("another", false)
	p.PinCursor() // as keys do that act on someone
	filter("")
	on("used", false)

	p.list.MoveTo(30)
	p.Perform(p.show(tabYes))
	p.Perform(p.show(tabApplied))
	on("the first tab", true)
	p.Perform(p.show(tabUndecided))
	on("a tab that has both", true)

	// An applicant that vanishes under the same filter leaves the cursor on the next.
	p.Perform(p.show(tabApplied))
	next := p.roster.shown[31].ID
	filter(fmt.Sprintf("-contact:lena%d -is:marked", (begun.ID+7)%50+1000))
	p.roster.marked[begun.ID] = true
	p.Perform(p.ask())
	p.Settle()
	if now, _ := p.Current(); now.ID != next {
		t.Errorf("the cursor is on %d instead of %d", now.ID, next)
	}
}
