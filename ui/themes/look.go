package themes

import (
	"maps"
	"path/filepath"
	"slices"

	"shortlist/model/lang"
	"shortlist/model/near"
	"shortlist/ui/desk"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Look is the theme of the dashboard.
type Look struct {
	Name   string // of the theme: built in, or of a file
	Screen theme.Screen

	folder   Folder
	own      map[string]theme.Own // as their files were without mistakes last
	now      Set
	reported map[string]string // the problems that the person knows about, by the names of the themes
}

// NewLook returns the look of a theme on a screen. It reads the folder only if the theme is in it.
func NewLook(name string, s theme.Screen, folder Folder) *Look {
	l := &Look{Name: name, Screen: s, folder: folder, own: map[string]theme.Own{}, reported: map[string]string{}}
	if name == "" {
		l.Name = theme.BuiltIn()[0]
	}
	if !theme.IsBuiltIn(l.Name) {
		l.keep(folder.Read())
	}
	return l
}

func (l *Look) keep(now Set) {
	l.now = now
	maps.Copy(l.own, now.Themes)
}

// Theme makes the theme. One whose file has mistakes has its last good colours.
func (l *Look) Theme() *theme.Theme {
	if own, ok := l.own[l.Name]; ok && !theme.IsBuiltIn(l.Name) {
		return own.Theme(l.Screen)
	}
	return theme.On(l.Name, l.Screen) // an unknown name is that of auto
}

// Names are the themes that can be chosen: those that are built in, and those of the folder.
func (l *Look) Names() []string {
	return append(theme.BuiltIn(), slices.DeleteFunc(l.now.Names(), theme.IsBuiltIn)...)
}

// Problem words why a theme cannot be used as its file is; "" if it can.
func (l *Look) Problem(name string) string { return l.folder.problem(l.now, name) }

// problem words why a theme of a set cannot be used; safe text, with the file's name only.
func (f Folder) problem(in Set, name string) string {
	if _, ok := in.Themes[name]; ok || theme.IsBuiltIn(name) {
		return ""
	}
	if problems := in.Problems[name]; len(problems) > 0 {
		first := problems[0]
		first.File = filepath.Base(first.File)
		return first.String()
	}
	return Missing(name, in)
}

// Missing words that a theme has no file; safe text.
func Missing(name string, in Set) string {
	nearest, alike := near.Word(name, append(theme.BuiltIn(), in.Names()...))
	if !alike {
		return text.Line(lang.Text("there is no theme %q and no file %s", name, name+extension))
	}
	return text.Line(lang.Text("there is no theme %q and no file %s; did you mean %q?", name, name+extension, nearest))
}

// Follow takes the themes as the folder has them now. The notice is nil if the person need not know.
func (l *Look) Follow(now Set) *desk.Notice {
	before := l.Theme().Palette
	l.keep(now)
	problem, name := l.Problem(l.Name), text.Line(l.Name)
	known := l.reported[l.Name]
	l.reported[l.Name] = problem
	_, hasColours := l.own[l.Name]
	switch {
	case problem != "" && problem == known:
		return nil
	case problem != "" && hasColours:
		return &desk.Notice{Severity: desk.Warn, Text: text.Sentence(lang.Text("The theme %s keeps its last good colours: %s", name, problem))}
	case problem != "":
		return &desk.Notice{Severity: desk.Warn, Text: text.Sentence(lang.Text("The theme is auto instead of %s: %s", name, problem))}
	case known != "" || before != l.Theme().Palette:
		return &desk.Notice{Severity: desk.Info, Text: lang.Text("Theme reloaded: %s", name)}
	}
	return nil
}
