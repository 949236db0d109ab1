package terminal

import (
	"cmp"
	"os"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/crash"
)

// program is a model between Bubble Tea and ours. It gives each view to the painter, does what
// the terminal is asked for, and ends the dashboard on a panic in our model or in its commands. Bubble
// Tea would print the panic onto the screen, with any stranger's text that is in it.
type program struct {
	model   tea.Model
	loop    *tea.Program
	keys    *keys
	painter *painter
	tty     *tty
	loan    *Loan

	restored chan struct{} // closed when another program may have the terminal; nil while none is to have it

	colours, most colorprofile.Profile // the colours of the frames now, and the most that they may have

	canWait    bool      // the view after the current message may be postponed
	collecting time.Time // the views of results wait until then

	report     crash.Report
	err        error // the panic, once there was one
	unreadable error // the terminal is gone
	hangup     bool  // the program has to end soon
}

// Init implements tea.Model.
//
// The model gets the colours first: Bubble Tea sends them beside other messages, so they may come after the first frames.
func (p *program) Init() tea.Cmd {
	return p.guard(func() (first tea.Cmd) {
		p.model, first = p.model.Update(tea.ColorProfileMsg{Profile: p.colours})
		go p.sleep()
		return tea.Batch(first, p.model.Init())
	})
}

// Update implements tea.Model.
func (p *program) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	p.canWait = false
	if unread, is := msg.(unreadable); is { // SIGHUP may come later, or never
		p.unreadable, msg = unread.error, Hangup{}
	}
	if _, is := msg.(tea.ColorProfileMsg); is { // the one of the start may come after the terminal has answered that it has more
		msg = tea.ColorProfileMsg{Profile: p.colours}
	}
	switch msg := msg.(type) {
	case drawOnce:
		return p, nil
	case Sequence:
		p.painter.send(string(msg))
		return p, nil
	case Question:
		p.painter.sendQuestion(string(msg))
		return p, nil
	case Clipboard:
		p.painter.send(ansi.SetSystemClipboard(string(msg)))
		return p, nil
	case Drags:
		p.painter.change(func(next *pending) { next.drags = msg })
		return p, nil
	case Redraw:
		p.painter.redraw()
		return p, nil
	case resumed:
		if p.restored == nil {
			p.tty.restore()
			_ = p.tty.makeRaw() // a terminal that is gone is noticed where keys are read
			p.painter.redraw()
		}
		return p, nil
	case lending:
		err := p.lend(msg.command)
		return p, p.guardCommand(func() tea.Msg { return msg.back(err) })
	case failed:
		p.err = cmp.Or(p.err, msg.error)
		return p, tea.Quit
	case Hangup:
		p.hangup = true
	case tea.WindowSizeMsg:
		p.painter.resize(msg.Width, msg.Height)
	case tea.ModeReportMsg:
		p.learn(msg)
	case tea.TerminalVersionMsg, uv.SecondaryDeviceAttributesEvent:
		var answered Identity
		answered.Take(msg)
		p.raise(answered.Colours())
	case tea.CursorPositionMsg:
		switch {
		case hasMargins(msg):
			p.painter.change(func(next *pending) { next.margins = true })
		case DrawsBordersWide(msg):
			p.painter.change(func(next *pending) { next.cjk = true })
		case drawsMarks(msg):
			p.painter.change(func(next *pending) { next.marks = true })
		}
	}
	cmd := p.guard(func() (cmd tea.Cmd) {
		p.model, cmd = p.model.Update(msg)
		return cmd
	})
	if result, ok := msg.(result); ok {
		if result.IsDelay() {
			p.collecting = time.Now().Add(frameTime)
		}
		p.canWait = result.IsFollowed() && time.Now().Before(p.collecting)
	}
	return p, cmd
}

// learn takes the terminal's answer to a question for a mode.
func (p *program) learn(msg tea.ModeReportMsg) {
	switch {
	case CountsGraphemes(msg):
		p.painter.change(func(next *pending) { next.graphemes, next.setGraphemes = true, msg.Value == ansi.ModeReset })
	case msg.Value != ansi.ModeReset:
	case msg.Mode == ansi.ModeSynchronizedOutput:
		p.painter.change(func(*pending) { p.painter.synced = true })
	case msg.Mode == ansi.ModeLeftRightMargin:
		p.painter.sendQuestion(tryMargins)
	}
}

