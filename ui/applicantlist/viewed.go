package applicantlist

import (
	"cmp"
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// MarkViewed marks a person viewed: at once here, and at the service as soon as
// it can be told (CONTRACT 29).
func (p *Pane) MarkViewed(c model.Candidate) tea.Cmd {
	if c.Viewed || c.Suggested && c.ID == 0 {
		return nil
	}
	p.change(func() { p.roster.view(c.ID, true) })
	return load.Do(p.desk.Group, func(ctx context.Context) (account.Delivery, error) {
		// Noted and sent whatever is on the screen by then.
		return p.source.MarkViewed(context.WithoutCancel(ctx), c.JobID, c.ID)
	}, func(d account.Delivery, err error) tea.Cmd {
		switch {
		case account.ReadOnly(err):
			p.unview(c.ID)
			return tea.Batch(p.hooks.Moved(), p.desk.Notify(desk.Info, "Read-only here: not marked viewed."))
		case c.JustIn() && errors.Is(err, account.ErrNone): // dismissed in another copy
			p.unview(c.ID)
			return tea.Batch(p.hooks.Moved(), p.desk.Notify(desk.Warn, desk.GoneJustIn+": not marked viewed."))
		case err != nil:
			p.unview(c.ID)
			return tea.Batch(p.hooks.Moved(), p.desk.Notify(desk.Warn, p.desk.Fail(err)))
		}
		return p.hooks.Told(d)
	})
}

// Delivered takes back the views that were refused for good, and returns one
// sentence of them all.
func (p *Pane) Delivered(d account.Delivery) []desk.Said {
	var refused []account.Delivered
	var ids []int64
	for _, v := range d.Items {
		if v.Kind == model.OutgoingView && v.State == account.Refused {
			refused = append(refused, v)
			ids = append(ids, v.ApplyID)
		}
	}
	if len(refused) == 0 {
		return nil
	}
	p.unview(ids...)
	who := desk.Plural(len(refused), "application") + " are"
	if len(refused) == 1 {
		who = "One application is"
		if c, ok := p.roster.byID[ids[0]]; ok {
			who = cmp.Or(text.Line(c.Applicant.Name), "One application") + " is"
		}
	}
	return []desk.Said{{Severity: desk.Warn, Text: who + " not viewed after all. " + p.desk.Fail(refused[0].Err)}}
}

// Dropped takes back a view that the service will not be told of.
func (p *Pane) Dropped(applyID int64) tea.Cmd {
	p.unview(applyID)
	return p.hooks.Moved()
}

// unview takes back views that are none.
func (p *Pane) unview(applies ...int64) {
	p.change(func() {
		for _, id := range applies {
			p.roster.view(id, false)
		}
	})
}

// Queued sets the applies whose view the service is yet to be told of.
func (p *Pane) Queued(applies map[int64]bool) { p.queued = applies }
