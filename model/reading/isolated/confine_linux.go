package isolated

import (
	"path/filepath"
	"strings"

	"github.com/landlock-lsm/go-landlock/landlock"
	ll "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"

	"shortlist/model/lang"
)

// confine permanently limits this process to its open descriptors, its memory and its processor
// time, by allowing only the system calls of reading. The process cannot open files, change any
// file except by writing to its output, connect, send signals, or start programs. A drawing
// program is the exception: it may be started, and it may read the libraries and fonts of the
// system and the properties of other files, but not their content. Confinement that the kernel
// does not support is skipped, and Unconfined reports it.
func confine(drawer string) error {
	var rules []landlock.Rule
	if drawer != "" {
		rules = append(rules, landlock.RODirs(libraries()...).IgnoreIfMissing(), landlock.ROFiles(realPath(drawer), "/etc/ld.so.cache").IgnoreIfMissing())
	}
	filtered := filters()
	if landlockVersion() > 0 {
		if err := restrictFiles(rules...); err != nil && (drawer != "" || !filtered) { // the filter alone confines a reader
			return err
		}
	}
	if err := ll.AllThreadsPrctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil { // also without Landlock
		return err
	}
	if !filtered {
		return nil
	}
	return allowOnly(callsOf(drawer != ""))
}

// libraries returns the folders of the system's libraries and fonts. They contain no files of a
// user.
func libraries() []string {
	all := []string{
		"/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libexec", "/usr/local/lib", "/usr/share", "/lib", "/lib32", "/lib64",
		"/etc/fonts", "/var/cache/fontconfig", "/nix/store", "/gnu/store",
	}
	if raced {
		all = append(all, "/proc/self") // the race detector of a test reads its own memory map
	}
	return all
}

// realPath follows links, since a rule about a link applies to its target.
func realPath(path string) string {
	if at, err := filepath.EvalSymlinks(path); err == nil {
		return at
	}
	return path
}

// Unconfined describes the confinement that this kernel lacks, or "" if it lacks none.
func Unconfined() string {
	return lacking(landlockVersion(), filters())
}

// restrictFiles is Landlock; tests replace it, and createRuleset.
var (
	restrictFiles = landlock.V10.BestEffort().Restrict
	createRuleset = ll.LandlockCreateRuleset
)

// landlockVersion returns the version of Landlock, 0 for none. A container may answer the version, and refuse
// what follows.
func landlockVersion() int {
	version, err := ll.LandlockGetABIVersion()
	if err != nil {
		return 0
	}
	rules, err := createRuleset(&ll.RulesetAttr{HandledAccessFS: ll.AccessFSReadFile}, 0)
	if err != nil {
		return 0
	}
	_ = unix.Close(rules) // nothing was written to it
	return version
}

// lacking describes the gaps with a version of Landlock, 0 for none, with or without a filter of
// system calls. The filter alone confines a reader. Landlock keeps files from the drawing program,
// from its first version on.
func lacking(landlock int, filters bool) string {
	const signals = 6 // the version of Landlock that restricts them
	var lacks []string
	switch {
	case landlock < 1 && filters:
		lacks = append(lacks, lang.Text("no Landlock: the program that draws pages of CVs can read your files"))
	case landlock < 1:
		lacks = append(lacks, lang.Text("no Landlock: CVs' readers can open your files"))
	}
	switch {
	case !filters && landlock < signals:
		lacks = append(lacks, lang.Text("no seccomp: CVs' readers can start programs, open sockets, change the modes of your files and end your programs"))
	case !filters:
		lacks = append(lacks, lang.Text("no seccomp: CVs' readers can start programs, open sockets and change the modes of your files"))
	}
	return strings.Join(lacks, "; ")
}
