package joblist

import (
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/outline"
	"shortlist/ui/text"
)

// Outline implements outline.Outlined.
func (p *Pane) Outline() outline.Page {
	tab := tabs()[p.tab].name
	about := p.filter.Outline(p.env.Theme)
	if len(p.marked) > 0 {
		about = append(about, p.marked.Label(len(p.marked)))
	}
	if len(p.shown) == 0 {
		about = append(about, outline.Plain(p.empty(outline.Width, true))...)
	}
	return outline.Page{
		Place: "jobs " + tab,
		Title: outline.Joined(lang.Text("Jobs"), tab),
		About: slices.Concat(about, outline.Plain(p.problem(outline.Width, len(p.err)+1))),
		Rows:  len(p.shown), Chosen: p.list.Cursor, Marked: len(p.marked),
		Sifted: fmt.Sprint(p.filter.Value(), p.sort),
		ID:     func(i int) any { return outline.At(p.shown, i, func(j model.Job) any { return j.ID }) },
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
		parts = append(parts, outline.Marked())
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
	parts = append(parts, statusWord(j.Status), text.Line(j.Region), p.env.Salary(j, p.jobs.Currencies), outline.Applicants(j.Applies))
	if unviewed := p.jobs.Unviewed[j.ID]; unviewed > 0 {
		parts = append(parts, outline.Unviewed(unviewed))
	}
	if p.env.Broken(j) {
		parts = append(parts, outline.Broken())
	}
	return outline.Joined(append(parts, sayViews(j.Views))...)
}
