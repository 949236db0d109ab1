//go:build !unix

package isolated

import (
	"errors"
	"os"
)

// restrain limits the Go runtime only, since the system has no limits to set. Time and output are
// limited from outside.
func restrain(l Limits) error {
	if l.Memory > 0 {
		limitRuntime(l.Memory)
	}
	return nil
}

func closeOnExec() {} // the system passes on named files only

func killed(*os.ProcessState) bool { return false }

// draws reports whether the system supports become.
const draws = false

func become(string, []string) error { return errors.ErrUnsupported }
