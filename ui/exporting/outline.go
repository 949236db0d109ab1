package exporting

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/desk"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// Outline implements outline.Outlined.
func (b *box) Outline() outline.Page {
	if b.running {
		return outline.Page{}
	}
	about := say.Holds
	switch {
	case b.wrong != "":
		about = b.wrong
	case b.desk.Blind:
		about = say.HoldsBlind
	}
	var groups, formats []string
	for _, g := range b.groups {
		groups = append(groups, g.what)
	}
	for _, w := range ways() {
		formats = append(formats, w.name)
	}
	return outline.Page{About: []string{about}, Send: b.begin, Fields: []outline.Field{
		{Label: say.Who, Value: groups[b.group], Choices: groups, Set: b.chooser(lineWho, groups, &b.group)},
		{Label: say.Format, Value: formats[b.way], Choices: formats, Set: b.chooser(lineFormat, formats, &b.way)},
		{Label: say.File, Value: text.Line(b.file.Value()), Set: func(typed string) tea.Cmd {
			b.line, b.wrong = lineFile, ""
			b.file.Begin("")
			b.typeName(tea.PasteMsg{Content: typed})
			return nil
		}},
	}}
}

// chooser returns what chooses a group or a format by words, as the keys do.
func (b *box) chooser(at line, choices []string, value *int) func(string) tea.Cmd {
	return func(typed string) tea.Cmd {
		i := outline.Choice(typed, choices)
		if i < 0 {
			return b.desk.Notify(desk.Warn, outline.NoChoice(text.Line(typed), choices))
		}
		b.line = at
		for *value != i {
			b.choose(1)
		}
		return nil
	}
}
