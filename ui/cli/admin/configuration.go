package admin

import (
	"context"
	"encoding/json"
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/config"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/receive"
	"shortlist/ui/settings"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

func configCommand(a *command.App) *cobra.Command {
	var schema bool
	cmd := &cobra.Command{
		Use: "config", Short: lang.Text("Print the default configuration, and where files are kept"), Args: command.NoArgs,
		Long: lang.Text(`Print a configuration file in which every setting is a comment with its default. Its first lines
show where shortlist keeps its files: configuration, store, received CVs and log.
--schema prints a JSON schema of the file instead, for editors that check TOML.`),
		Example: "  shortlist config > example.toml\n  shortlist config --schema > config.schema.json\n  shortlist config check",
		RunE: a.Run(func(context.Context, []string) error {
			switch {
			case schema:
				data, err := json.MarshalIndent(config.SchemaOf(), "", "  ") // its names in order
				return a.Put(append(data, '\n'), err)
			case a.JSON:
				return a.Document(placesOf(a))
			}
			return runConfig(a)
		}),
	}
	cmd.Flags().BoolVar(&schema, "schema", false, lang.Text("print a JSON schema of the file"))
	cmd.AddCommand(&cobra.Command{
		Use: "show KEY", Short: lang.Text("Print a setting: its value in force, default and meaning"),
		Long: lang.Text(`Print a setting: the value that is in force, from your file or the host's, its default and what it does.
KEY is its full name, such as ui.theme or accounts.acme.email.`),
		Example: "  shortlist config show ui.theme\n  shortlist config show accounts.acme.email --json",
		Args:    oneKey, ValidArgsFunction: a.Words(func(context.Context, *cobra.Command, []string, string) []cobra.Completion { return completeKeys(a) }, false),
		RunE: a.Run(func(_ context.Context, args []string) error { return runShow(a, args[0]) }),
	}, &cobra.Command{
		Use: "check", Short: lang.Text("Check the configuration files"), Args: command.NoArgs,
		Long: lang.Text(`Check the configuration files and print each mistake with its line. The exit code is 0 without
mistakes, else 2.`),
		RunE: a.Run(func(context.Context, []string) error { return runCheck(a) }),
	}, themeCommand(a))
	return cmd
}

// oneKey accepts the key of one setting.
func oneKey(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return errors.New(lang.Text("%s needs the key of one setting, such as ui.theme", command.Name(cmd)))
	}
	return nil
}

// runShow prints a setting with its value in force.
func runShow(a *command.App, key string) error {
	s, ok := config.Find(key)
	noSetting := lang.Text("there is no setting “%s”; shortlist config lists them", key)
	if !ok {
		return command.Misused(command.Unknown(key, config.Keys(), noSetting, func(near string) string {
			return lang.Text("there is no setting “%s”; did you mean %s?", key, near)
		}))
	}
	c, err := a.Configuration()
	if err != nil {
		return err
	}
	if name, is := strings.CutPrefix(key, "accounts."); is && !slices.Contains(c.Names(), name[:strings.LastIndexByte(name, '.')]) {
		return command.Misused(noSetting)
	}
	value := c.Value(key)
	if a.JSON {
		return a.Document(struct {
			Key     string   `json:"key"`
			Value   string   `json:"value"` // as TOML
			Default string   `json:"default"`
			Values  []string `json:"values,omitempty"`
			Help    string   `json:"help"`
		}{key, value, s.Default, s.Values, s.Help})
	}
	if value == "" {
		value = lang.Text("(not set)")
	}
	for _, line := range slices.Concat([]string{key + " = " + text.Line(value), ""}, text.Wrap(strings.ReplaceAll(s.Help, "`", ""), a.ProseWidth()), saySettingFacts(s.Default, s.Values)) {
		a.Printf("%s\n", line)
	}
	return nil
}

// completeKeys offers the keys of the settings, with the names of the accounts in their places.
func completeKeys(a *command.App) (out []cobra.Completion) {
	var names []string
	if c, err := a.Configuration(); err == nil {
		names = c.Names()
	}
	for _, s := range config.Settings() {
		if _, ok := config.Find(s.Key); !ok {
			continue
		}
		keys := []string{s.Key}
		if before, after, several := strings.Cut(s.Key, ".*"); several {
			keys = nil // only accounts have keys to offer; [keys] has none
			for _, n := range names {
				if before == "accounts" {
					keys = append(keys, before+"."+n+after)
				}
			}
		}
		for _, key := range keys {
			out = append(out, cobra.CompletionWithDesc(key, strings.ReplaceAll(s.Help, "`", "")))
		}
	}
	return out
}

// Places are the paths of the program's files.
type Places struct {
	Config string `json:"config"`
	Themes string `json:"themes"`
	Host   string `json:"hostConfig"`
	Store  string `json:"store"`
	CVs    string `json:"cvs"`
	Inbox  string `json:"inbox"`
	Token  string `json:"token"`
	Log    string `json:"log"`
}

