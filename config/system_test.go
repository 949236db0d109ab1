package config

import (
	"io/fs"
	"testing"
)

// TestAModeShowsWhoReadsAFileExceptOnWindows, where all files have the same mode.
func TestAModeShowsWhoReadsAFileExceptOnWindows(t *testing.T) {
	for mode, want := range map[fs.FileMode]bool{0o600: false, 0o400: false, 0o640: true, 0o604: true, 0o666: true} {
		for _, system := range []string{"linux", "darwin", "freebsd", "windows"} {
			if got := openToOthers(system, mode); got != (want && system != "windows") {
				t.Errorf("%o on %s: %v", mode, system, got)
			}
		}
	}
}

// TestASystemMayHaveNoHostsFile: Windows has none, because others could make it.
func TestASystemMayHaveNoHostsFile(t *testing.T) {
	hosts(t, limited)
	system = ""
	if c, err := Load(""); err != nil || c.Limits.Restricted {
		t.Errorf("%+v, %v", c.Limits, err)
	}
	if err := CheckHost(); err != nil {
		t.Error(err)
	}
}
