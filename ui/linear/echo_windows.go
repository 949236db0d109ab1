package linear

import "golang.org/x/sys/windows"

// withoutEcho makes a console not show what is typed, until restore is called.
func withoutEcho(fd int) (restore func()) {
	var before uint32
	console := windows.Handle(fd)
	if windows.GetConsoleMode(console, &before) != nil {
		return func() {}
	}
	_ = windows.SetConsoleMode(console, before&^windows.ENABLE_ECHO_INPUT)
	return func() { _ = windows.SetConsoleMode(console, before) }
}
