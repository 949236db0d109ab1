package jobeditor

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
)

// outside hands the description to the person's own editor.
func (e *Editor) outside() tea.Cmd {
	before := e.desc.area.Value()
	id, jobID, source := e.draftID, e.base.ID, e.source
	hold := func() { _ = source.HoldDraft(context.Background(), id, jobID) } // one that fails ends by itself
	e.dirty = true                                                           // what is cut short is found by its draft, so there has to be one
	keep := e.Keep()                                                         // what is typed so far, before the screen stands still
	focus := e.focusOn(model.FieldDescription)
	return tea.Sequence(keep, focus, e.hooks.Program.Edit(id, before, e.desc.form.markdown, hold, func(value string, err error) tea.Msg {
		return load.Done{Deliver: func() tea.Cmd { return e.cameBack(before, value, err) }}
	}))
}

// cameBack takes what the program has written, whatever it thinks of itself: a
// step back undoes it.
func (e *Editor) cameBack(before, value string, err error) tea.Cmd {
	cmd := e.change(func() {
		if strings.TrimRight(value, "\n") != strings.TrimRight(before, "\n") { // editors end the last line
			e.desc.write(value)
		}
	})
	kept := tea.Sequence(e.Keep(), e.forget())
	if err == nil {
		return tea.Batch(cmd, kept)
	}
	said := "Your editor ended with a failure: " + e.desk.Fail(err)
	if cmd != nil {
		said += " What it had written is here; ctrl+z undoes it."
	}
	return tea.Batch(cmd, kept, e.desk.Notify(desk.Warn, said))
}

// takeBack takes what had not come back when the program's run was cut short.
func (e *Editor) takeBack(written string, markdown bool) tea.Cmd {
	took := e.change(func() {
		if e.desc.form.markdown != markdown {
			e.desc.fill(form{markdown: markdown}, "")
		}
		e.desc.write(written)
	})
	kept := tea.Sequence(e.Keep(), e.forget())
	if took == nil {
		return kept
	}
	return tea.Batch(took, kept, e.desk.Notify(desk.Info, "What your editor had written when it was cut short is in the description; ctrl+z undoes it."))
}

// forget removes the program's file once its text is kept as the draft's.
func (e *Editor) forget() tea.Cmd {
	id, program := e.draftID, e.hooks.Program
	return func() tea.Msg {
		return load.Done{Deliver: func() tea.Cmd {
			if e.saveErr != "" {
				return nil // it is the only copy
			}
			return load.Do(e.desk.Group, func(context.Context) (struct{}, error) {
				return struct{}{}, program.Forget(id)
			}, func(struct{}, error) tea.Cmd { return nil }) // the next run replaces it
		}}
	}
}
