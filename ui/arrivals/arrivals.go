// Package arrivals is about applications that come in while the dashboard is open. It announces them, receives
// callbacks, and keeps the inbox: the applications that the service called about and does not list yet.
package arrivals

import (
	"context"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/crash"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// Source is what arrivals need of an account.
type Source interface {
	external.HookSource
	Inbox(context.Context) ([]model.Candidate, error)
	Dismiss(context.Context, model.Candidate) error
	KeepArrived(context.Context) <-chan model.Job
}

// Jobs is the list of jobs.
type Jobs interface {
	Job(id int64) (model.Job, bool)
}

// Panes are the lists side by side.
type Panes interface {
	Lists(arrival int64) bool // whether the list shows the arrival as an application
	TakeKeys() bool           // whether the panes are in front, and no text field takes the keys
}

// Options are what the program sets.
type Options struct {
	Signal  Signal
	Hook    *external.Hook // receives new applications; nil: there is no hook
	Receive func(ctx context.Context, trouble func(error)) error
	Crash   crash.Report
}

// Arrivals are the new applications of one account. Only the loop uses them.
type Arrivals struct {
	Away bool // the person uses another window

	env   *env.Env
	host  frame.Host
	opts  Options
	src   Source
	jobs  Jobs
	panes Panes
	known *people.People

	inbox     []int64 // applications known only from a callback
	overdue   int     // how many of the inbox are overdue or belong to none of our jobs
	inboxTask load.Task
	newest    newest
	signalled time.Time // when the terminal's signal was sent last
}

// New returns arrivals without an account. They read nothing before Open.
func New(e *env.Env, h frame.Host, o Options) *Arrivals {
	return &Arrivals{env: e, host: h, opts: o}
}

// Open begins with the arrivals of an account.
func (a *Arrivals) Open(src Source, jobs Jobs, panes Panes, known *people.People) {
	a.src, a.jobs, a.panes, a.known = src, jobs, panes, known
}

// Start reads the inbox, and receives callbacks for as long as the dashboard is open.
func (a *Arrivals) Start() tea.Cmd {
	load.Listen(a.env.Group, a.src.KeepArrived, func(j model.Job) tea.Cmd {
		return a.env.Do(intent.ShowArrived{JobID: j.ID})
	})
	a.receive()
	return a.ReadInbox()
}

// receive runs the receiver of callbacks, and shows why it fails.
func (a *Arrivals) receive() {
	if a.opts.Receive == nil {
		return
	}
	load.Listen(a.env.Group, func(ctx context.Context) <-chan error {
		out := make(chan error, 1)
		go func() {
			defer close(out)
			report := func(err error) {
				select {
				case out <- err:
				case <-ctx.Done():
				}
			}
			err := a.opts.Crash.Guard(func() error { return a.opts.Receive(ctx, report) })
			if err != nil && ctx.Err() == nil {
				report(err)
			}
		}()
		return out
	}, func(err error) tea.Cmd {
		return a.env.Notify(env.Bad, lang.Text("Not receiving callbacks; polling instead: %s", text.Sentence(err.Error())))
	})
}

// Heard announces new applications, and reloads the inbox and the counts.
func (a *Arrivals) Heard(e account.Event) tea.Cmd {
	announced := a.announce(e.New)
	if len(e.Applicants) > 0 || e.All {
		return tea.Batch(announced, a.env.Do(intent.RecountUnviewed{}))
	}
	return announced
}

// announce shows new applications in a notice and, if the window has no focus, through the
// terminal. It sends them to the hook, too.
func (a *Arrivals) announce(came []account.Newcomer) tea.Cmd {
	if len(came) == 0 {
		return nil
	}
	a.opts.Hook.Send(a.src, came)
	a.newest.add(came)
	jobs := make([]int64, len(came))
	for i, n := range came {
		jobs[i] = n.JobID
	}
	cmds := []tea.Cmd{
		a.env.Do(intent.RecountUnviewed{}),
		a.env.Announce(env.Good, func() string { return sentence(came, !a.env.Blind) + a.hint() }),
		a.env.Do(intent.ReloadApplicants{Jobs: jobs}),
	}
	if now := a.env.Now(); a.Away && now.Sub(a.signalled) >= signalEvery {
		a.signalled = now
		if s := a.opts.Signal.sequence(sentence(came, false)); s != "" {
			cmds = append(cmds, terminal.Send(s))
		}
	}
	return tea.Batch(cmds...)
}

// overdueAfter is how long the service may take to list an application that it called about. After that the bar counts
// the application as overdue.
const overdueAfter = time.Minute

// Waiting is how many applications are in the inbox.
func (a *Arrivals) Waiting() int { return len(a.inbox) }

// Overdue returns how many applications of the inbox are overdue, or belong to none of our jobs and will never be
// listed.
func (a *Arrivals) Overdue() int { return a.overdue }

// ReadInbox reads the inbox.
func (a *Arrivals) ReadInbox() tea.Cmd {
	return load.Run(a.env.Group, &a.inboxTask, a.src.Inbox, func(people []model.Candidate, err error) tea.Cmd {
		if err != nil {
			return a.env.Notify(env.Bad, a.env.Fail(err))
		}
		a.known.Hold(people...)
		inbox := env.IDs(people)
		left := slices.ContainsFunc(a.inbox, func(was int64) bool { return !slices.Contains(inbox, was) })
		a.inbox, a.overdue = inbox, 0
		for _, c := range people {
			if _, known := a.jobs.Job(c.JobID); !known || a.env.Now().Sub(c.Date) > overdueAfter {
				a.overdue++
			}
		}
		if !left {
			return nil
		}
		return a.env.Do(intent.FollowArrivals{})
	})
}

// Check reads the inbox again if the applicant list shows that the service lists one of its arrivals.
func (a *Arrivals) Check() tea.Cmd {
	if !slices.ContainsFunc(a.inbox, a.panes.Lists) {
		return nil
	}
	return a.ReadInbox()
}
