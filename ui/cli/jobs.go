package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/ui/text"
)

func (a *app) jobsCommand() *cobra.Command {
	return group("jobs", "List, show, publish and manage jobs",
		a.jobsListCommand(), a.jobsShowCommand(), a.jobsCreateCommand(), a.jobsUpdateCommand(),
		a.statusCommand("activate", "Publish a job again", model.Activate),
		a.statusCommand("stop", "Take a job off the board", model.Stop),
		a.statusCommand("delete", "Delete a job", model.Delete),
	)
}

// jobDoc is a job as --json shows it: the service's fields, and the currency
// where the ledger knows it.
type jobDoc struct {
	wire.Job
	CurrencyID *int `json:"currencyId,omitzero"`
}

func docOf(j model.Job, entry model.CurrencyEntry, known bool) jobDoc {
	d := jobDoc{Job: wire.OfJob(j)}
	told := slices.ContainsFunc(j.Extra, func(f model.Field) bool { return f.Name == "currencyId" })
	if known && !told {
		id := int(entry.Currency)
		d.CurrencyID = &id
	}
	return d
}

func (a *app) jobsListCommand() *cobra.Command {
	var status string
	cmd := &cobra.Command{
		Use: "list", Short: "List the jobs", Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error { return a.jobsList(ctx, status) }),
	}
	cmd.Flags().StringVar(&status, "status", "", "only jobs of this status: Activated, PreActivated, Stopped, Deactivated or Deleted")
	return cmd
}

func (a *app) jobsList(ctx context.Context, status string) error {
	acct, err := a.use()
	if err != nil {
		return err
	}
	jobs, err := a.listJobs(ctx, acct, status)
	if err != nil {
		return err
	}
	model.SortJobs(jobs.List, model.JobsByStatus)
	if a.json {
		docs := make([]jobDoc, 0, len(jobs.List))
		for _, j := range jobs.List {
			entry, known := jobs.Currencies[j.ID]
			docs = append(docs, docOf(j, entry, known))
		}
		return a.document(docs)
	}
	if len(jobs.List) == 0 {
		if status != "" {
			a.sayf("No job has the status %s.", text.Line(status))
		} else {
			a.sayf("There are no jobs.")
		}
		return nil
	}
	return a.jobTable(jobs, acct.Info().Country)
}

// listJobs reads the jobs of a status, or all that are not deleted.
func (a *app) listJobs(ctx context.Context, acct *account.Account, status string) (account.Jobs, error) {
	if strings.EqualFold(status, string(model.Deleted)) {
		deleted, err := acct.DeletedJobs(ctx)
		if err != nil {
			return account.Jobs{}, err
		}
		known, err := acct.CachedJobs(ctx) // for the ledger
		return account.Jobs{List: deleted, Currencies: known.Currencies}, err
	}
	jobs, err := acct.FetchJobs(ctx)
	if err != nil {
		return account.Jobs{}, err
	}
	if jobs.Unkept != nil {
		a.sayf("The jobs could not be kept on this machine: %s", sentence(jobs.Unkept))
	}
	jobs.List = slices.DeleteFunc(jobs.List, func(j model.Job) bool {
		return status != "" && !strings.EqualFold(status, string(j.Status))
	})
	return jobs, nil
}

func (a *app) jobTable(jobs account.Jobs, country model.Country) error {
	columns := []column{
		{title: "ID", right: true}, {title: "STATUS", width: 12}, {title: "TITLE", width: 20}, {title: "REGION", width: 14, narrow: 10},
		{title: "APPLIED", width: 7, right: true}, {title: "VIEWS", width: 6, narrow: gone, right: true}, {title: "SALARY"},
	}
	for _, j := range jobs.List {
		columns[0].width = max(columns[0].width, len(number(j.ID)))
	}
	if err := a.heading(columns); err != nil {
		return err
	}
	for _, j := range jobs.List {
		currency := ""
		if entry, known := jobs.Currencies[j.ID]; known {
			currency = country.Code(entry.Currency)
		}
		err := a.row(columns, number(j.ID), string(j.Status), j.Title, j.Region, fmt.Sprint(j.Applies), fmt.Sprint(j.Views),
			model.SalaryText(j.SalaryFrom, j.SalaryTo, currency, j.Rate))
		if err != nil {
			return err
		}
	}
	return nil
}

func (a *app) jobsShowCommand() *cobra.Command {
	return &cobra.Command{
		Use: "show JOB", Short: "Show a job", Args: oneID("a job"),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf("job id", args[0])
			if err != nil {
				return err
			}
			acct, err := a.use()
			if err != nil {
				return err
			}
			j, err := acct.Job(ctx, id)
			if err != nil {
				return err
			}
			return a.printJob(ctx, acct, j)
		}),
	}
}

