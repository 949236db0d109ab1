package answers

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Outcome is what became of a letter that was handed over.
type Outcome struct {
	State  State  // Handed, Failed, Unknown; Handing: a draft was written; Due: it is tried again later
	Reason string // in the words of the program or the system; "" without one
}

// programTime is how long a mail program may take.
const programTime = time.Minute

// mostOutput is how many bytes of a mail program's output are kept.
const mostOutput = 400

// RunProgram hands a mail to a mail program. The program reads the file at path, never a pipe: msmtp sends what it got
// before an early end of its input. The addresses are in the mail alone, so that no list of processes shows them.
func RunProgram(ctx context.Context, program []string, path string) Outcome {
	mail, err := os.Open(path)
	if err != nil {
		return Outcome{Failed, err.Error()}
	}
	defer func() { _ = mail.Close() }() // only read
	ctx, stop := context.WithTimeout(ctx, programTime)
	defer stop()
	cmd := exec.CommandContext(ctx, program[0], program[1:]...)
	output := &tail{most: mostOutput}
	cmd.Stdin, cmd.Stdout, cmd.Stderr = mail, output, output
	cmd.WaitDelay = time.Second // a child of the program may hold its output
	if err := cmd.Start(); err != nil {
		return Outcome{Failed, err.Error()} // nothing read the mail
	}
	err = cmd.Wait()
	words := strings.TrimSpace(output.String())
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return Outcome{Unknown, lang.Text("%s did not end, and was stopped", program[0])}
	case err == nil, errors.Is(err, exec.ErrWaitDelay):
		return Outcome{Handed, ""}
	case errors.As(err, &exit) && exit.ExitCode() >= 0:
		return ofExit(program[0], exit.ExitCode(), words)
	}
	return Outcome{Unknown, describe(program[0], err.Error(), words)}
}

// ofExit is the outcome of an exit code (sysexits.h), whatever the program. A code that programs also use after the
// server took the mail is unknown.
func ofExit(program string, code int, words string) Outcome {
	reason := describe(program, lang.Text("exit code %d", code), words)
	switch code {
	case 64, 65, 66, 67, 68, 69, 77, 78:
		return Outcome{Failed, reason}
	case 75:
		return Outcome{Due, reason}
	}
	return Outcome{Unknown, reason}
}

// describe joins what is known of a failure.
func describe(program, why, words string) string {
	if words == "" {
		return fmt.Sprintf("%s: %s", filepath.Base(program), why)
	}
	return fmt.Sprintf("%s: %s: %s", filepath.Base(program), why, words)
}

// tail keeps the last bytes of what is written to it.
type tail struct {
	most int
	data []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.data = append(t.data, p...)
	t.data = t.data[max(0, len(t.data)-t.most):]
	return len(p), nil
}

func (t *tail) String() string { return strings.ToValidUTF8(string(t.data), "�") }

