package cli

import (
	"context"

	"github.com/spf13/cobra"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/export"
)

func (a *app) applicantsCommand() *cobra.Command {
	return group("applicants",
		a.applicantsListCommand(), a.applicantsShowCommand(), a.applicantsViewedCommand(), a.applicantsExportCommand())
}

func (a *app) applicantsListCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "list JOB", Short: lang.Text("List the applicants of a job"), Args: oneID(aJob),
		Long: lang.Text(`List the applicants of a job as they arrive. No application is marked viewed. Suggestions of
the service, who did not apply, are listed separately at the end.`),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf(aJob, args[0])
			if err != nil {
				return err
			}
			return a.applicantsList(ctx, id, all)
		}),
	}
	cmd.Flags().BoolVar(&all, "all", false, lang.Text("include deleted applications"))
	return cmd
}

// census counts the applicants of a list.
type census struct {
	applied, unviewed, hidden, suggested, bad int
}

// add counts c and reports whether it is shown.
func (n *census) add(c *model.Candidate, all bool) bool {
	switch {
	case c.Hidden() && !all:
		n.hidden++
		return false
	case c.Suggested:
		n.suggested++
	default:
		n.applied++
		if c.Unviewed() {
			n.unviewed++
		}
	}
	return true
}

func (n *census) String() string {
	return sayListed(n.applied, n.unviewed, n.hidden, n.suggested, n.bad)
}

func (a *app) applicantsList(ctx context.Context, jobID int64, all bool) error {
	acct, err := a.people(ctx)
	if err != nil {
		return err
	}
	var count census
	var listed, suggested []model.Candidate // printed at the end
	list := personTable{app: a}
	bad, err := a.read(ctx, acct, jobID, func(c model.Candidate) error {
		shown := count.add(&c, all)
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
		listed = a.shown(ctx, acct, listed)
		if err := export.WriteList(a.deps.Out, len(listed), func(i int) any { return export.ApplicationOf(listed[i]) }); err != nil {
			return err
		}
	}
	if len(suggested) > 0 {
		if err := a.printf("\n%s\n", lang.Text("Suggested by the service, did not apply:")); err != nil {
			return err
		}
		list = personTable{app: a}
		for _, c := range a.shown(ctx, acct, suggested) {
			if err := list.add(c); err != nil {
				return err
			}
		}
	}
	a.report(count.String())
	return nil
}

// personTable prints applicants as they come.
type personTable struct {
	app   *app
	begun bool
}

func personColumns() []column {
	return titled([]string{"ID", lang.Text("NAME"), lang.Text("DATE"), lang.Text("STATUS"), lang.Text("VIEWED"), "CV", lang.Text("REGION"), lang.Text("SALARY WISH")}, []column{
		{width: 16, right: true}, {width: 26, narrow: 18}, {width: 16, narrow: 10}, {width: 10}, {width: 6}, {width: 6, narrow: 3}, {width: 14, narrow: gone}, {},
	})
}

func (t *personTable) add(c model.Candidate) error {
	columns := personColumns()
	if !t.begun {
		t.begun = true
		if err := t.app.heading(columns); err != nil {
			return err
		}
	}
	viewed := ""
	if c.Unviewed() {
		viewed = lang.Text("no")
	}
	status := string(c.Status)
	if c.JustIn() { // an arrival has a status of shortlist's own
		status = lang.Text("new")
	}
	return t.app.row(columns, number(c.ID), c.Applicant.Name, localTime(c.Date), status, viewed, cvText(c),
		c.Applicant.Region, c.Applicant.SalaryWish())
}

// cvText words whether there is a CV.
func cvText(c model.Candidate) string {
	switch {
	case c.CV == nil:
		return ""
	case c.CV.Broken != "":
		return lang.Text("broken")
	default:
		return lang.Text("yes")
	}
}

func sayListed(applied int, unviewed int, deleted int, suggested int, unreadable int) string {
	s := lang.Plural(applied, "%d applicant, %d not viewed", "%d applicants, %d not viewed", unviewed)
	if deleted > 0 {
		s += lang.Text(", %d deleted hidden", deleted)
	}
	if suggested > 0 {
		s += lang.Text(", %d suggested", suggested)
	}
	if unreadable > 0 {
		s += lang.Plural(unreadable, ", %d record unreadable", ", %d records unreadable")
	}
	return s
}
