package admin

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/settings"
	"shortlist/ui/theme"
)

func themeCommand(a *command.App) *cobra.Command {
	var light bool
	cmd := &cobra.Command{
		Use: "theme NAME", Short: lang.Text("Print a built-in theme, as a file to make your own of"),
		Long: lang.Text(`Print the colours of a built-in theme. Save them as NAME.toml in the folder themes beside config.toml, and
set ui.theme to NAME. Themes that follow the background are printed for a dark one, unless --light is given.
shortlist config check reports the mistakes in your themes.`),
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New(lang.Text("name a built-in theme: %s", strings.Join(theme.BuiltIn(), ", ")))
			}
			return nil
		},
		Example: "  shortlist config theme dark > ~/.config/shortlist/themes/sea.toml",
		RunE: a.Run(func(_ context.Context, args []string) error {
			if !theme.IsBuiltIn(args[0]) {
				return command.Misused(sayNoBuiltInTheme(args[0], command.Similar(args[0], theme.BuiltIn()), theme.BuiltIn()))
			}
			return a.Printf("%s", settings.ExampleTheme(args[0], !light))
		}),
	}
	cmd.Flags().BoolVar(&light, "light", false, lang.Text("print the colours for a light background"))
	cmd.ValidArgsFunction = a.Words(command.Fixed(theme.BuiltIn()...), false)
	return cmd
}

// themeProblems are the mistakes in the person's own themes, and a name of a theme that does not exist.
func themeProblems(a *command.App, c *config.Config) (out []config.Problem) {
	set := settings.ThemeFolder(config.ThemesDir()).Read()
	_, exists := set.Themes[c.UI.Theme]
	if _, broken := set.Problems[c.UI.Theme]; c.UI.Theme != "" && !theme.IsBuiltIn(c.UI.Theme) && !exists && !broken {
		out = append(out, config.Problem{File: a.ConfigPath(), Line: config.LineOf(a.ConfigPath(), "ui.theme"), Text: "ui.theme: " + settings.MissingTheme(c.UI.Theme, set)})
	}
	for _, name := range slices.Sorted(maps.Keys(set.Problems)) {
		for _, p := range set.Problems[name] {
			out = append(out, config.Problem(p))
		}
	}
	return out
}

func sayNoBuiltInTheme(typed, near string, builtIn []string) string {
	if near != "" {
		return lang.Text("there is no built-in theme %q; did you mean %q?", typed, near)
	}
	return lang.Text("there is no built-in theme %q; choose one of these: %s", typed, strings.Join(builtIn, ", "))
}
