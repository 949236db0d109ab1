package jobeditor

import (
	"context"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Actions returns the actions of an empty form, for the guide of keys; they are not run.
func Actions(e *env.Env) []action.Action { return newEditor(e, nil, external.Program{}).Actions() }

// Actions are the actions of the form.
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
	other := sayWriteAs("HTML")
	if !e.desc.form.markdown {
		other = sayWriteAs("Markdown")
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
		{Keys: action.ReviewJob, Label: action.Label{Name: "review and send", Synonyms: "publish, save, submit, post", Help: "check the form and show what will be sent"}.Translated(), Group: action.GroupForm, Rank: 1, Disabled: sending, Run: e.openReview},
		{Keys: action.NextField, Label: action.Label{Name: "next field", Help: "go to the next field"}.Translated(), Group: action.GroupMoving, Rank: 3, Run: e.next},
		{Keys: action.PreviousField, Label: action.Label{Name: "previous field", Help: "go to the previous field"}.Translated(), Group: action.GroupMoving, Run: func() tea.Cmd { return e.step(-1) }},
		{Keys: action.UndoTyping, Label: action.Label{Name: "undo", Synonyms: "back, revert", Help: "undo the last step in the form", Title: "Undo"}.Translated(), Group: action.GroupForm, Rank: 6, Disabled: when(len(e.history.past) > 0, lang.TextIn("jobeditor", "there is nothing to undo")), Run: e.undo},
		{Keys: action.RedoTyping, Label: action.Label{Name: "redo", Synonyms: "again", Help: "redo the step that was undone", Title: "Redo"}.Translated(), Group: action.GroupForm, Disabled: when(len(e.history.future) > 0, lang.Text("there is nothing to redo")), Run: e.redo},
		{Keys: action.PreviewJob, Label: action.Label{Name: "preview", Synonyms: "look, show", Help: "read the job's text as the board will show it"}.Translated(), Group: action.GroupForm, Rank: 4, Run: e.showPreview},
		{Keys: action.OwnEditor, Label: action.Label{Name: "your editor", Title: "Write in your own editor", Synonyms: "vim, nano, emacs, external", Help: "write the description in your own editor ($VISUAL or $EDITOR)"}.Translated(), Group: action.GroupForm, Rank: 5, Disabled: when(len(e.program.Argv) > 0, e.program.Why), Run: e.outside},
		{Keys: action.MarkdownOrHTML, Label: other, Group: action.GroupForm, Rank: 7, Disabled: sending, Run: e.toggle},
		{Keys: action.CompareJob, Label: action.Label{Name: "compare", Title: "Compare with the service", Synonyms: "diff, differences", Help: "compare the form with the job at the service"}.Translated(), Group: action.GroupForm, Disabled: when(e.base.ID != 0, lang.TextIn("jobeditor", "the service does not have a new job yet")), Run: e.Compare},
		{Keys: action.KeepTemplate, Label: action.Label{Name: "save as template", Synonyms: "keep, model, reuse", Help: "save a copy of the form under a name, to start new jobs from"}.Translated(), Group: action.GroupForm, Disabled: sending, Run: e.template},
		{Keys: action.DiscardDraft, Label: action.Label{Name: "discard", Synonyms: "throw away, delete, cancel, abandon", Help: "discard the draft (asks first)"}.Translated(), Group: action.GroupForm, Rank: 8, Disabled: when(e.changed() || !e.resumed.IsZero(), lang.Text("nothing was changed")), Run: e.discard},
		{Keys: action.Back, Label: action.Label{Name: "leave, draft saved", Synonyms: "close, save draft, later", Help: "close the form; the draft is saved and offered again"}.Translated(), Group: action.GroupForm, Rank: 2, Disabled: sending, Run: e.close},
	}...)
}

// choices are the actions of the focused field.
func (e *Editor) choices() []action.Action {
	if offered := e.suggestions(); e.focus == model.FieldRegion && e.lines[e.focus].atEnd() && len(offered) > 0 {
		return []action.Action{{Keys: action.TakeOffered, Label: action.Label{Name: text.Line(offered[0]), Help: lang.Text("use the first region offered")}, Group: action.GroupForm, Rank: 3, Run: e.suggested}}
	}
	p := e.picks[e.focus]
	if p == nil || e.Sending() {
		return nil
	}
	choose := func(key string) func() tea.Cmd {
		return func() tea.Cmd { return e.change(func() { p.key(key); e.choseCountry() }) }
	}
	return []action.Action{
		{Keys: action.NextChoice, Label: action.Label{Name: "next choice", Help: "the next choice; a digit chooses by its code, a letter by its name", Title: "Next choice"}.Translated(), Group: action.GroupForm, Rank: 3, Run: choose("right")},
		{Keys: action.PreviousChoice, Label: action.Label{Name: "previous choice", Help: "the choice before", Title: "Previous choice"}.Translated(), Group: action.GroupForm, Rank: 4, Run: choose("left")},
	}
}

// busy is why the form accepts no changes now; "" when it does.
func (e *Editor) busy() string {
	switch {
	case e.Sending():
		return lang.Text("the job is being sent")
	case e.away:
		return lang.Text("your editor has the description")
	}
	return ""
}

