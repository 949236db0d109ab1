package people

import (
	"context"
	"errors"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/load"
)

// store returns applicants with a name, and an error for some ids.
type store struct {
	Source
	fails map[int64]bool
}

func (s store) Candidate(_ context.Context, id int64) (model.Candidate, error) {
	if s.fails[id] {
		return model.Candidate{}, errors.New("the disk does not answer")
	}
	return model.Candidate{ID: id, Applicant: model.Applicant{Name: "Read"}}, nil
}

// TestAnApplicantWhoseReadFailedIsReadAgain: the next news reads them, whatever it is about.
func TestAnApplicantWhoseReadFailedIsReadAgain(t *testing.T) {
	group := load.NewGroup(t.Context(), func(time.Duration, func() tea.Msg) tea.Cmd { return nil })
	e := &env.Env{Group: group, Fail: func(err error) string { return err.Error() }, Notify: func(env.Severity, string) tea.Cmd { return nil }}
	s := store{fails: map[int64]bool{2: true}}
	p := New(e, s)
	p.Hold(model.Candidate{ID: 1}, model.Candidate{ID: 2})
	deliver := func(cmd tea.Cmd) {
		t.Helper()
		if cmd == nil {
			t.Fatal("no read begins")
		}
		cmd().(load.Done).Deliver()
	}
	deliver(p.Reload())
	if p.Applicant(1).Applicant.Name != "Read" || p.Applicant(2).Applicant.Name == "Read" {
		t.Fatalf("after the first read: %q and %q", p.Applicant(1).Applicant.Name, p.Applicant(2).Applicant.Name)
	}
	delete(s.fails, 2)
	deliver(p.FollowArrivals())
	if got := p.Applicant(2).Applicant.Name; got != "Read" {
		t.Errorf("after the second read the applicant is %q", got)
	}
}

// briefs is a list that holds no rows.
type briefs struct{ rows }

func (briefs) Person(int64) (model.Candidate, bool)     { return model.Candidate{}, false }
func (b briefs) Brief(id int64) (model.Candidate, bool) { c, ok := b.rows[id]; return c, ok }

// TestAnApplicantFarFromTheCursorHasAJobAndAName, also after the list has lost them; With reads the
// rest.
func TestAnApplicantFarFromTheCursorHasAJobAndAName(t *testing.T) {
	group := load.NewGroup(t.Context(), nil)
	e := &env.Env{Group: group, Fail: func(err error) string { return err.Error() }}
	p, list := New(e, store{}), briefs{rows{7: {ID: 7, JobID: 5, Applicant: model.Applicant{Name: "Olena"}}}}
	p.Use(list)
	if p.Name(7) != "Olena" {
		t.Errorf("the name is %q", p.Name(7))
	}
	p.Keep([]int64{7, 8})
	delete(list.rows, 7)
	if c := p.Applicant(7); c.ID != 7 || c.JobID != 5 {
		t.Errorf("%+v", c)
	}
	var name string
	p.With([]int64{7}, func() tea.Cmd {
		name = p.Name(7)
		return nil
	})().(load.Done).Deliver()
	if name != "Read" {
		t.Errorf("the name is %q", name)
	}
}