// placesOf returns the paths of the chosen account's files. Without an account, they have ACCOUNT as its name.
func placesOf(a *command.App) Places {
	name, chosen := "ACCOUNT", config.Account{}
	c, err := a.Configuration()
	if err == nil {
		if picked, known, err := command.Pick(c, a.Account); err == nil {
			name, chosen = picked, known
		}
	}
	p := c.PathsOf(name, chosen) // c is nil if the configuration cannot be read
	return Places{Config: a.ConfigPath(), Themes: config.ThemesDir(), Host: config.HostFile(), Store: p.Store, CVs: p.CVs, Inbox: p.Inbox, Token: p.Token, Log: config.LogFile()}
}

func runConfig(a *command.App) error {
	p := placesOf(a)
	for _, line := range sayPlaces(p) {
		if line[1] == "" { // the system has no such place
			continue
		}
		a.Printf("# %-16s %s\n", line[0], text.Line(line[1]))
	}
	return a.Printf("\n%s", config.DefaultFile())
}

// runCheck prints the mistakes in the configuration.
func runCheck(a *command.App) error {
	problems, err := findProblems(a)
	if err != nil {
		return command.Misuse(err)
	}
	if a.JSON {
		if problems == nil {
			problems = []config.Problem{}
		}
		if err := a.Document(problems); err != nil {
			return err
		}
	}
	if len(problems) == 0 {
		if !a.JSON {
			a.Report(lang.Text("The configuration is correct."))
		}
		return nil
	}
	if !a.JSON {
		for _, p := range problems {
			a.Printf("%s\n", text.Line(p.String()))
		}
	}
	return command.Misused(lang.Plural(len(problems), "the configuration has %d problem", "the configuration has %d problems"))
}

// keySetting finds the settings of keys that the text of a mistake names.
var keySetting = regexp.MustCompile(`keys\.[a-z-]+`)

// findProblems returns the mistakes in the configuration, also those that package config cannot find: in addresses,
// and in names of actions and themes.
func findProblems(a *command.App) ([]config.Problem, error) {
	out, err := config.Check(filesystem.Expand(a.ConfigFile))
	if err != nil || len(out) > 0 {
		return out, err
	}
	c, err := a.Configuration()
	if err != nil {
		return nil, err
	}
	add := func(text string, keys ...string) {
		p := config.Problem{File: a.ConfigPath(), Text: text}
		for _, file := range []string{p.File, config.HostFile()} {
			for _, key := range keys {
				if line := config.LineOf(file, key); line > 0 && p.Line == 0 {
					p.File, p.Line = file, line
				}
			}
		}
		out = append(out, p)
	}
	for _, name := range c.Names() {
		section, address := "accounts."+name, c.Accounts[name].BaseURL
		if _, err := api.ParseBaseURL(address); err != nil && (address != "" || config.LineOf(a.ConfigPath(), section) > 0) {
			add(section+".base_url: "+err.Error(), section+".base_url", section)
		}
	}
	if _, err := receive.Address(c.Callback.Listen); err != nil {
		add(err.Error(), "callback.listen")
	}
	if err := SetKeymap(c); err != nil {
		add(err.Error(), keySetting.FindAllString(err.Error(), -1)...)
	}
	return append(out, themeProblems(a, c)...), nil
}

func sayPlaces(p Places) [][2]string {
	return [][2]string{
		{lang.Text("This file"), p.Config}, {lang.Text("Your themes"), p.Themes}, {lang.Text("The host's file"), p.Host}, {lang.Text("Store"), p.Store}, {lang.Text("Received CVs"), p.CVs},
		{lang.Text("Inbox"), p.Inbox}, {lang.Text("Sign-in"), p.Token}, {lang.Text("Log"), p.Log},
	}
}

// saySettingFacts describes what a setting is by default and can be.
func saySettingFacts(value string, values []string) []string {
	var lines []string
	if value != "" {
		lines = append(lines, lang.Text("Default: %s", value))
	}
	if len(values) > 0 {
		lines = append(lines, lang.Text("Values: %s", strings.Join(values, ", ")))
	}
	return lines
}

// SetKeymap sets the keymap of the configuration. Its error is the first mistake in the keys.
func SetKeymap(c *config.Config) error {
	preset, keys, err := c.Bindings()
	if err == nil {
		err = action.Rebind(preset, keys)
	}
	if err == nil {
		err = action.BindOwn(keysOf(c.Commands))
	}
	return err
}

// keysOf returns the commands of the configuration as the keymap knows them.
func keysOf(configured []config.Command) (out []action.Own) {
	for _, c := range configured {
		out = append(out, action.Own{Name: c.Name, Key: c.Key, Applicant: c.Place == "applicant"})
	}
	return out
}

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
				plain := lang.Text("there is no built-in theme %q; choose one of these: %s", args[0], strings.Join(theme.BuiltIn(), ", "))
				return command.Misused(command.Unknown(args[0], theme.BuiltIn(), plain, func(near string) string {
					return lang.Text("there is no built-in theme %q; did you mean %q?", args[0], near)
				}))
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
