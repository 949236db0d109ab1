package isolated

import (
	"path/filepath"
	"strings"

	"github.com/elastic/go-seccomp-bpf"
	"github.com/landlock-lsm/go-landlock/landlock"
	ll "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"
)

// confine takes from this process, for good, all but its open descriptors and its
// processor time: it opens no file, makes no connection, gains no privilege and starts
// no program. The program that draws is the exception: it may be started, and it reads
// the libraries and fonts of the system. What the kernel cannot do is left out, and
// Unconfined reports it.
func confine(drawer string) error {
	var rules []landlock.Rule
	if drawer != "" {
		rules = append(rules, landlock.RODirs(libraries()...).IgnoreIfMissing(), landlock.ROFiles(realPath(drawer), "/etc/ld.so.cache").IgnoreIfMissing())
	}
	if err := landlock.V10.BestEffort().Restrict(rules...); err != nil {
		return err
	}
	if err := ll.AllThreadsPrctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil { // also without Landlock
		return err
	}
	if !seccomp.Supported() {
		return nil
	}
	// Landlock knows TCP alone: no kind of socket is what is meant.
	refused := []string{
		"socket", "socketpair", "connect", "bind", "listen", "sendto", "sendmsg",
		"ptrace", "process_vm_readv", "process_vm_writev", "io_uring_setup", "unshare", "mount", "bpf",
	}
	if drawer == "" {
		refused = append(refused, "execve", "execveat")
	}
	return seccomp.LoadFilter(seccomp.Filter{Flag: seccomp.FilterFlagTSync, Policy: seccomp.Policy{
		DefaultAction: seccomp.ActionAllow,
		Syscalls:      []seccomp.SyscallGroup{{Action: seccomp.ActionErrno | seccomp.Action(unix.EPERM), Names: refused}},
	}})
}

// libraries are the folders from which a program of the system is loaded, and where its
// fonts are. Nothing of a user is in them.
func libraries() []string {
	all := []string{
		"/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec", "/usr/local/lib", "/usr/share", "/lib", "/lib32", "/lib64",
		"/etc/fonts", "/var/cache/fontconfig", "/nix/store", "/gnu/store",
	}
	if watched {
		all = append(all, "/proc/self") // the race detector of a test reads its own memory's map
	}
	return all
}

// realPath follows links: a rule about a link is one about what it points at.
func realPath(path string) string {
	if at, err := filepath.EvalSymlinks(path); err == nil {
		return at
	}
	return path
}

// Unconfined reports what of the confinement this kernel cannot do, "" for nothing.
func Unconfined() string {
	var lacks []string
	switch abi, err := ll.LandlockGetABIVersion(); {
	case err != nil || abi < 1:
		lacks = append(lacks, "no Landlock: CVs' readers can open your files")
	case abi < 4:
		lacks = append(lacks, "an old Landlock: it knows no connections")
	}
	if !seccomp.Supported() {
		lacks = append(lacks, "no seccomp: CVs' readers can start programs and open sockets")
	}
	return strings.Join(lacks, "; ")
}
