// Package terminal runs a program on a terminal: signals end it as a key would, a panic ends it
// with the terminal restored, and other programs may use the screen for a while. It asks the terminal who it is, also
// through tmux, and shows the picture of a page: in cells, where the terminal knows the Unicode placeholders of the kitty
// protocol, else on a screen of its own.
//
// The painter draws in place of Bubble Tea's renderer. The demo at 120×40 with each of them, in turn in one run on two
// busy cores, on 29 November 2026 with Bubble Tea 2.1.1 at 60 and at 120 frames a second:
//
//	                                      painter    at 60    at 120
//	cursor key among applicants, bytes    169        415      388
//	  to its last byte                    3.1 ms     15.3     11.0
//	application opened or closed, bytes   366        958      958
//	  to its last byte                    3.3 ms     17.3     10.9
//	key held, processor of each           1.84 ms    1.98     1.94
//	at rest, processor                    0.02 %     0.76     1.09
//	  wake-ups a second                   6          295      465
//
// The renderer looks for a new frame at each tick, also at rest, and a key waits for the tick. It also has nothing for
// characters that terminals draw in another width (TestNoFrameBreaks) or from right to left
// (TestWhatIsWrittenFromRightToLeftMovesNothingElse), for lists beside others that the terminal scrolls
// (TestColumnsScrollOnlyWhereMarginsWork), and for a terminal that does not read (TestATerminalThatDoesNotReadHoldsNothingUp).
package terminal

import (
	"cmp"
	"context"
	"io"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"shortlist/model/crash"
	"shortlist/model/lang"
)

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

// Exec returns a command that hands the terminal to c until c has ended.
func (l *Loan) Exec(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
	return func() tea.Msg {
		l.programs.Add(1)
		return lending{c, func(err error) tea.Msg {
			time.AfterFunc(echo, func() { l.programs.Add(-1) })
			return back(err)
		}}
	}
}

// Raw is a command of the dashboard's own. The terminal stays raw for it, so ctrl+s does not stop what it writes.
type Raw interface {
	tea.ExecCommand
	Raw()
}

// Options configure a run.
type Options struct {
	Input  io.Reader // nil: the terminal
	Output io.Writer // nil: the terminal
	Crash  crash.Report
	Loan   *Loan

	LowBandwidth bool // the line is slow: few colours and frames

	Simulated *Simulated // in tests; nil: the real one
	patience  *patience  // in tests; nil: the usual one
}

// Simulated is a terminal that only a test sees.
type Simulated struct {
	Width, Height int
	Profile       colorprofile.Profile
	Term          string // its type, as in TERM
	Margins       bool   // it scrolls columns
	Keys          stream // nil: the input is read
}

// Run runs a model until it ends, the terminal is gone or ctx ends. It calls started before the
// first message, with the function that sends messages to the loop.
//
// Bubble Tea runs the loop. It draws nothing, for the reasons in the comment of the package. It reads nothing: a panic
// there would leave the terminal raw.
//
// This package relies on what Bubble Tea does without a renderer and without input, and only this file names it:
//   - It calls View after each message, and passes each message of ours on unchanged.
//   - It turns each event of ultraviolet that it is sent into its own message.
//   - It leaves the terminal's settings alone.
//   - It sends a size of 0×0 first where there is no terminal.
//   - A panic in a command is printed to standard error, so commands are guarded before Bubble Tea gets them.
//   - A panic elsewhere in the loop ends it with an error.
//   - The message of tea.Sequence is a slice of commands.
//   - ReleaseTerminal does nothing but stop the clock for frames.
//
// Ultraviolet reads the bytes in a goroutine that cannot be guarded; it decodes them in one that is.
func Run(ctx context.Context, m tea.Model, o Options, started func(send func(tea.Msg))) error {
	t := newTTY(o.Input, o.Output)
	environ := os.Environ()
	profile, kind := Colours(t.out, environ), os.Getenv("TERM")
	width, height := t.size()
	if s := o.Simulated; s != nil {
		profile, kind, width, height = s.Profile, s.Term, s.Width, s.Height
	}
	most, pause := colorprofile.TrueColor, frameTime
	if o.LowBandwidth {
		most, pause = colorprofile.ANSI256, slowFrameTime
	}
	profile = min(profile, most)
	p := &program{model: m, report: o.Crash, tty: t, loan: o.Loan, colours: profile, most: most}
	loop := tea.NewProgram(p, tea.WithInput(nil), tea.WithOutput(io.Discard), tea.WithoutRenderer(), tea.WithFPS(1),
		tea.WithoutSignalHandler(), tea.WithColorProfile(profile), tea.WithWindowSize(width, height))
	p.loop = loop
	p.keys = newKeys(t.in, kind, loop.Send, o.Crash)
	if o.Simulated != nil {
		p.keys.stream = o.Simulated.Keys
	}
	// After a panic of the painter the model lives on, and saves what was typed.
	p.painter = newPainter(t.out, newCanvas(profile, kind), pause, func() { go loop.Send(drawOnce{}) }, func() { go loop.Send(Hangup{}) }, o.Crash)
	p.painter.canvas.margins = o.Simulated != nil && o.Simulated.Margins
	if o.patience != nil {
		p.painter.patience = *o.patience
	}
	if err := t.makeRaw(); err != nil {
		t.restore()
		return err
	}
	started(p.loop.Send)
	ended := make(chan struct{})
	defer close(ended)
	defer watchSignals(ctx, p.loop.Send, o.Loan, t, ended)()

	p.keys.answered = p.painter.answered
	p.painter.resume()
	err := p.keys.read() // before the questions: a Windows console drops what comes before the first read
	if err == nil {
		if _, answers := terminalOf(t.in); answers {
			p.painter.sendQuestion(questionsFor(kind))
		}
		_, err = p.loop.Run()
	}
	broken := p.end()
	if err := cmp.Or(p.err, err, p.unreadable, broken); err != nil {
		return lang.Errorf("the dashboard ended: %w", err)
	}
	return nil
}

// sleep stops Bubble Tea's clock for frames, which would wake the program each second. There is no renderer that needs it.
// Bubble Tea waits for half a second before it stops the clock; a program may end meanwhile.
func (p *program) sleep() {
	_ = p.report.Guard(p.loop.ReleaseTerminal) // it has no terminal
}

// watchSignals ends the program by Hangup. Bubble Tea would end at once on SIGINT and SIGTERM,
// and not at all on SIGHUP; Go would print all goroutines on SIGQUIT and SIGABRT and leave the terminal raw.
// On each of them, what was typed has to be saved first.
func watchSignals(ctx context.Context, send func(tea.Msg), l *Loan, t *tty, ended <-chan struct{}) (stop func()) {
	hangups, interrupts := make(chan os.Signal, 1), make(chan os.Signal, 1)
	continued, resized := make(chan os.Signal, 1), make(chan os.Signal, 1)
	signal.Notify(hangups, syscall.SIGHUP, syscall.SIGTERM, syscall.SIGQUIT, syscall.SIGABRT)
	signal.Notify(interrupts, os.Interrupt)
	notifyContinued(continued)
	notifyResized(resized)
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
			case <-continued:
				go send(resumed{}) // the loop may be blocked
			case <-resized:
				t.sendSize(send)
			case <-ended:
				return
			}
		}
		close(l.gone) // while another program has the screen, the loop is blocked
		send(Hangup{})
	}()
	return func() {
		for _, c := range []chan os.Signal{hangups, interrupts, continued, resized} {
			signal.Stop(c)
		}
	}
}
