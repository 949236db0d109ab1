//go:build unix

package e2e

import (
	"context"
	"errors"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// place is where in the dashboard a window is.
type place int

const (
	inJobs place = iota + 1
	inList
	inCandidate
	inDrafts // the box that offers drafts
	inOffer  // the box that offers to continue a draft instead of an empty form
	inForm
	inNote
)

// placeOf reads the place from a screen; 0 is one that is not known or half drawn.
func placeOf(screen string) place {
	lines := strings.Split(strings.TrimRight(screen, "\n "), "\n")
	footer := lines[len(lines)-1]
	for _, line := range lines { // a box has its keys on its bottom edge
		if _, keys, ok := strings.Cut(line, "╰─ "); ok && !strings.HasPrefix(keys, "line ") {
			footer = keys
		}
	}
	switch {
	case strings.Contains(screen, "─ Unsent drafts"):
		return inDrafts
	case strings.Contains(footer, "N empty form"):
		return inOffer
	case strings.Contains(footer, "ctrl+s review"):
		return inForm
	case strings.Contains(footer, "ctrl+s save"):
		return inNote
	case strings.Contains(footer, "enter applicants"):
		return inJobs
	case strings.Contains(footer, "enter open"):
		return inList
	case strings.Contains(footer, "J K next previous"):
		return inCandidate
	}
	return 0
}

// headerOf returns the header of an open application, which begins with the name; "" if the screen is
// not whole.
func headerOf(screen string) string {
	lines := strings.Split(screen, "\n")
	if len(lines) < 4 || placeOf(screen) != inCandidate || !strings.HasPrefix(lines[1], " Applicants ") {
		return ""
	}
	var header []string
	for _, line := range lines[1:4] { // a long name is wrapped
		_, right, _ := strings.Cut(line, "│")
		header = append(header, strings.Trim(right, " ▌")) // the edge marks the pane that has the keys
	}
	return strings.Join(header, " ")
}

// noticeOf returns the notice of a screen; "" for none.
func noticeOf(screen string) string {
	lines := strings.Split(screen, "\n")
	for i := len(lines) - 2; i > len(lines)-6 && i > 0; i-- {
		for _, sign := range []string{" ✓ ", " › ", " ! ", " ✗ "} {
			if strings.HasPrefix(lines[i], sign) {
				return strings.TrimSpace(lines[i])
			}
		}
	}
	return ""
}

// window is a dashboard of the soak.
type window struct {
	*program
	of *soak
}

// jobTitle is the beginning of the title of the job of the soak.
const jobTitle = "Backend-розро"

// open starts a window and goes to the list.
func (s *soak) open() *window {
	w := &window{start(s.T, s.kill.home, s.env), s}
	s.sessions = append(s.sessions, w.cmd.Process.Pid)
	for _, whole := range s.titles {
		if whole { // it is offered at once, and would come up over what follows
			w.sees("─ Unsent drafts")
			break
		}
	}
	w.home()
	return w
}

// home goes to the list of applicants.
func (w *window) home() {
	w.goes(inList, map[place]string{inJobs: "\r", inCandidate: "\x1b", inDrafts: "\x1b"})
}

// toJobs goes to the list of jobs.
func (w *window) toJobs() {
	w.goes(inJobs, map[place]string{inList: "\x1b", inCandidate: "\x1b", inDrafts: "\x1b"})
	w.chooseJob()
}

// chooseJob moves to the job, wherever its status has put it.
func (w *window) chooseJob() {
	w.Helper()
	chosen := func(screen string) (row string) {
		for _, line := range strings.Split(screen, "\n") {
			row, ok := strings.CutPrefix(line, "▌")
			switch {
			case ok && strings.HasPrefix(row, " "): // the second line of a job whose first is drawn already
				return ""
			case ok:
				_, title, _ := strings.Cut(row, " ")                      // behind the signs of status and mark
				title, _, _ = strings.Cut(strings.TrimSpace(title), "  ") // the counts behind it change by themselves
				return title
			}
		}
		return ""
	}
	if strings.Contains(chosen(w.screen.String()), jobTitle) {
		return
	}
	w.press("g")
	w.until("the first job is chosen", func(screen string) bool {
		lines := strings.Split(screen, "\n")
		return len(lines) > 4 && strings.HasPrefix(lines[4], "▌")
	})
	for at := chosen(w.screen.String()); !strings.Contains(at, jobTitle); {
		w.press("j")
		w.until("the next job is chosen", func(screen string) bool {
			row := chosen(screen)
			moved := row != "" && row != at
			if moved {
				at = row
			}
			return moved
		})
	}
}

// goes presses the key of each place until the window is where it goes.
func (w *window) goes(to place, keys map[place]string) {
	w.Helper()
	for {
		at := place(0)
		w.until("the screen is whole", func(screen string) bool { at = placeOf(screen); return at != 0 })
		if at == to {
			return
		}
		key, ok := keys[at]
		if !ok {
			w.Fatalf("the window is at %d\n%s", at, w.screen)
		}
		if at == inJobs {
			w.chooseJob()
		}
		w.press(key)
		leads := func(screen string) bool { is := placeOf(screen); return is != 0 && is != at }
		if key != "\x1b" {
			w.until("the key has led on", leads)
			continue
		}
		// It may have to be pressed again: a box that opens by itself takes no key before a pause, and
		// the first one stops a read.
		for again := time.After(time.Second); again != nil && !leads(w.screen.String()); {
			select {
			case <-w.news:
			case <-again:
				again = nil
			}
		}
	}
}

// opened returns which application is open.
func (w *window) opened() (id int64) {
	w.Helper()
	w.until("an application is open", func(screen string) bool { id = w.of.idIn(screen); return id != 0 })
	return id
}

// openSome opens one of the first applications in the list.
func (w *window) openSome() {
	w.Helper()
	w.press("g" + strings.Repeat("j", w.of.IntN(8)) + "\r")
	w.opened()
}

// beginNote types a note, and waits until the screen shows its text. It is saved within a second.
func (w *window) beginNote(note string) {
	w.Helper()
	w.press("c")
	w.until("the note is open", func(screen string) bool { return placeOf(screen) == inNote })
	w.press("\x1b[1;5F" + note + " ")
	w.sees(note)
}

// savedAt is the sign of the form that the draft is saved.
var savedAt = regexp.MustCompile(`draft saved \d`)

// beginDraft types the title of a new job, and waits until the screen shows that it is saved.
func (w *window) beginDraft(title string) {
	w.Helper()
	w.toJobs()
	w.press("N")
	at := place(0)
	opens := func(screen string) bool { at = placeOf(screen); return at == inForm || at == inOffer }
	if w.until("the form is open", opens); at == inOffer {
		w.press("N")
		w.until("the empty form is open", func(screen string) bool { return placeOf(screen) == inForm })
	}
	w.press(title)
	w.until("the draft is saved", func(screen string) bool {
		return strings.Contains(screen, title) && savedAt.MatchString(screen)
	})
}

// usage is what a process takes of the machine.
type usage struct{ kilobytes, files int }

// usage returns what a window takes; zero where the system does not list it in /proc.
func (w *window) usage() (u usage) {
	dir := filepath.Join("/proc", strconv.Itoa(w.cmd.Process.Pid))
	status, err := os.ReadFile(filepath.Join(dir, "status"))
	if errors.Is(err, os.ErrNotExist) {
		return usage{}
	}
	files, err := os.ReadDir(filepath.Join(dir, "fd"))
	if found := regexp.MustCompile(`VmRSS:\s+(\d+)`).FindSubmatch(status); found == nil || err != nil {
		w.Errorf("no use of memory, %v: %s", err, status)
	} else {
		u.kilobytes, _ = strconv.Atoi(string(found[1]))
	}
	u.files = len(files)
	return u
}

// dialUnix connects to a unix socket whatever the address.
func dialUnix(socket string) func(context.Context, string, string) (net.Conn, error) {
	return func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", socket)
	}
}
