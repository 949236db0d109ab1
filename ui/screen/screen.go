// Package screen defines what fills the terminal between the bar and the footer, and keeps the
// open screens. An outline is what a screen or a box holds, in words, for the front end line by line.
package screen

import (
	"image"
	"reflect"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/action"
)

// Screen fills the terminal between the bar and the footer.
type Screen interface {
	View(width, height int) []string // exactly height lines of width cells
	Prepare(width int) tea.Cmd       // renders what is in sight, off the loop
	Actions() []action.Action        // while Typing, only actions of keys that are no text
	Typing() bool                    // keys are taken as text
	Type(tea.Msg) tea.Cmd            // takes a key or a paste while Typing
	Globals() Globals
	Outlined
}

// Globals are the shell's actions that a screen has besides its own.
type Globals int

// The globals.
const (
	All         Globals = iota // the actions of the account and of the program
	ProgramOnly                // help, palette and redraw
	None                       // no actions: the screen takes every key
)

// Mouse is a screen on which the mouse does something.
type Mouse interface {
	// Targets returns the parts of the screen that the mouse acts on. The screen is drawn in body.
	Targets(body image.Rectangle) []Target
}

// Listener is a screen that follows the news of the account.
type Listener interface {
	Heard(account.Event) tea.Cmd
}

// Reloader is a screen that holds data which blind mode hides. Reload is called after blind mode was switched; it
// drops the data and reads it again.
type Reloader interface {
	Reload() tea.Cmd
}

// Drawn is a screen that shows applicants. Redraw draws it again after applicants have changed or gone. Reviewed
// shows the changed reviews of ids; without ids, any review may have changed.
type Drawn interface {
	Redraw() tea.Cmd
	Reviewed(applies []int64)
}

// Placed is a screen of several places. A notice is removed when the person goes to another place.
type Placed interface {
	Place() any // comparable
}

// Target is a part of the screen that the mouse acts on. Points are counted from its first
// cell.
type Target struct {
	image.Rectangle
	Click  func(at image.Point) tea.Cmd            // nil: a click does nothing
	Scroll func(at image.Point, lines int) tea.Cmd // nil: nothing scrolls
	Drag   func(at image.Point) int64              // returns the application whose CV can be dragged out; 0 or a nil Drag: there is no CV
}

// Untyped is embedded by screens on which nothing is typed.
type Untyped struct{}

// Typing implements Screen.
func (Untyped) Typing() bool { return false }

// Type implements Screen.
func (Untyped) Type(tea.Msg) tea.Cmd { return nil }

// Stack is the screens that are open; the last is in front. The first is never closed.
type Stack struct {
	Pointer *Pointer // the mouse on all screens
	open    []Screen
}

// NewStack returns a stack without a screen; now is the clock of its pointer.
func NewStack(now func() time.Time) *Stack { return &Stack{Pointer: NewPointer(now)} }

// Front returns the screen in front.
func (s *Stack) Front() Screen { return s.open[len(s.open)-1] }

// InFront reports whether a screen is in front.
func (s *Stack) InFront(is Screen) bool { return s.Front() == is }

// Open puts a screen in front. It closes an open screen of the same type.
func (s *Stack) Open(of Screen) {
	same := func(x Screen) bool { return reflect.TypeOf(x) == reflect.TypeOf(of) }
	s.open = append(slices.DeleteFunc(s.open, same), of)
}

// Close closes a screen, also one behind others. The first screen stays.
func (s *Stack) Close(of Screen) {
	if i := slices.Index(s.open, of); i > 0 {
		s.open = slices.Delete(s.open, i, i+1)
	}
}

// CloseAll closes all screens but the first.
func (s *Stack) CloseAll() { s.open = s.open[:1] }

// Has reports whether a screen is open.
func (s *Stack) Has(of Screen) bool { return slices.Contains(s.open, of) }

// Find returns the open screen of a type, the last of several; the zero value if there is no such screen.
func Find[S Screen](s *Stack) (found S) {
	for _, open := range s.open {
		if of, ok := open.(S); ok {
			found = of
		}
	}
	return found
}

// Each calls do with every open screen of a kind.
func Each[S any](s *Stack, do func(S) tea.Cmd) tea.Cmd {
	var cmds []tea.Cmd
	for _, open := range slices.Clone(s.open) {
		if of, ok := open.(S); ok {
			cmds = append(cmds, do(of))
		}
	}
	return tea.Batch(cmds...)
}

// Untypable returns the actions with only those of their keys that no text field takes.
func Untypable(actions []action.Action) (out []action.Action) {
	for _, a := range actions {
		a.Keys = slices.DeleteFunc(slices.Clone(a.Keys), func(k string) bool { return k != "f1" && !isControl(k) })
		if len(a.Keys) > 0 {
			out = append(out, a)
		}
	}
	return out
}

func isControl(key string) bool { return len(key) > len("ctrl+") && key[:len("ctrl+")] == "ctrl+" }
