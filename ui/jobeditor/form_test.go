package jobeditor

import (
	"context"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// paper is a form that nobody draws and whose work is not run: what is tried with
// it happens within a key.
type paper struct {
	*Editor
	now   time.Time
	asked []desk.Question
	said  []string
}

// formOf is the form over a job as it is at the service.
func formOf(d *desk.Desk, source Source, job model.Job) *Editor {
	e := newEditor(d, source, outside.Program{})
	e.open(opened{Begin: Begin{Job: job}, job: job})
	return e
}

// newPaper opens the form over a job, or over none for its zero value.
func newPaper(t *testing.T, country model.Country, job model.Job) *paper {
	t.Helper()
	p := &paper{now: time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)}
	never := func(time.Duration, func() tea.Msg) tea.Cmd { return nil }
	look := theme.New("dark", true)
	d := &desk.Desk{
		Group: load.NewGroup(t.Context(), never), Theme: look, Text: text.NewRenderer(look.Rendered()),
		Country: country, Labels: model.LabelsBoth,
		Now:    func() time.Time { return p.now },
		Notify: func(_ desk.Severity, said string) tea.Cmd { p.said = append(p.said, said); return nil },
		Fail:   func(err error) string { return err.Error() },
		Ask:    func(q desk.Question) { p.asked = append(p.asked, q) },
	}
	p.Editor = formOf(d, kept{}, job)
	return p
}

// kept validates as the account does and keeps every draft.
type kept struct{ noSource }

func (kept) SaveDraft(context.Context, model.SavedDraft) error { return nil }

// write gives the form text, key by key.
func (p *paper) write(typed string) {
	for _, r := range typed {
		p.Type(tea.KeyPressMsg{Code: r, Text: string(r)})
	}
}

// press gives it a key that writes nothing.
func (p *paper) press(code rune) { p.Type(tea.KeyPressMsg{Code: code}) }

func (p *paper) paste(s string) { p.Type(tea.PasteMsg{Content: s}) }