// Type handles a key or a paste.
func (e *Editor) Type(msg tea.Msg) tea.Cmd {
	if key, ok := msg.(tea.KeyPressMsg); ok {
		if a, ok := action.Find(e.Actions(), key.String()); ok {
			return e.env.Run(a)
		}
	}
	if e.stage != writing || e.busy() != "" {
		return nil
	}
	key, isKey := msg.(tea.KeyPressMsg)
	if isKey && e.area() == nil {
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
	case e.focus == model.FieldNeeds:
		typeInto(&e.needs, msg)
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
	if e.picks[e.focus] != nil {
		kind = whole
	}
	e.history.note(was, kind, begins, e.env.Now())
	return e.edited()
}

// choseCountry gives the currency codes the meaning of the chosen country.
func (e *Editor) choseCountry() {
	p := e.picks[fieldCountry]
	if p == nil {
		return
	}
	e.env.Country = ""
	if p.at >= 0 {
		e.env.Country = model.Countries()[p.at]
	}
}

// maxSuggestions is how many regions are offered at a time.
const maxSuggestions = 4

// suggestions are the regions of the account's jobs that begin with the field's text, the
// most used first.
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

// suggested fills in the first region that is offered.
func (e *Editor) suggested() tea.Cmd {
	l, offered := e.lines[model.FieldRegion], e.suggestions()
	return e.change(func() {
		l.input.SetValue(text.Line(offered[0]))
		l.input.CursorEnd()
	})
}

// halfTyped returns the region that completes the typed one: the only region offered, if no job of the
// account has the typed one; else "".
func (e *Editor) halfTyped() string {
	typed, offered := strings.TrimSpace(e.lines[model.FieldRegion].value()), e.suggestions()
	if typed == "" || typed == e.before.Region || len(offered) != 1 || slices.ContainsFunc(e.regions, func(known string) bool { return strings.EqualFold(known, typed) }) {
		return ""
	}
	return text.Line(offered[0])
}

// next takes the region that is offered for a half-typed one, or moves to the next field.
func (e *Editor) next() tea.Cmd {
	if e.focus == model.FieldRegion && e.lines[e.focus].atEnd() && e.halfTyped() != "" {
		return e.suggested()
	}
	return e.step(1)
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

// toggle switches the description between Markdown and HTML. It asks first if Markdown
// would lose something.
func (e *Editor) toggle() tea.Cmd {
	lost := e.desc.losses()
	if len(lost) == 0 {
		return e.change(e.desc.toggle)
	}
	lines := []string{lang.Text("Markdown would lose some of this description:")}
	for _, l := range lost {
		lines = append(lines, "· "+text.Line(l))
	}
	e.env.Ask(env.Question{
		Title: lang.Text("Write it as Markdown?"),
		Lines: append(lines, lang.Text("Stay with HTML to keep all of it. %s brings it back, too.", action.UndoTyping)),
		Verb:  lang.Text("write as Markdown, without these"), Danger: true,
		Do: func() tea.Cmd { return e.change(e.desc.toggle) },
	})
	return nil
}

func (e *Editor) showPreview() tea.Cmd {
	e.stage = previewing
	return nil
}

// Compare shows the form beside the job at the service, which it fetches.
func (e *Editor) Compare() tea.Cmd {
	e.compare()
	id := e.base.ID
	return load.Act(e.env.Group, &e.fetching, func(ctx context.Context) (model.Job, error) {
		return e.source.Job(ctx, id)
	}, func(job model.Job, err error) tea.Cmd {
		if e.fresh = job; err != nil {
			e.env.Fail(err) // the bar shows it
			e.fresh = model.Job{}
		}
		e.review.Forget()
		return nil
	})
}

func (e *Editor) compare() {
	e.stage = comparing
	e.review.Top()
	e.review.Forget()
}

// CompareFrom compares with the job that the form was opened with. esc then closes the form, saves
// the draft, and calls back, which leads to the place.
func (e *Editor) CompareFrom(place string, back func() tea.Cmd) {
	e.from, e.backTo = place, back
	e.compare()
}

// pageActions are the actions of a page over the form.
func (e *Editor) pageActions(p *widget.Page) []action.Action {
	own := []action.Action{
		{Keys: action.Back, Label: sayBack(), Group: action.GroupForm, Rank: 1, Run: e.back},
		{Keys: action.LeavePage, Label: action.Label{Name: "back to the form", Help: "back to the form"}.Translated(), Group: action.GroupForm, Run: e.back},
	}
	if e.backTo != nil {
		own = []action.Action{
			{Keys: action.Close, Label: sayBackTo(e.from), Group: action.GroupForm, Rank: 2, Run: e.leaveComparison},
			{Keys: action.GoOnWriting, Label: action.Label{Name: "continue", Title: "Continue writing", Help: "continue writing"}.Translated(), Group: action.GroupForm, Rank: 1, Run: e.back},
		}
	}
	return append(own, p.Moves()...)
}

func (e *Editor) back() tea.Cmd {
	e.fetching.Cancel()
	e.stage, e.confirmed, e.backTo = writing, false, nil
	return nil
}

// openReview checks the whole form and opens the review, or goes to the first problem.
func (e *Editor) openReview() tea.Cmd {
	if e.unknown != nil { // its outcome comes first (CONTRACT 11)
		return e.env.Do(intent.AskPublished{Unknown: e.unknown})
	}
	e.refused = ""
	e.check()
	if e.onlyNeeds() && len(e.problems.ByField(model.FieldNeeds)) == 0 {
		return e.setNeeds()
	}
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
		return e.env.Notify(env.Info, lang.Text("Nothing was changed, so there is nothing to send."))
	}
	e.stage = reviewing
	e.review.Top()
	e.review.Forget()
	e.text = e.text.changed() // save what is sent, an unchanged copy too
	return tea.Batch(e.advise(), e.Keep())
}
