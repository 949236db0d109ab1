package config

import (
	"slices"
	"testing"
)

// TestACommandGoesToTheShellOfItsSystem unchanged: cmd of Windows drops the first and the last quote.
func TestACommandGoesToTheShellOfItsSystem(t *testing.T) {
	for command, line := range map[string]string{
		`pass show jobs/acme`: `cmd /d /s /c "pass show jobs/acme"`,
		`"C:\Program Files\KeePass\kp.exe" "a b" | findstr x`: `cmd /d /s /c ""C:\Program Files\KeePass\kp.exe" "a b" | findstr x"`,
		`echo a & echo b`: `cmd /d /s /c "echo a & echo b"`,
	} {
		for system, want := range map[string][]string{
			"linux": {"sh", "-c", command}, "darwin": {"sh", "-c", command}, "freebsd": {"sh", "-c", command}, "windows": {"cmd"},
		} {
			argv, got := shell(system, command)
			if !slices.Equal(argv, want) || system == "windows" && got != line || system != "windows" && got != "" {
				t.Errorf("%s on %s: %q, %q", command, system, argv, got)
			}
		}
	}
}

// TestAPasswordCommandIsRunByTheShell of the system of this test, quotes and all.
func TestAPasswordCommandIsRunByTheShell(t *testing.T) {
	got, err := run(t.Context(), "acme", "echo one&& echo two")
	if err != nil || got != "one" {
		t.Errorf("%q, %v", got, err)
	}
}
