package settings

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/widget"
)

// languageAction opens the choice of a language, by the languages' own names. It is rare and has no key: the
// palette and the help find it.
func languageAction(e *env.Env, host frame.Host, v Values) action.Action {
	a := action.Action{Label: action.Label{
		Name: "language", Title: "Choose the language", Help: "the language of all texts",
		Synonyms: "english, ukrainian, romanian, hungarian, translation, мова, українська, limba, română, nyelv, magyar",
	}.Translated(), Group: action.GroupProgram, Run: func() tea.Cmd {
		all := lang.All()
		p := &picker{
			env: e, host: host, title: lang.Text("Language"), before: slices.Index(all, lang.Current()),
			show: func(int) {}, set: func(value int) error { return v.SetLanguage(all[value]) },
			problem: func(int) string { return "" },
			adorn: func(row *widget.Row, value int) {
				if all[value] == lang.Current() {
					row.Right(e.Theme.Good, lang.Text("in use")+" ")
				}
			},
			done: func(value int) tea.Cmd { return e.Notify(env.Good, fromNextStart(all[value])) },
		}
		for _, l := range all {
			p.names = append(p.names, l.Name())
		}
		return p.open()
	}}
	if v.SetLanguage == nil {
		a.Disabled = sayNoFile()
	}
	return a
}

// fromNextStart words, in a language, that shortlist uses the language from its next start on.
func fromNextStart(l lang.Language) string {
	return lang.TextOf(l, "shortlist is in English from its next start on.")
}
