package applicantlist

import (
	"cmp"
	"context"
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/career"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/list"
	"shortlist/ui/load"
)

// Actions are what can be done in the pane now.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return append(p.filter.Actions(),
			action.Action{Keys: action.NameSearch, Label: action.Label{Name: "name it", Title: "Name this filter", Synonyms: "save search", Help: "keep this filter under a name"}, Group: action.GroupFind, Rank: 3, Run: p.nameFilter},
			action.Action{Keys: action.NamedOnes, Label: action.Label{Name: "named ones", Title: "Named searches", Synonyms: "saved", Help: "the searches that have a name"}, Group: action.GroupFind, Rank: 4, Run: p.namedFilters},
		)
	}
	person, ok := p.Current()
	none := ""
	if !ok {
		none = "there is nobody under the cursor"
	}
	noJob := ""
	if p.job.ID == 0 {
		noJob = "no job is open"
	}
	on := func(i desk.Intent) func() tea.Cmd {
		return func() tea.Cmd {
			p.Hold()
			return p.desk.Do(i)
		}
	}
	noCV := cmp.Or(none, p.HiddenMarks())
	if noCV == "" && len(p.roster.marked) == 0 {
		noCV = desk.NoCV(person)
	}
	noOutside := none
	if noOutside == "" {
		noOutside = p.around.NoViewer(person)
	}
	reading, marking := 2, 5
	if len(p.roster.marked) > 0 { // what is done to the marked comes first
		reading, marking = 9, 3
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "open", Title: "Open the application", Synonyms: "view, read", Help: "open the application; marks it viewed"}, Group: action.GroupApplicants, Rank: 1, Disabled: none, Run: on(intent.OpenApplication{ID: person.ID})},
		{Keys: action.Preview, Label: action.Label{Name: "preview", Title: "Preview the application", Synonyms: "look, peek", Help: "preview it; does not mark it viewed"}, Group: action.GroupApplicants, Rank: 6, Disabled: none, Run: on(intent.PreviewApplication{ID: person.ID})},
		{Keys: action.ReadCV, Label: action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review, queue", Help: "read profile and CV, one after another; marks each viewed"}, Group: action.GroupApplicants, Rank: reading, Disabled: none, Run: on(intent.ReadApplication{ID: person.ID})},
		{Keys: action.SaveCV, Label: action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "download, resume, pdf", Help: "save the CV, or those of all marked applicants"}, Group: action.GroupFiles, Rank: 5, Disabled: noCV, Run: p.saveMarked},
		{Keys: action.OpenCV, Label: action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open a copy of the CV in your desktop's viewer"}, Group: action.GroupFiles, Disabled: noOutside, Run: on(intent.OpenCV{ID: person.ID})},
		{Keys: action.Mark, Label: action.Label{Name: "mark", Title: "Mark the applicant", Synonyms: "select, check", Help: "mark or unmark; verdict, note, tags act on all marked"}, Group: action.GroupApplicants, Rank: 4, Disabled: none, Run: p.mark},
		{Keys: action.Filter, Label: action.Label{Name: "filter", Title: "Filter the applicants", Synonyms: "search, find, narrow", Help: "show only applicants who meet a search, as with " + action.Search.String() + "; is:marked, too"}, Group: action.GroupFind, Rank: 6, Disabled: noJob, Run: p.filter.Open},
		{Keys: action.Sort, Label: action.Label{Name: "sort", Title: "Sort the applicants", Synonyms: "order", Help: "next order; R turns it round"}, Group: action.GroupFind, Rank: 7, Disabled: noJob, Run: p.nextSort},
		{Keys: action.Reverse, Label: action.Label{Name: "reverse", Title: "Reverse the order of applicants", Synonyms: "order, sort, descending, ascending", Help: "reverse the order"}, Group: action.GroupFind, Disabled: noJob, Run: p.reverse},
		{Keys: action.Refresh, Label: action.Label{Name: "refresh", Title: "Refresh the applicants", Synonyms: "reload, fetch, update, sync", Help: "read the applicants again"}, Group: action.GroupService, Rank: 8, Disabled: noJob, Run: p.Refresh},
	}
	out = append(out, p.markable().Actions("applicants", action.GroupApplicants, marking, none, p.marksChanged)...)
	switch {
	case p.span.On(): // esc is among its keys
	case p.around.StoppableSaving():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "stop saving", Synonyms: "cancel", Help: "save no more CVs; those that were saved stay"}, Group: action.GroupFiles, Rank: 5, Run: p.desk.Want(intent.StopSaving{})})
	case p.Reading():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "stop reading", Synonyms: "cancel", Help: "stop reading; who arrived stays"}, Group: action.GroupService, Rank: 4, Run: p.stop})
	case p.filter.Active():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "clear", Title: "Clear the filter", Synonyms: "show all", Help: "remove the filter"}, Group: action.GroupFind, Rank: 4, Run: p.unfilter})
	case len(p.roster.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark", Title: "Unmark all applicants", Synonyms: "deselect, select none", Help: "take all marks away"}, Group: action.GroupApplicants, Rank: 2, Run: func() tea.Cmd {
			clear(p.roster.marked)
			return p.marksChanged()
		}})
	default:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs"}, Group: action.GroupMoving, Rank: 4, Run: p.desk.Want(intent.FocusPane{Pane: layout.Jobs})})
	}
	for i, name := range tabNames() {
		out = append(out, action.Action{Keys: action.ShowTab(i + 1), Label: action.Label{Name: name, Title: "Applicants: " + name, Synonyms: "tab", Help: action.Tab + name}, Group: action.GroupFind, Disabled: noJob, Run: func() tea.Cmd { return p.show(i) }})
	}
	out = append(out, p.around.ReviewActions(person.ID)...)
	return append(out, p.list.Moves(p.moved)...)
}

