package accounts

import (
	"slices"

	"shortlist/ui/access"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// Outline implements outline.Outlined.
func (b *Box) Outline() outline.Page {
	b.list.Rows(len(b.all))
	about := []string{b.err}
	if b.why != "" {
		about = []string{b.why, say.ChooseAnother, b.err}
	}
	switch {
	case b.err != "":
	case b.task.Busy():
		about = append(about, say.OneMoment)
	case b.read && len(b.all) == 0:
		about = append(about, say.NoAccount())
	}
	return outline.Page{
		About: slices.DeleteFunc(about, func(s string) bool { return s == "" }), Rows: len(b.all),
		Row: func(i int) string {
			if i >= len(b.all) { // the accounts were read again
				return ""
			}
			return b.inWords(b.all[i])
		},
	}
}

// inWords words an account.
func (b *Box) inWords(c access.Choice) string {
	state, _ := b.state(c)
	return outline.Joined(text.Line(c.Name), state, where(c))
}
