package load

import (
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"
)

// How often garbage is collected, in percent as of GOGC. While 1 GB of applicants streams in, collecting ten times as often
// takes 25 MB less memory, and more processor time.
const (
	percent       = 100
	streamPercent = 10
	streamTime    = time.Second // a stream that ends before is short, and holds little
)

const (
	restTime = 2 * time.Second
	// worthIt is how many bytes must be allocated before a collection at rest is worth its cost.
	worthIt = 4 << 20
)

// memory returns unused memory to the operating system once no work has ended for restTime. The runtime returns it
// only while it collects garbage, and a program at rest does not collect.
type memory struct {
	mu      sync.Mutex
	returns bool // unused memory is returned; else it is left to the runtime
	timer   *time.Timer
	last    uint64 // bytes allocated until the last release

	paced   bool
	now     int // how often garbage is collected, in percent
	streams int // how many streams are open for longer than streamTime
}

func (m *memory) begin() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.paced = true
	m.pace()
}

// streaming changes the number of open streams that are not short.
func (m *memory) streaming(by int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.streams += by
	m.pace()
}

func (m *memory) pace() {
	now := percent
	if m.streams > 0 {
		now = streamPercent
	}
	if m.paced && now != m.now { // a change stops the program for a moment
		debug.SetGCPercent(now)
		m.now = now
	}
}

// worked notes that work has just ended.
func (m *memory) worked() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.returns {
		return
	}
	if m.timer == nil {
		m.timer = time.AfterFunc(restTime, m.release)
		return
	}
	m.timer.Reset(restTime)
}

// stop prevents further releases, and waits for one under way.
func (m *memory) stop() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.timer != nil {
		m.timer.Stop()
	}
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
