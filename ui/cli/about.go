package cli

import (
	"context"
	"errors"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/ui/cli/command"
)

// about identifies the program.
type about struct {
	Version string `json:"version"`
	Commit  string `json:"commit,omitzero"`
	Go      string `json:"go"`
}

func (v about) String() string {
	s := v.Version
	if v.Commit != "" {
		s += " (" + v.Commit[:min(len(v.Commit), 12)] + ")"
	}
	return s
}

func versionOf(a *command.App) about {
	v := about{Version: a.Deps.Version}
	if info, ok := debug.ReadBuildInfo(); ok {
		v.Go = info.GoVersion
		if v.Version == "" {
			v.Version = info.Main.Version
		}
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				v.Commit = s.Value
			}
		}
	}
	if v.Version == "" {
		v.Version = "(devel)"
	}
	return v
}

func versionCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: sayVersion(), Args: command.NoArgs,
		RunE: a.Run(func(context.Context, []string) error {
			if a.JSON {
				return a.Document(versionOf(a))
			}
			return a.Printf("shortlist %s\n", versionOf(a))
		}),
	}
}

// helpCommand is like cobra's, but an unknown command is an error.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use: "help [COMMAND]", Short: lang.Text("Show the help page of a command"),
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return errors.New(lang.Text("there is no command %q", strings.Join(args, " ")))
			}
			return found.Help()
		},
	}
}

func sayVersion() string { return lang.Text("Print the version") }
