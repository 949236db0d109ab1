package modeltest

import (
	"os"
	"runtime/debug"
)

// Prepare makes tests that write many small files quicker: the garbage collector runs less
// often, and temporary files are kept in memory if the machine has room there.
func Prepare() {
	debug.SetGCPercent(400)
	if dir := inMemory(); dir != "" && os.Getenv("TMPDIR") == "" {
		_ = os.Setenv("TMPDIR", dir) // else the files are on the disk
	}
}
