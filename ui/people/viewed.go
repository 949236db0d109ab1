package people

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

// View marks an application viewed: at once here, and at the service as soon as it can be
// sent (CONTRACT 29). nil: there is nothing to mark.
func (p *People) View(applyID int64) tea.Cmd {
	c := p.Of(applyID)
	if c.Viewed || c.Suggested && c.ID == 0 {
		return nil
	}
	p.setViewed(true, c.ID)
	return load.Do(p.desk.Group, func(ctx context.Context) (account.Delivery, error) {
		// Noted and sent whatever is on the screen by then.
		return p.source.MarkViewed(context.WithoutCancel(ctx), c.JobID, c.ID)
	}, func(d account.Delivery, err error) tea.Cmd {
		said := tea.Cmd(nil)
		switch {
		case err == nil:
			return p.desk.Do(intent.ShowDelivery{Delivery: d})
		case account.ReadOnly(err):
			said = p.desk.Notify(desk.Info, "Read-only here: not marked viewed.")
		case c.JustIn() && errors.Is(err, account.ErrNone): // dismissed in another window
			said = p.desk.Notify(desk.Warn, desk.GoneJustIn+": not marked viewed.")
		default:
			said = p.desk.Notify(desk.Warn, p.nameOf(c.ID)+" could not be marked viewed. "+p.reason(err))
		}
		return tea.Batch(p.Unview(c.ID), said)
	})
}

// setViewed corrects an application wherever it is known.
func (p *People) setViewed(viewed bool, applies ...int64) {
	for _, id := range applies {
		if viewed {
			p.viewed[id] = true
		} else {
			delete(p.viewed, id)
		}
		if c, held := p.others[id]; held {
			c.Viewed = viewed
			p.others[id] = c
		}
	}
	if p.list != nil {
		p.list.SetViewed(viewed, applies...)
	}
}

// Unview takes back views that the service will not get.
func (p *People) Unview(applies ...int64) tea.Cmd {
	p.setViewed(false, applies...)
	return p.desk.Do(intent.RedrawApplicants{})
}

// Delivered takes back the views that were refused for good, and returns one
// sentence of them all.
func (p *People) Delivered(d account.Delivery) []desk.Notice {
	var refused []account.Delivered
	var ids []int64
	for _, v := range d.Items {
		if v.Kind == model.OutgoingView && v.State == account.Rejected {
			refused = append(refused, v)
			ids = append(ids, v.ShownAs)
		}
	}
	if len(refused) == 0 {
		return nil
	}
	p.setViewed(false, ids...)
	who := amount.Plural(len(refused), "application") + " are"
	if len(refused) == 1 {
		who = p.nameOf(ids[0]) + " is"
	}
	return []desk.Notice{{Severity: desk.Warn, Text: who + " not viewed after all. " + p.reason(refused[0].Err)}}
}

// nameOf is what a sentence calls an applicant, as they may be shown now: in blind mode
// by their code.
func (p *People) nameOf(applyID int64) string {
	if c, ok := p.Get(applyID); ok {
		return desk.Name(c)
	}
	return "One application"
}

// reason does what helps against a failure, and words it for a sentence that says what
// failed.
func (p *People) reason(err error) string {
	p.desk.Fail(err)
	return text.Sentence(account.Reason(err))
}
