//go:build linux

package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/creack/pty"

	"shortlist/ui/uitest/vt"
)

const (
	deadline = time.Minute
	// quiet is how long nothing has to be written before a key counts as answered, the page beside
	// the list included.
	quiet = 150 * time.Millisecond
)

// program is the dashboard in a terminal.
type program struct {
	cmd    *exec.Cmd
	pty    *os.File
	screen *vt.Terminal
	wrote  chan written
	began  time.Time
}

// written is one read from the terminal.
type written struct {
	bytes int
	at    time.Time
}

func open(binary string, env []string, args ...string) (*program, error) {
	p := &program{cmd: exec.Command(binary, args...), screen: vt.New(columns, lines), wrote: make(chan written, 1<<16), began: time.Now()}
	p.cmd.Env = env
	var err error
	if p.pty, err = pty.StartWithSize(p.cmd, &pty.Winsize{Cols: columns, Rows: lines}); err != nil {
		return nil, err
	}
	go func() {
		defer close(p.wrote)
		buffer := make([]byte, 1<<16)
		for {
			n, err := p.pty.Read(buffer)
			if err != nil {
				return // the program has ended
			}
			at := time.Now()
			_, _ = p.screen.Write(buffer[:n])
			p.answer(buffer[:n])
			p.wrote <- written{n, at}
		}
	}()
	return p, nil
}

// answer answers the question that ends all others, as a terminal without special abilities does.
func (p *program) answer(question []byte) {
	if bytes.Contains(question, []byte("\x1b[c")) {
		_, _ = p.pty.WriteString("\x1b[?62c")
	}
}

// shows waits for a text on the screen.
func (p *program) shows(text string) error {
	return p.waits(fmt.Sprintf("%q", text), func() bool { return strings.Contains(p.screen.String(), text) })
}

// moves presses a cursor key once the list of jobs is there, and waits until the cursor is on the next
// job.
func (p *program) moves() error {
	first := 0
	err := p.waits("the cursor on a job", func() bool {
		first = p.cursorLine()
		return first > 0
	})
	if err != nil {
		return err
	}
	if _, err := p.pty.WriteString(direction(0)); err != nil {
		return err
	}
	return p.waits("the cursor on the next job", func() bool { return p.cursorLine() == first+2 }) // lines a job
}

// cursorLine returns the first line of the row under the cursor of the list of jobs, the first pane; -1
// without one.
func (p *program) cursorLine() int {
	return slices.IndexFunc(p.screen.Lines(), func(line string) bool { return strings.HasPrefix(line, "▌") })
}

// waits waits until the screen shows something.
func (p *program) waits(something string, shown func() bool) error {
	late := time.After(deadline)
	for !shown() {
		select {
		case _, ok := <-p.wrote:
			if !ok {
				return fmt.Errorf("the program ended:\n%s", p.screen)
			}
		case <-late:
			return fmt.Errorf("the screen does not show %s:\n%s", something, p.screen)
		}
	}
	return nil
}

// press types a key. It returns the bytes of the first frame and of all frames that answer the key,
// and when the last byte of the first came.
func (p *program) press(key string) (first, all int, took time.Duration, err error) {
	for len(p.wrote) > 0 {
		<-p.wrote
	}
	began := time.Now()
	if _, err := p.pty.WriteString(key); err != nil {
		return 0, 0, 0, err
	}
	for wait := deadline; ; {
		select {
		case w, ok := <-p.wrote:
			if !ok {
				return 0, 0, 0, fmt.Errorf("the program ended:\n%s", p.screen)
			}
			all += w.bytes
			if at := w.at.Sub(began); took == 0 || at < took+5*time.Millisecond {
				first, took = all, at
			}
			wait = quiet
		case <-time.After(wait):
			if all == 0 {
				return 0, 0, 0, fmt.Errorf("nothing answers %q:\n%s", key, p.screen)
			}
			return first, all, took, nil
		}
	}
}

// repeat is how often a held key comes: no page follows it.
const repeat = time.Second / 30

// hold types cursor keys as fast as a held key comes.
func (p *program) hold(keys int) error {
	for i := range keys {
		if _, err := p.pty.WriteString(direction(i)); err != nil {
			return err
		}
		time.Sleep(repeat)
	}
	return nil
}

func (p *program) quit() error {
	defer func() { _ = p.pty.Close() }()
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	for range p.wrote {
	}
	_ = p.cmd.Wait() // a signal ended it
	return nil
}

// usage is what a process has used so far.
type usage struct {
	cpu                 time.Duration
	switches            int
	resident, anonymous float64 // MB
}

func (p *program) process() (u usage) {
	proc := filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid))
	status := fields(filepath.Join(proc, "status"))
	u.resident, u.anonymous = float64(status["VmRSS"])/1000, float64(status["RssAnon"])/1000
	threads, _ := filepath.Glob(filepath.Join(proc, "task", "*"))
	for _, thread := range threads {
		u.switches += fields(filepath.Join(thread, "status"))["voluntary_ctxt_switches"]
		// The first number is the time on a processor, in ns.
		text, _ := os.ReadFile(filepath.Join(thread, "schedstat"))
		ns, _, _ := strings.Cut(string(text), " ")
		n, _ := strconv.ParseInt(ns, 10, 64)
		u.cpu += time.Duration(n)
	}
	return u
}

// peak returns the most memory that was resident so far, in MB.
func (p *program) peak() float64 {
	return float64(fields(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), "status"))["VmHWM"]) / 1000
}

// fields returns the numbers of a file of /proc, by their names.
func fields(path string) map[string]int {
	text, _ := os.ReadFile(path)
	out := map[string]int{}
	for line := range strings.Lines(string(text)) {
		name, value, _ := strings.Cut(line, ":")
		if parts := strings.Fields(value); len(parts) > 0 {
			out[name], _ = strconv.Atoi(parts[0])
		}
	}
	return out
}
