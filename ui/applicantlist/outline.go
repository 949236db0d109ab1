package applicantlist

import (
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/profile"
	"shortlist/ui/review"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (p *Pane) Outline() screen.Outline {
	shown, tab := p.roster.shown, sayTabNames()[p.roster.tab]
	about := p.filter.Outline(p.env.Theme)
	if len(p.roster.marked) > 0 {
		about = append(about, p.roster.marked.Label(p.Marks()))
	}
	if len(shown) == 0 && !p.awaitsCVs() {
		about = append(about, screen.Plain(p.empty(screen.OutlineWidth, true))...)
	}
	if warning, _, _ := p.freshness(); warning != "" {
		about = append(about, warning)
	}
	return screen.Outline{
		Place: fmt.Sprintf("applicants %d %d", p.job.ID, p.roster.tab),
		Title: screen.Joined(lang.Text("Applicants"), text.Line(p.job.Title), tab, p.roster.sort.String()),
		About: slices.Concat(about, screen.Plain(p.problem(screen.OutlineWidth, len(p.err)+3))),
		Rows:  len(shown), Chosen: p.list.Cursor, Marked: len(p.roster.marked),
		Sifted: fmt.Sprint(p.filter.Value(), p.roster.sort), Grows: p.awaitsCVs(),
		ID: func(i int) any { return screen.IDAt(p.roster.shown, i, func(c *person) any { return c.ID }) },
		Row: func(i int) string {
			if now := p.roster.shown; i < len(now) && now[i].row != nil {
				return p.inWords(now[i].row)
			}
			return "" // the list has changed, or the row is still being read
		},
		Choose: func(i int) tea.Cmd {
			if now := p.roster.shown; i < len(now) {
				return p.Select(now[i].ID)
			}
			return nil
		},
		Text: p.filter.Text(p.ask), Refused: p.filter.Doubt,
	}
}

// inWords words the row of an applicant.
func (p *Pane) inWords(c *model.Candidate) string {
	parts := []string{env.Name(*c)}
	add := func(when bool, word string) {
		if when {
			parts = append(parts, word)
		}
	}
	add(c.Applicant.Age != nil, age(c))
	add(p.roster.marked[c.ID], screen.SayMarked())
	add(c.Unviewed() && !c.Suggested, screen.SayNotViewed())
	add(c.JustIn(), screen.SayJustIn())
	mine := p.program.ReviewOf(c.ID)
	parts = append(parts, review.Words(mine)...)
	add(true, review.Again(p.env, mine))
	for _, w := range p.writtenBy(c) {
		add(true, review.SayWritten(p.env, w))
	}
	add(true, status(c))
	title, _ := profile.Position(c)
	add(true, title)
	add(true, text.Line(c.Applicant.Region))
	add(true, text.Line(c.Applicant.SalaryWish()))
	add(c.CV == nil, screen.SayNoCV())
	add(c.CV != nil && c.CV.Broken != "", screen.SayBadCV())
	add(c.NewMessages > 0, screen.SayMessages(c.NewMessages))
	add(c.Premium, screen.SayPremium())
	add(p.queued[c.ID], screen.SayQueued())
	add(!c.JustIn(), screen.SayAgo(p.env.Now(), c.Date))
	return screen.Joined(parts...)
}

// age words the age of an applicant; "" where it is not known.
func age(c *model.Candidate) string {
	if c.Applicant.Age == nil {
		return ""
	}
	return screen.SayYears(*c.Applicant.Age)
}
