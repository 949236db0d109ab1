// Package guide holds the guides, and draws them for a terminal.
package guide

import (
	"io/fs"
	"strings"

	glamour "charm.land/glamour/v2/ansi"
	"github.com/charmbracelet/x/ansi"

	"shortlist/assets"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// Topics lists the guides, in the order for a new reader.
var Topics = []string{"install", "configuration", "reviewing", "jobs", "callbacks", "offline", "host", "team", "scripting", "privacy", "linear", "keys"}

// Markdown returns the text of a guide in the language of this process.
func Markdown(topic string) (string, error) {
	files, err := assets.Guides()
	if err != nil {
		return "", err
	}
	data, err := fs.ReadFile(files, Path(topic, lang.Current()))
	text := string(data)
	if topic == "keys" {
		text += changedKeys()
	}
	return text, err
}

// changedKeys is a table of the keys that the configuration has changed; "" without any.
func changedKeys() string {
	changes := action.Changes()
	if len(changes) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\n## " + lang.Text("Keys that your configuration has changed") + "\n\n" + lang.Text("| action | keys | instead of |") + "\n|---|---|---|\n")
	for _, c := range changes {
		b.WriteString("| `" + c.Name + "` | " + codes(c.Keys) + " | " + codes(c.Were) + " |\n")
	}
	return b.String()
}

func codes(keys action.Keys) string {
	names := make([]string, len(keys))
	for i, k := range keys {
		names[i] = "`" + action.KeyName(k) + "`"
	}
	return strings.Join(names, " ")
}

// Path is the file of a guide in a language, in assets.Guides.
func Path(topic string, l lang.Language) string {
	if l == lang.English {
		return topic + ".md"
	}
	return l.Code() + "/" + topic + ".md"
}

// Title is the text of the first heading.
func Title(markdown string) string {
	first, _, _ := strings.Cut(markdown, "\n")
	return strings.TrimPrefix(first, "# ")
}

// Style is how a guide is drawn. Colours are "#rrggbb" or numbers of the terminal's own; "" is
// the terminal's default.
type Style struct {
	Bare                bool // no attribute at all
	Rules               bool // lines between the cells of tables, not - and |
	Text, Heading, Code string
}

// Render draws Markdown at most so many cells wide. It draws what the guides hold: headings, paragraphs, lists of
// one level, code and tables. Other Markdown is an error.
func Render(markdown string, width int, s Style) (string, error) {
	out, err := draw(markdown, width-len(hang), s)
	return hanging(broken.Replace(out)), err
}

// hang is the indent of the lines of a list item below its first.
const hang = "  "

// Glamour breaks lines behind these characters, in names of keys and flags too.
var (
	unbroken = strings.NewReplacer("-", "\ue000", "+", "\ue001", ".", "\ue002", ",", "\ue003", ";", "\ue004")
	broken   = strings.NewReplacer("\ue000", "-", "\ue001", "+", "\ue002", ".", "\ue003", ",", "\ue004", ";")
)

// hanging indents the lines of list items below their bullets.
func hanging(drawn string) string {
	var b strings.Builder
	inItem := false
	for line := range strings.Lines(drawn) {
		plain := strings.TrimSpace(ansi.Strip(line))
		bullet := strings.HasPrefix(plain, "•")
		if inItem = bullet || inItem && plain != ""; inItem && !bullet {
			b.WriteString(hang)
		}
		b.WriteString(line)
	}
	return b.String()
}

// config is what Glamour's elements are drawn with.
func (s Style) config() glamour.StyleConfig {
	var c glamour.StyleConfig
	c.Document.BlockPrefix, c.Document.BlockSuffix, c.Document.Color = "\n", "\n", s.colour(s.Text)
	c.Heading.BlockSuffix = "\n"
	if s.Bare {
		c.H1.Prefix, c.H2.Prefix, c.H3.Prefix = "# ", "## ", "### "
	} else {
		c.Heading.Bold, c.Heading.Color = new(true), s.colour(s.Heading)
	}
	return c
}

// colour is nil for the terminal's default.
func (s Style) colour(of string) *string {
	if s.Bare || of == "" {
		return nil
	}
	return &of
}
