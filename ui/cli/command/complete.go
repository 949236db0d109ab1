package command

import (
	"context"
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model"
	"shortlist/ui/text"
)

// most is how many ids a shell gets.
const most = 200

// Completer offers completions of a word on the command line.
type Completer func(ctx context.Context, cmd *cobra.Command, args []string, begun string) []cobra.Completion

// Completing adds completion to a tree of commands. The usage line of a command decides what
// its arguments complete to, so a new command is completed too.
func (a *App) Completing(cmd *cobra.Command) {
	for _, sub := range cmd.Commands() {
		a.Completing(sub)
	}
	switch {
	case cmd.ValidArgsFunction != nil || cmd.HasSubCommands():
	case strings.Contains(cmd.Use, "FILE"): // the shell completes files
	case strings.Contains(cmd.Use, " JOB"), strings.Contains(cmd.Use, "[JOB"):
		cmd.ValidArgsFunction = a.Words(a.CompleteJobs, strings.Contains(cmd.Use, "JOB…"))
	case strings.Contains(cmd.Use, "PERSON"):
		cmd.ValidArgsFunction = a.Words(a.CompleteApplications, false)
	case strings.Contains(cmd.Use, "APPLICATION"):
		cmd.ValidArgsFunction = a.Words(a.CompleteApplications, strings.Contains(cmd.Use, "APPLICATION…"))
	default:
		cmd.ValidArgsFunction = cobra.NoFileCompletions
	}
	offer := func(f *pflag.Flag) {
		if _, path := f.Annotations[PathFlag]; path || f.Name == "config" || f.Value.Type() == "bool" {
			return // the shell completes files
		}
		if _, named := cmd.GetFlagCompletionFunc(f.Name); named {
			return
		}
		var values []cobra.Completion
		if choice, is := f.Value.(*Choice); is {
			values = choice.of
		}
		a.Completes(cmd, f.Name, Fixed(values...))
	}
	cmd.Flags().VisitAll(offer)
	cmd.PersistentFlags().VisitAll(offer)
}

// Completes names what a flag of a command completes to. A choice completes to its words, a flag that takes a path
// to files, and any other flag to nothing.
func (a *App) Completes(cmd *cobra.Command, flag string, to Completer) {
	if err := cmd.RegisterFlagCompletionFunc(flag, a.Words(to, true)); err != nil {
		panic(err) // there is no such flag
	}
}

// Described are words of the service or of a file, each with its meaning, if it has one.
func Described[T ~string](words []T, means func(T) string) (out []cobra.Completion) {
	for _, w := range words {
		out = append(out, strings.TrimSuffix(cobra.CompletionWithDesc(string(w), means(w)), "\t"))
	}
	return out
}

// Fixed completes to the same words always.
func Fixed(words ...cobra.Completion) Completer {
	return func(context.Context, *cobra.Command, []string, string) []cobra.Completion { return words }
}

// Words adapts a completer to the library. It keeps completions that begin with the typed text and are not on the line
// yet, and cleans their descriptions. Unless several are allowed, only the first argument is completed.
func (a *App) Words(of Completer, several bool) cobra.CompletionFunc {
	return func(cmd *cobra.Command, args []string, begun string) ([]cobra.Completion, cobra.ShellCompDirective) {
		if len(args) > 0 && !several {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		var out []cobra.Completion
		for _, c := range of(cmd.Context(), cmd, args, begun) {
			word, means, _ := strings.Cut(c, "\t")
			if !strings.HasPrefix(word, begun) || slices.Contains(args, word) {
				continue
			}
			if means = text.Cut(text.Line(means), 60); means != "" {
				word = cobra.CompletionWithDesc(word, means)
			}
			out = append(out, word)
		}
		return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveKeepOrder
	}
}

// peek reads names of the chosen account, if it has been used here. On any error the shell offers nothing.
func (a *App) peek(ctx context.Context, read func(*account.Peek) error) {
	c, err := a.Configuration()
	if err != nil {
		return
	}
	chosen, known, err := Pick(c, a.Account)
	if err != nil || known.Folder == "" && config.CheckName(chosen) != nil {
		return
	}
	s := Setup{Name: chosen, Account: known, Config: c}
	if OtherIdentity(ctx, s) != nil {
		return
	}
	p, err := account.PeekAt(ctx, s.Paths().Store)
	if err != nil {
		return
	}
	defer func() { _ = p.Close() }() // only read
	_ = read(p)                      // on an error, the shell offers nothing
}

// CompleteAccounts offers the names of the accounts, and of the stores that they do not use.
func (a *App) CompleteAccounts(ctx context.Context, _ *cobra.Command, _ []string, _ string) (out []cobra.Completion) {
	c, err := a.Configuration()
	if err != nil {
		return nil
	}
	for _, name := range c.Names() {
		known := c.Accounts[name]
		out = append(out, cobra.CompletionWithDesc(name, text.Line(known.Email)))
		for _, apart := range ApartOf(ctx, Setup{Name: name, Account: known, Config: c}) {
			if apart.Account != "" && !slices.ContainsFunc(out, func(o cobra.Completion) bool { return strings.HasPrefix(o, apart.Account+"\t") }) {
				out = append(out, cobra.CompletionWithDesc(apart.Account, text.Line(apart.Has.String())))
			}
		}
	}
	return out
}

// CompleteJobs offers the ids of the stored jobs, with their titles: for activate those that
// are not active, for stop the active ones.
func (a *App) CompleteJobs(ctx context.Context, cmd *cobra.Command, _ []string, begun string) (out []cobra.Completion) {
	a.peek(ctx, func(p *account.Peek) error {
		jobs, err := p.Jobs(ctx, begun, most)
		for _, j := range jobs {
			if active := j.Status == model.Activated; cmd.Name() == "activate" && active || cmd.Name() == "stop" && !active {
				continue
			}
			out = append(out, cobra.CompletionWithDesc(Number(j.ID), text.Line(j.Title)+", "+text.Line(string(j.Status))))
		}
		return err
	})
	return out
}

// CompleteApplications offers the ids of the stored applications, with names: those of the
// job on the line, or of all jobs.
func (a *App) CompleteApplications(ctx context.Context, cmd *cobra.Command, args []string, begun string) (out []cobra.Completion) {
	var job int64
	if strings.Contains(cmd.Use, "JOB") && len(args) > 0 {
		job, _ = IDOf(Job, args[0]) // 0: all jobs
	}
	a.peek(ctx, func(p *account.Peek) error {
		people, err := p.Applications(ctx, job, begun, most)
		for _, c := range people {
			out = append(out, cobra.CompletionWithDesc(Number(c.ID), JoinText(", ", c.Applicant.Name, c.JobTitle)))
		}
		return err
	})
	return out
}

// CompleteShortlists offers the names of shortlists. It leaves out names with characters that a shell could act on.
func (a *App) CompleteShortlists(ctx context.Context, _ *cobra.Command, _ []string, _ string) (out []cobra.Completion) {
	a.peek(ctx, func(p *account.Peek) error {
		names, err := p.Shortlists(ctx)
		for _, name := range names {
			odd := strings.ContainsFunc(name, func(r rune) bool {
				return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune(" _.,+", r) && r != '-'
			})
			if !odd && !strings.HasPrefix(name, "-") && name == text.Line(name) {
				out = append(out, name)
			}
		}
		return err
	})
	return out
}
