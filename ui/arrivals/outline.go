package arrivals

import (
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined.
func (b *box) Outline() screen.Outline {
	inbox := b.arrivals.inbox
	b.list.Rows(len(inbox))
	about := sayWhyHere()
	if len(inbox) == 0 {
		about = sayEmpty()
	}
	return screen.Outline{About: []string{about}, Rows: len(inbox), Row: func(i int) string {
		if now := b.arrivals.inbox; i < len(now) {
			return b.inWords(b.arrivals.known.Applicant(now[i]))
		}
		return "" // the service lists the application since
	}, ID: func(i int) any { return screen.IDAt(b.arrivals.inbox, i, func(id int64) any { return id }) }}
}

// inWords words an arrival.
func (b *box) inWords(c model.Candidate) string {
	unviewed, noCV := "", ""
	if c.Unviewed() {
		unviewed = screen.SayNotViewed()
	}
	if c.CV == nil {
		noCV = screen.SayNoCV()
	}
	return screen.Joined(env.Name(c), sayFor(b.job(c)), unviewed, noCV, lang.Text("arrived %s", b.env.Clock(c.Date)))
}
