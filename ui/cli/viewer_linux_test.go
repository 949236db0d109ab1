package cli

import (
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// TestALinkIsOpenedOnlyWhereItIsSeen: without a desktop xdg-open starts a browser of the terminal, which is not seen.
func TestALinkIsOpenedOnlyWhereItIsSeen(t *testing.T) {
	programs := t.TempDir()
	opened := filepath.Join(programs, "opened")
	modeltest.Must(t, os.WriteFile(filepath.Join(programs, "xdg-open"), []byte("#!/bin/sh\nprintf %s \"$1\" >'"+opened+"'\n"), 0o700))
	t.Setenv("PATH", programs)
	for _, c := range []struct {
		display, wayland, ssh string
		seen                  bool
	}{{"", "", "", false}, {":0", "", "", true}, {"", "wayland-0", "", true}, {":10.0", "", "192.0.2.1 50000 192.0.2.2 22", false}} {
		t.Setenv("DISPLAY", c.display)
		t.Setenv("WAYLAND_DISPLAY", c.wayland)
		t.Setenv("SSH_CONNECTION", c.ssh)
		t.Setenv("SSH_TTY", "")
		for _, link := range []string{"https://example.com/job?a=1&b=2", "mailto:anna@example.com"} {
			_ = os.Remove(opened)
			err := Browse(link)
			got, _ := os.ReadFile(opened)
			if want := map[bool]string{true: link}[c.seen]; string(got) != want || (err == nil) != c.seen {
				t.Errorf("%+v: opened %q, %v", c, got, err)
			}
		}
	}
}
