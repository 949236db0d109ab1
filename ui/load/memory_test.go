package load

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
)

// TestMemoryGoesBackAtRest shows that what work allocated is collected once the program rests, if it was asked for,
// and that little work starts no collection.
func TestMemoryGoesBackAtRest(t *testing.T) {
	var kept []byte
	work := func(bytes int) { kept = make([]byte, bytes); kept = nil }
	synctest.Test(t, func(t *testing.T) {
		g := NewGroup(t.Context(), nil)
		m := g.memory
		m.last = allocated()
		begin := collections()
		work(64 << 20)
		m.worked()
		time.Sleep(2 * restTime)
		synctest.Wait()
		if n := collections() - begin; n != 0 {
			t.Errorf("%d collections of a program that was not asked to return memory; want none", n)
		}
		g.ReturnMemory()
		m.worked()
		time.Sleep(restTime / 2)
		m.worked()
		time.Sleep(restTime - time.Millisecond)
		synctest.Wait()
		if n := collections() - begin; n != 0 {
			t.Errorf("%d collections before the program rests; want none", n)
		}
		time.Sleep(time.Millisecond)
		synctest.Wait()
		if n := collections() - begin; n != 1 {
			t.Errorf("%d collections at rest after 64 MB; want 1", n)
		}
		work(1 << 10)
		m.worked()
		time.Sleep(restTime)
		synctest.Wait()
		if n := collections() - begin; n != 1 {
			t.Errorf("%d collections after 1 kB more; want no other", n)
		}
	})
	_ = kept
}

// collections returns how many collections the program has asked for.
func collections() uint64 {
	sample := []metrics.Sample{{Name: "/gc/cycles/forced:gc-cycles"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// TestGarbageIsCollectedOftenWhileStreaming, and as usual at rest and in a short stream.
func TestGarbageIsCollectedOftenWhileStreaming(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100))
	is := func(want int) {
		t.Helper()
		sample := []metrics.Sample{{Name: "/gc/gogc:percent"}}
		if metrics.Read(sample); sample[0].Value.Uint64() != uint64(want) {
			t.Errorf("it is collected at %d %%, not at %d", sample[0].Value.Uint64(), want)
		}
	}
	synctest.Test(t, func(t *testing.T) {
		g := NewGroup(t.Context(), nil)
		values := make(chan int)
		var task Task
		stream := func() tea.Msg {
			return Stream(g, &task, func(context.Context) <-chan int { return values }, func(int) tea.Cmd { return nil })()
		}
		go stream()
		synctest.Wait()
		is(100) // not paced
		close(values)
		synctest.Wait()
		g.PaceCollections()
		is(percent)
		values = make(chan int)
		go stream()
		synctest.Wait()
		is(percent)
		time.Sleep(streamTime)
		synctest.Wait()
		is(streamPercent)
		close(values)
		synctest.Wait()
		is(percent)

		// A stream that is cancelled while its value is on its way to the loop ends, too.
		values = make(chan int)
		var done tea.Msg
		go func() { done = stream() }()
		values <- 1
		time.Sleep(streamTime)
		synctest.Wait()
		is(streamPercent)
		task.Cancel()
		done.(Done).Deliver()
		close(values)
		synctest.Wait()
		is(percent)
	})
}
