// Package linear is the dashboard line by line: it reads commands as words and prints what has changed, one line a
// change, without any terminal sequence. It serves screen readers and slow connections, and runs a file of lines as a
// script.
package linear

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/term"

	"shortlist/model/crash"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/terminal"
	"shortlist/ui/theme"
)

// Height is how many rows the dashboard believes that its screen has: lists are not cut.
const Height = 1000

// Dashboard is the model of the dashboard.
type Dashboard interface {
	Init() tea.Cmd
	Update(tea.Msg) tea.Cmd
	Outline() screen.Outline      // the box on top, else the screen in front
	Box() frame.Box               // the box on top; nil without one
	Here() []action.Action        // the actions of the screen in front
	Behind() []action.Action      // the actions of the list behind an open applicant or job; nil if neither is open
	Everything() []action.Action  // the actions of every place
	Notice() (env.Notice, int)    // the shown notice, and how many were shown so far
	Status() []string             // what the bar shows of the account, in sentences
	Wake()                        // makes the box on top take keys at once
	Lost() string                 // what is not saved, and why; "": everything is saved
	Run(action.Action) screen.Act // runs an action, or shows why it is not possible
}

// Options configure a run.
type Options struct {
	Input   io.Reader // nil: standard input
	Output  io.Writer // nil: standard output
	Charset theme.Charset
	Crash   crash.Report
}

// ErrNotUnderstood is the error of a script with a line that could not be done.
var ErrNotUnderstood = lang.NewError("not every line could be done")

// ErrUnanswered is the error of a script that ended though its last line needs another one.
var ErrUnanswered = lang.NewError("the lines ended before a question was answered; what it asks about is not done")

// Clock makes timers for load.NewGroup that do not count as work under way. The returned function sets how the
// messages of timers reach the loop.
func Clock() (load.Clock, func(send func(tea.Msg))) {
	var send func(tea.Msg)
	return func(d time.Duration, fire func() tea.Msg) tea.Cmd {
		return func() tea.Msg {
			time.AfterFunc(d, func() { send(fire()) })
			return nil
		}
	}, func(by func(tea.Msg)) { send = by }
}

// loop runs the dashboard's commands and hands it their messages.
type loop struct {
	model   Dashboard
	crash   crash.Report
	printer *printer
	talk    *talk

	back    chan answer  // from commands
	news    chan tea.Msg // from timers and events
	ended   chan struct{}
	running int // commands under way
	left    bool
	stopped bool // by a signal or the context
	err     error
}

// answer is the message of a command, and the commands to run after it.
type answer struct {
	msg  tea.Msg
	rest []tea.Cmd
}

// late is how long printing a change waits for the work under way.
const late = time.Second

// Run runs the dashboard until the person quits, the lines end, or ctx ends. It calls started before
// the first message, with the function that sends messages to the loop.
func Run(ctx context.Context, m Dashboard, o Options, started func(send func(tea.Msg))) error {
	if o.Input == nil {
		o.Input = os.Stdin
	}
	if o.Output == nil {
		o.Output = os.Stdout
	}
	in := newLines(o.Input)
	l := &loop{
		model: m, crash: o.Crash, printer: newPrinter(o.Output, o.Charset),
		back: make(chan answer), news: make(chan tea.Msg), ended: make(chan struct{}),
	}
	l.talk = &talk{loop: l, script: !in.terminal, printed: -1}
	defer close(l.ended)
	defer in.end()
	defer in.hide(false)
	started(l.send)
	stop, gone := make(chan os.Signal, 1), make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM, syscall.SIGQUIT, syscall.SIGABRT, os.Interrupt)
	defer signal.Stop(stop)
	signal.Notify(gone, syscall.SIGHUP) // never stopped: the signal may also come while the account is closed
	// A broken pipe must not kill the program. If it is the output, the printer fails.
	signal.Notify(make(chan os.Signal, 1), syscall.SIGPIPE)

	words := &wording{}
	action.WordBy(words.of)
	defer action.WordBy(nil)
	l.printer.before = func() { words.refresh(l.talk) }
	l.printer.line(lang.Text("shortlist, line by line: type help for what can be done, quit to leave."))
	l.perform(l.guard(m.Init))
	l.update(tea.WindowSizeMsg{Width: screen.OutlineWidth, Height: Height})
	l.attend(ctx, in, stop, gone)
	lost := ""
	if l.talk.closed { // otherwise quitting has warned the person
		lost = m.Lost()
	}
	switch {
	case l.err != nil:
		return l.err
	case lost != "":
		return errors.New(lost)
	case l.talk.script && l.printer.failure != nil && !errors.Is(l.printer.failure, syscall.EPIPE): // the reader of a closed pipe wants no more
		return l.printer.failure
	case l.talk.script && l.stopped:
		return context.Canceled
	case l.talk.script && l.talk.misunderstood:
		return ErrNotUnderstood
	case l.talk.script && l.talk.unanswered:
		return ErrUnanswered
	}
	return nil
}

