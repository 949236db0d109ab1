//go:build unix

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/modeltest"
	"shortlist/ui/theme"
	"shortlist/ui/uitest/vt"
)

// TestTheDashboardFitsEveryTerminal: it shows its list, moves, and leaves nothing on. No colour
// reaches a terminal without colours, and borders are ASCII where the locale is not UTF-8.
func TestTheDashboardFitsEveryTerminal(t *testing.T) {
	for _, c := range []struct {
		kind, locale string
		more         []string
		colours      bool
		border       string
	}{
		{"xterm", "C.UTF-8", nil, false, "│"}, // no colour of 16 is readable on every background
		{"xterm", "C.UTF-8", []string{"COLORFGBG=0;15"}, true, "│"},
		{"xterm-256color", "C.UTF-8", []string{"NO_COLOR=1"}, false, "│"},
		{"xterm-256color", "C", nil, true, "|"},
		{"tmux-256color", "C.UTF-8", nil, true, "│"},
		{"screen", "C.UTF-8", nil, false, "│"},
		{"linux", "C.UTF-8", nil, true, "│"},
		{"vt100", "C.UTF-8", nil, false, "│"},
		{"vt100", "C", nil, false, "|"},
	} {
		t.Run(c.kind+" "+c.locale+" "+strings.Join(c.more, ""), func(t *testing.T) {
			t.Parallel()
			p := start(t, homeOf(t), append([]string{"TERM=" + c.kind, "LC_ALL=" + c.locale}, c.more...), "demo")
			p.sees("Finance Manager")
			p.sees(c.border)
			p.press("\r")
			p.sees("Backend Developer")
			if other := strings.Trim("│|", c.border); strings.Contains(p.screen.String(), " "+other) {
				t.Errorf("there is a %q:\n%s", other, p.screen)
			}
			colours := false
			for _, row := range p.screen.Cells() {
				for _, c := range row {
					colours = colours || c.Style.Fg != nil || c.Style.Bg != nil
				}
			}
			if colours != c.colours {
				t.Errorf("colours: %t", colours)
			}
			p.press("q")
			if code, _ := p.exits(); code != 0 {
				t.Errorf("exit code %d", code)
			}
			p.drain()
			if left := p.screen.Left(); left != nil {
				t.Errorf("the terminal is left with %v", left)
			}
			p.checkSequences()
		})
	}
}

// TestATerminalHasTheColoursThatItIsKnownFor, whatever TERM claims, unless the person wants none; over a slow line it has
// 256. If it does not answer about its background, its own environment counts; without either, text is the terminal's own.
func TestATerminalHasTheColoursThatItIsKnownFor(t *testing.T) {
	light, dark := theme.New("light", false).Palette.Accent, theme.New("dark", true).Palette.Accent // of headings
	const (
		middle = "#00875F" // of headings on a background that is not known
		few    = "#000080" // blue of 16 colours
	)
	of256 := colorprofile.ANSI256.Convert(lipgloss.Color(light)).(ansi.IndexedColor)
	light256 := strconv.Itoa(int(of256))
	xterm, vte := vt.Recorded("xterm", "379"), vt.Recorded("VTE in xfce4-terminal", "0.70.6")
	screen := vt.Recorded("screen in xterm", "4.9.0")
	vte.Background, screen.Background = xterm.Background, xterm.Background
	for name, c := range map[string]struct {
		profile vt.Profile
		env     []string
		config  string
		want    string // "": no colour
	}{
		"xterm":       {xterm, nil, "", light},
		"VTE":         {vte, nil, "", light},
		"PuTTY":       {vt.Recorded("pterm", "0.78"), nil, "", middle},
		"tmux":        {vt.Recorded("tmux in xterm", "3.3a"), nil, "", middle},
		"mlterm":      {vt.Recorded("mlterm", "3.9.0"), nil, "", few},
		"screen":      {screen, nil, "", few},
		"a slow line": {xterm, nil, "[ui]\nlow_bandwidth = true\n", light256},
		"NO_COLOR":    {xterm, []string{"NO_COLOR=yes"}, "", ""},
		"a theme":     {xterm, nil, "[ui]\ntheme = \"dark\"\n", dark},
		"urxvt":       {vt.Recorded("urxvt", "9.30"), []string{"COLORFGBG=0;default;15"}, "", light256},
		"an answer":   {xterm, []string{"COLORFGBG=15;0"}, "", light},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			home := withConfig(t, c.config)
			p := newProgram(t, home, append([]string{"TERM=" + c.profile.Type, "LC_ALL=C.UTF-8"}, c.env...), exec.Command(binary(t), "demo"))
			p.screen.AnswerAs(c.profile)
			p.follow()
			p.sees("Finance Manager")
			p.press("\r")
			p.sees("Backend Developer")
			if c.want != "" {
				p.until("headings have their colour", func(string) bool { return p.has(c.want) })
			}
			lines, cells := p.screen.Lines(), p.screen.Cells()
			for y, row := range cells {
				own := c.want == middle && strings.Contains(lines[y], "Office Manager")
				for x, cell := range row {
					if s := cell.Style; (c.want == "" || own && cell.Text == "O" && x < 5) && (s.Fg != nil || s.Bg != nil) {
						t.Fatalf("%q is drawn as %q", cell.Text, s.String())
					}
				}
			}
			p.press("q")
			if code, _ := p.exits(); code != 0 {
				t.Errorf("exit code %d", code)
			}
			p.checkRestored()
			p.checkSequences()
		})
	}
}

