package applicantlist

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// rowSource is a source over a store that counts reads of rows, leaves some out, and can fail.
type rowSource struct {
	indexed
	reads int
	gone  map[int64]bool
	err   error
}

func (r *rowSource) CandidatesOf(ctx context.Context, applies []int64) ([]model.Candidate, error) {
	r.reads++
	if r.err != nil {
		return nil, r.err
	}
	people, err := r.indexed.CandidatesOf(ctx, applies)
	return slices.DeleteFunc(people, func(c model.Candidate) bool { return r.gone[c.ID] }), err
}

// The crowd is many times as large as what is held of it.
const (
	crowdSize = 360
	holds     = 60
)

// crowded is a pane over crowdSize stored applicants, the newest first. The n-th has the id n.
func crowded(t *testing.T) (staged, *rowSource, *[]string) {
	t.Helper()
	s, err := store.OpenMemory()
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	now := time.Now()
	people := make([]model.Candidate, crowdSize)
	for i := range people {
		people[i] = model.Candidate{
			ID: int64(i + 1), JobID: 1, Date: now.Add(-time.Duration(i) * time.Minute), Status: model.Received,
			Applicant: model.Applicant{Name: fmt.Sprintf("Person %d", i+1), Experience: []model.Experience{{Title: "Cook", Start: fmt.Sprint(1990 + i%30), End: "2020"}}},
		}
	}
	modeltest.Must(t, s.PutCandidates(t.Context(), 1, people, now))
	clock, source, notices := uitest.NewClock(now), &rowSource{indexed: indexed{store: s}}, new([]string)
	p := staged{Stage: uitest.NewStage(t, clock)}
	p.Pane = New(&env.Env{
		Group: p.Group(), Theme: theme.New("dark", true), Now: clock.Now,
		Notify: func(_ env.Severity, text string) tea.Cmd { *notices = append(*notices, text); return nil },
		Fail:   func(err error) string { return err.Error() },
	}, source, reviews{})
	p.mostHeld = holds
	p.Alone(focused{p.Pane}, 80, 24)
	t.Cleanup(p.End)
	p.Perform(p.ShowCached(model.Job{ID: 1, Title: "Cook"}))
	p.settle()
	return p, source, notices
}

// settle reads what is near the cursor until all of it is there.
func (p staged) settle() {
	p.Settle()
	for cmd := p.Prepare(); cmd != nil; cmd = p.Prepare() {
		p.Perform(cmd)
		p.Settle()
	}
}

func (p staged) text() string {
	return ansi.Strip(strings.Join(p.Pane.View(80, 24, true), "\n"))
}

func (p staged) heldRows() (n int) {
	for _, c := range p.roster.order {
		if c.row != nil {
			n++
		}
	}
	return n
}

