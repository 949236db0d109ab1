package widget

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Filter is a filter of a list.
type Filter struct {
	Doubt string // why a term is not understood; "" when all are

	legend [][2]string
	input  Input
	typing bool
}

// NewFilter returns an empty filter. It shows the legend of its query language until something is
// typed.
func NewFilter(legend [][2]string) Filter {
	in := NewInput(lang.Text("type to filter"))
	in.CharLimit = 200
	return Filter{input: in, legend: legend}
}

// Value is what was typed.
func (f *Filter) Value() string { return f.input.Value() }

// Active reports whether there is a filter.
func (f *Filter) Active() bool { return f.input.Value() != "" }

// Typing reports whether keys go into the filter.
func (f *Filter) Typing() bool { return f.typing }

// Open begins typing, at the end of the filter.
func (f *Filter) Open() tea.Cmd {
	f.typing = true
	f.input.CursorEnd()
	f.input.Focus()
	return nil
}

// Done ends typing and keeps the filter.
func (f *Filter) Done() {
	f.typing = false
	f.input.Blur()
}

// Clear removes the filter.
func (f *Filter) Clear() {
	f.typing = false
	f.input.Blur()
	f.input.SetValue("")
	f.Doubt = ""
}

// Put replaces the filter.
func (f *Filter) Put(typed string) {
	f.input.SetValue(typed)
	f.input.CursorEnd()
}

// Type takes a key or a paste while typing, and reports whether the filter changed. Accept
// keeps the filter, Back removes it.
func (f *Filter) Type(msg tea.Msg) (changed bool) {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		switch key := key.String(); {
		case action.Accept.Has(key), action.LineDown.Has(key):
			f.Done()
			return false
		case action.Back.Has(key):
			changed = f.Active()
			f.Clear()
			return changed
		}
	}
	return f.input.Type(msg)
}

// doubtLines is how many lines a doubt takes at most.
const doubtLines = 4

// View draws the filter in lines of width cells; most limits how many. Without a filter it draws
// nothing.
func (f *Filter) View(t *theme.Theme, width, most int) []string {
	if !f.typing && !f.Active() {
		return nil
	}
	typed := f.input.View(t, max(width-4, 1))
	if !f.typing {
		value, hint := text.Line(f.input.Value()), "  "+sayClears()
		if text.Width(" / "+value+hint) > width { // the footer has the hint, too
			hint = ""
		}
		typed = t.Text.Render(value) + t.Dim.Render(hint)
	}
	out := []string{text.Fit(t.Key.Render(" / ")+typed, width)}
	if f.Doubt != "" {
		for _, line := range text.Wrap(f.Doubt, max(width-2, 1)) {
			out = append(out, text.Fit(" "+t.Warn.Render(line), width))
		}
	}
	if f.typing && !f.Active() {
		return append(out, DrawLegend(t, f.legend, width, most-len(out))...)
	}
	return out[:min(len(out), 1+doubtLines)]
}

// Place is the cursor's place in a list, and how many rows of how many match the filter; "" in an empty list.
func (f *Filter) Place(l *List, of int) string {
	at, shown := lang.Number(min(l.Cursor+1, l.Len())), lang.Number(l.Len())
	switch {
	case f.Active():
		return lang.Text("%s/%s of %s", at, shown, lang.Number(of))
	case l.Len() == 0:
		return ""
	}
	return lang.Text("%s of %s", at, shown)
}

// Actions returns the keys while typing.
func (f *Filter) Actions() []action.Action {
	// Type takes these keys; the palette has to press them.
	press := func(keys action.Keys) func() tea.Cmd {
		msg, _ := action.Press(keys[0])
		return func() tea.Cmd { return func() tea.Msg { return msg } }
	}
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "keep", Title: "Keep the filter", Help: "keep the filter"}.Translated(), Group: action.GroupFind, Rank: 1, Run: press(action.Accept)},
		{Keys: action.Back, Label: action.Label{Name: "clear", Title: "Clear the filter", Help: "remove the filter"}.Translated(), Group: action.GroupFind, Rank: 2, Run: press(action.Back)},
	}
}

func sayClears() string { return lang.Text("%s clears", action.Back) }
