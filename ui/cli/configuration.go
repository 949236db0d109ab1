package cli

import (
	"context"
	"encoding/json"

	"github.com/spf13/cobra"

	"shortlist/config"
	"shortlist/ui/text"
)

func (a *app) configCommand() *cobra.Command {
	var schema bool
	cmd := &cobra.Command{
		Use: "config", Short: "Print the default configuration and where the files are", Args: noArgs,
		Long: "Print a configuration file in which every setting is a comment with its default. The first lines\n" +
			"say where shortlist keeps its files: configuration, store, received CVs and log.\n" +
			"--schema prints a JSON schema of the file instead, for editors that check TOML.",
		Example: "  shortlist config > ~/.config/shortlist/config.toml\n  shortlist config --schema > config.schema.json\n  shortlist config check",
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
	cmd.Flags().BoolVar(&schema, "schema", false, "print a JSON schema of the file")
	cmd.AddCommand(&cobra.Command{
		Use: "check", Short: "Check the configuration files", Args: noArgs,
		Long: "Check the configuration files and print what is wrong, with the line. The exit code is 0 when nothing\nis wrong, else 2.",
		RunE: a.run(func(context.Context, []string) error { return a.checkConfig() }),
	})
	return cmd
}

// places are where the program keeps its files.
type places struct {
	Config string `json:"config"`
	Host   string `json:"hostConfig"`
	Store  string `json:"store"`
	CVs    string `json:"cvs"`
	Inbox  string `json:"inbox"`
	Token  string `json:"token"`
	Log    string `json:"log"`
}

// places returns where the files of the chosen account are, or of one named ACCOUNT.
func (a *app) places() places {
	name := "ACCOUNT"
	if c, err := a.configuration(); err == nil {
		if picked, _, err := c.Pick(a.account); err == nil {
			name = picked
		}
	}
	p := config.PathsOf(name)
	return places{Config: a.configPath(), Host: config.HostFile(), Store: p.Store, CVs: p.CVs, Inbox: p.Inbox, Token: p.Token, Log: config.LogFile()}
}

func (a *app) defaultConfig() error {
	p := a.places()
	for _, line := range [][2]string{
		{"This file", p.Config}, {"The host's file", p.Host}, {"Store", p.Store}, {"Received CVs", p.CVs},
		{"Inbox", p.Inbox}, {"Sign-in", p.Token}, {"Log", p.Log},
	} {
		if err := a.printf("# %-16s %s\n", line[0], text.Line(line[1])); err != nil {
			return err
		}
	}
	return a.printf("\n%s", config.DefaultFile())
}

// checkConfig prints what is wrong in the configuration.
func (a *app) checkConfig() error {
	problems, err := config.Check(config.Expand(a.configFile))
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
			a.sayf("The configuration is correct.")
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
	if len(problems) == 1 {
		return usagef("the configuration has 1 problem")
	}
	return usagef("the configuration has %d problems", len(problems))
}