// awaitAnswers waits for the answers to all questions: the next program would take them for typed keys.
func (p *program) awaitAnswers() {
	if p.keys.stop == nil {
		return
	}
	hangup := time.Now().Add(p.painter.patience.hangup)
	for {
		left := p.painter.awaits()
		if p.hangup {
			left = min(left, time.Until(hangup))
		}
		if left <= 0 {
			return
		}
		select {
		case <-p.painter.answers:
		case <-p.keys.done:
			return
		case <-time.After(left):
		}
	}
}

// CountsGraphemes reports whether the terminal, by its answer, counts the cells of a text by its
// graphemes, and no longer by its runes.
func CountsGraphemes(msg tea.ModeReportMsg) bool {
	return msg.Mode == ansi.ModeUnicodeCore &&
		(msg.Value == ansi.ModeReset || msg.Value == ansi.ModeSet || msg.Value == ansi.ModePermanentlySet)
}

func (p *program) guard(f func() tea.Cmd) (cmd tea.Cmd) {
	if p.err == nil {
		p.err = p.report.Guard(func() error { cmd = f(); return nil })
	}
	if p.err != nil {
		return tea.Quit
	}
	return p.guardCommand(cmd)
}

// failed is a message with the panic of a command.
type failed struct{ error }

// guardCommand makes a panic in a command, or in one that follows from it, a message.
func (p *program) guardCommand(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() tea.Msg { return p.runCommand(cmd) }
}

func (p *program) runCommand(cmd tea.Cmd) (msg tea.Msg) {
	if err := p.report.Guard(func() error { msg = cmd(); return nil }); err != nil {
		return failed{err}
	}
	var cmds []tea.Cmd
	for _, next := range Commands(msg) {
		cmds = append(cmds, p.guardCommand(next))
	}
	switch _, batch := msg.(tea.BatchMsg); {
	case batch:
		return tea.BatchMsg(cmds)
	case cmds != nil:
		return tea.Sequence(cmds...)()
	}
	return msg
}

// View implements tea.Model.
func (p *program) View() (v tea.View) {
	if p.canWait {
		p.painter.postpone()
		return v
	}
	if p.err != nil || !p.painter.isFree() {
		return v
	}
	if p.err = p.report.Guard(func() error { v = p.model.View(); return nil }); p.err != nil {
		go p.loop.Quit() // the loop takes its message after this
		return v
	}
	p.painter.show(v)
	return v
}

// lend hands the terminal to another program until it has ended. The loop waits meanwhile.
func (p *program) lend(c tea.ExecCommand) error {
	select {
	case <-p.suspend():
	case <-p.loan.Gone(): // a terminal that does not read holds nothing up
		return os.ErrClosed // Hangup follows
	}
	p.awaitAnswers()
	p.keys.leave()
	if _, raw := c.(Raw); !raw {
		p.tty.restore()
	}
	c.SetStdin(p.tty.in)
	c.SetStdout(p.tty.out)
	c.SetStderr(os.Stderr)
	err := p.report.Guard(c.Run)
	if raw := p.tty.makeRaw(); err == nil {
		err = raw
	}
	if gone := p.keys.read(); gone != nil {
		go p.loop.Send(unreadable{gone})
	}
	p.painter.resume()
	p.restored = nil
	p.tty.sendSize(p.loop.Send) // the size may have changed meanwhile
	return err
}

// suspend takes the terminal from the painter. The channel is closed when the terminal is restored. Keys
// from now on are for another program: they stay unread, or are dropped if answers still have to be read.
func (p *program) suspend() (restored chan struct{}) {
	if p.restored != nil {
		return p.restored
	}
	p.painter.hold()
	if p.painter.awaits() > 0 || p.painter.isAsking() {
		p.keys.deaf.Store(true)
	} else {
		p.keys.leave()
	}
	p.restored = make(chan struct{})
	go func(restored chan struct{}) {
		p.painter.suspend()
		close(restored)
	}(p.restored)
	return p.restored
}

// end gives the terminal back. It returns a panic of the painter.
func (p *program) end() error {
	select {
	case <-p.suspend():
	case <-time.After(p.painter.patience.end):
	}
	p.awaitAnswers()
	p.keys.end()
	p.painter.close()
	p.tty.restore()
	return p.painter.failed()
}
