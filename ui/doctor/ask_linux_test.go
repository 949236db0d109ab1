package doctor

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/sys/unix"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
	"shortlist/ui/uitest/vt"
)

// answering is a terminal that answers what respond returns.
type answering struct {
	near, far *os.File
	mu        sync.Mutex
	shown     bytes.Buffer
	ended     chan struct{}
}

func newAnswering(t *testing.T, respond func(written string) string) *answering {
	t.Helper()
	far, near, err := pty.Open()
	modeltest.Must(t, err)
	modeltest.Must(t, pty.Setsize(far, &pty.Winsize{Rows: 24, Cols: 80}))
	a := &answering{near: near, far: far, ended: make(chan struct{})}
	go func() {
		defer close(a.ended)
		buf := make([]byte, 4096)
		for {
			n, err := far.Read(buf)
			if err != nil {
				return
			}
			a.mu.Lock()
			a.shown.Write(buf[:n])
			a.mu.Unlock()
			if answer := respond(string(buf[:n])); answer != "" {
				_, _ = io.WriteString(far, answer)
			}
		}
	}()
	t.Cleanup(func() {
		_ = near.Close()
		<-a.ended // respond uses far
		_ = far.Close()
	})
	return a
}

func (a *answering) String() string {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.shown.String()
}

func terminalSettings(t *testing.T, f *os.File) unix.Termios {
	t.Helper()
	s, err := unix.IoctlGetTermios(int(f.Fd()), unix.TCGETS)
	modeltest.Must(t, err)
	return *s
}

// modern answers everything, and counts the samples by width.
func modern(width func(string) int) func(string) string {
	return func(written string) string {
		if strings.Contains(written, "\x1b[c") {
			return "\x1bP>|kitty(0.40.0)\x1b\\\x1b[?2026;2$y\x1b[?2027;2$y\x1b[?0u\x1b_Gi=31;OK\x1b\\\x1bP1+r4d73=\x1b\\\x1b]11;rgb:0000/0000/0000\x1b\\\x1b]72;t=q\x1b\\\x1b[?62;4c"
		}
		if before, _, asked := strings.Cut(written, "\x1b[6n"); asked {
			sample := before[strings.LastIndex(before, "\x1b[K")+len("\x1b[K"):]
			return "\x1b[5;" + string(rune('1'+width(sample))) + "R"
		}
		return ""
	}
}

func find(t *testing.T, lines []Line, name string) Line {
	t.Helper()
	i := slices.IndexFunc(lines, func(l Line) bool { return l.Name == name })
	if i < 0 {
		t.Fatalf("no line %s in %+v", name, lines)
	}
	return lines[i]
}

func (a *answering) check(ctx context.Context, wait time.Duration) ([]Line, error) {
	return CheckTerminal(ctx, Screen{In: a.near, Out: a.near, Wait: wait, Environ: []string{"TERM=xterm-kitty", "COLORTERM=truecolor"}})
}

func TestATerminalIsMeasuredByAskingIt(t *testing.T) {
	a := newAnswering(t, modern(text.Width))
	before := terminalSettings(t, a.near)
	lines, err := a.check(t.Context(), 10*time.Second)
	modeltest.Must(t, err)
	for _, l := range lines {
		if l.State != Good || l.Do != "" {
			t.Errorf("%+v", l)
		}
	}
	if l := find(t, lines, lang.Text("Widths")); !strings.Contains(l.What, lang.Text("Latin")) || !strings.Contains(l.What, lang.Text("Devanagari")) {
		t.Errorf("%+v", l)
	}
	if l := find(t, lines, lang.Text("Terminal")); l.What != "kitty(0.40.0)" {
		t.Errorf("%+v", l)
	}
	if l := find(t, lines, lang.Text("Drags")); l.What != sayDragsReported() {
		t.Errorf("%+v", l)
	}
	if terminalSettings(t, a.near) != before {
		t.Error("the terminal is not restored")
	}
	for deadline := time.Now().Add(5 * time.Second); !strings.HasSuffix(a.String(), "\x1b[?2027l\r\x1b[K"); {
		if time.Now().After(deadline) {
			t.Fatalf("the line is not erased, or the mode stays: %q", a.String())
		}
	}
}

// TestTheQuestionsLeaveTheCursorInItsLine: also in a terminal that restores the cursor where it is asked for its keyboard.
func TestTheQuestionsLeaveTheCursorInItsLine(t *testing.T) {
	for _, restores := range []bool{false, true} {
		screen := vt.New(80, 24)
		screen.AnswerAs(vt.Profile{Restores: restores})
		_, _ = io.WriteString(screen, "one\r\ntwo\r\n"+questions) // it never fails
		if x, y := screen.Cursor(); x != 0 || y != 2 {
			t.Errorf("the terminal restores the cursor: %v; it is at %d, %d", restores, x, y)
		}
	}
}

