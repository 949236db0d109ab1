package widget

import (
	"charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Input is a line of text. It never blinks and never reads the clipboard, so none of its methods
// returns a command.
type Input struct {
	textinput.Model
	selected bool // the whole text: what is typed replaces it
	from     int  // the first cell of a long text in sight
}

// NewInput returns an empty line, which takes keys once it has the focus. It shows hint while it is
// empty.
func NewInput(hint string) Input {
	in := textinput.New()
	in.Prompt, in.Placeholder = "", hint
	in.KeyMap.Paste.SetEnabled(false) // it would start another program; the terminal sends what is pasted
	in.SetStyles(textinput.Styles{})  // a blinking cursor would write to a resting screen
	return Input{Model: in}
}

// NewPassword returns a line that hides what is typed.
func NewPassword() Input {
	l := NewInput("")
	l.EchoMode, l.EchoCharacter = textinput.EchoPassword, '•'
	return l
}

// View draws the line in width cells, and one more for the cursor behind the text. A longer text is scrolled to the cursor, and
// has a sign at each edge at which it goes on.
func (l *Input) View(t *theme.Theme, width int) string {
	look := textinput.StyleState{Text: t.Text.LipGloss(), Placeholder: t.Dim.LipGloss()}
	if l.selected {
		look.Text = t.Selected.LipGloss()
	}
	l.SetStyles(textinput.Styles{
		Focused: look, Blurred: look,
		Cursor: textinput.CursorStyle{Color: t.Text.LipGloss().GetForeground(), Shape: tea.CursorBlock}, // it never blinks
	})
	if l.SetWidth(0); l.Value() == "" { // without a width, all of a text is drawn, but nothing of a hint
		l.SetWidth(width)
	}
	drawn, room, typed := l.Model.View(), width+1, []rune(l.Value())
	all := text.Width(drawn)
	if l.Position() < len(typed) {
		all++ // for the cursor behind the text, so that it does not move the text
	}
	at := text.Width(string(typed[:l.Position()])) // of the cursor
	if l.EchoMode == textinput.EchoPassword {
		at = l.Position()
	}
	l.from = max(min(l.from, at-1, all-room), min(at+2, all)-room, 0)
	if all <= room {
		return text.Fit(drawn, room)
	}
	first, last := "", ""
	if l.from > 0 {
		first = t.Dim.Render("…")
	}
	if l.from+room < all {
		last = t.Dim.Render("…")
	}
	return text.Fit(first+text.Slice(drawn, l.from+text.Width(first), l.from+room-text.Width(last))+last, room)
}

// Focus lets the line take keys.
func (l *Input) Focus() { _ = l.Model.Focus() }

// Begin fills the line, and lets it take keys at its end.
func (l *Input) Begin(typed string) {
	l.SetValue(typed)
	l.CursorEnd()
	l.Focus()
}

// SetValue replaces the text.
func (l *Input) SetValue(typed string) {
	l.selected = false
	l.Model.SetValue(typed)
}

// Select selects the whole text, as the field of a browser does.
func (l *Input) Select() {
	l.CursorEnd()
	l.selected = l.Value() != ""
}

// Unselect ends the selection.
func (l *Input) Unselect() { l.selected = false }

// Selected reports whether the text is selected.
func (l *Input) Selected() bool { return l.selected }

// replace takes a key or a paste while the text is selected. It reports whether nothing is left to do for it.
func (l *Input) replace(msg tea.Msg) bool {
	pressed, ok := msg.(tea.KeyPressMsg)
	_, pastes := msg.(tea.PasteMsg)
	keys := l.KeyMap
	switch {
	case pastes, ok && pressed.Text != "":
		l.SetValue("")
		return false
	case !ok:
		return false
	case key.Matches(pressed, keys.DeleteCharacterBackward, keys.DeleteCharacterForward, keys.DeleteWordBackward, keys.DeleteWordForward,
		keys.DeleteBeforeCursor, keys.DeleteAfterCursor):
		l.SetValue("")
	case key.Matches(pressed, keys.CharacterBackward):
		l.selected = false
		l.CursorStart()
	case key.Matches(pressed, keys.CharacterForward):
		l.selected = false
	case key.Matches(pressed, keys.WordBackward, keys.WordForward, keys.LineStart, keys.LineEnd):
		l.selected = false
		return false
	default: // any other key does nothing
	}
	return true
}

// Type takes a key or a paste, and reports whether the text changed. Pasted text may be a
// stranger's and is cleaned; a password stays as it is.
func (l *Input) Type(msg tea.Msg) (changed bool) {
	if paste, ok := msg.(tea.PasteMsg); ok && l.EchoMode == textinput.EchoNormal {
		paste.Content = text.Line(paste.Content)
		msg = paste
	}
	before := l.Value()
	if l.selected && l.Focused() && l.replace(msg) {
		return l.Value() != before
	}
	l.Model, _ = l.Update(msg)
	return l.Value() != before
}
