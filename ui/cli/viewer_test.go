package cli

import (
	"slices"
	"strings"
	"testing"
)

// TestAViewerNeedsADesktop, which macOS and Windows always have.
func TestAViewerNeedsADesktop(t *testing.T) {
	none, wayland := map[string]string{}, map[string]string{"WAYLAND_DISPLAY": "wayland-0"}
	x := map[string]string{"DISPLAY": ":0"}
	for _, c := range []struct {
		system             string
		env                map[string]string
		restricted, remote bool
		want               string
	}{
		{"linux", none, true, false, "restricted"},
		{"windows", none, true, false, "restricted"},
		{"linux", wayland, false, true, "not the one in front of you"},
		{"darwin", none, false, true, "not the one in front of you"},
		{"linux", none, false, false, "no desktop"},
		{"freebsd", none, false, false, "no desktop"},
		{"linux", wayland, false, false, ""},
		{"freebsd", x, false, false, ""},
		{"darwin", none, false, false, ""},
		{"windows", none, false, false, ""},
	} {
		why := noViewer(c.system, func(name string) string { return c.env[name] }, c.restricted, c.remote)
		if !strings.Contains(why, c.want) || (why == "") != (c.want == "") {
			t.Errorf("%+v: %q", c, why)
		}
	}
}

// TestAnEditorMayHaveArgumentsAndAPathWithSpaces in quotes, as on Windows.
func TestAnEditorMayHaveArgumentsAndAPathWithSpaces(t *testing.T) {
	for value, want := range map[string][]string{
		"vim":             {"vim"},
		"  code  --wait ": {"code", "--wait"},
		`"C:\Program Files\Notepad++\notepad++.exe" -multiInst -nosession`: {`C:\Program Files\Notepad++\notepad++.exe`, "-multiInst", "-nosession"},
		`C:\Windows\notepad.exe`: {`C:\Windows\notepad.exe`},
		`vim -c "set tw=72"`:     {"vim", "-c", "set tw=72"},
	} {
		got := editor(func(name string) string { return map[string]string{"EDITOR": value, "VISUAL": ` "" `}[name] })
		if !slices.Equal(got.Argv, want) {
			t.Errorf("%s: %q", value, got.Argv)
		}
	}
}
