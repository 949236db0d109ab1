package applicantlist

import (
	"cmp"
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/widget"
)

// Actions returns what the keys of the pane can do now.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return append(p.filter.Actions(),
			action.Action{Keys: action.NameSearch, Label: action.Label{Name: "name it", Title: "Name this filter", Synonyms: "save search", Help: "save this filter under a name"}.Translated(), Group: action.GroupFind, Rank: 3, Run: p.nameFilter},
			action.Action{Keys: action.NamedOnes, Label: action.Label{Name: "saved filters", Title: "Saved filters", Synonyms: "named searches", Help: "choose a saved filter"}.Translated(), Group: action.GroupFind, Rank: 4, Run: p.namedFilters},
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
		disabled = lang.Text("Loading the applicants…")
	case !ok:
		disabled = lang.Text("no applicant is selected")
	}
	noJob := ""
	if p.job.ID == 0 {
		noJob = lang.Text("no job is open")
	}
	on := func(i env.Intent) func() tea.Cmd {
		return func() tea.Cmd {
			p.PinCursor()
			return p.env.Do(i)
		}
	}
	noCV := cmp.Or(disabled, p.HiddenMarks())
	if noCV == "" && len(p.roster.marked) == 0 {
		noCV = env.NoCV(person)
	}
	noOutside := disabled
	if disabled == "" {
		noOutside = p.program.NoViewer(person)
	}
	opening, reading, saving, marking, unmarking, saved := 1, 2, 5, 11, 4, saySaveCV()
	if marked := len(p.roster.marked); marked > 0 { // actions on the marked applicants come first
		opening, reading, saving, marking, unmarking, saved = 8, 9, 3, 7, 2, saySaveMarked(marked)
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "open", Title: "Open the application", Synonyms: "view, read", Help: "open the application; marks it viewed"}.Translated(), Group: action.GroupApplicants, Rank: opening, Disabled: disabled, Run: on(intent.OpenApplication{ID: person.ID})},
		{Keys: action.Preview, Label: action.Label{Name: "preview", Title: "Preview the application", Synonyms: "look, peek", Help: "preview it; does not mark it viewed"}.Translated(), Group: action.GroupApplicants, Rank: 6, Disabled: disabled, Run: on(intent.PreviewApplication{ID: person.ID})},
		{Keys: action.ReadCV, Label: action.Label{Name: "read CV", Title: "Read the CV", Synonyms: "resume, review, queue", Help: "read profile and CV, one after another; marks each viewed"}.Translated(), Group: action.GroupApplicants, Rank: reading, Disabled: disabled, Run: on(intent.ReadApplication{ID: person.ID})},
		{Keys: action.SaveCV, Label: saved, Group: action.GroupFiles, Rank: saving, Disabled: noCV, Run: p.saveMarked},
		{Keys: action.SendCV, Label: action.Label{Name: "send CV", Title: "Send the CV to your own computer", Synonyms: "download, scp, transfer, laptop", Help: "save the CV and send it to the computer you sit at, or show the command for that"}.Translated(), Group: action.GroupFiles, Disabled: noCV, Run: p.sendMarked},
		{Keys: action.Copy, Label: sayCopy(len(p.roster.marked)), Group: action.GroupFiles, Disabled: cmp.Or(disabled, p.HiddenMarks()), Run: p.copyMarked},
		{Keys: action.OpenCV, Label: action.Label{Name: "open CV", Title: "Open the CV in a viewer", Synonyms: "resume, pdf, word, desktop, external", Help: "open a copy of the CV in your desktop's viewer"}.Translated(), Group: action.GroupFiles, Disabled: noOutside, Run: on(intent.OpenCV{ID: person.ID})},
		{Keys: action.Mark, Label: action.Label{Name: "mark", Title: "Mark the applicant", Synonyms: "select, check", Help: "mark or unmark; verdict, note, tags act on all marked"}.Translated(), Group: action.GroupApplicants, Rank: 4, Disabled: disabled, Run: p.mark},
		{Keys: action.Filter, Label: action.Label{Name: lang.Text("filter"), Title: lang.Text("Filter the applicants"), Synonyms: lang.Text("search, find, narrow"), Help: lang.Text("show only matching applicants, as with %s; also is:marked", action.Search)}, Group: action.GroupFind, Rank: 6, Disabled: noJob, Run: p.filter.Open},
		{Keys: action.Sort, Label: action.Label{Name: lang.Text("sort"), Title: lang.Text("Sort the applicants"), Synonyms: lang.Text("order"), Help: lang.Text("next order; %s reverses it", action.Reverse)}, Group: action.GroupFind, Rank: 7, Disabled: noJob, Run: p.nextSort},
		{Keys: action.Reverse, Label: action.Label{Name: "reverse", Title: "Reverse the order of applicants", Synonyms: "order, sort, descending, ascending", Help: "reverse the order"}.Translated(), Group: action.GroupFind, Disabled: noJob, Run: p.reverse},
		{Keys: action.Refresh, Label: action.Label{Name: "refresh", Title: "Refresh the applicants", Synonyms: "reload, fetch, update, sync", Help: "fetch the applicants again"}.Translated(), Group: action.GroupService, Rank: 8, Disabled: noJob, Run: p.Refetch},
	}
	noMarks := disabled
	if p.isSifting() { // marking all would mark the applicants of the filter before
		noMarks = cmp.Or(disabled, lang.Text("Loading the applicants…"))
	}
	out = p.markable().Actions(out, lang.TextIn("applicantlist", "applicants"), action.GroupApplicants, marking, noMarks, p.marksChanged)
	switch {
	case p.span.On(): // esc is among its keys
	case p.program.StoppableSaving():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "stop saving", Synonyms: "cancel", Help: "stop saving CVs; the saved ones stay"}.Translated(), Group: action.GroupFiles, Rank: 5, Run: p.env.Want(intent.StopSaving{})})
	case p.Reading() && !p.unasked:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "stop loading", Synonyms: "cancel, stop reading", Help: "stop loading; the applicants that arrived stay"}.Translated(), Group: action.GroupService, Rank: 4, Run: p.stop})
	case p.filter.Active():
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "clear", Title: "Clear the filter", Synonyms: "show all", Help: "remove the filter", Context: "applicantlist"}.Translated(), Group: action.GroupFind, Rank: 4, Run: p.unfilter})
	case len(p.roster.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark", Title: "Unmark all applicants", Synonyms: "deselect, select none", Help: "remove all marks"}.Translated(), Group: action.GroupApplicants, Rank: unmarking, Run: func() tea.Cmd {
			clear(p.roster.marked)
			return p.marksChanged()
		}})
	default:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the jobs", Help: "back to the jobs", Context: "applicantlist"}.Translated(), Group: action.GroupMoving, Rank: 4, Run: p.env.Want(intent.FocusPane{Pane: env.JobPane})})
	}
	for i, name := range sayTabNames() {
		out = append(out, action.Action{Keys: action.ShowTab(i + 1), Label: action.Label{Name: name, Title: lang.Text("Applicants: %s", name), Synonyms: lang.Text("tab"), Help: action.Tab + name}.FoundBy(model.ApplicantTabs()[i]), Group: action.GroupFind, Disabled: noJob, Run: func() tea.Cmd { return p.show(i) }})
	}
	reviews := p.program.ReviewActions(reviewed)
	if p.hidden != 0 { // after a review, the cursor does not go back to the hidden applicant
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
	return p.applyFilter(true, func() { p.roster.arrange(p.roster.sort, tab) })
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
	sorted := lang.Text("Sorted by %s.", by)
	if by.By == model.CandidatesBySalary {
		sorted = lang.Text("Sorted by %s, each currency separately.", by)
	}
	if by.By != model.CandidatesByExperience {
		arrange()
		return p.env.Notify(env.Info, sorted)
	}
	of, today, source, applies := p.roster, p.today(), p.source, p.roster.unmeasured()
	return load.Run(p.env.Group, &p.measuring, func(ctx context.Context) (map[int64]int, error) {
		return workedOf(ctx, source, applies, today)
	}, func(worked map[int64]int, err error) tea.Cmd {
		switch {
		case err != nil:
			p.sorting = p.roster.sort
			return p.env.Notify(env.Bad, p.env.Fail(err))
		case p.roster != of: // the list was read again in between
			return p.sortBy(by)
		}
		of.takeWorked(worked)
		arrange()
		return p.env.Notify(env.Info, sorted)
	})
}

