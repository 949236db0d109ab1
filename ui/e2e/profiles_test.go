//go:build unix

package e2e

import (
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/ui/theme"
	"shortlist/ui/uitest/vt"
)

// TestEveryKindOfTerminalIsRestored over SSH, whatever it answers, and however the program ends. A frame is held back until it is
// whole only where the terminal can do that, and a light background has the light theme.
func TestEveryKindOfTerminalIsRestored(t *testing.T) {
	light := theme.New("light", false).Palette.Accent // the colour of a heading
	signal := func(s os.Signal) func(*program) {
		return func(p *program) {
			modeltest.Must(p, p.cmd.Process.Signal(s))
		}
	}
	kitty := vt.Recorded("kitty", "0.26.5")
	kitty.Background = "rgb:ffff/ffff/ffff"
	foot := vt.Recorded("foot", "1.21.0")
	foot.Background = kitty.Background
	terminals := map[string]vt.Profile{
		"kitty 0.26.5": kitty, "foot 1.21.0": foot, "xterm 379": vt.Recorded("xterm", "379"), "VTE 0.70.6": vt.Recorded("VTE in xfce4-terminal", "0.70.6"),
		"tmux 3.3a":            vt.Recorded("tmux in xterm", "3.3a"),
		"iTerm2, not recorded": {Type: "xterm-256color", Modes: []int{69, 2026}, Denies: true, Device: "?64c", Name: "iTerm2 3.6.5", Background: kitty.Background, Cursor: true},
		"silent":               {Type: "xterm-256color"},
	}
	ends := map[string]func(*program){
		"the quit key": func(p *program) { p.press("q") },
		"SIGTERM":      signal(syscall.SIGTERM),
		"SIGHUP":       signal(syscall.SIGHUP),
		"an editor that dies": func(p *program) {
			p.press("N")
			p.sees("New job")
			p.press("\x05")
			p.sees("Your editor ended with a failure")
			p.press("\x03")
		},
	}
	for _, terminal := range slices.Sorted(maps.Keys(terminals)) {
		for _, how := range slices.Sorted(maps.Keys(ends)) {
			profile, end := terminals[terminal], ends[how]
			t.Run(terminal+", "+how, func(t *testing.T) {
				t.Parallel()
				home := homeOf(t)
				env := append(configureAccount(t, home, ""), "SSH_TTY=/dev/pts/0", "TERM="+profile.Type, "COLORTERM=truecolor", "EDITOR="+os.Args[0], "SHORTLIST_TEST_EDITOR=dies")
				p := newProgram(t, home, env, exec.Command(binary(t)))
				p.screen.AnswerAs(profile)
				_, _ = io.WriteString(p.screen, "\x1b]2;a shell\a") // it never fails
				p.follow()
				p.sees("Backend-розробник Go")
				if p.screen.Title() == "a shell" {
					t.Error("the window has no title of shortlist")
				}
				synced := slices.Contains(profile.Modes, 2026)
				if synced {
					p.until("its answers are known", func(string) bool { return p.screen.Synced() && p.has(light) })
				}
				end(p)
				if code, _ := p.exits(); code != 0 {
					t.Errorf("exit code %d", code)
				}
				p.checkRestored()
				if title := p.screen.Title(); title != "a shell" {
					t.Errorf("the window is left with the title %q", title)
				}
				if p.screen.Synced() != synced {
					t.Error("a terminal that does not hold frames back is asked to")
				}
			})
		}
	}
}

// TestTheCommandThatFetchesACVIsPrintedAtTheEnd, in one line: a terminal cannot select it whole in a box.
func TestTheCommandThatFetchesACVIsPrintedAtTheEnd(t *testing.T) {
	home := homeOf(t)
	p := start(t, home, []string{"SSH_CONNECTION=192.0.2.1 50122 192.0.2.9 22", "USER=maeve"}, "demo")
	p.sees("Backend-розробник Go")
	p.press("\r")
	p.sees("— unviewed")
	p.press("/has:cv\r")
	p.until("the filter is applied to the list", func(shown string) bool {
		return strings.Contains(shown, "has:cv  esc clears") && strings.Contains(shown, "1/31 of 38")
	})
	p.press("d")
	p.sees("Get the CV onto your computer")
	if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil { // the box takes a key only after a while
		t.Fatal(err)
	}
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	p.drain()
	saved, err := filepath.Glob(filepath.Join(home, "CVs", "*"))
	if err != nil || len(saved) != 1 {
		t.Fatal(saved, err)
	}
	if shown := strings.ReplaceAll(p.screen.String(), "\n", ""); !strings.Contains(shown, "scp maeve@192.0.2.9:"+saved[0]+" .") {
		t.Errorf("%s is fetched by\n%s", saved[0], p.screen)
	}
	p.checkRestored()
}