// WriteFile writes a mail to a file of this user alone, and reads it back whole from the disk.
func WriteFile(path string, data []byte) error {
	if err := filesystem.Make(filepath.Dir(path)); err != nil {
		return err
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) { // of a killed program
		return err
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	back, err := os.ReadFile(path)
	if err == nil && !bytes.Equal(back, data) {
		err = lang.Errorf("%s does not hold what was written", path)
	}
	return err
}

// Draft is a file of a draft: the mail is written at Made, and gets its place by a link, so that no other program
// sees half of it. Only an earlier draft of the same letter is replaced.
type Draft struct {
	Made, Place string
	Moves       bool // without links, the file is moved to its place
}

// DraftOf returns the file of a letter's draft; the zero value for a letter without one. Its name shows nothing of the
// applicant.
func DraftOf(l *Letter) Draft {
	unique, _, _ := strings.Cut(strings.Trim(l.MessageID, "<>"), "@")
	switch {
	case l.Folder == "":
		return Draft{}
	case l.Way == Maildir:
		return Draft{filepath.Join(l.Folder, "tmp", unique), filepath.Join(l.Folder, "cur", unique+":2,DS"), false}
	}
	name := fmt.Sprintf("%s-%04d-%.8s.eml", l.Name, l.ID, unique)
	return Draft{filepath.Join(l.Folder, "."+name+".new"), filepath.Join(l.Folder, name), true}
}

// CopyOf returns the file of a letter's copy in the Maildir of sent mails; the zero value without one.
func CopyOf(l *Letter) Draft {
	if l.Copy == "" {
		return Draft{}
	}
	unique, _, _ := strings.Cut(l.MessageID, "@")
	return Draft{filepath.Join(l.Copy, "tmp", unique), filepath.Join(l.Copy, "cur", unique+":2,S"), false}
}

// Exists reports whether the draft is in its place.
func (d Draft) Exists() bool { return d.found() != "" }

// found returns where the draft is; "" if it is gone. A mail program may have changed the flags in its name.
func (d Draft) found() string {
	name, _, _ := strings.Cut(filepath.Base(d.Place), ":2,")
	entries, _ := os.ReadDir(filepath.Dir(d.Place)) // without the folder there is no draft
	for _, e := range entries {
		if is, _, _ := strings.Cut(e.Name(), ":2,"); is == name {
			return filepath.Join(filepath.Dir(d.Place), e.Name())
		}
	}
	return ""
}

// Open opens the draft. Its error wraps fs.ErrNotExist if the draft is gone.
func (d Draft) Open() (*os.File, error) {
	if place := d.found(); place != "" {
		return os.Open(place)
	}
	return nil, fmt.Errorf("%s: %w", d.Place, fs.ErrNotExist)
}

// Remove removes the draft, and reports whether it was in its place.
func (d Draft) Remove() (was bool, err error) {
	if err := os.Remove(d.Made); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	place := d.found()
	if place == "" {
		return false, nil
	}
	return true, errors.Join(os.Remove(place), filesystem.Sync(filepath.Dir(place)))
}

// Write writes the draft. Its file at Made stays, and shows that the draft was begun, until the caller removes it. Lines in a
// Maildir end with LF: notmuch in Emacs shows the source of a draft whose lines end with CR LF, and cannot send it.
func (d Draft) Write(data []byte) Outcome {
	if !d.Moves {
		data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	}
	if err := WriteFile(d.Made, data); err != nil {
		return Outcome{Failed, err.Error()}
	}
	if err := filesystem.Make(filepath.Dir(d.Place)); err != nil {
		return Outcome{Failed, err.Error()}
	}
	if earlier := d.found(); earlier != "" { // a person has noted that it was not sent, and the letter may have changed
		if err := os.Remove(earlier); err != nil {
			return Outcome{Failed, err.Error()}
		}
	}
	err := os.Link(d.Made, d.Place)
	if err != nil && d.Moves {
		err = os.Rename(d.Made, d.Place)
	}
	if err != nil {
		return Outcome{Failed, err.Error()}
	}
	return Outcome{Handing, ""}
}

// Ready returns the way that letters take now, or why none leaves: there is no mail program, or no place for drafts. Where
// the file system of a Maildir has no links, or no colons, drafts are files.
func (s *Settings) Ready() (Way, error) {
	if s.Way == Program {
		if _, err := exec.LookPath(s.Program[0]); err != nil {
			return Program, lang.Errorf("the mail program of answers.program cannot be started: %w", err)
		}
		return Program, nil
	}
	if s.Way == Mailto {
		return Mailto, nil
	}
	way := s.Way
	err := canDraft(way, s.Folder)
	if err != nil && way == Maildir {
		way, err = EML, canDraft(EML, s.Folder)
	}
	if err != nil {
		err = lang.Errorf("drafts cannot be written into %s: %w", s.Folder, err)
	}
	return way, err
}

// canDraft returns why drafts cannot be written into a folder.
func canDraft(way Way, folder string) error {
	probe := DraftOf(&Letter{Way: way, Folder: folder, MessageID: "<.shortlist-probe@localhost>"})
	defer func() { _, _ = os.Remove(probe.Made), os.Remove(probe.Place) }()
	if o := probe.Write([]byte("\n")); o.State != Handing {
		return errors.New(o.Reason)
	}
	return nil
}
