package settings

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// ThemeFolder is the path of a folder with themes, each in a file NAME.toml; "" is no folder.
type ThemeFolder string

const (
	extension = ".toml"
	mostBytes = 64 << 10 // of a file
)

// Themes is the themes of a folder.
type Themes struct {
	Themes   map[string]theme.Own
	Problems map[string][]ThemeProblem // of files that hold no theme, by the names of the themes
}

// Names are the names of all themes, also of those whose files have mistakes.
func (s Themes) Names() []string {
	names := append(slices.Collect(maps.Keys(s.Themes)), slices.Collect(maps.Keys(s.Problems))...)
	slices.Sort(names)
	return names
}

// Read reads all themes of the folder. A folder that cannot be read has none.
func (f ThemeFolder) Read() Themes {
	s := Themes{map[string]theme.Own{}, map[string][]ThemeProblem{}}
	if f == "" {
		return s
	}
	entries, _ := os.ReadDir(string(f)) // mostly the folder does not exist
	for _, e := range entries {
		name, isTheme := strings.CutSuffix(e.Name(), extension)
		if !isTheme || name == "" || strings.HasPrefix(name, ".") || text.Line(name) != name {
			continue
		}
		if own, problems := f.read(name); len(problems) > 0 {
			s.Problems[name] = problems
		} else {
			s.Themes[name] = own
		}
	}
	return s
}

// read reads the file of a theme.
func (f ThemeFolder) read(name string) (theme.Own, []ThemeProblem) {
	path := filepath.Join(string(f), name+extension)
	fail := func(why string) (theme.Own, []ThemeProblem) { return theme.Own{}, []ThemeProblem{{path, 0, why}} }
	if theme.IsBuiltIn(name) {
		return fail(lang.Text("%s is a built-in theme; rename the file", name))
	}
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return fail(reason(err))
	case !info.Mode().IsRegular() || info.Size() > mostBytes: // reading a pipe would not end
		return fail(lang.Text("this is no file of at most %d KB", mostBytes>>10))
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return fail(reason(err))
	}
	return parse(path, data)
}

// reason words an error without the path, which the problem names already.
func reason(err error) string {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return err.Error()
}
