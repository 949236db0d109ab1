package ui

import (
	"shortlist/ui/jobeditor"
	"shortlist/ui/outside"
	"shortlist/ui/screen"
)

// form returns the job form that is open; nil for none.
func (m *Model) form() *jobeditor.Editor { return screen.Find[*jobeditor.Editor](m.screens) }

// editorProgram returns the person's own editor, as the form may start it.
func (m *Model) editorProgram() outside.Program {
	program := m.opts.Editor
	program.Dir = m.backend.Info().Scratch
	if m.opts.Restricted {
		program.Argv, program.Why = nil, "other programs are not started here"
	}
	return program
}
