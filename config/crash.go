package config

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"
)

// maxCrashes is how many crash files are kept.
const maxCrashes = 10

// WriteCrash writes a panic to a file beside the log and returns its path; "" if that failed, because no place is
// left to report the error.
func WriteCrash(version string, value any, stack []byte) (file string) {
	now := time.Now().UTC()
	file = filepath.Join(filepath.Dir(LogFile()), "crash-"+now.Format("20060102-150405.000000000")+".txt")
	text := fmt.Appendf(nil, "shortlist %s, %s %s/%s, %s\n\n%v\n\n%s", version, runtime.Version(), runtime.GOOS, runtime.GOARCH, now.Format(time.RFC3339), value, stack)
	if err := writePrivate(file, text); err != nil {
		return ""
	}
	// Glob sorts, and the names are times.
	if all, err := filepath.Glob(filepath.Join(filepath.Dir(file), "crash-*.txt")); err == nil && len(all) > maxCrashes {
		for _, old := range all[:len(all)-maxCrashes] {
			_ = os.Remove(old) // a file that cannot be removed stays
		}
	}
	return file
}
