package settings

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

func TestMain(m *testing.M) {
	modeltest.Prepare()
	goleak.VerifyTestMain(m)
}

// TestEachMistakeHasItsLine, and the sentence names a way out.
func TestEachMistakeHasItsLine(t *testing.T) {
	t.Parallel()
	own, problems := parse("sea.toml", []byte(`base = "drak"
text = "#12345"
dim = 256
acent = "#00ffff"
"on\u001b[31m" = "1"
good = true

[more]
bad = "#ff0000"
`))
	var got []string
	for _, p := range problems {
		got = append(got, p.String())
	}
	want := []string{
		`sea.toml:1: base is "drak"; it can be auto, light, dark, contrast, distinct, plain`,
		`sea.toml:2: text is "#12345"; it can be "#rrggbb", a number from 0 to 255, or "" for the terminal's own colour`,
		`sea.toml:3: dim is "256"; it can be "#rrggbb"`,
		`sea.toml:4: unknown colour "acent"; did you mean "accent"?`,
		`sea.toml:5: unknown colour "on\x1b[31m"; the colours are text, dim`,
		`sea.toml:6: good is "true"`,
		`sea.toml:8: unknown colour "more"`,
	}
	if !slices.EqualFunc(got, want, strings.HasPrefix) {
		t.Errorf("%+v\n%s", own, strings.Join(got, "\n"))
	}
	for text, want := range map[string]string{
		"":                             "sea.toml: the file names no colour",
		"base = 'dark'\n":              "sea.toml: the file names no colour",
		"text = '#112233'\ndim = '#1":  "sea.toml:2: ",
		"text = '1'\n\ntext = '2'\n":   "sea.toml:3: ",
		"accent = '#11\x1b[31m2233'\n": "sea.toml:1: ",
		"base = 7\naccent = '#112233'": `sea.toml:1: base is "7"`,
		"accent = ''\n[[text]]\nx = 1": `sea.toml:2: text is `,
	} {
		if _, problems := parse("sea.toml", []byte(text)); len(problems) != 1 || !strings.HasPrefix(problems[0].String(), want) || strings.Contains(problems[0].String(), "\x1b") {
			t.Errorf("%q: %v", text, problems)
		}
	}
}

func TestAByteOrderMarkIsSkipped(t *testing.T) {
	t.Parallel()
	if own, problems := parse("sea.toml", []byte("\ufeffbase = 'dark'\r\ntext = '#112233'\r\n")); own.Base != "dark" || len(problems) > 0 {
		t.Errorf("%+v, %v", own, problems)
	}
}

// TestAnExampleIsTheThemeThatItShows, for a dark and a light background.
func TestAnExampleIsTheThemeThatItShows(t *testing.T) {
	t.Parallel()
	for _, name := range theme.BuiltIn() {
		for _, dark := range []bool{true, false} {
			own, problems := parse(name, []byte(ExampleTheme(name, dark)))
			if got, want := own.Theme(theme.New("auto", dark).Screen), theme.New(name, dark); len(problems) > 0 || got.Palette != want.Palette || got.Screen != want.Screen {
				t.Errorf("%s, dark %t: %v, %+v", name, dark, problems, got.Palette)
			}
		}
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	modeltest.Must(t, os.WriteFile(path, []byte(text), 0o600))
}

// TestAFolderIsReadWithoutTrust: anything but a small file is a problem, and files of other names are left alone.
func TestAFolderIsReadWithoutTrust(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "sea.toml"), "accent = 45\n")
	write(t, filepath.Join(dir, "море.toml"), "accent = ''\n")
	write(t, filepath.Join(dir, "dark.toml"), "accent = 45\n")
	write(t, filepath.Join(dir, "big.toml"), "accent = 45\n#"+strings.Repeat("x", mostBytes))
	for _, other := range []string{".hidden.toml", "sea.toml~", "4913", "esc\x1b[31m.toml", ".toml", "\xff.toml"} {
		write(t, filepath.Join(dir, other), "accent = 45\n")
	}
	modeltest.Must(t, os.Mkdir(filepath.Join(dir, "folder.toml"), 0o700))
	modeltest.Must(t, os.Symlink("/dev/zero", filepath.Join(dir, "zero.toml")))
	set := ThemeFolder(dir).Read()
	if names := set.Names(); !slices.Equal(names, []string{"big", "dark", "folder", "sea", "zero", "море"}) || len(set.Themes) != 2 {
		t.Errorf("%q, %v", names, set)
	}
	if c := set.Themes["sea"].Colours; len(c) != 1 || c["accent"] != "45" {
		t.Errorf("%v", c)
	}
	look := NewLook("../sea", theme.Screen{Background: theme.Dark}, ThemeFolder(dir))
	if names := look.Names(); !slices.Equal(names, append(theme.BuiltIn(), "big", "folder", "sea", "zero", "море")) || look.Theme().Palette != theme.New("auto", true).Palette {
		t.Errorf("%q", names)
	}
}

