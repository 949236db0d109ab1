package modeltest

import (
	"testing"
	"time"
)

// recorder notes that a check failed.
type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Errorf(string, ...any) { r.failed = true }

func TestLinearWorkIsDistinguishedFromQuadratic(t *testing.T) {
	for name, work := range map[string]struct {
		cost func(n, run int) int // milliseconds
		fail bool
	}{
		"linear":            {func(n, _ int) int { return 10 * n }, false},
		"quadratic":         {func(n, _ int) int { return 10 * n * n }, true},
		"too little to say": {func(n, _ int) int { return n * n }, false},
		"interrupted once": {func(n, run int) int {
			if run == 0 {
				return 1000 * n
			}
			return 10 * n
		}, false},
	} {
		r := &recorder{TB: t}
		cost := func(n int) func() time.Duration {
			runs := -1
			return func() time.Duration {
				runs++
				return time.Duration(work.cost(n, runs)) * time.Millisecond
			}
		}
		if compare(r, 8, cost(1), cost(4)); r.failed != work.fail {
			t.Errorf("%s: fails %v", name, r.failed)
		}
	}
}
