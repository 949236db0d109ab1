package jobeditor

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// needsBox is the box for the needs of a job. It saves the text while the person types, and shows it again for the same
// job, until the person makes it the needs.
type needsBox struct {
	frame.Lines
	*Drafts
	jobID  int64
	title  string // of the job
	set    string // the needs of the job when they were read last
	saving load.Task
	last   chan struct{} // closed once the last write has ended; nil before the first
}

// jobsNeeds are the needs of a job, and what is typed as them.
type jobsNeeds struct{ title, set, typed string }

// EditNeeds opens the box of the needs of a job.
func (d *Drafts) EditNeeds(jobID int64) tea.Cmd {
	wait := frame.NewWait(d.env, d.boxes, lang.Text("Needs"), lang.Text("Reading the needs of the job."), d.opening.Cancel)
	d.boxes.Push(wait)
	return load.Run(d.env.Group, &d.opening, func(ctx context.Context) (n jobsNeeds, err error) {
		job, err := d.source.CachedJob(ctx, jobID)
		if err == nil {
			n.title = text.Line(job.Title)
			n.set, n.typed, err = d.source.NeedsText(ctx, jobID)
		}
		return n, err
	}, func(n jobsNeeds, err error) tea.Cmd {
		d.boxes.Remove(wait)
		if err != nil {
			return d.env.Notify(env.Bad, d.env.Fail(err))
		}
		b := d.needs[jobID]
		if b == nil { // nothing typed in this window waits
			b = &needsBox{Drafts: d, jobID: jobID}
			b.Begin(cmp.Or(n.typed, strings.TrimSuffix(n.set, "\n")))
			b.Changed = b.saveSoon
			d.needs[jobID] = b
		}
		b.title, b.set = n.title, n.set
		d.boxes.Push(b)
		return nil
	})
}

// Title implements frame.Box.
func (b *needsBox) Title() string { return lang.Text("The needs of “%s”", b.title) }

// ShowsNoApplicant implements frame.Redacted.
func (b *needsBox) ShowsNoApplicant() bool { return true }

// KeepTyped implements frame.Typed.
func (b *needsBox) KeepTyped() tea.Cmd { return b.save() }

// Key implements frame.Box.
func (b *needsBox) Key(msg tea.KeyPressMsg) tea.Cmd { return b.Take(msg, b.leave, b.keep) }

func (b *needsBox) saveSoon() tea.Cmd {
	if b.saving.Busy() {
		return nil
	}
	return load.After(b.env.Group, &b.saving, pause, b.save)
}

// changed reports whether other needs are typed than are set.
func (b *needsBox) changed() bool {
	return strings.TrimSpace(b.Area.Value()) != strings.TrimSpace(b.set)
}

// save saves what is typed, unless it is what is set.
func (b *needsBox) save() tea.Cmd {
	b.saving.Cancel()
	typed := ""
	if b.changed() {
		typed = b.Area.Value()
	}
	return b.write(func(ctx context.Context) error { return b.source.TypeNeeds(ctx, b.jobID, typed) }, frame.Noop)
}

// write writes off the loop, after the writes before, and calls then if that succeeded.
func (b *needsBox) write(do func(context.Context) error, then func() tea.Cmd) tea.Cmd {
	before, ended := b.last, make(chan struct{})
	b.last = ended
	return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
		defer close(ended)
		if before != nil {
			select {
			case <-before:
			case <-ctx.Done():
			}
		}
		return struct{}{}, do(context.WithoutCancel(ctx))
	}, func(_ struct{}, err error) tea.Cmd {
		switch {
		case err != nil:
			return b.env.Notify(env.Bad, b.env.Fail(err))
		case !b.changed() && !slices.Contains(frame.All[*needsBox](b.boxes), b):
			delete(b.needs, b.jobID)
		}
		return then()
	})
}

// leave closes the box. The next time continues what was typed.
func (b *needsBox) leave() tea.Cmd {
	b.boxes.Remove(b)
	if !b.changed() {
		return b.save()
	}
	return tea.Batch(b.save(), b.env.Notify(env.Info, lang.Text("The needs are unchanged; %s continues what you typed.", action.Needs)))
}

// keep makes the text the needs of the job, unless others were set meanwhile that the person has not seen.
func (b *needsBox) keep() tea.Cmd {
	of, err := needs.Parse(b.Area.Value())
	if err != nil {
		return b.env.Notify(env.Warn, err.Error())
	}
	b.saving.Cancel()
	b.boxes.Remove(b)
	was, now := b.set, ""
	return b.write(func(ctx context.Context) (err error) {
		if now, _, err = b.source.NeedsText(ctx, b.jobID); err != nil || now != was {
			return err
		}
		return errors.Join(b.source.SetNeeds(ctx, b.jobID, of), b.source.TypeNeeds(ctx, b.jobID, ""))
	}, func() tea.Cmd {
		if now != was {
			b.set = now
			b.boxes.Push(b)
			return b.env.Notify(env.Warn, sayNeedsMeanwhile(now, action.KeepNote))
		}
		delete(b.needs, b.jobID)
		return tea.Batch(b.env.Notify(env.Good, sayNeeded(b.title, len(of))), b.env.Do(intent.NeedsChanged{}))
	})
}

// Actions implements frame.Box.
func (b *needsBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.KeepNote, Label: action.Label{Name: "save"}.Translated(), Rank: 1},
		{Keys: action.NewLine, Label: action.Label{Name: "new line"}.Translated(), Rank: 2},
		{Keys: action.Back, Label: action.Label{Name: "close, continue later"}.Translated(), Rank: 3},
	}
}

