package ui

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Desktop is how a terminal is asked to show a notice of its own.
type Desktop string

// The ways: none of them says whether the terminal knows it.
const (
	NoDesktop Desktop = ""
	OSC9      Desktop = "osc9"   // iTerm2, Windows Terminal, ConEmu, WezTerm, Ghostty
	OSC777    Desktop = "osc777" // urxvt, foot, VTE, Ghostty, WezTerm
)

// Signal is what draws a person's eye to a window that has not got it.
type Signal struct {
	Bell    bool
	Desktop Desktop
	Tmux    bool // the terminal is behind tmux, which passes on only what is wrapped
}

// signalEvery is how long a signal is enough: who comes in meanwhile is in it.
const signalEvery = 30 * time.Second

// sequence is what the terminal is sent for a sentence of safe text. It names nobody:
// such a notice may stand on a locked screen.
func (s Signal) sequence(said string) (out string) {
	said = strings.ReplaceAll(said, ";", ",") // which parts what OSC 777 is told
	switch s.Desktop {
	case OSC9:
		out = ansi.Notify(said)
	case OSC777:
		out = ansi.URxvtExt("notify", "shortlist", said)
	}
	if out != "" && s.Tmux {
		out = ansi.TmuxPassthrough(out)
	}
	if s.Bell {
		out += "\a"
	}
	return out
}

// receive has callbacks received for as long as the dashboard is open.
func (m *Model) receive() {
	if m.opts.Receive == nil {
		return
	}
	load.Listen(m.desk.Group, func(ctx context.Context) <-chan error {
		out := make(chan error, 1)
		go func() {
			defer close(out)
			tell := func(err error) {
				select {
				case out <- err:
				case <-ctx.Done():
				}
			}
			err := m.opts.Crash.Guard(func() error { return m.opts.Receive(ctx, tell) })
			if err != nil && ctx.Err() == nil {
				tell(err)
			}
		}()
		return out
	}, func(err error) tea.Cmd {
		return m.notify(desk.Bad, "New applications are not received here, only asked for: "+text.Sentence(err.Error()))
	})
}

// keepArrived has the jobs read that the callback tells of, for as long as the
// dashboard is open.
func (m *Model) keepArrived() {
	load.Listen(m.desk.Group, m.backend.KeepArrived, func(j model.Job) tea.Cmd {
		cmds := []tea.Cmd{m.count(), m.readInbox(), m.jobs.Reread(), m.book.Load(), m.conn.Deliver()} // a review of an arrival, and that it was opened, count for its application now
		if j.ID == m.people.Job().ID {
			cmds = append(cmds, m.people.Reread())
		}
		return tea.Batch(cmds...)
	})
}

// welcomeNew tells who came in, here, and where nobody looks also by the terminal.
func (m *Model) welcomeNew(came []account.Newcomer) tea.Cmd {
	if len(came) == 0 {
		return nil
	}
	if !m.opts.IsDemo { // nobody has applied there
		m.opts.Hook.Tell(m.backend, came)
	}
	m.came.add(came)
	cmds := []tea.Cmd{m.count(), m.readInbox(), m.notify(desk.Good, m.newSentence(came, !m.blind)+m.newcomersHint())}
	for _, n := range came {
		if n.JobID == m.people.Job().ID {
			cmds = append(cmds, m.people.Reread())
			break
		}
	}
	if now := m.opts.Now(); m.away && now.Sub(m.signalled) >= signalEvery {
		m.signalled = now
		if s := m.opts.Signal.sequence(m.newSentence(came, false)); s != "" {
			cmds = append(cmds, tea.Raw(s))
		}
	}
	return tea.Batch(cmds...)
}

// newcomers are who came in since those before were read.
type newcomers struct {
	ids  []int64 // the latest first
	read bool    // then who comes in now begins another list
}

// mostNewcomers bounds whom ! reads one after the other; all are in the lists.
const mostNewcomers = 500

func (n *newcomers) add(came []account.Newcomer) {
	if n.read {
		*n = newcomers{}
	}
	for _, c := range came {
		n.ids = slices.Insert(n.ids, 0, c.Who.ID)
	}
	n.ids = n.ids[:min(len(n.ids), mostNewcomers)]
}

// drop takes out somebody who is gone.
func (n *newcomers) drop(id int64) {
	n.ids = slices.DeleteFunc(n.ids, func(i int64) bool { return i == id })
}

// newcomersHint tells of the key that reads who came in, where it does.
func (m *Model) newcomersHint() string {
	switch n := len(m.came.ids); {
	case m.screens.Front() != screen.Screen(m.panes), m.boxes.Top() != nil, m.panes.Typing():
		return ""
	case n == 1:
		return " ! reads it."
	case n == mostNewcomers:
		return fmt.Sprintf(" ! reads the last %d.", n)
	default:
		return fmt.Sprintf(" ! reads all %d.", n)
	}
}

// newcomersAction is the key that reads who came in.
func (m *Model) newcomersAction() action.Action {
	a := action.Action{Keys: []string{"!"}, Name: "who came in", Title: "Newest applications", Group: action.GroupApplicants, Synonyms: "new, arrived, latest, recent, just in", Help: "read the newest applications, of all jobs", Run: func() tea.Cmd {
		m.came.read = true
		return m.openReader(m.reads.ReadFirst(slices.Clone(m.came.ids)))
	}}
	if len(m.came.ids) == 0 {
		a.Disabled = "nobody came in yet"
	}
	return a
}

// newSentence words who came in, with the name of a single person where it may be told.
func (m *Model) newSentence(came []account.Newcomer, named bool) string {
	jobs := map[int64]int{}
	var order []account.Newcomer
	for _, n := range came {
		if jobs[n.JobID]++; jobs[n.JobID] == 1 {
			order = append(order, n)
		}
	}
	title := func(n account.Newcomer) string {
		if t := text.Line(n.Job); t != "" {
			return "“" + text.Cut(t, 60) + "”"
		}
		return fmt.Sprintf("job %d", n.JobID)
	}
	if len(came) == 1 {
		if name := text.Line(came[0].Who.Applicant.Name); named && strings.TrimSpace(name) != "" {
			return fmt.Sprintf("Just in: %s for %s.", text.Cut(name, 60), title(came[0]))
		}
		return "A new application for " + title(came[0]) + "."
	}
	if len(order) == 1 {
		return fmt.Sprintf("%d new applications for %s.", len(came), title(order[0]))
	}
	const most = 3
	var of []string
	for i, n := range order {
		if i == most {
			of = append(of, fmt.Sprintf("and of %d more jobs", len(order)-most))
			break
		}
		of = append(of, fmt.Sprintf("%d for %s", jobs[n.JobID], title(n)))
	}
	return fmt.Sprintf("%d new applications: %s.", len(came), strings.Join(of, ", "))
}
