package applicantlist

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
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
			return tea.Batch(p.showCursor(), p.desk.Notify(desk.Info, "Read-only here: not marked viewed."))
		case c.JustIn() && errors.Is(err, account.ErrNone): // dismissed in another copy
			p.unview(c.ID)
			return tea.Batch(p.showCursor(), p.desk.Notify(desk.Warn, desk.GoneJustIn+": not marked viewed."))
		case err != nil:
			p.unview(c.ID)
			return tea.Batch(p.showCursor(), p.desk.Notify(desk.Warn, p.nameOf(c.ID)+" could not be marked viewed. "+p.reason(err)))
		}
		return p.desk.Do(intent.ShowDelivery{Delivery: d})
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
			ids = append(ids, v.ShownAs)
		}
	}
	if len(refused) == 0 {
		return nil
	}
	p.unview(ids...)
	who := amount.Plural(len(refused), "application") + " are"
	if len(refused) == 1 {
		who = p.nameOf(ids[0]) + " is"
	}
	return []desk.Said{{Severity: desk.Warn, Text: who + " not viewed after all. " + p.reason(refused[0].Err)}}
}

// nameOf is what a sentence calls an applicant, as the list shows them now: in blind mode
// by their code.
func (p *Pane) nameOf(applyID int64) string {
	if c, ok := p.roster.byID[applyID]; ok {
		return desk.Name(c.Candidate)
	}
	return "One application"
}

// reason does what helps against a failure, and words it for a sentence that says what
// failed.
func (p *Pane) reason(err error) string {
	p.desk.Fail(err)
	return text.Sentence(account.Reason(err))
}

// Dropped takes back a view that the service will not be told of.
func (p *Pane) Dropped(applyID int64) tea.Cmd {
	p.unview(applyID)
	return p.showCursor()
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
