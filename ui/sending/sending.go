// Package sending gets a CV onto the computer at which the person sits: through the terminal if
// that takes files, else by a command to run there.
package sending

import (
	"context"
	"os"
	"path/filepath"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/asking"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// Source is what a Sender needs of an account.
type Source interface {
	SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error)
	LogSending(ctx context.Context, c model.Candidate, terminal string) model.Activity
	LogOutcome(ctx context.Context, act model.Activity, outcome model.ActivityOutcome, why string)
	Blind() bool // no I/O
}

// Sender sends CVs. A nil one sends nothing.
type Sender struct {
	Desk     *desk.Desk
	Source   Source
	Asker    *asking.Asker
	Host     Host   // this computer, as an SSH session reaches it
	Disabled string // why nothing may be sent; "" if it may
	// Dragged returns whose CV the person begins to drag. It is called once for each drag.
	Dragged func() (c model.Candidate, ok bool)

	drags     *asking.Terminal // it reports drags; nil: it does not
	preparing bool             // a CV is being saved, or the terminal asked
	job       *job             // what is sent now; nil for nothing
}

// file is a saved CV.
type file struct {
	account.SavedCV
	of   model.Candidate
	name string
	size int64
}

// Send saves a CV, as SaveCVs does, and asks whether to send it to the person's computer. In blind
// mode it is the redacted text.
func (s *Sender) Send(c model.Candidate) tea.Cmd {
	if s.Disabled != "" {
		return s.Desk.NotNow(s.Disabled)
	}
	if s.Busy() {
		return s.Desk.NotNow(say.Sending)
	}
	s.preparing = true
	return s.save(c, func(f file, err error) tea.Cmd {
		if err != nil {
			return s.fail(f, err)
		}
		return s.Asker.Ask(func(t asking.Terminal) tea.Cmd { return s.confirm(f, t) })
	})
}

func (s *Sender) save(c model.Candidate, then func(file, error) tea.Cmd) tea.Cmd {
	return load.Do(s.Desk.Group, func(ctx context.Context) (f file, err error) {
		f.of = c
		if f.SavedCV, err = s.Source.SaveCV(ctx, c, ""); err != nil {
			return f, err
		}
		if f.Path, err = filepath.Abs(f.Path); err != nil {
			return f, err
		}
		f.name = filepath.Base(f.Path)
		info, err := os.Stat(f.Path)
		if err == nil {
			f.size = info.Size()
		}
		return f, err
	}, then)
}

// Busy reports whether a CV is being sent.
func (s *Sender) Busy() bool { return s.preparing || s.job != nil }

// IsOpen reports whether the terminal is taking a CV: answers of it may be under way.
func (s *Sender) IsOpen() bool { return s != nil && s.job != nil }

// isRevealing reports whether blind mode was switched on after a CV was saved: its file and the
// name of that show who the applicant is.
func (s *Sender) isRevealing(f file) bool { return s.Source.Blind() && !f.Text }

func (s *Sender) fail(f file, err error) tea.Cmd {
	s.preparing = false
	if s.isRevealing(f) {
		return s.Desk.Notify(desk.Bad, say.NotSent)
	}
	return s.Desk.Notify(desk.Bad, s.Desk.Fail(err))
}

// confirm asks the person before the first byte is sent.
func (s *Sender) confirm(f file, t asking.Terminal) tea.Cmd {
	s.preparing = false
	p := protocolOf(t.Name)
	switch {
	case t.Blocked:
		return s.offerCommand(f, say.TmuxBlocks, false)
	case p == 0:
		return s.offerCommand(f, say.NotKnown, true)
	case f.size > p.most(t.InTmux):
		return s.offerCommand(f, say.TooLarge, false)
	case s.isRevealing(f):
		return s.offerCommand(f, "", false)
	}
	name := text.Line(t.Name)
	q := desk.Question{
		Title: say.Question, Verb: say.Send, NamesApplicant: !f.Text,
		Lines: []string{say.File(text.Line(f.name), f.size), say.Destination(name, p == transfer)},
		Do: func() tea.Cmd {
			if s.Busy() {
				return s.Desk.NotNow(say.Sending)
			}
			return s.begin(f, t, p)
		},
	}
	switch p {
	case inOne:
		q.Lines = append(q.Lines, say.InOne)
	case transfer:
		q.Lines = append(q.Lines, say.TerminalAsks)
	}
	s.Desk.Ask(q)
	return nil
}

// offerCommand shows and copies the command that fetches a saved file, after why it is needed.
func (s *Sender) offerCommand(f file, why string, usual bool) tea.Cmd {
	switch {
	case s.isRevealing(f):
		return s.Desk.Notify(desk.Warn, say.BlindNow)
	case s.Host.Name == "" && usual:
		return s.Desk.Notify(desk.Good, say.IsHere(text.Line(f.Path)))
	case s.Host.Name == "":
		return s.Desk.Notify(desk.Warn, why+" "+say.IsHere(text.Line(f.Path)))
	}
	command := s.Host.Fetch(f.Path)
	s.Desk.Show(desk.Report{Title: say.FetchTitle, Lines: []desk.Notice{
		{Text: why}, {}, {Text: say.RunThere}, {}, {Text: text.Line(command)}, {}, {Text: say.CommandCopied},
	}})
	return terminal.Copy(command)
}

// Actions returns the action that stops what is being sent; nothing while that cannot be stopped.
func (s *Sender) Actions() []action.Action {
	if !s.IsOpen() || s.job.protocol == inOne {
		return nil
	}
	return []action.Action{{Keys: action.Back, Label: say.Stop, Group: action.GroupFiles, Rank: 1, Run: s.stop}}
}

func (s *Sender) stop() tea.Cmd {
	j := s.job
	if j == nil {
		return nil
	}
	return tea.Batch(s.Abandon(), s.end(j, model.ActivityUndone, ""), s.Desk.Notify(desk.Warn, say.Stopped))
}

// Abandon ends the session at the terminal, if one is open. The job goes on until it is ended.
func (s *Sender) Abandon() tea.Cmd {
	if !s.IsOpen() {
		return nil
	}
	switch j := s.job; j.protocol {
	case transfer:
		return terminal.Send(j.to.Wrap(kittyCommand("cancel", j.id)))
	case dragging:
		return terminal.Send(dragCommand("t=E:y=-1", ""))
	case inParts, inOne: // without its end, iTerm2 keeps no file
	}
	return nil
}
