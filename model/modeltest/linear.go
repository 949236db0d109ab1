package modeltest

import (
	"runtime"
	"testing"
	"time"
)

// noise is the processor time below which two measurements are not compared.
const noise = 20 * time.Millisecond

// GrowsLinearly fails when work on four times n of something costs more than eight times as much as
// on n: linear work costs four times as much, quadratic work sixteen. source returns about n
// bytes or n things.
func GrowsLinearly[T any](t testing.TB, n int, source func(n int) T, do func(T)) {
	t.Helper()
	short, long := source(n), source(4*n)
	measure(t, 8, func() { do(short) }, func() { do(long) })
}

// StaysConstant fails when a step among many things costs more than three times as much as the
// same step among few.
func StaysConstant(t testing.TB, few, many func()) {
	t.Helper()
	measure(t, 3, few, many)
}

// SkipUnderRace skips a test under the race detector, as GrowsLinearly and StaysConstant do: the detector makes work
// much slower, and finds nothing in work of one goroutine. A test with a costly preparation
// calls it first.
func SkipUnderRace(t testing.TB) {
	t.Helper()
	if Race {
		t.Skip("how work grows is not measured under the race detector")
	}
}

// measure counts the processor time of this process, not what passes on the clock, so that
// a busy machine does not make a test fail.
func measure(t testing.TB, most int, short, long func()) {
	t.Helper()
	SkipUnderRace(t)
	cost := func(do func()) func() time.Duration {
		return func() time.Duration {
			runtime.GC() // so that what was left by others is not counted
			start := ProcessorTime()
			do()
			return ProcessorTime() - start
		}
	}
	compare(t, most, cost(short), cost(long))
}

// compare fails when long costs more than most times as much as short in each of several
// runs in turn: the least of the one against the most of the other.
func compare(t testing.TB, most int, short, long func() time.Duration) {
	t.Helper()
	little, much := short(), long()
	for range 9 {
		if much <= noise || much <= time.Duration(most)*little {
			return
		}
		little, much = max(little, short()), min(much, long())
	}
	t.Errorf("the short work costs %v, the long work %v: more than %d times as much", little, much, most)
}
