// Package external works with other programs: the editor that takes a draft's text and gives it back, a browser, a viewer,
// commands of the person's own for one job or applicant, the program that gets each new application once, and the ways
// on which a CV or an export reaches the computer at which the person sits. No shell runs a program, and no argument names an
// applicant, because other users of the host can see arguments.
package external

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Program is the person's own editor.
type Program struct {
	Argv []string        // the command, without the file; empty: no program can be started
	Why  string          // why no program can be started, for the person
	Dir  string          // a folder of this account only, for the file; made when needed
	Gone <-chan struct{} // closed when the terminal is gone
	// Exec hands the terminal over until a command has ended.
	Exec func(tea.ExecCommand, tea.ExecCallback) tea.Cmd
	// Patience is how long the program may run without a terminal; 0: the constant patience.
	Patience time.Duration
}

// patience is how long a program without its terminal may take to save and end.
const patience = 2 * time.Second

// Failures that leave the text unchanged.
var (
	// ErrNothing means that the program left no text of a draft.
	ErrNothing = lang.NewError("nothing was left")
	// ErrRunning means that the program still runs without its terminal. The file stays, and
	// Left can read later what the program writes.
	ErrRunning = lang.NewError("it still runs without its terminal")
)

// NotUTF8 means that the program wrote bytes that are not UTF-8, so JSON cannot hold them.
type NotUTF8 struct {
	Kept string // path of the file that has the bytes now
}

func (e *NotUTF8) Error() string { return lang.Text("text that is not UTF-8 is kept as %s", e.Kept) }

// file is the path of a draft's text while the program edits it. The file stays there when the
// program does not come back, so it is named after the draft.
func (p Program) file(draftID int64, markdown bool) string {
	name := "draft-%d.html"
	if markdown {
		name = "draft-%d.md"
	}
	return filepath.Join(p.Dir, fmt.Sprintf(name, draftID))
}

// Left returns the text that the program had written for a draft when shortlist or the
// computer stopped, from the newest file if there are several. The error is ErrNothing, a
// *NotUTF8, or a failure to read.
func (p Program) Left(draftID int64) (written string, markdown bool, err error) {
	if p.Dir == "" {
		return "", false, ErrNothing
	}
	var newest time.Time
	path := ""
	for _, is := range []bool{true, false} {
		info, err := os.Lstat(p.file(draftID, is))
		if err == nil && (path == "" || info.ModTime().After(newest)) {
			path, markdown, newest = p.file(draftID, is), is, info.ModTime()
		}
	}
	if path == "" {
		return "", false, ErrNothing
	}
	if written, err = readOutput(path); err == nil && strings.TrimSpace(written) == "" {
		err = ErrNothing // the program was stopped before it wrote anything
	}
	return written, markdown, err
}

// Forget removes the files of a draft, once their text is saved elsewhere.
func (p Program) Forget(draftID int64) error {
	return errors.Join(remove(p.file(draftID, true)), remove(p.file(draftID, false)))
}

func remove(path string) error {
	if err := os.Remove(path); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}

// readOutput returns the text of a file without a byte order mark and NULs.
func readOutput(path string) (string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	if !utf8.Valid(data) {
		kept, err := setAside(path, data)
		if err != nil {
			return "", err
		}
		return "", &NotUTF8{kept}
	}
	return strings.ReplaceAll(strings.TrimPrefix(string(data), "\ufeff"), "\x00", ""), nil
}

// setAside moves the content of a file to a new file, and returns its path.
func setAside(path string, data []byte) (aside string, err error) {
	aside = path + ".not-utf8"
	for n := 2; ; n++ {
		if err = create(aside, data); !errors.Is(err, os.ErrExist) {
			break
		}
		aside = fmt.Sprintf("%s.%d.not-utf8", path, n)
	}
	if err != nil {
		return "", err
	}
	return aside, remove(path)
}

// create writes a new file that only this user can read, whole or not at all.
func create(path string, data []byte) (err error) {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		err = errors.Join(err, remove(path))
	}
	return err
}

// Edit lets the program edit a draft's text, and calls back with the result. The screen does
// not change meanwhile. If the result could not be read, taken is false and value is unchanged.
// Edit calls hold every account.HoldEvery; hold must not touch the screen.
func (p Program) Edit(draftID int64, value string, markdown bool, hold func(), back func(value string, taken bool, err error) tea.Msg) tea.Cmd {
	r := &errand{program: p, draftID: draftID, path: p.file(draftID, markdown), value: value, hold: hold}
	return p.Exec(r, func(err error) tea.Msg { return back(r.value, r.taken, err) })
}

// errand is one run of the program. It implements tea.ExecCommand.
type errand struct {
	program Program
	draftID int64
	path    string
	value   string // the text before the run, and after it the result
	taken   bool   // whether value was read from the file
	hold    func()
	in      io.Reader
	out     io.Writer
	err     io.Writer
}

func (r *errand) SetStdin(in io.Reader)   { r.in = in }
func (r *errand) SetStdout(out io.Writer) { r.out = out }
func (r *errand) SetStderr(out io.Writer) { r.err = out }

// Run writes the file, runs the program until it ends, and reads the file.
func (r *errand) Run() error {
	if err := filesystem.Make(r.program.Dir); err != nil {
		return err
	}
	if err := r.program.Forget(r.draftID); err != nil { // an earlier file of the draft must not win over this one
		return err
	}
	if err := create(r.path, []byte(r.value)); err != nil {
		return err
	}
	argv := append(r.program.Argv[:len(r.program.Argv):len(r.program.Argv)], r.path)
	cmd := exec.Command(argv[0], argv[1:]...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = r.in, r.out, r.err
	if err := cmd.Start(); err != nil {
		return errors.Join(err, remove(r.path))
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	gone, tick := r.program.Gone, time.NewTicker(account.HoldEvery)
	defer tick.Stop()
	var late <-chan time.Time
	for {
		select {
		case failed := <-ended:
			value, err := readOutput(r.path)
			if err != nil {
				return errors.Join(failed, err)
			}
			r.value, r.taken = value, true
			return failed
		case <-tick.C:
			r.hold()
		case <-gone:
			gone, late = nil, time.After(cmp.Or(r.program.Patience, patience))
			_ = hangUp(cmd.Process) // a program that handles the signal saves and ends
		case <-late:
			return ErrRunning
		}
	}
}
