package accounts

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (w *Welcome) Outline() screen.Outline {
	about := screen.Plain(w.message(screen.OutlineWidth))
	if !w.form {
		offered := []string{sayAbout()}
		for _, c := range w.offered() {
			offered = append(offered, c.key+": "+c.does)
		}
		return screen.Outline{Place: "welcome", Title: sayHeadline(), About: slices.Concat(offered, about)}
	}
	page := screen.Outline{Place: "sign in", Title: saySignInToBoard(), About: about, Send: w.send}
	labels := []string{lang.Text("Address"), "E-mail", lang.Text("Password"), lang.Text("Country")}
	for i, in := range w.inputs() {
		f := screen.Field{Label: labels[i], Value: text.Line(in.Value()), Set: func(typed string) tea.Cmd {
			w.focus(i)
			in.SetValue("")
			w.typeIn(tea.PasteMsg{Content: typed})
			return nil
		}}
		if in == &w.secret {
			f.Secret, f.Value = true, ""
			if in.Value() != "" {
				f.Value = "***"
			}
			if w.host != "" {
				f.Note = sayPasswordOnlyTo() + " " + text.Line(w.host)
			}
		}
		page.Fields = append(page.Fields, f)
	}
	if w.fields() > countryField {
		var names []string
		for _, c := range model.Countries() {
			names = append(names, c.Name())
		}
		page.Fields = append(page.Fields, screen.Field{Label: labels[countryField], Value: w.country.Name(), Choices: names, Set: func(typed string) tea.Cmd {
			at := screen.Choice(typed, names)
			if at < 0 {
				return w.env.Notify(env.Warn, screen.NoChoice(text.Line(typed), names))
			}
			w.country = model.Countries()[at]
			return nil
		}})
	}
	return page
}
