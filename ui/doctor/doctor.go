// Package doctor checks what shortlist depends on outside of itself: the modes of its files, the programs that the
// configuration names, the service, the receiver of callbacks, the terminal, the store's file and file system, the team
// folder, the locale. Each check returns lines. No line holds a secret or a name of a person's file.
package doctor

import (
	"strings"

	"shortlist/model/lang"
)

// State is the result of a check.
type State string

// The states, from the best to the worst.
const (
	Good    State = "good"
	Warning State = "warning" // something works only in part
	Bad     State = "bad"     // something does not work, or others can read it
)

// Area groups lines.
type Area string

// The areas, in the order in which they are shown.
const (
	Configuration Area = "configuration"
	Permissions   Area = "permissions"
	SignIn        Area = "sign-in"
	Terminal      Area = "terminal"
	Store         Area = "store"
	Callback      Area = "callback"
	Restricted    Area = "restricted"
	Language      Area = "language"
)

// Line is the result of one check.
type Line struct {
	Area  Area   `json:"area"`
	Name  string `json:"name"`
	State State  `json:"state"`
	What  string `json:"what"`
	Do    string `json:"do,omitzero"` // what a person can do; "" if nothing is needed
}

// IsCommand reports whether Do is a line for a shell, which must not be broken.
func (l Line) IsCommand() bool { return strings.HasPrefix(l.Do, sayRun("")) }

func sayRun(command string) string { return lang.Text("Run: %s", command) }
