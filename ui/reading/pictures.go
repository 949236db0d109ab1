package reading

import (
	"fmt"
	"io"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/cv/reading"
	"shortlist/ui/asking"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/picture"
)

// AskPictures calls then with the way the terminal shows pictures, once the terminal has
// answered or its time is over.
func (s *Screen) AskPictures(then func(picture.Output) tea.Cmd) tea.Cmd {
	return s.asker.Ask(func(t asking.Terminal) tea.Cmd {
		if t.Blocked {
			return s.desk.Notify(desk.Warn, say.TmuxBlocksPictures)
		}
		return then(picture.OutputOf(t.Name, t.Attributes, t.InTmux, t.Wrap))
	})
}

// ShowPicture shows a picture on a screen of its own, of so many cells, until enter is
// pressed.
func (s *Screen) ShowPicture(kind picture.Kind, p reading.Picture, columns, rows int) tea.Cmd {
	// A picture too high at full width gets the height of the screen.
	if tall := picture.Rows(p.Width, p.Height, columns); tall > rows {
		columns = max(columns*rows/tall, 1)
	} else {
		rows = tall
	}
	drawn, err := picture.Whole(kind, p.PNG, columns, rows)
	if err != nil {
		return s.desk.Notify(desk.Warn, s.desk.Fail(err))
	}
	return s.lend.Exec(&wholeScreen{drawn: drawn, gone: s.lend.Gone, blind: s.source.Blind}, func(err error) tea.Msg {
		return load.Done{Deliver: func() tea.Cmd {
			if err != nil {
				return s.desk.Notify(desk.Warn, s.desk.Fail(err))
			}
			return nil
		}}
	})
}

// wholeScreen is a screen with nothing but a picture. It implements terminal.Raw.
type wholeScreen struct {
	drawn string
	gone  <-chan struct{} // closed when the terminal is gone
	blind func() bool     // whether blind mode is on; no I/O
	in    io.Reader
	out   io.Writer
}

// SetStdin implements tea.ExecCommand.
func (w *wholeScreen) SetStdin(in io.Reader) { w.in = in }

// SetStdout implements tea.ExecCommand.
func (w *wholeScreen) SetStdout(out io.Writer) { w.out = out }

// SetStderr implements tea.ExecCommand.
func (w *wholeScreen) SetStderr(io.Writer) {}

// Raw implements terminal.Raw.
func (w *wholeScreen) Raw() {}

// lookEvery is how often a shown picture checks for blind mode.
const lookEvery = 200 * time.Millisecond

// Run implements tea.ExecCommand.
func (w *wholeScreen) Run() error {
	_, err := fmt.Fprint(w.out, ansi.SetModeAltScreenSaveCursor+ansi.EraseEntireScreen+ansi.CursorHomePosition+w.drawn+"\r\n "+say.PictureBack+" ")
	if err != nil {
		return err
	}
	entered := make(chan struct{})
	go func() {
		defer close(entered)
		for key := make([]byte, 1); key[0] != '\r' && key[0] != '\n'; { // line by line, enter is a line feed
			if n, _ := w.in.Read(key); n == 0 {
				return
			}
		}
	}()
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	for over := false; !over; {
		select {
		case <-entered:
			over = true
		case <-w.gone:
			over = true
		case <-look.C: // the dashboard is blocked, but another window may have switched it
			if w.blind() {
				look.Stop()
				_, err = fmt.Fprint(w.out, ansi.EraseEntireScreen+ansi.CursorHomePosition+" "+say.PictureHidden+" ")
				over = err != nil
			}
		}
	}
	_, err = fmt.Fprint(w.out, ansi.EraseEntireScreen+ansi.ResetModeAltScreenSaveCursor)
	return err
}
