package frame

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Lines is embedded by boxes in which a person types or pastes several lines.
type Lines struct {
	Area    widget.Area
	Changed func() tea.Cmd // called when the text may have changed; nil: not called
}

// Begin begins with a text, and puts the cursor at its end.
func (l *Lines) Begin(typed string) {
	l.Area.SetValue(typed)
	l.Area.MoveTo(len(typed))
}

// Unasked implements Box.
func (l *Lines) Unasked() bool { return false }

// TypedText implements screen.Typed.
func (l *Lines) TypedText() *screen.TypedText {
	return &screen.TypedText{Value: l.Area.Value(), Many: true, Accept: action.KeepNote[0], Set: func(typed string) tea.Cmd {
		l.Area.SetValue("")
		return l.Paste(tea.PasteMsg{Content: typed})
	}}
}

// Paste implements Box.
func (l *Lines) Paste(msg tea.PasteMsg) tea.Cmd {
	l.Area.Insert(strings.Join(text.Lines(msg.Content), "\n"))
	return l.changed()
}

func (l *Lines) changed() tea.Cmd {
	if l.Changed == nil {
		return nil
	}
	return l.Changed()
}

// Take handles a key of the box that embeds l: Back calls leave, KeepNote keep, every other key is typed.
func (l *Lines) Take(msg tea.KeyPressMsg, leave, keep func() tea.Cmd) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key):
		return leave()
	case action.KeepNote.Has(key):
		return keep()
	case action.NewLine.Has(key), key == "alt+enter", key == "shift+enter":
		l.Area.Insert("\n")
	default:
		l.Area.Key(msg)
	}
	return l.changed()
}

// Draw draws the text in at least least lines, if there is room for them.
func (l *Lines) Draw(t *theme.Theme, width, least, room int) []string {
	room = max(room, 1)
	l.Area.Grow(width, min(least, room), room)
	cursor := t.Text.Reverse()
	return l.Area.View(t.Text, &cursor)
}
