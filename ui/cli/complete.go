package cli

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

// completer offers completions of a word on the command line.
type completer func(ctx context.Context, cmd *cobra.Command, args []string, begun string) []cobra.Completion

// completing adds completion to a tree of commands. The usage line of a command decides what
// its arguments complete to, so a new command is completed too.
func (a *app) completing(cmd *cobra.Command) {
	for _, sub := range cmd.Commands() {
		a.completing(sub)
	}
	switch {
	case cmd.ValidArgsFunction != nil || cmd.HasSubCommands():
	case strings.Contains(cmd.Use, "FILE"): // the shell completes files
	case strings.Contains(cmd.Use, " JOB"), strings.Contains(cmd.Use, "[JOB"):
		cmd.ValidArgsFunction = a.words(a.completeJobs, strings.Contains(cmd.Use, "JOB…"))
	case strings.Contains(cmd.Use, "PERSON"):
		cmd.ValidArgsFunction = a.words(a.completeApplications, false)
	case strings.Contains(cmd.Use, "APPLICATION"):
		cmd.ValidArgsFunction = a.words(a.completeApplications, strings.Contains(cmd.Use, "APPLICATION…"))
	default:
		cmd.ValidArgsFunction = cobra.NoFileCompletions
	}
	flags := a.flagValues()
	offer := func(f *pflag.Flag) {
		if _, path := f.Annotations[pathFlag]; path || f.Name == "config" || f.Value.Type() == "bool" {
			return // the shell completes files
		}
		values, ok := flags[f.Name]
		if choice, is := f.Value.(*choice); is {
			values = fixed(choice.of...)
		} else if !ok {
			values = func(context.Context, *cobra.Command, []string, string) []cobra.Completion { return nil }
		}
		if err := cmd.RegisterFlagCompletionFunc(f.Name, a.words(values, true)); err != nil {
			panic(err) // a flag was registered twice
		}
	}
	cmd.Flags().VisitAll(offer)
	cmd.PersistentFlags().VisitAll(offer)
}

// flagValues are the completers of flags, by name. A choice completes itself.
func (a *app) flagValues() map[string]completer {
	var rates, currencies []cobra.Completion
	for _, r := range model.Rates() {
		rates = append(rates, cobra.CompletionWithDesc(number(int64(r)), r.String()))
	}
	for _, c := range model.Currencies() {
		var names []string
		for _, k := range model.Countries() {
			names = append(names, k.Name()+": "+k.Currency(c))
		}
		currencies = append(currencies, cobra.CompletionWithDesc(number(int64(c)), strings.Join(names, ", ")))
	}
	return map[string]completer{
		"account": a.completeAccounts, "apply": a.completeApplications, "job": a.completeJobs, "shortlist": a.completeShortlists,
		"since": fixed("24h", "7d"), "older-than": fixed("90d", "180d", "365d"),
		"rate": fixed(rates...), "currency": fixed(currencies...),
		"type1": fixed("0", "1", "2", "3", "4", "5"), "type2": fixed("0", "1", "2", "3", "4", "5"),
	}
}

func fixed(words ...cobra.Completion) completer {
	return func(context.Context, *cobra.Command, []string, string) []cobra.Completion { return words }
}

// words adapts a completer to the library. It keeps completions that begin with the typed
// text and are not on the line yet, and cleans their descriptions. Unless several are
// allowed, only the first argument is completed.
func (a *app) words(of completer, several bool) cobra.CompletionFunc {
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

// peek reads names of the chosen account, if it has been used here. On any error the shell
// offers nothing.
func (a *app) peek(ctx context.Context, read func(*account.Peek) error) {
	c, err := a.configuration()
	if err != nil {
		return
	}
	chosen, known, err := pick(c, a.account)
	if err != nil || known.Folder == "" && config.CheckName(chosen) != nil {
		return
	}
	s := Setup{Name: chosen, Account: known, Config: c}
	if otherIdentity(ctx, s) != nil {
		return
	}
	p, err := account.PeekAt(ctx, s.Paths().Store)
	if err != nil {
		return
	}
	defer func() { _ = p.Close() }() // only read
	_ = read(p)                      // on an error, the shell offers nothing
}

func (a *app) completeAccounts(ctx context.Context, _ *cobra.Command, _ []string, _ string) (out []cobra.Completion) {
	c, err := a.configuration()
	if err != nil {
		return nil
	}
	for _, name := range c.Names() {
		known := c.Accounts[name]
		out = append(out, cobra.CompletionWithDesc(name, text.Line(known.Email)))
		for _, apart := range apartOf(ctx, Setup{Name: name, Account: known, Config: c}) {
			if apart.Account != "" && !slices.ContainsFunc(out, func(o cobra.Completion) bool { return strings.HasPrefix(o, apart.Account+"\t") }) {
				out = append(out, cobra.CompletionWithDesc(apart.Account, text.Line(apart.Has.String())))
			}
		}
	}
	return out
}

// completeJobs offers the ids of the stored jobs, with their titles: for activate those that
// are not active, for stop the active ones.
func (a *app) completeJobs(ctx context.Context, cmd *cobra.Command, _ []string, begun string) (out []cobra.Completion) {
	a.peek(ctx, func(p *account.Peek) error {
		jobs, err := p.Jobs(ctx, begun, most)
		for _, j := range jobs {
			if active := j.Status == model.Activated; cmd.Name() == "activate" && active || cmd.Name() == "stop" && !active {
				continue
			}
			out = append(out, cobra.CompletionWithDesc(number(j.ID), text.Line(j.Title)+", "+text.Line(string(j.Status))))
		}
		return err
	})
	return out
}

// completeApplications offers the ids of the stored applications, with names: those of the
// job on the line, or of all jobs.
func (a *app) completeApplications(ctx context.Context, cmd *cobra.Command, args []string, begun string) (out []cobra.Completion) {
	var job int64
	if strings.Contains(cmd.Use, "JOB") && len(args) > 0 {
		job, _ = idOf(aJob, args[0]) // 0: all jobs
	}
	a.peek(ctx, func(p *account.Peek) error {
		people, err := p.Applications(ctx, job, begun, most)
		for _, c := range people {
			out = append(out, cobra.CompletionWithDesc(number(c.ID), joinText(", ", c.Applicant.Name, c.JobTitle)))
		}
		return err
	})
	return out
}

// completeShortlists offers the names of shortlists. It leaves out names with characters
// that a shell could act on.
func (a *app) completeShortlists(ctx context.Context, _ *cobra.Command, _ []string, _ string) (out []cobra.Completion) {
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
