package external

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"go.uber.org/goleak"

	"shortlist/model/modeltest"
)

// TestMain is the person's editor, too, where a variable gives its task.
func TestMain(m *testing.M) {
	path := os.Args[len(os.Args)-1]
	switch os.Getenv("SHORTLIST_TEST_EDITOR") {
	case "":
		goleak.VerifyTestMain(m)
	case "arguments": // write down what it was called with
		os.Exit(write(path, strings.Join(os.Args[1:len(os.Args)-1], "\n")))
	case "terminal": // an editor has the whole terminal
		line, err := bufio.NewReader(os.Stdin).ReadString('\n')
		if err != nil {
			os.Exit(9)
		}
		fmt.Println("read " + strings.TrimSpace(line))
		fmt.Fprintln(os.Stderr, "warned")
		os.Exit(write(path, line))
	case "until hung up": // save what there is when the terminal is gone
		hangups := make(chan os.Signal, 1)
		signal.Notify(hangups, syscall.SIGHUP)
		fmt.Println("open")
		<-hangups
		os.Exit(write(path, "saved in time"))
	case "outlives its terminal": // it has no ear for it, and ends with the test
		signal.Ignore(syscall.SIGHUP)
		fmt.Println("open")
		_, _ = os.Stdin.Read(make([]byte, 1))
	}
}

func write(path, s string) int {
	if err := os.WriteFile(path, []byte(s), 0o600); err != nil {
		return 9
	}
	return 0
}

// run lets a program edit and returns what came back.
func run(t *testing.T, p Program, value string, markdown bool, in io.Reader, out, warn io.Writer) (string, error) {
	t.Helper()
	type came struct {
		value string
		taken bool
		err   error
	}
	p.Exec = func(c tea.ExecCommand, back tea.ExecCallback) tea.Cmd {
		c.SetStdin(in)
		c.SetStdout(out)
		c.SetStderr(warn)
		return func() tea.Msg { return back(c.Run()) }
	}
	msg := p.Edit(7, value, markdown, func() {}, func(value string, taken bool, err error) tea.Msg { return came{value, taken, err} })()
	got, ok := msg.(came)
	if !ok {
		t.Fatalf("back came %v", msg)
	}
	if !got.taken && got.value != value {
		t.Errorf("%q was not taken and came back all the same", got.value)
	}
	return got.value, got.err
}

func program(t *testing.T, does string, arguments ...string) Program {
	t.Helper()
	t.Setenv("SHORTLIST_TEST_EDITOR", does)
	t.Setenv("GORACE", "atexit_sleep_ms=0") // or each run of it would last a second
	return Program{Argv: append([]string{os.Args[0]}, arguments...), Dir: filepath.Join(t.TempDir(), "account", "editing")}
}

func TestTheProgramGetsItsArgumentsAndThenTheFile(t *testing.T) {
	p := program(t, "arguments", "--wait", "a b")
	got, err := run(t, p, "text", true, nil, nil, nil)
	if err != nil || got != "--wait\na b" {
		t.Errorf("%q, %v", got, err)
	}
	if again, err := run(t, p, got, true, nil, nil, nil); err != nil || again != got { // the arguments are as they were
		t.Errorf("%q, %v", again, err)
	}
}

func TestTheProgramHasTheTerminal(t *testing.T) {
	var out, warn strings.Builder
	got, err := run(t, program(t, "terminal"), "", true, strings.NewReader("typed\n"), &out, &warn)
	if err != nil || got != "typed\n" || out.String() != "read typed\n" || warn.String() != "warned\n" {
		t.Errorf("%q, %v; it wrote %q, %q", got, err, out.String(), warn.String())
	}
}

