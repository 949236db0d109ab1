package modeltest

import (
	"flag"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
)

// Prepare makes tests that write many small files quicker: the garbage collector runs less often, temporary files are kept
// in memory if the machine has room there, and three parallel tests share a processor, because each waits half of its time.
func Prepare() {
	debug.SetGCPercent(400)
	if !Race { // under which tests only compute
		_ = flag.Set("test.parallel", strconv.Itoa(3*runtime.GOMAXPROCS(0))) // else as many as there are processors; a flag of the person comes later, and counts
	}
	if dir := inMemory(); dir != "" && os.Getenv("TMPDIR") == "" {
		_ = os.Setenv("TMPDIR", dir) // else the files are on the disk
	}
}
