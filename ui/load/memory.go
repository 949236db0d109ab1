package load

import (
	"runtime/debug"
	"runtime/metrics"
	"sync"
	"time"
)

// How often garbage is collected, in percent as of GOGC. Nearly all memory allocated while the program starts stays
// in use, so collecting then is of no use, unless there is very much. While 1 GB of applicants streams in, collecting
// ten times as often takes 25 MB less memory, and more processor time.
const (
	startTime     = time.Second
	startPercent  = 400
	startMost     = 28 << 20 // bytes beyond which garbage is collected during the start, too, with at most half of the processor
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

	limit           int64 // the memory limit of the program, as the environment set it
	now             pacing
	paced, starting bool
	started         *time.Timer
	streams         int // how many streams are open for longer than streamTime
}

func (m *memory) begin() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.paced {
		m.limit = debug.SetMemoryLimit(-1)
	}
	m.paced, m.starting = true, true
	m.pace()
	m.started = time.AfterFunc(startTime, func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		m.starting = false
		m.pace()
	})
}

// streaming changes the number of open streams that are not short.
func (m *memory) streaming(by int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.streams += by
	m.pace()
}

func (m *memory) pace() {
	now := pacing{percent, m.limit}
	switch {
	case !m.paced:
		return
	case m.starting:
		now = pacing{startPercent, min(m.limit, startMost)}
	case m.streams > 0:
		now.percent = streamPercent
	}
	if now != m.now { // a change stops the program for a moment
		debug.SetGCPercent(now.percent)
		debug.SetMemoryLimit(now.most)
		m.now = now
	}
}

// pacing is how often garbage is collected: in percent as of GOGC, and in any case beyond most bytes.
type pacing struct {
	percent int
	most    int64
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
	if m.started != nil && m.started.Stop() {
		m.starting = false
		m.pace()
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
