// Package outside hands a draft's text to another program, the person's own
// editor, and takes it back.
package outside

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
)

// Program is the person's own editor.
type Program struct {
	Argv []string        // what is started, the file after it; empty: none is
	Why  string          // why none is, for the person
	Dir  string          // a folder of this account's alone, for the file; made when needed
	Gone <-chan struct{} // closed when the terminal is gone
	// Exec hands the terminal over until a command has ended.
	Exec func(tea.ExecCommand, tea.ExecCallback) tea.Cmd
}

// file is where a draft's text is while the program has it. It stays there when
// the program does not come back, so it is named after the draft.
func (p Program) file(draftID int64, markdown bool) string {
	name := "draft-%d.html"
	if markdown {
		name = "draft-%d.md"
	}
	return filepath.Join(p.Dir, fmt.Sprintf(name, draftID))
}

// Left returns what the program had written into a draft when shortlist, or the
// machine, ended under it; ok is false when there is nothing.
func (p Program) Left(draftID int64) (written string, markdown, ok bool) {
	if p.Dir == "" {
		return "", false, false
	}
	for _, markdown := range []bool{true, false} {
		if data, err := os.ReadFile(p.file(draftID, markdown)); err == nil {
			return string(data), markdown, true
		}
	}
	return "", false, false
}

// Forget removes what was handed out, once what came back is kept elsewhere.
func (p Program) Forget(draftID int64) error {
	return errors.Join(remove(p.file(draftID, true)), remove(p.file(draftID, false)))
}

func remove(path string) error {
	if err := os.Remove(path); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}

// Edit lets the program have a draft's text, and calls back with what it made of
// it; the screen stands still meanwhile. hold is called now and then, and must not
// touch the screen.
func (p Program) Edit(draftID int64, value string, markdown bool, hold func(), back func(value string, err error) tea.Msg) tea.Cmd {
	r := &errand{program: p, path: p.file(draftID, markdown), value: value, hold: hold}
	return p.Exec(r, func(err error) tea.Msg { return back(r.value, err) })
}

// errand is one run of the program. It implements tea.ExecCommand.
type errand struct {
	program Program
	path    string
	value   string // before, and then after
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
	if err := os.MkdirAll(r.program.Dir, 0o700); err != nil {
		return err
	}
	if err := r.write(); err != nil {
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
	for {
		select {
		case failed := <-ended:
			data, err := os.ReadFile(r.path)
			if err != nil {
				return errors.Join(failed, err)
			}
			r.value = string(data)
			return failed
		case <-tick.C:
			r.hold()
		case <-gone:
			gone = nil
			_ = hangUp(cmd.Process) // it saves what it can, and ends
		}
	}
}

// write writes the file, for this user alone, in place of one that was left there.
func (r *errand) write() (err error) {
	if err := remove(r.path); err != nil {
		return err
	}
	f, err := os.OpenFile(r.path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	_, err = f.WriteString(r.value)
	return err
}
