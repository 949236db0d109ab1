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

// TestNoKeyReachesAShellOnTheHost: each key on each screen, then enter in the window that it may
// have opened, and a command for the shell that it may have started.
func TestNoKeyReachesAShellOnTheHost(t *testing.T) {
	modeltest.SkipInShort(t, "builds a second program")
	if modeltest.Race {
		t.Skip("the race detector makes the second program ten times as slow")
	}
	for screen, enter := range map[string]string{"jobs": "", "applicants": "\r", "applicant": "\r\r", "reading": "\rt", "form": "N", "palette": "\x10", "help": "?"} {
		t.Run(screen, func(t *testing.T) {
			onSSHHosts(t, true, traps, func(t *testing.T, h *sshHost) {
				r := h.sit(t, h.dial(t), "")
				r.press("\x1a") // before the dashboard has the terminal
				r.signIn()
				probe, leave := filepath.Join(h.home, "probe"), strings.Repeat(escape, 6)
				for _, key := range keysOfATerminal() {
					r.press(leave + "g" + enter + key + "\r: > " + probe + "\r")
				}
				if chooses := screen == "palette" || screen == "help"; !r.handles(leave) && !chooses { // there enter may choose to quit
					t.Errorf("a key ends the session\n%s", r.screen)
				}
				if code := r.leaves(leave + "q"); code != 0 {
					t.Errorf("exit code %d\n%s", code, r.screen)
				}
				if _, err := os.Stat(probe); err == nil {
					t.Error("a shell has run")
				}
				if sprung := h.sprung(); sprung != "" {
					t.Errorf("started were:\n%s", sprung)
				}
			})
		})
	}
}

// keysOfATerminal returns what a terminal sends for every letter, control and function key, except the
// keys that end the program.
func keysOfATerminal() (keys []string) {
	for b := byte(1); b < 0x7f; b++ {
		switch b {
		case 'q', 'Q', 0x03, 0x1b: // quit, as a key and in the palette, ctrl+c, and the beginning of others
		default:
			keys = append(keys, string(rune(b)), "\x1b"+string(rune(b)))
		}
	}
	keys = append(keys, "\x7f", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[Z", "\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS")
	for n := range 25 {
		keys = append(keys, fmt.Sprintf("\x1b[%d~", n))
	}
	return keys
}
