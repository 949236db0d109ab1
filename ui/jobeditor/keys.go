package jobeditor

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// Actions are what can be done in the form now.
func (e *Editor) Actions() []action.Action {
	switch e.stage {
	case previewing:
		return e.pageActions(&e.preview)
	case comparing:
		return e.pageActions(&e.review)
	case reviewing:
		return e.reviewActions()
	case conflicting:
		return e.conflictActions()
	}
	sending := e.busy()
	other := "HTML"
	if !e.desc.form.markdown {
		other = "Markdown"
	}
	when := func(able bool, reason string) string {
		switch {
		case sending != "":
			return sending
		case !able:
			return reason
		}
		return ""
	}
	return append(e.choices(), []action.Action{
		{Keys: action.ReviewJob, Label: action.Label{Name: "review and send", Synonyms: "publish, save, submit, post", Help: "check the form and show what will be sent"}, Group: action.GroupForm, Rank: 1, Disabled: sending, Run: e.ask},
		{Keys: action.NextField, Label: action.Label{Name: "next field", Help: "go to the next field"}, Group: action.GroupMoving, Rank: 3, Run: func() tea.Cmd { return e.step(1) }},
		{Keys: action.PreviousField, Label: action.Label{Name: "previous field", Help: "go to the previous field"}, Group: action.GroupMoving, Run: func() tea.Cmd { return e.step(-1) }},
		{Keys: action.UndoTyping, Label: action.Label{Name: "undo", Synonyms: "back, revert", Help: "take back the last step in the form"}, Group: action.GroupForm, Rank: 6, Disabled: when(len(e.history.past) > 0, "there is nothing to undo"), Run: e.undo},
		{Keys: action.RedoTyping, Label: action.Label{Name: "redo", Synonyms: "again", Help: "do again what was taken back"}, Group: action.GroupForm, Disabled: when(len(e.history.future) > 0, "there is nothing to redo"), Run: e.redo},
		{Keys: action.PreviewJob, Label: action.Label{Name: "preview", Synonyms: "look, show", Help: "read the job's text as the board will show it"}, Group: action.GroupForm, Rank: 4, Run: e.showPreview},
		{Keys: action.OwnEditor, Label: action.Label{Name: "your editor", Title: "Write in your own editor", Synonyms: "vim, nano, emacs, external", Help: "write the description in your own editor ($VISUAL or $EDITOR)"}, Group: action.GroupForm, Rank: 5, Disabled: when(len(e.program.Argv) > 0, e.program.Why), Run: e.outside},
		{Keys: action.MarkdownOrHTML, Label: action.Label{Name: "write as " + other, Title: "Markdown or HTML", Synonyms: "source, format, switch", Help: "write the description as Markdown or as raw HTML"}, Group: action.GroupForm, Rank: 7, Disabled: sending, Run: e.toggle},
		{Keys: action.CompareJob, Label: action.Label{Name: "compare", Title: "Compare with the service", Synonyms: "diff, differences", Help: "compare the form with the job as it is at the service"}, Group: action.GroupForm, Disabled: when(e.base.ID != 0, "a new job is not at the service yet"), Run: e.Compare},
		{Keys: action.KeepTemplate, Label: action.Label{Name: "keep as template", Synonyms: "save, model, reuse", Help: "keep a copy of the form under a name, for new jobs to begin with"}, Group: action.GroupForm, Disabled: sending, Run: e.template},
		{Keys: action.DiscardDraft, Label: action.Label{Name: "discard", Synonyms: "throw away, delete, cancel, abandon", Help: "throw away what was typed (asks first)"}, Group: action.GroupForm, Rank: 8, Disabled: when(e.changed() || !e.resumed.IsZero(), "nothing was changed"), Run: e.discard},
		{Keys: action.Back, Label: action.Label{Name: "leave, draft kept", Synonyms: "close, save draft, later", Help: "close the form; what was typed is kept and offered again"}, Group: action.GroupForm, Rank: 2, Disabled: sending, Run: e.close},
	}...)
}

// choices are the keys of the field that has them.
func (e *Editor) choices() []action.Action {
	if offered := e.suggestions(); e.focus == model.FieldRegion && e.lines[e.focus].atEnd() && len(offered) > 0 {
		return []action.Action{{Keys: action.TakeOffered, Label: action.Label{Name: "take " + text.Line(offered[0]), Help: "take the region that is offered first"}, Group: action.GroupForm, Rank: 3, Run: e.suggested}}
	}
	p := e.picks[e.focus]
	if p == nil || e.Sending() {
		return nil
	}
	choose := func(key string) func() tea.Cmd {
		return func() tea.Cmd { return e.change(func() { p.key(key); e.choseCountry() }) }
	}
	return []action.Action{
		{Keys: action.NextChoice, Label: action.Label{Name: "next choice", Help: "the next choice; a digit chooses by its code, a letter by its name"}, Group: action.GroupForm, Rank: 3, Run: choose("right")},
		{Keys: action.PreviousChoice, Label: action.Label{Name: "previous choice", Help: "the choice before"}, Group: action.GroupForm, Rank: 4, Run: choose("left")},
	}
}

// busy says why nothing can be done in the form now; "" when it can.
func (e *Editor) busy() string {
	switch {
	case e.Sending():
		return "the job is on its way"
	case e.away:
		return "your editor has the description"
	}
	return ""
}

