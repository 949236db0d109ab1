package applicantlist

import (
	"cmp"
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/panes"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
	"shortlist/ui/list"
	"shortlist/ui/load"
)

// Actions returns what the keys of the pane can do now.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return append(p.filter.Actions(),
			action.Action{Keys: action.NameSearch, Label: say.NameFilter, Group: action.GroupFind, Rank: 3, Run: p.nameFilter},
			action.Action{Keys: action.NamedOnes, Label: say.NamedFilters, Group: action.GroupFind, Rank: 4, Run: p.namedFilters},
		)
	}
	person, ok := p.Current()
	reviewed := person.ID
	if !ok { // the row is not drawn yet
		reviewed = 0
	}
	disabled := ""
	switch {
	case !ok && person.ID != 0:
		disabled = say.LoadingApplicants
	case !ok:
		disabled = say.NoApplicant
	}
	noJob := ""
	if p.job.ID == 0 {
		noJob = say.NoJob
	}
	on := func(i desk.Intent) func() tea.Cmd {
		return func() tea.Cmd {
			p.PinCursor()
			return p.desk.Do(i)
		}
	}
	noCV := cmp.Or(disabled, p.HiddenMarks())
	if noCV == "" && len(p.roster.marked) == 0 {
		noCV = desk.NoCV(person)
	}
	noOutside := disabled
	if disabled == "" {
		noOutside = p.around.NoViewer(person)
	}
	opening, reading, saving, marking, unmarking, saved := 1, 2, 5, 5, 4, say.SaveCV
	if marked := len(p.roster.marked); marked > 0 { // what acts on the marked comes first
		opening, reading, saving, marking, unmarking, saved = 8, 9, 3, 7, 2, say.SaveMarked(marked)
	}
	out := []action.Action{
		{Keys: action.Open, Label: say.Open, Group: action.GroupApplicants, Rank: opening, Disabled: disabled, Run: on(intent.OpenApplication{ID: person.ID})},
		{Keys: action.Preview, Label: say.Preview, Group: action.GroupApplicants, Rank: 6, Disabled: disabled, Run: on(intent.PreviewApplication{ID: person.ID})},
		{Keys: action.ReadCV, Label: say.ReadCV, Group: action.GroupApplicants, Rank: reading, Disabled: disabled, Run: on(intent.ReadApplication{ID: person.ID})},
		{Keys: action.SaveCV, Label: saved, Group: action.GroupFiles, Rank: saving, Disabled: noCV, Run: p.saveMarked},
		{Keys: action.SendCV, Label: say.SendCV, Group: action.GroupFiles, Disabled: noCV, Run: p.sendMarked},
		{Keys: action.Copy, Label: say.Copy(len(p.roster.marked)), Group: action.GroupFiles, Disabled: cmp.Or(disabled, p.HiddenMarks()), Run: p.copyMarked},
		{Keys: action.OpenCV, Label: say.OpenCV, Group: action.GroupFiles, Disabled: noOutside, Run: on(intent.OpenCV{ID: person.ID})},
		{Keys: action.Mark, Label: say.Mark, Group: action.GroupApplicants, Rank: 4, Disabled: disabled, Run: p.mark},
		{Keys: action.Filter, Label: say.Filter(), Group: action.GroupFind, Rank: 6, Disabled: noJob, Run: p.filter.Open},
		{Keys: action.Sort, Label: say.Sort(), Group: action.GroupFind, Rank: 7, Disabled: noJob, Run: p.nextSort},
		{Keys: action.Reverse, Label: say.Reverse, Group: action.GroupFind, Disabled: noJob, Run: p.reverse},
		{Keys: action.Refresh, Label: say.Refetch, Group: action.GroupService, Rank: 8, Disabled: noJob, Run: p.Refetch},
	}
	noMarks := disabled
	if p.isSifting() { // else "all" would be others
		noMarks = cmp.Or(disabled, say.LoadingApplicants)
	}
	out = p.markable().Actions(out, say.Applicants, action.GroupApplicants, marking, noMarks, p.marksChanged)
	switch {
	case p.span.On(): // esc is among its keys
	case p.around.StoppableSaving():
		out = append(out, action.Action{Keys: action.Back, Label: say.StopSaving, Group: action.GroupFiles, Rank: 5, Run: p.desk.Want(intent.StopSaving{})})
	case p.Reading() && !p.unasked:
		out = append(out, action.Action{Keys: action.Back, Label: say.StopFetching, Group: action.GroupService, Rank: 4, Run: p.stop})
	case p.filter.Active():
		out = append(out, action.Action{Keys: action.Back, Label: say.ClearFilter, Group: action.GroupFind, Rank: 4, Run: p.unfilter})
	case len(p.roster.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: say.Unmark, Group: action.GroupApplicants, Rank: unmarking, Run: func() tea.Cmd {
			clear(p.roster.marked)
			return p.marksChanged()
		}})
	default:
		out = append(out, action.Action{Keys: action.Back, Label: say.Back, Group: action.GroupMoving, Rank: 4, Run: p.desk.Want(intent.FocusPane{Pane: layout.Jobs})})
	}
	for i, name := range say.TabNames() {
		out = append(out, action.Action{Keys: action.ShowTab(i + 1), Label: say.Tab(name).FoundBy(panes.ApplicantTabs()[i]), Group: action.GroupFind, Disabled: noJob, Run: func() tea.Cmd { return p.show(i) }})
	}
	reviews := p.around.ReviewActions(reviewed)
	if p.hidden != 0 { // the cursor stays on whoever is reviewed
		for i, a := range reviews {
			reviews[i].Run = func() tea.Cmd {
				p.hidden = 0
				return a.Run()
			}
		}
	}
	return append(append(out, reviews...), p.list.Moves(p.moved)...)
}

