package jobeditor

import (
	"context"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/outside"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// formOf is the form over a job as it is at the service.
func formOf(d *desk.Desk, source Source, job model.Job) *Editor {
	e := newEditor(d, source, outside.Program{})
	e.open(opened{Begin: Begin{Job: job}, job: job})
	return e
}

// paper is a form without the program around it.
type paper struct {
	*uitest.Stage
	form  *Editor
	asked []desk.Question
}

// newPaper opens the form over a job; the zero value is a new job.
func newPaper(t *testing.T, country model.Country, job model.Job) *paper {
	t.Helper()
	clock := uitest.NewClock(time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC))
	p := &paper{Stage: uitest.NewStage(t, clock)}
	look := theme.New("dark", true)
	d := &desk.Desk{
		Group: p.Group(), Theme: look, Text: text.NewRenderer(look.Rendered()),
		Country: country, Labels: model.LabelsBoth, Now: clock.Now,
		Notify: func(desk.Severity, string) tea.Cmd { return nil },
		Fail:   func(err error) string { return err.Error() },
		Ask:    func(q desk.Question) { p.asked = append(p.asked, q) },
	}
	p.form = formOf(d, kept{}, job)
	p.Unwatched = true // the frames of the form are inspected where the whole program is driven
	p.Alone(p.form, 120, 40)
	t.Cleanup(p.End)
	return p
}

// kept validates as the account does and keeps every draft.
type kept struct{ noSource }

func (kept) SaveDraft(context.Context, model.SavedDraft) error { return nil }
