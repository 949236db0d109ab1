//go:build !unix

package modeltest

import "time"

var start = time.Now()

// ProcessorTime returns the time on the clock, because this system does not report that of a process.
func ProcessorTime() time.Duration { return time.Since(start) }