// TestLittleIsSentOverASlowLine, so that 56 kbit/s with 300 ms to the host and back are enough: the first
// screen within 3 s, and at most 300 bytes a key.
func TestLittleIsSentOverASlowLine(t *testing.T) {
	const bytesPerSecond = 56_000 / 8
	home := homeOf(t)
	dir := filepath.Join(home, "config", "shortlist")
	modeltest.Must(t, os.MkdirAll(dir, 0o700))
	modeltest.Must(t, os.WriteFile(filepath.Join(dir, "config.toml"), []byte("[ui]\nlow_bandwidth = true\n"), 0o600))
	p := start(t, home, []string{"LC_ALL=C.UTF-8"}, "demo")
	p.sees("Finance Manager")
	if n := p.sent.Load(); n > bytesPerSecond*2.7 {
		t.Errorf("the first screen has %d bytes", n)
	}
	p.press("\r")
	p.sees("Backend Developer")
	row := func(screen string) int {
		return slices.IndexFunc(strings.Split(screen, "\n"), func(line string) bool { return strings.Contains(line, "│▌") })
	}
	p.until("a row is chosen", func(screen string) bool { return row(screen) >= 0 })
	var keys []int64
	for n := range 14 {
		before, at := p.sent.Load(), row(p.screen.String())
		p.press(map[bool]string{true: "j", false: "k"}[n < 7])
		p.until("the cursor moves", func(screen string) bool { return row(screen) >= 0 && row(screen) != at })
		keys = append(keys, p.sent.Load()-before)
	}
	slices.Sort(keys)
	if median := keys[len(keys)/2]; median > 300 {
		t.Errorf("a key sends %d bytes; all: %v", median, keys)
	}
}

// TestADumbTerminalGetsASentence, without a sequence, and the commands work there.
func TestADumbTerminalGetsASentence(t *testing.T) {
	p := start(t, homeOf(t), []string{"TERM=dumb"}, "demo")
	if code, _ := p.exits(); code != 2 {
		t.Errorf("exit code %d", code)
	}
	p.drain()
	got := strings.Join(strings.Fields(p.screen.String()), " ")
	if want := "shortlist: this terminal cannot move the cursor (TERM is dumb)"; !strings.HasPrefix(got, want) {
		t.Errorf("%q", got)
	}
	p.checkSequences()
}

// TestDoctorMeasuresTheTerminalThatTmuxIs, with a real tmux. Without one there is nothing to measure.
func TestDoctorMeasuresTheTerminalThatTmuxIs(t *testing.T) {
	if _, err := exec.LookPath("tmux"); err != nil {
		return
	}
	home := homeOf(t)
	socket := filepath.Join(home, "s")
	t.Cleanup(func() { _ = exec.Command("tmux", "-S", socket, "kill-server").Run() }) // it may have ended
	p := startIn(t, home, nil, exec.Command("tmux", "-S", socket, "-f", "/dev/null", "new-session", binary(t)+" doctor --offline > doctor.txt 2>&1; "+binary(t)+" doctor --offline; cat"))
	p.sees("Locale")
	p.sees("check is bad")
	tmux := exec.Command("tmux", "-S", socket, "capture-pane", "-p", "-S", "-100")
	out, err := tmux.Output()
	modeltest.Must(t, err)
	screen := strings.Join(strings.Fields(string(out)), " ")
	for _, want := range []string{"Size 80×23 cells", "Terminal tmux ", "As shortlist counts: Latin, Cyrillic", "tmux Desktop notifications do not pass: allow-passthrough is off."} {
		if !strings.Contains(screen, want) {
			t.Errorf("%q is missing:\n%s", want, out)
		}
	}
	if file, err := os.ReadFile(filepath.Join(home, "doctor.txt")); err != nil || strings.Contains(string(file), "\x1b") {
		t.Errorf("%q %v", file, err)
	}
}

// TestTheProgramSpeaksTheLanguageOfItsLocale, unless the configuration names another.
func TestTheProgramSpeaksTheLanguageOfItsLocale(t *testing.T) {
	for _, c := range []struct{ config, want string }{
		{"", "Вакансії"},
		{"[ui]\nlanguage = \"hu\"\n", "Állások"},
		{"[ui]\nlanguage = \"en\"\n", "Jobs"},
	} {
		home := withConfig(t, c.config)
		env := []string{"SHORTLIST_LANGUAGE=", "LC_ALL=uk_UA.UTF-8"}
		p := start(t, home, env, "demo")
		p.sees(" " + c.want + " ")
		p.press("q")
		if code, _ := p.exits(); code != 0 {
			t.Errorf("%s: exit code %d", c.want, code)
		}
	}
}
