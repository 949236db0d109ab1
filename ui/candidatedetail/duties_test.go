package candidatedetail

import (
	"context"
	"errors"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/people"
)

// stored is a source that has one application, or an error.
type stored struct {
	people.Source
	whole *model.Candidate
	err   *error
}

func (stored) Related(context.Context, model.Candidate) ([]account.Related, error) { return nil, nil }

func (stored) Colleagues(context.Context, model.Candidate) (account.Colleagues, error) {
	return account.Colleagues{}, nil
}

func (s stored) Candidate(context.Context, int64) (model.Candidate, error) { return *s.whole, *s.err }

// TestDutiesAreThoseOfThePositionsInTheList: read once, again when the positions have changed, and
// with the reason in their place when that fails.
func TestDutiesAreThoseOfThePositionsInTheList(t *testing.T) {
	position := func(title string) model.Experience {
		return model.Experience{Title: title, Responsibilities: "duties of a " + title}
	}
	whole := model.Candidate{ID: 7, Applicant: model.Applicant{Experience: []model.Experience{position("cook")}}}
	var err error
	d := &desk.Desk{Group: load.NewGroup(t.Context(), nil), Fail: func(err error) string { return err.Error() }}
	source := stored{whole: &whole, err: &err}
	known := people.New(d, source)
	p := New(d, source, known, nil)
	list := func() {
		lean := whole
		lean.LeaveOutDuties()
		known.Hold(lean)
	}
	shows := func(want ...string) {
		t.Helper()
		c, _ := p.shown()
		for i, e := range c.Applicant.Experience {
			if i >= len(want) || e.Responsibilities != want[i] {
				t.Errorf("shown are %+v, not %q", c.Applicant.Experience, want)
			}
		}
	}
	complete := func(reads bool) {
		t.Helper()
		cmd := p.Complete()
		if (cmd != nil) != reads || p.IsComplete() == reads {
			t.Errorf("reads: %t, complete: %t", cmd != nil, p.IsComplete())
		}
		if cmd != nil {
			cmd().(load.Done).Deliver()
		}
	}

	list()
	lean, _ := known.Get(7)
	p.Show(lean)
	shows(model.LeftOut)
	complete(true)
	complete(false)
	shows("duties of a cook")

	whole.Applicant.Experience = []model.Experience{position("manager"), position("cook")}
	list()
	shows(model.LeftOut, model.LeftOut)
	complete(true)
	shows("duties of a manager", "duties of a cook")

	whole.Applicant.Experience, err = []model.Experience{position("waiter")}, errors.New("the disk fails")
	list()
	complete(true)
	complete(false)
	shows("The disk fails.")
	err = nil
	p.Reload()
	complete(true)
	shows("duties of a waiter")
}