func (p *Pane) mark() tea.Cmd {
	c, ok := p.Current()
	if !ok {
		return nil
	}
	if p.span.On() { // the key of the mark ends a range, too
		p.span.End()
		return nil
	}
	p.roster.marked.Toggle(c.ID)
	p.roster.placed = false
	p.list.Move(1)
	return p.moved()
}

// saveMarked saves the CVs of the marked applicants, or of the selected one.
func (p *Pane) saveMarked() tea.Cmd { return p.env.Do(intent.SaveCVs{IDs: p.chosen()}) }

func (p *Pane) sendMarked() tea.Cmd {
	p.PinCursor()
	return p.env.Do(intent.SendCVs{IDs: p.chosen()})
}

func (p *Pane) copyMarked() tea.Cmd { return p.env.Do(intent.CopyContacts{IDs: p.chosen()}) }

// chosen returns the marked applicants; without marks, the one under the cursor.
func (p *Pane) chosen() []int64 {
	p.hidden = 0
	ids := p.Marked()
	if c, ok := p.current(); ok && len(ids) == 0 {
		ids = []int64{c.ID}
	}
	return ids
}

// markable returns what the keys for marking work on.
func (p *Pane) markable() widget.Markable {
	shown := p.roster.shown
	return widget.Markable{List: &p.list, Span: &p.span, Marks: p.roster.marked, Rows: len(shown), ID: func(row int) int64 { return shown[row].ID }}
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
	p.err = lang.Plural(p.arrived, "Stopped after %d applicant.", "Stopped after %d applicants.")
	p.asOf.Complete = false
	if p.arrived > 0 {
		p.asOf.AsOf = p.env.Now()
	}
	return nil
}

func sayCopy(marked int) action.Label {
	l := action.Label{Name: "copy contact", Title: "Copy the contact", Synonyms: "clipboard, e-mail, email, phone", Help: "copy e-mail and phone to your terminal's clipboard; of the marked, the e-mail addresses"}.Translated()
	if marked > 0 {
		l.Name = lang.Text("copy e-mails (%s)", lang.Number(marked))
	}
	return l
}
