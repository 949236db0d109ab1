package terminal

import (
	"context"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/env"
	"shortlist/ui/load"
)

// Described is the terminal in front of the person.
type Described struct {
	Name       string // as it reports it; "" if it reports none
	Attributes []int  // DA1
	InTmux     bool   // tmux lies between: Name is that of the terminal that shows tmux
	Blocked    bool   // tmux passes nothing on to the terminal
	Drags      bool   // it can report drags of the mouse (OSC 72); false within tmux
}

// Wrap returns a sequence in the form in which it reaches the terminal. tmux takes at most 1 MB at
// once.
func (t Described) Wrap(sequence string) string {
	if t.InTmux {
		return ansi.TmuxPassthrough(sequence)
	}
	return sequence
}

// Asker asks the terminal who it is, once the answer is first needed.
type Asker struct {
	Env *env.Env
	// Passes asks tmux whether it passes sequences on; known is false if tmux does not answer. nil: no
	// program is started, and a terminal that is silent counts as blocked.
	Passes func(context.Context) (passes, known bool)

	stage  stage
	asked  Described // what was answered so far
	then   []func(Described) tea.Cmd
	near   func(Described) tea.Cmd // gets the answer of the nearest program; nil for nothing
	wait   load.Task
	fences []*fence // the first is answered first
}

type stage int

const (
	unasked stage = iota
	direct        // the nearest program is asked, which may be tmux
	looking       // tmux is asked whether it passes sequences on
	through       // the terminal is asked through tmux
	answered
)

// Within is how long a terminal may take to answer over a slow line.
const Within = 1500 * time.Millisecond

// question asks for the name. Every terminal answers the second request, and answers in order.
const question = ansi.RequestNameVersion + ansi.RequestPrimaryDeviceAttributes

// DragsQuestion asks the terminal whether it reports drags. One that does answers with
// DragsAnswer. It goes only to the nearest program: tmux neither answers it nor passes it on.
const (
	DragsQuestion = DragsAnswer + "\x1b\\"
	DragsAnswer   = "\x1b]72;t=q" // the beginning of the answer
)

// Ask calls then once the terminal has answered or its time is over. tmux may be shown by another
// terminal each time, so it is asked again unless a fence is open.
func (a *Asker) Ask(then func(Described) tea.Cmd) tea.Cmd {
	if a.stage == answered && (!a.asked.InTmux || len(a.fences) > 0) {
		return then(a.asked)
	}
	a.then = append(a.then, then)
	if a.stage != unasked && a.stage != answered {
		return nil
	}
	return a.askDirect()
}

// AskFirst asks the nearest program only, before any other question: it sends nothing through tmux. It
// calls then with the answer; a terminal that is silent so early is asked again later.
func (a *Asker) AskFirst(then func(Described) tea.Cmd) tea.Cmd {
	a.near = then
	return a.askDirect()
}

func (a *Asker) askDirect() tea.Cmd {
	a.stage, a.asked = direct, Described{}
	return a.send(DragsQuestion + question)
}

func (a *Asker) send(sequence string) tea.Cmd {
	return tea.Batch(Ask(sequence), load.After(a.Env.Group, &a.wait, Within, a.next))
}

// Take takes an answer of the terminal. Its attributes are the last answer. A nil asker asks nothing.
func (a *Asker) Take(msg tea.Msg) tea.Cmd {
	if a == nil {
		return nil
	}
	asking := a.stage == direct || a.stage == through
	switch msg := msg.(type) {
	case tea.TerminalVersionMsg:
		if asking {
			a.asked.Name = msg.Name
		}
	case uv.UnknownOscEvent:
		if a.stage == direct && strings.HasPrefix(string(msg), DragsAnswer) {
			a.asked.Drags = true
		}
	case uv.PrimaryDeviceAttributesEvent:
		if asking {
			a.asked.Attributes = msg
			return a.next()
		}
		if len(a.fences) > 0 {
			return a.fences[0].close(true)
		}
	}
	return nil
}

// next goes on after an answer, or after a silence.
func (a *Asker) next() tea.Cmd {
	a.wait.Cancel()
	if near := a.near; near != nil {
		a.near = nil
		if len(a.then) > 0 {
			return tea.Batch(near(a.asked), a.next())
		}
		a.stage = answered
		if a.asked.Attributes == nil || strings.HasPrefix(a.asked.Name, "tmux") {
			a.stage = unasked
		}
		return near(a.asked)
	}
	if a.stage == direct && strings.HasPrefix(a.asked.Name, "tmux") {
		a.asked = Described{InTmux: true}
		if a.Passes == nil {
			return a.askThrough()
		}
		a.stage = looking
		return load.Do(a.Env.Group, func(ctx context.Context) (bool, error) {
			passes, known := a.Passes(ctx)
			return passes || !known, nil
		}, func(may bool, err error) tea.Cmd {
			if err == nil && may {
				return a.askThrough()
			}
			a.asked.Blocked = true
			return a.next()
		})
	}
	if a.stage == through && a.asked.Attributes == nil && a.Passes == nil {
		a.asked.Blocked = true
	}
	a.stage = answered
	then := a.then
	a.then = nil
	var cmds []tea.Cmd
	for _, f := range then {
		cmds = append(cmds, f(a.asked))
	}
	return tea.Batch(cmds...)
}

func (a *Asker) askThrough() tea.Cmd {
	a.stage = through
	return a.send(a.asked.Wrap(question))
}

// fence waits for the terminal to have read what was sent before it.
type fence struct {
	asker *Asker
	then  func(passed bool) tea.Cmd
	wait  load.Task
}

// Fence sends a sequence, and calls then once the terminal has read it, or has been silent for
// a time. The terminal must have been asked before.
func (a *Asker) Fence(sequence string, within time.Duration, then func(passed bool) tea.Cmd) tea.Cmd {
	f := &fence{asker: a, then: then}
	a.fences = append(a.fences, f)
	return tea.Batch(
		Ask(sequence+a.asked.Wrap(ansi.RequestPrimaryDeviceAttributes)),
		load.After(a.Env.Group, &f.wait, within, func() tea.Cmd { return f.close(false) }),
	)
}

func (f *fence) close(passed bool) tea.Cmd {
	f.wait.Cancel()
	for i, other := range f.asker.fences {
		if other == f {
			f.asker.fences = append(f.asker.fences[:i:i], f.asker.fences[i+1:]...)
			break
		}
	}
	return f.then(passed)
}
