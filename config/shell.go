package config

import (
	"context"
	"os/exec"
	"runtime"
)

// shell returns how a system's shell runs a command: its arguments, or on Windows its whole command line, because cmd
// reads quotes differently than programs do. With /s, cmd removes the first and the last quote, and no other.
func shell(system, command string) (argv []string, line string) {
	if system == "windows" {
		return []string{"cmd"}, `cmd /d /s /c "` + command + `"`
	}
	return []string{"sh", "-c", command}, ""
}

// shellCommand returns a command of the person's own configuration, to be run.
func shellCommand(ctx context.Context, command string) *exec.Cmd {
	argv, line := shell(runtime.GOOS, command)
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	setLine(cmd, line)
	return cmd
}