// TestRowsNearTheCursorAreHeld, wherever the cursor goes, and few others. Until a row is there, the
// list shows the rows before, and keys act on no one.
func TestRowsNearTheCursorAreHeld(t *testing.T) {
	p, _, _ := crowded(t)
	most, reviewed := 2*holds+24, int64(0)
	if c, ok := p.Current(); !ok || c.Applicant.Name != "Person 1" || p.heldRows() > most {
		t.Errorf("%+v, %t, %d rows", c, ok, p.heldRows())
	}
	for _, to := range []int{crowdSize, 1, 180, 204, 10} {
		before := p.text()
		p.list.MoveTo(to - 1)
		if c, ok := p.Current(); to == crowdSize && (ok || c.ID != crowdSize) {
			t.Errorf("the row of %d is there, %t", c.ID, ok)
		}
		if at, held := p.Current(); !held {
			p.program = noting{id: &reviewed}
			cmd := p.Prepare()
			if cmd == nil {
				t.Fatalf("%d is not read", to)
			}
			if now := p.text(); before[strings.Index(before, "\n"):] != now[strings.Index(now, "\n"):] {
				t.Errorf("the rows that are being read are drawn:\n%s\nbefore:\n%s", now, before)
			}
			for _, a := range p.Actions() {
				if a.Keys.IsSame(action.Open) && a.Disabled != lang.Text("Loading the applicants…") {
					t.Errorf("%d can be opened: %q", at.ID, a.Disabled)
				}
			}
			if spot := p.At(10, 6); reviewed != 0 || spot.ID != 0 {
				t.Errorf("%d can be reviewed, and %d can be clicked", reviewed, spot.ID)
			}
			p.Perform(cmd)
		}
		p.settle()
		if c, ok := p.Current(); !ok || c.ID != int64(to) || !strings.Contains(p.text(), theme.SignCursor+"●  "+fmt.Sprintf("Person %d", to)) || p.heldRows() > most {
			t.Errorf("%d: %+v, %t, %d rows:\n%s", to, c, ok, p.heldRows(), p.text())
		}
	}
	for range 72 { // a held key never waits
		if c, ok := p.Step(1); !ok {
			t.Fatalf("no row of %d", c.ID)
		}
		p.settle()
	}
	if _, ok := p.Step(3 * holds); ok || p.list.Cursor != 81 {
		t.Errorf("the cursor went on to %d, whose row is not there", p.list.Cursor)
	}
	p.change(func() { p.Drop(crowdSize) })
	if c, ok := p.Step(2 * crowdSize); ok || c.ID != crowdSize-1 {
		t.Errorf("%+v, %t", c, ok)
	}
}

// noting is around a pane, and notes the applicant that keys would review.
type noting struct {
	reviews
	id *int64
}

func (n noting) ReviewActions(applyID int64) []action.Action {
	*n.id = applyID
	return nil
}

// TestAnOpenedApplicantStaysUnderTheFilter for unviewed ones until the list is arranged again,
// wherever the cursor goes.
func TestAnOpenedApplicantStaysUnderTheFilter(t *testing.T) {
	p, source, _ := crowded(t)
	for n := 1; n > 0; {
		var err error
		if n, err = source.store.IndexSome(t.Context(), 0, 5000); err != nil {
			t.Fatal(err)
		}
	}
	p.SetViewed(true, 5)
	c, err := source.store.Candidate(t.Context(), 5)
	modeltest.Must(t, err)
	c.Viewed = true
	modeltest.Must(t, source.store.PutCandidates(t.Context(), 1, []model.Candidate{c}, time.Now()))
	if _, err := source.store.IndexSome(t.Context(), 0, 10); err != nil {
		t.Fatal(err)
	}
	p.filter.Put("is:unviewed")
	p.Perform(p.ask())
	p.list.MoveTo(300)
	p.settle()
	if at, of := p.Place(5); at != 5 || of != crowdSize {
		t.Errorf("it is at %d of %d", at, of)
	}
	p.Perform(p.show(tabApplied)) // arranges the list again
	p.Perform(p.ask())
	p.settle()
	if at, of := p.Place(5); at != 0 || of != crowdSize-1 {
		t.Errorf("it is at %d of %d", at, of)
	}
}

// TestTheOrderByExperienceIsAboutEveryone, and holds few rows for it.
func TestTheOrderByExperienceIsAboutEveryone(t *testing.T) {
	p, _, _ := crowded(t)
	by := model.CandidateOrder{By: model.CandidatesByExperience}
	p.Perform(p.sortBy(by))
	p.settle()
	sorted := func() bool {
		return slices.IsSortedFunc(p.roster.shown, func(a, b *person) int { return int((a.ID-1)%30 - (b.ID-1)%30) })
	}
	if !sorted() || p.heldRows() > 2*holds+24 {
		t.Errorf("the longest is %d; %d rows are held", p.roster.shown[0].ID, p.heldRows())
	}

	// It is asked for while the list is read, and the list is read while it is measured.
	p.Perform(p.ShowCached(model.Job{}))
	p.Perform(p.sortBy(model.CandidateOrder{}))
	read := p.ShowCached(model.Job{ID: 1})
	p.Perform(p.sortBy(by))
	p.Perform(read)
	p.settle()
	if !sorted() {
		t.Error("what was read meanwhile is not in order")
	}
	p.Perform(p.sortBy(model.CandidateOrder{}))
	measure := p.sortBy(by)
	p.Perform(p.nextSort())
	p.Perform(measure)
	p.settle()
	if p.roster.sort.By != model.CandidatesByUnviewed {
		t.Errorf("the next order is %s", p.roster.sort)
	}
	measure = p.sortBy(by)
	p.Perform(p.Reload(nil), measure)
	p.settle()
	if !sorted() {
		t.Error("a list that was read meanwhile is not in order")
	}
	p.Perform(p.Reload(nil))
	p.settle()
	if !sorted() || p.heldRows() > 2*holds+24 {
		t.Errorf("the longest is %d; %d rows are held", p.roster.shown[0].ID, p.heldRows())
	}
}

