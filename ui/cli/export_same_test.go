package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/creack/pty"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
)

// screen is the dashboard of the built program on a terminal.
type screen struct {
	t    *testing.T
	pty  *os.File
	seen strings.Builder
}

// press types keys.
func (s *screen) press(keys string) {
	s.t.Helper()
	if _, err := s.pty.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
}

// until reads what is drawn until something is so.
func (s *screen) until(what string, so func() bool) {
	s.t.Helper()
	buf := make([]byte, 64<<10)
	for !so() {
		n, err := s.pty.Read(buf)
		s.seen.Write(buf[:n])
		if err != nil {
			s.t.Fatalf("no %s before the end: %v\n%q", what, err, s.seen.String())
		}
	}
}

// shows waits until a text is drawn that was not there before.
func (s *screen) shows(text string) {
	s.t.Helper()
	s.seen.Reset()
	s.until(text, func() bool { return strings.Contains(s.seen.String(), text) })
}

// TestTheDashboardAndTheCommandExportTheSameBytes for the same people: also of verdicts that
// were given a moment before.
func TestTheDashboardAndTheCommandExportTheSameBytes(t *testing.T) {
	p := build(t)
	service, base := serve(t)
	email, password := service.Account()
	if code, _, problems := p.run(password+"\n", "login", "--account", "acme", "--base-url", base, "--email", email); code != command.ExitDone {
		t.Fatalf("exit %d: %s", code, problems)
	}
	job, err := service.Job("ua-backend")
	modeltest.Must(t, err)
	code, out, problems := p.run("", "applicants", "list", command.Number(job), "--json")
	var people []struct {
		ID        int64
		Applicant struct{ Name string }
	}
	if err := json.Unmarshal([]byte(out), &people); err != nil || code != command.ExitDone {
		t.Fatalf("exit %d, %v: %s", code, err, problems)
	}
	st, err := store.Open(filepath.Join(p.home, "data", "shortlist", "acme", "store.db"))
	modeltest.Must(t, err)
	var ids []int64
	var names []string
	for _, c := range people {
		ids, names = append(ids, c.ID), append(names, c.Applicant.Name)
	}
	if _, err := st.Enlist(t.Context(), "round", ids, time.Now()); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, st.Close())

	cmd := p.command()
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 60, Cols: 160})
	modeltest.Must(t, err)
	s := &screen{t: t, pty: terminal}
	patience := 5 * time.Minute // a screen that never comes ends the test with what was drawn
	if end, limited := t.Deadline(); limited {
		patience = min(patience, time.Until(end)-30*time.Second)
	}
	defer time.AfterFunc(patience, func() { _ = cmd.Process.Kill() }).Stop()
	s.until("applicant of the first job, beside it", func() bool {
		return slices.ContainsFunc(names, func(name string) bool { return strings.Contains(s.seen.String(), name) })
	})
	s.press("\ram") // open them: yes, maybe
	for i, format := range export.Formats() {
		ways := []int{0, 1, 3, 4, 5}[i] // CSV is there twice
		for same := false; !same; {
			begun := time.Now().Minute()
			s.press("E")
			s.shows("all shown in")
			s.press("\x1b[D" + "\x1b[B" + strings.Repeat("\x1b[C", ways) + "\r")
			var file string
			s.until("file of "+string(format), func() bool {
				found, err := filepath.Glob(filepath.Join(p.home, "CVs", "*"+format.Ext()))
				if err == nil && len(found) > 0 {
					file = found[0]
				}
				return file != ""
			})
			mine := readAndRemove(t, file)
			theirs := filepath.Join(p.home, "command"+format.Ext())
			if code, _, problems := p.run("", "applicants", "export", "--shortlist", "round", "--out", theirs); code != command.ExitDone {
				t.Fatalf("exit %d: %s", code, problems)
			}
			other := readAndRemove(t, theirs)
			if same = begun == time.Now().Minute(); !same { // the booklet shows when it was made
				continue
			}
			if !bytes.Equal(mine, other) {
				at := 0
				for at < min(len(mine), len(other)) && mine[at] == other[at] {
					at++
				}
				t.Errorf("%v differs at byte %d:\n%.200q\n%.200q", format, at, mine[max(at-60, 0):], other[max(at-60, 0):])
			}
			if format == export.JSON && bytes.Count(mine, []byte(`"changed": "`)) != 2 {
				t.Error("the reviews have no dates")
			}
		}
	}
	s.press("q")
	buf := make([]byte, 4096)
	for err == nil {
		_, err = terminal.Read(buf)
	}
	if code := exitOf(t, cmd.Wait()); code != command.ExitDone {
		t.Errorf("exit %d", code)
	}
	if n := service.Count(sandbox.MarkViewed); n != 0 {
		t.Errorf("%d were marked viewed", n)
	}
}

// dated is the date that a PDF was made.
var dated = regexp.MustCompile(`\(D:[^)]*\)`)

func readAndRemove(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	modeltest.Must(t, err)
	modeltest.Must(t, os.Remove(path))
	return dated.ReplaceAll(data, nil)
}
