//go:build !unix

package isolated

import (
	"errors"
	"os"
)

// restrain makes this process thrifty: the system has no limits that it could set.
// Its time and its output are limited from outside.
func restrain(l Limits) error {
	if l.Memory > 0 {
		thrift(l.Memory)
	}
	return nil
}

func keepBack() {} // the system hands on what is named only

func killed(*os.ProcessState) bool { return false }

// draws says that become can be done here.
const draws = false

func become(string, []string) error { return errors.ErrUnsupported }
