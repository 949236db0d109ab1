package searchbox

import (
	"slices"
	"strings"

	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (b *Box) Outline() screen.Outline {
	b.forgetDismissed()
	b.list.Rows(len(b.found))
	state, _ := b.state()
	switch {
	case b.readsCVs(): // how many are found so far is not the result
		state = sayBeingRead(b.hits.CVs)
	case b.finding.Busy() && !b.asked:
		state = ""
	}
	about := []string{state, b.progress()}
	return screen.Outline{
		About: slices.DeleteFunc(about, func(s string) bool { return s == "" }),
		Rows:  len(b.found), Chosen: b.list.Cursor,
		Choose: b.put,
		Row: func(i int) string {
			if i >= len(b.found) { // another search has answered since
				return ""
			}
			return b.inWords(b.found[i])
		},
		ID:     func(i int) any { return screen.IDAt(b.found, i, func(f found) any { return f.id }) },
		Sifted: b.Typed(),
		Grows:  b.grows(), Refused: b.problem,
	}
}

// grows reports whether the search may find more applicants without a key.
func (b *Box) grows() bool {
	return b.finding.Busy() || b.grown || b.reading.task.Busy() || b.readsCVs()
}

// readsCVs reports whether CVs are being read that the search may find.
func (b *Box) readsCVs() bool {
	return b.asked && b.hits.CVs > b.unread && b.query.ReadsCVs()
}

// inWords words a line that explains why an applicant was found.
func inWords(why query.Found) string {
	return sayIn(why) + strings.TrimLeft(text.Line(why.Line), "•- ")
}

// inWords words an applicant that was found, and why.
func (b *Box) inWords(f found) string {
	c := b.known.Applicant(f.id)
	name := env.Name(c)
	why, _ := profile.Position(&c)
	if c.Unviewed() {
		name = screen.Joined(name, screen.SayNotViewed())
	}
	if f.why.Line != "" {
		why = inWords(f.why)
	}
	if f.why.Also != nil {
		why = screen.Joined(why, inWords(*f.why.Also))
	}
	age := ""
	if c.Applicant.Age != nil {
		age = screen.SayYears(*c.Applicant.Age)
	}
	when := lang.TextIn("searchbox", "just in")
	if !c.JustIn() {
		when = screen.SayAgo(b.env.Now(), c.Date)
	}
	return screen.Joined(name, age, text.Line(c.JobTitle), text.Line(c.Applicant.Region), b.mine(f.id).Verdict.Label(), when, why)
}
