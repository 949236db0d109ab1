package applicantlist

import (
	"fmt"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
)

// Actions are what can be done in the pane now.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return append(p.filter.Actions(),
			action.Action{Keys: []string{"ctrl+s"}, Name: "name it", Help: "keep this filter under a name", Rank: 3, Run: p.nameFilter},
			action.Action{Keys: []string{"ctrl+o"}, Name: "named ones", Help: "the searches that have a name", Rank: 4, Run: p.namedFilters},
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
	on := func(f func(model.Candidate) tea.Cmd) func() tea.Cmd {
		return func() tea.Cmd {
			p.Hold()
			return f(person)
		}
	}
	noCV := none
	if noCV == "" && len(p.roster.marked) == 0 {
		noCV = desk.NoCV(person)
	}
	noOutside := none
	if noOutside == "" {
		noOutside = p.hooks.NoOutside(person)
	}
	out := []action.Action{
		{Keys: []string{"enter"}, Name: "open", Help: "read the application; this marks it viewed", Rank: 1, Disabled: none, Run: on(p.hooks.Open)},
		{Keys: []string{"p"}, Name: "preview", Help: "read the application without marking it viewed", Rank: 6, Disabled: none, Run: on(p.hooks.Preview)},
		{Keys: []string{"t"}, Name: "read CV", Help: "read the profile and the CV, which marks the application viewed; J and K go on through the list", Rank: 2, Disabled: none, Run: on(p.hooks.Read)},
		{Keys: []string{"S"}, Name: "save CV", Help: "save the CV, or those of all marked people", Rank: 5, Disabled: noCV, Run: p.saveMarked},
		{Keys: []string{"o"}, Name: "open CV", Help: "hand a copy of the CV to the viewer of your desktop", Disabled: noOutside, Run: on(p.hooks.Outside)},
		{Keys: []string{"space"}, Name: "mark", Help: "mark the person, or take the mark away", Rank: 4, Disabled: none, Run: p.mark},
		{Keys: []string{"/"}, Name: "filter", Help: "show only people who meet a search, as with ctrl+f; is:marked, too", Rank: 6, Disabled: noJob, Run: p.filter.Open},
		{Keys: []string{"s"}, Name: "sort", Help: "next order: unseen first, newest, name, salary wish", Rank: 7, Disabled: noJob, Run: p.nextSort},
		{Keys: []string{"r"}, Name: "refresh", Help: "read the applicants from the service again", Rank: 8, Disabled: noJob, Run: p.Refresh},
	}
	if p.saves != nil && !p.saves.stopped {
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "stop saving", Help: "save no more CVs; those that were saved stay", Rank: 5, Run: p.stopSaving})
	} else if p.Reading() {
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "stop reading", Help: "stop reading; who arrived stays", Rank: 4, Run: p.stop})
	} else if p.filter.Active() {
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "clear", Help: "remove the filter", Rank: 4, Run: p.unfilter})
	} else if len(p.roster.marked) > 0 {
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "unmark", Help: "take all marks away", Rank: 4, Run: func() tea.Cmd {
			clear(p.roster.marked)
			return nil
		}})
	} else {
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "back", Help: "back to the jobs", Rank: 4, Run: p.hooks.Back})
	}
	for i, name := range tabNames() {
		out = append(out, action.Action{Keys: []string{strconv.Itoa(i + 1)}, Name: name, Help: action.Tab + name, Disabled: noJob, Run: func() tea.Cmd { return p.show(i) }})
	}
	out = append(out, p.hooks.Review(person)...)
	return append(out, p.list.Moves(p.moved)...)
}

func (p *Pane) show(tab int) tea.Cmd {
	p.held = false
	p.change(func() { p.roster.arrange(p.roster.sort, tab) })
	p.held = len(p.roster.shown) > 0
	return p.hooks.Moved()
}

func (p *Pane) nextSort() tea.Cmd {
	by := (p.roster.sort + 1) % model.CandidateSort(len(model.CandidateSorts()))
	p.change(func() { p.roster.arrange(by, p.roster.tab) })
	return p.desk.Notify(desk.Info, "Applicants are sorted by "+by.String()+".")
}

func (p *Pane) mark() tea.Cmd {
	c, ok := p.Current()
	if !ok {
		return nil
	}
	p.roster.marked.Toggle(c.ID)
	p.list.Move(1)
	return p.moved()
}

func (p *Pane) stop() tea.Cmd {
	p.fetching.Cancel()
	p.arriving = false
	p.err = fmt.Sprintf("Stopped after %s.", desk.Plural(p.arrived, "applicant"))
	p.asOf.Complete = false
	if p.arrived > 0 {
		p.asOf.AsOf = p.desk.Now()
	}
	return nil
}
