package isolated

import (
	"github.com/landlock-lsm/go-landlock/landlock"
	ll "github.com/landlock-lsm/go-landlock/landlock/syscall"
	"golang.org/x/sys/unix"
)

// Lacking describes the gaps of a kernel.
var Lacking = lacking

// RefuseFilters makes this process run on a kernel that refuses filters with an error.
func RefuseFilters(with unix.Errno) (restore func()) {
	was := setFilter
	setFilter = func(*unix.SockFprog) (uintptr, unix.Errno) { return 0, with }
	return func() { setFilter = was }
}

// RefuseTheFilter makes this process run on a kernel that filters calls, and refuses the filter of a reader.
func RefuseTheFilter(with unix.Errno) {
	was := setFilter
	setFilter = func(filter *unix.SockFprog) (uintptr, unix.Errno) {
		if filter == nil {
			return was(nil)
		}
		return 0, with
	}
}

// RefuseRules makes this process run on a kernel that has a version of Landlock, and refuses its rules.
func RefuseRules(with unix.Errno) (restore func()) {
	was := createRuleset
	createRuleset = func(*ll.RulesetAttr, int) (int, error) { return -1, with }
	return func() { createRuleset = was }
}

// RefuseToRestrict makes this process run on a kernel that takes rules of Landlock, and refuses to apply them.
func RefuseToRestrict(with unix.Errno) {
	restrictFiles = func(...landlock.Rule) error { return with }
}