func (p *Pane) show(tab int) tea.Cmd {
	return p.sift(true, func() { p.roster.arrange(p.roster.sort, tab) })
}

func (p *Pane) nextSort() tea.Cmd {
	return p.sortBy(model.CandidateOrder{By: (p.sorting.By + 1) % model.CandidateSort(len(model.CandidateSorts()))})
}

func (p *Pane) reverse() tea.Cmd {
	by := p.sorting
	by.Reversed = !by.Reversed
	return p.sortBy(by)
}

// sortBy arranges the list in an order. For the order by experience, it first reads how long
// everyone worked.
func (p *Pane) sortBy(by model.CandidateOrder) tea.Cmd {
	p.measuring.Cancel()
	p.sorting = by
	arrange := func() {
		p.change(func() { p.roster.arrange(by, p.roster.tab) })
	}
	sorted := say.Sorted(by.String())
	if by.By == model.CandidatesBySalary {
		sorted = say.SortedBySalary(by.String())
	}
	if by.By != model.CandidatesByExperience {
		arrange()
		return p.desk.Notify(desk.Info, sorted)
	}
	of, today, source, applies := p.roster, p.today(), p.source, p.roster.unmeasured()
	return load.Run(p.desk.Group, &p.measuring, func(ctx context.Context) (map[int64]int, error) {
		return workedOf(ctx, source, applies, today)
	}, func(worked map[int64]int, err error) tea.Cmd {
		switch {
		case err != nil:
			p.sorting = p.roster.sort
			return p.desk.Notify(desk.Bad, p.desk.Fail(err))
		case p.roster != of: // the list was read again meanwhile
			return p.sortBy(by)
		}
		of.takeWorked(worked)
		arrange()
		return p.desk.Notify(desk.Info, sorted)
	})
}

func (p *Pane) mark() tea.Cmd {
	c, ok := p.Current()
	if !ok {
		return nil
	}
	if p.span.On() { // ends the range, as V does
		p.span.End()
		return nil
	}
	p.roster.marked.Toggle(c.ID)
	p.roster.placed = false
	p.list.Move(1)
	return p.moved()
}

// saveMarked saves the CVs of the marked applicants, or of the selected one.
func (p *Pane) saveMarked() tea.Cmd { return p.desk.Do(intent.SaveCVs{IDs: p.chosen()}) }

func (p *Pane) sendMarked() tea.Cmd {
	p.PinCursor()
	return p.desk.Do(intent.SendCVs{IDs: p.chosen()})
}

func (p *Pane) copyMarked() tea.Cmd { return p.desk.Do(intent.CopyContacts{IDs: p.chosen()}) }

// chosen returns the marked applicants, without marks the one under the cursor.
func (p *Pane) chosen() []int64 {
	p.hidden = 0
	ids := p.Marked()
	if c, ok := p.current(); ok && len(ids) == 0 {
		ids = []int64{c.ID}
	}
	return ids
}

// markable returns what the keys for marking work on.
func (p *Pane) markable() list.Markable {
	shown := p.roster.shown
	return list.Markable{List: &p.list, Span: &p.span, Marks: p.roster.marked, Rows: len(shown), ID: func(row int) int64 { return shown[row].ID }}
}

// marksChanged follows a change of marks, which also pins the cursor to its applicant.
func (p *Pane) marksChanged() tea.Cmd {
	p.roster.placed = false
	p.PinCursor()
	return nil
}

func (p *Pane) stop() tea.Cmd {
	p.fetching.Cancel()
	p.arriving = false
	p.away = false
	p.err = say.Stopped(p.arrived)
	p.asOf.Complete = false
	if p.arrived > 0 {
		p.asOf.AsOf = p.desk.Now()
	}
	return nil
}