// printJob prints a whole job.
func (a *app) printJob(ctx context.Context, acct *account.Account, j model.Job) error {
	entry, known, err := acct.Currency(ctx, j.ID)
	if err != nil {
		return err
	}
	if a.json {
		return a.document(docOf(j, entry, known))
	}
	country := acct.Info().Country
	currency, code := "unknown: the service does not tell it", ""
	if known {
		code = country.Code(entry.Currency)
		currency = fmt.Sprintf("%s, as last sent from here on %s", country.Label(entry.Currency), localTime(entry.Sent))
	}
	labels := a.labels()
	typeText := func(t *model.JobType) string {
		if t == nil {
			return ""
		}
		return labels.Label(*t)
	}
	for _, f := range [][2]string{
		{"Job", number(j.ID)},
		{"Status", string(j.Status)},
		{"Title", j.Title},
		{"Region", j.Region},
		{"Address", j.Address},
		{"Salary", model.SalaryText(j.SalaryFrom, j.SalaryTo, code, j.Rate)},
		{"Currency", currency},
		{"Type", typeText(j.Type1)},
		{"Second type", typeText(j.Type2)},
		{"Applied", fmt.Sprint(j.Applies)},
		{"Views", fmt.Sprint(j.Views)},
		{"E-mail", j.Email},
		{"Link", j.URL},
	} {
		if err := a.field(f[0], f[1]); err != nil {
			return err
		}
	}
	if err := a.unknownFields(j.Extra); err != nil {
		return err
	}
	if err := a.printf("\n"); err != nil {
		return err
	}
	return a.html(j.Description, "")
}

// labels are how the account names job types.
func (a *app) labels() model.JobTypeLabels {
	if a.config != nil {
		if _, chosen, err := a.config.Pick(a.account); err == nil {
			return chosen.JobTypeLabels
		}
	}
	return model.LabelsBoth
}

func (a *app) statusCommand(name, short string, change model.StatusChange) *cobra.Command {
	return &cobra.Command{
		Use: name + " JOB", Short: short, Args: oneID("a job"),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf("job id", args[0])
			if err != nil {
				return err
			}
			return a.changeStatus(ctx, id, change)
		}),
	}
}

func (a *app) changeStatus(ctx context.Context, id int64, change model.StatusChange) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	if change == model.Delete && !a.yes && !a.deps.InTerminal {
		return usagef("deleting job %d is asked about first, and there is no terminal to ask on; --yes does it without asking", id)
	}
	j, err := acct.Job(ctx, id)
	if err != nil {
		return err
	}
	if change == model.Delete {
		question := fmt.Sprintf("Delete job %d “%s” (%s, %s)? It leaves the board and the list.",
			id, j.Title, cmp.Or(string(j.Status), "no status"), plural(j.Applies, "applicant", "applicants"))
		if err := a.confirm(ctx, question); err != nil {
			return err
		}
	}
	waiting, err := acct.Outbox(ctx)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		if w.Kind == model.OutgoingStatus && w.JobID == id {
			return fmt.Errorf("the service is yet to be told to %s job %d, as was asked for in the dashboard; O shows it there", w.Change, id)
		}
	}
	j, _, err = acct.ChangeStatus(ctx, j, change)
	var queued *account.Queued
	if errors.As(err, &queued) { // a command does it now or not at all: scripts count on its exit code
		err = acct.Drop(context.WithoutCancel(ctx), model.Outgoing{ID: queued.ID, Kind: model.OutgoingStatus, JobID: id})
		switch {
		case errors.Is(err, account.ErrNone), errors.Is(err, account.ErrOnItsWay):
			if j, err = acct.Job(ctx, id); err == nil && j.Status != change.Result() {
				err = coded{errors.New("another copy of shortlist is telling the service; what came of it is not known yet"), exitUnknown}
			}
		case account.Elsewhere(queued.Err):
			err = errors.Join(errors.New("another copy of shortlist is telling the service; this was not done"), err)
		default:
			err = errors.Join(queued.Err, err)
		}
	}
	if err != nil {
		return err
	}
	a.sayf("Job %d “%s” is %s.", id, text.Line(j.Title), text.Line(string(j.Status)))
	if a.json {
		entry, known, err := acct.Currency(ctx, id)
		if err != nil {
			return err
		}
		return a.document(docOf(j, entry, known))
	}
	return nil
}
