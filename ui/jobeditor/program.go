package jobeditor

import (
	"context"
	"errors"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// outside opens the description in the person's own editor. Until the editor ends, the
// form accepts no changes: they would be overwritten.
func (e *Editor) outside() tea.Cmd {
	id, jobID, source := e.draftID, e.base.ID, e.source
	hold := func() { _ = source.HoldDraft(context.Background(), id, jobID) } // a lease that is not renewed expires
	e.text, e.away = e.text.changed(), true                                  // an interrupted run is found by its draft, so there must be one
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
	var foreign *external.NotUTF8
	switch {
	case err == nil, errors.Is(err, external.ErrRunning): // ErrRunning: the other run reports
		return tea.Batch(changed, kept)
	case errors.As(err, &foreign):
		return tea.Batch(changed, kept, e.setAside(foreign))
	}
	return tea.Batch(changed, kept, e.env.Notify(env.Warn, sayEditorFailed(e.env.Fail(err), changed != nil)))
}

// recoverWritten applies what the editor wrote in an interrupted run.
func (e *Editor) recoverWritten(written string, markdown bool, err error) tea.Cmd {
	var foreign *external.NotUTF8
	switch {
	case errors.As(err, &foreign):
		return e.setAside(foreign)
	case err != nil:
		return e.env.Notify(env.Warn, lang.Text("Your editor was interrupted, and its text cannot be read: %s", e.env.Fail(err)))
	}
	changed, kept := e.applyWritten(e.draftID, written, markdown)
	if changed == nil {
		return kept
	}
	return tea.Batch(changed, kept, e.env.Notify(env.Info, lang.Text("Your editor was interrupted. Its text is in the description; %s undoes it.", action.UndoTyping)))
}

// applyWritten makes the editor's text the description of a draft, and saves it; changed
// is nil if the text is the same.
func (e *Editor) applyWritten(id int64, written string, markdown bool) (changed, kept tea.Cmd) {
	end := e.end
	changed = e.change(func() {
		was := e.desc.now()
		if e.desc.form.markdown != markdown {
			e.desc.toggle() // back to the format that the editor got
		}
		shown := e.desc.area.Value()
		if written = asTyped(written, shown); written == shown {
			e.desc.restore(was)
			return
		}
		e.desc.write(written)
	})
	e.text, e.handed, e.end = e.text.changed(), id, end // a form that is leaving goes on leaving
	return changed, e.Keep()
}

// asTyped undoes what an editor changes by itself, or by a project's rules: the mark of the encoding, NULs, the ends of
// lines and of the text, blanks at the ends of lines, and tabs. was is the text that the editor was given.
func asTyped(written, was string) string {
	const mark = "\ufeff"
	ends := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\x00", "")
	written = strings.TrimRight(ends.Replace(strings.TrimPrefix(written, mark)), "\n")
	if strings.HasPrefix(was, mark) {
		written = mark + written
	}
	lines, spelled := strings.Split(written, "\n"), map[string]string{} // a line of was, by the form in which an editor may leave it
	keepsTabs, keepsBlanks := strings.Contains(written, "\t"), slices.ContainsFunc(lines, endsBlank)
	for line := range strings.SplitSeq(was, "\n") {
		if endsBlank(line) && !keepsBlanks {
			spelled[strings.TrimRight(line, " \t")] = line
		}
		for _, width := range []int{2, 4, 8} {
			if strings.Contains(line, "\t") && !keepsTabs {
				spaced := withoutTabs(line, width)
				spelled[spaced], spelled[strings.TrimRight(spaced, " ")] = line, line
			}
		}
	}
	for line := range strings.SplitSeq(was, "\n") { // a line of was that has that form itself stays
		delete(spelled, line)
	}
	for i, line := range lines {
		if as, ok := spelled[line]; ok {
			lines[i] = as
		}
	}
	return strings.Join(lines, "\n") + was[len(strings.TrimRight(was, "\n")):]
}

func endsBlank(line string) bool { return strings.TrimRight(line, " \t") != line }

// withoutTabs returns a line with spaces in place of its tabs.
func withoutTabs(line string, width int) string {
	var out strings.Builder
	column := 0
	for _, r := range line {
		n := 1
		if r == '\t' {
			n = width - column%width
			out.WriteString(strings.Repeat(" ", n))
		} else {
			out.WriteRune(r)
		}
		column += n
	}
	return out.String()
}

func (e *Editor) setAside(foreign *external.NotUTF8) tea.Cmd {
	return e.env.Notify(env.Warn, lang.Text("Your editor wrote text that is not UTF-8. It is saved as %s; the description is unchanged.", text.Line(foreign.Kept)))
}

// forget deletes the editor's file, whose text is in the draft or discarded with it. A
// file that the editor has open again stays.
func (e *Editor) forget() tea.Cmd {
	if e.away || e.handed == 0 {
		return nil
	}
	id, program := e.handed, e.program
	e.handed = 0
	return load.Do(e.env.Group, func(context.Context) (struct{}, error) {
		return struct{}{}, program.Forget(id)
	}, func(struct{}, error) tea.Cmd { return nil }) // the next run replaces a file that stays
}

func sayEditorFailed(why string, written bool) string {
	if written {
		return lang.Text("Your editor ended with a failure: %s Its text is here; %s undoes it.", why, action.UndoTyping)
	}
	return lang.Text("Your editor ended with a failure: %s", why)
}
