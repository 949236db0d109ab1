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

// Exec hands the terminal over until a program has ended. It is the Exec of external.Program for this front end.
func Exec(program tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
	return func() tea.Msg { return lent{program, back} }
}

// run runs the program. The loop waits for it, and reads no line. A program that crashes may leave the terminal in
// other modes, so run restores them.
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
