package load

import (
	"runtime/metrics"
	"testing"
	"testing/synctest"
	"time"
)

// TestMemoryGoesBackAtRest shows that what work allocated is collected once the program rests,
// and that little work starts none.
func TestMemoryGoesBackAtRest(t *testing.T) {
	var kept []byte
	work := func(bytes int) { kept = make([]byte, bytes); kept = nil }
	synctest.Test(t, func(t *testing.T) {
		m := &memory{last: allocated()}
		begin := collections()
		work(64 << 20)
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
