package terminal

import (
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"shortlist/ui/uitest/vt"
)

// listener is a model that ends at once. It keeps the answers of the terminal.
type listener struct{ answers []tea.Msg }

func (l *listener) Init() tea.Cmd { return AskBackground }

func (l *listener) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		return l, tea.Sequence(AskBackground, tea.Quit)
	case tea.BackgroundColorMsg:
		l.answers = append(l.answers, msg)
	}
	return l, nil
}

func (l *listener) View() tea.View { return tea.NewView("x") }

// TestNoAnswerIsLeftForTheShell: a terminal over a slow line answers when the program has been asked to end. Its
// answers are read, and one that never answers ends it all the same.
func TestNoAnswerIsLeftForTheShell(t *testing.T) {
	for _, silent := range []bool{false, true} {
		far, near, err := pty.Open()
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _, _ = far.Close(), near.Close() })
		if err := pty.Setsize(near, &pty.Winsize{Cols: 80, Rows: 24}); err != nil {
			t.Fatal(err)
		}
		screen := vt.New(80, 24)
		if !silent {
			screen.AnswerAs(vt.Profile{Modes: []int{69, 2026}, Denies: true, Background: "rgb:ffff/ffff/ffff", Cursor: true})
		}
		asked, read := make(chan struct{}), make(chan struct{})
		go func() {
			defer close(read)
			var written strings.Builder
			buf := make([]byte, 4096)
			for {
				n, err := far.Read(buf)
				if err != nil {
					return // near is closed
				}
				written.Write(buf[:n])
				if _, err := screen.Write(buf[:n]); err != nil {
					t.Error(err)
				}
				if asked != nil && strings.Contains(written.String(), lastQuestion) {
					close(asked)
					asked = nil
				}
			}
		}()
		over := asked
		ended := make(chan error, 1)
		go func() {
			ended <- Run(t.Context(), &listener{}, Options{Input: near, Output: near, Loan: NewLoan()}, func(func(tea.Msg)) {})
		}()
		<-over
		if _, err := io.WriteString(far, screen.Answers()); err != nil {
			t.Fatal(err)
		}
		select {
		case err := <-ended:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(time.Minute):
			t.Fatal("the program is still there")
		}
		if _, err := term.MakeRaw(int(near.Fd())); err != nil { // what is not a line yet counts, too
			t.Fatal(err)
		}
		if n, err := unix.IoctlGetInt(int(near.Fd()), unix.TIOCINQ); err != nil || n > 0 {
			t.Errorf("silent %t: %d bytes are left for the next program, %v", silent, n, err)
		}
		_ = near.Close()
		<-read
		if left := screen.Left(); left != nil {
			t.Errorf("silent %t: the terminal is left with %v", silent, left)
		}
	}
}

// TestAQuestionThatIsPrintedLeavesNothing: some terminals end a sequence at a character in its middle, and
// print the rest.
func TestAQuestionThatIsPrintedLeavesNothing(t *testing.T) {
	screen := vt.New(80, 24)
	printed := strings.NewReplacer(ansi.RequestModeSynchronizedOutput, "p", ansi.RequestModeUnicodeCore, "p", ansi.RequestModeLeftRightMargin, "p").Replace(questions)
	if _, err := io.WriteString(screen, printed); err != nil {
		t.Fatal(err)
	}
	for y, row := range screen.Cells() {
		if slices.ContainsFunc(row, func(c vt.Cell) bool { return strings.TrimSpace(c.Text) != "" }) {
			t.Errorf("row %d has something in it", y)
		}
	}
}
