package isolated

import (
	"path/filepath"
	"strings"

	"github.com/landlock-lsm/go-landlock/landlock"
	ll "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"

	"shortlist/model/race"
)

// confine takes from this process, for good, all but its open descriptors, its memory
// and its processor time: it makes none but the system calls of reading. It opens no
// file, changes none but by writing to its output, makes no connection, sends no signal,
// and starts no program. The program that draws is the exception: it may be started, and
// it reads the libraries and fonts of the system, and the properties of other files, not
// what is in them. What the kernel cannot do is left out, and Unconfined reports it.
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
	if !filters() {
		return nil
	}
	return allowOnly(callsOf(drawer != ""))
}

// libraries are the folders from which a program of the system is loaded, and where its
// fonts are. Nothing of a user is in them.
func libraries() []string {
	all := []string{
		"/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec", "/usr/local/lib", "/usr/share", "/lib", "/lib32", "/lib64",
		"/etc/fonts", "/var/cache/fontconfig", "/nix/store", "/gnu/store",
	}
	if race.Enabled {
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
	abi, err := ll.LandlockGetABIVersion()
	if err != nil {
		abi = 0
	}
	return lacking(abi, filters())
}

// lacking names what is open under a version of Landlock, 0 for none, with the filter of
// system calls or without. The filter alone holds a reader; Landlock keeps files from
// the program that draws, which the first version of it does.
func lacking(landlock int, filters bool) string {
	const signals = 6 // the version of Landlock that knows them
	var lacks []string
	switch {
	case landlock < 1 && filters:
		lacks = append(lacks, "no Landlock: the program that draws pages of CVs can read your files")
	case landlock < 1:
		lacks = append(lacks, "no Landlock: CVs' readers can open your files")
	}
	switch {
	case !filters && landlock < signals:
		lacks = append(lacks, "no seccomp: CVs' readers can start programs, open sockets, change the modes of your files and end your programs")
	case !filters:
		lacks = append(lacks, "no seccomp: CVs' readers can start programs, open sockets and change the modes of your files")
	}
	return strings.Join(lacks, "; ")
}
