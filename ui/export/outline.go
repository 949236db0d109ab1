package export

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (b *box) Outline() screen.Outline {
	if b.running {
		return screen.Outline{}
	}
	about := b.about()
	if b.wrong != "" {
		about = b.wrong
	}
	page := screen.Outline{About: []string{about}, Send: b.begin}
	for _, f := range b.fields() {
		page.Fields = append(page.Fields, screen.Field{Label: f.name, Value: f.values[f.at], Choices: f.values, Set: b.chooser(f)})
	}
	page.Fields = append(page.Fields, screen.Field{Label: lang.Text("File"), Value: text.Line(b.file.Value()), Set: func(typed string) tea.Cmd {
		b.line, b.wrong = lineFile, ""
		b.file.Begin("")
		b.typeName(tea.PasteMsg{Content: typed})
		return nil
	}})
	return page
}

// chooser returns a function that chooses a value of a field by typed words.
func (b *box) chooser(f formField) func(string) tea.Cmd {
	return func(typed string) tea.Cmd {
		i := screen.Choice(typed, f.values)
		if i < 0 {
			return b.env.Notify(env.Warn, screen.NoChoice(text.Line(typed), f.values))
		}
		b.line = f.line
		for at := f.at; at != i; at = (at + 1) % len(f.values) {
			b.choose(1)
		}
		return nil
	}
}
