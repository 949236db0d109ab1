package reading

import (
	"cmp"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"
	"golang.org/x/term"

	"shortlist/model/lang"
	"shortlist/ui/terminal"
)

// wholeScreen is a screen with nothing but a picture, until a key is pressed. It implements terminal.Raw.
type wholeScreen struct {
	kind          terminal.PictureKind
	png           []byte
	columns, rows int
	gone          <-chan struct{} // closed when the terminal is gone
	blind         func() bool     // whether blind mode is on; no I/O
	in            io.Reader
	out           io.Writer
	failed        error // why there is no picture; a key goes back all the same, so that no key is read twice
}

// SetStdin implements tea.ExecCommand.
func (w *wholeScreen) SetStdin(in io.Reader) { w.in = in }

// SetStdout implements tea.ExecCommand.
func (w *wholeScreen) SetStdout(out io.Writer) { w.out = out }

// SetStderr implements tea.ExecCommand.
func (w *wholeScreen) SetStderr(io.Writer) {}

// Raw implements terminal.Raw.
func (w *wholeScreen) Raw() {}

// lookEvery is how often a shown picture checks blind mode and the size of the window. answerWithin is how long the
// terminal may take to report its pixels.
const (
	lookEvery    = 200 * time.Millisecond
	answerWithin = time.Second
)

const wiped = ansi.EraseEntireScreen + ansi.CursorHomePosition

// Run implements tea.ExecCommand.
func (w *wholeScreen) Run() error {
	asked := time.Now()
	if _, err := io.WriteString(w.out, ansi.SetModeAltScreenSaveCursor+wiped+terminal.PictureQuestion(w.kind)); err != nil {
		return err
	}
	answered, pressed := make(chan string, 1), make(chan struct{})
	go w.read(answered, pressed)
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	var err error
	for drawn, hidden, over := false, false, false; !over && err == nil; {
		select {
		case <-pressed:
			over = true
		case <-w.gone:
			over = true
		case answers := <-answered:
			if !hidden {
				drawn, err = true, w.draw(answers)
			}
		case now := <-look.C: // the dashboard is blocked, but another window may have switched blind mode
			columns, rows := w.size()
			switch {
			case hidden:
			case w.blind():
				hidden = true
				_, err = io.WriteString(w.out, terminal.WipePicture(w.kind)+wiped+" "+sayPictureHidden()+" ")
			case columns != w.columns || rows != w.rows:
				w.columns, w.rows, drawn, asked = columns, rows, false, now
				_, err = io.WriteString(w.out, terminal.WipePicture(w.kind)+wiped+terminal.PictureQuestion(w.kind))
			case !drawn && now.Sub(asked) > answerWithin:
				drawn, err = true, w.draw("")
			}
		}
	}
	_, left := io.WriteString(w.out, terminal.WipePicture(w.kind)+ansi.EraseEntireScreen+ansi.ResetModeAltScreenSaveCursor)
	return cmp.Or(err, left, w.failed)
}

// size returns the size of the terminal in cells; the last known size if the terminal reports no other.
func (w *wholeScreen) size() (columns, rows int) {
	if f, ok := w.out.(interface{ Fd() uintptr }); ok {
		if columns, rows, err := term.GetSize(int(f.Fd())); err == nil && columns > 1 && rows > 1 {
			return columns, rows
		}
	}
	return w.columns, w.rows
}

// draw draws the picture above a line that names the way back.
func (w *wholeScreen) draw(answers string) error {
	place := terminal.PicturePlaceOf(answers, w.columns, w.rows)
	place.Rows = max(place.Rows-2, 1) // less the line, and the row to which a terminal may move the cursor after a picture
	var drawn string
	drawn, w.failed = terminal.WholePicture(w.kind, w.png, place)
	_, err := fmt.Fprint(w.out, wiped, drawn, ansi.CursorPosition(1, w.rows), " ", lang.Text("any key goes back"), " ")
	return err
}

// read passes the terminal's answers on, until a key is pressed. It reads nothing after the key.
func (w *wholeScreen) read(answered chan<- string, pressed chan<- struct{}) {
	defer close(pressed)
	sent, answers := "", ""
	for buf := make([]byte, 4096); ; {
		n, err := w.in.Read(buf)
		if err != nil {
			return
		}
		got, keys, ended := terminal.PictureAnswers(sent + string(buf[:n]))
		if answers += got; ended {
			select {
			case answered <- answers:
			default: // an earlier answer still waits: this one is dropped
			}
			answers = ""
		}
		if sent = keys; sent != "" && (sent == "\x1b" || !strings.HasPrefix(sent, "\x1b[") || strings.TrimLeft(sent[2:], "?;0123456789") != "") {
			return
		}
	}
}

func sayPictureHidden() string { return lang.Text("blind mode is on; any key goes back") }
