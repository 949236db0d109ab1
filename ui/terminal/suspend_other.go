//go:build !unix

package terminal

import "os"

// NoSuspend says why the program cannot be suspended; "" when it can.
func NoSuspend() string { return "this system cannot suspend programs" }

// notifyContinued does nothing: no program is continued here.
func notifyContinued(chan<- os.Signal) {}
