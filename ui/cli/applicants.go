package cli

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/export"
)

func (a *app) applicantsCommand() *cobra.Command {
	return group("applicants", "List, show and export applicants, mark them viewed",
		a.applicantsListCommand(), a.applicantsShowCommand(), a.applicantsViewedCommand(), a.applicantsExportCommand())
}

func (a *app) applicantsListCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "list JOB", Short: "List the applicants of a job", Args: oneID("a job"),
		Long: "List the applicants of a job as they arrive. Nobody is marked viewed by this. People whom the\n" +
			"service suggests, and who did not apply, stand apart at the end.",
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf("job id", args[0])
			if err != nil {
				return err
			}
			return a.applicantsList(ctx, id, all)
		}),
	}
	cmd.Flags().BoolVar(&all, "all", false, "deleted applications too")
	return cmd
}

// census counts the applicants of a list.
type census struct {
	applied, unseen, hidden, suggested, bad int
}

// take counts c and reports whether it is shown.
func (n *census) take(c *model.Candidate, all bool) bool {
	switch {
	case c.Hidden() && !all:
		n.hidden++
		return false
	case c.Suggested:
		n.suggested++
	default:
		n.applied++
		if c.Unseen() {
			n.unseen++
		}
	}
	return true
}

func (n *census) String() string {
	s := amount.Plural(n.applied, "applicant") + fmt.Sprintf(", %d unseen", n.unseen)
	if n.hidden > 0 {
		s += fmt.Sprintf(", %d deleted hidden", n.hidden)
	}
	if n.suggested > 0 {
		s += fmt.Sprintf(", %d suggested", n.suggested)
	}
	if n.bad > 0 {
		s += ", " + amount.Plural(n.bad, "record") + " unreadable"
	}
	return s
}

func (a *app) applicantsList(ctx context.Context, jobID int64, all bool) error {
	acct, err := a.people()
	if err != nil {
		return err
	}
	var count census
	var listed, suggested []model.Candidate // to be told of at the end
	list := personTable{app: a}
	bad, err := a.read(ctx, acct, jobID, func(c model.Candidate) error {
		shown := count.take(&c, all)
		switch {
		case !shown:
			return nil
		case a.json:
			listed = append(listed, c)
			return nil
		case c.Suggested:
			suggested = append(suggested, c)
			return nil
		default:
			return list.add(c)
		}
	})
	if err != nil {
		return err
	}
	count.bad = bad
	if a.json {
		docs := make([]export.Application, 0, len(listed))
		for _, c := range a.shown(ctx, acct, listed) {
			docs = append(docs, export.ApplicationOf(c))
		}
		if err := a.document(docs); err != nil {
			return err
		}
	}
	if len(suggested) > 0 {
		if err := a.printf("\nSuggested by the service, did not apply:\n"); err != nil {
			return err
		}
		list = personTable{app: a}
		for _, c := range a.shown(ctx, acct, suggested) {
			if err := list.add(c); err != nil {
				return err
			}
		}
	}
	a.sayf("%s", count.String())
	return nil
}

// personTable prints applicants as they come.
type personTable struct {
	app   *app
	begun bool
}

func personColumns() []column {
	return []column{
		{title: "ID", width: 16, right: true}, {title: "NAME", width: 26, narrow: 18}, {title: "DATE", width: 16, narrow: 10}, {title: "STATUS", width: 10},
		{title: "SEEN", width: 6}, {title: "CV", width: 6, narrow: 3}, {title: "REGION", width: 14, narrow: gone}, {title: "SALARY WISH"},
	}
}

func (t *personTable) add(c model.Candidate) error {
	columns := personColumns()
	if !t.begun {
		t.begun = true
		if err := t.app.heading(columns); err != nil {
			return err
		}
	}
	seen := ""
	if c.Unseen() {
		seen = "unseen"
	}
	status := string(c.Status)
	if c.JustIn() { // its status is ours, and its id is none of the service's
		status = "just in"
	}
	return t.app.row(columns, number(c.ID), c.Applicant.Name, localTime(c.Date), status, seen, cvText(c),
		c.Applicant.Region, c.Applicant.SalaryWish())
}

// cvText says in a word whether there is a CV.
func cvText(c model.Candidate) string {
	switch {
	case c.CV == nil:
		return ""
	case c.CV.Broken != "":
		return "broken"
	default:
		return "yes"
	}
}
