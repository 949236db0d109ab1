package people

import (
	"context"
	"errors"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
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
	d := &desk.Desk{Group: group, Fail: func(err error) string { return err.Error() }, Notify: func(desk.Severity, string) tea.Cmd { return nil }}
	s := store{fails: map[int64]bool{2: true}}
	p := New(d, s)
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
