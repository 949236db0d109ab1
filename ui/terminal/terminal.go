// Package terminal runs a program on a terminal: signals end it as a key would, a panic ends it
// with the terminal restored, and other programs may use the screen for a while.
package terminal

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
)

// Hangup is the message that the terminal is gone, or that the program has to end.
type Hangup struct{}

// Loan counts the programs that use the terminal. Unless such a program changes the terminal's
// modes, its ctrl+c interrupts shortlist as well, which has to ignore it.
type Loan struct {
	programs atomic.Int32
	gone     chan struct{}
}

// NewLoan returns a loan without a program.
func NewLoan() *Loan { return &Loan{gone: make(chan struct{})} }

// Gone is closed when the terminal is gone.
func (l *Loan) Gone() <-chan struct{} { return l.gone }

// isLent reports whether another program uses the terminal.
func (l *Loan) isLent() bool { return l.programs.Load() > 0 }

// echo is how long an interrupt still belongs to a program that has ended: the interrupt may
// have ended it before shortlist got the signal. The dashboard's own ctrl+c is a key.
const echo = 100 * time.Millisecond

// Exec is tea.Exec, counted from before the terminal is handed over. The command starts when the
// last frame is written.
func (l *Loan) Exec(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
	hand := tea.Exec(patient{c}, func(err error) tea.Msg {
		time.AfterFunc(echo, func() { l.programs.Add(-1) })
		return back(err)
	})
	return func() tea.Msg {
		l.programs.Add(1)
		return hand()
	}
}

// framesPerSecond is how often Bubble Tea checks for a frame to write. A key waits for that
// check: 8 ms on average at the usual 60, and half as long at 120, Bubble Tea's limit, which
// costs half a percent more of a processor at rest.
const framesPerSecond = 120

// Options configure a run.
type Options struct {
	Input  io.Reader // nil: the terminal
	Output io.Writer // nil: the terminal
	Crash  crash.Report
	Loan   *Loan
}

// Run runs a model until it ends, the terminal is gone or ctx ends. It calls started before the
// first message, with the function that sends messages to the loop.
func Run(ctx context.Context, m tea.Model, o Options, started func(send func(tea.Msg))) error {
	options := []tea.ProgramOption{tea.WithoutSignalHandler(), tea.WithFPS(framesPerSecond)}
	if o.Input != nil {
		options = append(options, tea.WithInput(o.Input))
	}
	if o.Output != nil {
		options = append(options, tea.WithOutput(o.Output))
	}
	guard := &guarded{Model: m, report: o.Crash}
	p := tea.NewProgram(guard, options...)
	guard.end = p.Quit
	started(p.Send)
	ended := make(chan struct{})
	defer close(ended)
	defer watchSignals(ctx, p.Send, o.Loan, ended)()

	_, err := p.Run()
	switch {
	case guard.err != nil:
		return fmt.Errorf("the dashboard ended: %w", guard.err)
	case err != nil && !errors.Is(err, tea.ErrInterrupted):
		if !errors.Is(err, tea.ErrProgramPanic) {
			hangUp(guard, started)
		}
		return fmt.Errorf("the dashboard ended: %w", err)
	}
	return nil
}

// hangUp ends a model whose program failed. Bubble Tea stops at once when it cannot read the
// terminal, which may be before SIGHUP arrives, and the model still has to save what was typed.
func hangUp(g *guarded, started func(send func(tea.Msg))) {
	p := tea.NewProgram(running{g}, tea.WithInput(nil), tea.WithOutput(io.Discard), tea.WithoutRenderer(), tea.WithoutSignalHandler())
	started(p.Send)
	go p.Send(Hangup{})
	_, _ = p.Run() // the first error is the one to report
}

// running is a model that has begun.
type running struct{ *guarded }

// Init implements tea.Model.
func (running) Init() tea.Cmd { return nil }

// watchSignals ends the program by Hangup. Bubble Tea would end at once on SIGINT and SIGTERM,
// and not at all on SIGHUP; on each of them, what was typed has to be saved first.
func watchSignals(ctx context.Context, send func(tea.Msg), l *Loan, ended <-chan struct{}) (stop func()) {
	hangups, interrupts, continued := make(chan os.Signal, 1), make(chan os.Signal, 1), make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP, syscall.SIGTERM)
	signal.Notify(interrupts, os.Interrupt)
	notifyContinued(continued)
	go func() {
		done := ctx.Done()
		for over := false; !over; {
			select {
			case <-hangups:
				over = true
			case <-interrupts:
				over = !l.isLent()
			case <-done: // an interrupt ends the caller's context, too
				over, done = !l.isLent(), nil
			case <-continued: // other programs may have written to the screen
				go send(tea.ClearScreen()) // the loop may be blocked
			case <-ended:
				return
			}
		}
		close(l.gone) // while another program has the screen, the loop is blocked
		send(Hangup{})
	}()
	return func() {
		for _, c := range []chan os.Signal{hangups, interrupts, continued} {
			signal.Stop(c)
		}
	}
}
