package searchbox

import (
	"context"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// finds is a source that finds the same applicants each time.
type finds []account.Hit

func (f finds) Search(context.Context, query.Query, int) (account.Hits, error) {
	return account.Hits{List: f}, nil
}

func (finds) SyncUnknown(context.Context) <-chan account.Synced { return nil }

// TestARepeatedSearchLeavesTheCursor on the applicant where the person has put it before the answer. A search for
// other words begins at the first row. A cursor that was never moved stays on the first row, though others come before.
func TestARepeatedSearchLeavesTheCursor(t *testing.T) {
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Now: time.Now, Theme: &theme.Theme{}}
	var all finds
	for id := range int64(5) {
		all = append(all, account.Hit{Candidate: model.Candidate{ID: id + 1}})
	}
	b := New(e, nil, all, people.New(e, nil), func(int64) model.Review { return model.Review{} })
	deliver := func(cmd tea.Cmd) { cmd().(load.Done).Deliver() }
	at := func(want int64) {
		t.Helper()
		if got := b.found[b.list.Cursor].id; got != want {
			t.Errorf("the cursor is at %d, want %d", got, want)
		}
	}
	press := func(keys action.Keys) {
		t.Helper()
		k, _ := action.Press(keys[0])
		b.Key(k)
	}
	finds := func(from int, search func() tea.Cmd) {
		t.Helper()
		b.source = all[from:]
		deliver(search())
	}
	put := func() tea.Cmd { return b.Put("go") }
	more := func() tea.Cmd { return b.Key(tea.KeyPressMsg{Code: 'x', Text: "x"}) }
	finds(3, put)
	at(4)
	finds(1, b.find) // others are found before
	at(2)
	press(action.FoundDown)
	b.source = all
	again := b.find()
	press(action.FoundUp)
	deliver(again)
	at(2)
	b.source = all[1:] // the first has gone
	again = b.find()
	press(action.FoundDown)
	deliver(again)
	at(3)
	finds(0, b.Open)
	at(3)
	finds(1, more)
	at(2)
	finds(0, b.find)
	at(1)
	b.Outline().Choose(0) // as the number of the row does
	all = append(all[4:], all[:4]...)
	finds(0, b.find)
	at(1)
}

// TestAHitShowsWhoItIs: applicants of one name differ by the sign of a verdict or the dot, age and town. As many are shown
// as fit.
func TestAHitShowsWhoItIs(t *testing.T) {
	now := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Now: func() time.Time { return now }, Theme: theme.New("dark", true)}
	age := 31
	var all finds
	for id := range int64(40) {
		all = append(all, account.Hit{Candidate: model.Candidate{ID: id + 1, Viewed: id > 0, Date: now.Add(-48 * time.Hour), Applicant: model.Applicant{Name: "Anna", Age: &age, Region: "Kyiv"}}, JobTitle: "Nurse"})
	}
	b := New(e, high(41), all, people.New(e, nil), func(id int64) model.Review {
		if id == 2 {
			return model.Review{Verdict: model.Maybe}
		}
		return model.Review{}
	})
	b.input.Begin("anna")
	b.find()().(load.Done).Deliver()
	lines := b.View(80)
	if n := strings.Count(strings.Join(lines, "\n"), "Anna"); n != 19 || len(lines) > 41 {
		t.Errorf("%d applicants in %d lines", n, len(lines))
	}
	for i, want := range []string{"● Anna, 31  Nurse · Kyiv", "~ Anna, 31  Nurse · Kyiv"} {
		if got := ansi.Strip(lines[3+2*i]); !strings.HasPrefix(got, want) || strings.Contains(got, "maybe") || !strings.HasSuffix(got, " 2d") {
			t.Errorf("the hit is %q, not %q", got, want)
		}
		if got := b.inWords(b.found[i]); !strings.Contains(got, "Kyiv") || strings.Contains(got, "maybe") != (i == 1) {
			t.Errorf("in words it is %q", got)
		}
	}
}

// TestAHitByAnotherSpellingIsNamedAsOne, since it does not have the words that were typed.
func TestAHitByAnotherSpellingIsNamedAsOne(t *testing.T) {
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Now: time.Now, Theme: theme.New("dark", true)}
	why := query.Found{Field: query.Employer, Line: "Holloway Group", Highlights: []query.Range{{Start: 0, End: 8}}}
	other := why
	other.Alike = true
	all := finds{{Candidate: model.Candidate{ID: 1}, Why: why}, {Candidate: model.Candidate{ID: 2}, Why: other}}
	b := New(e, high(41), all, people.New(e, nil), func(int64) model.Review { return model.Review{} })
	b.input.Begin("go")
	b.find()().(load.Done).Deliver()
	lines := b.View(80)
	for i, want := range []string{"employer: Holloway Group", "spelled alike, employer: Holloway Group"} {
		if got := strings.TrimSpace(ansi.Strip(lines[4+2*i])); got != want {
			t.Errorf("the reason is %q, not %q", got, want)
		}
		if got := b.inWords(b.found[i]); !strings.HasSuffix(got, want) {
			t.Errorf("in words it is %q", got)
		}
	}
}

// TestAHitNamesTheLinesOfTwoWords, also where one of them is long: both words are in sight.
func TestAHitNamesTheLinesOfTwoWords(t *testing.T) {
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Now: time.Now, Theme: theme.New("dark", true)}
	long := strings.Repeat("Built things that work. ", 6) + "Go"
	region := query.Found{Field: query.Region, Line: "Dublin", Highlights: []query.Range{{Start: 0, End: 6}}}
	short := query.Found{Field: query.Position, Line: "Go Developer", Highlights: []query.Range{{Start: 0, End: 2}}, Also: &region}
	duties := query.Found{Field: query.Duties, Line: long, Highlights: []query.Range{{Start: len(long) - 2, End: len(long)}}, Also: &short}
	all := finds{{Candidate: model.Candidate{ID: 1}, Why: short}, {Candidate: model.Candidate{ID: 2}, Why: duties}}
	b := New(e, high(41), all, people.New(e, nil), func(int64) model.Review { return model.Review{} })
	b.input.Begin("go dublin")
	b.find()().(load.Done).Deliver()
	lines := b.View(80)
	for i, want := range []string{"position: Go Developer · region: Dublin", "duties: … things that work. Go · position: Go Developer"} {
		if got := strings.TrimSpace(ansi.Strip(lines[4+2*i])); strings.Join(strings.Fields(got), " ") != want || text.Width(lines[4+2*i]) != 80 {
			t.Errorf("the reason is %q, not %q", got, want)
		}
	}
	if got, want := b.inWords(b.found[0]), "position: Go Developer, region: Dublin"; !strings.HasSuffix(got, want) {
		t.Errorf("in words it is %q", got)
	}
}

// high is a host with so many rows.
type high int

func (h high) Rows() int        { return int(h) }
func (high) Push(frame.Box)     {}
func (high) Remove(frame.Box)   {}
func (high) Boxes() []frame.Box { return nil }
