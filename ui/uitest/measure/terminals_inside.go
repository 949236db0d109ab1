//go:build linux

package main

import (
	"errors"
	"io"
	"net"
	"net/rpc"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"shortlist/ui/uitest/vt"
)

// Inside is the part of the harness that runs in the terminal. It decides nothing: it sends what the
// harness asks for, keeps what the terminal answers, and runs a program between them.
type Inside struct {
	mu      sync.Mutex
	changed chan struct{} // closed at each change
	got     []byte        // what the terminal has sent
	asked   int           // how much of it the exchanges before have seen

	program *exec.Cmd
	ended   bool
	control *os.File // the side of the program's terminal that belongs to the harness
	own     *os.File // the program's side
	before  *unix.Termios
	screen  *vt.Terminal
}

// Question is written to the terminal. Its answer is whole once it matches Until.
type Question struct {
	Send, Until string
	Within      time.Duration
}

// Answer is what came since the question before.
type Answer struct {
	Got   string
	Whole bool // false: the time was over
}

// Facts are what the program inside knows of its terminal.
type Facts struct {
	Environ []string
	Size    string
}

// Left is what a program left behind.
type Left struct {
	SameSettings bool // those of stty
	Unread       int  // bytes that the terminal sent, and the program did not read
	Exit         string
}

// serveInside answers the harness at a socket until the harness hangs up.
func serveInside(socket string) error {
	fd := int(os.Stdin.Fd())
	before, err := term.MakeRaw(fd)
	if err != nil {
		return err
	}
	defer func() { _ = term.Restore(fd, before) }()
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return err
	}
	i := &Inside{changed: make(chan struct{})}
	go i.read(conn)
	server := rpc.NewServer()
	if err := server.Register(i); err != nil {
		return err
	}
	server.ServeConn(conn)
	return nil
}

// read keeps what the terminal sends, and passes it on to the program that runs. It hangs up when the
// terminal is gone.
func (i *Inside) read(conn io.Closer) {
	buffer := make([]byte, 1<<16)
	for {
		n, err := os.Stdin.Read(buffer)
		if err != nil {
			_ = conn.Close()
			return
		}
		i.change(func() {
			i.got = append(i.got, buffer[:n]...)
			if i.control != nil {
				_, _ = i.control.Write(buffer[:n]) // the program may have ended
			}
		})
	}
}

func (i *Inside) change(do func()) {
	i.mu.Lock()
	defer i.mu.Unlock()
	do()
	close(i.changed)
	i.changed = make(chan struct{})
}

// waits waits until so reports true. The caller holds the lock, which waits gives up meanwhile.
func (i *Inside) waits(within time.Duration, so func() bool) bool {
	late := time.After(within)
	for !so() {
		changed := i.changed
		i.mu.Unlock()
		select {
		case <-changed:
			i.mu.Lock()
		case <-late:
			i.mu.Lock()
			return so()
		}
	}
	return true
}

// Facts returns the environment and the size.
func (i *Inside) Facts(_ struct{}, f *Facts) error {
	f.Environ = os.Environ()
	size, err := pty.GetsizeFull(os.Stdin)
	if err == nil {
		f.Size = format("%d×%d cells, %d×%d pixels", size.Cols, size.Rows, size.X, size.Y)
	}
	return err
}

// Exchange writes a question, and waits for its answer.
func (i *Inside) Exchange(q Question, a *Answer) error {
	until, err := regexp.Compile(q.Until)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(os.Stdout, q.Send); err != nil {
		return err
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	a.Whole = i.waits(q.Within, func() bool { return until.Match(i.got[i.asked:]) })
	a.Got = string(i.got[i.asked:])
	i.asked = len(i.got)
	return nil
}

// Run starts a program on a terminal of its own. The program's output goes to the real terminal and to a
// screen that can be read, and the input of the real terminal goes to the program.
func (i *Inside) Run(args []string, _ *struct{}) error {
	control, own, err := pty.Open()
	if err != nil {
		return err
	}
	if err := pty.InheritSize(os.Stdin, control); err != nil {
		return err
	}
	size, err := pty.GetsizeFull(os.Stdin)
	if err != nil {
		return err
	}
	settings, err := unix.IoctlGetTermios(int(own.Fd()), unix.TCGETS)
	if err != nil {
		return err
	}
	program := exec.Command(args[0], args[1:]...)
	program.Stdin, program.Stdout, program.Stderr = own, own, own
	program.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := program.Start(); err != nil {
		return err
	}
	i.change(func() {
		i.program, i.control, i.own, i.before, i.ended = program, control, own, settings, false
		i.screen = vt.New(int(size.Cols), int(size.Rows))
	})
	go i.show(control)
	go func() {
		_ = program.Wait() // Ended reports how
		i.change(func() { i.ended, i.asked = true, len(i.got) })
	}()
	return nil
}

func (i *Inside) show(control *os.File) {
	buffer := make([]byte, 1<<16)
	for {
		n, err := control.Read(buffer)
		if err != nil {
			return
		}
		_, _ = os.Stdout.Write(buffer[:n])
		i.change(func() { _, _ = i.screen.Write(buffer[:n]) })
	}
}

// Shows waits until the program's screen shows a text, or the program has ended. It returns the screen.
func (i *Inside) Shows(q Question, screen *Answer) error {
	i.mu.Lock()
	defer i.mu.Unlock()
	if i.screen == nil {
		return errors.New("no program runs")
	}
	shown := func() bool { return strings.Contains(i.screen.String(), q.Until) }
	i.waits(q.Within, func() bool { return i.ended || shown() })
	screen.Got, screen.Whole = i.screen.String(), shown()
	return nil
}

// Ended waits until the program has ended, and reports what it left.
func (i *Inside) Ended(within time.Duration, left *Left) error {
	i.mu.Lock()
	defer i.mu.Unlock()
	if !i.waits(within, func() bool { return i.ended }) {
		return errors.New("the program does not end")
	}
	left.Exit = i.program.ProcessState.String()
	now, err := unix.IoctlGetTermios(int(i.own.Fd()), unix.TCGETS)
	if err != nil {
		return err
	}
	left.SameSettings = *now == *i.before
	if _, err := term.MakeRaw(int(i.own.Fd())); err != nil { // else only whole lines are counted
		return err
	}
	left.Unread, err = unix.IoctlGetInt(int(i.own.Fd()), unix.TIOCINQ)
	_ = i.own.Close()
	i.control = nil // its reader ends with the program's side
	return err
}
