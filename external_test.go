package main

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

	"shortlist/model/store"
)

// The tests' own program is a person's editor, too, one that leaves the terminal
// as it is: ctrl+c in it is an interrupt of all that have the terminal.
func init() {
	does := os.Getenv("SHORTLIST_TEST_EDITOR")
	if does == "" {
		return
	}
	interrupts := make(chan os.Signal, 1)
	switch does {
	case "goes on":
		signal.Notify(interrupts, os.Interrupt)
	case "outlives its terminal":
		signal.Ignore(syscall.SIGHUP)
	}
	if err := os.WriteFile(os.Args[len(os.Args)-1], []byte("Written outside."), 0o600); err != nil {
		os.Exit(9)
	}
	fmt.Println("the editor is open")
	if does == "goes on" {
		<-interrupts
		fmt.Println("the editor goes on")
	}
	_, _ = bufio.NewReader(os.Stdin).ReadString('\n') // until the person is done, or the terminal is gone
	os.Exit(0)
}

// inTheEditor is a program whose new job is in the person's editor.
func inTheEditor(t *testing.T, home, does string) *program {
	t.Helper()
	p := start(t, home, append(acme(t, home), "EDITOR="+os.Args[0], "SHORTLIST_TEST_EDITOR="+does))
	p.sees("Backend-розробник Go")
	p.press("N")
	p.sees("New job")
	p.press("\x05")
	p.sees("the editor is open")
	return p
}

func TestAnInterruptIsTheEditorsWhileItHasTheTerminal(t *testing.T) {
	p := inTheEditor(t, homeOf(t), "goes on")
	p.press("\x03")
	p.sees("the editor goes on")
	p.press("\r")
	p.sees("Written outside.")
	p.sees("ctrl+s review and send")
	p.press("\x03") // now it is the dashboard's
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	p.understood()
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

func TestASignalToEndIsHeardWhileAnEditorHasTheTerminal(t *testing.T) {
	if testing.Short() {
		t.Skip("waits for an editor that stays")
	}
	for name, does := range map[string]string{"after an interrupt": "goes on", "and the editor stays": "outlives its terminal"} {
		t.Run(name, func(t *testing.T) {
			home := homeOf(t)
			p := inTheEditor(t, home, does)
			if does == "goes on" {
				p.press("\x03")
				p.sees("the editor goes on")
			}
			if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
				t.Fatal(err)
			}
			p.exits()
			kept, err := store.Open(filepath.Join(home, "data", "shortlist", "acme", "store.db"))
			if err != nil {
				t.Fatal(err)
			}
			drafts, err := kept.WaitingDrafts(t.Context(), time.Now())
			if err := errors.Join(err, kept.Close()); err != nil || len(drafts) != 1 {
				t.Fatalf("kept: %+v, %v", drafts, err)
			}
			left, err := filepath.Glob(filepath.Join(home, "data", "shortlist", "acme", "editing", "draft-*"))
			if err != nil || len(left) > 1 || len(left) == 0 && drafts[0].Markdown != "Written outside." {
				t.Errorf("left are %q, %v, kept is %q", left, err, drafts[0].Markdown)
			}
			if does == "outlives its terminal" && len(left) != 1 {
				t.Error("the file was taken from under the editor")
			}
			p.press("\r") // the editor may end
		})
	}
}
