package applicants

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
)

// eraseOptions are the flags of erase.
type eraseOptions struct {
	person, job, olderThan      string
	shortlisted, dryRun, forget bool
	deleteSaved, allTraces      bool
}

func eraseCommand(a *command.App) *cobra.Command {
	var o eraseOptions
	cmd := &cobra.Command{
		Use: "erase [PERSON]", Short: lang.Text("Erase applications from this computer, and print a receipt"), Long: sayErase(),
		Example: "  shortlist erase olena@example.org --dry-run\n  shortlist erase 4100237 --yes\n  shortlist erase --job 4100001 --yes\n" +
			"  shortlist erase --older-than 180d --yes --json",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			if len(args) > 1 {
				return command.Misused(lang.Text("erase takes one person only; put a name in quotes"))
			}
			if len(args) == 1 {
				o.person = args[0]
			}
			return runErase(ctx, a, o)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&o.job, "job", "", lang.Text("erase the applicants of this job, and drafts of its changes"))
	a.Completes(cmd, "job", a.CompleteJobs)
	f.StringVar(&o.olderThan, "older-than", "", lang.Text("erase applications older than this many days, like 180d"))
	a.Completes(cmd, "older-than", command.Fixed("90d", "180d", "365d"))
	f.BoolVar(&o.shortlisted, "shortlisted", false, lang.Text("with --older-than: also applications on shortlists"))
	f.BoolVar(&o.deleteSaved, "delete-saved", false, lang.Text("also delete the files that shortlist saved with them, unless they have changed; without it they are only listed"))
	f.BoolVar(&o.allTraces, "all-traces", false, lang.Text("also forget that letters went to the address, for which a mark stays otherwise"))
	f.BoolVar(&o.dryRun, "dry-run", false, lang.Text("show what would be erased, and erase nothing"))
	f.BoolVar(&o.forget, "forget-tombstones", false, lang.Text("forget the ids of erased applications, so that they can be read again"))
	return cmd
}

// scope reads which applications the flags select.
func (o eraseOptions) scope(now time.Time) (s account.Scope, err error) {
	given := slices.DeleteFunc([]string{o.person, o.job, o.olderThan}, func(s string) bool { return s == "" })
	if len(given) != 1 {
		return s, command.Misused(lang.Text("erase needs one of: a person, --job, --older-than"))
	}
	if o.shortlisted && o.olderThan == "" {
		return s, command.Misused(lang.Text("--shortlisted goes only with --older-than"))
	}
	s.Person, s.Listed, s.Saved, s.AllTraces = o.person, o.shortlisted, o.deleteSaved, o.allTraces
	if o.job != "" {
		s.JobID, err = command.IDOf(command.Job, o.job)
	}
	if o.olderThan != "" {
		age, failed := config.Days(o.olderThan)
		if failed != nil {
			return s, command.Misused("--older-than: " + failed.Error())
		}
		s.Before = now.Add(-age)
	}
	return s, err
}

func runErase(ctx context.Context, a *command.App, o eraseOptions) error {
	if o.forget {
		return forgetErased(ctx, a, o)
	}
	scope, err := o.scope(time.Now())
	if err != nil {
		return err
	}
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	selected, err := selectPeople(ctx, a, acct, scope)
	if n := 0; err != nil && o.allTraces && !o.dryRun && len(selected.People) == 0 {
		if n, err = forgetMarks(ctx, a, acct, o.person, err); n > 0 {
			return err
		}
	}
	if err != nil {
		return err
	}
	if len(selected.Applications) == 0 && scope.JobID == 0 || o.dryRun {
		r, err := acct.Rehearse(ctx, selected, scope)
		if err != nil {
			return err
		}
		return printReceipt(a, r, selected, true)
	}
	if !a.Yes {
		if err := confirmErase(ctx, a, acct, selected, scope); err != nil {
			return err
		}
	}
	r, err := acct.Erase(ctx, selected, scope)
	if err != nil {
		return err
	}
	err = a.Unprinted(lang.Text("the applications are erased"), printReceipt(a, r, selected, false))
	if err == nil && !r.Clean() {
		err = errors.New(command.SayNotAllErased())
	}
	return err
}

// forgetMarks forgets the marks of letters to somebody who was erased before, and returns how many, or the error without any.
func forgetMarks(ctx context.Context, a *command.App, acct *account.Account, address string, without error) (int, error) {
	n, err := acct.ForgetMarksOf(ctx, address)
	switch {
	case err != nil:
		return n, err
	case n == 0:
		return 0, without
	case a.JSON:
		return n, a.Document(export.ReceiptOf(account.Receipt{}, account.Selected{}, nil, false))
	}
	return n, a.Printf("%s\n", lang.Plural(n, "Forgotten: %d mark of a letter to this address.", "Forgotten: %d marks of letters to this address."))
}

