package settings

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"shortlist/model/lang"
	"shortlist/model/spelling"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// ThemeProblem is a mistake in a file.
type ThemeProblem struct {
	File string
	Line int // 0: it has no line
	Text string
}

// String returns the place and the text of the problem; safe text.
func (p ThemeProblem) String() string {
	at := p.File + ": "
	if p.Line > 0 {
		at = p.File + ":" + strconv.Itoa(p.Line) + ": "
	}
	return text.Line(at + p.Text)
}

const baseKey = "base"

// parse reads a theme. It reports every mistake, in the order of the lines.
func parse(file string, data []byte) (own theme.Own, problems []ThemeProblem) {
	own = theme.Own{Base: theme.BuiltIn()[0], Colours: map[string]string{}}
	values := map[string]any{}
	data = bytes.TrimPrefix(data, []byte("\ufeff")) // editors on Windows write it
	if err := toml.Unmarshal(data, &values); err != nil {
		line := 0
		var wrong *toml.DecodeError
		if errors.As(err, &wrong) {
			line, _ = wrong.Position()
		}
		return own, []ThemeProblem{{file, line, strings.TrimPrefix(err.Error(), "toml: ")}}
	}
	for _, key := range keys(data) {
		if problem := set(&own, key.name, values[key.name]); problem != "" {
			problems = append(problems, ThemeProblem{file, key.line, problem})
		}
	}
	if len(problems) == 0 && len(own.Colours) == 0 { // perhaps the file is being written
		problems = []ThemeProblem{{file, 0, lang.Text("the file names no colour")}}
	}
	return own, problems
}

// set adds the value of a key to a theme, or words why it cannot.
func set(own *theme.Own, name string, value any) (problem string) {
	if name == baseKey {
		base, _ := value.(string)
		if !theme.IsBuiltIn(base) {
			return lang.Text("base is %q; it can be %s", fmt.Sprint(value), strings.Join(theme.BuiltIn(), ", "))
		}
		own.Base = base
		return ""
	}
	if !slices.Contains(theme.Colours(), name) {
		nearest, alike := spelling.Nearest(name, append(theme.Colours(), baseKey))
		if !alike {
			return lang.Text("unknown colour %q; the colours are %s", name, strings.Join(theme.Colours(), ", "))
		}
		return lang.Text("unknown colour %q; did you mean %q?", name, nearest)
	}
	written := fmt.Sprint(value) // a number of the terminal's colours may lack the quotes
	colour, ok := theme.ParseColour(written)
	if !ok {
		return lang.Text("%s is %q; it can be \"#rrggbb\", a number from 0 to 255, or \"\" for the terminal's own colour", name, written)
	}
	own.Colours[name] = colour
	return ""
}

// key is a name at the left of a value, or of a section.
type key struct {
	name string
	line int
}

// keys returns the outermost keys of a file that can be decoded, each once.
func keys(data []byte) (out []key) {
	var p unstable.Parser
	p.Reset(data)
	inSection := false
	for p.NextExpression() {
		e := p.Expression()
		section := e.Kind == unstable.Table || e.Kind == unstable.ArrayTable
		inSection = inSection || section
		it := e.Key()
		if inSection && !section || !it.Next() {
			continue
		}
		name := string(it.Node().Data)
		if !slices.ContainsFunc(out, func(k key) bool { return k.name == name }) {
			out = append(out, key{name, p.Shape(it.Node().Raw).Start.Line})
		}
	}
	return out
}

// ExampleTheme returns a built-in theme as a file to begin with. dark chooses the variant of a theme that has two.
func ExampleTheme(name string, dark bool) string {
	look, base := theme.New(name, dark), name
	if name == theme.BuiltIn()[0] {
		base = map[bool]string{true: "dark", false: "light"}[dark]
	}
	var b strings.Builder
	for _, line := range sayExampleHead() {
		fmt.Fprintf(&b, "# %s\n", line)
	}
	fmt.Fprintf(&b, "\n%s = %q # %s\n\n", baseKey, base, lang.Text("the theme of the colours that are left out"))
	for _, colour := range theme.Colours() {
		fmt.Fprintf(&b, "%-24s # %s\n", fmt.Sprintf("%s = %q", colour, look.Palette.Colour(colour)), sayColourMeans(colour))
	}
	return b.String()
}

// sayExampleHead are the lines of the comment at the start of an example.
func sayExampleHead() []string {
	return []string{lang.Text("A theme of shortlist. Save it as NAME.toml in the folder themes beside"), lang.Text("config.toml, and choose it in the palette or by ui.theme = \"NAME\". The"), lang.Text("dashboard reloads it when you save it. A colour is \"#rrggbb\", a number"), lang.Text("from 0 to 255, or \"\" for the terminal's own.")}
}

func sayColourMeans(name string) string {
	return map[string]string{
		"text": lang.Text("text"), "dim": lang.Text("less important text"), "faint": lang.Text("lines between panes"), "accent": lang.Text("headings, keys, the cursor, borders of boxes"),
		"on_accent": lang.Text("text on accent, and on a match of a search"), "good": lang.Text("success, yes"), "warn": lang.Text("warnings, maybe, under a match of a search"),
		"bad": lang.Text("errors, no"), "unviewed": lang.Text("applications not viewed yet"), "link": lang.Text("links"),
		"selection": lang.Text("under the chosen row"), "resting": lang.Text("under a notice"),
	}[name]
}
