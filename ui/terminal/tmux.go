package terminal

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// PassesSequences asks tmux whether it passes on to its terminal the sequences that it does not know.
// tmux before 3.3 always does, and has no such setting.
func PassesSequences(ctx context.Context) (passes, known bool) {
	ctx, stop := context.WithTimeout(ctx, 2*time.Second)
	defer stop()
	out, err := exec.CommandContext(ctx, "tmux", "show", "-Av", "allow-passthrough").Output()
	value := strings.TrimSpace(string(out))
	return value == "on" || value == "all", err == nil
}
