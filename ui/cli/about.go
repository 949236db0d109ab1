package cli

import (
	"cmp"
	"context"
	"errors"
	"os"
	"runtime/debug"
	"strings"

	"charm.land/fang/v2"
	"github.com/spf13/cobra"

	"shortlist/ui/theme"
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

func (a *app) version() about {
	v := about{Version: a.deps.Version}
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

func (a *app) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use: "version", Short: say.Version().Short, Args: noArgs,
		RunE: a.run(func(context.Context, []string) error {
			if a.json {
				return a.document(a.version())
			}
			return a.printVersion()
		}),
	}
}

func (a *app) printVersion() error { return a.printf("shortlist %s\n", a.version()) }

// help shows a command's help page as fang lays it out. Fang runs it on a tree
// of its own, and nothing else: it asks a terminal for its colours and waits for
// the answer, with errors too. A terminal without colours is not asked.
func (a *app) help(cmd *cobra.Command, _ []string) {
	if a.deps.OutTerminal && (!a.styled() || os.Getenv("TERM") == "dumb" || theme.CharsetOf(os.Getenv) == theme.ASCII) {
		if err := a.printf("%s\n\n%s", cmp.Or(cmd.Long, cmd.Short), cmd.UsageString()); err != nil {
			a.report("shortlist: " + sentence(err))
		}
		return
	}
	tree := (&app{deps: a.deps, library: a.library}).tree()
	tree.SetArgs(append(path(cmd), "--help"))
	if err := fang.Execute(cmd.Context(), tree, fang.WithoutManpage(), fang.WithVersion(a.version().String())); err != nil {
		a.report("shortlist: " + sentence(err))
	}
}

// helpCommand is like cobra's, but an unknown command is an error.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use: "help [COMMAND]", Short: say.Help().Short,
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return errors.New(say.NoHelp(strings.Join(args, " ")))
			}
			return found.Help()
		},
	}
}

// path names a command below the root.
func path(cmd *cobra.Command) []string {
	if !cmd.HasParent() {
		return nil
	}
	return append(path(cmd.Parent()), cmd.Name())
}