// attend takes messages and lines until the dashboard has ended. At rest it waits for one of them.
func (l *loop) attend(ctx context.Context, in *lines, stop, gone <-chan os.Signal) {
	done, read, asked, slow := ctx.Done(), in.read, false, false
	var due <-chan time.Time // when changes are printed though work is under way; nil at rest
	for !l.left {
		if l.printer.failure != nil && !l.talk.closed {
			l.hangUp()
		}
		ready := l.idle()
		if ready {
			if l.talk.give(); !l.idle() || l.talk.then != nil {
				continue
			}
			ready = !l.talk.script || !l.model.Outline().Grows
		}
		if ready {
			due = nil
			in.hide(l.talk.secret()) // before the person is asked for a secret
			l.printer.page(l.model)
			l.model.Wake()
			l.talk.notice()
			if l.talk.silent() {
				l.printer.again()
			}
		} else if due == nil {
			due = time.After(late)
		}
		if !asked && !l.talk.closed && (ready || slow && !l.talk.script) {
			asked = true
			in.next()
		}
		select {
		case a := <-l.back:
			l.running--
			l.take(a)
		case msg := <-l.news:
			l.take(answer{msg: msg})
		case line, ok := <-read:
			asked, slow, due = false, false, nil
			if !ok {
				read = nil
				l.talk.unanswered = l.talk.awaits()
				l.hangUp()
				continue
			}
			l.talk.take(line)
		case <-due:
			slow, due = true, nil
			in.hide(l.talk.secret())
			l.printer.page(l.model)
			l.model.Wake()
			l.talk.notice()
		case <-stop:
			l.stopped = true
			l.hangUp()
		case <-gone:
			l.hangUp()
		case <-done:
			done, l.stopped = nil, true
			l.hangUp()
		}
	}
}

// hangUp ends the dashboard after the lines have ended. Unlike quit it does not warn.
func (l *loop) hangUp() {
	l.talk.closed = true
	l.update(terminal.Hangup{})
}

func (l *loop) idle() bool { return l.running == 0 }

// send hands a message to the loop.
func (l *loop) send(msg tea.Msg) {
	select {
	case l.news <- msg:
	case <-l.ended:
	}
}

// perform runs a command and those after it, one after the other.
func (l *loop) perform(cmd tea.Cmd, rest ...tea.Cmd) {
	if cmd == nil {
		if len(rest) > 0 {
			l.perform(rest[0], rest[1:]...)
		}
		return
	}
	l.running++
	go func() {
		var msg tea.Msg
		if err := l.crash.Guard(func() error { msg = cmd(); return nil }); err != nil {
			msg = failed{err}
		}
		select {
		case l.back <- answer{msg, rest}:
		case <-l.ended:
		}
	}()
}

// failed is the message of a command that panicked.
type failed struct{ error }

// take handles a message as Bubble Tea would.
func (l *loop) take(a answer) {
	switch msg := a.msg.(type) {
	case nil:
	case failed:
		l.err, l.left = msg.error, true
	case tea.BatchMsg:
		for _, cmd := range msg {
			l.perform(cmd)
		}
	case tea.QuitMsg:
		l.left = true
	case lent:
		l.take(answer{msg: msg.run()})
	case terminal.Sequence, terminal.Question, terminal.Redraw: // there is no screen
	case terminal.Clipboard:
		l.printer.line(lang.Text("To copy: %s", string(msg)))
	default:
		if cmds := terminal.Commands(msg); len(cmds) > 0 {
			l.perform(cmds[0], cmds[1:]...)
		} else {
			l.update(msg)
		}
	}
	if len(a.rest) > 0 {
		l.perform(a.rest[0], a.rest[1:]...)
	}
}

// update gives the dashboard a message, and prints the notice that follows.
func (l *loop) update(msg tea.Msg) {
	l.perform(l.guard(func() (cmd tea.Cmd) {
		cmd = l.model.Update(msg)
		l.printer.notice(l.model)
		return cmd
	}))
}

// guard returns the result of f. A panic ends the dashboard.
func (l *loop) guard(f func() tea.Cmd) (cmd tea.Cmd) {
	if err := l.crash.Guard(func() error { cmd = f(); return nil }); err != nil {
		l.err, l.left = err, true
	}
	return cmd
}

// press gives the dashboard a key.
func (l *loop) press(key string) {
	if msg, ok := action.Press(key); ok {
		l.update(msg)
	}
}

// isTerminal reports whether something is a terminal, and its descriptor.
func isTerminal(v any) (fd int, ok bool) {
	f, ok := v.(interface{ Fd() uintptr })
	if !ok {
		return 0, false
	}
	return int(f.Fd()), term.IsTerminal(int(f.Fd()))
}
