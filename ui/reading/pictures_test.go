package reading

import (
	"io"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/charmbracelet/x/ansi"
)

// TestAWholePictureIsWipedAtASwitch: the dashboard is blocked while one is shown.
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
	if drawn := read(); !strings.Contains(drawn, "the picture") {
		t.Errorf("%q", drawn)
	}
	on.Store(true)
	if drawn := read(); !strings.HasPrefix(drawn, ansi.EraseEntireScreen) || !strings.Contains(drawn, "blind mode is on; enter goes back") {
		t.Errorf("%q", drawn)
	}
	if _, err := enter.Write([]byte("x\r")); err != nil {
		t.Fatal(err)
	}
	read()
	if err := <-over; err != nil {
		t.Error(err)
	}
}
