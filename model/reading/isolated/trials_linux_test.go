package isolated_test

import (
	"fmt"
	"io/fs"
	"os"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"golang.org/x/sys/unix"

	"shortlist/model/reading/isolated"
)

// systemTrials returns attempts that Landlock does not restrict, or only in later versions. They
// change nothing if they succeed.
func systemTrials() map[string]func() error {
	self, parent := os.Args[0], parent
	trials := map[string]func() error{
		"gain back privileges": privileges,
		"change a mode":        func() error { return unix.Chmod(self, 0o755) },
		"change an owner":      func() error { return unix.Lchown(self, -1, -1) },
		"change times": func() error {
			return unix.UtimesNanoAt(unix.AT_FDCWD, self, []unix.Timespec{{Nsec: unix.UTIME_OMIT}, {Nsec: unix.UTIME_OMIT}}, 0)
		},
		"set an attribute":       func() error { return unix.Setxattr(self, "user.pried", []byte("x"), 0) },
		"set one of its input":   func() error { return unix.Fsetxattr(0, "user.pried", []byte("x"), 0) },
		"change the input":       func() error { return unix.Fchmod(0, 0o600) },
		"change the folder":      func() error { return unix.Chdir(here) },
		"signal its parent":      func() error { return unix.Kill(parent, 0) },
		"signal a thread":        func() error { return unix.Tgkill(parent, parent, 0) },
		"hold its parent":        func() error { _, err := unix.PidfdOpen(parent, 0); return err },
		"have its parent called": func() error { _, err := unix.FcntlInt(0, unix.F_SETOWN, parent); return err },
		"read a limit":           func() error { return unix.Prlimit(parent, unix.RLIMIT_CORE, nil, new(unix.Rlimit)) },
		"set a limit":            func() error { return unix.Prlimit(0, unix.RLIMIT_CORE, new(unix.Rlimit), nil) },
		"set a priority":         func() error { return unix.Setpriority(unix.PRIO_PROCESS, 0, 19) },
		"read the parent's memory": func() error {
			_, err := unix.ProcessVMReadv(parent, nil, nil, 0)
			return err
		},
		"use a keyring":         func() error { _, err := unix.KeyctlGetKeyringID(unix.KEY_SPEC_SESSION_KEYRING, false); return err },
		"share memory":          func() error { _, err := unix.SysvShmGet(1, 0, 0); return err },
		"make a nameless file":  func() error { _, err := unix.MemfdCreate("pried", 0); return err },
		"have a namespace":      func() error { return unix.Unshare(0) },
		"queue calls":           func() error { _, _, err := unix.Syscall(unix.SYS_IO_URING_SETUP, 1, 0, 0); return err },
		"be traced":             func() error { _, _, err := unix.Syscall(unix.SYS_PTRACE, ^uintptr(0), 0, 0); return err },
		"name itself otherwise": func() error { return unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 0, 0, 0, 0) },
	}
	if os.Args[1] != "-f" { // a drawer looks for its libraries and is started
		trials["ask about a file"] = func() error { return unix.Stat(self, new(unix.Stat_t)) }
		trials["become a program"] = func() error { return unix.Exec("/missing/program", []string{"program"}, nil) }
	}
	return trials
}

// privileges returns fs.ErrPermission if no started program can gain privileges.
func privileges() error {
	if set, err := unix.PrctlRetInt(unix.PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0); err != nil || set != 1 {
		return fmt.Errorf("%d, %v", set, err)
	}
	return fs.ErrPermission
}

// i386 opens a socket by the calls of the 32-bit processor, which the 64-bit one also has.
func i386() {
	code := []byte{
		0x48, 0x89, 0xfa, // mov rdx, rdi: the call, then its first two arguments are in Go's registers
		0xcd, 0x80, // int 0x80
		0xc3, // ret
	}
	page, err := unix.Mmap(-1, 0, 4096, unix.PROT_READ|unix.PROT_WRITE|unix.PROT_EXEC, unix.MAP_PRIVATE|unix.MAP_ANON)
	if err != nil {
		os.Exit(1)
	}
	copy(page, code)
	at := unsafe.Pointer(&page)
	call := *(*func(number, a, b, c uintptr) uintptr)(unsafe.Pointer(&at))
	const socket = 359
	result := int32(call(socket, unix.AF_INET, unix.SOCK_DGRAM, 0))
	if os.Args[1] == "-f" {
		if result >= 0 {
			os.Exit(0)
		}
		return
	}
	fmt.Printf(`{"kind":"txt","pages":[{"text":%q}]}`+"\n", syscall.Errno(max(0, -result)).Error())
	os.Exit(0)
}

func TestAReaderHasNoCallsOfAnotherProcessor(t *testing.T) {
	if lacks := isolated.Unconfined(); strings.Contains(lacks, "seccomp") {
		t.Skip("reported as missing: " + lacks)
	}
	file := written(t, "any")
	if doc, err := reader(patient(), "i386 unconfined").Read(t.Context(), file); err != nil || doc.Pages[0].Text != syscall.Errno(0).Error() {
		t.Skip("the system has none") // or it is another processor
	}
	if doc, err := reader(patient(), "i386").Read(t.Context(), file); err != nil || doc.Pages[0].Text != syscall.ENOSYS.Error() {
		t.Errorf("the reader: %+v, %v", doc, err)
	}
	if p, err := drawing(patient()).Picture(t.Context(), written(t, text("drawer: i386")), 1, 120); err != nil || p.Width != 120 {
		t.Errorf("what draws: %v", err)
	}
}

// The gaps of the system are described for each version of Landlock, with and without the filter
// of system calls.
func TestWhatIsOpenIsNamed(t *testing.T) {
	for _, c := range []struct {
		landlock int
		filters  bool
		want     []string
		not      string
	}{
		{0, true, []string{"no Landlock", "draws", "read your files"}, "seccomp"},
		{0, false, []string{"no Landlock", "CVs' readers can open your files", "no seccomp", "end your programs"}, "draws"},
		{3, false, []string{"no seccomp", "open sockets", "change the modes", "end your programs"}, "Landlock"},
		{5, false, []string{"no seccomp", "open sockets", "change the modes", "end your programs"}, "Landlock"},
		{6, false, []string{"no seccomp", "open sockets", "change the modes"}, "end your programs"},
	} {
		got := isolated.Lacking(c.landlock, c.filters)
		for _, want := range c.want {
			if !strings.Contains(got, want) {
				t.Errorf("Landlock %d, filters %t: %q lacks %q", c.landlock, c.filters, got, want)
			}
		}
		if strings.Contains(got, c.not) {
			t.Errorf("Landlock %d, filters %t: %q has %q", c.landlock, c.filters, got, c.not)
		}
	}
	for _, landlock := range []int{1, 4, 5, 6, 10} {
		if got := isolated.Lacking(landlock, true); got != "" {
			t.Errorf("Landlock %d: %q", landlock, got)
		}
	}
}
