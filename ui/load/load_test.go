package load

import (
	"context"
	"errors"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
)

func TestAPanicInWorkComesBackAsAnError(t *testing.T) {
	g := NewGroup(t.Context(), nil)
	reports := 0
	g.Guard(func(any, []byte) string { reports++; return "crash.txt" })
	var task Task
	var got error
	then := func(_ int, err error) tea.Cmd { got = err; return nil }
	work := func(context.Context) (int, error) { panic("x") }
	for name, cmd := range map[string]tea.Cmd{"run": Run(g, &task, work, then), "do": Do(g, work, then)} {
		got = nil
		cmd().(Done).Deliver()
		var caught *crash.Error
		if !errors.As(got, &caught) || caught.File != "crash.txt" {
			t.Errorf("%s: got %v", name, got)
		}
	}
	if reports != 2 || g.Pending() != 0 || task.Busy() {
		t.Errorf("%d reports, %d pending, busy %v", reports, g.Pending(), task.Busy())
	}
}

func TestAStreamThatPanicsAtItsStartEnds(t *testing.T) {
	g := NewGroup(t.Context(), nil)
	reports := 0
	g.Guard(func(any, []byte) string { reports++; return "" })
	var task Task
	cmd := Stream(g, &task, func(context.Context) <-chan int { panic("x") }, func(int) tea.Cmd {
		t.Error("a value came")
		return nil
	})
	cmd().(Done).Deliver()
	if reports != 1 || g.Pending() != 0 || task.Busy() {
		t.Errorf("%d reports, %d pending, busy %v", reports, g.Pending(), task.Busy())
	}
}
