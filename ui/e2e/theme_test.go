//go:build unix

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"charm.land/lipgloss/v2"

	"shortlist/model/modeltest"
)

// has reports whether something on the screen is drawn in a colour.
func (p *program) has(hex string) bool {
	red, green, blue, _ := lipgloss.Color(hex).RGBA()
	for _, row := range p.screen.Cells() {
		for _, c := range row {
			if c.Style.Fg == nil {
				continue
			}
			if r, g, b, _ := c.Style.Fg.RGBA(); r == red && g == green && b == blue {
				return true
			}
		}
	}
	return false
}

// TestATerminalShowsAnOwnThemeAsItIsSaved: the file begins as the printed example. The dashboard starts with it, follows
// the file when it is written in place and when it is replaced, and keeps its colours while the file is broken.
func TestATerminalShowsAnOwnThemeAsItIsSaved(t *testing.T) {
	home := withConfig(t, "[ui]\ntheme = \"sea\"\n")
	example := exec.CommandContext(t.Context(), binary(t), "config", "theme", "dark")
	example.Env = append(os.Environ(), "SHORTLIST_LANGUAGE=en", "HOME="+home, "XDG_CONFIG_HOME="+home+"/config")
	file, err := example.Output()
	modeltest.Must(t, err)
	path := filepath.Join(home, "config", "shortlist", "themes", "sea.toml")
	save := func(accent string, inPlace bool) {
		t.Helper()
		to := path
		if !inPlace {
			to += ".new"
		}
		err := os.WriteFile(to, []byte(strings.Replace(string(file), `accent = "#4EC9B0"`, "accent = "+accent, 1)), 0o600)
		if err == nil && !inPlace {
			err = os.Rename(to, path)
		}
		modeltest.Must(t, err)
	}
	modeltest.Must(t, os.Mkdir(filepath.Dir(path), 0o700))
	save(`"#FF00FF"`, true)
	p := start(t, home, []string{"COLORTERM=truecolor", "LC_ALL=C.UTF-8"}, "demo")
	p.sees("Finance Manager")
	if !p.has("#FF00FF") {
		t.Errorf("the theme is not drawn:\n%s", p.screen)
	}
	for i, accent := range []string{"#00FF01", "#00FF02", "#00FF03"} {
		save(`"`+accent+`"`, i%2 == 0)
		p.until(accent+" is drawn", func(string) bool { return p.has(accent) })
	}
	save(`"#12`, false)
	p.sees("keeps its last good colours")
	if !p.has("#00FF03") {
		t.Error("the colours are gone")
	}
	save(`"#00FF04"`, true)
	p.until("the corrected file is drawn", func(string) bool { return p.has("#00FF04") })
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	p.checkSequences()
}
