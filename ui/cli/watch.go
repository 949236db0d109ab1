package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
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
	"shortlist/model"
	"shortlist/ui/export"
	"shortlist/ui/hook"
	"shortlist/ui/text"
)

func (a *app) watchCommand() *cobra.Command {
	return &cobra.Command{
		Use: "watch", Short: "Print a line for each new application until interrupted",
		Long: "Print a line for each application that is heard of from now on, until interrupted: those that the\n" +
			"service lists, which is asked every two minutes, and those that the callback tells any copy of shortlist\n" +
			"of, at once. However many copies run on an account, one asks. The first time it is asked, it lists also\n" +
			"who came in before to jobs that were known here; what another copy, like listen or digest, heard before\n" +
			"watch began is not printed, see: shortlist digest --help. Nobody is marked viewed by this.\n\n" +
			"With --json each line is an object: time, jobId, jobTitle, source (callback or poll), justIn, and the\n" +
			"applicant as applicants list --json prints them. While justIn is true the application is known only from\n" +
			"a callback: the id is less than 0, and not the service's.\n\n" +
			"hooks.new_application of the configuration names a program that reads the same object of each from its\n" +
			"standard input. It is told once, by watch, listen or the dashboard, whichever is first; where shortlist\n" +
			"ends meanwhile, perhaps not at all. Who was heard of in the last day while none of them ran it is told\n" +
			"when one begins: of each by itself, and at first that may be many.\n\n" +
			"While the service cannot be reached, that is reported once, and it is asked ever more seldom. A sign-in\n" +
			"that it refuses ends the command.",
		Example: "  shortlist watch\n  shortlist watch --json | jq --unbuffered -r '.jobTitle + \": \" + .applicant.applicant.name'",
		Args:    noArgs,
		RunE:    a.run(func(ctx context.Context, _ []string) error { return a.watch(ctx) }),
	}
}

// watch prints who comes in until the context ends, the output is closed, or the service
// refuses this account.
func (a *app) watch(ctx context.Context) error {
	acct, err := a.people()
	if err != nil {
		return err
	}
	h, off, err := a.hook()
	if err != nil {
		return err
	}
	defer h.Close()
	if off != "" {
		a.sayf("%s", off)
	}
	h.TellMissed(acct)
	w := watcher{app: a, acct: acct, hook: h}
	if w.last, err = acct.LastNew(ctx); err != nil {
		return err
	}
	pipe := make(chan os.Signal, 1)
	signal.Notify(pipe, syscall.SIGPIPE) // else a closed output would end the program before it has left its duties
	defer signal.Stop(pipe)
	a.sayf("Watching for new applications to %s.", text.Line(acct.Info().Name))
	ctx, stop := context.WithCancelCause(ctx)
	var running sync.WaitGroup
	running.Go(func() { stop(a.deps.Crash.Guard(func() error { return w.ask(ctx) })) })
	running.Go(func() {
		for range acct.KeepArrived(ctx) { // events tell of whom
		}
	})
	running.Go(func() { stop(a.untilClosed(ctx)) })
	for range acct.Events(ctx) {
		if err := w.print(ctx); err != nil {
			stop(err) // which ends the events
		}
	}
	stop(errNoNews)
	running.Wait()
	if err := context.Cause(ctx); !errors.Is(err, syscall.EPIPE) {
		return err
	}
	return nil
}

// lookForReader is how often it is looked whether somebody still reads the output.
const lookForReader = time.Second

