//go:build unix

package config

import (
	"errors"
	"os"
	"syscall"
	"time"
)

// lockTries and lockPause bound the attempts to lock a folder.
const (
	lockTries = 300
	lockPause = 10 * time.Millisecond
)

// lockFolder locks a folder against other windows that edit a file in it; unlock unlocks it. Where no lock can be
// had, nothing is locked.
func lockFolder(dir string) (unlock func()) {
	f, err := os.Open(dir)
	if err != nil {
		return func() {}
	}
	for range lockTries {
		if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); !errors.Is(err, syscall.EWOULDBLOCK) {
			break
		}
		time.Sleep(lockPause)
	}
	return func() { _ = f.Close() } // the lock goes with it
}
