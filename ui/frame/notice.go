package frame

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Notice is a sentence between the screen and the footer, shown for a while. Its zero value shows no sentence.
type Notice struct {
	current env.Notice
	count   int // shown so far
	timer   load.Task
	ends    time.Time // when the current sentence goes
	itself  bool      // the current sentence is from Announce
	behind  load.Task // waits until ends with the next sentence from Announce

	reserved int // how many places Reserve has given out, in the order of its calls
	place    int // the place of the current sentence
}

// Show shows a sentence in place of the one before: a warning or an error for 20 seconds, any other for 6.
func (n *Notice) Show(e *env.Env, s env.Severity, sentence string) tea.Cmd {
	return n.Reserve(e)(s, sentence)
}

// Reserve returns a Show for the outcome of a task that begins now and ends later. It does not replace a sentence about
// something that began after the task. In the front end by lines, every sentence is shown.
func (n *Notice) Reserve(e *env.Env) func(env.Severity, string) tea.Cmd {
	n.reserved++
	place := n.reserved
	return func(s env.Severity, sentence string) tea.Cmd {
		if place < n.place && n.current.Text != "" && !e.UI.Linear {
			return nil
		}
		n.place = place
		return n.show(e, s, sentence)
	}
}

// Announce shows a sentence about an event that the person did not cause, once the sentence on the screen has had its
// time. If several wait, only the last is shown.
func (n *Notice) Announce(e *env.Env, s env.Severity, sentence func() string) tea.Cmd {
	left := n.ends.Sub(e.Now())
	if n.current.Text == "" || n.itself || left <= 0 || e.UI.Linear {
		shown := n.Show(e, s, sentence())
		n.itself = true
		return shown
	}
	return load.After(e.Group, &n.behind, left, func() tea.Cmd { return n.Announce(e, s, sentence) })
}

func (n *Notice) show(e *env.Env, s env.Severity, sentence string) tea.Cmd {
	n.current = env.Notice{Severity: s, Text: sentence}
	n.count++
	n.itself = false
	life := 6 * time.Second
	if s >= env.Warn {
		life = 20 * time.Second
	}
	n.ends = e.Now().Add(life)
	return load.After(e.Group, &n.timer, life, func() tea.Cmd {
		n.current = env.Notice{}
		return nil
	})
}

// Current returns the sentence that is shown.
func (n *Notice) Current() env.Notice { return n.current }

// Count is how many sentences were shown so far.
func (n *Notice) Count() int { return n.count }

// Clear takes the sentence away.
func (n *Notice) Clear() {
	n.current = env.Notice{}
	n.timer.Cancel()
}

// Lines draws the sentence; without one, it draws resting. It takes two rows on a low screen, four at most. A resting
// error is drawn below a sentence, too, in one row.
func (n *Notice) Lines(e *env.Env, width, height int, resting env.Notice) (out []string) {
	most := min(max(height/6, 2), 4)
	switch {
	case n.current.Text == "":
		return lines(e, width, most, resting)
	case resting.Severity == env.Bad:
		return append(lines(e, width, most, n.current), lines(e, width, 1, resting)...)
	}
	return lines(e, width, most, n.current)
}

// lines draws a notice in at most most rows; nil without a text.
func lines(e *env.Env, width, most int, shown env.Notice) (out []string) {
	if shown.Text == "" {
		return nil
	}
	style, mark := e.Sign(shown.Severity)
	room := max(width-4, 1)
	lines := text.Wrap(shown.Text, room)
	if len(lines) > most {
		lines = lines[:most]
		lines[most-1] = text.Cut(lines[most-1]+"…", room)
	}
	for i, line := range lines {
		if i > 0 {
			mark = " "
		}
		out = append(out, widget.NewRow(width).Left(style.Bold(), " "+mark+" ").Left(style, line).Render(e.Theme.Resting))
	}
	return out
}
