package cli

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/ui"
	"shortlist/ui/cli/command"
	"shortlist/ui/help"
	"shortlist/ui/theme"
)

// commandsTopic is the guide that is written from the tree of commands.
const commandsTopic = "commands"

func topics() []string { return append(slices.Clone(help.Topics), commandsTopic) }

func guideCommand(a *command.App) *cobra.Command {
	cmd := &cobra.Command{
		Use: "guide [TOPIC]", Short: lang.Text("Print a guide, or list the guides"), ValidArgs: topics(), Args: oneTopic,
		Long:    lang.Text("Print a guide. Without a topic the guides are listed. In a pipe a guide is plain Markdown."),
		Example: "  shortlist guide\n  shortlist guide reviewing | less\n  shortlist guide keys > keys.md",
	}
	cmd.RunE = a.Run(func(_ context.Context, args []string) error {
		if len(args) == 0 {
			return listGuides(a, cmd.Root())
		}
		return printGuide(a, cmd.Root(), args[0])
	})
	return cmd
}

func oneTopic(cmd *cobra.Command, args []string) error {
	if len(args) > 1 {
		return errors.New(lang.Text("%s takes one topic only", command.Name(cmd)))
	}
	return nil
}

// guideOf returns the Markdown of a guide.
func guideOf(root *cobra.Command, topic string) (string, error) {
	if topic == commandsTopic {
		return commandsGuide(root), nil
	}
	return help.Markdown(topic, ui.Sections)
}

func listGuides(a *command.App, root *cobra.Command) error {
	type entry struct {
		Topic string `json:"topic"`
		Title string `json:"title"`
	}
	var entries []entry
	for _, topic := range topics() {
		markdown, err := guideOf(root, topic)
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

func printGuide(a *command.App, root *cobra.Command, topic string) error {
	if !slices.Contains(topics(), topic) {
		return command.Misused(command.Unknown(topic, topics(), lang.Text("there is no guide %q; shortlist guide lists them", topic), func(near string) string {
			return lang.Text("there is no guide %q; did you mean %q?", topic, near)
		}))
	}
	if topic == "keys" {
		bindKeysIfRight(a)
	}
	markdown, err := guideOf(root, topic)
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

// commandsGuide writes the guide of the commands: what each does, its examples and its flags.
func commandsGuide(root *cobra.Command) string {
	var b strings.Builder
	line := func(s string) { b.WriteString(s + "\n") }
	plain := strings.NewReplacer("*", `\*`, "<", `\<`).Replace // marks of Markdown
	code := func(lines string) { line("\n```sh\n" + lines + "\n```") }
	flags := func(list []named) {
		line("")
		for _, f := range list {
			line("- `" + f.name + "`: " + plain(f.means))
		}
	}
	line("# " + lang.Text("Commands") + "\n\n" + lang.Text("These go with every command."))
	flags(flagsOf(root.PersistentFlags()))
	documented(root, func(c *cobra.Command, prose string) {
		line("\n## " + command.UsageOf(c))
		paragraphs(prose, func(s string) { line("\n" + plain(s)) }, code, func() {})
		if c.Example != "" {
			code(examplesOf(c))
		}
		if list := flagsOf(c.LocalFlags()); len(list) > 0 {
			flags(list)
		}
	})
	return b.String()
}
