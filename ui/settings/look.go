package settings

import (
	"context"
	"maps"
	"path/filepath"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
	"shortlist/model/lang"
	"shortlist/model/spelling"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Look is the theme of the dashboard.
type Look struct {
	Name   string // of the theme: built in, or of a file
	Screen theme.Screen

	folder   ThemeFolder
	own      map[string]theme.Own // each theme as its file last was without mistakes
	now      Themes
	reported map[string]string // the problems that the person knows about, by the names of the themes
}

// NewLook returns the look of a theme on a screen. It reads the folder only for a theme that is not built in.
func NewLook(name string, s theme.Screen, folder ThemeFolder) *Look {
	l := &Look{Name: name, Screen: s, folder: folder, own: map[string]theme.Own{}, reported: map[string]string{}}
	if name == "" {
		l.Name = theme.BuiltIn()[0]
	}
	if !theme.IsBuiltIn(l.Name) {
		l.keep(folder.Read())
	}
	return l
}

func (l *Look) keep(now Themes) {
	l.now = now
	maps.Copy(l.own, now.Themes)
}

// Theme makes the theme. A theme whose file has mistakes keeps its last good colours.
func (l *Look) Theme() *theme.Theme {
	if own, ok := l.own[l.Name]; ok && !theme.IsBuiltIn(l.Name) {
		return own.Theme(l.Screen)
	}
	return theme.On(l.Name, l.Screen) // an unknown name gives auto
}

// NeedsBackground reports whether the theme depends on the background of the terminal.
func (l *Look) NeedsBackground() bool {
	return l.Name != "light" && l.Name != "dark" && l.Name != "plain"
}

// Take notes the background, or how many colours there are, as the terminal has answered.
func (l *Look) Take(answer tea.Msg) {
	switch answer := answer.(type) {
	case tea.BackgroundColorMsg:
		l.Screen.Background = theme.Light
		if answer.IsDark() {
			l.Screen.Background = theme.Dark
		}
	case tea.ColorProfileMsg:
		l.Screen.Profile = answer.Profile
	}
}

// Names are the themes that can be chosen: those that are built in, and those of the folder.
func (l *Look) Names() []string {
	return append(theme.BuiltIn(), slices.DeleteFunc(l.now.Names(), theme.IsBuiltIn)...)
}

// Problem words why a theme cannot be used as its file is now; "" if it can.
func (l *Look) Problem(name string) string { return l.folder.problem(l.now, name) }

// problem words why a theme of a set cannot be used; safe text, with the file's name only.
func (f ThemeFolder) problem(in Themes, name string) string {
	if _, ok := in.Themes[name]; ok || theme.IsBuiltIn(name) {
		return ""
	}
	if problems := in.Problems[name]; len(problems) > 0 {
		first := problems[0]
		first.File = filepath.Base(first.File)
		return first.String()
	}
	return MissingTheme(name, in)
}

// MissingTheme words that a theme has no file; safe text.
func MissingTheme(name string, in Themes) string {
	nearest, alike := spelling.Nearest(name, append(theme.BuiltIn(), in.Names()...))
	if !alike {
		return text.Line(lang.Text("there is no theme %q and no file %s", name, name+extension))
	}
	return text.Line(lang.Text("there is no theme %q and no file %s; did you mean %q?", name, name+extension, nearest))
}

// Listen follows the folder; without one it does nothing. It calls redraw when the palette has changed.
func (l *Look) Listen(e *env.Env, report crash.Report, redraw func()) {
	if l.folder == "" {
		return
	}
	watch := func(ctx context.Context) <-chan Themes { return l.folder.Watch(ctx, report) }
	load.Listen(e.Group, watch, func(now Themes) tea.Cmd {
		notice := l.Follow(now)
		if l.Theme().Palette != e.Theme.Palette { // the same palette keeps what was rendered
			redraw()
		}
		if notice == nil {
			return nil
		}
		return e.Notify(notice.Severity, notice.Text)
	})
}

// Follow takes the themes as the folder has them now. The notice is nil if the person need not know.
func (l *Look) Follow(now Themes) *env.Notice {
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
		return &env.Notice{Severity: env.Warn, Text: text.Sentence(lang.Text("The theme %s keeps its last good colours: %s", name, problem))}
	case problem != "":
		return &env.Notice{Severity: env.Warn, Text: text.Sentence(lang.Text("The theme is auto instead of %s: %s", name, problem))}
	case known != "" || before != l.Theme().Palette:
		return &env.Notice{Severity: env.Info, Text: lang.Text("Theme reloaded: %s", name)}
	}
	return nil
}
