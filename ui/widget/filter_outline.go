package widget

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Outline returns the filter in words; nil without one.
func (f *Filter) Outline(t *theme.Theme) []string {
	if f.typing || !f.Active() {
		return screen.Plain(f.View(t, screen.OutlineWidth, doubtLines+len(f.legend)+1))
	}
	lines := []string{screen.Joined(lang.Text("filter: %s", text.Line(f.Value())), sayClears())}
	if f.Doubt != "" {
		lines = append(lines, f.Doubt)
	}
	return lines
}

// Text is the filter while it is typed; nil otherwise. changed filters the list.
func (f *Filter) Text(changed func() tea.Cmd) *screen.TypedText {
	if !f.typing {
		return nil
	}
	return &screen.TypedText{Value: f.Value(), Accept: action.Accept[0], Set: func(typed string) tea.Cmd {
		f.Put("")
		f.Type(tea.PasteMsg{Content: typed})
		return changed()
	}}
}
