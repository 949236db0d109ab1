package linear

import (
	"strings"
	"testing"
)

// recorder notes that a check failed.
type recorder struct {
	testing.TB
	failed bool
}

func (r *recorder) Errorf(string, ...any) { r.failed = true }

func TestCheckTellsLinearFromQuadraticWork(t *testing.T) {
	source := func(n int) string { return strings.Repeat("x", n) }
	sum := 0
	for name, work := range map[string]struct {
		n    int
		do   func(string)
		fail bool
	}{
		"linear": {4 << 20, func(s string) {
			for i := range len(s) {
				sum += int(s[i])
			}
		}, false},
		"quadratic": {3 << 10, func(s string) {
			for i := range len(s) {
				for j := range i {
					sum += int(s[j])
				}
			}
		}, true},
	} {
		r := &recorder{TB: t}
		if Check(r, work.n, source, work.do); r.failed != work.fail {
			t.Errorf("%s work fails: %v", name, r.failed)
		}
	}
	t.Log(sum)
}
