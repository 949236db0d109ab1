package cli

import (
	"context"
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/config"
	"shortlist/ui/text"
)

func (a *app) configCommand() *cobra.Command {
	var schema bool
	cmd := &cobra.Command{
		Use: "config", Short: say.Config.Short, Args: noArgs,
		Long:    say.Config.Long,
		Example: "  shortlist config > example.toml\n  shortlist config --schema > config.schema.json\n  shortlist config check",
		RunE: a.run(func(context.Context, []string) error {
			switch {
			case schema:
				data, err := json.MarshalIndent(config.SchemaOf(), "", "  ") // its names in order
				return a.put(append(data, '\n'), err)
			case a.json:
				return a.document(a.places())
			}
			return a.defaultConfig()
		}),
	}
	cmd.Flags().BoolVar(&schema, "schema", false, say.ConfigSchema)
	cmd.AddCommand(&cobra.Command{
		Use: "show KEY", Short: say.ConfigShow.Short, Long: say.ConfigShow.Long,
		Example: "  shortlist config show ui.theme\n  shortlist config show accounts.acme.email --json",
		Args:    oneKey, ValidArgsFunction: a.words(a.completeKeys, false),
		RunE: a.run(func(_ context.Context, args []string) error { return a.showSetting(args[0]) }),
	}, &cobra.Command{
		Use: "check", Short: say.ConfigCheck.Short, Args: noArgs,
		Long: say.ConfigCheck.Long,
		RunE: a.run(func(context.Context, []string) error { return a.checkConfig() }),
	}, a.configThemeCommand())
	return cmd
}

// oneKey accepts the key of one setting.
func oneKey(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return errors.New(say.NeedsKey(name(cmd)))
	}
	return nil
}

// showSetting prints a setting with its value in force.
func (a *app) showSetting(key string) error {
	s, ok := config.Find(key)
	if !ok {
		return usagef(say.NoSetting(key, similar(key, config.Keys())))
	}
	c, err := a.configuration()
	if err != nil {
		return err
	}
	if name, is := strings.CutPrefix(key, "accounts."); is && !slices.Contains(c.Names(), name[:strings.LastIndexByte(name, '.')]) {
		return usagef(say.NoSetting(key, ""))
	}
	value := c.Value(key)
	if a.json {
		return a.document(struct {
			Key     string   `json:"key"`
			Value   string   `json:"value"` // as TOML
			Default string   `json:"default"`
			Values  []string `json:"values,omitempty"`
			Help    string   `json:"help"`
		}{key, value, s.Default, s.Values, s.Help})
	}
	if value == "" {
		value = say.NotSet
	}
	for _, line := range slices.Concat([]string{key + " = " + text.Line(value), ""}, text.Wrap(strings.ReplaceAll(s.Help, "`", ""), a.proseWidth()), say.SettingFacts(s.Default, s.Values)) {
		if err := a.printf("%s\n", line); err != nil {
			return err
		}
	}
	return nil
}

// completeKeys offers the keys of the settings, with the names of the accounts in their places.
func (a *app) completeKeys(context.Context, *cobra.Command, []string, string) (out []cobra.Completion) {
	var names []string
	if c, err := a.configuration(); err == nil {
		names = c.Names()
	}
	for _, s := range config.Settings() {
		if _, ok := config.Find(s.Key); !ok {
			continue
		}
		keys := []string{s.Key}
		if before, after, several := strings.Cut(s.Key, ".*"); several {
			keys = nil // of [keys] none
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

// places are the paths of the program's files.
type places struct {
	Config string `json:"config"`
	Themes string `json:"themes"`
	Host   string `json:"hostConfig"`
	Store  string `json:"store"`
	CVs    string `json:"cvs"`
	Inbox  string `json:"inbox"`
	Token  string `json:"token"`
	Log    string `json:"log"`
}

// places returns the paths of the chosen account's files, or of one named ACCOUNT.
func (a *app) places() places {
	name, chosen := "ACCOUNT", config.Account{}
	c, err := a.configuration()
	if err == nil {
		if picked, known, err := pick(c, a.account); err == nil {
			name, chosen = picked, known
		}
	}
	p := c.PathsOf(name, chosen) // c is nil if it cannot be read
	return places{Config: a.configPath(), Themes: config.ThemesDir(), Host: config.HostFile(), Store: p.Store, CVs: p.CVs, Inbox: p.Inbox, Token: p.Token, Log: config.LogFile()}
}

func (a *app) defaultConfig() error {
	p := a.places()
	for _, line := range say.Places(p) {
		if line[1] == "" { // the system has no such place
			continue
		}
		if err := a.printf("# %-16s %s\n", line[0], text.Line(line[1])); err != nil {
			return err
		}
	}
	return a.printf("\n%s", config.DefaultFile())
}

// checkConfig prints the mistakes in the configuration.
func (a *app) checkConfig() error {
	problems, err := a.problems()
	if err != nil {
		return usage{err}
	}
	if a.json {
		if problems == nil {
			problems = []config.Problem{}
		}
		if err := a.document(problems); err != nil {
			return err
		}
	}
	if len(problems) == 0 {
		if !a.json {
			a.report(say.ConfigCorrect)
		}
		return nil
	}
	if !a.json {
		for _, p := range problems {
			if err := a.printf("%s\n", text.Line(p.String())); err != nil {
				return err
			}
		}
	}
	return usagef(say.ConfigProblems(len(problems)))
}

// keySetting finds the settings of keys that the text of a mistake names.
var keySetting = regexp.MustCompile(`keys\.[a-z-]+`)

// problems returns the mistakes in the configuration. Package config does not know the addresses, and the
// names of actions and themes.
func (a *app) problems() ([]config.Problem, error) {
	out, err := config.Check(config.Expand(a.configFile))
	if err != nil || len(out) > 0 {
		return out, err
	}
	c, err := a.configuration()
	if err != nil {
		return nil, err
	}
	add := func(text string, keys ...string) {
		p := config.Problem{File: a.configPath(), Text: text}
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
		if _, err := api.ParseBaseURL(address); err != nil && (address != "" || config.LineOf(a.configPath(), section) > 0) {
			add(section+".base_url: "+err.Error(), section+".base_url", section)
		}
	}
	if _, err := (listenFlags{}).address(c.Callback.Listen); err != nil {
		add(err.Error(), "callback.listen")
	}
	if err := setKeymap(c); err != nil {
		add(err.Error(), keySetting.FindAllString(err.Error(), -1)...)
	}
	return append(out, a.themeProblems(c)...), nil
}
