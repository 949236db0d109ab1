// Package filter is the line under a list in which a person types what to keep.
package filter

import (
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Filter is the words a list is filtered by.
type Filter struct {
	input  textinput.Model
	typing bool
}

// New returns an empty filter; hint says what it looks at.
func New(hint string) Filter {
	in := textinput.New()
	in.Prompt = ""
	in.Placeholder = hint
	in.CharLimit = 200
	in.SetVirtualCursor(true)
	s := in.Styles()
	s.Cursor.Blink = false // a resting screen writes nothing
	in.SetStyles(s)
	return Filter{input: in}
}

// Value is what was typed.
func (f *Filter) Value() string { return f.input.Value() }

// Active reports whether anything is filtered.
func (f *Filter) Active() bool { return f.input.Value() != "" }

// Typing reports whether keys go into the filter.
func (f *Filter) Typing() bool { return f.typing }

// Open begins typing, at the end of what is there.
func (f *Filter) Open() tea.Cmd {
	f.typing = true
	f.input.CursorEnd()
	return f.input.Focus()
}

// Clear removes the filter.
func (f *Filter) Clear() {
	f.typing = false
	f.input.Blur()
	f.input.SetValue("")
}

// Put types something in the place of what is there.
func (f *Filter) Put(typed string) {
	f.input.SetValue(typed)
	f.input.CursorEnd()
}

// Update takes a key while typing: enter keeps the filter, esc removes it.
func (f *Filter) Update(msg tea.Msg) tea.Cmd {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		switch key.String() {
		case "enter", "down":
			f.typing = false
			f.input.Blur()
			return nil
		case "esc":
			f.Clear()
			return nil
		}
	}
	if paste, ok := msg.(tea.PasteMsg); ok {
		paste.Content = text.Line(paste.Content) // it may be a stranger's text
		msg = paste
	}
	var cmd tea.Cmd
	f.input, cmd = f.input.Update(msg)
	return cmd
}

// Query is the words of the filter.
func (f *Filter) Query() model.Query { return model.NewQuery(f.input.Value()) }

// View draws the filter in so many cells; empty when there is none.
func (f *Filter) View(t theme.Theme, width int) string {
	if !f.typing && !f.Active() {
		return ""
	}
	f.input.SetWidth(max(width-4, 1))
	if f.typing {
		return text.Fit(t.Key.Render(" / ")+f.input.View(), width)
	}
	return text.Fit(t.Key.Render(" / ")+t.Text.Render(text.Line(f.input.Value()))+t.Dim.Render("  esc clears"), width)
}

// Actions are the keys while typing, for the footer.
func (f *Filter) Actions() []action.Action {
	// The keys are for Update; from the palette they are pressed for the person.
	press := func(code rune) func() tea.Cmd {
		return func() tea.Cmd { return func() tea.Msg { return tea.KeyPressMsg{Code: code} } }
	}
	return []action.Action{
		{Keys: []string{"enter"}, Name: "keep", Help: "keep the filter", Rank: 1, Run: press(tea.KeyEnter)},
		{Keys: []string{"esc"}, Name: "clear", Help: "remove the filter", Rank: 2, Run: press(tea.KeyEscape)},
	}
}
