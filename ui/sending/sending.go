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

	saving load.Task
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
	return load.Act(s.Desk.Group, &s.saving, func(ctx context.Context) (account.SavedCV, error) {
		return s.Source.SaveCV(ctx, c, "")
	}, func(saved account.SavedCV, err error) tea.Cmd {
		if err != nil {
			return s.Desk.Notify(desk.Bad, s.Desk.Fail(err))
		}
		return s.Ask(func(version string) tea.Cmd { return s.send(saved, version) })
	})
}

func (s *Sender) send(saved account.SavedCV, version string) tea.Cmd {
	switch {
	case s.Source.Blind() && !saved.Text: // switched meanwhile; the name of the file is a person's
		return s.Desk.Notify(desk.Warn, say.BlindNow())
	case !takesFiles(version):
		return s.offerCommand(saved.Path)
	}
	return load.Act(s.Desk.Group, &s.saving, func(context.Context) (string, error) {
		return download(saved.Path)
	}, func(sequence string, err error) tea.Cmd {
		switch {
		case err != nil:
			return s.Desk.Notify(desk.Bad, s.Desk.Fail(err))
		case sequence == "":
			return s.offerCommand(saved.Path)
		}
		name := text.Line(filepath.Base(saved.Path))
		return tea.Batch(terminal.Send(sequence), s.Desk.Notify(desk.Info, say.Sent(name, text.Line(version))))
	})
}

// offerCommand shows and copies the command that fetches a saved file.
func (s *Sender) offerCommand(path string) tea.Cmd {
	if s.Host.Name == "" {
		return s.Desk.Notify(desk.Good, say.IsHere(text.Line(path)))
	}
	command := s.Host.Fetch(path)
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
