package joblist

import (
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined.
func (p *Pane) Outline() screen.Outline {
	tab := tabs()[p.tab].name
	about := p.filter.Outline(p.env.Theme)
	if len(p.marked) > 0 {
		about = append(about, p.marked.Label(len(p.marked)))
	}
	if len(p.shown) == 0 {
		about = append(about, screen.Plain(p.empty(screen.OutlineWidth, true))...)
	}
	return screen.Outline{
		Place: "jobs " + tab,
		Title: screen.Joined(lang.Text("Jobs"), tab),
		About: slices.Concat(about, screen.Plain(p.problem(screen.OutlineWidth, len(p.err)+1))),
		Rows:  len(p.shown), Chosen: p.list.Cursor, Marked: len(p.marked),
		Sifted: fmt.Sprint(p.filter.Value(), p.sort),
		ID:     func(i int) any { return screen.IDAt(p.shown, i, func(j model.Job) any { return j.ID }) },
		Row: func(i int) string {
			if i >= len(p.shown) { // the list is shorter since it was read again
				return ""
			}
			return p.inWords(p.shown[i])
		},
		Choose: func(i int) tea.Cmd {
			if i >= len(p.shown) {
				return nil
			}
			return p.Select(p.shown[i].ID)
		},
		Text: p.filter.Text(p.sift), Refused: p.filter.Doubt,
	}
}

// inWords words the row of a job.
func (p *Pane) inWords(j model.Job) string {
	title := text.Line(j.Title)
	if title == "" {
		title = lang.TextIn("joblist", "(no title)")
	}
	parts := []string{title}
	if p.marked[j.ID] {
		parts = append(parts, screen.SayMarked())
	}
	change, sending := p.sending[j.ID]
	switch o, queued := p.queued[j.ID]; {
	case sending:
		parts = append(parts, saySending(change))
	case queued && o.Held:
		parts = append(parts, sayRejected(o.Change))
	case queued:
		parts = append(parts, sayQueued(o.Change))
	}
	if p.drafts[j.ID] {
		parts = append(parts, lang.Text("draft"))
	}
	salary, _ := p.env.Salary(j, p.jobs.Currencies)
	parts = append(parts, statusWord(j.Status), text.Line(j.Region), salary, screen.SayApplicants(j.Applies))
	if unviewed := p.jobs.Unviewed[j.ID]; unviewed > 0 {
		parts = append(parts, screen.SayUnviewed(unviewed))
	}
	if p.env.Broken(j) {
		parts = append(parts, screen.SayBroken())
	}
	return screen.Joined(append(parts, sayViews(j.Views))...)
}
