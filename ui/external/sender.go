package external

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/load"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// SenderSource is what a Sender needs of an account.
type SenderSource interface {
	Candidate(ctx context.Context, applyID int64) (model.Candidate, error)
	NamedCV(ctx context.Context, c model.Candidate) (account.NamedCV, error)
	SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error)
	SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error)
	LogSendingFile(ctx context.Context, name, terminal string) model.Activity
	LogSending(ctx context.Context, c model.Candidate, terminal string) model.Activity
	LogOutcome(ctx context.Context, act model.Activity, outcome model.ActivityOutcome, why string)
	Blind() bool // no I/O
}

// Sender sends CVs and exports. A nil *Sender sends nothing.
type Sender struct {
	Env      *env.Env
	Source   SenderSource
	Asker    *terminal.Asker
	Host     Host   // this computer, as an SSH session reaches it
	Disabled string // why nothing may be sent; "": files may be sent
	Offered  *Offered
	// Dragged returns whose CV the person begins to drag. It is called once for each drag.
	Dragged func() (c model.Candidate, ok bool)

	drags     *terminal.Described // the terminal, if it reports drags; else nil
	preparing bool                // a file is being saved, or the terminal is being asked
	job       *job                // the file that is sent now; nil: none
}

// Offered are the commands that were shown to fetch files. They are printed again when the dashboard has ended, because
// the text of a box cannot be selected as a whole.
type Offered struct{ commands []offered }

type offered struct {
	command   string
	revealing bool // the name of the file shows who an applicant is
}

func (o *Offered) add(command string, revealing bool) {
	o.commands = slices.DeleteFunc(o.commands, func(other offered) bool { return other.command == command })
	o.commands = append(o.commands, offered{command, revealing})
}

// Leave ends the account that is open. Its commands that show who an applicant is are dropped or kept; the blind mode
// of the next account does not concern those that are kept.
func (o *Offered) Leave(drop bool) {
	if drop {
		o.commands = slices.DeleteFunc(o.commands, func(c offered) bool { return c.revealing })
	}
	for i := range o.commands {
		o.commands[i].revealing = false
	}
}

// Lines returns the commands, to be printed at the end. In blind mode it leaves out those that show who an applicant is.
func (o *Offered) Lines(blind bool) (out []string) {
	for _, c := range o.commands {
		if !blind || !c.revealing {
			out = append(out, c.command)
		}
	}
	if out != nil {
		out = slices.Insert(out, 0, sayRunThere())
	}
	return out
}

// file is a saved file.
type file struct {
	account.SavedCV                 // Text: the file does not show who any applicant is
	of              model.Candidate // zero for a file of several applicants
	about           []string        // what an archive holds and lacks
	name            string
	size            int64
}

// Send saves the CVs of applications, several as one archive, and asks whether to send them to the person's
// computer. In blind mode they are the redacted texts.
func (s *Sender) Send(ids []int64) tea.Cmd {
	if len(ids) == 1 {
		return s.sendSaved(func(ctx context.Context) (f file, err error) {
			if f.of, err = s.Source.Candidate(ctx, ids[0]); err == nil {
				f.SavedCV, err = s.Source.SaveCV(ctx, f.of, "")
			}
			return f, err
		})
	}
	made := s.Env.Now()
	return s.sendSaved(func(ctx context.Context) (f file, err error) {
		f.Text = s.Source.Blind()
		var people []model.Candidate
		for _, id := range ids {
			c, err := s.Source.Candidate(ctx, id)
			if err != nil && !errors.Is(err, account.ErrNone) {
				return f, err
			}
			if err == nil && env.NoCV(c) == "" {
				people = append(people, c)
			}
		}
		without := len(ids) - len(people)
		archive := export.Archive(orNone(export.CVs(ctx, s.Source.NamedCV, people, "", made, f.Text, &without)))
		defer func() { _ = archive.Close() }() // the error is that of reading it
		f.Path, err = s.Source.SaveFile(ctx, export.FileName(export.ZIP, lang.Text("CVs"), made), false, export.Applies(people), archive)
		f.about = []string{lang.Plural(len(ids)-without, "It holds %d CV.", "It holds %d CVs.")}
		if without > 0 {
			f.about = append(f.about, lang.Plural(without, "%d applicant without a CV.", "%d applicants without a CV."))
		}
		return f, err
	})
}

