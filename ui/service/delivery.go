package service

import (
	"context"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// retryAfter is the pause before the outbox is retried; without it every successful poll
// would retry it.
const retryAfter = time.Minute

// Outbox is the changes that wait for the service, as last read.
func (c *Conn) Outbox() []account.Waiting { return c.outbox }

// Left returns the sentences about the changes of the outbox, for a person who ends the program.
func (c *Conn) Left() (out []string) {
	waiting, held := 0, 0
	for _, w := range c.outbox {
		if w.Held {
			held++
		} else {
			waiting++
		}
	}
	if waiting > 0 {
		out = append(out, lang.Plural(waiting, "%d change is not sent to the service yet. shortlist sends it when you start it again.", "%d changes are not sent to the service yet. shortlist sends them when you start it again."))
	}
	if held > 0 {
		out = append(out, lang.Plural(held, "The service rejected %d change. In shortlist, %s shows why.", "The service rejected %d changes. In shortlist, %s shows why.", action.Outbox))
	}
	return out
}

// Delivering reports whether the outbox is being sent.
func (c *Conn) Delivering() bool { return c.delivering }

// Deliver sends the outbox to the service, unless it was tried a moment ago.
func (c *Conn) Deliver() tea.Cmd {
	if c.env.Now().Before(c.retryOutboxAt) {
		return nil
	}
	return c.deliver(c.src.Deliver)
}

// Retry sends one change of the outbox now.
func (c *Conn) Retry(o model.Outgoing) tea.Cmd {
	src := c.src
	return c.deliver(func(ctx context.Context) account.Delivery { return src.Retry(ctx, o) })
}

// DeliverNow sends the outbox, even if it was tried a moment ago.
func (c *Conn) DeliverNow() tea.Cmd {
	c.retryOutboxAt = time.Time{}
	return c.Deliver()
}

// deliver runs one delivery at a time, so that no result is dropped.
func (c *Conn) deliver(run func(context.Context) account.Delivery) tea.Cmd {
	if c.delivering {
		return nil
	}
	c.delivering = true
	return load.Do(c.env.Group, func(ctx context.Context) (account.Delivery, error) {
		return run(ctx), nil
	}, func(d account.Delivery, _ error) tea.Cmd {
		c.delivering = false
		return c.env.Do(intent.ShowDelivery{Delivery: d})
	})
}

// Delivered updates the connection by the result of a delivery, and reads the outbox again.
func (c *Conn) Delivered(d account.Delivery) tea.Cmd {
	answered := slices.ContainsFunc(d.Items, func(o account.Delivered) bool {
		return o.State == account.Sent || account.Answered(o.Err)
	})
	switch {
	case d.Stopped != nil:
		c.Fail(d.Stopped) // the bar shows it
	case answered:
		c.Reached()
		c.retryOutboxAt, c.flushedSinceReturn = time.Time{}, false
	}
	if d.Stopped != nil || len(d.Items) > 0 && !answered {
		c.retryOutboxAt = c.env.Now().Add(retryAfter)
	}
	return c.ReadOutbox()
}

// ReadOutbox reads the changes that wait for the service.
func (c *Conn) ReadOutbox() tea.Cmd {
	return load.Run(c.env.Group, &c.outboxTask, c.src.Outbox, func(waiting []account.Waiting, err error) tea.Cmd {
		if err != nil {
			return c.env.Notify(env.Bad, c.env.Fail(err))
		}
		c.outbox = waiting
		views, changes := map[int64]bool{}, map[int64]model.Outgoing{}
		for _, w := range waiting {
			switch w.Kind {
			case model.OutgoingView:
				views[w.ShownAs] = true
			case model.OutgoingStatus:
				changes[w.JobID] = w.Outgoing
			}
		}
		return c.env.Do(intent.MarkQueued{Views: views, Changes: changes})
	})
}
