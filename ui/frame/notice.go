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
}

// Show shows a sentence in place of the one before; what went wrong stays longer.
func (n *Notice) Show(d *desk.Desk, s desk.Severity, sentence string) tea.Cmd {
	n.current = desk.Notice{Severity: s, Text: sentence}
	n.count++
	life := 6 * time.Second
	if s >= desk.Warn {
		life = 20 * time.Second
	}
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
// four at most.
func (n *Notice) Lines(d *desk.Desk, width, height int, resting desk.Notice) (out []string) {
	shown := n.current
	if shown.Text == "" {
		shown = resting
	}
	if shown.Text == "" {
		return nil
	}
	style, mark := d.Sign(shown.Severity)
	room := max(width-4, 1)
	lines := text.Wrap(shown.Text, room)
	if most := min(max(height/6, 2), 4); len(lines) > most {
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
