//go:build linux

package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image"
	"net"
	"net/rpc"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"shortlist/ui/uitest/vt"
)

// terminals starts real terminals on a display of its own, asks each what shortlist asks, runs the demo in it, and
// prints what was seen as a table. It returns an error if a terminal was not left as it was. Pictures and raw answers go
// to a folder. It uses no network, and a home folder of its own.
// It needs packages of Debian: xvfb, openbox, xdotool, imagemagick, xclip, the terminals, and weston and
// wl-clipboard for foot. A terminal that is not installed is left out.
func terminals(args []string) error {
	flags := flag.NewFlagSet("terminals", flag.ExitOnError)
	short := flags.Bool("short", false, "only xterm, kitty, foot, and tmux in each")
	only := flags.String("only", "", "only terminals whose name matches this expression")
	record := flags.Bool("record", false, "write what is seen into "+vt.File)
	out := flags.String("out", filepath.Join(os.TempDir(), "real-terminals"), "folder for pictures, table.md and table.json")
	if err := flags.Parse(args); err != nil {
		return err
	}
	return tryTerminals(*short, *record, *only, *out)
}

func tryTerminals(short, record bool, only, out string) error {
	matches, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o700); err != nil {
		return err
	}
	home, err := os.MkdirTemp("", "real-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(home) }()
	binary := filepath.Join(home, "shortlist")
	if out, err := exec.Command("go", "build", "-o", binary, ".").CombinedOutput(); err != nil {
		return fmt.Errorf("build: %w\n%s", err, out)
	}
	d, err := openDisplay(home)
	if err != nil {
		return err
	}
	defer d.close()
	var all []seen
	for _, row := range rows {
		if short && !row.short || !matches.MatchString(row.name) {
			continue
		}
		if row.version() == "" {
			fmt.Fprintf(os.Stderr, "%s is not installed\n", row.name)
			continue
		}
		began := time.Now()
		s := try(d, row, binary, out)
		if s.Fault != "" {
			fmt.Fprintf(os.Stderr, "%s: %s\n", row.name, s.Fault)
		}
		fmt.Fprintf(os.Stderr, "%s %s: %.0f s\n", s.Terminal, s.Version, time.Since(began).Seconds())
		all = append(all, s)
		if err := save(out, all); err != nil {
			return err
		}
	}
	if record {
		text, err := json.MarshalIndent(vt.Merge(vt.All(), all), "", "\t")
		if err := errors.Join(err, os.WriteFile(vt.File, append(text, '\n'), 0o644)); err != nil {
			return err
		}
	}
	fmt.Print(table(all))
	fmt.Fprintln(os.Stderr, "Pictures and answers are in", out)
	return faults(all)
}

// notReported is no fault: most terminals report no modes.
const notReported = "modes are not reported"

// faults returns an error that names the terminals which could not be tried or were not left as they were.
func faults(all []seen) error {
	var found []string
	for _, s := range all {
		if s.Fault != "" || slices.ContainsFunc(s.Left, func(left string) bool { return left != notReported }) {
			found = append(found, s.Terminal)
		}
	}
	if found == nil {
		return nil
	}
	return fmt.Errorf("faults are in: %s", strings.Join(found, ", "))
}

func save(out string, all []seen) error {
	text, err := json.MarshalIndent(all, "", "\t")
	return errors.Join(err, os.WriteFile(filepath.Join(out, "table.json"), append(text, '\n'), 0o600),
		os.WriteFile(filepath.Join(out, "table.md"), []byte(table(all)), 0o600))
}

// running is a terminal that runs.
type running struct {
	row     row
	display *display
	inside  *rpc.Client
	out     string // the folder for pictures
	seen    *seen
}

