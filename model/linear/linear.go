// Package linear tests that the work of a function grows no faster than its input.
package linear

import (
	"runtime"
	"testing"
	"time"
)

// noise is the processor time below which two measurements are not compared.
const noise = 20 * time.Millisecond

// Check fails when four times n bytes of input cost do more than eight times as much as n
// do: linear work costs four times as much, quadratic work sixteen. It counts the
// processor time of this process, not what passes on the clock, and takes the least of
// several runs in turn, so that a busy machine does not make it fail. source returns
// about as many bytes of input as it is asked for.
func Check(t testing.TB, n int, source func(n int) string, do func(string)) {
	t.Helper()
	cost := func(s string) time.Duration {
		runtime.GC() // so that what was left by others is not counted
		start := processorTime()
		do(s)
		return processorTime() - start
	}
	short, long := source(n), source(4*n)
	little, much := cost(short), cost(long)
	for range 9 {
		if much <= noise || much <= 8*little {
			return
		}
		little, much = max(little, cost(short)), min(much, cost(long))
	}
	t.Errorf("%d bytes cost %v, four times as many %v", len(short), little, much)
}
