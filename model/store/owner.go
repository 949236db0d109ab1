package store

import (
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// holdFor is how long a hold counts after its owner last confirmed it. sendFor is how
// long a create may be on its way. Both matter only if this window cannot see whether the
// owner has ended.
const (
	holdFor = time.Minute
	sendFor = 2 * time.Minute
)

// HoldEvery is how often an open form confirms its hold.
const HoldEvery = holdFor / 3

// newOwner returns the name of this window: its host, its process, and its start.
func newOwner() string {
	host, err := os.Hostname()
	if err != nil {
		host = "?"
	}
	return fmt.Sprintf("%s/%d/%s", host, os.Getpid(), rand.Text()[:8])
}

// gone reports whether no other window owns something: the owner is "" or this window, its
// process has ended, or it has been silent for too long. A confirmation from the future
// does not count, since the clock was set back after it.
func (s *Store) gone(owner string, last, now time.Time, silence time.Duration) bool {
	return owner == "" || owner == s.owner || now.Sub(last).Abs() > silence || s.ended(owner)
}

// ended reports whether an owner's process is known to have ended.
func (s *Store) ended(owner string) bool {
	mine, theirs := strings.Split(s.owner, "/"), strings.Split(owner, "/")
	if len(theirs) != 3 || mine[0] != theirs[0] {
		return false
	}
	pid, err := strconv.Atoi(theirs[1])
	return err == nil && !running(pid)
}

// running reports whether a process of this number exists, as far as the system shows.
func running(pid int) bool {
	p, err := os.FindProcess(pid)
	if err == nil {
		err = p.Signal(syscall.Signal(0))
		_ = p.Release() // another process waits for it
	}
	return existsBy(runtime.GOOS, err)
}

// existsBy reports whether a process exists, by the error of a signal to it on a system. On Windows, a live process
// takes no signal, and one that has ended may exist for as long as another program watches it.
func existsBy(system string, err error) bool {
	if system == "windows" {
		return !errors.Is(err, winNoProcess) && !errors.Is(err, os.ErrProcessDone)
	}
	return err == nil || errors.Is(err, os.ErrPermission)
}