// try starts a terminal, and looks at all of it. A failure is part of the result, so that the other
// terminals have their turn.
func try(d *display, row row, binary, out string) seen {
	s := seen{Terminal: row.name, Version: row.version(), Day: time.Now().Format(time.DateOnly), Answers: map[string]string{}, Cursor: map[string]string{}, Widths: map[string]int{}, Keys: map[string]string{}}
	defer d.clear()
	r := &running{row: row, display: d, out: out, seen: &s}
	err := r.open()
	for _, step := range []func() error{r.facts, r.ask, r.measure, r.press, r.draw, r.link, r.clip, func() error { return r.demo(binary) }, r.transfer} {
		if err == nil {
			err = step()
		}
	}
	if errors.Is(err, rpc.ErrShutdown) {
		err = errors.New("the terminal has ended")
	}
	if err != nil {
		s.Fault = err.Error()
	}
	if r.inside != nil {
		_ = r.inside.Close() // the program inside ends, and the terminal with it
	}
	return s
}

// open starts the terminal, and waits until the program inside reports and the window has the keyboard.
func (r *running) open() error {
	socket := filepath.Join(r.display.home, "socket")
	_ = os.Remove(socket) // of the terminal before
	listener, err := net.Listen("unix", socket)
	if err != nil {
		return err
	}
	defer func() { _ = listener.Close() }()
	self, err := os.Executable()
	if err != nil {
		return err
	}
	script := filepath.Join(r.display.home, "inside")
	if err := os.WriteFile(script, []byte(format("#!/bin/sh\nexec '%s' inside '%s'\n", self, socket)), 0o700); err != nil {
		return err
	}
	command := slices.Clone(r.row.command)
	for i := range command {
		command[i] = strings.ReplaceAll(command[i], insideProgram, script)
	}
	own := *r.display
	r.display = &own
	if r.row.wayland {
		_ = os.Remove(filepath.Join(own.home, "wayland-real")) // of the compositor before
		if _, err := own.start("weston", "--backend=x11-backend.so", "--shell=kiosk-shell.so", "--use-pixman", "--socket=wayland-real",
			format("--width=%d", screenWidth), format("--height=%d", screenHeight)); err != nil {
			return err
		}
		own.env = append(slices.Clone(own.env), "WAYLAND_DISPLAY=wayland-real")
		if !until(func() bool { _, err := os.Stat(filepath.Join(own.home, "wayland-real")); return err == nil }) {
			return errors.New("the compositor does not start: " + own.tail("weston"))
		}
	}
	terminal, err := own.start(command[0], command[1:]...)
	if err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- terminal.Wait(); _ = listener.(*net.UnixListener).SetDeadline(time.Now()) }()
	if err := listener.(*net.UnixListener).SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	conn, err := listener.Accept()
	if err != nil {
		return errors.New("the terminal does not run a program; its messages end with: " + own.tail(command[0]))
	}
	r.inside = rpc.NewClient(conn)
	if !until(func() bool { _, err := own.output("xdotool", "getactivewindow"); return err == nil }) {
		return errors.New("the terminal shows no window; its messages end with: " + own.tail(command[0]))
	}
	_, _, err = own.picture()
	return err
}

// call calls the program inside, which may end with the terminal at any time.
func (r *running) call(method string, args, reply any, within time.Duration) error {
	call := r.inside.Go("Inside."+method, args, reply, make(chan *rpc.Call, 1))
	select {
	case <-call.Done:
		return call.Error
	case <-time.After(within + patience):
		return errors.New("the program in the terminal does not answer")
	}
}

func (r *running) exchange(send, until string) (Answer, error) {
	return r.within(send, until, answering)
}

func (r *running) within(send, until string, within time.Duration) (a Answer, err error) {
	err = r.call("Exchange", Question{Send: send, Until: until, Within: within}, &a, within)
	return a, err
}

func (r *running) facts() error {
	var f Facts
	if err := r.call("Facts", struct{}{}, &f, answering); err != nil {
		return err
	}
	for _, v := range f.Environ {
		if name, value, _ := strings.Cut(v, "="); name == "TERM" {
			r.seen.TERM = value
		}
	}
	r.seen.Size, r.seen.Environ = f.Size, environ(f.Environ)
	return nil
}

