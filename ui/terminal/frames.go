package terminal

import (
	"runtime"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
)

// awaitFrames waits until the goroutine that writes frames has ended, for a second at most.
// Its last act stops a ticker. Bubble Tea does not wait for that, so a terminal that is handed
// back at once may get its ticker stopped, and then shows no frame ever again
// (charmbracelet/bubbletea#1778).
func awaitFrames() {
	const writer = "(*Program).startRenderer.func"
	for range 1000 {
		if !strings.Contains(goroutines(), writer) {
			return
		}
		time.Sleep(time.Millisecond)
	}
}

// goroutines returns the stacks of all goroutines.
func goroutines() string {
	for size := 64 << 10; ; size *= 2 {
		buf := make([]byte, size)
		if n := runtime.Stack(buf, true); n < size {
			return string(buf[:n])
		}
	}
}

// patient is a command that waits for the last frame before it runs.
type patient struct{ tea.ExecCommand }

// Run implements tea.ExecCommand.
func (p patient) Run() error {
	awaitFrames()
	return p.ExecCommand.Run()
}
