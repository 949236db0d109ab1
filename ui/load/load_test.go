package load

import (
	"context"
	"errors"
	"slices"
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
			values <- 2 // the loop no longer reads it
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

// TestAnAnswerUnderAnotherSettingIsAskedForAgain, and what was done is not done twice.
func TestAnAnswerUnderAnotherSettingIsAskedForAgain(t *testing.T) {
	var setting, asked int64
	begun := func() (*Group, *Task) {
		setting, asked = 0, 0
		g := NewGroup(t.Context(), nil)
		g.Under(func() int64 { return setting })
		return g, &Task{}
	}
	work := func(context.Context) (int64, error) {
		asked++
		return setting, nil
	}
	answered := int64(-1)
	then := func(under int64, _ error) tea.Cmd { answered = under; return nil }

	g, task := begun()
	msg := Run(g, task, work, then)()
	setting = 1
	again := msg.(Done).Deliver()
	if answered != -1 || again == nil || !task.Busy() || g.Pending() != 1 {
		t.Fatalf("answered under %d, busy %v, %d pending", answered, task.Busy(), g.Pending())
	}
	again().(Done).Deliver()
	if answered != 1 || asked != 2 || task.Busy() || g.Pending() != 0 {
		t.Errorf("answered under %d, asked %d times, busy %v, %d pending", answered, asked, task.Busy(), g.Pending())
	}

	g, task = begun()
	msg = Act(g, task, work, then)()
	setting = 1
	if msg.(Done).Deliver(); answered != 0 || asked != 1 {
		t.Errorf("answered under %d, done %d times", answered, asked)
	}

	g, task = begun()
	var values []int64
	next := Stream(g, task, func(context.Context) <-chan int64 {
		asked++
		out := make(chan int64, 2)
		out <- setting
		out <- setting
		close(out)
		return out
	}, func(under int64) tea.Cmd { values = append(values, under); return nil })
	step := func() {
		switch msg := next().(type) {
		case Done:
			next = msg.Deliver()
		default:
			t.Fatalf("%T", msg)
		}
	}
	step()
	setting = 1
	for next != nil {
		step()
	}
	if want := []int64{0, 1, 1}; !slices.Equal(values, want) || asked != 2 || g.Pending() != 0 {
		t.Errorf("values under %v, want %v; opened %d times, %d pending", values, want, asked, g.Pending())
	}
}

// TestAResultIsFollowedWhileOtherWorkIsUnderWay, so that the terminal draws both at once.
func TestAResultIsFollowedWhileOtherWorkIsUnderWay(t *testing.T) {
	g := NewGroup(t.Context(), nil)
	work := func(context.Context) (int, error) { return 1, nil }
	then := func(int, error) tea.Cmd { return nil }
	var one, two Task
	first, second := Run(g, &one, work, then)().(Done), Run(g, &two, work, then)().(Done)
	first.Deliver()
	if !first.IsFollowed() {
		t.Error("the other result is not waited for")
	}
	second.Deliver()
	if first.IsFollowed() || second.IsFollowed() {
		t.Error("a result is waited for that was delivered")
	}
	if (Done{}).IsFollowed() {
		t.Error("a result of no group waits")
	}
}
