package review

import (
	"slices"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// inside is the place of an open shortlist.
type inside struct {
	box  *box
	name string
}

// Outline implements screen.Outlined.
func (b *box) Outline() screen.Outline {
	if b.open == nil {
		b.names.Rows(len(b.all))
		var about []string
		if len(b.all) == 0 {
			about = []string{lang.Text("No shortlists are left.")}
		}
		return screen.Outline{About: about, Rows: len(b.all), Row: func(i int) string {
			if i >= len(b.all) { // the shortlists were read again
				return ""
			}
			s := b.all[i]
			return screen.Joined(text.Line(s.Name), screen.PlainLine(sayCountSince(len(s.Applies), b.env.Date(s.Made))))
		}}
	}
	b.inside.Rows(len(b.ids))
	about := []string{b.markedWords()}
	switch gone := len(b.open.Applies) - len(b.ids); {
	case len(b.open.Applies) == 0:
		about = append(about, sayEmptyList())
	case gone > 0:
		about = append(about, sayNotListed(gone))
	}
	return screen.Outline{
		Place: inside{b, b.open.Name}, Title: screen.Joined(lang.Text("Shortlists"), text.Line(b.open.Name)),
		About: slices.DeleteFunc(about, func(s string) bool { return s == "" }),
		Rows:  len(b.ids),
		Row: func(i int) string {
			if i >= len(b.ids) {
				return ""
			}
			return b.inWords(b.known.Applicant(b.ids[i]))
		},
		ID: func(i int) any { return screen.IDAt(b.ids, i, func(id int64) any { return id }) }, Marked: len(b.marked),
	}
}

// inWords words an applicant of the open shortlist.
func (b *box) inWords(c model.Candidate) string {
	marked, mine := "", b.book.Shown(c.ID)
	if b.marked[c.ID] {
		marked = screen.SayMarked()
	}
	return screen.Joined(slices.Concat([]string{b.known.Name(c.ID), marked}, Words(mine), []string{Again(b.env, mine), text.Line(c.JobTitle)})...)
}

// Outline implements screen.Outlined.
func (b *enlistBox) Outline() screen.Outline {
	offered := b.offered()
	b.rows.Rows(len(offered))
	var about []string
	if len(offered) == 0 {
		about = []string{sayTypeFirstName()}
	}
	return screen.Outline{About: about, Rows: len(offered), Row: func(i int) string {
		now := b.offered()
		if i >= len(now) { // another name was typed
			return ""
		}
		s := now[i]
		if s.ID == 0 {
			return screen.Joined(text.Line(s.Name), lang.Text("a new shortlist"))
		}
		on := ""
		switch n := b.on[s.ID]; {
		case n == len(b.ids):
			on = lang.Text("on it")
		case n > 0:
			on = lang.Text("%s of %s on it", lang.Number(n), lang.Number(len(b.ids)))
		}
		return screen.Joined(text.Line(s.Name), on, sayCount(len(s.Applies)))
	}}
}