func TestTheFileIsThisUsersAloneAndReplacesOneThatWasLeft(t *testing.T) {
	p := program(t, "terminal")
	modeltest.Must(t, os.MkdirAll(p.Dir, 0o700))
	other := filepath.Join(t.TempDir(), "other")
	modeltest.Must(t, os.WriteFile(other, []byte("not to be touched"), 0o644))
	if err := os.Symlink(other, p.file(7, false)); err != nil {
		t.Skip("no links here:", err)
	}
	if _, err := run(t, p, "<p>", false, strings.NewReader("typed\n"), nil, nil); err != nil {
		t.Fatal(err)
	}
	if kept, err := os.ReadFile(other); err != nil || string(kept) != "not to be touched" {
		t.Errorf("a link was followed: %q, %v", kept, err)
	}
	info, err := os.Lstat(p.file(7, false))
	if err != nil || runtime.GOOS != "windows" && info.Mode() != 0o600 {
		t.Errorf("the file is %v, %v", info.Mode(), err)
	}
	if folder, err := os.Stat(p.Dir); err != nil || runtime.GOOS != "windows" && folder.Mode().Perm() != 0o700 {
		t.Errorf("the folder is %v, %v", folder.Mode(), err)
	}
}

func TestWhatIsLeftIsFoundUntilItIsForgotten(t *testing.T) {
	for markdown, name := range map[bool]string{true: "Markdown", false: "HTML"} {
		t.Run(name, func(t *testing.T) {
			p := program(t, "terminal")
			if _, _, err := p.Left(7); !errors.Is(err, ErrNothing) {
				t.Error("something is left before anything was written")
			}
			if _, err := run(t, p, "before", markdown, strings.NewReader("typed\n"), nil, nil); err != nil {
				t.Fatal(err)
			}
			if got, as, err := p.Left(7); err != nil || as != markdown || got != "typed\n" {
				t.Errorf("left is %q, Markdown %v, %v", got, as, err)
			}
			if _, _, err := p.Left(8); !errors.Is(err, ErrNothing) {
				t.Error("it is another draft's, too")
			}
			for range 2 { // to forget nothing is no failure
				if err := p.Forget(7); err != nil {
					t.Error(err)
				}
			}
			if _, _, err := p.Left(7); !errors.Is(err, ErrNothing) {
				t.Error("it is still there")
			}
		})
	}
}

func TestAProgramThatIsNotThereLeavesNoFile(t *testing.T) {
	p := Program{Argv: []string{filepath.Join(t.TempDir(), "none")}, Dir: filepath.Join(t.TempDir(), "editing")}
	got, err := run(t, p, "text", true, nil, nil, nil)
	if !errors.Is(err, os.ErrNotExist) && !errors.Is(err, exec.ErrNotFound) || got != "text" {
		t.Errorf("%q, %v", got, err)
	}
	if left, err := os.ReadDir(p.Dir); err != nil || len(left) != 0 {
		t.Errorf("left are %v, %v", left, err)
	}
}

func TestAFolderThatCannotBeMadeIsAFailureAndTheTextStays(t *testing.T) {
	p := program(t, "terminal")
	p.Dir = filepath.Join(t.TempDir(), "file")
	modeltest.Must(t, os.WriteFile(p.Dir, nil, 0o600))
	if got, err := run(t, p, "text", true, nil, nil, nil); err == nil || got != "text" {
		t.Errorf("%q, %v", got, err)
	}
}

func TestWhenTheTerminalGoesTheProgramSavesAndItsTextIsTaken(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no hangup")
	}
	p := program(t, "until hung up")
	gone := make(chan struct{})
	p.Gone = gone
	out, in := io.Pipe()
	go func() {
		_, _ = bufio.NewReader(out).ReadString('\n') // it is open
		close(gone)
		_, _ = io.Copy(io.Discard, out)
	}()
	got, err := run(t, p, "text", true, nil, in, nil)
	if closed := in.Close(); closed != nil {
		t.Fatal(closed)
	}
	if err != nil || got != "saved in time" {
		t.Errorf("%q, %v", got, err)
	}
}

