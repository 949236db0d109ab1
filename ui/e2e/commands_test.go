//go:build unix

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestACommandOfOnesOwnRunsInATerminal: on its key, by its place on a Cyrillic keyboard, with what was typed.
func TestACommandOfOnesOwnRunsInATerminal(t *testing.T) {
	program := filepath.Join(t.TempDir(), "advertise")
	modeltest.Must(t, os.WriteFile(program, []byte("#!/bin/sh\ncat > /dev/null\necho \"advertised $1 on $2\"\n"), 0o700))
	home := withConfig(t, fmt.Sprintf(`[[commands]]
name = "Advertise"
key = "M"
place = "job"
program = [%q, "{prompt.what}", "{prompt.where}"]
prompts = [{ name = "what" }, { name = "where", kind = "choice", choices = ["page", "board"] }]
`, program))
	p := start(t, home, []string{"LC_ALL=C.UTF-8"}, "demo")
	p.sees("applicants")
	p.sees("Backend Developer")
	p.press("\u042c") // the key of M
	p.sees("Advertise: what")
	p.press("$(exit 1); two\r")
	p.sees("Advertise: where")
	p.press("j\r")
	p.sees("Advertise: advertised $(exit 1); two on board")
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// TestAKeyThatACommandCannotHaveIsReportedAtTheStart, with the command and the action.
func TestAKeyThatACommandCannotHaveIsReportedAtTheStart(t *testing.T) {
	home := withConfig(t, "[keys]\nexport = \"f7\"\n[[commands]]\nname = \"Advertise\"\nkey = \"f7\"\nplace = \"job\"\nprogram = [\"true\"]\n")
	for _, args := range [][]string{{"demo"}, {"config", "check"}} {
		p := start(t, home, nil, args...)
		if code, _ := p.exits(); code != 2 {
			t.Errorf("%q: exit code %d", args, code)
		}
		p.drain()
		if got := strings.Join(strings.Fields(p.screen.String()), ""); !strings.Contains(got, `thecommand"Advertise"andkeys.exporthavethekey"f7"together`) { // it wraps
			t.Errorf("%q: %s", args, got)
		}
	}
}
