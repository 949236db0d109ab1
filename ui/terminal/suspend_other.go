//go:build !unix

package terminal

import (
	"os"

	"shortlist/model/lang"

	tea "charm.land/bubbletea/v2"
)

// NoSuspend is the reason why the program cannot be suspended; "" when it can.
func NoSuspend() string { return lang.Text("this system cannot suspend programs") }

// Suspend does nothing: no program is suspended here.
func Suspend() tea.Cmd { return nil }

// notifyContinued does nothing: no program is continued here.
func notifyContinued(chan<- os.Signal) {}
