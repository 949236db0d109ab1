package jobeditor

import (
	"context"
	"errors"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/text"
)

// outside opens the description in the person's own editor. Until the editor ends, the
// form accepts no changes: they would be overwritten.
func (e *Editor) outside() tea.Cmd {
	id, jobID, source := e.draftID, e.base.ID, e.source
	hold := func() { _ = source.HoldDraft(context.Background(), id, jobID) } // a lease that is not renewed expires
	e.dirty, e.away = true, true                                             // an interrupted run is found by its draft, so there must be one
	keep := e.Keep()                                                         // what is typed so far
	e.focusOn(model.FieldDescription)
	return tea.Sequence(keep, e.program.Edit(id, e.desc.area.Value(), e.desc.form.markdown, hold, func(value string, taken bool, err error) tea.Msg {
		return load.Done{Deliver: func() tea.Cmd { return e.editorEnded(id, value, taken, err) }}
	}))
}

// editorEnded applies what the editor wrote, even if it reports a failure: undo brings
// the text back.
func (e *Editor) editorEnded(id int64, value string, taken bool, err error) tea.Cmd {
	e.away = false
	var changed, kept tea.Cmd
	if taken {
		changed, kept = e.applyWritten(id, value, e.desc.form.markdown)
	}
	var foreign *outside.NotUTF8
	switch {
	case err == nil, errors.Is(err, outside.ErrRunning): // ErrRunning: the other run reports
		return tea.Batch(changed, kept)
	case errors.As(err, &foreign):
		return tea.Batch(changed, kept, e.setAside(foreign))
	}
	return tea.Batch(changed, kept, e.desk.Notify(desk.Warn, say.EditorFailed(e.desk.Fail(err), changed != nil)))
}

// recoverWritten applies what the editor wrote in an interrupted run.
func (e *Editor) recoverWritten(written string, markdown bool, err error) tea.Cmd {
	var foreign *outside.NotUTF8
	switch {
	case errors.As(err, &foreign):
		return e.setAside(foreign)
	case err != nil:
		return e.desk.Notify(desk.Warn, say.EditorTextUnreadable(e.desk.Fail(err)))
	}
	changed, kept := e.applyWritten(e.draftID, written, markdown)
	if changed == nil {
		return kept
	}
	return tea.Batch(changed, kept, e.desk.Notify(desk.Info, say.EditorTextRecovered()))
}

// applyWritten makes the editor's text the description of a draft, and saves it; changed
// is nil if the text is the same.
func (e *Editor) applyWritten(id int64, written string, markdown bool) (changed, kept tea.Cmd) {
	closed := e.closed
	changed = e.change(func() {
		was := e.desc.now()
		if e.desc.form.markdown != markdown {
			e.desc.toggle() // as the editor got it
		}
		if normalized(written) == normalized(e.desc.area.Value()) {
			e.desc.restore(was)
			return
		}
		e.desc.write(written)
	})
	e.dirty, e.handed, e.closed = true, id, closed // a closed form stays closed
	return changed, e.Keep()
}

// normalized returns a text without what an editor changes by itself: the end of the last
// line, the mark of the encoding, and NULs.
func normalized(s string) string {
	return strings.TrimRight(strings.ReplaceAll(strings.TrimPrefix(s, "\ufeff"), "\x00", ""), "\r\n")
}

func (e *Editor) setAside(foreign *outside.NotUTF8) tea.Cmd {
	return e.desk.Notify(desk.Warn, say.EditorNotUTF8(text.Line(foreign.Kept)))
}

// forget deletes the editor's file, whose text is in the draft or discarded with it. A
// file that the editor has open again stays.
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
