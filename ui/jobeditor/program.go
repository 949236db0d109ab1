package jobeditor

import (
	"context"
	"errors"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/text"
)

// outside hands the description to the person's own editor. Until it has come
// back the form stands still: what was typed meanwhile would be lost to it.
func (e *Editor) outside() tea.Cmd {
	id, jobID, source := e.draftID, e.base.ID, e.source
	hold := func() { _ = source.HoldDraft(context.Background(), id, jobID) } // one that fails ends by itself
	e.dirty, e.away = true, true                                             // what is cut short is found by its draft, so there has to be one
	keep := e.Keep()                                                         // what is typed so far, before the screen stands still
	e.focusOn(model.FieldDescription)
	return tea.Sequence(keep, e.program.Edit(id, e.desc.area.Value(), e.desc.form.markdown, hold, func(value string, taken bool, err error) tea.Msg {
		return load.Done{Deliver: func() tea.Cmd { return e.cameBack(id, value, taken, err) }}
	}))
}

// cameBack takes what the program has written, whatever it thinks of itself: a
// step back undoes it.
func (e *Editor) cameBack(id int64, value string, taken bool, err error) tea.Cmd {
	e.away = false
	var changed, kept tea.Cmd
	if taken {
		changed, kept = e.take(id, value, e.desc.form.markdown)
	}
	var foreign *outside.NotUTF8
	switch {
	case err == nil, errors.Is(err, outside.ErrRunning): // then nobody is there to be told
		return tea.Batch(changed, kept)
	case errors.As(err, &foreign):
		return tea.Batch(changed, kept, e.setAside(foreign))
	}
	said := "Your editor ended with a failure: " + e.desk.Fail(err)
	if changed != nil {
		said += " What it had written is here; " + action.UndoTyping.String() + " undoes it."
	}
	return tea.Batch(changed, kept, e.desk.Notify(desk.Warn, said))
}

// takeBack takes what had not come back when the program's run was cut short.
func (e *Editor) takeBack(written string, markdown bool, err error) tea.Cmd {
	var foreign *outside.NotUTF8
	switch {
	case errors.As(err, &foreign):
		return e.setAside(foreign)
	case err != nil:
		return e.desk.Notify(desk.Warn, "What your editor had written when it was cut short cannot be read: "+e.desk.Fail(err))
	}
	changed, kept := e.take(e.draftID, written, markdown)
	if changed == nil {
		return kept
	}
	return tea.Batch(changed, kept, e.desk.Notify(desk.Info, "What your editor had written when it was cut short is in the description; "+action.UndoTyping.String()+" undoes it."))
}

// take makes what came from outside, as a draft's, the description, and keeps it;
// changed is nil where it is the description already.
func (e *Editor) take(id int64, written string, markdown bool) (changed, kept tea.Cmd) {
	closed := e.closed
	changed = e.change(func() {
		was := e.desc.now()
		if e.desc.form.markdown != markdown {
			e.desc.toggle() // as it was handed out
		}
		if bare(written) == bare(e.desc.area.Value()) {
			e.desc.restore(was)
			return
		}
		e.desc.area.SetValue(written)
	})
	e.dirty, e.handed, e.closed = true, id, closed // a form that was closed meanwhile stays closed
	return changed, e.Keep()
}

// bare is a text without what an editor changes of it unasked: it ends the last
// line, and a mark of the encoding and NULs do not come back.
func bare(s string) string {
	return strings.TrimRight(strings.ReplaceAll(strings.TrimPrefix(s, "\ufeff"), "\x00", ""), "\r\n")
}

func (e *Editor) setAside(foreign *outside.NotUTF8) tea.Cmd {
	return e.desk.Notify(desk.Warn, "Your editor wrote text that is not UTF-8; it is kept as "+text.Line(foreign.Kept)+", and the description is as it was.")
}

// forget removes the program's file, whose text is the draft's now or is thrown
// away with it; one that the program has again is its own.
func (e *Editor) forget() tea.Cmd {
	if e.away || e.handed == 0 {
		return nil
	}
	id, program := e.handed, e.program
	e.handed = 0
	return load.Do(e.desk.Group, func(context.Context) (struct{}, error) {
		return struct{}{}, program.Forget(id)
	}, func(struct{}, error) tea.Cmd { return nil }) // the next run replaces it
}
