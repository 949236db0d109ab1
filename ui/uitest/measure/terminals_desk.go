//go:build linux

package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	_ "image/png" // pictures of the screen
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

const (
	screenWidth  = 1024
	screenHeight = 700
	patience     = 30 * time.Second // for a program to start, on a busy computer
)

// display is an X server without a monitor, with a window manager.
type display struct {
	home string // a temporary home folder
	env  []string
	keep []int  // processes that outlive a terminal
	last []byte // the last picture
}

const windows = `<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*">
<decor>no</decor><focus>yes</focus><maximized>yes</maximized></application></applications></openbox_config>`

// openDisplay starts Xvfb and openbox, with every window as large as the screen.
func openDisplay(home string) (*display, error) {
	// Servers that a terminal started become children of this process when it ends, so that clear can end them.
	if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		return nil, err
	}
	d := &display{home: home, env: []string{
		"PATH=" + os.Getenv("PATH"), "HOME=" + home, "TMPDIR=" + home, "XDG_RUNTIME_DIR=" + home, "XDG_CONFIG_HOME=" + home + "/config",
		"XDG_DATA_HOME=" + home + "/data", "XDG_CACHE_HOME=" + home + "/cache", "XDG_STATE_HOME=" + home + "/state", "SCREENDIR=" + home + "/screen",
		"TMUX_TMPDIR=" + home, "SHELL=/bin/sh", "LANG=C.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1", "NO_AT_BRIDGE=1", "EDITOR=cat",
	}}
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer func() { _ = read.Close() }()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", format("%dx%dx24", screenWidth, screenHeight), "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{write}
	server.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	err = server.Start()
	_ = write.Close()
	if err != nil {
		return nil, err
	}
	if err := read.SetReadDeadline(time.Now().Add(patience)); err != nil {
		return nil, err
	}
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		return nil, fmt.Errorf("the X server does not start: %w", err)
	}
	d.env = append(d.env, "DISPLAY=:"+strings.TrimSpace(number))
	rules := filepath.Join(home, "openbox.xml")
	if err := errors.Join(os.WriteFile(rules, []byte(windows), 0o600), os.Mkdir(home+"/screen", 0o700)); err != nil {
		return nil, err
	}
	manager, err := d.start("openbox", "--config-file", rules)
	if err != nil {
		return nil, err
	}
	d.keep = []int{server.Process.Pid, manager.Process.Pid}
	if !until(func() bool { _, err := d.output("xdotool", "get_num_desktops"); return err == nil }) {
		return nil, errors.New("the window manager does not start: " + d.tail("openbox"))
	}
	_, err = d.output("setxkbmap", "-layout", "us,ua")
	return d, err
}

// start starts a program on the display. Its messages go to a file of its name.
func (d *display) start(name string, args ...string) (*exec.Cmd, error) {
	log, err := os.Create(filepath.Join(d.home, name+".log"))
	if err != nil {
		return nil, err
	}
	defer func() { _ = log.Close() }()
	cmd := exec.Command(name, args...)
	cmd.Env, cmd.Dir, cmd.Stdout, cmd.Stderr = d.env, d.home, log, log
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	return cmd, cmd.Start()
}

// output runs a program on the display to its end.
func (d *display) output(name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	cmd.Env, cmd.Dir = d.env, d.home
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return out, nil
}

// keys presses keys, in the names of xdotool.
func (d *display) keys(names ...string) error {
	_, err := d.output("xdotool", append([]string{"key", "--delay", "20"}, names...)...)
	return err
}

func (d *display) point(x, y int) error {
	_, err := d.output("xdotool", "mousemove", strconv.Itoa(x), strconv.Itoa(y))
	return err
}

// picture takes a picture of the screen, once it differs from the last picture and two in a row are equal, so that
// the terminal has drawn all. A screen that does not change, or does not rest, is taken when the time is over.
func (d *display) picture() (image.Image, []byte, error) {
	var last []byte
	for try := range 20 {
		png, err := d.output("import", "-window", "root", "-define", "png:exclude-chunks=date,time", "png:-")
		if err != nil {
			return nil, nil, err
		}
		if bytes.Equal(png, last) && (try > 8 || !bytes.Equal(png, d.last)) {
			break
		}
		last = png
	}
	d.last = last
	seen, _, err := image.Decode(bytes.NewReader(last))
	return seen, last, err
}

// pixels counts the pixels of a colour. Sixel knows percents only, so a channel may be two off.
func pixels(seen image.Image, wanted color.RGBA) (n int) {
	near := func(a uint32, b uint8) bool { return max(int(a>>8), int(b))-min(int(a>>8), int(b)) <= 2 }
	for y := range screenHeight {
		for x := range screenWidth {
			if r, g, b, _ := seen.At(x, y).RGBA(); near(r, wanted.R) && near(g, wanted.G) && near(b, wanted.B) {
				n++
			}
		}
	}
	return n
}

// differ reports whether two pictures differ in their left half: on the right are scroll bars, which come with the mouse.
func differ(a, b image.Image) bool {
	for y := range screenHeight {
		for x := range screenWidth / 2 {
			if a.At(x, y) != b.At(x, y) {
				return true
			}
		}
	}
	return false
}

// until waits until so reports true. It looks again and again, because nothing outside reports to it.
func until(so func() bool) bool {
	for late := time.Now().Add(patience); !so(); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(late) {
			return false
		}
	}
	return true
}

// clear ends everything that was started, except the display.
func (d *display) clear() { endAllBut(d.keep) }

func (d *display) close() { endAllBut(nil) }

func endAllBut(keep []int) {
	kept := map[int]bool{}
	for _, pid := range keep {
		kept[pid] = true
	}
	until(func() bool {
		all := descendants(os.Getpid(), kept)
		for _, pid := range all {
			_ = unix.Kill(pid, unix.SIGKILL)
			_, _ = unix.Wait4(pid, nil, unix.WNOHANG, nil)
		}
		return len(all) == 0
	})
}

func descendants(of int, kept map[int]bool) (out []int) {
	tasks, _ := filepath.Glob(format("/proc/%d/task/*/children", of))
	for _, task := range tasks {
		list, _ := os.ReadFile(task)
		for field := range strings.FieldsSeq(string(list)) {
			if pid, err := strconv.Atoi(field); err == nil && !kept[pid] {
				out = append(append(out, pid), descendants(pid, kept)...)
			}
		}
	}
	return out
}

// tail returns the end of a program's messages.
func (d *display) tail(name string) string {
	f, err := os.Open(filepath.Join(d.home, name+".log"))
	if err != nil {
		return ""
	}
	defer func() { _ = f.Close() }()
	log, _ := io.ReadAll(f)
	return strings.TrimSpace(string(log[max(0, len(log)-300):]))
}

func format(layout string, args ...any) string { return fmt.Sprintf(layout, args...) }

func words(line string) []string { return strings.Fields(line) }
