package load

import (
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"
)

const (
	restTime = 2 * time.Second
	// worthIt is how many bytes work allocates before a collection at rest pays for itself.
	worthIt = 4 << 20
)

// memory gives the operating system back what work no longer needs, once no work has ended
// for restTime. The runtime gives it back only while it collects garbage, which a program at
// rest does not do.
type memory struct {
	mu    sync.Mutex
	timer *time.Timer
	last  uint64 // bytes allocated until the last release
}

// worked notes that work has just ended.
func (m *memory) worked() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.timer == nil {
		m.timer = time.AfterFunc(restTime, m.release)
		return
	}
	m.timer.Reset(restTime)
}

func (m *memory) release() {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := allocated()
	if now-m.last < worthIt {
		return
	}
	debug.FreeOSMemory()
	releasePages()
	m.last = now
}

// allocated returns the bytes that the program has allocated since it began.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
