//go:build !unix

package ui

import "os"

// noSuspend says why the program cannot be suspended; "" when it can.
func noSuspend() string { return "this system cannot suspend programs" }

// notifyContinued does nothing: no program is continued here.
func notifyContinued(chan<- os.Signal) {}
