package store

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
	"testing"
)

// TestAnErrorOfAFileMeansTheSameOnEachSystem, though its number differs: 112 is a full disk on Windows alone.
func TestAnErrorOfAFileMeansTheSameOnEachSystem(t *testing.T) {
	for name, c := range map[string]struct {
		system           string
		err              error
		full, unwritable bool
	}{
		"full":                          {system: "linux", err: syscall.ENOSPC, full: true},
		"over quota on macOS":           {system: "darwin", err: syscall.EDQUOT, full: true},
		"over the limit of files":       {system: "freebsd", err: syscall.EFBIG, full: true},
		"mounted read-only":             {system: "darwin", err: syscall.EROFS, unwritable: true},
		"full on Windows":               {system: "windows", err: syscall.Errno(112), full: true},
		"full on Windows, by a handle":  {system: "windows", err: syscall.Errno(39), full: true},
		"over quota on Windows":         {system: "windows", err: syscall.Errno(1295), full: true},
		"too large for FAT on Windows":  {system: "windows", err: syscall.Errno(223), full: true},
		"write protected on Windows":    {system: "windows", err: syscall.Errno(19), unwritable: true},
		"denied on Windows":             {system: "windows", err: syscall.Errno(5)},
		"112 elsewhere":                 {system: "linux", err: syscall.Errno(112)},
		"19 elsewhere":                  {system: "linux", err: syscall.Errno(19)},
		"another error":                 {system: "windows", err: errors.New("112")},
		"no error":                      {system: "windows"},
		"no permission, on each system": {system: "linux", err: syscall.EACCES},
	} {
		err := c.err
		if err != nil {
			err = &fs.PathError{Op: "write", Path: "x", Err: err}
		}
		if full, unwritable := fullOrOverQuota(c.system, err), unwritable(c.system, err); full != c.full || unwritable != c.unwritable {
			t.Errorf("%s: full %v, unwritable %v", name, full, unwritable)
		}
	}
}

// TestAProcessExistsUnlessTheSystemDeniesIt: without permission to ask, it does.
func TestAProcessExistsUnlessTheSystemDeniesIt(t *testing.T) {
	unsupported := errors.New("not supported by windows") // the answer to every signal there
	for name, c := range map[string]struct {
		system string
		err    error
		want   bool
	}{
		"it takes a signal":         {"linux", nil, true},
		"another user's":            {"darwin", syscall.EPERM, true},
		"no process":                {"freebsd", syscall.ESRCH, false},
		"one that has ended":        {"linux", os.ErrProcessDone, false},
		"on Windows":                {"windows", unsupported, true},
		"another user's on Windows": {"windows", os.NewSyscallError("OpenProcess", syscall.Errno(5)), true},
		"no process on Windows":     {"windows", os.NewSyscallError("OpenProcess", syscall.Errno(87)), false},
		"one that ended on Windows": {"windows", os.ErrProcessDone, false},
	} {
		if got := existsBy(c.system, c.err); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// TestOnlyNumbersOfProcessesAreRunning on the system of this test.
func TestOnlyNumbersOfProcessesAreRunning(t *testing.T) {
	if !running(os.Getpid()) {
		t.Error("this process is not running")
	}
	if running(1 << 30) { // larger than any system gives
		t.Error("a process that cannot be is running")
	}
}
