package blind

import (
	"regexp"
	"sync"
)

// expression returns one that is compiled when it is first asked for: the program
// starts, and each CV is read, in a process that mostly needs none.
func expression(s string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(s) })
}
