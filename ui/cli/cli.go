// Package cli is the tree of the commands, and the one among them that opens the dashboard. Callers hand in
// everything that the commands work with, so that the whole tree runs in a test. The commands are in packages below:
// jobs, applicants, receive and admin; package command is what they share.
package cli

import (
	"context"
	"errors"
	"os"

	"github.com/spf13/cobra"

	"shortlist/model/lang"
	"shortlist/model/reading/isolated"
	"shortlist/ui/cli/admin"
	"shortlist/ui/cli/applicants"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/jobs"
	"shortlist/ui/cli/receive"
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
		Args:    known, SilenceErrors: true, SilenceUsage: true,
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
	f.BoolVar(&a.NoColor, "no-color", false, lang.Text("no colours (also NO_COLOR)"))
	command.OneOf(f, &a.LogLevel, "log-level", lang.Text("level of the log: debug, info, warn or error"), "debug", "info", "warn", "error")
	a.Completes(root, "account", a.CompleteAccounts)
	f.Lookup("config").DefValue, f.Lookup("account").DefValue = "", ""
	root.AddCommand(demoCommand(a), guideCommand(a), versionCommand(a), manCommand(a))
	root.AddCommand(jobs.Commands(a)...)
	root.AddCommand(applicants.Commands(a)...)
	root.AddCommand(receive.Commands(a)...)
	root.AddCommand(admin.Commands(a)...)
	a.Completing(root)
	completion(root)
	return root
}

// completion adds the command that prints completions, with texts in the language of the person.
func completion(root *cobra.Command) {
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() != "completion" {
			continue
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
			shell.Short, shell.Long, shell.Example = lang.Text("Print what completes commands in %s", shell.Name()), "", "  "+files[shell.Name()]
		}
	}
}

// known rejects an unknown command and names a similar one.
func known(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	near := command.Similar(args[0], names)
	return errors.New(sayNoCommand(args[0], near))
}

func sayFlagLinear() string {
	return lang.Text("the dashboard in lines and words, for screen readers, slow lines and scripts")
}

func sayNoCommand(name string, near string) string {
	if near == "" {
		return lang.Text("there is no command %q; see: shortlist --help", name)
	}
	return lang.Text("there is no command %q; did you mean %q?", name, near)
}
