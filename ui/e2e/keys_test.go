//go:build unix

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// withConfig is a home with a configuration.
func withConfig(t *testing.T, text string) string {
	t.Helper()
	home := homeOf(t)
	dir := filepath.Join(home, "config", "shortlist")
	modeltest.Must(t, os.MkdirAll(dir, 0o700))
	modeltest.Must(t, os.WriteFile(filepath.Join(dir, "config.toml"), []byte(text), 0o600))
	return home
}

// TestChangedKeysHoldEverywhere: in the footer, in the help, and by their place on a Cyrillic keyboard. The former key
// does nothing any more, and a disabled action is in the palette alone.
func TestChangedKeysHoldEverywhere(t *testing.T) {
	home := withConfig(t, "[keys]\npreset = \"arrows\"\nexport = \"y\"\ncopy = \"Y\"\nblind = \"disabled\"\n")
	p := start(t, home, []string{"LC_ALL=C.UTF-8"}, "demo")
	p.sees("f10 quit   f1 help")
	p.sees("Backend Developer") // there are applicants to export
	p.press("E")
	p.press("b")
	p.press("\u043d") // the key of y
	p.sees("Export")
	if strings.Contains(p.screen.String(), "Candidate") {
		t.Errorf("blind mode is on:\n%s", p.screen)
	}
	p.press("\x1b")
	p.until("the box is closed", func(screen string) bool { return !strings.Contains(screen, "Export") })
	p.press("\x1bOQ") // F2
	p.press("blind")
	p.sees("lind mode")
	p.press("\r")
	p.sees("Candidate")
	p.press("\x1b[21~") // F10
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// TestKeysThatCannotWorkAreReportedAtTheStart, with both actions.
func TestKeysThatCannotWorkAreReportedAtTheStart(t *testing.T) {
	home := withConfig(t, "[keys]\nexport = \"b\"\n")
	for _, args := range [][]string{{"demo"}, {"config", "check"}} {
		p := start(t, home, nil, args...)
		if code, _ := p.exits(); code != 2 {
			t.Errorf("%q: exit code %d", args, code)
		}
		p.drain()
		if got := strings.Join(strings.Fields(p.screen.String()), ""); !strings.Contains(got, `keys.blindandkeys.exporthavethekey"b"together`) { // it wraps
			t.Errorf("%q: %s", args, got)
		}
	}
}
