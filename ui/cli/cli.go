// Package cli is the tree of the commands, and the one among them that opens the dashboard. Callers hand in
// everything that the commands work with, so that the whole tree runs in a test. The commands are in packages below:
// jobs, applicants, receive and admin; package command is what they share.
package cli

import (
	"context"
	"errors"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/model/reading/isolated"
	"shortlist/ui/cli/admin"
	"shortlist/ui/cli/answers"
	"shortlist/ui/cli/applicants"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/jobs"
	"shortlist/ui/cli/receive"
	"shortlist/ui/external"
)

// Run runs the command that args name and returns the program's exit code.
func Run(ctx context.Context, d command.Deps, args []string) int {
	if len(args) > 0 && args[0] == isolated.Command { // it runs for each CV, so that building all commands would cost too much
		return command.Execute(ctx, d, args[1:], func(a *command.App) *cobra.Command { return cvChildCommand(a) })
	}
	return command.Execute(ctx, d, args, func(a *command.App) *cobra.Command { return tree(a) })
}

// tree returns all commands.
func tree(a *command.App) *cobra.Command {
	root := &cobra.Command{
		Use:   "shortlist",
		Short: lang.Text("A hiring manager's desk in a terminal"),
		Long: lang.Text(`A hiring manager's desk in a terminal: publish and manage job listings, see who applied,
read their CVs. Without a command the dashboard opens.`),
		Example: "  shortlist demo\n  shortlist login --base-url ua.example.com --email hr@example.com\n  shortlist jobs list",
		Args:    command.NoArgs, SilenceErrors: true, SilenceUsage: true,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			return openDashboard(ctx, a)
		}),
	}
	root.Version = versionOf(a).String()
	root.SetVersionTemplate("shortlist {{.Version}}\n")
	root.Flags().BoolP("version", "v", false, sayVersion())
	root.Flags().BoolVar(&a.Linear, "linear", false, sayFlagLinear())
	root.SetIn(a.Deps.In)
	root.SetOut(a.Output)
	root.SetErr(a.Deps.Err)
	root.SetFlagErrorFunc(command.FlagError)
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) { showHelp(a, cmd) })
	root.SetHelpCommand(helpCommand())
	f := root.PersistentFlags()
	f.StringVar(&a.ConfigFile, "config", a.ConfigFile, lang.Text("configuration file (also SHORTLIST_CONFIG)"))
	f.StringVar(&a.Account, "account", os.Getenv("SHORTLIST_ACCOUNT"), lang.Text("name of the account to use (also SHORTLIST_ACCOUNT)"))
	f.BoolVar(&a.JSON, "json", false, lang.Text("print results as JSON"))
	f.BoolVar(&a.Yes, "yes", false, lang.Text("answer yes to every question"))
	f.BoolVar(&a.ReadOnly, "read-only", false, lang.Text("change nothing at the service"))
	f.BoolVar(&a.TakeOver, "take-over", false, lang.Text("on a network home: take the store over from the window that has it"))
	f.BoolP("help", "h", false, lang.Text("Show this page")) // the library would add it to the called command alone
	f.BoolVar(&a.NoColor, "no-color", false, lang.Text("no colours (also NO_COLOR)"))
	command.OneOf(f, &a.LogLevel, "log-level", lang.Text("level of the log: debug, info, warn or error"), "debug", "info", "warn", "error")
	a.Completes(root, "account", a.CompleteAccounts)
	f.Lookup("config").DefValue, f.Lookup("account").DefValue = "", ""
	root.AddCommand(demoCommand(a), guideCommand(a), versionCommand(a), manCommand(a))
	root.AddCommand(slices.Concat(jobs.Commands(a), applicants.Commands(a), answers.Commands(a), receive.Commands(a), admin.Commands(a))...)
	a.Completing(root)
	completion(root)
	return root
}

// completion adds the command that prints completions, with texts in the language of the person.
func completion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	c, _, err := root.Find([]string{"completion"})
	if err != nil {
		panic(err) // the library has made it
	}
	c.Short, c.Long = lang.Text("Print what completes commands in a shell"), ""
	c.Args, c.RunE = nil, command.ChooseSubcommand
	files := map[string]string{
		"bash": "shortlist completion bash > ~/.local/share/bash-completion/completions/shortlist",
		"zsh":  `shortlist completion zsh > "${fpath[1]}/_shortlist"`, "fish": "shortlist completion fish > ~/.config/fish/completions/shortlist.fish",
		"powershell": "shortlist completion powershell | Out-String | Invoke-Expression",
	}
	for _, shell := range c.Commands() {
		if f := shell.Flags().Lookup("no-descriptions"); f != nil {
			f.Hidden = true // its text is English in all languages
		}
		shell.Args = command.NoArgs
		shell.Short, shell.Long, shell.Example = lang.Text("Print what completes commands in %s", shell.Name()), "", "  "+files[shell.Name()]
	}
}

func sayFlagLinear() string {
	return lang.Text("the dashboard in lines and words, for screen readers, slow lines and scripts")
}

// cvChildCommand is the process that reads a CV.
func cvChildCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: isolated.Command, DisableFlagParsing: true, SilenceErrors: true, SilenceUsage: true,
		RunE: a.Run(func(_ context.Context, args []string) error {
			if isolated.Draws(args) && a.Limited().Limits.Restricted {
				return command.Misused(external.Restricted())
			}
			if code := isolated.Child(args, a.Deps.In, a.Deps.Out); code != command.ExitDone {
				return command.WithCode(errors.New(lang.Text("the CV could not be read")), code)
			}
			return nil
		}),
	}
}

// about identifies the program.
type about struct {
	Version string `json:"version"`
	Commit  string `json:"commit,omitzero"`
	Go      string `json:"go"`

	date time.Time // of the commit; zero if the build did not record it
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
			switch s.Key {
			case "vcs.revision":
				v.Commit = s.Value
			case "vcs.time":
				v.date, _ = time.Parse(time.RFC3339, s.Value) // zero if it cannot be read
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
			switch {
			case err != nil || len(rest) > 0 && !found.HasSubCommands():
				return errors.New(lang.Text("there is no command %q", strings.Join(args, " ")))
			case len(rest) > 0:
				return command.NoCommand(found, rest[0])
			}
			return found.Help()
		},
	}
}

func sayVersion() string { return lang.Text("Print the version") }