// untilClosed returns when nobody reads the output any more, which a write would only
// tell when somebody applies, or when the context ends.
func (a *app) untilClosed(ctx context.Context) error {
	out, isFile := a.deps.Out.(*os.File)
	tick := time.NewTicker(lookForReader)
	defer tick.Stop()
	for !isFile || !closed(out) {
		select {
		case <-tick.C:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	return syscall.EPIPE
}

// errNoNews is why a watcher ends that the store tells nothing any more; the log says why.
var errNoNews = errors.New("the news of this machine's store have ended")

// watcher is a watch under way.
type watcher struct {
	app  *app
	acct *account.Account
	hook *hook.Hook
	last int64 // that was printed
}

// print prints who came in since the last one. Who it is is read now, for another copy
// of the program may have switched blind mode.
func (w *watcher) print(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	w.acct.LookBlind(ctx)
	const atOnce = 100
	for more := true; more; {
		came, err := w.acct.NewSince(ctx, w.last, atOnce)
		if err != nil {
			return err
		}
		more = len(came) == atOnce
		for i, n := range came {
			if err := w.app.newcomer(n); err != nil {
				return err
			}
			w.last = n.ID
			w.hook.Tell(w.acct, came[i:i+1])
		}
	}
	return nil
}

// newcomer prints a new application on a line.
func (a *app) newcomer(n account.Newcomer) error {
	if !a.json {
		return a.row([]column{{width: 16}, {width: 26}, {}}, localTime(n.At), nameOf(n.Who), jobTitle(n))
	}
	return a.line(export.NewcomerOf(n))
}

// nameOf is what a line calls an applicant.
func nameOf(c model.Candidate) string { return cmp.Or(text.Line(c.Applicant.Name), "(no name)") }

// jobTitle is what a line calls the job of a new application.
func jobTitle(n account.Newcomer) string {
	return cmp.Or(text.Line(n.Job), fmt.Sprintf("job %d", n.JobID))
}

// ask asks the service for who came in, again and again, while it is for this copy of
// the program to do so. The error is that there is no use in going on.
func (w *watcher) ask(ctx context.Context) error {
	defer w.acct.LeavePoll(context.WithoutCancel(ctx))
	after := account.PollAfter
	if w.app.deps.PollAfter != nil {
		after = w.app.deps.PollAfter
	}
	failures, refused, unkept, unread := 0, 0, false, false
	for {
		if w.acct.TakePoll(ctx) {
			jobs, err := w.acct.FetchJobs(ctx)
			switch {
			case ctx.Err() != nil:
				return ctx.Err()
			case errors.Is(err, api.ErrSignIn):
				// A password is refused for good, a fresh token perhaps not.
				if refused++; account.NeedsSignIn(err) || refused > 1 {
					return coded{err, exitSignIn}
				}
			case account.Offline(err):
				if failures++; failures == 1 {
					w.app.sayf("%s; what the callback tells is printed meanwhile, and the service is asked again.", sentence(err))
				}
			case err != nil:
				return err
			default:
				if failures > 0 {
					w.app.sayf("The service answers again.")
				}
				failures, refused = 0, 0
				if jobs.Unkept != nil && !unkept {
					w.app.sayf("Not all of it could be kept on this machine: %s", sentence(jobs.Unkept))
				}
				unkept = jobs.Unkept != nil
				if !unread {
					w.app.sayUnread(jobs)
				}
				unread = jobs.Unread != nil
				for range w.acct.FetchMoved(ctx, jobs.List, 0) { // events tell of whom
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

// hook is the program that the person wants to be told of new applications; nil where
// there is none, or where no programs may be started: off says so. The caller closes it.
func (a *app) hook() (h *hook.Hook, off string, err error) {
	c, err := a.configuration()
	if err != nil || len(c.Hooks.NewApplication) == 0 {
		return nil, "", err
	}
	log, err := a.openLog()
	if err != nil {
		return nil, "", err
	}
	if c.Limits.Restricted {
		off = "hooks.new_application is off in restricted mode: other programs are not started."
		log.Warn(off)
		return nil, off, nil
	}
	argv := slices.Clone(c.Hooks.NewApplication)
	argv[0] = config.Expand(argv[0])
	return hook.New(hook.Options{Argv: argv, Log: log, Crash: a.deps.Crash}), "", nil
}
