// Package isolated reads CVs in a process made for each: out of memory and a full
// stack end a Go program and cannot be caught, and files are made to bring them about.
//
// The process is the program itself under a hidden command. It gets the file as its
// input and nothing else: no environment, no other open file, no argument but its
// limits. It limits its own memory, processor time and files where the system can do so
// (Unix; memory only on Linux); everywhere its time and its output are limited from
// here. On Linux it then keeps, for good, only the system calls of reading: it opens and
// changes no file, makes no connection, sends no signal and starts no program (confine).
// What it says is believed no more than the file.
package isolated

import (
	"context"
	"encoding/json"
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

	"shortlist/model/cv"
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
	"shortlist/model/race"
)

// Command is the hidden command under which the program is Child.
const Command = "read-cv-child"

// Limits hold for the reading of one file.
type Limits struct {
	Memory int64         // bytes of data; 0 for no limit
	CPU    time.Duration // of processor time, in whole seconds; the reader ends by itself shortly before
	Time   time.Duration // until it is killed
	Output int           // bytes that are taken of what it says
}

// Standard are the limits that CVs are read with: an ordinary one takes 10 ms and
// 20 MB, the worst of a large set took 211 MB.
func Standard() Limits {
	return Limits{Memory: 400_000_000, CPU: 5 * time.Second, Time: 6 * time.Second, Output: 32 << 20}
}

// Reader reads CVs, each in a process of its own. It may be used by several
// goroutines at once.
type Reader struct {
	Program string   // what is run; "" for this program
	Args    []string // before the limits; nil for Command
	Limits  Limits
	Draws   bool // poppler's pdftoppm draws pages that are no pictures
}

// New returns a reader with the standard limits that runs this program, and lets pages
// be drawn where pdftoppm is installed.
func New() *Reader {
	return &Reader{Limits: Standard(), Draws: findDrawer() != ""}
}

// systemFolders are where programs of the system are. PATH may name folders in which
// others, or a file that was saved there, could pass for one.
var systemFolders = []string{"/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin", "/opt/homebrew/bin", "/opt/local/bin"}

// findDrawer returns the path of pdftoppm, "" where the system has none that only its
// owner may change.
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

// Read reads a CV from where the file stands to its end; an *os.File is handed to the
// process itself. It ends early with the error of ctx. All other errors are of package
// outcome, but for one when no process can be started.
func (r *Reader) Read(ctx context.Context, file io.Reader) (reading.Document, error) {
	said, err := r.run(ctx, file)
	if err != nil {
		return reading.Document{}, err
	}
	return parse(said)
}

// environment is what a process gets. It is not nil, which would hand on this one.
func environment() []string {
	if race.Enabled {
		return []string{"GORACE=atexit_sleep_ms=0"} // it would sleep for a second at its end
	}
	return []string{}
}

// run lets a process do a task with a file, and returns what it says.
func (r *Reader) run(ctx context.Context, file io.Reader, task ...string) ([]byte, error) {
	program := r.Program
	if program == "" {
		var err error
		if program, err = os.Executable(); err != nil {
			return nil, fmt.Errorf("read the CV: %w", err)
		}
	}
	args := r.Args
	if args == nil {
		args = []string{Command}
	}
	limited, cancel := context.WithTimeout(ctx, r.Limits.Time)
	defer cancel()
	child := exec.CommandContext(limited, program, slices.Concat(args, r.Limits.args(), task)...)
	said, complained := &capped{left: r.Limits.Output}, &capped{left: 4 << 10}
	child.Stdin, child.Stdout, child.Stderr = file, said, complaints{complained}
	child.Env = environment()
	child.WaitDelay = time.Second
	keepBack()
	if err := child.Start(); err != nil {
		return nil, fmt.Errorf("read the CV: %w", err)
	}
	err := child.Wait()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case said.over:
		return nil, fmt.Errorf("%w: there is no end of it", outcome.ErrTooLarge)
	case limited.Err() != nil:
		return nil, fmt.Errorf("%w: it takes longer than %s", outcome.ErrTooLarge, r.Limits.Time)
	case err != nil && starved(child.ProcessState, string(complained.kept)):
		return nil, fmt.Errorf("%w: it takes more than a CV may", outcome.ErrTooLarge)
	case err != nil:
		return nil, fmt.Errorf("%w: the reader broke down over it", outcome.ErrBroken)
	}
	return said.kept, nil
}

// starved reports a process that ended for want of memory or time: killed by the
// system, or ended by the Go runtime. A collector that gets no memory for its own work
// reads through a nil pointer; in code of the program that would be a panic, which says so
// otherwise.
func starved(state *os.ProcessState, said string) bool {
	for _, words := range []string{
		"out of memory", "cannot allocate memory", "stack exceeds", "failed to create new OS thread", "pthread_create failed",
		"SIGSEGV: segmentation violation\nPC=",
	} {
		if strings.Contains(said, words) {
			return true
		}
	}
	return killed(state)
}

// args are the limits as Child takes them.
func (l Limits) args() []string {
	return []string{strconv.FormatInt(l.Memory, 10), strconv.FormatInt(int64(l.CPU/time.Second), 10)}
}

// errOver ends the copying of what a process says.
var errOver = errors.New("more than is taken")

// capped keeps bytes up to a number of them. It is no bytes.Buffer, whose ReadFrom
// would take all.
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

// complaints keep the beginning and take the rest without a word: a traceback is long.
type complaints struct{ to *capped }

func (c complaints) Write(p []byte) (int, error) {
	_, _ = c.to.Write(p[:min(len(p), c.to.left)]) // it has room for that
	return len(p), nil
}

// answer is what the process says, as JSON.
type answer struct {
	Kind    string       `json:"kind"`
	Pages   []answerPage `json:"pages,omitempty"`
	Note    string       `json:"note,omitempty"`
	Picture []byte       `json:"picture,omitempty"`
	Outcome string       `json:"outcome,omitempty"` // of package outcome, by name
	Why     string       `json:"why,omitempty"`     // its whole sentence
}

type answerPage struct {
	Text   string `json:"text"`
	Layout string `json:"layout,omitempty"`
	Hidden string `json:"hidden,omitempty"`

	Headings []int `json:"headings,omitempty"`
}

// heard returns an answer, and the outcome that it tells.
func heard(said []byte) (a answer, err error) {
	if err := json.Unmarshal(said, &a); err != nil {
		return answer{}, fmt.Errorf("%w: the reader broke down over it", outcome.ErrBroken)
	}
	if a.Outcome != "" {
		return a, outcome.WithWords(a.Outcome, a.Why)
	}
	return a, nil
}

func parse(said []byte) (reading.Document, error) {
	a, err := heard(said)
	doc := reading.Document{Kind: cv.Kind(a.Kind), Note: a.Note}
	if err != nil {
		return doc, err
	}
	for _, p := range a.Pages {
		doc.Pages = append(doc.Pages, reading.Page(p))
	}
	return doc, nil
}
