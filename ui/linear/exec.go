package linear

import (
	"os"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/term"
)

// lent is a program that has the terminal until it ends.
type lent struct {
	program tea.ExecCommand
	back    tea.ExecCallback
}

// Exec hands the terminal over until a program has ended: it is an external.Program's.
func Exec(program tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
	return func() tea.Msg { return lent{program, back} }
}

// run runs the program. No line is read meanwhile, because the loop waits for it. A program that crashes leaves
// the terminal in its modes, which run sets back.
func (l lent) run() tea.Msg {
	fd := int(os.Stdin.Fd())
	if before, err := term.GetState(fd); err == nil {
		defer func() { _ = term.Restore(fd, before) }()
	}
	l.program.SetStdin(os.Stdin)
	l.program.SetStdout(os.Stdout)
	l.program.SetStderr(os.Stderr)
	return l.back(l.program.Run())
}
