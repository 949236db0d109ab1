package load

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

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

func TestTheEndWaitsForWorkUnderWay(t *testing.T) {
	g := NewGroup(t.Context(), nil)
	var written atomic.Int64 // what the owner of the files must not have removed
	var run, stream Task
	under := make(chan struct{}, 2)
	work := func(ctx context.Context) (int, error) {
		under <- struct{}{}
		<-ctx.Done()
		written.Add(1)
		return 0, ctx.Err()
	}
	nothing := func(int, error) tea.Cmd { return nil }
	go Run(g, &run, work, nothing)()
	go Do(g, work, nothing)()
	<-under
	<-under
	next := Stream(g, &stream, func(ctx context.Context) <-chan int {
		values := make(chan int)
		go func() {
			defer close(values)
			values <- 1
			<-ctx.Done()
			values <- 2 // nobody on the loop reads it any more
			written.Add(1)
		}()
		return values
	}, func(int) tea.Cmd { return nil })
	next().(Done).Deliver()
	g.End(time.Minute)
	if got := written.Load(); got != 3 {
		t.Errorf("%d of 3 had ended", got)
	}
}
