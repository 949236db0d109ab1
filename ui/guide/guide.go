// Package guide holds the guides, and draws them for a terminal.
package guide

import (
	"io/fs"
	"regexp"
	"strings"

	"charm.land/glamour/v2"
	style "charm.land/glamour/v2/ansi"
	"charm.land/glamour/v2/styles"
	"github.com/charmbracelet/x/ansi"

	"shortlist/assets"
)

// Topics lists the guides, in the order for a new reader.
var Topics = []string{"configuration", "reviewing", "jobs", "callbacks", "offline", "scripting", "privacy", "keys"}

// Markdown returns the text of a guide.
func Markdown(topic string) (string, error) {
	data, err := fs.ReadFile(assets.Guides, "guides/"+topic+".md")
	return string(data), err
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

// Render draws Markdown at most so many cells wide.
func Render(markdown string, width int, s Style) (string, error) {
	r, err := glamour.NewTermRenderer(glamour.WithStyles(s.config()), glamour.WithWordWrap(width-len(hang)))
	if err != nil {
		return "", err
	}
	out, err := r.Render(code.ReplaceAllStringFunc(joined(markdown), unbroken.Replace))
	return hanging(broken.Replace(out)), err
}

// hang is the indent of the lines of a list item below its first.
const hang = "  "

// Glamour breaks lines behind these characters, in names of keys and flags too.
var (
	code     = regexp.MustCompile("`[^`\n]+`")
	unbroken = strings.NewReplacer("-", "\ue000", "+", "\ue001", ".", "\ue002", ",", "\ue003", ";", "\ue004")
	broken   = strings.NewReplacer("\ue000", "-", "\ue001", "+", "\ue002", ".", "\ue003", ",", "\ue004", ";")
)

// joined makes one line of each list item, because Glamour keeps the line breaks in it.
func joined(markdown string) string {
	var b strings.Builder
	inItem, fenced := false, false
	for line := range strings.Lines(markdown) {
		rest, indented := strings.CutPrefix(line, hang)
		switch {
		case strings.HasPrefix(line, "```"):
			fenced = !fenced
		case !fenced && inItem && indented:
			line = " " + rest
		}
		goesOn := !fenced && inItem && indented
		if inItem && !goesOn {
			b.WriteString("\n")
		}
		if inItem = goesOn || !fenced && strings.HasPrefix(line, "- "); inItem {
			line = strings.TrimSuffix(line, "\n")
		}
		b.WriteString(line)
	}
	return b.String()
}

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

func (s Style) config() style.StyleConfig {
	c := styles.NoTTYStyleConfig
	margin := uint(0)
	c.Document.Margin = &margin
	if s.Rules {
		cross, down, across := "┼", "│", "─"
		c.Table.CenterSeparator, c.Table.ColumnSeparator, c.Table.RowSeparator = &cross, &down, &across
	}
	if s.Bare {
		return c
	}
	colour := func(of string) *string {
		if of == "" {
			return nil
		}
		return &of
	}
	on := true
	c.Document.Color = colour(s.Text)
	c.Heading.Bold, c.Heading.Color = &on, colour(s.Heading)
	c.H1.Prefix, c.H2.Prefix, c.H3.Prefix = "", "", ""
	c.Code.Color, c.CodeBlock.Color = colour(s.Code), colour(s.Code)
	c.Code.BlockPrefix, c.Code.BlockSuffix = "", ""
	c.Table.Color = colour(s.Text)
	c.Strong = style.StylePrimitive{Bold: &on}
	c.Emph = style.StylePrimitive{Italic: &on}
	c.LinkText.Underline = &on
	return c
}
