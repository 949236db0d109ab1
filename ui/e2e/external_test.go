//go:build unix

package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// The program of the tests is also the person's editor. It does not change the
// terminal's settings, so ctrl+c interrupts every program on the terminal.
func init() {
	does := os.Getenv("SHORTLIST_TEST_EDITOR")
	if does == "" {
		return
	}
	interrupts := make(chan os.Signal, 1)
	switch does {
	case "continues":
		signal.Notify(interrupts, os.Interrupt)
	case "outlives its terminal":
		signal.Ignore(syscall.SIGHUP)
	}
	if err := os.WriteFile(os.Args[len(os.Args)-1], []byte("Written outside."), 0o600); err != nil {
		os.Exit(9)
	}
	fmt.Println("the editor is open")
	if does == "dies" {
		fmt.Print("\x1b[?1049h\x1b[?1003h\x1b[?1h\x1b[?25l\x1b[3;5r\x1b[7m\x1b=\x1b]8;;https://example.com\a")
		_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
	}
	if does == "continues" {
		<-interrupts
		fmt.Println("the editor continues")
	}
	_, _ = bufio.NewReader(os.Stdin).ReadString('\n') // until the person is done, or the terminal is gone
	os.Exit(0)
}

// inTheEditor starts a program and opens its new job in the person's editor.
func inTheEditor(t *testing.T, home, does string) *program {
	t.Helper()
	p := start(t, home, append(configureAccount(t, home, ""), "EDITOR="+os.Args[0], "SHORTLIST_TEST_EDITOR="+does))
	p.sees("Backend-розробник Go")
	p.press("N")
	p.sees("New job")
	p.press("\x05")
	p.sees("the editor is open")
	return p
}

func TestAnInterruptIsTheEditorsWhileItHasTheTerminal(t *testing.T) {
	p := inTheEditor(t, homeOf(t), "continues")
	p.press("\x03")
	p.sees("the editor continues")
	p.press("\r")
	p.sees("Written outside.")
	p.sees("ctrl+s review and send")
	p.press("\x03") // the dashboard gets this one
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	p.checkSequences()
}

func TestAnEditorThatEndsOnAnInterruptEndsAlone(t *testing.T) {
	p := inTheEditor(t, homeOf(t), "ends")
	p.press("\x03")
	p.sees("Your editor ended with a failure")
	p.sees("Written outside.")
	p.press("\x03")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// TestASignalEndsTheProgramWhileAnEditorHasTheTerminal: ctrl+\ sends SIGQUIT to both.
func TestASignalEndsTheProgramWhileAnEditorHasTheTerminal(t *testing.T) {
	modeltest.SkipInShort(t, "waits for an editor that stays")
	kill := func(sig syscall.Signal) func(*program) error {
		return func(p *program) error { return p.cmd.Process.Signal(sig) }
	}
	for name, c := range map[string]struct {
		does string
		end  func(*program) error
	}{
		"SIGTERM after an interrupt": {"continues", func(p *program) error {
			p.press("\x03")
			p.sees("the editor continues")
			return p.cmd.Process.Signal(syscall.SIGTERM)
		}},
		"SIGTERM, the editor stays": {"outlives its terminal", kill(syscall.SIGTERM)},
		"SIGQUIT, the editor stays": {"outlives its terminal", kill(syscall.SIGQUIT)},
		"SIGABRT, the editor stays": {"outlives its terminal", kill(syscall.SIGABRT)},
		"ctrl+\\":                   {"continues", func(p *program) error { p.press("\x1c"); return nil }},
	} {
		t.Run(name, func(t *testing.T) {
			home, does := homeOf(t), c.does
			p := inTheEditor(t, home, does)
			modeltest.Must(t, c.end(p))
			p.exits()
			kept, err := store.Open(filepath.Join(home, "data", "shortlist", "acme", "store.db"))
			modeltest.Must(t, err)
			drafts, err := kept.WaitingDrafts(t.Context(), time.Now())
			if err := errors.Join(err, kept.Close()); err != nil || len(drafts) != 1 {
				t.Fatalf("kept: %+v, %v", drafts, err)
			}
			left, err := filepath.Glob(filepath.Join(home, "data", "shortlist", "acme", "editing", "draft-*"))
			if err != nil || len(left) > 1 || len(left) == 0 && drafts[0].Markdown != "Written outside." {
				t.Errorf("left: %q, %v; kept: %q", left, err, drafts[0].Markdown)
			}
			if does == "outlives its terminal" && len(left) != 1 {
				t.Error("the file of the open editor was deleted")
			}
			p.press("\r") // the editor may end
			p.checkRestored()
		})
	}
}
