package accounts

import (
	"slices"

	"shortlist/model/lang"
	"shortlist/ui/intent"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (b *Box) Outline() screen.Outline {
	b.list.Rows(len(b.all))
	about := []string{b.err}
	if b.why != "" {
		about = []string{b.why, sayChooseAnother(), b.err}
	}
	switch {
	case b.err != "":
	case b.task.Busy():
		about = append(about, lang.Text("One moment…"))
	case b.read && len(b.all) == 0:
		about = append(about, sayNoAccount())
	}
	return screen.Outline{
		About: slices.DeleteFunc(about, func(s string) bool { return s == "" }), Rows: len(b.all),
		Row: func(i int) string {
			if i >= len(b.all) { // the list is shorter since it was read again
				return ""
			}
			return b.inWords(b.all[i])
		},
	}
}

// inWords words an account.
func (b *Box) inWords(c intent.Choice) string {
	state, _ := b.state(c)
	return screen.Joined(text.Line(c.Name), state, where(c))
}
