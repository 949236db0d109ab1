//go:build !unix

package linear

import "time"

var start = time.Now()

// processorTime is what passes on the clock, where a process cannot ask for more.
func processorTime() time.Duration { return time.Since(start) }
