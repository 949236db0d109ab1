//go:build !unix

package modeltest

import "time"

var start = time.Now()

// ProcessorTime returns the time on the clock: this system does not count more for a process.
func ProcessorTime() time.Duration { return time.Since(start) }
