package jobeditor

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
)

// Actions are what can be done in the form now.
func (e *Editor) Actions() []action.Action {
	switch e.stage {
	case reviewing:
		return e.reviewActions()
	case conflicting:
		return e.conflictActions()
	}
	sending := ""
	if e.Sending() {
		sending = "the job is on its way"
	}
	other := "HTML"
	if !e.desc.markdown {
		other = "Markdown"
	}
	nothing := ""
	if !e.changed() && e.resumed.IsZero() {
		nothing = "nothing was changed"
	}
	return []action.Action{
		{Keys: []string{"ctrl+s"}, Name: "review and send", Help: "check the form and show what will be sent", Rank: 1, Disabled: sending, Run: e.ask},
		{Keys: []string{"tab"}, Name: "next field", Help: "go to the next field", Rank: 2, Run: func() tea.Cmd { return e.step(1) }},
		{Keys: []string{"shift+tab"}, Name: "previous field", Help: "go to the previous field", Run: func() tea.Cmd { return e.step(-1) }},
		{Keys: []string{"ctrl+t"}, Name: "write as " + other, Help: "write the description as Markdown or as raw HTML", Rank: 4, Run: e.toggle},
		{Keys: []string{"ctrl+x"}, Name: "discard", Help: "throw away what was typed (asks first)", Rank: 5, Disabled: nothing, Run: e.discard},
		{Keys: []string{"esc"}, Name: "leave, keep the draft", Help: "close the form; what was typed is kept and offered again", Rank: 3, Disabled: sending, Run: e.leave},
	}
}

// Type gives the form a key or a paste that is no action.
func (e *Editor) Type(msg tea.Msg) tea.Cmd {
	if e.stage != writing || e.Sending() {
		return nil
	}
	before := e.draft()
	var cmd tea.Cmd
	key, isKey := msg.(tea.KeyPressMsg)
	if isKey && e.focus != model.FieldDescription {
		switch key.String() {
		case "enter", "down":
			return e.step(1)
		case "up":
			return e.step(-1)
		}
	}
	switch {
	case e.focus == model.FieldDescription:
		if !e.desc.tooLong {
			cmd = e.desc.update(msg)
		}
	case e.lines[e.focus] != nil:
		cmd = e.lines[e.focus].update(msg)
	case isKey:
		e.picks[e.focus].key(action.Key(key))
		e.touched[e.focus] = true
		if e.focus == fieldCountry {
			e.desk.Country = ""
			if at := e.picks[fieldCountry].at; at >= 0 {
				e.desk.Country = model.Countries()[at]
			}
		}
	}
	if e.draft().Equal(before) {
		return cmd
	}
	return tea.Batch(cmd, e.edited())
}

// step moves to the next field, round the ends.
func (e *Editor) step(by int) tea.Cmd {
	fields := e.fields()
	i := slices.Index(fields, e.focus)
	e.touched[e.focus] = true
	return e.focusOn(fields[(i+by+len(fields))%len(fields)])
}

func (e *Editor) focusOn(f model.FormField) tea.Cmd {
	for _, l := range e.lines {
		l.input.Blur()
	}
	e.desc.area.Blur()
	e.focus = f
	switch {
	case f == model.FieldDescription:
		return e.desc.area.Focus()
	case e.lines[f] != nil:
		return e.lines[f].input.Focus()
	}
	return nil
}

func (e *Editor) toggle() tea.Cmd {
	if e.desc.tooLong {
		return e.desk.Notify(desk.Warn, "The description is too long to be edited here; it will be sent as it is.")
	}
	if problem := e.desc.toggle(); problem != "" {
		return e.desk.Notify(desk.Warn, problem)
	}
	return e.edited()
}

func (e *Editor) leave() tea.Cmd {
	if !e.changed() {
		return tea.Batch(e.drop(), e.hooks.Close())
	}
	return tea.Batch(e.Leave(), e.hooks.Close(), e.desk.Notify(desk.Info, "The draft is kept. Open the form again to go on."))
}

// Leave keeps what was typed and leaves the draft for whoever opens its form
// next.
func (e *Editor) Leave() tea.Cmd {
	if keep := e.Keep(); keep != nil {
		e.left = true // it is released once it is kept
		return keep
	}
	return e.release()
}

func (e *Editor) discard() tea.Cmd {
	what := "the new job"
	if e.base.ID != 0 {
		what = "your changes of this job"
	}
	e.desk.Ask(desk.Question{
		Title: "Throw away the draft?",
		Lines: []string{"All you typed for " + what + " will be gone. Nothing changes on the board."},
		Yes:   "y", Verb: "throw away", Danger: true,
		Do: func() tea.Cmd { return tea.Batch(e.drop(), e.hooks.Close()) },
	})
	return nil
}

// ask checks the whole form and goes on to the review, or to the first problem.
func (e *Editor) ask() tea.Cmd {
	e.refused = ""
	e.check()
	if len(e.problems) > 0 {
		for _, f := range model.FormFields() {
			e.touched[f] = true
		}
		return tea.Batch(e.focusOn(e.problems[0].Field),
			e.desk.Notify(desk.Warn, desk.Plural(len(e.problems), "thing")+" to put right before it can be sent."))
	}
	if e.base.ID != 0 && !e.changed() {
		return e.desk.Notify(desk.Info, "Nothing was changed, so there is nothing to send.")
	}
	e.stage = reviewing
	e.review.Top()
	e.review.Forget()
	return e.Keep()
}
