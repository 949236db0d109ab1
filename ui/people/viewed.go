package people

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// View marks an application viewed: here at once, at the service as soon as the view can be sent (CONTRACT 29). It
// returns nil if there is nothing to mark.
func (p *People) View(applyID int64) tea.Cmd {
	c := p.Applicant(applyID)
	if c.Viewed || c.Suggested && c.ID == 0 {
		return nil
	}
	p.setViewed(true, c.ID)
	return load.Do(p.env.Group, func(ctx context.Context) (account.Delivery, error) {
		// A change of the screen must not cancel the view.
		return p.source.MarkViewed(context.WithoutCancel(ctx), c.JobID, c.ID)
	}, func(d account.Delivery, err error) tea.Cmd {
		notice := tea.Cmd(nil)
		switch {
		case err == nil:
			return p.env.Do(intent.ShowDelivery{Delivery: d})
		case account.ReadOnly(err):
			notice = p.env.Notify(env.Info, lang.Text("Read-only: not marked viewed."))
		case c.JustIn() && errors.Is(err, account.ErrNone): // another window dismissed the arrival
			notice = p.env.Notify(env.Warn, lang.Text("A new application is not on this computer anymore: not marked viewed."))
		default:
			notice = p.env.Notify(env.Warn, lang.Text("%s could not be marked viewed. %s", p.nameOf(c.ID), p.reason(err)))
		}
		return tea.Batch(p.Unview(c.ID), notice)
	})
}

// setViewed sets whether applications are viewed, in all places that hold them.
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

// Unview marks applications as not viewed, because the service will not get their views.
func (p *People) Unview(applies ...int64) tea.Cmd {
	p.setViewed(false, applies...)
	return p.env.Do(intent.RedrawApplicants{})
}

// Delivered marks the applications whose views the service rejected as not viewed, and returns one notice about all
// of them.
func (p *People) Delivered(d account.Delivery) []env.Notice {
	var rejected []account.Delivered
	var ids []int64
	for _, v := range d.Items {
		if v.Kind == model.OutgoingView && v.State == account.Rejected {
			rejected = append(rejected, v)
			ids = append(ids, v.ShownAs)
		}
	}
	if len(rejected) == 0 {
		return nil
	}
	p.setViewed(false, ids...)
	why := p.reason(rejected[0].Err)
	sentence := lang.Plural(len(rejected), "%d application are not viewed after all. %s", "%d applications are not viewed after all. %s", why)
	if len(rejected) == 1 {
		sentence = lang.Text("%s is not viewed after all. %s", p.nameOf(ids[0]), why)
	}
	return []env.Notice{{Severity: env.Warn, Text: sentence}}
}

// nameOf names an applicant in a sentence; in blind mode, by their code.
func (p *People) nameOf(applyID int64) string {
	if c := p.Applicant(applyID); c.Applicant.Name != "" {
		return env.Name(c)
	}
	return lang.Text("One application")
}

// reason handles a failure, and returns it for a sentence that names what failed.
func (p *People) reason(err error) string {
	p.env.Fail(err)
	return text.Sentence(account.Reason(err))
}
