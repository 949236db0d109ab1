// Package input is one line that a person types into, alike in every box and form.
package input

import (
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/text"
)

// Line is the line. It never blinks and never reads a clipboard, so nothing that is
// done to it has a command to run.
type Line struct{ textinput.Model }

// New returns an empty line that takes keys once it has the focus; hint stands in it
// while it is empty.
func New(hint string) Line {
	in := textinput.New()
	in.Prompt, in.Placeholder = "", hint
	in.KeyMap.Paste.SetEnabled(false) // it would start another program; a terminal's paste arrives as one
	s := in.Styles()
	s.Cursor.Blink = false // a resting screen writes nothing
	in.SetStyles(s)
	return Line{in}
}

// Password returns a line that shows nothing of what is typed.
func Password() Line {
	l := New("")
	l.EchoMode, l.EchoCharacter = textinput.EchoPassword, '•'
	return l
}

// Focus gives it the keys.
func (l *Line) Focus() { _ = l.Model.Focus() }

// Begin gives it the keys, at the end of what it begins with.
func (l *Line) Begin(typed string) {
	l.SetValue(typed)
	l.CursorEnd()
	l.Focus()
}

// Type takes a key or a paste, and reports whether another text stands there by it. What is
// pasted may be a stranger's; a password is taken as it is.
func (l *Line) Type(msg tea.Msg) (changed bool) {
	if paste, ok := msg.(tea.PasteMsg); ok && l.EchoMode == textinput.EchoNormal {
		paste.Content = text.Line(paste.Content)
		msg = paste
	}
	before := l.Value()
	l.Model, _ = l.Update(msg)
	return l.Value() != before
}
