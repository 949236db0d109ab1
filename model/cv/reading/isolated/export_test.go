package isolated

// Environment is what a process gets: nothing, unless the race detector watches it.
var Environment = environment()

// FindDrawer returns the path of what draws.
var FindDrawer = findDrawer

// DrawWith has Child start another program to draw.
func DrawWith(path string) { drawerPath = func() string { return path } }

// LeaveUnconfined has Child skip confine, to measure what that costs.
func LeaveUnconfined() { unconfined = true }
