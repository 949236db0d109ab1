package ui_test

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/uitest/far"
)

// takesDrags returns a terminal on another computer that takes drags.
func takesDrags() *far.Terminal {
	terminal := far.New("kitty(0.47.0)")
	terminal.Drags = far.Drags{Offers: true, Machine: "1:of another computer", Answers: "OK"}
	return terminal
}

// atADrag is onFile with a mouse, and the terminal asked.
func atADrag(t *testing.T, terminal *far.Terminal, f *replaced) *person {
	t.Helper()
	p := onFile(t, ui.Options{Host: overSSH, Mouse: true}, terminal, f)
	p.talk()
	if !terminal.Reports() {
		t.Fatalf("drags are not reported: %q", p.Raw)
	}
	return p
}

// grab presses the button on a cell, and moves the pointer until the terminal reports a drag. It has left
// the row by then.
func (p *person) grab(x, y int) {
	p.t.Helper()
	p.Send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
	p.hear(p.far.Drag(x+1, y+4))
}

// grabRow grabs the row of the applicant under the cursor.
func (p *person) grabRow() {
	p.t.Helper()
	p.grab(p.Find("▌● "+strings.Fields(p.c.Applicant.Name)[0], 0))
}

// hear has the terminal report something, and answer what follows from that.
func (p *person) hear(report string) {
	p.t.Helper()
	p.decode([]byte(report))
	p.Settle()
	p.talk()
}

// TestACVIsDraggedOut of the list and of the reader, byte for byte: also an empty one, one of exactly a part,
// and one of many.
func TestACVIsDraggedOut(t *testing.T) {
	t.Parallel()
	for _, size := range []int{0, 1, 3072, 3073, 700_000} {
		p := atADrag(t, takesDrags(), random(size))
		p.Unwatched = size > 100_000
		if size == 1 {
			p.Do(action.ReadCV)
			p.grab(60, 20)
		} else {
			p.grabRow()
		}
		p.Sees("Drop", "esc stop sending")
		if len(p.far.Files) > 0 {
			t.Error("a file is there before the person has dropped it")
		}
		p.hear(p.far.Drop())
		p.arrived()
		p.Sees("Dropped")
		p.SeesNot("esc stop sending")
		if act := p.logged(); act.Kind != model.ActivitySend || act.Outcome != model.ActivityDone || act.ApplyID != p.c.ID || act.Detail != p.far.Name {
			t.Errorf("logged is %+v", act)
		}
	}
}
