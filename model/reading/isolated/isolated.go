// Package isolated reads CVs in confined processes: exhausted memory and a stack overflow end a Go
// program, and files can be made to cause them.
//
// The process is the program itself under a hidden command. It gets files through its input and
// nothing else: no environment, no open file, no argument except its version and limits. It limits its own
// memory, processor time and files if the system supports that (Unix; memory only on Linux). Its
// time and its output are limited from outside on all systems. On Linux it then allows itself only
// the system calls of reading, permanently: it cannot open or change a file, connect, send a signal
// or start a program (see confine). Its output is trusted no more than the file.
//
// A process reads one file after another (see worker), since starting it takes several times as
// long as reading a CV. A file never pays for another one: if a process fails that has read other
// files before, the file is read again by a new one, and that answer counts.
package isolated

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// Command is the hidden command under which the program is Child.
const Command = "read-cv-child"

// Limits bound the reading of one file.
type Limits struct {
	Memory int64         // bytes of data; 0 for no limit
	CPU    time.Duration // processor time, in whole seconds; the reader ends itself shortly before
	Time   time.Duration // until the process is killed
	Output int           // bytes of output that are accepted
}

// Standard returns the limits for CVs. An ordinary CV takes 10 ms and 20 MB; the worst of a large
// set took 211 MB.
func Standard() Limits {
	return Limits{Memory: 400_000_000, CPU: 5 * time.Second, Time: 6 * time.Second, Output: 32 << 20}
}

// Reader reads CVs in confined processes, which it keeps for a while. It is safe for concurrent
// use, and must not be copied.
type Reader struct {
	Program string   // program to run; "" for this program
	Args    []string // arguments before the limits; nil for Command
	Limits  Limits   // of each file
	Draws   bool     // poppler's pdftoppm draws pages that are not pictures
	waiting waiting
}

// New returns a reader with the standard limits that runs this program. It draws pages if pdftoppm
// is installed.
func New() *Reader {
	return &Reader{Limits: Standard(), Draws: findDrawer() != ""}
}

// systemFolders are the folders of the system's programs. PATH may name folders in which another
// program, or a saved file, has the same name.
var systemFolders = []string{"/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin", "/opt/homebrew/bin", "/opt/local/bin"}

// findDrawer returns the path of pdftoppm, or "" if the system has none that only its owner can
// change.
func findDrawer() string {
	if !draws {
		return ""
	}
	for _, folder := range systemFolders {
		path := filepath.Join(folder, "pdftoppm")
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o111 != 0 && info.Mode().Perm()&0o022 == 0 {
			return path
		}
	}
	return ""
}

// Read reads a CV from the current position of the file to its end. If ctx ends, Read returns its
// error. If no process can be started, or the file cannot be read, it returns the error of that.
// All other errors are outcomes of package outcome.
func (r *Reader) Read(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
	a, err := r.ask(ctx, file, task{})
	if err != nil {
		return reading.Document{}, err
	}
	return a.document()
}

// environment returns the environment of a process. It is not nil, which would pass on the current
// one.
func environment() []string {
	out := []string{lang.Variable + "=" + lang.Current().Code()} // of the reasons that it gives
	if raced {
		out = append(out, "GORACE=atexit_sleep_ms=0") // the race detector would sleep for a second at its end
	}
	return out
}

// process returns the process that reads files, or that does the task of its arguments. It is not
// started; complained gets the beginning of its standard error.
func (r *Reader) process(ctx context.Context, arguments ...string) (process *exec.Cmd, complained *capped, err error) {
	program := r.Program
	if program == "" {
		if program, err = os.Executable(); err != nil {
			return nil, nil, outcome.NotRead(err)
		}
	}
	args := r.Args
	if args == nil {
		args = []string{Command}
	}
	complained = &capped{left: 4 << 10}
	process = exec.CommandContext(ctx, program, slices.Concat(args, r.Limits.args(), arguments)...)
	process.Stderr, process.Env, process.WaitDelay = complaints{complained}, environment(), time.Second
	closeOnExec()
	return process, complained, nil
}

