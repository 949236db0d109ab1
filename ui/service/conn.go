// Package service is the connection to the service as the screen knows it: whether the service can be reached and accepts
// the account, when the jobs are fetched again, the changes that wait in the outbox, and the log of those that were sent.
// A person retries or discards each change that waits.
package service

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// ConnSource is what a connection needs of an account.
type ConnSource interface {
	Info() account.Info    // no I/O
	Answers() int64        // no I/O
	WaitsUntil() time.Time // no I/O
	TakePoll(context.Context) bool
	Deliver(context.Context) account.Delivery
	Retry(context.Context, model.Outgoing) account.Delivery
	Outbox(context.Context) ([]account.Waiting, error)
}

// Jobs is the list of jobs.
type Jobs interface {
	Failed() bool // the jobs could not be fetched
}

// Conn is the connection of one account. It is used on the loop only.
type Conn struct {
	env  *env.Env
	src  ConnSource // nil: no account is open
	jobs Jobs

	offline     bool // the service cannot be reached, or fails
	failing     bool // offline because the service returns errors, not because it is unreachable
	notEmployer bool // the service reports that the account is not an employer's
	offered     bool // the accounts were offered because the account is not an employer's

	passwordAccepted bool // the last password was accepted, but every request since was rejected

	wasOffline bool      // as of the last Follow
	answers    int64     // of the service, as of the last Follow
	recovered  time.Time // the lists were last fetched again because the service had answered

	pollTimer  load.Task
	leaseTask  load.Task // acquires the lease to poll
	failures   int       // failed tries in a row to reach the service
	nextTry    time.Time // when the jobs are fetched again
	waitsUntil time.Time // the end of the pause that the service asked for; zero: no call waits

	outbox             []account.Waiting
	outboxTask         load.Task // reads the outbox
	delivering         bool
	retryOutboxAt      time.Time // do not retry the outbox before this time
	flushedSinceReturn bool      // the outbox was already flushed once since the service came back
}

// NewConn returns the connection of no account: nothing is asked of the service before Open.
func NewConn(e *env.Env) *Conn { return &Conn{env: e} }

// Open makes c the connection of an account.
func (c *Conn) Open(src ConnSource, jobs Jobs) {
	c.src, c.jobs = src, jobs
	c.lock()
}

// Start reads and delivers what an earlier run left in the outbox, and begins to poll.
func (c *Conn) Start() tea.Cmd { return tea.Batch(c.ReadOutbox(), c.Deliver(), c.schedule()) }

// Offline reports whether the service cannot be reached, or fails.
func (c *Conn) Offline() bool { return c.offline }

// Failing reports, while offline, whether the service is reached and returns errors.
func (c *Conn) Failing() bool { return c.failing }

// NotEmployer reports whether the service rejects the account because it is not an employer's.
func (c *Conn) NotEmployer() bool { return c.notEmployer }

// NextTry is when the jobs are fetched again.
func (c *Conn) NextTry() time.Time { return c.nextTry }

// Waits is the notice that a call waits because the service asked for a pause; zero without one.
func (c *Conn) Waits() (notice env.Notice) {
	if c.env.Now().Before(c.waitsUntil) {
		notice = env.Notice{Severity: env.Warn, Text: lang.Text("The service asks to wait until %s.", c.waitsUntil.Local().Format("15:04:05"))}
	}
	return notice
}

// lock sets why nothing can be changed at the service; "" when changes are possible.
func (c *Conn) lock() {
	switch {
	case c.src == nil:
	case c.src.Info().ReadOnly:
		c.env.ReadOnly = account.ErrReadOnly.Error()
	case c.notEmployer:
		c.env.ReadOnly = lang.Text("this is not an employer account")
	default:
		c.env.ReadOnly = ""
	}
}

// Fail words a failure for the screen and does what helps: a sign-in is asked for, and the
// bar shows when the service cannot be reached.
func (c *Conn) Fail(err error) string {
	why := text.Sentence(err.Error())
	switch {
	case !account.NeedsSignIn(err):
		c.passwordAccepted = false
		// If the service accepted the last password and rejects its sign-in at once, another password
		// will hardly help, and the reason names that (CONTRACT 35).
	case c.passwordAccepted:
		c.env.Do(intent.AskSignIn{Why: lang.Text("The password was accepted, but the service rejects the sign-in.")})
	default:
		c.env.Do(intent.AskSignIn{Why: why})
	}
	if account.NotEmployer(err) {
		c.notEmployer = true
		c.lock()
	}
	switch {
	case account.Offline(err):
		if !c.offline { // Follow schedules the try
			c.nextTry = c.env.Now().Add(account.PollAfter(1))
		}
		c.offline, c.failing = true, account.Failing(err)
	case account.Answered(err):
		c.offline = false
	}
	return why
}

// Reached notes that the service has answered.
func (c *Conn) Reached() {
	c.offline, c.passwordAccepted = false, false
	if c.notEmployer {
		c.notEmployer = false
		c.lock()
	}
}

// AcceptPassword notes that the service accepted a password.
func (c *Conn) AcceptPassword() { c.passwordAccepted = true }

// Heard reloads what an event is about.
func (c *Conn) Heard(e account.Event) tea.Cmd {
	if e.Held != "" || e.All {
		c.lock()
	}
	if e.Waits {
		c.waitsUntil = c.src.WaitsUntil()
	}
	if e.Outbox || e.All {
		return c.ReadOutbox()
	}
	return nil
}
