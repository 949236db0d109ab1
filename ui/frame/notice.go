package frame

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Notice is a sentence between the screen and the footer that goes by itself. Its zero value
// shows none.
type Notice struct {
	current desk.Notice
	count   int // shown so far
	timer   load.Task
	ends    time.Time // of the current one
	itself  bool      // the current one is about what came by itself
	behind  load.Task // waits until then with another of those

	reserved int // places in the order of notices
	place    int // of the current one
}

// Show shows a sentence in place of the one before; what went wrong stays longer.
func (n *Notice) Show(d *desk.Desk, s desk.Severity, sentence string) tea.Cmd {
	return n.Reserve(d)(s, sentence)
}

// Reserve returns a Show for a sentence about what is done now, and known later. It does not replace a
// sentence about what is done after. Line by line, nothing is replaced.
func (n *Notice) Reserve(d *desk.Desk) func(desk.Severity, string) tea.Cmd {
	n.reserved++
	place := n.reserved
	return func(s desk.Severity, sentence string) tea.Cmd {
		if place < n.place && n.current.Text != "" && !d.Linear {
			return nil
		}
		n.place = place
		return n.show(d, s, sentence)
	}
}

// Announce shows a sentence about what came by itself, once the one that is shown has had its time. The last one of
// several that wait counts.
func (n *Notice) Announce(d *desk.Desk, s desk.Severity, sentence func() string) tea.Cmd {
	left := n.ends.Sub(d.Now())
	if n.current.Text == "" || n.itself || left <= 0 || d.Linear {
		shown := n.Show(d, s, sentence())
		n.itself = true
		return shown
	}
	return load.After(d.Group, &n.behind, left, func() tea.Cmd { return n.Announce(d, s, sentence) })
}

func (n *Notice) show(d *desk.Desk, s desk.Severity, sentence string) tea.Cmd {
	n.current = desk.Notice{Severity: s, Text: sentence}
	n.count++
	n.itself = false
	life := 6 * time.Second
	if s >= desk.Warn {
		life = 20 * time.Second
	}
	n.ends = d.Now().Add(life)
	return load.After(d.Group, &n.timer, life, func() tea.Cmd {
		n.current = desk.Notice{}
		return nil
	})
}

// Current returns the sentence that is shown.
func (n *Notice) Current() desk.Notice { return n.current }

// Count is how many sentences were shown so far.
func (n *Notice) Count() int { return n.count }

// Clear takes the sentence away.
func (n *Notice) Clear() {
	n.current = desk.Notice{}
	n.timer.Cancel()
}

// Lines draws the sentence, or resting where none is shown: in two rows on a low screen, in
// four at most. A bad one that rests has a row below the sentence, too.
func (n *Notice) Lines(d *desk.Desk, width, height int, resting desk.Notice) (out []string) {
	most := min(max(height/6, 2), 4)
	switch {
	case n.current.Text == "":
		return lines(d, width, most, resting)
	case resting.Severity == desk.Bad:
		return append(lines(d, width, most, n.current), lines(d, width, 1, resting)...)
	}
	return lines(d, width, most, n.current)
}

// lines draws a notice in so many rows at most; none without a text.
func lines(d *desk.Desk, width, most int, shown desk.Notice) (out []string) {
	if shown.Text == "" {
		return nil
	}
	style, mark := d.Sign(shown.Severity)
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
		out = append(out, desk.NewRow(width).Left(style.Bold(), " "+mark+" ").Left(style, line).Render(d.Theme.Resting))
	}
	return out
}