// SendDrafts saves the drafts of letters as one archive, and asks whether to send it to the person's computer.
func (s *Sender) SendDrafts(letters []account.Letter) tea.Cmd {
	made := s.Env.Now()
	return s.sendSaved(func(ctx context.Context) (f file, err error) {
		if s.Source.Blind() {
			return f, lang.Errorf("blind mode hides who the letter is to; %s switches it off", action.Blind)
		}
		var applies []int64
		for _, l := range letters {
			applies = append(applies, l.Applies...)
		}
		files := 0
		archive := export.Archive(func(yield func(export.File, error) bool) {
			for _, l := range letters {
				draft := answers.DraftOf(&l.Letter)
				open, err := draft.Open()
				if errors.Is(err, fs.ErrNotExist) { // sent, or thrown away
					continue
				}
				files++
				name, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(draft.Place), ".eml"), ":")
				if !yield(export.File{Name: name + ".eml", Made: l.Drafted, Content: open}, err) {
					return
				}
			}
			if files == 0 {
				yield(export.File{}, lang.NewError("the drafts are not in their folder any more"))
			}
		})
		defer func() { _ = archive.Close() }() // the error is that of reading it
		f.Path, err = s.Source.SaveFile(ctx, export.FileName(export.ZIP, lang.Text("Drafts"), made), false, applies, archive)
		f.about = []string{lang.Plural(files, "It holds %d draft. Your mail program opens it.", "It holds %d drafts. Your mail program opens them.")}
		if gone := len(letters) - files; gone > 0 {
			f.about = append(f.about, lang.Plural(gone, "%d draft is not in its folder any more.", "%d drafts are not in their folder any more."))
		}
		return f, err
	})
}

// errNone means that an archive would have no files.
var errNone = errors.New("no CVs")

// orNone returns the files of an archive, or yields errNone if it has no files.
func orNone(files iter.Seq2[export.File, error]) iter.Seq2[export.File, error] {
	return func(yield func(export.File, error) bool) {
		empty := true
		for f, err := range files {
			empty = false
			if !yield(f, err) {
				return
			}
		}
		if empty {
			yield(export.File{}, errNone)
		}
	}
}

// SendFile asks whether to send a saved file, if the person sits at another computer. blind means that the file does
// not show who any applicant is.
func (s *Sender) SendFile(path string, blind bool) tea.Cmd {
	if s.Disabled != "" || s.Host.Name == "" || s.Busy() {
		return nil
	}
	return s.sendSaved(func(context.Context) (f file, err error) {
		f.Path, f.Text = path, blind
		return f, nil
	})
}

// sendSaved asks whether to send the file that a function saves.
func (s *Sender) sendSaved(save func(context.Context) (file, error)) tea.Cmd {
	if s.Disabled != "" {
		return s.Env.NotNow(s.Disabled)
	}
	if s.Busy() {
		return s.Env.NotNow(lang.Text("another file is being sent"))
	}
	s.preparing = true
	return s.saved(save, func(f file, err error) tea.Cmd {
		if err != nil {
			return s.fail(f, err)
		}
		return s.Asker.Ask(func(t terminal.Described) tea.Cmd { return s.confirm(f, t) })
	})
}