// TestRowsThatCannotBeRead are tried again when the cursor moves; those that are gone leave the list.
func TestRowsThatCannotBeRead(t *testing.T) {
	p, source, notices := crowded(t)
	source.gone = map[int64]bool{crowdSize: true}
	p.list.MoveTo(crowdSize - 1)
	p.settle() // it would never end
	if c, ok := p.Current(); !ok || c.ID != crowdSize-1 || len(p.roster.byID) != crowdSize-1 {
		t.Errorf("%+v, %t:\n%s", c, ok, p.text())
	}
	source.gone, source.err = nil, errors.New("the disk is gone")
	p.list.MoveTo(180)
	p.settle()
	if _, ok := p.Current(); ok || len(*notices) != 1 || (*notices)[0] != "the disk is gone" || !strings.Contains(p.text(), theme.SignCursor+"  …") {
		t.Errorf("%q:\n%s", *notices, p.text())
	}
	source.err = nil
	p.Perform(p.moved())
	p.settle()
	if c, ok := p.Current(); !ok || c.Applicant.Name == "" {
		t.Errorf("%+v, %t", c, ok)
	}
}

// TestAJobThatTheCursorLeavesIsNotReadOn, and is read again when the cursor comes back.
func TestAJobThatTheCursorLeavesIsNotReadOn(t *testing.T) {
	p, _, _ := crowded(t)
	p.Perform(p.ShowCached(model.Job{}))
	for _, again := range []func(model.Job) tea.Cmd{p.ShowCached, p.ShowAndFetch} {
		p.searching = true
		read := p.ShowCached(model.Job{ID: 1})
		if p.searching {
			t.Error("another job seems to be searched")
		}
		p.Forgo()
		p.Perform(read)
		p.settle()
		if len(p.roster.byID) != 0 {
			t.Errorf("%d applicants are shown", len(p.roster.byID))
		}
		p.asOf.AsOf, p.asOf.Applies = time.Unix(1, 0), 0 // nothing is fetched
		p.Perform(again(model.Job{ID: 1}))
		p.settle()
		if _, reading, _ := p.freshness(); p.Forgone() || reading == lang.Text("loading…") {
			t.Errorf("it seems to be read: %q", reading)
		}
		if len(p.roster.byID) != crowdSize {
			t.Errorf("%d applicants are shown", len(p.roster.byID))
		}
		p.Perform(p.ShowCached(model.Job{}))
	}
}

// TestRowsThatWereDrawnShowNoNamesAfterABlindSwitch, while others are read.
func TestRowsThatWereDrawnShowNoNamesAfterABlindSwitch(t *testing.T) {
	p, _, _ := crowded(t)
	if !strings.Contains(p.text(), "Person 2") {
		t.Fatal(p.text())
	}
	p.list.MoveTo(240)
	if cmd := p.Prepare(); cmd == nil || !strings.Contains(p.text(), "Person 2") {
		t.Fatalf("the rows before are not shown:\n%s", p.text())
	}
	p.Redact()
	if seen := p.text(); strings.Contains(seen, "Person") {
		t.Errorf("names are in sight:\n%s", seen)
	}
}