// confirmErase shows what would be erased, and asks.
func confirmErase(ctx context.Context, a *command.App, acct *account.Account, s account.Selected, scope account.Scope) error {
	printMatches(a.OnErr(), s.Applications)
	r, err := acct.Rehearse(ctx, s, scope)
	if err != nil {
		return err
	}
	for _, line := range privacy.Saved(r, len(r.Saved)) {
		a.Report(line)
	}
	a.ReportApart(r.Apart)
	files := 0
	if scope.Saved {
		files = privacy.Unchanged(r)
	}
	return a.Confirm(ctx, sayAskErase(len(s.Applications), files))
}

// selectPeople finds the applications of a scope. If several people match, it lists them and
// returns an error: the caller has to choose one.
func selectPeople(ctx context.Context, a *command.App, acct *account.Account, scope account.Scope) (account.Selected, error) {
	s, err := acct.Select(ctx, scope)
	var several *account.SeveralError
	switch {
	case errors.As(err, &several):
		printMatches(a.OnErr(), several.People)
		return s, command.Misuse(err)
	case errors.Is(err, account.ErrNone):
		a.ReportApart(acct.ApartOf(ctx, scope.Person))
		return s, command.WithCode(errors.New(lang.Text("nothing is kept here of that person")), command.ExitNotYours)
	}
	return s, err
}

// printMatches prints applications.
func printMatches(a *command.App, matches []account.Match) {
	columns := []command.Column{
		{Title: "ID", Width: 16, Right: true}, {Title: lang.Text("NAME"), Width: 26, Narrow: 18},
		{Title: lang.Text("DATE"), Width: 16, Narrow: 10}, {Title: lang.Text("JOB ID"), Width: 16, Right: true},
		{Title: lang.Text("JOB")},
	}
	a.Heading(columns)
	for _, m := range matches {
		a.Row(columns, command.Number(m.ID), m.Name, command.LocalTime(m.Date), command.Number(m.JobID), m.Job)
	}
}

func printReceipt(a *command.App, r account.Receipt, s account.Selected, dryRun bool) error {
	if a.JSON {
		return a.Document(export.ReceiptOf(r, s, privacy.OutOfReach(r), dryRun))
	}
	if dryRun && len(s.Applications) > 0 {
		printMatches(a, s.Applications)
	}
	for _, line := range privacy.Receipt(r, s.Listed, dryRun) {
		a.Printf("%s\n", line.Text)
	}
	return nil
}

// forgottenDoc is what --forget-tombstones has done, as --json shows it.
type forgottenDoc struct {
	Forgotten int      `json:"forgotten"`
	Hosts     []string `json:"tombstonesOnHosts"` // hosts on which the same manager's file still has tombstones
}

func forgetErased(ctx context.Context, a *command.App, o eraseOptions) error {
	if o.person != "" || o.job != "" || o.olderThan != "" || o.shortlisted || o.dryRun || o.deleteSaved {
		return command.Misused(lang.Text("--forget-tombstones goes with no other flag, and no person"))
	}
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	if err := a.Confirm(ctx, lang.Text("Let the next read of applicants bring all erased applications back?")); err != nil {
		return err
	}
	n, hosts, err := acct.ForgetErased(ctx)
	if err != nil {
		return err
	}
	done := lang.Plural(n, "Forgotten: the ids of %d erased application. The next read of their jobs brings them back.", "Forgotten: the ids of %d erased applications. The next read of their jobs brings them back.")
	if a.JSON {
		return a.Unprinted(done, a.Document(forgottenDoc{n, append([]string{}, hosts...)}))
	}
	err = a.Printf("%s\n", done)
	if err == nil && len(hosts) > 0 {
		err = a.Printf("%s\n", lang.Text("The team folder still has tombstones from your other hosts (%s). Run this there, too.", text.Line(strings.Join(hosts, ", "))))
	}
	return a.Unprinted(done, err)
}

func sayErase() string {
	return lang.Text(`Erase what this computer keeps of a person, of a job's applicants, or of old applications: profiles, CVs,
reviews, places on shortlists, the search index, files of callbacks, queued views, names in the activity
log, and saved searches with the person's name. It asks first. --dry-run shows what would go.

PERSON is the id of an application, an e-mail address, a phone number or a name. All applications with
the person's address or number go, whatever the job. If several people match, they are listed and the
exit code is 2.

Afterwards shortlist searches the bytes of every file of the account for the names, addresses and numbers.
The receipt holds none of them. It counts what went and lists what may be left. If a file still holds
one, the exit code is 1. An erasure that is killed goes on when shortlist next opens the account.

The service still has the applications. Only their ids stay here, so that shortlist does not read them
again. --forget-tombstones forgets these ids, and the next read brings the applications back. An
application known only from a callback has no such id: it returns once the service lists it.`)
}

func sayAskErase(applications int, files int) string {
	what := lang.Plural(applications, "Erase %d application from this computer", "Erase %d applications from this computer")
	if files > 0 {
		what += lang.Plural(files, " and delete %d saved file", " and delete %d saved files")
	}
	return lang.Text("%s? This cannot be undone.", what)
}
