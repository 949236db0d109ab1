package main

import (
	"fmt"
	"image/color"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/charmbracelet/x/vt"
	"github.com/creack/pty"
)

// room is a terminal: its size in cells, and its look: a theme, or 16 for the dark theme in 16 colours.
type room struct {
	columns, rows int
	look          string
}

// demo is the program in a room. background and foreground are the colours of cells that have none.
type demo struct {
	room
	screen                 *vt.SafeEmulator
	background, foreground color.RGBA
	terminal               *os.File
	program                *exec.Cmd
}

func start(program, dir string, r room) (*demo, error) {
	dir, err := os.MkdirTemp(dir, "home-") // two rooms may save a file of one name in one minute
	if err != nil {
		return nil, err
	}
	d := &demo{room: r, screen: vt.NewSafeEmulator(r.columns, r.rows)}
	d.background, d.foreground = color.RGBA{0x17, 0x1b, 0x20, 0xff}, color.RGBA{0xd8, 0xde, 0xe4, 0xff}
	env := []string{"SHORTLIST_LANGUAGE=" + language, "HOME=" + dir, "PATH=" + os.Getenv("PATH"), "LC_ALL=en_IE.UTF-8", "TERM=xterm-256color", "COLORTERM=truecolor"}
	theme := r.look
	switch r.look {
	case "light":
		d.background, d.foreground = color.RGBA{0xfd, 0xfd, 0xfb, 0xff}, color.RGBA{0x22, 0x26, 0x2b, 0xff}
	case "contrast":
		env = append(env, "COLORFGBG=15;0") // without a background, it has no colours
	case "16":
		theme, env = "dark", append(env[:4], "TERM=xterm-16color")
	}
	config := filepath.Join(dir, theme+".toml")
	if err := os.WriteFile(config, []byte("[ui]\ntheme = \""+theme+"\"\n"), 0o600); err != nil {
		return nil, err
	}
	d.program = exec.Command(program, "demo", "--config", config)
	d.program.Env = env
	d.terminal, err = pty.StartWithSize(d.program, &pty.Winsize{Rows: uint16(r.rows), Cols: uint16(r.columns)})
	if err != nil {
		return nil, err
	}
	// Its answers are dropped. With them the dashboard scrolled a part of the width, and the picture came out wrong.
	go func() { _, _ = io.Copy(io.Discard, d.screen) }()
	go func() { _, _ = io.Copy(d.screen, d.terminal) }()
	return d, nil
}

// end ends the demo. Closing the terminal would not: a read that waits keeps it open.
func (d *demo) end() {
	_ = d.program.Process.Kill()
	_ = d.program.Wait()
	_ = d.terminal.Close()
}

// press types keys one after another, and waits after each until the screen has changed.
func (d *demo) press(keys string) error {
	for _, key := range strings.Fields(keys) {
		before := d.screen.Render()
		if sequence, ok := sequences[key]; ok {
			key = sequence
		}
		if _, err := io.WriteString(d.terminal, key); err != nil {
			return err
		}
		for deadline := time.Now().Add(2 * time.Second); time.Now().Before(deadline) && d.screen.Render() == before; {
			time.Sleep(10 * time.Millisecond)
		}
		if key == sequences["esc"] { // the next key would be one with alt, if what changed the screen was not this one
			time.Sleep(100 * time.Millisecond)
		}
	}
	return nil
}

// sequences are keys that are more than a letter.
var sequences = map[string]string{
	"enter": "\r", "esc": "\x1b", "tab": "\t", "shift+tab": "\x1b[Z", "space": " ", "down": "\x1b[B", "backspace": "\x7f",
	"ctrl+f": "\x06", "ctrl+p": "\x10", "ctrl+s": "\x13", "ctrl+o": "\x0f", "ctrl+x": "\x18",
}

// language is the one that the demo speaks. The words that stops wait for are English.
var language = "en"

// await waits until words are on the screen and it has stopped changing. In another language, it waits for no words.
func (d *demo) await(words string) error {
	before, still := "", 0
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		now := d.screen.Render()
		if still++; now != before {
			before, still = now, 0
		}
		if still > 8 && (language != "en" || strings.Contains(d.screen.String(), words)) {
			return nil
		}
	}
	return fmt.Errorf("%q did not appear on:\n%s", words, d.screen.String())
}