func TestAProgramThatOutlivesItsTerminalIsNotWaitedForAndKeepsItsFile(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no hangup")
	}
	p := program(t, "outlives its terminal")
	gone := make(chan struct{})
	p.Gone, p.Patience = gone, time.Millisecond
	keys, hand := pipe(t)
	screen, out := pipe(t)
	go func() {
		_, _ = bufio.NewReader(screen).ReadString('\n') // it is open
		close(gone)
	}()
	got, err := run(t, p, "text", true, keys, out, nil)
	if !errors.Is(err, ErrRunning) || got != "text" {
		t.Errorf("%q, %v", got, err)
	}
	if left, _, err := p.Left(7); err != nil || left != "text" {
		t.Errorf("left is %q, %v", left, err)
	}
	if _, err := hand.WriteString("enough"); err != nil {
		t.Error(err)
	}
}

// pipe is closed with the test.
func pipe(t *testing.T) (r, w *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	modeltest.Must(t, err)
	t.Cleanup(func() { _, _ = r.Close(), w.Close() })
	return r, w
}

func TestOfTwoThatAreLeftTheNewerIsTaken(t *testing.T) {
	for _, markdown := range []bool{true, false} {
		p := program(t, "terminal")
		modeltest.Must(t, os.MkdirAll(p.Dir, 0o700))
		for is, wrote := range map[bool]string{markdown: "newer", !markdown: "older"} {
			if write(p.file(7, is), wrote) != 0 {
				t.Fatal("it cannot be written")
			}
		}
		info, err := os.Stat(p.file(7, markdown))
		modeltest.Must(t, err)
		if before := info.ModTime().Add(-time.Second); os.Chtimes(p.file(7, !markdown), before, before) != nil {
			t.Fatal("its time cannot be set")
		}
		if got, as, err := p.Left(7); err != nil || as != markdown || got != "newer" {
			t.Errorf("left is %q, Markdown %v, %v", got, as, err)
		}
	}
}

func TestARunInOneFormReplacesWhatWasLeftInTheOther(t *testing.T) {
	p := program(t, "terminal")
	for _, markdown := range []bool{true, false, true} {
		if _, err := run(t, p, "before", markdown, strings.NewReader("typed\n"), nil, nil); err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(p.file(7, !markdown)); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("the other is there still: %v", err)
		}
	}
}

func TestBytesThatAreNoUTF8AreSetAsideAndNeverWrittenOver(t *testing.T) {
	for name, take := range map[string]func(*testing.T, Program, string) (string, error){
		"when they come back": func(t *testing.T, p Program, bytes string) (string, error) {
			return run(t, p, "text", true, strings.NewReader(bytes), nil, nil)
		},
		"when they are left": func(t *testing.T, p Program, bytes string) (string, error) {
			if err := os.MkdirAll(p.Dir, 0o700); err != nil || write(p.file(7, true), bytes) != 0 {
				t.Fatal(err)
			}
			got, _, err := p.Left(7)
			return "text" + got, err
		},
	} {
		t.Run(name, func(t *testing.T) {
			p := program(t, "terminal")
			for i, bytes := range []string{"\xcf\n", "\xd1\n"} {
				got, err := take(t, p, bytes)
				var foreign *NotUTF8
				if !errors.As(err, &foreign) || got != "text" {
					t.Fatalf("%q, %v", got, err)
				}
				if want := p.file(7, true) + []string{".not-utf8", ".2.not-utf8"}[i]; foreign.Kept != want {
					t.Errorf("kept as %s", foreign.Kept)
				}
				if kept, err := os.ReadFile(foreign.Kept); err != nil || string(kept) != bytes {
					t.Errorf("kept is %q, %v", kept, err)
				}
				if info, err := os.Stat(foreign.Kept); err != nil || runtime.GOOS != "windows" && info.Mode() != 0o600 {
					t.Errorf("it is %v, %v", info.Mode(), err)
				}
				if _, _, err := p.Left(7); !errors.Is(err, ErrNothing) {
					t.Errorf("it is left, too: %v", err)
				}
			}
		})
	}
}

func TestAMarkOfTheEncodingAndNULsAreNoText(t *testing.T) {
	p := program(t, "terminal")
	if got, err := run(t, p, "", true, strings.NewReader("\ufeffa\x00\ufeffb\n"), nil, nil); err != nil || got != "a\ufeffb\n" {
		t.Errorf("%q, %v", got, err)
	}
}
