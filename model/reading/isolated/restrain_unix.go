//go:build unix

package isolated

import (
	"os"
	"syscall"
	"time"
)

// restrain limits this process permanently. The data limit is effective on Linux; other systems
// may accept and ignore it. The address space is no usable limit: a Go program does not start
// below 1.5 GB.
func restrain(l Limits) error {
	for _, zero := range []int{syscall.RLIMIT_CORE, syscall.RLIMIT_FSIZE} { // it writes to pipes only
		if err := syscall.Setrlimit(zero, &syscall.Rlimit{}); err != nil {
			return err
		}
	}
	if l.CPU > 0 {
		if err := lower(syscall.RLIMIT_CPU, int64(l.CPU/time.Second)); err != nil {
			return err
		}
	}
	if l.Memory == 0 || raced { // it maps more than any useful limit
		return nil
	}
	limitRuntime(l.Memory)
	return lower(syscall.RLIMIT_DATA, l.Memory)
}

// closeOnExec closes all files that are open here in programs started later. Go does that for its
// own files, but not for inherited files and those opened by libraries.
func closeOnExec() {
	const standard, most = 3, 1024 // the descriptors that each process gets, and the usual limit of their number
	for fd := standard; fd < most; fd++ {
		syscall.CloseOnExec(fd)
	}
}

// draws reports whether the system supports become.
const draws = true

// become replaces this process by another program, which keeps the limits, the input and the
// output. It gets no shell and no environment.
func become(program string, args []string) error {
	return syscall.Exec(program, append([]string{program}, args...), []string{})
}

// lower sets a limit, unless it is lower already.
func lower(which int, to int64) error {
	var now syscall.Rlimit
	if err := syscall.Getrlimit(which, &now); err != nil {
		return err
	}
	atMost(&now.Cur, to)
	atMost(&now.Max, to)
	return syscall.Setrlimit(which, &now)
}

// atMost lowers a limit, whose type differs between Unix systems.
func atMost[T int64 | uint64](limit *T, to int64) { *limit = min(*limit, T(to)) }

// killed reports whether the system killed a process: Go ignores the milder signal about its time.
func killed(state *os.ProcessState) bool {
	status, ok := state.Sys().(syscall.WaitStatus)
	return ok && status.Signaled() && status.Signal() == syscall.SIGKILL
}
