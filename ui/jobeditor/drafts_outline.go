package jobeditor

import (
	"shortlist/model/lang"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined.
func (b *box) Outline() (page screen.Outline) {
	b.list.Rows(len(b.rows))
	if b.start {
		page.About = []string{lang.Text("You wrote these earlier:")}
	}
	page.Rows, page.Row = len(b.rows), func(i int) string {
		if i >= len(b.rows) { // one was discarded since
			return ""
		}
		r, saved := b.rows[i], ""
		if r.ID != 0 {
			saved = lang.Text("saved %s", b.env.Clock(r.Saved))
		}
		return screen.Joined(name(r), detail(r), saved)
	}
	return page
}
