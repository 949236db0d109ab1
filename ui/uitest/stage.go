// Package uitest is what the tests of screens share: a stage that drives a program without a
// terminal, and goldens of what is drawn.
package uitest

import (
	"context"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
)

// Program is what a stage drives: the dashboard, or a Room alone.
type Program interface {
	tea.Model
	Group() *load.Group       // runs its work now
	Actions() []action.Action // what the keys do now
	Rests() time.Duration     // how long the cursor must rest until the program follows it; 0: the program has
	HasBox() bool             // a box lies over the screen
	Ending() bool             // it draws nothing more
}

// Stage runs a program as Bubble Tea does, one message at a time. It runs the commands that
// the program returns and sends it their messages. It inspects each frame; with -short and
// under the race detector, only the frames in which the program is idle. Time passes only
// by Advance. Apart from Tap and Send, each input waits until the program is idle, so a
// test needs no waiting or retrying.
type Stage struct {
	Clock *Clock

	Unwatched bool     // frames are not inspected: there are too many
	Clipboard []string // texts that were sent to the terminal's clipboard
	Raw       []string // sequences that were sent to the terminal besides frames

	t       testing.TB
	program Program
	stop    context.CancelFunc
	group   *load.Group

	width, height int
	back          chan answer
	news          chan tea.Msg // messages of no command
	running       int
	left          bool
	unviewed      bool // the frame was not inspected
	frame         tea.View
	lines         []string  // of the frame, without styles; nil: not read yet
	frameAt       time.Time // when the frame was drawn; zero: it must be drawn
	inspected     inspected
}

// answer is the message of a command, and the commands to run after it.
type answer struct {
	msg  tea.Msg
	rest []tea.Cmd
}

// NewStage returns a stage without a program. The program is made with the stage's Group.
func NewStage(t testing.TB, clock *Clock) *Stage {
	ctx, stop := context.WithCancel(context.Background())
	s := &Stage{t: t, Clock: clock, stop: stop, back: make(chan answer), news: make(chan tea.Msg)}
	s.group = load.NewGroup(ctx, clock.Timer)
	s.group.SendBy(func(msg tea.Msg) {
		select {
		case s.news <- msg:
		case <-ctx.Done():
		}
	})
	return s
}

// Group runs the program's work.
func (s *Stage) Group() *load.Group { return s.group }

// Start starts a program at a size, and waits until it is idle.
func (s *Stage) Start(p Program, width, height int) {
	s.t.Helper()
	s.program = p
	s.Perform(p.Init())
	s.Resize(width, height)
}

// End ends all work and waits for it: the files it writes to go with the test.
func (s *Stage) End() {
	s.left = true
	s.stop()
	s.Settle()
	s.program.Group().End(time.Minute)
}

// Left reports whether the program has ended.
func (s *Stage) Left() bool { return s.left }

// Perform runs a command and those after it, one after the other.
func (s *Stage) Perform(cmd tea.Cmd, rest ...tea.Cmd) {
	if cmd == nil {
		if len(rest) > 0 {
			s.Perform(rest[0], rest[1:]...)
		}
		return
	}
	s.running++
	go func() { s.back <- answer{cmd(), rest} }()
}

// Send gives the program a message and does not wait for what follows from it.
func (s *Stage) Send(msg tea.Msg) {
	s.t.Helper()
	s.take(answer{msg: msg})
}

// take does with a message what Bubble Tea does.
func (s *Stage) take(a answer) {
	s.t.Helper()
	switch msg := a.msg.(type) {
	case nil:
	case tea.BatchMsg:
		for _, cmd := range msg {
			s.Perform(cmd)
		}
	case tea.QuitMsg:
		s.left = true
	case terminal.Sequence:
		s.Raw = append(s.Raw, string(msg))
	case terminal.Question:
		s.Raw = append(s.Raw, string(msg))
	case terminal.Drags:
		s.Raw = append(s.Raw, msg.Sequence())
	case terminal.Clipboard:
		if s.Clipboard = append(s.Clipboard, string(msg)); strings.ContainsFunc(string(msg), forbidden) {
			s.t.Fatalf("%q is sent to the clipboard", msg)
		}
	default:
		if cmds := terminal.Commands(a.msg); len(cmds) > 0 {
			s.Perform(cmds[0], cmds[1:]...)
		} else if !s.left {
			s.update(msg)
		}
	}
	if len(a.rest) > 0 {
		s.Perform(a.rest[0], a.rest[1:]...)
	}
}

