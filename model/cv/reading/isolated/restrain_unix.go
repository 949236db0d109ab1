//go:build unix

package isolated

import (
	"os"
	"syscall"
	"time"

	"shortlist/model/race"
)

// restrain limits this process for good. The data limit holds on Linux; other systems
// take it and may not mind. The address space is no measure of a Go program: below
// 1.5 GB it does not start.
func restrain(l Limits) error {
	for _, zero := range []int{syscall.RLIMIT_CORE, syscall.RLIMIT_FSIZE} { // it writes to pipes alone
		if err := syscall.Setrlimit(zero, &syscall.Rlimit{}); err != nil {
			return err
		}
	}
	if l.CPU > 0 {
		if err := lower(syscall.RLIMIT_CPU, int64(l.CPU/time.Second)); err != nil {
			return err
		}
	}
	if l.Memory == 0 || race.Enabled { // it maps more than any limit that helps
		return nil
	}
	thrift(l.Memory)
	return lower(syscall.RLIMIT_DATA, l.Memory)
}

// keepBack makes every file that is open here end with this program, as those that Go
// opens do: not those it was started with, nor those that a library opened otherwise.
func keepBack() {
	const standard, most = 3, 1024 // what each process is given, and may have as systems are set up
	for fd := standard; fd < most; fd++ {
		syscall.CloseOnExec(fd)
	}
}

// draws says that become can be done here.
const draws = true

// become runs another program in this process: its limits stay, and so do its input
// and its output. There is no shell in between and nothing in its environment.
func become(program string, args []string) error {
	return syscall.Exec(program, append([]string{program}, args...), []string{})
}

// lower sets a limit, or leaves it where it is lower already.
func lower(which int, to int64) error {
	var now syscall.Rlimit
	if err := syscall.Getrlimit(which, &now); err != nil {
		return err
	}
	atMost(&now.Cur, to)
	atMost(&now.Max, to)
	return syscall.Setrlimit(which, &now)
}

// atMost takes what a limit is on any Unix.
func atMost[T int64 | uint64](limit *T, to int64) { *limit = min(*limit, T(to)) }

// killed reports a process that the system killed: Go minds no softer word about its
// time.
func killed(state *os.ProcessState) bool {
	status, ok := state.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGKILL
}
