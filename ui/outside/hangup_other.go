//go:build !unix

package outside

import "os"

// hangUp ends a program whose terminal is gone: nothing asks it to here.
func hangUp(p *os.Process) error { return p.Kill() }
