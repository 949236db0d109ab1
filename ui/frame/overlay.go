package frame

import (
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/widget"
)

// Box lies over a screen and takes every key while it is on top.
type Box interface {
	Title() string
	Key(tea.KeyPressMsg) tea.Cmd
	Paste(tea.PasteMsg) tea.Cmd
	Actions() []action.Action // for its bottom edge
	View(width int) []string  // lines of at most width cells
	Unasked() bool            // it opened by itself
}

// A box may also be one of these.
type (
	// Wide is a box with a width of its own, at most most cells.
	Wide interface{ Width(most int) int }
	// Sheet is a box over a long list that words narrow. It begins at the top, so that what is typed stays in its place
	// while the list grows and shrinks.
	Sheet interface{ IsSheet() }
	// Prepared is a box that renders off the loop what it shows in so many cells.
	Prepared interface{ Prepare(width int) tea.Cmd }
	// Chooser is a box over a list. Choices is nil while the box shows something else.
	Chooser interface{ Choices() *widget.List }
	// Scrolled is a box of which a part may be in sight. Sight counts lines from the first of View.
	Scrolled interface{ Sight() widget.Sight }
	// Dangerous is a box whose edge is drawn as a warning while IsDangerous.
	Dangerous interface{ IsDangerous() bool }
	// Pointed is a box whose entries are not one below the other. EntryAt returns the entry at a cell of a line, and
	// the current one.
	Pointed interface {
		EntryAt(x, line int) (entry, chosen int, ok bool)
	}
	// Typed is a box into which a person types something to keep. KeepTyped saves it before the account or the program
	// is left.
	Typed interface{ KeepTyped() tea.Cmd }
	// Redacted is a box that may stay open when blind mode is switched, as long as ShowsNoApplicant: it shows nothing
	// about an applicant, or asks package people each time it is drawn.
	Redacted interface{ ShowsNoApplicant() bool }
)

// Host is what a box may ask of the screen it lies over.
type Host interface {
	Push(Box)
	Remove(Box)
	Rows() int    // how many rows of text a box has room for
	Boxes() []Box // the open boxes, the top last
}

// Awaited is a box that opens by itself after a task that the person began has ended.
type Awaited interface{ IsAwaited() }

// Asked is embedded by boxes that the person asked for and that take no pasted text.
type Asked struct{}

// Unasked implements Box.
func (Asked) Unasked() bool { return false }

// Paste implements Box.
func (Asked) Paste(tea.PasteMsg) tea.Cmd { return nil }

// grace is the pause in typing after which an unasked box begins to take keys. Without it, people who type on would
// answer the box.
const grace = 700 * time.Millisecond

// Stack is the boxes that are open; the last lies on top. It implements Host.
type Stack struct {
	env    *env.Env
	boxes  []Box
	awake  Box       // the unasked box that takes keys already
	raised time.Time // when the last box opened
	keyed  time.Time // when the last key was pressed

	width, height int
}

// NewStack returns an empty stack.
func NewStack(e *env.Env) *Stack { return &Stack{env: e} }

// Resize sets the size of the screen, in cells.
func (s *Stack) Resize(width, height int) { s.width, s.height = width, height }

// Top returns the box that takes the keys; nil without any.
func (s *Stack) Top() Box {
	if len(s.boxes) == 0 {
		return nil
	}
	return s.boxes[len(s.boxes)-1]
}

// Boxes implements Host.
func (s *Stack) Boxes() []Box { return slices.Clone(s.boxes) }

// Push puts a box on top.
func (s *Stack) Push(b Box) {
	s.boxes = append(s.boxes, b)
	s.raised = s.env.Now()
}

// PushAwake puts a box on top that takes keys at once, also if it is one that opens by itself.
func (s *Stack) PushAwake(b Box) {
	s.Push(b)
	s.awake = b
}

// PushBelow puts a box below all others.
func (s *Stack) PushBelow(b Box) {
	s.boxes = slices.Insert(s.boxes, 0, b)
	s.raised = s.env.Now()
}

// Remove takes a box away, wherever it lies.
func (s *Stack) Remove(b Box) {
	s.boxes = slices.DeleteFunc(s.boxes, func(x Box) bool { return x == b })
}

// Rows implements Host: the rows between the bar and the last line, which is the notice's, without the border.
func (s *Stack) Rows() int { return s.height - 4 }

// KeepTyped saves the text that is typed into open boxes.
func (s *Stack) KeepTyped() tea.Cmd {
	var cmds []tea.Cmd
	for _, b := range s.boxes {
		if b, ok := b.(Typed); ok {
			cmds = append(cmds, b.KeepTyped())
		}
	}
	return tea.Batch(cmds...)
}

// Redact closes the boxes that may show what blind mode hides, after blind mode was switched.
func (s *Stack) Redact() {
	for _, b := range s.Boxes() {
		if r, ok := b.(Redacted); !ok || !r.ShowsNoApplicant() {
			s.Remove(b)
		}
	}
}

// Pressed notes that a key was pressed.
func (s *Stack) Pressed() { s.keyed = s.env.Now() }

// Key gives a key to the top box.
func (s *Stack) Key(msg tea.KeyPressMsg) tea.Cmd {
	if b := s.Top(); !s.absorbs(b) {
		return b.Key(msg)
	}
	return nil
}

// Paste gives pasted text to the top box.
func (s *Stack) Paste(msg tea.PasteMsg) tea.Cmd {
	if b := s.Top(); !s.absorbs(b) {
		return b.Paste(msg)
	}
	return nil
}

// absorbs reports whether a key was meant for what was on the screen before the box: an unasked box takes no key until
// typing has paused.
func (s *Stack) absorbs(b Box) bool {
	if !b.Unasked() || s.awake == b {
		return false
	}
	quiet := s.raised
	if s.keyed.After(quiet) {
		quiet = s.keyed
	}
	if s.env.Now().Sub(quiet) < grace {
		return true
	}
	s.awake = b
	return false
}

// All returns the open boxes of a type, the top last.
func All[B Box](h Host) (out []B) {
	for _, b := range h.Boxes() {
		if b, ok := b.(B); ok {
			out = append(out, b)
		}
	}
	return out
}

// Choose handles a key of a box over a list; it calls moved after the key moved the list's cursor.
func Choose(e *env.Env, msg tea.KeyPressMsg, actions []action.Action, l *widget.List, moved func() tea.Cmd) tea.Cmd {
	key := action.Key(msg)
	if a, ok := action.Find(actions, key); ok {
		return e.Run(a)
	}
	if a, ok := action.Find(l.Moves(moved), key); ok {
		return a.Run()
	}
	return nil
}

// Noop follows a move that changes nothing else.
func Noop() tea.Cmd { return nil }
