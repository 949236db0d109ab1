// Package applicants holds the commands about applicants: lists, CVs, search, reviews of colleagues, and what is kept and erased.
package applicants

import (
	"context"

	"github.com/spf13/cobra"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
)

// Commands are the commands about applicants.
func Commands(a *command.App) []*cobra.Command {
	return []*cobra.Command{
		command.Group("applicants", lang.Text("List, show and export applicants, mark them viewed"),
			listCommand(a), showCommand(a), viewedCommand(a), exportCommand(a)),
		command.Group("cv", lang.Text("Read and save CVs"), saveCommand(a), textCommand(a)),
		searchCommand(a), sheetCommand(a), snoozeCommand(a), outcomeCommand(a), teamCommand(a), inventoryCommand(a), eraseCommand(a),
	}
}

func listCommand(a *command.App) *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "list JOB", Short: lang.Text("List the applicants of a job"), Args: command.OneID(command.Job),
		Long: lang.Text(`List the applicants of a job as they arrive. No application is marked viewed. Suggestions of
the service, who did not apply, are listed separately at the end.`),
		RunE: a.RunJob(func(ctx context.Context, id int64) error { return runList(ctx, a, id, all) }),
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

func runList(ctx context.Context, a *command.App, jobID int64, all bool) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	var count census
	var suggested []model.Candidate // printed at the end
	list, document := personTable{app: a}, export.NewJSONList(a.Deps.Out)
	bad, err := a.Read(ctx, acct, jobID, func(c model.Candidate) error {
		shown := count.add(&c, all)
		switch {
		case !shown:
			return nil
		case a.JSON:
			return document.Add(export.ApplicationOf(c))
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
	if a.JSON {
		if err := document.Close(); err != nil {
			return err
		}
	}
	if len(suggested) > 0 {
		a.Printf("\n%s\n", lang.Text("Suggested by the service, did not apply:"))
		list = personTable{app: a}
		for _, c := range a.Shown(ctx, acct, suggested) {
			if err := list.add(c); err != nil {
				return err
			}
		}
	}
	a.Report(count.String())
	return nil
}

// personTable prints applicants as they come.
type personTable struct {
	app   *command.App
	begun bool
}

func personColumns() []command.Column {
	return []command.Column{
		{Title: "ID", Width: 16, Right: true}, {Title: lang.Text("NAME"), Width: 26, Narrow: 18},
		{Title: lang.Text("DATE"), Width: 16, Narrow: 10}, {Title: lang.Text("STATUS"), Width: 10},
		{Title: lang.Text("VIEWED"), Width: 6}, {Title: "CV", Width: 6, Narrow: 3},
		{Title: lang.Text("REGION"), Width: 14, Narrow: command.Gone}, {Title: lang.Text("SALARY WISH")},
	}
}

func (t *personTable) add(c model.Candidate) error {
	columns := personColumns()
	if !t.begun {
		t.begun = true
		t.app.Heading(columns)
	}
	viewed := ""
	if c.Unviewed() {
		viewed = lang.Text("no")
	}
	status := string(c.Status)
	if c.JustIn() { // an arrival has a status of shortlist's own
		status = lang.Text("new")
	}
	return t.app.Row(columns, command.Number(c.ID), c.Applicant.Name, command.LocalTime(c.Date), status, viewed, cvText(c),
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