func TestWidthsThatDifferAreWarningsWithTheirEffect(t *testing.T) {
	a := newAnswering(t, modern(func(s string) int {
		if s == "👩\u200d💻" {
			return 5
		}
		if s == "履歴書" {
			return 3
		}
		return text.Width(s)
	}))
	lines, err := a.check(t.Context(), 10*time.Second)
	modeltest.Must(t, err)
	lines = slices.DeleteFunc(lines, func(l Line) bool { return l.State == Good })
	if len(lines) != 2 || lines[0].Do != sayAfterDiffering() || !strings.Contains(lines[0].What, sayDiffers(lang.Text("joined emoji"), 5, 2)) ||
		lines[1].Do != sayAfterShifting() || !strings.Contains(lines[1].What, sayDiffers(lang.Text("Chinese"), 3, 6)) {
		t.Errorf("%+v", lines)
	}
}

func TestASilentTerminalIsWaitedForAndRestored(t *testing.T) {
	a := newAnswering(t, func(string) string { return "" })
	before := terminalSettings(t, a.near)
	lines, err := a.check(t.Context(), 100*time.Millisecond)
	modeltest.Must(t, err)
	if l := find(t, lines, lang.Text("Terminal")); l.State != Warning || l.What != saySilent() {
		t.Errorf("%+v", l)
	}
	if terminalSettings(t, a.near) != before {
		t.Error("the terminal is not restored")
	}
}

func TestAnInterruptRestoresTheTerminal(t *testing.T) {
	for name, c := range map[string]struct {
		respond func(string) string
		ctx     func(context.Context) (context.Context, context.CancelFunc)
	}{
		"ctrl+c": {func(string) string { return "\x03" }, context.WithCancel},
		"signal": {func(string) string { return "" }, func(ctx context.Context) (context.Context, context.CancelFunc) {
			return context.WithTimeout(ctx, 100*time.Millisecond)
		}},
	} {
		a := newAnswering(t, c.respond)
		before := terminalSettings(t, a.near)
		ctx, stop := c.ctx(t.Context())
		_, err := a.check(ctx, time.Minute)
		stop()
		if !errors.Is(err, context.Canceled) && !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: %v", name, err)
		}
		if terminalSettings(t, a.near) != before {
			t.Errorf("%s: the terminal is not restored", name)
		}
	}
}

// isRead waits until the other end has read all that was written to it, which is raw.
func (a *answering) isRead(t *testing.T) {
	near, err := a.near.SyscallConn() // it may be closed meanwhile, which its Fd does not allow
	if err != nil {
		return
	}
	for deadline := time.Now().Add(30 * time.Second); ; runtime.Gosched() {
		var n int
		var failed error
		err := near.Control(func(fd uintptr) { n, failed = unix.IoctlGetInt(int(fd), unix.TIOCINQ) })
		switch {
		case err != nil || failed != nil || n == 0: // an error: the other end is closed
			return
		case time.Now().After(deadline):
			t.Errorf("%d bytes are not read", n)
			return
		}
	}
}

// leavesNothing checks that a shell on the terminal reads only the line that is typed next.
func (a *answering) leavesNothing(t *testing.T) {
	t.Helper()
	if _, err := io.WriteString(a.far, "exit\n"); err != nil {
		t.Fatal(err)
	}
	line := make([]byte, 4096)
	n, err := a.near.Read(line)
	if err != nil || string(line[:n]) != "exit\n" {
		t.Errorf("the shell reads %q, %v", line[:n], err)
	}
}

// TestAnswersInPiecesAmongKeysAreReadWhole: each byte is a read of its own, with keys between the answers.
func TestAnswersInPiecesAmongKeysAreReadWhole(t *testing.T) {
	var a *answering
	ready := make(chan struct{})
	answer := modern(text.Width)
	a = newAnswering(t, func(written string) string {
		<-ready
		for _, c := range []byte(strings.ReplaceAll("j"+answer(written), "\x1b\\\x1b", "\x1b\\k\x1b[A\x1b")) {
			if _, err := a.far.Write([]byte{c}); err != nil {
				return "" // the test is over
			}
			a.isRead(t)
		}
		return ""
	})
	close(ready)
	lines, err := a.check(t.Context(), time.Minute)
	modeltest.Must(t, err)
	for _, l := range lines {
		if l.State != Good || l.Do != "" {
			t.Errorf("%+v", l)
		}
	}
}

