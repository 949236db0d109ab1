// Package filter is the line under a list in which a person types what to keep.
package filter

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/input"
	"shortlist/ui/list"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Filter is the words a list is filtered by.
type Filter struct {
	Doubt string // why a term of them is not understood; "" for none

	legend [][2]string
	input  input.Line
	typing bool
}

// New returns an empty filter of a language, whose legend is shown before anything is
// typed.
func New(legend [][2]string) Filter {
	in := input.New("type to filter")
	in.CharLimit = 200
	return Filter{input: in, legend: legend}
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

// Put types something in the place of what is there.
func (f *Filter) Put(typed string) {
	f.input.SetValue(typed)
	f.input.CursorEnd()
}

// Type takes a key or a paste while typing, and reports whether another filter stands
// there by it: Accept keeps the filter, Back removes it.
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

// doubtLines is the most that a doubt takes of a list's room.
const doubtLines = 4

// View draws the filter as at most so many lines of so many cells; none when there is no
// filter.
func (f *Filter) View(t theme.Theme, width, most int) []string {
	if !f.typing && !f.Active() {
		return nil
	}
	typed := f.input.View(t, max(width-4, 1))
	if !f.typing {
		value, hint := text.Line(f.input.Value()), "  "+action.Back.String()+" clears"
		if text.Width(" / "+value+hint) > width { // the footer says it, too
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
		return append(out, Draw(t, f.legend, width, most-len(out))...)
	}
	return out[:min(len(out), 1+doubtLines)]
}

// Count words the right of a list's header in two ways, the shorter for where the first
// has no room: where the cursor is in a list that is longer than its window, how many meet
// a filter, the warning and, in the first only, the note. On the first row of an unfiltered
// list the shorter one keeps the note instead of the place.
func (f *Filter) Count(l *list.List, of int, warning, note string) (whole, short string) {
	shown := amount.Number(l.Len())
	count := ""
	if above, below := l.Scroll(); above || below {
		count = amount.Number(l.Cursor+1) + " of " + shown
		if f.Active() {
			count = strings.Replace(count, " of ", "/", 1) + " of " + amount.Number(of)
		}
	} else if f.Active() {
		count = shown + " of " + amount.Number(of)
	}
	aged := joined(", ", warning, note)
	if count == "" {
		return aged, aged
	}
	if short = joined(" · ", count, warning); !f.Active() && l.Cursor == 0 {
		short = aged
	}
	return joined(" · ", count, aged), short
}

// joined joins the parts that are not empty.
func joined(between string, parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), between)
}

// Actions are the keys while typing, for the footer.
func (f *Filter) Actions() []action.Action {
	// The keys are for Update; from the palette they are pressed for the person.
	press := func(keys action.Keys) func() tea.Cmd {
		msg, _ := action.Press(keys[0])
		return func() tea.Cmd { return func() tea.Msg { return msg } }
	}
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "keep", Title: "Keep the filter", Help: "keep the filter"}, Group: action.GroupFind, Rank: 1, Run: press(action.Accept)},
		{Keys: action.Back, Label: action.Label{Name: "clear", Title: "Clear the filter", Help: "remove the filter"}, Group: action.GroupFind, Rank: 2, Run: press(action.Back)},
	}
}
