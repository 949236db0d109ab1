package applicants

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/profile"
)

func showCommand(a *command.App) *cobra.Command {
	var job string
	cmd := &cobra.Command{
		Use: "show APPLICATION", Short: lang.Text("Show an applicant"), Args: command.OneID(command.Application),
		Long: lang.Text(`Show an applicant without marking the application viewed. With --job, shortlist reads the job's
applicants from the service. Without it, the kept copy is shown.`),
		RunE: a.RunApplication(func(ctx context.Context, id int64) (err error) {
			var jobID int64
			if job != "" {
				if jobID, err = command.IDOf(command.Job, job); err != nil {
					return err
				}
			}
			return runShow(ctx, a, id, jobID)
		}),
	}
	cmd.Flags().StringVar(&job, "job", "", lang.Text("the job of the application"))
	a.Completes(cmd, "job", a.CompleteJobs)
	return cmd
}

func runShow(ctx context.Context, a *command.App, id, jobID int64) error {
	acct, err := a.People(ctx)
	if err != nil {
		return err
	}
	c, err := findApplicant(ctx, a, acct, id, jobID)
	if err != nil {
		return err
	}
	c = a.Shown(ctx, acct, []model.Candidate{c})[0]
	if a.JSON {
		return a.Document(export.ApplicationOf(c))
	}
	cv, err := acct.CVPages(ctx, c)
	if err != nil {
		return err
	}
	printPerson(a, acct, c, cv)
	return nil
}

// findApplicant reads an applicant from the service. If jobID is 0, it returns the stored copy.
func findApplicant(ctx context.Context, a *command.App, acct *account.Account, id, jobID int64) (model.Candidate, error) {
	if jobID == 0 {
		c, err := acct.Candidate(ctx, id)
		if errors.Is(err, account.ErrNone) {
			return c, command.WithCode(errors.New(lang.Text("application %d was not read here yet; name its job with --job", id)), command.ExitNotYours)
		}
		if err != nil {
			return c, err
		}
		asOf, err := acct.ApplicantsAsOf(ctx, c.JobID)
		if err == nil {
			a.Report(lang.Text("As of %s; --job %d reads it again.", command.LocalTime(asOf), c.JobID))
		}
		return c, err
	}
	var found *model.Candidate
	if _, err := a.Read(ctx, acct, jobID, func(c model.Candidate) error {
		if c.ID == id {
			found = &c
		}
		return nil
	}); err != nil && found == nil {
		return model.Candidate{}, err
	}
	if found == nil {
		return model.Candidate{}, command.WithCode(errors.New(sayNoApplication(id, jobID)), command.ExitNotYours)
	}
	return *found, nil
}

// printPerson prints everything known about an applicant; cv is the text of the CV, if it was read.
func printPerson(a *command.App, acct *account.Account, c model.Candidate, cv []string) {
	for _, f := range profile.About(c, command.LocalTime) {
		value := strings.TrimSpace(f.Value + " " + f.Note)
		if f.Kind == profile.CV && f.Note != "" {
			value = f.Value + ", " + f.Note + place(acct, c)
		}
		a.Field(f.Kind.Label(), value)
	}
	const most = 10 // contacts of a kind
	for _, k := range profile.CVContacts(c, cv, most) {
		value := k.Value
		if k.Other {
			value = k.Words + " → " + value
		}
		a.Field(lang.Text("From the CV"), value)
	}
	a.UnknownFields(c.OtherFields())
	if list := c.Applicant.Experience; len(list) > 0 {
		a.Printf("\n%s\n", lang.Text("Experience"))
		for _, e := range list {
			a.Printf("  %s\n", command.JoinText("  ", profile.Period(e), command.JoinText(", ", e.Title, e.Employer)))
			if strings.TrimSpace(e.Responsibilities) != "" {
				a.Prose(e.Responsibilities, "    ")
			}
		}
	}
	if list := c.Applicant.Education; len(list) > 0 {
		a.Printf("\n%s\n", lang.Text("Education"))
		for _, e := range list {
			graduated := ""
			if e.Graduated != nil {
				graduated = fmt.Sprint(*e.Graduated)
			}
			a.Printf("  %s\n", command.JoinText(", ", graduated, e.Level, e.Major, e.Institution))
		}
	}
}

// place describes where the file of a CV is; "" if that may not be shown.
func place(acct *account.Account, c model.Candidate) string {
	if c.CV.Broken != "" || c.CV.Ref == blind.Ref {
		return ""
	}
	f, err := acct.OpenCV(c)
	if err != nil {
		return ", " + lang.Text("not on this computer")
	}
	_ = f.Close()                  // opened only to check that it exists
	if !filepath.IsAbs(c.CV.Ref) { // it came with a callback and lies in the inbox
		return ""
	}
	return ", " + lang.Text("at %s", c.CV.Ref)
}

func sayNoApplication(application int64, job int64) string {
	return lang.Text("there is no application %d for job %d", application, job)
}
