package isolated

import (
	"fmt"
	"os"
	"slices"
	"unsafe"

	"github.com/elastic/go-seccomp-bpf"
	"github.com/elastic/go-seccomp-bpf/arch"
	"golang.org/x/net/bpf"
	"golang.org/x/sys/unix"
)

// The system calls have their names on any processor; those that a processor lacks are left out.
var (
	// readerCalls are the calls that the Go runtime and the C library need to read one descriptor
	// and to write to another.
	readerCalls = []string{
		"futex", "futex_time64", "read", "readv", "pread64", "write", "writev", "close", "fstat", "fstat64", "lseek", "_llseek",
		"epoll_create1", "epoll_ctl", "epoll_wait", "epoll_pwait", "eventfd2", "pipe2",
		"brk", "mmap", "mmap2", "munmap", "mremap", "mprotect", "madvise", "mincore", "cacheflush",
		"sched_yield", "sched_getaffinity", "set_robust_list", "rseq", "membarrier", "gettid", "getpid", "exit", "exit_group",
		"sigaltstack", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigreturn", "restart_syscall",
		"nanosleep", "clock_nanosleep", "clock_nanosleep_time64", "clock_gettime", "clock_gettime64", "gettimeofday", "getrandom",
	}
	// drawerCalls are the additional calls for starting a system program with its libraries and
	// for finding its fonts.
	drawerCalls = []string{
		"execve", "stat", "stat64", "lstat", "lstat64", "fstatat64", "newfstatat", "statx", "access", "faccessat", "faccessat2",
		"readlink", "readlinkat", "getcwd", "getdents", "getdents64", "statfs", "statfs64", "fstatfs", "fstatfs64", "fadvise64", "arm_fadvise64_64",
		"arch_prctl", "set_tid_address", "set_thread_area", "set_tls", "getrlimit", "ugetrlimit", "uname", "sysinfo", "getcpu", "getrusage",
		"times", "time", "clock_getres", "clock_getres_time64", "getuid", "getuid32", "geteuid", "geteuid32", "getgid", "getgid32",
		"getegid", "getegid32", "dup", "dup2", "dup3", "poll", "ppoll",
	}
)

// callsOf returns the system calls of a reader or of a drawing program. Some are allowed only with
// certain arguments.
func callsOf(drawer bool) seccomp.SyscallGroup {
	const anyWriting = unix.O_WRONLY | unix.O_RDWR | unix.O_CREAT | unix.O_TRUNC
	calls := seccomp.SyscallGroup{Action: seccomp.ActionAllow, Names: readerCalls}
	with := func(name string, conditions ...seccomp.Condition) {
		calls.NamesWithCondtions = append(calls.NamesWithCondtions, seccomp.NameWithConditions{Name: name, Conditions: conditions})
	}
	is := func(argument uint32, value int) seccomp.Condition {
		return seccomp.Condition{Argument: argument, Operation: seccomp.Equal, Value: uint64(value)}
	}
	with("clone", seccomp.Condition{Argument: 0, Operation: seccomp.BitsSet, Value: unix.CLONE_THREAD}) // the flags of clone3 cannot be checked
	with("tgkill", is(0, os.Getpid()))
	with("prctl", is(0, unix.PR_GET_NO_NEW_PRIVS))
	for _, what := range []int{unix.F_GETFD, unix.F_SETFD, unix.F_GETFL, unix.F_DUPFD_CLOEXEC} { // others cause signals to be sent
		with("fcntl", is(1, what))
		with("fcntl64", is(1, what))
	}
	if drawer {
		calls.Names = slices.Concat(readerCalls, drawerCalls)
		with("prlimit64", is(0, 0), is(2, 0)) // reading its own limits
		with("open", seccomp.Condition{Argument: 1, Operation: seccomp.BitsNotSet, Value: anyWriting})
		with("openat", seccomp.Condition{Argument: 2, Operation: seccomp.BitsNotSet, Value: anyWriting})
	}
	return calls
}

// filters reports whether this kernel filters system calls, and this processor's calls are known. A kernel that
// filters the calls of all threads misses the filter (EFAULT). Others, and containers, refuse the call itself, by
// any other error: also EINVAL, by which the library takes a kernel without filters for one that has them.
func filters() bool {
	if _, err := arch.GetInfo(""); err != nil {
		return false
	}
	_, failed := setFilter(nil)
	return failed == unix.EFAULT
}

// setFilter makes a filter count for all threads of this process; tests replace it.
var setFilter = func(filter *unix.SockFprog) (thread uintptr, failed unix.Errno) {
	thread, _, failed = unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER, unix.SECCOMP_FILTER_FLAG_TSYNC, uintptr(unsafe.Pointer(filter)))
	return thread, failed
}

// allowOnly limits this process to the given system calls. All others, also those of another
// architecture of the processor (int 0x80), fail as if the kernel lacked them, so that a later Go
// or C library falls back to its older calls.
func allowOnly(calls seccomp.SyscallGroup) error {
	system, err := arch.GetInfo("")
	if err != nil {
		return err
	}
	unknown := func(name string) bool { _, known := system.SyscallNames[name]; return !known }
	calls.Names = slices.DeleteFunc(slices.Clone(calls.Names), unknown)
	calls.NamesWithCondtions = slices.DeleteFunc(calls.NamesWithCondtions, func(c seccomp.NameWithConditions) bool { return unknown(c.Name) })
	policy := seccomp.Policy{DefaultAction: seccomp.ActionErrno, Syscalls: []seccomp.SyscallGroup{calls}}
	program, err := policy.Assemble()
	if err != nil {
		return err
	}
	for i, instruction := range program { // the library's errno is EPERM
		if end, ok := instruction.(bpf.RetConstant); ok && end.Val != uint32(seccomp.ActionAllow) {
			program[i] = bpf.RetConstant{Val: uint32(seccomp.ActionErrno) | uint32(unix.ENOSYS)}
		}
	}
	raw, err := bpf.Assemble(program)
	if err != nil {
		return err
	}
	filter := unix.SockFprog{Len: uint16(len(raw)), Filter: (*unix.SockFilter)(unsafe.Pointer(&raw[0]))} // same memory layout
	thread, failed := setFilter(&filter)
	switch {
	case failed != 0:
		return failed
	case thread != 0:
		return fmt.Errorf("thread %d cannot be confined", thread)
	}
	return nil
}
