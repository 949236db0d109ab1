package isolated

import (
	"syscall"
	"time"
)

// Environment is the environment of a child: the language, and what the race detector needs.
var Environment = environment()

// Version is the first argument of a child, and NotAsked is the exit code of one that gets other arguments.
var Version = version

const NotAsked = notAsked

// FindDrawer returns the path of the drawer.
var FindDrawer = findDrawer

// DrawWith makes Child start another program to draw.
func DrawWith(path string) { drawerPath = func() string { return path } }

// LeaveUnconfined makes Child skip confine, to measure its cost.
func LeaveUnconfined() { unconfined = true }

// FailToConfine makes Child run on a kernel that refuses to confine it.
func FailToConfine() { confining = func(string) error { return syscall.EINVAL } }

// WaitFor makes processes wait so long for their next file.
func WaitFor(d time.Duration) (restore func()) {
	was := idleFor
	idleFor = d
	return func() { idleFor = was }
}

// Processes returns the ids of the processes that wait for a file.
func (r *Reader) Processes() (ids []int) {
	r.waiting.mu.Lock()
	defer r.waiting.mu.Unlock()
	for _, w := range r.waiting.workers {
		ids = append(ids, w.process.Process.Pid)
	}
	return ids
}
