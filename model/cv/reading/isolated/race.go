//go:build race

package isolated

// watched says that the race detector is built in: it maps more memory than any limit
// that helps.
const watched = true

// environment is what a process gets: one that the race detector watches sleeps for a second
// at its end unless it is told not to.
var environment = []string{"GORACE=atexit_sleep_ms=0"}
