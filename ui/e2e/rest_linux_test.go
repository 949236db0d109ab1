package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// TestADashboardAtRestHardlyWakes, so that a host has room for many. The looks last until two in a row
// find it at rest: after its start there is work to do. A busy machine makes it wake less often, not more.
func TestADashboardAtRestHardlyWakes(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "watches for seconds")
	const most, look, looks, inARow = 6, 3 * time.Second, 20, 2 // wake-ups a second
	home := homeOf(t)
	p := start(t, home, configureAccount(t, home, ""))
	p.sees("Бариста")
	var rates []float64
	quiet := 0
	for len(rates) < looks && quiet < inARow {
		began, before := time.Now(), p.wakeups()
		<-time.After(look)
		rate := float64(p.wakeups()-before) / time.Since(began).Seconds()
		rates = append(rates, rate)
		if quiet++; rate >= most {
			quiet = 0
		}
	}
	if quiet < inARow {
		t.Errorf("it wakes %.1f times a second", rates)
	}
	p.press("q")
	p.exits()
}

var voluntary = regexp.MustCompile(`(?m)^voluntary_ctxt_switches:\s+(\d+)`)

// wakeups is how often a thread of the program has waited for something so far.
func (p *program) wakeups() (n int) {
	p.Helper()
	threads, err := filepath.Glob(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), "task", "*", "status"))
	if err != nil || len(threads) == 0 {
		p.Fatalf("%d threads, %v", len(threads), err)
	}
	for _, thread := range threads {
		text, _ := os.ReadFile(thread) // a thread may end
		if found := voluntary.FindSubmatch(text); found != nil {
			one, _ := strconv.Atoi(string(found[1]))
			n += one
		}
	}
	return n
}
