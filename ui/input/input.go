// Package input is a line of text that a person types, the same in every box and form.
package input

import (
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Line is a line of text. It never blinks and never reads the clipboard, so none of its methods
// returns a command.
type Line struct{ textinput.Model }

// New returns an empty line, which takes keys once it has the focus. It shows hint while it is
// empty.
func New(hint string) Line {
	in := textinput.New()
	in.Prompt, in.Placeholder = "", hint
	in.KeyMap.Paste.SetEnabled(false) // it would start another program; the terminal sends what is pasted
	in.SetStyles(textinput.Styles{})  // a blinking cursor would write to a resting screen
	return Line{in}
}

// Password returns a line that hides what is typed.
func Password() Line {
	l := New("")
	l.EchoMode, l.EchoCharacter = textinput.EchoPassword, '•'
	return l
}

// View draws the line in so many cells.
func (l *Line) View(t *theme.Theme, width int) string {
	look := textinput.StyleState{Text: t.Text.LipGloss(), Placeholder: t.Dim.LipGloss()}
	l.SetStyles(textinput.Styles{
		Focused: look, Blurred: look,
		Cursor: textinput.CursorStyle{Color: look.Text.GetForeground(), Shape: tea.CursorBlock}, // it never blinks
	})
	l.SetWidth(width)
	return l.Model.View()
}

// Focus lets the line take keys.
func (l *Line) Focus() { _ = l.Model.Focus() }

// Begin fills the line, and lets it take keys at its end.
func (l *Line) Begin(typed string) {
	l.SetValue(typed)
	l.CursorEnd()
	l.Focus()
}

// Type takes a key or a paste, and reports whether the text changed. Pasted text may be a
// stranger's and is cleaned; a password stays as it is.
func (l *Line) Type(msg tea.Msg) (changed bool) {
	if paste, ok := msg.(tea.PasteMsg); ok && l.EchoMode == textinput.EchoNormal {
		paste.Content = text.Line(paste.Content)
		msg = paste
	}
	before := l.Value()
	l.Model, _ = l.Update(msg)
	return l.Value() != before
}
