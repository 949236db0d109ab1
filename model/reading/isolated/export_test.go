package isolated

import "syscall"

// Environment is the environment of a child: the language, and what the race detector needs.
var Environment = environment()

// FindDrawer returns the path of the drawer.
var FindDrawer = findDrawer

// DrawWith makes Child start another program to draw.
func DrawWith(path string) { drawerPath = func() string { return path } }

// LeaveUnconfined makes Child skip confine, to measure its cost.
func LeaveUnconfined() { unconfined = true }

// FailToConfine makes Child run on a kernel that refuses to confine it.
func FailToConfine() { confining = func(string) error { return syscall.EINVAL } }
