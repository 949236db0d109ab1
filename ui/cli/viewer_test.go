package cli

import (
	"runtime"
	"strings"
	"testing"
)

func TestAViewerNeedsADesktop(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	if why := noViewer(true, false); !strings.Contains(why, "restricted") {
		t.Error(why)
	}
	if why := noViewer(false, true); !strings.Contains(why, "not the one in front of you") {
		t.Error(why)
	}
	if runtime.GOOS == "linux" {
		if why := noViewer(false, false); !strings.Contains(why, "no desktop") {
			t.Error(why)
		}
	}
	t.Setenv("WAYLAND_DISPLAY", "wayland-0")
	if why := noViewer(false, false); why != "" {
		t.Error(why)
	}
}
