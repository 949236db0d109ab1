package settings

import (
	"context"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// languageBox lists the languages by their own names.
type languageBox struct {
	overlay.Asked
	desk *desk.Desk
	host overlay.Host
	set  func(lang.Language) error

	list list.List
	task load.Task
	err  string
}

// languageAction opens the choice of a language. It is rare and has no key: the palette and the help find it.
func languageAction(d *desk.Desk, host overlay.Host, v Values) action.Action {
	a := action.Action{Label: say.Language(), Group: action.GroupProgram, Run: func() tea.Cmd {
		b := &languageBox{desk: d, host: host, set: v.SetLanguage}
		b.list.Resize(len(lang.All()), len(lang.All()))
		b.list.MoveTo(int(lang.Current()))
		host.Push(b)
		return nil
	}}
	if v.SetLanguage == nil {
		a.Disabled = say.NoFile()
	}
	return a
}

// ShowsNoApplicant implements overlay.Redacted.
func (b *languageBox) ShowsNoApplicant() bool { return true }

// Title implements overlay.Box.
func (b *languageBox) Title() string { return say.LanguageTitle() }

// Key implements overlay.Box.
func (b *languageBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

// Choices implements overlay.Chooser.
func (b *languageBox) Choices() *list.List { return &b.list }

// Actions implements overlay.Box.
func (b *languageBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Open, Label: say.Choose(), Rank: 1, Run: b.choose},
		{Keys: action.Close, Label: say.Close(), Rank: 2, Run: func() tea.Cmd {
			b.host.Remove(b)
			return nil
		}},
	}
}

// choose writes the language into the configuration. The notice is in that language, too.
func (b *languageBox) choose() tea.Cmd {
	l := lang.All()[b.list.Cursor]
	return load.Act(b.desk.Group, &b.task, func(context.Context) (struct{}, error) {
		return struct{}{}, b.set(l)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		b.host.Remove(b)
		return b.desk.Notify(desk.Good, [...]string{
			lang.English:   "shortlist is in English from its next start on.",
			lang.Ukrainian: "З наступного запуску shortlist буде українською.",
			lang.Romanian:  "De la următoarea pornire, shortlist este în română.",
			lang.Hungarian: "A következő indítástól a shortlist magyarul jelenik meg.",
		}[l])
	})
}

// View implements overlay.Box.
func (b *languageBox) View(width int) []string {
	t := b.desk.Theme
	var out []string
	b.list.Drawn(0, 1)
	for i, l := range lang.All() {
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		row := desk.NewRow(width).Left(side, edge).Left(name, " "+l.Name())
		if l == lang.Current() {
			row.Right(t.Good, say.Used()+" ")
		}
		out = append(out, row.Render(lipgloss.NewStyle()))
	}
	if b.err != "" {
		out = append(append(out, ""), overlay.Styled(t.Bad, b.err, width)...)
	}
	return out
}