// View implements frame.Box.
func (b *needsBox) View(width int) []string {
	t := b.env.Theme
	count, problem := countNeeds(b.Area.Value())
	below := frame.Styled(t.Bad, problem, width)
	about := frame.Styled(t.Dim, lang.Text("Write one need a line, in your own words. Applicants do not see it."), width)
	out := append(b.Draw(t, width, 6, b.boxes.Rows()-4-len(below)-len(about)), t.Dim.Render(count))
	return append(append(out, below...), about...)
}

// typeInto types a key or a paste into a text of many lines.
func typeInto(a *widget.Area, msg tea.Msg) {
	switch msg := msg.(type) {
	case tea.PasteMsg:
		a.Insert(strings.Join(text.Lines(msg.Content), "\n"))
	case tea.KeyPressMsg:
		a.Key(msg)
	}
}

// onlyNeeds reports whether the form changes nothing of its job but the needs, so that there is nothing to send.
func (e *Editor) onlyNeeds() bool {
	d := e.typed()
	changed := d.Needs != e.before.Needs
	d.Needs = e.before.Needs
	return e.base.ID != 0 && changed && d.Equal(e.before)
}

// setNeeds gives the job the needs of the form, and closes the form.
func (e *Editor) setNeeds() tea.Cmd {
	id, title, typed, was := e.base.ID, text.Line(e.base.Title), e.needs.Value(), e.before.Needs
	return load.Act(e.env.Group, &e.sending, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, setNeeds(context.WithoutCancel(ctx), e.source, id, typed, was)
	}, func(_ struct{}, err error) tea.Cmd {
		if e.needsMeanwhile(err) {
			return nil
		}
		if err != nil {
			e.refused = e.env.Fail(err)
			return nil
		}
		of, _ := needs.Parse(typed) // it was valid
		return tea.Batch(e.drop(), e.env.Do(intent.CloseScreen{Screen: e}), e.env.Notify(env.Good, sayNeeded(title, len(of))))
	})
}

// othersNeeds is the error that another window has set needs since the form began with those of the job. Its text is these
// needs.
type othersNeeds string

func (n othersNeeds) Error() string { return string(n) }

// needsMeanwhile shows the needs that another window has set, if err has some. The next try sets those of the form.
func (e *Editor) needsMeanwhile(err error) bool {
	var now othersNeeds
	is := errors.As(err, &now)
	if is {
		e.before.Needs, e.refused = string(now), sayNeedsMeanwhile(string(now), action.ReviewJob)
	}
	return is
}

func sayNeedsMeanwhile(now string, again action.Keys) string {
	return lang.Text("Another window set needs meanwhile: %s. %s sets yours in their place.", text.Cut(text.Line(orDash(inOneLine(now))), 60), again)
}

// setNeeds gives a job needs, one a line, in place of those that it had.
func setNeeds(ctx context.Context, source Source, jobID int64, typed, was string) error {
	of, err := needs.Parse(typed)
	if err != nil {
		return err
	}
	now, _, err := source.NeedsText(ctx, jobID)
	if now = strings.TrimSpace(now); err == nil && now != was && now != strings.TrimSpace(needs.Join(of)) {
		err = othersNeeds(now)
	}
	if err != nil {
		return err
	}
	return source.SetNeeds(ctx, jobID, of)
}

// needsView draws the needs: in a frame while they are typed, else as a line. A mistake in them is in sight at once.
func (e *Editor) needsView(width int) (lines []string) {
	t := e.env.Theme
	count, problem := countNeeds(e.needs.Value())
	style, shown := t.Dim, t.Text
	if problem != "" {
		style = t.Bad
	}
	if e.focus == model.FieldNeeds {
		e.needs.Grow(max(width-7, 10), 2, needs.Most+1)
		lines = e.framed(model.FieldNeeds, lang.Text("one a line; never sent"), &e.needs, width, count, style)
	} else {
		value := text.Line(inOneLine(e.needs.Value()))
		if value == "" {
			value, shown = sayPlaceholder(model.FieldNeeds), t.Dim
		}
		lines = []string{widget.NewRow(width).Left(t.Dim, text.Fit("   "+sayField(model.FieldNeeds), e.labelWidth())).Left(shown, value).Right(style, " "+count+" ").Render(theme.Style{})}
	}
	if problem != "" {
		lines = append(lines, widget.Paragraph(t.Bad, text.Line(problem), 3, width)...)
	}
	return lines
}

// inOneLine is a text of many lines in one.
func inOneLine(s string) string {
	return strings.Join(strings.FieldsFunc(s, func(r rune) bool { return r == '\n' }), "; ")
}

// buildNeeds draws the needs of a job that is sent without them.
func (e *Editor) buildNeeds(width int) []string {
	if e.needs.Value() == e.before.Needs && e.needs.Value() == "" {
		return nil
	}
	lines := widget.Section(e.env, lang.Text("Needs: not sent, for you alone"), width)
	for line := range strings.Lines(orDash(e.needs.Value())) {
		lines = append(lines, widget.Paragraph(e.env.Theme.Text, text.Line(line), 1, width)...)
	}
	return lines
}

// countNeeds words how many needs a text has, and what is wrong with it; "" if nothing is.
func countNeeds(typed string) (count, problem string) {
	of, err := needs.Parse(typed)
	n := len(of)
	if err != nil {
		problem, n = err.Error(), 0
		for line := range strings.Lines(typed) {
			if strings.TrimSpace(line) != "" {
				n++
			}
		}
	}
	return lang.Text("%d of %d", n, needs.Most), problem
}

func sayNeeded(title string, n int) string {
	if n == 0 {
		return lang.Text("“%s” has no needs.", title)
	}
	return lang.Plural(n, "“%[2]s” has %[1]d need.", "“%[2]s” has %[1]d needs.", title)
}