// saved saves a file, and sets its path, name and size.
func (s *Sender) saved(save func(context.Context) (file, error), then func(file, error) tea.Cmd) tea.Cmd {
	return load.Do(s.Env.Group, func(ctx context.Context) (file, error) {
		f, err := save(ctx)
		if err != nil {
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

// isCV reports whether a file is the CV of an applicant.
func (f file) isCV() bool { return f.of.ID != 0 }

// Busy reports whether a CV is being sent.
func (s *Sender) Busy() bool { return s.preparing || s.job != nil }

// Unfinished words that a CV is being sent; "" if none is.
func (s *Sender) Unfinished() string {
	if !s.Busy() {
		return ""
	}
	return lang.Text("a CV is being sent")
}

// IsOpen reports whether a file is being sent: answers of the terminal may be under way.
func (s *Sender) IsOpen() bool { return s != nil && s.job != nil }

// isRevealing reports whether blind mode was switched on after a file was saved, whose name and content
// show who an applicant is.
func (s *Sender) isRevealing(f file) bool { return s.Source.Blind() && !f.Text }

func (s *Sender) fail(f file, err error) tea.Cmd {
	s.preparing = false
	switch {
	case errors.Is(err, errNone):
		return s.Env.Notify(env.Warn, lang.Text("The marked applicants have no CVs here. Nothing was saved."))
	case s.isRevealing(f):
		return s.Env.Notify(env.Bad, lang.Text("The file could not be sent."))
	}
	return s.Env.Notify(env.Bad, s.Env.Fail(err))
}

// confirm asks the person before the first byte is sent.
func (s *Sender) confirm(f file, t terminal.Described) tea.Cmd {
	s.preparing = false
	p := protocolOf(t.Name)
	switch {
	case t.Blocked:
		return s.offerCommand(f, lang.Text("tmux does not pass files on to your terminal. tmux set -g allow-passthrough on changes that."), false)
	case p == 0:
		return s.offerCommand(f, lang.Text("Your terminal is not known to take files."), true)
	case f.size > p.most(t.InTmux):
		return s.offerCommand(f, sayTooLarge(), false)
	case s.isRevealing(f):
		return s.offerCommand(f, "", false)
	}
	name := text.Line(t.Name)
	title := lang.Text("Send the file to your computer?")
	if f.isCV() {
		title = lang.Text("Send the CV to your computer?")
	}
	q := env.Question{
		Title: title, Verb: lang.Text("send"), NamesApplicant: !f.Text,
		Lines: append([]string{text.Line(f.name) + ", " + amount.Bytes(f.size), sayDestination(name, p == transfer)}, f.about...),
		Do: func() tea.Cmd {
			if s.Busy() {
				return s.Env.NotNow(lang.Text("another file is being sent"))
			}
			return s.begin(f, t, p)
		},
	}
	switch p {
	case inOne:
		q.Lines = append(q.Lines, lang.Text("The terminal takes it in one piece. The screen does not change until then."))
	case transfer:
		q.Lines = append(q.Lines, lang.Text("The terminal will ask you, too."))
	}
	s.Env.Ask(q)
	return nil
}

// offerCommand shows and copies the command that fetches a saved file. why is why it is needed; usual means that the
// terminal is not known to take files.
func (s *Sender) offerCommand(f file, why string, usual bool) tea.Cmd {
	switch {
	case s.isRevealing(f):
		return s.Env.Notify(env.Warn, sayBlindNow())
	case s.Host.Name == "" && usual:
		return s.Env.Notify(env.Good, strings.Join(append([]string{sayIsHere(text.Line(f.Path))}, f.about...), ". "))
	case s.Host.Name == "":
		return s.Env.Notify(env.Warn, why+" "+sayIsHere(text.Line(f.Path)))
	}
	command, title := s.Host.Fetch(f.Path), lang.Text("Get the file onto your computer")
	s.Offered.add(command, !f.Text)
	if f.isCV() {
		title = lang.Text("Get the CV onto your computer")
	}
	s.Env.Show(env.Report{Title: title, Lines: []env.Notice{
		{Text: strings.Join(append([]string{why}, f.about...), " ")}, {}, {Text: sayRunThere()}, {}, {Text: text.Line(command)}, {}, {Text: lang.Text("Your terminal may have copied it. It is printed again when shortlist ends. If the address is not the one you sign in to, change it.")},
	}})
	return terminal.Copy(command)
}

// Actions returns the action that stops sending; nil if nothing is sent, or if it cannot be stopped.
func (s *Sender) Actions() []action.Action {
	if !s.IsOpen() || s.job.protocol == inOne {
		return nil
	}
	return []action.Action{{Keys: action.Back, Label: action.Label{Name: "stop sending", Help: "stop sending the CV"}.Translated(), Group: action.GroupFiles, Rank: 1, Run: s.stop}}
}

func (s *Sender) stop() tea.Cmd {
	j := s.job
	if j == nil {
		return nil
	}
	return tea.Batch(s.Abandon(), s.end(j, model.ActivityUndone, ""), s.Env.Notify(env.Warn, lang.Text("Stopped. The file on your computer is not whole, or not there; it stays saved here.")))
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
	case inOne: // the terminal has the whole file already
	}
	return nil
}

func sayRunThere() string {
	return lang.Text("The file is saved where shortlist runs. Run this command on your own computer:")
}

func sayDestination(terminal string, asks bool) string {
	if asks {
		return lang.Text("It goes through your terminal (%s) into the folder Downloads of the computer in front of you.", terminal)
	}
	return lang.Text("It goes through your terminal (%s) to the downloads of the computer in front of you.", terminal)
}

func sayIsHere(path string) string {
	return lang.Text("Saved on this computer, where shortlist runs: %s", path)
}