func (s *Stage) update(msg tea.Msg) {
	s.t.Helper()
	if size, ok := msg.(tea.WindowSizeMsg); ok {
		s.width, s.height = size.Width, size.Height
	}
	_, cmd := s.program.Update(msg)
	s.frameAt = time.Time{}
	s.Perform(cmd)
	// The quick loop, and the race detector, inspect what a person has time to see.
	if s.unviewed = true; !testing.Short() && !modeltest.Race {
		s.look()
		switch msg.(type) {
		case tea.KeyPressMsg, tea.MouseMsg:
			s.checkKept()
		}
	}
}

// checkKept fails the test if the frame, of which parts may be kept, differs from the same frame with every part
// drawn again.
func (s *Stage) checkKept() {
	s.t.Helper()
	program, keeps := s.program.(interface{ DrawAgain() })
	if !keeps || s.Unwatched || s.program.Ending() {
		return
	}
	kept := s.view().Content
	program.DrawAgain()
	was, is := strings.Split(kept, "\n"), strings.Split(s.program.View().Content, "\n")
	for i := 1; i < min(len(was), len(is)); i++ { // the bar above also shows what goes on elsewhere
		if was[i] != is[i] {
			s.t.Fatalf("line %d was kept as %q, and is %q%s", i, was[i], is[i], s.Picture())
		}
	}
}

// view returns what the program draws now. A program draws the same until a message comes
// or time passes.
func (s *Stage) view() tea.View {
	if now := s.Clock.Now(); s.frameAt.IsZero() || !s.frameAt.Equal(now) {
		s.frame, s.lines, s.frameAt = s.program.View(), nil, now
	}
	return s.frame
}

// look inspects the frame unless that is done.
func (s *Stage) look() {
	s.t.Helper()
	if s.unviewed && !s.Unwatched {
		s.inspect()
	}
	s.unviewed = false
}

// Stuck is how long work may take before the test fails.
const Stuck = 60 * time.Second

// Settle waits until nothing is under way but timers.
func (s *Stage) Settle() {
	s.t.Helper()
	s.SettleBut(func(tea.Msg) bool { return false })
	s.look()
	if n := s.program.Group().Pending(); n != 0 && !s.left {
		s.t.Fatalf("%d pieces of work are counted as under way, but no command is%s", n, s.Picture())
	}
}

// SettleBut waits until no command is under way. Messages that are held are not sent to
// the program but returned.
func (s *Stage) SettleBut(held func(tea.Msg) bool) (late []tea.Msg) {
	s.t.Helper()
	stop := time.NewTimer(Stuck)
	defer stop.Stop()
	for s.running > 0 {
		select {
		case a := <-s.back:
			s.running--
			if held(a.msg) {
				late = append(late, a.msg)
				continue
			}
			s.take(a)
		case <-stop.C:
			s.t.Fatalf("%d commands are still under way after %v%s", s.running, Stuck, s.Picture())
		}
	}
	return late
}

// Until waits until something holds of the service or the screen, without waiting for
// idleness. It asks again and again: what a command under way does at the service brings
// no message.
func (s *Stage) Until(what string, holds func() bool) {
	s.t.Helper()
	stop := time.NewTimer(Stuck)
	defer stop.Stop()
	again := time.NewTicker(time.Millisecond)
	defer again.Stop()
	for !holds() {
		select {
		case <-again.C:
		case a := <-s.back:
			s.running--
			s.take(a)
		case msg := <-s.news:
			s.Send(msg)
		case <-stop.C:
			s.t.Fatalf("it has not come about that %s%s", what, s.Picture())
		}
	}
}

// Advance lets time pass: timers that come due fire, in order.
func (s *Stage) Advance(d time.Duration) {
	s.t.Helper()
	until := s.Clock.Now().Add(d)
	for {
		msg, ok := s.Clock.Fire(until)
		if !ok {
			return
		}
		s.Send(msg)
		s.Settle()
	}
}

// Pause is the moment in which a person reads what has come up.
func (s *Stage) Pause() {
	s.t.Helper()
	s.Advance(time.Second)
}
