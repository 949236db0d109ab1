package cli

import (
	"context"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/help"
	"shortlist/ui/theme"
)

func guideCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "guide [TOPIC]", Short: lang.Text("Print a guide, or list the guides"), ValidArgs: help.Topics, Args: cobra.MaximumNArgs(1),
		Long:    lang.Text("Print a guide. Without a topic the guides are listed. In a pipe a guide is plain Markdown."),
		Example: "  shortlist guide\n  shortlist guide reviewing | less\n  shortlist guide keys > keys.md",
		RunE: a.Run(func(_ context.Context, args []string) error {
			if len(args) == 0 {
				return listGuides(a)
			}
			return printGuide(a, args[0])
		}),
	}
}

func listGuides(a *command.App) error {
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
	if a.JSON {
		return a.Document(entries)
	}
	for _, e := range entries {
		a.Row([]command.Column{{Width: 14}, {}}, e.Topic, e.Title)
	}
	return nil
}

func printGuide(a *command.App, topic string) error {
	if !slices.Contains(help.Topics, topic) {
		near := command.Similar(topic, help.Topics)
		return command.Misused(sayNoGuide(topic, near))
	}
	if topic == "keys" {
		bindKeysIfRight(a)
	}
	markdown, err := help.Markdown(topic)
	if err != nil {
		return err
	}
	switch {
	case a.JSON:
		return a.Document(map[string]string{"topic": topic, "title": help.Title(markdown), "markdown": markdown})
	case !a.Deps.OutTerminal || os.Getenv("TERM") == "dumb":
		return a.Printf("%s", markdown)
	}
	// The guide has the terminal's own colours, which its owner can read. To ask for the background would
	// take time.
	style := help.Style{Palette: theme.Palette{Warn: "6"}, Bare: !a.Styled(), LongCode: true}
	lines, err := help.Draw(markdown, a.ProseWidth(), style)
	if err != nil {
		return err
	}
	return a.Printf("\n%s\n\n", strings.Join(lines, "\n"))
}

// bindKeysIfRight sets the keymap of the configuration. It only reports mistakes, since the guide helps to mend them.
func bindKeysIfRight(a *command.App) {
	c, err := a.Configuration()
	if err == nil {
		_, err = bindKeys(a, c)
	}
	if err != nil {
		a.Report("shortlist: " + command.Sentence(err))
	}
}

func sayNoGuide(topic string, near string) string {
	if near == "" {
		return lang.Text("there is no guide %q; shortlist guide lists them", topic)
	}
	return lang.Text("there is no guide %q; did you mean %q?", topic, near)
}
