package cli

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/spf13/cobra"

	"shortlist/config"
	"shortlist/ui/doctor"
	"shortlist/ui/theme"
	"shortlist/ui/themes"
)

func (a *app) configThemeCommand() *cobra.Command {
	var light bool
	cmd := &cobra.Command{
		Use: "theme NAME", Short: say.ConfigTheme.Short, Long: say.ConfigTheme.Long,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 1 {
				return errors.New(say.NameATheme(theme.BuiltIn()))
			}
			return nil
		},
		Example: "  shortlist config theme dark > ~/.config/shortlist/themes/sea.toml",
		RunE: a.run(func(_ context.Context, args []string) error {
			if !theme.IsBuiltIn(args[0]) {
				return usagef(say.NoBuiltInTheme(args[0], similar(args[0], theme.BuiltIn()), theme.BuiltIn()))
			}
			return a.printf("%s", themes.Example(args[0], !light))
		}),
	}
	cmd.Flags().BoolVar(&light, "light", false, say.ConfigThemeLight)
	cmd.ValidArgsFunction = a.words(fixed(theme.BuiltIn()...), false)
	return cmd
}

// themeProblems are the mistakes in the person's own themes, and a name of a theme that does not exist.
func (a *app) themeProblems(c *config.Config) (out []config.Problem) {
	set := themes.Folder(config.ThemesDir()).Read()
	_, exists := set.Themes[c.UI.Theme]
	if _, broken := set.Problems[c.UI.Theme]; c.UI.Theme != "" && !theme.IsBuiltIn(c.UI.Theme) && !exists && !broken {
		out = append(out, config.Problem{File: a.configPath(), Line: config.LineOf(a.configPath(), "ui.theme"), Text: "ui.theme: " + themes.Missing(c.UI.Theme, set)})
	}
	for _, name := range slices.Sorted(maps.Keys(set.Problems)) {
		for _, p := range set.Problems[name] {
			out = append(out, config.Problem(p))
		}
	}
	return out
}

// leastContrast is what WCAG 2.2 asks of text (1.4.3).
const leastContrast = 4.5

// checkTheme reports how well the text of the theme can be read, if it is one of a file.
func checkTheme(c *config.Config) []doctor.Line {
	const area = doctor.Configuration
	name := c.UI.Theme
	if name == "" || theme.IsBuiltIn(name) {
		return nil
	}
	set := themes.Folder(config.ThemesDir()).Read()
	own, ok := set.Themes[name]
	if !ok {
		return []doctor.Line{hint(area, say.DoctorTheme, doctor.Warning, say.ThemeUnusable(name), say.CheckConfig)}
	}
	var weakest theme.Pair
	for _, p := range own.Contrasts() {
		if weakest.Ratio == 0 || p.Ratio < weakest.Ratio {
			weakest = p
		}
	}
	switch {
	case weakest.Ratio == 0:
		return []doctor.Line{finding(area, say.DoctorTheme, doctor.Good, say.ThemeOfTerminal(name))}
	case weakest.Ratio < leastContrast:
		return []doctor.Line{hint(area, say.DoctorTheme, doctor.Warning, say.ThemeFaint(name, weakest), say.RaiseContrast(leastContrast))}
	}
	return []doctor.Line{finding(area, say.DoctorTheme, doctor.Good, say.ThemeReadable(name, weakest.Ratio))}
}
