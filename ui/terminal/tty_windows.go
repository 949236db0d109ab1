package terminal

import (
	"os"

	"golang.org/x/sys/windows"
)

// prepareConsole makes the console send keys and take frames as sequences.
func (t *tty) prepareConsole() error {
	for _, side := range []struct {
		file any
		set  uint32
	}{
		{t.in, windows.ENABLE_VIRTUAL_TERMINAL_INPUT},
		{t.out, windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING | windows.DISABLE_NEWLINE_AUTO_RETURN},
	} {
		fd, ok := terminalOf(side.file)
		if !ok {
			continue
		}
		var before uint32
		console := windows.Handle(fd)
		if err := windows.GetConsoleMode(console, &before); err != nil {
			return sayNotPrepared(err)
		}
		if err := windows.SetConsoleMode(console, before|side.set); err != nil {
			return sayNotPrepared(err)
		}
		if side.set&windows.ENABLE_VIRTUAL_TERMINAL_PROCESSING != 0 { // makeRaw restores the input
			t.before = append(t.before, func() { _ = windows.SetConsoleMode(console, before) })
		}
	}
	return nil
}

// notifyResized does nothing: the console reports its size among the keys.
func notifyResized(chan<- os.Signal) {}
