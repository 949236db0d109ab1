package reading

import (
	"bytes"
	"image"
	"image/png"
	"io"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/terminal"
)

// shown is a wholeScreen at a terminal of a test.
type shown struct {
	t    *testing.T
	keys *io.PipeWriter // what the terminal sends
	out  *io.PipeReader
	text string // all that was written
	over chan error
}

// page returns a PNG.
func page(t *testing.T) []byte {
	t.Helper()
	var data bytes.Buffer
	modeltest.Must(t, png.Encode(&data, image.NewGray(image.Rect(0, 0, 60, 90))))
	return data.Bytes()
}

func show(t *testing.T, page []byte, blind func() bool) *shown {
	t.Helper()
	in, keys := io.Pipe()
	seen, out := io.Pipe()
	w := &wholeScreen{kind: terminal.Sixel, png: page, columns: 80, rows: 24, gone: make(chan struct{}), blind: blind}
	w.SetStdin(in)
	w.SetStdout(out)
	s := &shown{t: t, keys: keys, out: seen, over: make(chan error, 1)}
	go func() {
		s.over <- w.Run()
		_ = out.Close()
	}()
	return s
}

// sees waits until something was written.
func (s *shown) sees(want string) {
	s.t.Helper()
	for b := make([]byte, 4096); !strings.Contains(s.text, want); {
		n, err := s.out.Read(b)
		if s.text += string(b[:n]); err != nil {
			s.t.Fatalf("%v: %q is not in %q", err, want, s.text)
		}
	}
}

func (s *shown) sends(keys string) {
	s.t.Helper()
	if _, err := io.WriteString(s.keys, keys); err != nil {
		s.t.Fatal(err)
	}
}

// ends waits for the end.
func (s *shown) ends() {
	s.t.Helper()
	s.sees(ansi.ResetModeAltScreenSaveCursor)
	if err := <-s.over; err != nil {
		s.t.Error(err)
	}
}

// TestAnyKeyEndsAWholePicture, also one that is a sequence, and none that is the terminal's answer.
func TestAnyKeyEndsAWholePicture(t *testing.T) {
	for _, key := range []string{"\r", "\x1b", "q", "?", "\x1b[B", "\x1b[6~", "\x03", "ї"} {
		s := show(t, page(t), func() bool { return false })
		s.sees(terminal.PictureQuestion(terminal.Sixel))
		s.sends("\x1b[?2;0;640;384S\x1b[6;1") // in two reads
		s.sends("6;8t\x1b[?62;4c")
		s.sees("\x1bP0;1q\"1;1;60;90")
		s.sees(lang.Text("any key goes back"))
		s.sends("\x1b[?62;4c") // late
		s.sends(key)
		s.ends()
	}
}

// TestASilentTerminalGetsItsPicture after a while.
func TestASilentTerminalGetsItsPicture(t *testing.T) {
	s := show(t, page(t), func() bool { return false })
	s.sees("\x1bP0;1q")
	s.sends("q")
	s.ends()
}

// TestAWholePictureIsWipedAtASwitch: the dashboard is blocked while one is shown.
func TestAWholePictureIsWipedAtASwitch(t *testing.T) {
	var on atomic.Bool
	s := show(t, page(t), on.Load)
	s.sees(terminal.PictureQuestion(terminal.Sixel))
	s.sends("\x1b[?62;4c")
	s.sees(lang.Text("any key goes back"))
	s.text = ""
	on.Store(true)
	s.sees(sayPictureHidden())
	if !strings.HasPrefix(s.text, ansi.EraseEntireScreen) || strings.Contains(s.text, "\x1bP") {
		t.Errorf("%q", s.text)
	}
	s.sends("x")
	s.ends()
}

// TestAPictureThatIsDamagedEndsByAKey: the dashboard reads the next one.
func TestAPictureThatIsDamagedEndsByAKey(t *testing.T) {
	whole := page(t)
	s := show(t, whole[:len(whole)/2], func() bool { return false })
	s.sees(terminal.PictureQuestion(terminal.Sixel))
	s.sends("\x1b[?62;4c")
	s.sees(lang.Text("any key goes back"))
	s.sends("q")
	s.sees(ansi.ResetModeAltScreenSaveCursor)
	if err := <-s.over; err == nil {
		t.Error("no reason is given")
	}
}