func (p *Pane) show(tab int) tea.Cmd {
	p.held = false
	p.change(func() { p.roster.arrange(p.roster.sort, tab) })
	p.held = len(p.roster.shown) > 0
	return p.showCursor()
}

func (p *Pane) nextSort() tea.Cmd {
	return p.sortBy(model.CandidateOrder{By: (p.roster.sort.By + 1) % model.CandidateSort(len(model.CandidateSorts()))})
}

func (p *Pane) reverse() tea.Cmd {
	by := p.roster.sort
	by.Reversed = !by.Reversed
	return p.sortBy(by)
}

// sortBy arranges the list in an order. How long everybody worked is worked out off the
// loop, before the list is in the order by it.
func (p *Pane) sortBy(by model.CandidateOrder) tea.Cmd {
	p.measuring.Cancel()
	arrange := func() {
		p.change(func() { p.roster.arrange(by, p.roster.tab) })
	}
	said := "Applicants are sorted by " + by.String() + "."
	if by.By == model.CandidatesBySalary {
		said += " Each currency by itself."
	}
	notice := p.desk.Notify(desk.Info, said)
	if by.By != model.CandidatesByExperience {
		arrange()
		return notice
	}
	of, today := p.roster, p.today()
	lives := map[int64][]model.Experience{}
	for id, c := range of.byID {
		if !c.measured {
			lives[id] = c.Applicant.Experience
		}
	}
	return tea.Batch(notice, load.Run(p.desk.Group, &p.measuring, func(ctx context.Context) (map[int64]int, error) {
		worked := make(map[int64]int, len(lives))
		for id, life := range lives {
			if ctx.Err() != nil {
				return nil, ctx.Err()
			}
			worked[id] = career.Of(life, today).Total.About
		}
		return worked, nil
	}, func(worked map[int64]int, _ error) tea.Cmd {
		for id, days := range worked {
			if c, ok := p.roster.byID[id]; ok && !c.measured && p.roster == of {
				c.now.Worked, c.measured = days, true
			}
		}
		arrange()
		return nil
	}))
}

func (p *Pane) mark() tea.Cmd {
	c, ok := p.Current()
	if !ok {
		return nil
	}
	if p.span.On() { // as V does
		p.span.End()
		return nil
	}
	p.roster.marked.Toggle(c.ID)
	p.roster.placed = false
	p.list.Move(1)
	return p.moved()
}

// saveMarked saves the CVs of the marked, or of the applicant under the cursor.
func (p *Pane) saveMarked() tea.Cmd {
	ids := p.Marked()
	if len(ids) == 0 {
		if c, ok := p.current(); ok {
			ids = []int64{c.ID}
		}
	}
	return p.desk.Do(intent.SaveCVs{IDs: ids})
}

// markable is what the keys mark applicants with.
func (p *Pane) markable() list.Markable {
	shown := p.roster.shown
	return list.Markable{List: &p.list, Span: &p.span, Marks: p.roster.marked, Rows: len(shown), ID: func(row int) int64 { return shown[row].ID }}
}

// marksChanged follows a change of marks: a cursor that rests has chosen its person.
func (p *Pane) marksChanged() tea.Cmd {
	p.roster.placed = false
	p.Hold()
	return nil
}

func (p *Pane) stop() tea.Cmd {
	p.fetching.Cancel()
	p.arriving = false
	p.away = false
	p.err = fmt.Sprintf("Stopped after %s.", amount.Plural(p.arrived, "applicant"))
	p.asOf.Complete = false
	if p.arrived > 0 {
		p.asOf.AsOf = p.desk.Now()
	}
	return nil
}
