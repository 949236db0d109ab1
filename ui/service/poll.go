package service

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// recoverEvery is the least time between two fetches of the lists from a service that answers some
// calls and fails others.
const recoverEvery = 20 * time.Second

// Follow handles a change of the connection after a message: the service went away or came back,
// answered a call while the lists could not be fetched, or rejected the account because it is not
// an employer's.
func (c *Conn) Follow() tea.Cmd {
	if c.src == nil {
		return nil
	}
	var offer tea.Cmd
	if c.notEmployer && !c.offered {
		c.offered = true
		offer = c.env.Do(intent.OpenAccounts{Why: lang.Text("%s is not an employer account.", text.Line(c.src.Info().Email))})
	}
	return tea.Batch(offer, c.followAnswers())
}

// followAnswers fetches and sends what the answers since the last Follow make possible.
func (c *Conn) followAnswers() tea.Cmd {
	n := c.src.Answers()
	changed, answered := c.offline != c.wasOffline, n > c.answers
	c.wasOffline, c.answers = c.offline, n
	switch {
	case changed:
		return c.onChange()
	case c.offline && answered: // the service answered a call for something other than the lists
		return c.recover()
	}
	return nil
}

// onChange polls sooner after the service went away. After it came back, onChange fetches the lists
// that could not be fetched, and delivers the outbox.
func (c *Conn) onChange() tea.Cmd {
	if c.offline {
		c.failures = 1
		return c.await()
	}
	cmds := []tea.Cmd{c.recover(), c.schedule()}
	if len(c.outbox) > 0 {
		if !c.flushedSinceReturn { // a service that rejects only some calls would count as "back" again and again
			c.flushedSinceReturn, c.retryOutboxAt = true, time.Time{}
		}
		cmds = append(cmds, c.Deliver())
	}
	return tea.Batch(cmds...)
}

// recover fetches the lists that could not be fetched, because the service has answered since.
func (c *Conn) recover() tea.Cmd {
	now := c.env.Now()
	if now.Before(c.recovered.Add(recoverEvery)) {
		return nil
	}
	cmd := c.env.Do(intent.RecoverLists{})
	if cmd != nil {
		c.recovered = now
	}
	return cmd
}

// schedule fetches the jobs again after a while, sooner when the service could not be
// reached.
func (c *Conn) schedule() tea.Cmd {
	if c.offline {
		c.failures++
	} else {
		c.failures = 0
	}
	c.nextTry = c.env.Now().Add(account.PollAfter(c.failures))
	return c.await()
}

// await fetches the jobs and sends the outbox at the next try.
func (c *Conn) await() tea.Cmd {
	return load.After(c.env.Group, &c.pollTimer, c.nextTry.Sub(c.env.Now()), func() tea.Cmd {
		return tea.Batch(c.poll(), c.Deliver(), c.schedule())
	})
}

// poll fetches the jobs if this window holds the lease to poll. A window that cannot reach
// the service finds out by itself when it can.
func (c *Conn) poll() tea.Cmd {
	if c.offline || c.jobs.Failed() {
		return c.env.Do(intent.RefreshJobs{})
	}
	src := c.src
	return load.Run(c.env.Group, &c.leaseTask, func(ctx context.Context) (bool, error) {
		return src.TakePoll(ctx), nil
	}, func(held bool, _ error) tea.Cmd {
		if !held {
			return nil
		}
		return c.env.Do(intent.RefreshJobs{})
	})
}