// picture takes a picture of the screen, and saves it.
func (r *running) picture(name string) (image.Image, error) {
	at, png, err := r.display.picture()
	if err != nil {
		return nil, err
	}
	file := strings.ReplaceAll(r.row.name, " ", "-") + "-" + name + ".png"
	return at, os.WriteFile(filepath.Join(r.out, file), png, 0o600)
}

// The modes that a program may leave on.
var watched = words("1 7 25 66 69 1000 1002 1003 1004 1006 1049 2004 2026 2027 2031 2048")

// state returns what the terminal reports of its modes and of its cursor.
func (r *running) state() (map[string]string, error) {
	found := map[string]string{}
	if r.seen.Answers["?69$p"] != "" || r.seen.Answers["?2026$p"] != "" {
		for _, mode := range watched {
			a, err := r.exchange("\x1b[?"+mode+"$p\x1b[6n", position)
			if err != nil {
				return nil, err
			}
			found["mode "+mode] = regexp.MustCompile(`;\d\$y`).FindString(a.Got)
		}
	}
	send := "\x1b[6n"
	if r.seen.Answers["?u"] != "" {
		send = "\x1b[?u" + send
	}
	a, err := r.exchange(send, position)
	found["keyboard"] = regexp.MustCompile(`\x1b\[\?\d+u`).FindString(a.Got)
	if at := regexp.MustCompile(position).FindStringSubmatch(a.Got); at != nil {
		found["column of the cursor"] = at[2] // the demo writes lines when it ends
	}
	return found, err
}

// demo runs the demo of shortlist, takes pictures of it, ends it, and looks at what is left.
func (r *running) demo(binary string) error {
	if _, err := r.exchange("\x1b[?25h\x1b[2J\x1b[7;1H\x1b[6n", position); err != nil {
		return err
	}
	before, err := r.state()
	if err != nil {
		return err
	}
	if err := r.call("Run", []string{binary, "demo"}, &struct{}{}, answering); err != nil {
		return err
	}
	for _, step := range []struct{ name, key, shows string }{
		{"first", "", "Órla"}, {"applicants", "Return", "esc back"}, {"applicant", "Return", "J K next previous"},
		{"help", "question", "type to find a key"},
	} {
		if step.key != "" {
			if err := r.display.keys(step.key); err != nil {
				return err
			}
		}
		var screen Answer
		if err := r.call("Shows", Question{Until: step.shows, Within: patience}, &screen, patience); err != nil {
			return err
		}
		if !screen.Whole {
			file := filepath.Join(r.out, "screen.txt")
			return errors.Join(fmt.Errorf("the demo does not show %q; its screen is in %s", step.shows, file), os.WriteFile(file, []byte(screen.Got), 0o600))
		}
		if _, err := r.picture(step.name); err != nil {
			return err
		}
	}
	if err := r.display.keys("ctrl+c"); err != nil {
		return err
	}
	var left Left
	if err := r.call("Ended", patience, &left, patience); err != nil {
		return err
	}
	late, err := r.exchange("\x1b[6n", position)
	if err != nil {
		return err
	}
	after, err := r.state()
	if err != nil {
		return err
	}
	if _, err := r.picture("after"); err != nil {
		return err
	}
	for name := range before {
		if before[name] != after[name] {
			r.seen.Left = append(r.seen.Left, format("%s: %q, was %q", name, after[name], before[name]))
		}
	}
	slices.Sort(r.seen.Left)
	if len(before) < len(watched) {
		r.seen.Left = append(r.seen.Left, notReported)
	}
	if !left.SameSettings {
		r.seen.Left = append(r.seen.Left, "other settings of stty")
	}
	if left.Unread += strings.LastIndex(late.Got, "\x1b["); left.Unread > 0 {
		r.seen.Left = append(r.seen.Left, format("%d bytes unread", left.Unread))
	}
	return nil
}