// TestALookReportsWhatChanges, once: a file that broke keeps its colours, and one that was never good is auto.
func TestALookReportsWhatChanges(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "sea.toml")
	write(t, path, "accent = '#112233'\n")
	look := NewLook("sea", theme.Screen{Background: theme.Dark}, ThemeFolder(dir))
	follow := func(accent, want string) {
		t.Helper()
		for _, want := range []string{want, ""} { // the second time, the person knows it
			notice := look.Follow(ThemeFolder(dir).Read())
			if notice == nil {
				notice = &env.Notice{}
			}
			if got := look.Theme().Palette.Accent; got != accent || notice.Text != want {
				t.Errorf("accent %s, notice %q", got, notice.Text)
			}
		}
	}
	follow("#112233", "")
	write(t, path, "accent = '#445566'\n")
	follow("#445566", "Theme reloaded: sea")
	write(t, path, "acent = '#778899'\n")
	follow("#445566", `The theme sea keeps its last good colours: sea.toml:1: unknown colour "acent"; did you mean "accent"?`)
	write(t, path, "accent = '#445566'\n")
	follow("#445566", "Theme reloaded: sea")
	modeltest.Must(t, os.Rename(path, filepath.Join(dir, "see.toml")))
	follow("#445566", `The theme sea keeps its last good colours: there is no theme "sea" and no file sea.toml; did you mean "see"?`)
	look = NewLook("sea", theme.Screen{Background: theme.Dark}, ThemeFolder(dir))
	follow(theme.New("auto", true).Palette.Accent, `The theme is auto instead of sea: there is no theme "sea" and no file sea.toml; did you mean "see"?`)
	look.Name = "plain"
	follow("", "")
}

// TestAFolderIsFollowed: one that is made later, editors that rename over a file, and files that are linked.
func TestAFolderIsFollowed(t *testing.T) {
	t.Parallel()
	home, dotfiles := t.TempDir(), t.TempDir()
	dir := filepath.Join(home, "themes")
	sets := ThemeFolder(dir).Watch(t.Context(), nil)
	expect := func(want map[string]string) {
		t.Helper()
		for deadline := time.After(time.Minute); ; {
			select {
			case set := <-sets:
				got := map[string]string{}
				for name, own := range set.Themes {
					got[name] = own.Colours["accent"]
				}
				if len(got) == len(want) {
					same := true
					for name, accent := range want {
						same = same && got[name] == accent
					}
					if same {
						return
					}
				}
			case <-deadline:
				t.Fatalf("%v has not come", want)
			}
		}
	}
	expect(map[string]string{})
	modeltest.Must(t, os.Mkdir(dir, 0o700))
	write(t, filepath.Join(dir, "sea.toml"), "accent = 1\n")
	expect(map[string]string{"sea": "1"})
	write(t, filepath.Join(dir, "new"), "accent = 2\n")
	modeltest.Must(t, os.Rename(filepath.Join(dir, "new"), filepath.Join(dir, "sea.toml")))
	expect(map[string]string{"sea": "2"})
	write(t, filepath.Join(dotfiles, "hill.toml"), "accent = 3\n")
	modeltest.Must(t, os.Symlink(filepath.Join(dotfiles, "hill.toml"), filepath.Join(dir, "hill.toml")))
	expect(map[string]string{"sea": "2", "hill": "3"})
	write(t, filepath.Join(dotfiles, "hill.toml"), "accent = 4\n")
	expect(map[string]string{"sea": "2", "hill": "4"})
	modeltest.Must(t, os.RemoveAll(dir))
	expect(map[string]string{})
	modeltest.Must(t, os.Mkdir(dir, 0o700))
	write(t, filepath.Join(dir, "sea.toml"), "accent = 5\n")
	expect(map[string]string{"sea": "5"})
}
