package overview

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/theme"
)

// waiting are applicants without an answer.
type waiting []model.Candidate

func (w waiting) Overview(context.Context, int) (account.Overview, error) {
	return account.Overview{At: noon, JobCount: 1, Days: []account.Span{{From: noon}}, Weeks: []account.Span{{From: noon}}}, nil
}
func (w waiting) Since(context.Context, time.Time) (account.Since, error) {
	slow := account.Durations{Count: 1, Median: time.Hour, Longest: time.Hour, Slowest: []account.Slow{{Took: time.Hour}}}
	return account.Since{From: noon, Looks: slow, Answers: slow}, nil
}
func (w waiting) UnansweredOf(context.Context, int64) ([]int64, error) {
	return model.IDs(w, func(c *model.Candidate) int64 { return c.ID }), nil
}
func (w waiting) CandidatesOf(context.Context, []int64) ([]model.Candidate, error) {
	return slices.Clone(w), nil
}

var noon = time.Date(2026, time.November, 2, 12, 0, 0, 0, time.UTC)

func withPeople(t *testing.T, people ...model.Candidate) *Screen {
	return &Screen{source: waiting(people), env: &env.Env{
		Theme: theme.New("dark", true), Now: func() time.Time { return noon },
		Group: load.NewGroup(t.Context(), func(time.Duration, func() tea.Msg) tea.Cmd { return nil }),
	}}
}

func finish(cmd tea.Cmd) { cmd().(load.Done).Deliver() }

// TestNamesGoWhenBlindModeIsSwitchedOn, also while the overview is read.
func TestNamesGoWhenBlindModeIsSwitchedOn(t *testing.T) {
	for name, reading := range map[string]bool{"at rest": false, "while it is read": true} {
		s := withPeople(t, model.Candidate{ID: 1, Date: noon, Applicant: model.Applicant{Name: "Olena Bondar"}})
		finish(s.Reload())
		if !strings.Contains(strings.Join(s.View(160, 60), "\n"), "Olena Bondar") {
			t.Fatal("the applicant is not on the screen")
		}
		if reading {
			s.Reload()
		}
		s.env.Switched++
		s.Reload()
		if strings.Contains(strings.Join(s.View(160, 60), "\n"), "Olena Bondar") {
			t.Errorf("%s: the name stays on the screen", name)
		}
	}
}

// TestWhoHasWaitedForAnUnknownTimeIsLast, not first.
func TestWhoHasWaitedForAnUnknownTimeIsLast(t *testing.T) {
	s := withPeople(t, model.Candidate{ID: 1}, model.Candidate{ID: 2, Date: noon}, model.Candidate{ID: 3, Date: noon.Add(-time.Hour)})
	finish(s.Reload())
	ids := model.IDs(s.people, func(c *model.Candidate) int64 { return c.ID })
	if !slices.Equal(ids, []int64{3, 2, 1}) {
		t.Errorf("they are listed as %v", ids)
	}
}
