package accounts

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/crash"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/text"
)

// ExitSource notes for the next start which changes are lost when a window ends.
type ExitSource interface {
	ChangeWaits(context.Context) bool
	WaitUnkept(model.Unkept) error
	AddUnkept(model.Unkept) error
	Unkept(context.Context) (model.Unkept, error)
	DropUnkept(context.Context, model.Unkept) error
}

// noting is how long the end of the program waits until the lost changes are noted: a disk may hang.
const noting = 200 * time.Millisecond

// NoteFailing notes which changes cannot be written, in case the program is killed. Once they are written, it removes
// the note.
func (e *Exit) NoteFailing() tea.Cmd {
	lost, why := e.open.Left()
	if why == "" {
		lost = model.Unkept{}
	}
	now, noter := e.env.Now(), e.open.Account()
	if noter == nil || e.noting || same(lost, e.noted) && (lost.IsNothing() || now.Sub(e.notedAt) < account.HoldEvery) {
		return nil
	}
	e.noting, e.noted, e.notedAt = true, lost, now
	return load.Do(e.env.Group, func(context.Context) (struct{}, error) {
		return struct{}{}, noter.WaitUnkept(lost)
	}, func(struct{}, error) tea.Cmd { // a failed note is tried again with the next change
		e.noting = false
		return nil
	})
}

func same(a, b model.Unkept) bool {
	return a.Changes == b.Changes && slices.Equal(a.Applies, b.Applies) && slices.Equal(a.Drafts, b.Drafts)
}

// note notes for the next start which changes are lost, after all work has ended. Its error names them; it is nil if
// they are noted and the person quit after a warning.
func (e *Exit) note() error {
	lost, why := e.open.Left()
	if lost.IsNothing() && e.noted.IsNothing() {
		return nil
	}
	noted := make(chan error, 1)
	go func() { noted <- e.open.Account().AddUnkept(lost) }()
	err := context.DeadlineExceeded
	select {
	case err = <-noted:
	case <-time.After(noting):
	}
	if lost.IsNothing() {
		return nil
	}
	if known := e.stage == leaving && e.until.IsZero(); known && err == nil {
		return nil
	}
	var sentences []string
	if lost.Changes > 0 {
		sentences = append(sentences, lang.Plural(lost.Changes, "%d change was not kept on this computer.", "%d changes were not kept on this computer."))
	}
	if len(lost.Drafts) > 0 {
		sentences = append(sentences, lang.Text("The last changes of your draft were not kept on this computer."))
	}
	if why != "" {
		sentences = append(sentences, why)
	}
	if err == nil {
		sentences = append(sentences, lang.Text("The next start of the dashboard names what was lost."))
	}
	return errors.New(strings.Join(sentences, " "))
}

// mostNamed is how many applicants with lost changes are named.
const mostNamed = 10

// ShowLost shows, once, what earlier windows have lost.
func ShowLost(e *env.Env, from ExitSource, known *people.People) tea.Cmd {
	return load.Do(e.Group, from.Unkept, func(lost model.Unkept, err error) tea.Cmd {
		if err != nil || lost.IsNothing() {
			return nil
		}
		named := lost.Applies[:min(len(lost.Applies), mostNamed)]
		return known.With(named, func() tea.Cmd {
			var lines []env.Notice
			add := func(s env.Severity, text string) { lines = append(lines, env.Notice{Severity: s, Text: text}) }
			if lost.Changes > 0 {
				add(env.Bad, lang.Plural(lost.Changes, "When shortlist ended, %d change could not be kept on this computer. Please make them again for:", "When shortlist ended, %d changes could not be kept on this computer. Please make them again for:"))
			}
			for _, id := range named {
				add(env.Info, known.Name(id))
			}
			if more := len(lost.Applies) - len(named); more > 0 {
				add(env.Info, lang.Text("and %s more", lang.Number(more)))
			}
			if len(lost.Drafts) > 0 {
				add(env.Bad, lang.Text("The last changes of these drafts could not be kept:"))
			}
			for _, title := range lost.Drafts {
				add(env.Info, cmp.Or(text.Line(title), lang.Text("(no title)")))
			}
			e.Show(env.Report{Title: lang.Text("Changes that were not kept"), Lines: lines})
			return load.Do(e.Group, func(ctx context.Context) (struct{}, error) {
				return struct{}{}, from.DropUnkept(context.WithoutCancel(ctx), lost)
			}, func(struct{}, error) tea.Cmd { return nil }) // if dropping fails, the report is shown again
		})
	})
}

// End ends all work after the loop has ended with err, and returns that or what was lost.
func (e *Exit) End(err error) error {
	e.env.Group.End(e.patience()) // of the account that is open last
	lost := e.note()
	var caught *crash.Error
	switch {
	case lost == nil:
		return err
	case errors.As(err, &caught):
		return errors.Join(err, lost)
	}
	return lost
}
