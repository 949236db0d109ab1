package load

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestPagesOfTheProgramAreGivenUp: what was mapped of the program's file is not resident any
// more, and what is needed of it comes back.
func TestPagesOfTheProgramAreGivenUp(t *testing.T) {
	before := residentFile(t)
	releasePages()
	after := residentFile(t)
	if after >= before {
		t.Errorf("%d kB of files are resident; %d were", after, before)
	}
}

// residentFile returns how many kB of files the process has mapped and resident.
func residentFile(t *testing.T) int {
	t.Helper()
	text, err := os.ReadFile("/proc/self/status")
	modeltest.Must(t, err)
	_, value, _ := strings.Cut(string(text), "RssFile:")
	n, err := strconv.Atoi(strings.Fields(value)[0])
	modeltest.Must(t, err)
	return n
}
