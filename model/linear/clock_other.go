//go:build !unix

package linear

import "time"

var start = time.Now()

// ProcessorTime returns the time on the clock: this system does not count more for a process.
func ProcessorTime() time.Duration { return time.Since(start) }