// TestALateAnswerDoesNotReachTheShell: neither to the questions nor to a measurement, and not
// after ctrl+c.
func TestALateAnswerDoesNotReachTheShell(t *testing.T) {
	answer := modern(text.Width)
	for name, c := range map[string]struct {
		wait    time.Duration
		respond func(a *answering, written string) // answers all that was asked
		check   func(lines []Line, err error) bool
	}{
		"late": {
			wait:    time.Nanosecond,
			respond: func(a *answering, written string) { _, _ = io.WriteString(a.far, answer(written)) },
			check: func(lines []Line, err error) bool {
				return err == nil && find(t, lines, lang.Text("Terminal")).What == saySilent()
			},
		},
		"interrupted": {
			wait: time.Minute,
			respond: func(a *answering, written string) {
				_, _ = io.WriteString(a.far, "\x1bP>|kit\x03")
				a.isRead(t)
				_, _ = io.WriteString(a.far, answer(written))
			},
			check: func(_ []Line, err error) bool { return errors.Is(err, context.Canceled) },
		},
		"interrupted while it is measured": {
			wait: time.Minute,
			respond: func(a *answering, written string) {
				if strings.Contains(written, "\x1b[6n") {
					_, _ = io.WriteString(a.far, "\x03")
				}
				_, _ = io.WriteString(a.far, answer(written))
			},
			check: func(_ []Line, err error) bool { return errors.Is(err, context.Canceled) },
		},
	} {
		t.Run(name, func(t *testing.T) {
			var a *answering
			ready, answered := make(chan struct{}), make(chan struct{}, 100)
			a = newAnswering(t, func(written string) string {
				<-ready
				if strings.Contains(written, "\x1b[c") || strings.Contains(written, "\x1b[6n") {
					c.respond(a, written)
					answered <- struct{}{}
				}
				return ""
			})
			close(ready)
			if lines, err := a.check(t.Context(), c.wait); !c.check(lines, err) {
				t.Errorf("%+v, %v", lines, err)
			}
			<-answered
			a.leavesNothing(t)
		})
	}
}

// TestATerminalThatReportsNoDragsIsShownAsSuch in a line of its own.
func TestATerminalThatReportsNoDragsIsShownAsSuch(t *testing.T) {
	a := newAnswering(t, func(written string) string {
		return strings.ReplaceAll(modern(text.Width)(written), "\x1b]72;t=q\x1b\\", "")
	})
	lines, err := a.check(t.Context(), 10*time.Second)
	modeltest.Must(t, err)
	if l := find(t, lines, lang.Text("Drags")); l.State != Good || l.What != sayNoDrags() {
		t.Errorf("%+v", l)
	}
}

// TestATerminalWithoutANameIsKnownByItsOtherAnswers: PuTTY has more colours than its TERM, and a setting that keeps rows in order.
func TestATerminalWithoutANameIsKnownByItsOtherAnswers(t *testing.T) {
	a := newAnswering(t, func(written string) string {
		if strings.Contains(written, "\x1b[>c") {
			return "\x1b[>0;136;0c\x1b[?6c"
		}
		return modern(text.Width)(written)
	})
	lines, err := CheckTerminal(t.Context(), Screen{In: a.near, Out: a.near, Wait: 10 * time.Second, Environ: []string{"TERM=xterm"}})
	modeltest.Must(t, err)
	for name, want := range map[string]string{lang.Text("Terminal"): "PuTTY", lang.Text("Colours"): sayColours(false), lang.Text("Right to left"): sayRowsReordered(), lang.Text("Clipboard"): sayClipboardUnknown()} {
		if l := find(t, lines, name); l.What != want {
			t.Errorf("%+v, want %q", l, want)
		}
	}
}

// TestTheSettingOfTheClipboardIsNamed where the terminal has one.
func TestTheSettingOfTheClipboardIsNamed(t *testing.T) {
	for name, want := range map[string]Line{
		"kitty(0.26.5)": {State: Good, What: sayClipboardWorks()},
		"XTerm(379)":    {State: Warning, What: sayClipboardUnknown(), Do: sayAllowClipboard("xterm: allowWindowOps")},
		"another":       {State: Warning, What: sayClipboardUnknown(), Do: sayTryClipboard()},
	} {
		want.Area, want.Name = Terminal, lang.Text("Clipboard")
		if l := clipboard(false, terminal.Identity{Name: name}); l != want {
			t.Errorf("%s: %+v", name, l)
		}
	}
}
