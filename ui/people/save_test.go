package people

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/load"
)

// saver saves CVs, but for those of some applies.
type saver struct {
	Source
	fails map[int64]bool
	saved []int64
}

func (*saver) Blind() bool { return false }

func (s *saver) SaveCV(_ context.Context, c model.Candidate, _ string) (account.SavedCV, error) {
	if s.fails[c.ID] {
		return account.SavedCV{}, fmt.Errorf("the disk is full for %d", c.ID)
	}
	s.saved = append(s.saved, c.ID)
	return account.SavedCV{Path: fmt.Sprintf("/cvs/%d.pdf", c.ID)}, nil
}

// Candidate reads applicants that are not held: those above 100 have no CV, and those above 200 are
// gone.
func (*saver) Candidate(_ context.Context, id int64) (model.Candidate, error) {
	switch {
	case id > 200:
		return model.Candidate{}, fmt.Errorf("%d is gone", id)
	case id > 100:
		return model.Candidate{ID: id}, nil
	}
	return model.Candidate{ID: id, CV: &model.CV{Ref: "x"}}, nil
}

// rows is a list that holds all its rows.
type rows map[int64]model.Candidate

func (r rows) Person(id int64) (model.Candidate, bool) { c, ok := r[id]; return c, ok }
func (r rows) Brief(id int64) (model.Candidate, bool)  { return r.Person(id) }
func (rows) Coded() bool                               { return false }
func (rows) SetViewed(bool, ...int64)                  {}
func (rows) Drop(...int64)                             {}

// TestSavingManyShowsProgress: saving can be stopped, and reports in the end how many CVs were
// saved where, and which were not.
func TestSavingManyShowsProgress(t *testing.T) {
	var notices []string
	var report env.Report
	group := load.NewGroup(t.Context(), func(time.Duration, func() tea.Msg) tea.Cmd { return nil })
	e := &env.Env{
		Now:   time.Now,
		Group: group, Fail: func(err error) string { return err.Error() },
		Notify: func(_ env.Severity, text string) tea.Cmd { notices = append(notices, text); return nil },
		Show:   func(r env.Report) { report = r },
	}
	s := &saver{fails: map[int64]bool{3: true, 4: true}}
	p, list := New(e, s), rows{}
	p.Use(list)
	people := func(n int) (ids []int64) {
		for i := range n {
			c := model.Candidate{ID: int64(i + 1), CV: &model.CV{Ref: "x"}}
			if i == 1 {
				c.CV = nil
			}
			list[c.ID] = c
			ids = append(ids, c.ID)
		}
		return ids
	}
	step := func(cmd tea.Cmd) tea.Cmd {
		t.Helper()
		done, ok := cmd().(load.Done)
		if !ok {
			t.Fatalf("%T", cmd())
		}
		return done.Deliver()
	}
	for cmd := p.Save(people(5)...); cmd != nil; {
		cmd = step(cmd)
	}
	if got, want := strings.Join(notices, "|"), "Saving CV 1 of 5; esc stops.|Saving CV 3 of 5; esc stops.|Saving CV 4 of 5; esc stops.|"+
		"Saving CV 5 of 5; esc stops.|2 CVs saved in /cvs. 1 without a CV. 2 failed."; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if len(report.Lines) != 2 || report.Lines[0].Text != "the disk is full for 3" {
		t.Errorf("%+v", report)
	}
	for cmd := p.Save(3); cmd != nil; {
		cmd = step(cmd)
	}
	if got, want := notices[len(notices)-1], "the disk is full for 3"; got != want { // not "1 failed": there was only one
		t.Errorf("got %q, want %q", got, want)
	}
	notices, s.saved = nil, nil
	cmd := p.Save(people(9)...)
	p.Save(20)
	p.StopSaving()
	if cmd = step(cmd); cmd != nil || len(s.saved) != 1 || p.saves != nil {
		t.Errorf("it goes on: %v", s.saved)
	}
	if got, want := notices[len(notices)-1], "1 CV saved in /cvs. Stopped: 8 not tried. 1 without a CV."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}

	// Applicants that are marked far from the cursor are read first, whatever else is known of them.
	notices, s.saved = nil, nil
	p.Hold(model.Candidate{ID: 31})
	for cmd := p.Save(31, 132, 33, 234); cmd != nil; {
		cmd = step(cmd)
	}
	if got, want := notices[len(notices)-1], "2 CVs saved in /cvs. 1 without a CV. 1 failed: 234 is gone"; got != want || !slices.Equal(s.saved, []int64{31, 33}) {
		t.Errorf("got %q, want %q; saved are %v", got, want, s.saved)
	}
}
