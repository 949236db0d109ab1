// Package guide holds the guides, and draws them for a terminal.
package guide

import (
	"io/fs"
	"strings"

	"shortlist/assets"
	"shortlist/ui/markup"
	"shortlist/ui/text"
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

// Render draws Markdown as lines of at most width cells. The lines are shared: do not change
// them.
func Render(markdown string, width int, style text.Style) []string {
	return text.NewRenderer(style).HTML(markup.ToHTML(markdown), width)
}
