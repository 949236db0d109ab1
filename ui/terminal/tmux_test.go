package terminal

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestTmuxIsAskedWhetherItPassesSequences with a real tmux. Without one there is nothing to ask.
func TestTmuxIsAskedWhetherItPassesSequences(t *testing.T) {
	if _, err := exec.LookPath("tmux"); err != nil {
		return
	}
	socket := filepath.Join(t.TempDir(), "s")
	t.Setenv("TMUX", "")
	tmux := func(args ...string) string {
		t.Helper()
		out, err := exec.Command("tmux", append([]string{"-S", socket, "-f", "/dev/null"}, args...)...).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %s %v", args, out, err)
		}
		return strings.TrimSpace(string(out))
	}
	t.Cleanup(func() { _ = exec.Command("tmux", "-S", socket, "kill-server").Run() })
	tmux("new-session", "-d", "-s", "desk", "cat")
	t.Setenv("TMUX", fmt.Sprintf("%s,%s,0", socket, tmux("display-message", "-p", "#{pid}")))
	t.Setenv("TMUX_PANE", tmux("display-message", "-p", "#{pane_id}"))
	for _, value := range []string{"off", "on", "all"} {
		if out, err := exec.Command("tmux", "-S", socket, "set", "-g", "allow-passthrough", value).CombinedOutput(); err != nil {
			t.Logf("this tmux has no such value: %s", out) // 3.3 added the setting, 3.4 "all"
			continue
		}
		if passes, known := PassesSequences(t.Context()); !known || passes != (value != "off") {
			t.Errorf("%s: %v %v", value, passes, known)
		}
	}
	tmux("kill-server")
	if passes, known := PassesSequences(t.Context()); known || passes {
		t.Errorf("without a server: %v %v", passes, known)
	}
}
