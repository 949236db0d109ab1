package arrivals

import (
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/outline"
)

// Outline implements outline.Outlined.
func (b *box) Outline() outline.Page {
	inbox := b.arrivals.inbox
	b.list.Rows(len(inbox))
	about := sayWhyHere()
	if len(inbox) == 0 {
		about = sayEmpty()
	}
	return outline.Page{About: []string{about}, Rows: len(inbox), Row: func(i int) string {
		if now := b.arrivals.inbox; i < len(now) {
			return b.inWords(b.arrivals.known.Applicant(now[i]))
		}
		return "" // the service lists the application since
	}, ID: func(i int) any { return outline.At(b.arrivals.inbox, i, func(id int64) any { return id }) }}
}

// inWords words an arrival.
func (b *box) inWords(c model.Candidate) string {
	unviewed, noCV := "", ""
	if c.Unviewed() {
		unviewed = outline.NotViewed()
	}
	if c.CV == nil {
		noCV = outline.NoCV()
	}
	return outline.Joined(env.Name(c), sayFor(b.job(c)), unviewed, noCV, lang.Text("arrived %s", b.env.Clock(c.Date)))
}
