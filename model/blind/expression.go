package blind

import (
	"regexp"
	"sync"
)

// expression returns an expression that is compiled at first use. The program starts,
// and each CV is read, in a process that mostly needs no expression.
func expression(s string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(s) })
}
