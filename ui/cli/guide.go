package cli

import (
	"context"
	"io/fs"
	"os"
	"slices"
	"strings"

	"charm.land/glamour/v2"
	"charm.land/glamour/v2/ansi"
	"charm.land/glamour/v2/styles"
	"github.com/spf13/cobra"

	"shortlist/assets"
)

// topics are the guides, in the order for a new reader.
var topics = []string{"configuration", "reviewing", "jobs", "callbacks", "offline", "scripting", "privacy", "keys"}

func (a *app) guideCommand() *cobra.Command {
	return &cobra.Command{
		Use: "guide [TOPIC]", Short: say.Guide().Short, ValidArgs: topics, Args: cobra.MaximumNArgs(1),
		Long:    say.Guide().Long,
		Example: "  shortlist guide\n  shortlist guide reviewing | less\n  shortlist guide keys > keys.md",
		RunE: a.run(func(_ context.Context, args []string) error {
			if len(args) == 0 {
				return a.listGuides()
			}
			return a.printGuide(args[0])
		}),
	}
}

// guide returns the Markdown of a guide.
func guide(topic string) (string, error) {
	data, err := fs.ReadFile(assets.Guides, "guides/"+topic+".md")
	return string(data), err
}

// guideTitle is the text of the first heading.
func guideTitle(markdown string) string {
	first, _, _ := strings.Cut(markdown, "\n")
	return strings.TrimPrefix(first, "# ")
}

func (a *app) listGuides() error {
	type entry struct {
		Topic string `json:"topic"`
		Title string `json:"title"`
	}
	entries := make([]entry, 0, len(topics))
	for _, topic := range topics {
		markdown, err := guide(topic)
		if err != nil {
			return err
		}
		entries = append(entries, entry{topic, guideTitle(markdown)})
	}
	if a.json {
		return a.document(entries)
	}
	for _, e := range entries {
		if err := a.row([]column{{width: 14}, {}}, e.Topic, e.Title); err != nil {
			return err
		}
	}
	return nil
}

func (a *app) printGuide(topic string) error {
	if !slices.Contains(topics, topic) {
		near := similar(topic, topics)
		return usagef(say.NoGuide(topic, near))
	}
	markdown, err := guide(topic)
	if err != nil {
		return err
	}
	switch {
	case a.json:
		return a.document(map[string]string{"topic": topic, "title": guideTitle(markdown), "markdown": markdown})
	case !a.deps.OutTerminal || os.Getenv("TERM") == "dumb":
		return a.printf("%s", markdown)
	}
	r, err := glamour.NewTermRenderer(glamour.WithStyles(a.guideStyle()), glamour.WithWordWrap(a.proseWidth()))
	if err != nil {
		return err
	}
	out, err := r.Render(markdown)
	if err != nil {
		return err
	}
	return a.printf("%s", out)
}

// guideStyle uses the terminal's own colours: which of them can be read is its owner's choice,
// and asking for its background takes time. Without colours it sets no attribute at all.
func (a *app) guideStyle() ansi.StyleConfig {
	s := styles.NoTTYStyleConfig
	margin := uint(0)
	s.Document.Margin = &margin
	if !a.styled() {
		return s
	}
	on, blue, cyan := true, "4", "6"
	s.Heading.Bold, s.Heading.Color = &on, &blue
	s.H1.Prefix, s.H2.Prefix = "", ""
	s.Code.Color, s.CodeBlock.Color = &cyan, &cyan
	s.Code.BlockPrefix, s.Code.BlockSuffix = "", ""
	s.Strong = ansi.StylePrimitive{Bold: &on}
	s.Emph = ansi.StylePrimitive{Italic: &on}
	s.LinkText.Underline = &on
	return s
}
