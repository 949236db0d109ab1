package cli

import (
	"context"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/ui/help"
	"shortlist/ui/theme"
)

func (a *app) guideCommand() *cobra.Command {
	return &cobra.Command{
		Use: "guide [TOPIC]", Short: lang.Text("Print a guide, or list the guides"), ValidArgs: help.Topics, Args: cobra.MaximumNArgs(1),
		Long:    lang.Text("Print a guide. Without a topic the guides are listed. In a pipe a guide is plain Markdown."),
		Example: "  shortlist guide\n  shortlist guide reviewing | less\n  shortlist guide keys > keys.md",
		RunE: a.run(func(_ context.Context, args []string) error {
			if len(args) == 0 {
				return a.listGuides()
			}
			return a.printGuide(args[0])
		}),
	}
}

func (a *app) listGuides() error {
	type entry struct {
		Topic string `json:"topic"`
		Title string `json:"title"`
	}
	entries := make([]entry, 0, len(help.Topics))
	for _, topic := range help.Topics {
		markdown, err := help.Markdown(topic)
		if err != nil {
			return err
		}
		entries = append(entries, entry{topic, help.Title(markdown)})
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
	if !slices.Contains(help.Topics, topic) {
		near := similar(topic, help.Topics)
		return usagef(sayNoGuide(topic, near))
	}
	if topic == "keys" {
		a.bindKeysIfRight()
	}
	markdown, err := help.Markdown(topic)
	if err != nil {
		return err
	}
	switch {
	case a.json:
		return a.document(map[string]string{"topic": topic, "title": help.Title(markdown), "markdown": markdown})
	case !a.deps.OutTerminal || os.Getenv("TERM") == "dumb":
		return a.printf("%s", markdown)
	}
	// The guide has the terminal's own colours, which its owner can read. To ask for the background would
	// take time.
	style := help.Style{Palette: theme.Palette{Warn: "6"}, Bare: !a.styled(), LongCode: true}
	lines, err := help.Draw(markdown, a.proseWidth(), style)
	if err != nil {
		return err
	}
	return a.printf("\n%s\n\n", strings.Join(lines, "\n"))
}

// bindKeysIfRight sets the keymap of the configuration. It only reports mistakes, since the guide helps to mend them.
func (a *app) bindKeysIfRight() {
	c, err := a.configuration()
	if err == nil {
		_, err = a.bindKeys(c)
	}
	if err != nil {
		a.report("shortlist: " + sentence(err))
	}
}

func sayNoGuide(topic string, near string) string {
	if near == "" {
		return lang.Text("there is no guide %q; shortlist guide lists them", topic)
	}
	return lang.Text("there is no guide %q; did you mean %q?", topic, near)
}