// Type gives the form a key or a paste that is no action.
func (e *Editor) Type(msg tea.Msg) tea.Cmd {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		if a, ok := action.Find(e.Actions(), key.String()); ok {
			return e.desk.Run(a)
		}
	}
	if e.stage != writing || e.busy() != "" {
		return nil
	}
	key, isKey := msg.(tea.KeyPressMsg)
	if isKey && e.focus != model.FieldDescription {
		switch key := key.String(); {
		case action.Accept.Has(key), action.LineDown.Has(key):
			return e.step(1)
		case action.LineUp.Has(key):
			return e.step(-1)
		}
	}
	was := e.state()
	switch {
	case e.focus == model.FieldDescription:
		e.desc.update(msg)
	case e.lines[e.focus] != nil:
		e.lines[e.focus].input.Type(msg)
	case isKey:
		e.picks[e.focus].key(action.Key(key))
		e.choseCountry()
	}
	now := e.state()
	if now.same(was) {
		return nil
	}
	kind, begins := kindOf(msg, was, now)
	if e.lines[e.focus] == nil && e.focus != model.FieldDescription {
		kind = whole
	}
	e.history.note(was, kind, begins, e.desk.Now())
	return e.edited()
}

// choseCountry says what the codes of currencies mean.
func (e *Editor) choseCountry() {
	p := e.picks[fieldCountry]
	if p == nil {
		return
	}
	e.desk.Country = ""
	if p.at >= 0 {
		e.desk.Country = model.Countries()[p.at]
	}
}

// maxSuggestions is how many regions are offered at a time.
const maxSuggestions = 4

// suggestions are the regions the account has used that begin like what stands in
// the field, the most used first.
func (e *Editor) suggestions() (out []string) {
	typed := strings.ToLower(strings.TrimSpace(e.lines[model.FieldRegion].value()))
	for _, region := range e.regions {
		if lower := strings.ToLower(region); strings.HasPrefix(lower, typed) && lower != typed {
			if out = append(out, region); len(out) == maxSuggestions {
				break
			}
		}
	}
	return out
}

// suggested takes the first region that is offered.
func (e *Editor) suggested() tea.Cmd {
	l, offered := e.lines[model.FieldRegion], e.suggestions()
	return e.change(func() {
		l.input.SetValue(text.Line(offered[0]))
		l.input.CursorEnd()
	})
}

// step moves to the next field, round the ends.
func (e *Editor) step(by int) tea.Cmd {
	fields := e.fields()
	i := slices.Index(fields, e.focus)
	e.leaveField(e.focus)
	e.focusOn(fields[(i+by+len(fields))%len(fields)])
	return nil
}

func (e *Editor) focusOn(f model.FormField) {
	for _, l := range e.lines {
		l.input.Blur()
	}
	e.focus = f
	if e.lines[f] != nil {
		e.lines[f].input.Focus()
	}
}

// toggle writes the description in the other form. Where Markdown would lose
// something it says what, and the person decides.
func (e *Editor) toggle() tea.Cmd {
	lost := e.desc.losses()
	if len(lost) == 0 {
		return e.change(e.desc.toggle)
	}
	lines := []string{"Markdown would lose some of this description:"}
	for _, l := range lost {
		lines = append(lines, "· "+text.Line(l))
	}
	e.desk.Ask(desk.Question{
		Title: "Write it as Markdown?",
		Lines: append(lines, "Stay with HTML, and all of it stays. "+action.UndoTyping.String()+" brings it back, too."),
		Verb:  "write as Markdown, without these", Danger: true,
		Do: func() tea.Cmd { return e.change(e.desc.toggle) },
	})
	return nil
}

func (e *Editor) showPreview() tea.Cmd {
	e.stage = previewing
	return nil
}

// Compare shows what is in the form beside what the service has.
func (e *Editor) Compare() tea.Cmd {
	e.stage = comparing
	e.review.Top()
	e.review.Forget()
	return nil
}

// CompareFrom compares as Compare does, for a place that esc leads back to: the form is
// closed then, its draft kept as it is.
func (e *Editor) CompareFrom(place string, back func() tea.Cmd) tea.Cmd {
	e.from, e.backTo = place, back
	return e.Compare()
}

// pageActions are those of a page over the form.
func (e *Editor) pageActions(p *desk.Page) []action.Action {
	own := []action.Action{
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the form", Help: "go on writing"}, Group: action.GroupForm, Rank: 1, Run: e.back},
		{Keys: action.LeavePage, Label: action.Label{Name: "back to the form", Help: "go on writing"}, Group: action.GroupForm, Run: e.back},
	}
	if e.backTo != nil {
		own = []action.Action{
			{Keys: action.Close, Label: action.Label{Name: "back to " + e.from, Title: "Back to " + e.from, Help: "close the form; the draft is kept"}, Group: action.GroupForm, Rank: 2, Run: e.leaveComparison},
			{Keys: action.GoOnWriting, Label: action.Label{Name: "go on writing", Title: "Go on writing", Help: "go on writing"}, Group: action.GroupForm, Rank: 1, Run: e.back},
		}
	}
	return append(own, p.Moves()...)
}

func (e *Editor) back() tea.Cmd {
	e.stage, e.confirmed, e.backTo = writing, false, nil
	return nil
}

// ask checks the whole form and goes on to the review, or to the first problem.
func (e *Editor) ask() tea.Cmd {
	if e.unknown != nil { // that is to be answered first (CONTRACT 11)
		return e.desk.Do(intent.AskPublished{Unknown: e.unknown})
	}
	e.refused = ""
	e.check()
	if len(e.problems) > 0 {
		e.listing = true
		for _, f := range model.FormFields() {
			e.left[f] = true
		}
		e.leaveField(e.focus)
		e.focusOn(e.problems[0].Field)
		return nil
	}
	if e.base.ID != 0 && !e.changed() {
		return e.desk.Notify(desk.Info, "Nothing was changed, so there is nothing to send.")
	}
	e.stage = reviewing
	e.review.Top()
	e.review.Forget()
	e.dirty = true // what is sent is kept as it stands, a copy that nobody changed, too
	return tea.Batch(e.advise(), e.Keep())
}
