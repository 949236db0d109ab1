package reading

import (
	"io"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

// TestAWholePictureIsWipedAtASwitch: the dashboard stands still while one is shown.
func TestAWholePictureIsWipedAtASwitch(t *testing.T) {
	in, enter := io.Pipe()
	seen, out := io.Pipe()
	var on atomic.Bool
	w := &wholeScreen{drawn: "the picture", gone: make(chan struct{}), blind: on.Load}
	w.SetStdin(in)
	w.SetStdout(out)
	over := make(chan error)
	go func() { over <- w.Run() }()
	read := func() string {
		b := make([]byte, 4096)
		n, err := seen.Read(b)
		if err != nil {
			t.Fatal(err)
		}
		return string(b[:n])
	}
	if said := read(); !strings.Contains(said, "the picture") {
		t.Errorf("%q", said)
	}
	on.Store(true)
	if said := read(); !strings.HasPrefix(said, ansi.EraseEntireScreen) || !strings.Contains(said, "blind mode is on; enter goes back") {
		t.Errorf("%q", said)
	}
	if _, err := enter.Write([]byte("\n")); err != nil {
		t.Fatal(err)
	}
	read()
	if err := <-over; err != nil {
		t.Error(err)
	}
}
