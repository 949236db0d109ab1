package ui

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
	"shortlist/ui/access"
	"shortlist/ui/arrivals"
	"shortlist/ui/hook"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Options are what the dashboard is run with.
type Options struct {
	access.Opened

	Accounts access.Accounts
	Choose   bool // the welcome screen begins with the choice of an account

	ConfigFile string        // that the settings are read from
	Theme      string        // auto, light, dark, contrast or plain
	Charset    theme.Charset // what the terminal can show
	Mouse      bool
	Restricted bool                   // no browser or other program is started
	Remote     bool                   // the terminal is on another machine: a page opened here would be seen by nobody
	Browse     func(url string) error // nil: there is no browser to open

	Signal arrivals.Signal // announces new applications while the window has no focus
	Editor outside.Program // the person's own; its Dir is the account's
	Hook   *hook.Hook      // is told of new applications; nil: nothing is

	OpenFile func(path string) error // hands a file to a viewer; nil: none is started
	NoOpen   string                  // why not

	Crash crash.Report // writes down panics; nil: nobody does
	Trace io.Writer    // gets a line for what the dashboard does; nil: none is written

	Now    func() time.Time
	Input  io.Reader // nil: the terminal
	Output io.Writer // nil: the terminal
}

// hook is what is sent new applications; nil in the demo, where nobody has applied.
func (o Options) hook() *hook.Hook {
	if o.IsDemo {
		return nil
	}
	return o.Hook
}

// framesPerSecond is how often Bubble Tea looks whether there is a frame to write.
// A key waits for that look: on average 8 ms at the usual 60, and half of it at
// this, the most there can be, for half a percent of a processor more at rest.
const framesPerSecond = 120

// atEnd is how long the end waits for work that was told to end. It takes
// milliseconds unless a disk hangs.
const atEnd = 2 * time.Second

// Run shows the dashboard until the person quits, the terminal is gone or ctx
// ends; what was typed is kept in every case.
func Run(ctx context.Context, o Options) error {
	options := []tea.ProgramOption{tea.WithoutSignalHandler(), tea.WithFPS(framesPerSecond)}
	if o.Input != nil {
		options = append(options, tea.WithInput(o.Input))
	}
	if o.Output != nil {
		options = append(options, tea.WithOutput(o.Output))
	}
	text.CountRunes(true)
	gone := make(chan struct{})
	var lent screenLent
	o.Editor.Exec, o.Editor.Gone = lent.exec, gone
	group := load.NewGroup(context.WithoutCancel(ctx), nil)
	group.Guard(o.Crash)
	m := New(o, group)
	defer func() { m.desk.Group.End(atEnd) }() // the account may be another by then
	guard := &guarded{Model: m, report: o.Crash}
	p := tea.NewProgram(guard, options...)
	guard.end = p.Quit
	group.SendBy(p.Send)

	// Bubble Tea would end at once on SIGINT and SIGTERM, and not at all on
	// SIGHUP; each has to keep the draft first.
	hangups, interrupts := make(chan os.Signal, 1), make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP, syscall.SIGTERM)
	defer signal.Stop(hangups)
	signal.Notify(interrupts, os.Interrupt)
	defer signal.Stop(interrupts)
	continued := make(chan os.Signal, 1)
	notifyContinued(continued)
	defer signal.Stop(continued)
	ended := make(chan struct{})
	defer close(ended)
	go func() {
		done := ctx.Done()
		for over := false; !over; {
			select {
			case <-hangups:
				over = true
			case <-interrupts:
				over = !lent.now()
			case <-done: // an interrupt ends the caller's context, too
				over, done = !lent.now(), nil
			case <-continued: // what other programs wrote meanwhile is on the screen
				go p.Send(tea.ClearScreen()) // the loop may stand still
			case <-ended:
				return
			}
		}
		close(gone) // while another program has the screen, the loop stands still
		p.Send(hangup{})
	}()

	if _, err := p.Run(); err != nil && !errors.Is(err, tea.ErrInterrupted) {
		return fmt.Errorf("the dashboard ended: %w", err)
	}
	if guard.err != nil {
		return fmt.Errorf("the dashboard ended: %w", guard.err)
	}
	return nil
}

// screenLent counts the programs that have the terminal. One that leaves it as it
// is has ctrl+c sent to shortlist as well, as an interrupt, and it is that
// program's.
type screenLent struct{ programs atomic.Int32 }

// echo is how long after a program has ended an interrupt is still its own: it
// may have ended on it before shortlist has heard of it. The dashboard's own
// ctrl+c is a key.
const echo = 100 * time.Millisecond

func (l *screenLent) now() bool { return l.programs.Load() > 0 }

// exec is tea.Exec, counted from before the terminal is handed over.
func (l *screenLent) exec(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
	hand := tea.Exec(c, func(err error) tea.Msg {
		time.AfterFunc(echo, func() { l.programs.Add(-1) })
		return back(err)
	})
	return func() tea.Msg {
		l.programs.Add(1)
		return hand()
	}
}
