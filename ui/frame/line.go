package frame

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/widget"
)

// Line is embedded by boxes in which a person types one line.
type Line struct {
	Env     *env.Env
	Host    Host
	Input   widget.Input
	Changed func() // called when the text has changed; nil: not called
}

// NewLine returns a line that holds the text typed. While the line is empty, it shows hint.
func NewLine(e *env.Env, h Host, hint, typed string) Line {
	l := Line{Env: e, Host: h, Input: widget.NewInput(hint)}
	l.Input.Begin(typed)
	return l
}

// Unasked implements Box.
func (l *Line) Unasked() bool { return false }

// Paste implements Box.
func (l *Line) Paste(msg tea.PasteMsg) tea.Cmd {
	l.typeIn(msg)
	return nil
}

func (l *Line) typeIn(msg tea.Msg) {
	if l.Input.Type(msg) && l.Changed != nil {
		l.Changed()
	}
}

// Take handles a key of the box that embeds l: Back closes the box, Accept calls done, every other key is typed.
func (l *Line) Take(msg tea.KeyPressMsg, of Box, done func() tea.Cmd) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key):
		l.Host.Remove(of)
	case action.Accept.Has(key):
		return done()
	default:
		l.typeIn(msg)
	}
	return nil
}

// Field draws the line.
func (l *Line) Field(width int) string {
	return l.Env.Theme.Field.Render("▸ ") + l.Input.View(l.Env.Theme, width-4)
}
