package reading

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
)

// AskPictures asks the terminal how it shows pictures, and calls then with its answer, or after the time to answer is
// over.
func (s *Screen) AskPictures(then func(terminal.PictureOutput) tea.Cmd) tea.Cmd {
	return s.asker.Ask(func(t terminal.Described) tea.Cmd {
		if t.Blocked {
			return s.env.Notify(env.Warn, lang.Text("tmux does not pass pictures on to your terminal. tmux set -g allow-passthrough on changes that."))
		}
		return then(terminal.PictureOutputOf(t.Name, t.Attributes, t.InTmux, t.Wrap))
	})
}

// ShowPicture shows a picture on a screen of its own, of columns and rows cells, until a key is pressed.
func (s *Screen) ShowPicture(kind terminal.PictureKind, p reading.Picture, columns, rows int) tea.Cmd {
	w := &wholeScreen{kind: kind, png: p.PNG, columns: columns, rows: rows, gone: s.lend.Gone, blind: s.source.Blind}
	return s.lend.Exec(w, func(err error) tea.Msg {
		return load.Done{Deliver: func() tea.Cmd {
			if err != nil {
				return s.env.Notify(env.Warn, s.env.Fail(err))
			}
			return nil
		}}
	})
}
