package receive

import (
	"context"
	"errors"
	"os"
	"os/signal"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/external"
	"shortlist/ui/text"
)

func watchCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "watch", Short: lang.Text("Print a line for each new application until interrupted"),
		Long: lang.Text(`Print a line for each new application until interrupted. shortlist polls the service every two minutes,
and prints applications from callbacks at once, whichever window receives them. However many windows an
account has, only one polls. The first poll also prints applications that arrived earlier, to jobs that were
known here. When watch starts again, it first prints what arrived meanwhile, also what another window or
digest reported: each application is printed once. Applications that were known before the first watch
are not printed: see shortlist digest --help. No application is marked viewed.

With --json each line is an object: time, jobId, jobTitle, source (callback or poll), justIn, and the
applicant as applicants list --json prints them. While justIn is true the application is known only from
a callback: its id is below 0 and not the service's.

hooks.new_application in the configuration names a program. It runs once for each new application and
reads the same object from its standard input. It is started by watch, listen or the dashboard, whichever
is first; if shortlist ends meanwhile, it may not run. When one of the three starts, the program also
runs for each application of the last day that it missed; at first that may be many.

If the service is not reachable, shortlist reports it once and polls less often. If the service rejects
the sign-in, the command ends.`),
		Example: "  shortlist watch\n  shortlist watch --json | jq --unbuffered -r '.jobTitle + \": \" + .applicant.applicant.name'",
		Args:    command.NoArgs,
		RunE:    a.Run(func(ctx context.Context, _ []string) error { return runWatch(ctx, a) }),
	}
}

// runWatch prints new applications until the context ends, the output is closed, or the service
// rejects this account.
func runWatch(ctx context.Context, a *command.App) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	h, off, err := NewHook(a)
	if err != nil {
		return err
	}
	defer h.Close()
	if off != "" {
		a.Report(off)
	}
	w := watcher{app: a, acct: acct, hook: h}
	if w.known, err = acct.LastNew(ctx); err != nil {
		return err
	}
	if w.at, err = acct.Watched(ctx); err != nil {
		return err
	}
	h.SendMissed(acct)
	pipe := make(chan os.Signal, 1)
	signal.Notify(pipe, syscall.SIGPIPE) // otherwise a closed output would end the program with its leases held
	defer signal.Stop(pipe)
	a.Report(lang.Text("Watching for new applications to %s.", text.Line(acct.Info().Name)))
	ctx, stop := context.WithCancelCause(ctx)
	var running sync.WaitGroup
	running.Go(func() { stop(a.Deps.Crash.Guard(func() error { return w.ask(ctx) })) })
	running.Go(func() {
		for range acct.KeepArrived(ctx) { // the events name the applications
		}
	})
	running.Go(func() { stop(untilClosed(ctx, a)) })
	printNew := func() {
		if err := w.print(ctx); err != nil {
			stop(err) // ends the loop over events
		}
	}
	printNew() // applications that came while no watch ran
	for range acct.Events(ctx) {
		printNew()
	}
	stop(errors.New(lang.Text("the store of this computer sends no more news"))) // the log has the reason
	running.Wait()
	if err := context.Cause(ctx); !errors.Is(err, syscall.EPIPE) {
		return err
	}
	a.ForgetFailedWrite()
	return nil
}

// lookForReader is how often watch checks that the output still has a reader.
const lookForReader = time.Second

// untilClosed returns when the reader of the output is gone, or the context ends. A write
// would notice only at the next new application.
func untilClosed(ctx context.Context, a *command.App) error {
	out, isFile := a.Deps.Out.(*os.File)
	tick := time.NewTicker(lookForReader)
	defer tick.Stop()
	for !isFile || !external.ReaderIsGone(out) {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return syscall.EPIPE
}

// watcher is a watch under way.
type watcher struct {
	app  *command.App
	acct *account.Account
	hook *external.Hook
	at   account.Position

	known int64 // the latest new application at the start; SendMissed sends the hook those up to it
}

// print prints the applications since the last one. It reads blind mode first, as another
// window may have switched it.
func (w *watcher) print(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	w.acct.LookBlind(ctx)
	const atOnce = 100
	for more := true; more; {
		before := w.at
		came, err := w.acct.Next(ctx, &w.at, atOnce)
		if err != nil {
			return err
		}
		more = len(came) == atOnce
		for i, n := range came {
			if err := printNewcomer(w.app, n); err != nil {
				return err
			}
			if n.ID > w.known {
				w.hook.Send(w.acct, came[i:i+1])
			}
		}
		if w.at.Last != before.Last || !slices.Equal(w.at.Gone, before.Gone) {
			w.acct.SetWatched(ctx, w.at)
		}
	}
	return nil
}

// printNewcomer prints a new application on a line.
func printNewcomer(a *command.App, n account.Newcomer) error {
	if !a.JSON {
		return a.Row([]command.Column{{Width: 16}, {Width: 26}, {}}, command.LocalTime(n.At), nameOf(n.Who), jobTitle(n))
	}
	return a.Line(export.NewcomerOf(n))
}

// ask polls the service while this window holds the lease for polling. It returns an error
// when polling has become useless.
func (w *watcher) ask(ctx context.Context) error {
	defer w.acct.LeavePoll(context.WithoutCancel(ctx))
	after := account.PollAfter
	if w.app.Deps.PollAfter != nil {
		after = w.app.Deps.PollAfter
	}
	failures, refused, unkept, unread := 0, 0, false, false
	for {
		if w.acct.TakePoll(ctx) {
			jobs, err := w.acct.FetchJobs(ctx)
			switch {
			case ctx.Err() != nil:
				return ctx.Err()
			case errors.Is(err, api.ErrSignIn):
				// A rejected password stays rejected; a fresh token may be accepted.
				if refused++; account.NeedsSignIn(err) || refused > 1 {
					return command.WithCode(err, command.ExitSignIn)
				}
			case account.Offline(err):
				if failures++; failures == 1 {
					w.app.Report(lang.Text("%s; callbacks are still printed, and polling continues.", command.Sentence(err)))
				}
			case err != nil:
				return err
			default:
				if failures > 0 {
					w.app.Report(lang.Text("The service answers again."))
				}
				failures, refused = 0, 0
				if jobs.Unkept != nil && !unkept {
					w.app.Report(command.SayNotKept() + ": " + command.Sentence(jobs.Unkept))
				}
				unkept = jobs.Unkept != nil
				if !unread {
					w.app.ReportUnread(jobs)
				}
				unread = jobs.Unread != nil
				for range w.acct.FetchMoved(ctx, jobs.List, 0) { // the events name the applications
				}
			}
		}
		timer := time.NewTimer(after(failures + refused))
		select {
		case <-timer.C:
		case <-ctx.Done():
		}
		if timer.Stop(); ctx.Err() != nil {
			return ctx.Err()
		}
	}
}

// NewHook returns the program that runs for new applications. It returns nil if no program is
// configured, or if restricted mode starts none; off is why. The caller closes the hook.
func NewHook(a *command.App) (h *external.Hook, off string, err error) {
	c, err := a.Configuration()
	if err != nil || len(c.Hooks.NewApplication) == 0 {
		return nil, "", err
	}
	log, err := a.OpenLog()
	if err != nil {
		return nil, "", err
	}
	if c.Limits.Restricted {
		off = lang.Text("hooks.new_application is off: restricted mode starts no other program.")
		log.Warn(off)
		return nil, off, nil
	}
	return external.NewHook(external.HookOptions{Argv: config.Program(c.Hooks.NewApplication), Log: log, Crash: a.Deps.Crash}), "", nil
}
