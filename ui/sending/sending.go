// Package sending gets a CV onto the computer at which the person sits: through the terminal if
// that takes files, else by a command to run there.
package sending

import (
	"context"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/charmbracelet/x/ansi/iterm2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// Source is what a Sender needs of an account.
type Source interface {
	SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error)
	Blind() bool // no I/O
}

// Sender sends CVs.
type Sender struct {
	Desk   *desk.Desk
	Source Source
	// Ask calls then with the name that the terminal reports, "" for none.
	Ask      func(then func(version string) tea.Cmd) tea.Cmd
	Host     Host   // this computer, as an SSH session reaches it
	Disabled string // why nothing may be sent; "" if it may

	sending bool
}

// mostBytes is the largest file that goes through a terminal: it is in memory until the terminal
// has taken it.
const mostBytes = 5 << 20

// Send saves a CV, as SaveCVs does, and gets it to the person's computer. In blind mode it is the
// redacted text.
func (s *Sender) Send(c model.Candidate) tea.Cmd {
	if s.Disabled != "" {
		return s.Desk.NotNow(s.Disabled)
	}
	if s.sending {
		return s.Desk.NotNow(say.Sending())
	}
	s.sending = true
	return load.Do(s.Desk.Group, func(ctx context.Context) (account.SavedCV, error) {
		saved, err := s.Source.SaveCV(ctx, c, "")
		if err == nil {
			saved.Path, err = filepath.Abs(saved.Path)
		}
		return saved, err
	}, func(saved account.SavedCV, err error) tea.Cmd {
		if err != nil {
			return s.fail(saved, err)
		}
		return s.Ask(func(version string) tea.Cmd { return s.send(saved, version) })
	})
}

// isRevealing reports whether blind mode was switched on after a CV was saved: its file and the
// name of that show who the applicant is.
func (s *Sender) isRevealing(saved account.SavedCV) bool { return s.Source.Blind() && !saved.Text }

func (s *Sender) fail(saved account.SavedCV, err error) tea.Cmd {
	s.sending = false
	if s.isRevealing(saved) {
		return s.Desk.Notify(desk.Bad, say.NotSent())
	}
	return s.Desk.Notify(desk.Bad, s.Desk.Fail(err))
}

func (s *Sender) send(saved account.SavedCV, version string) tea.Cmd {
	if s.isRevealing(saved) || !takesFiles(version) {
		return s.offerCommand(saved)
	}
	return load.Do(s.Desk.Group, func(context.Context) (string, error) {
		return download(saved.Path)
	}, func(sequence string, err error) tea.Cmd {
		switch {
		case err != nil:
			return s.fail(saved, err)
		case sequence == "" || s.isRevealing(saved):
			return s.offerCommand(saved)
		}
		s.sending = false
		name := text.Line(filepath.Base(saved.Path))
		return tea.Batch(terminal.Send(sequence), s.Desk.Notify(desk.Info, say.Sent(name, text.Line(version))))
	})
}

// offerCommand shows and copies the command that fetches a saved file.
func (s *Sender) offerCommand(saved account.SavedCV) tea.Cmd {
	s.sending = false
	switch {
	case s.isRevealing(saved):
		return s.Desk.Notify(desk.Warn, say.BlindNow())
	case s.Host.Name == "":
		return s.Desk.Notify(desk.Good, say.IsHere(text.Line(saved.Path)))
	}
	command := s.Host.Fetch(saved.Path)
	s.Desk.Show(desk.Report{Title: say.FetchTitle(), Lines: []desk.Notice{
		{Text: say.RunThere()}, {}, {Text: text.Line(command)}, {}, {Text: say.CommandCopied()},
	}})
	return terminal.Copy(command)
}

// takesFiles reports whether a terminal of a name (XTVERSION) saves the files that OSC 1337 sends.
// tmux reports its own name, and passes none on.
func takesFiles(version string) bool {
	name := strings.ToLower(version)
	return strings.HasPrefix(name, "iterm2") || strings.HasPrefix(name, "wezterm")
}

// download returns the sequence that makes the terminal save a file; "" if the file is too large.
func download(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil || info.Size() > mostBytes {
		return "", err
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	encode := base64.StdEncoding.EncodeToString
	return ansi.ITerm2(iterm2.File{Name: encode([]byte(filepath.Base(path))), Size: int64(len(data)), Content: []byte(encode(data))}), nil
}