// ended returns why a process ended that did not answer.
func ended(state *os.ProcessState, complained *capped) error {
	switch reason, _, _ := strings.Cut(string(complained.kept), "\n"); {
	case state.ExitCode() == notConfined:
		return outcome.NotRead(fmt.Errorf("%s: %q", lang.Text("this computer's kernel does not confine the process that reads CVs"), reason))
	case state.ExitCode() == notAsked:
		return outcome.NotRead(errors.New(lang.Text("another version of shortlist was installed; start it again")))
	case starved(state, string(complained.kept)):
		return outcome.Because(outcome.ErrTooLarge, lang.Text("it needs more memory or time than a CV may"))
	}
	return failed()
}

// failed is the outcome of a file on which the reader failed.
func failed() error { return outcome.Because(outcome.ErrBroken, lang.Text("the reader failed on it")) }

// endless is the outcome of a file whose text is longer than Limits.Output.
func endless() error { return outcome.Because(outcome.ErrTooLarge, lang.Text("its text does not end")) }

// slow is the outcome of a file that takes longer than Limits.Time.
func (l Limits) slow() error {
	return outcome.Because(outcome.ErrTooLarge, lang.Text("it takes longer than %s", l.Time))
}

// starved reports whether a process ended for lack of memory or time: killed by the system, or
// ended by the Go runtime. A garbage collector without memory for its own work dereferences a nil
// pointer; a panic in the program's code has another message.
func starved(state *os.ProcessState, stderr string) bool {
	for _, words := range []string{
		"out of memory", "cannot allocate memory", "stack exceeds", "failed to create new OS thread", "pthread_create failed",
		"SIGSEGV: segmentation violation\nPC=",
	} {
		if strings.Contains(stderr, words) {
			return true
		}
	}
	return killed(state)
}

// version is what a program and its process agree on: requests and answers, then the reader. It differs if the program's
// file was replaced while it runs, which must not have a text stored as that of this version.
var version = "1." + strconv.Itoa(reading.Version)

// args returns the version and the limits in the form that Child reads.
func (l Limits) args() []string {
	return []string{version, strconv.FormatInt(l.Memory, 10), strconv.FormatInt(int64(l.CPU/time.Second), 10)}
}

// errOver ends the copying of a process's output.
var errOver = errors.New("output over the limit")

// capped stores a limited number of bytes. A bytes.Buffer would accept all of them in ReadFrom.
type capped struct {
	kept []byte
	left int
	over bool
}

func (c *capped) Write(p []byte) (int, error) {
	if len(p) > c.left {
		c.over = true
		return 0, errOver
	}
	c.left -= len(p)
	c.kept = append(c.kept, p...)
	return len(p), nil
}

// complaints stores the beginning of a traceback, which is long, and drops the rest.
type complaints struct{ to *capped }

func (c complaints) Write(p []byte) (int, error) {
	_, _ = c.to.Write(p[:min(len(p), c.to.left)]) // to has room for the slice
	return len(p), nil
}

// answer is what a process read from a file, as a line of JSON.
type answer struct {
	Kind     string       `json:"kind"`
	Pages    []answerPage `json:"pages,omitempty"`
	Note     string       `json:"note,omitempty"`
	Nameless string       `json:"nameless,omitempty"`
	Picture  []byte       `json:"picture,omitempty"`
	Outcome  string       `json:"outcome,omitempty"` // of package outcome, by name
	Why      string       `json:"why,omitempty"`     // the whole message
}

type answerPage struct {
	Text   string `json:"text"`
	Layout string `json:"layout,omitempty"`
	Hidden string `json:"hidden,omitempty"`

	Headings []int `json:"headings,omitempty"`
}

// err returns the outcome of an answer as an error.
func (a answer) err() error {
	if a.Outcome == "" {
		return nil
	}
	return outcome.WithWords(a.Outcome, a.Why)
}

func (a answer) document() (reading.Document, error) {
	doc := reading.Document{Kind: files.Kind(a.Kind), Note: a.Note, Nameless: a.Nameless}
	if err := a.err(); err != nil {
		return doc, err
	}
	for _, p := range a.Pages {
		doc.Pages = append(doc.Pages, reading.Page(p))
	}
	return doc, nil
}
