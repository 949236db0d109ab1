package jobs

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

func needsCommand(a *command.App) *cobra.Command {
	var file string
	var clear, applicants bool
	var applies []int64
	cmd := &cobra.Command{
		Use: "needs JOB", Short: lang.Text("Show the needs of a job, and the lines in which they are found"), Args: command.OneID(command.Job),
		Long: lang.Text(`Show, set or remove the needs of a job: what you look for in its applicants, in your own words, one a line.
With --applicants, print for each need the lines in which it was found, in the CV and in the profile. No order and
no number follows from it, and no application is marked viewed. The service does not learn of needs.`),
		Example: "  shortlist needs 4100237 --file needs.txt\n  echo 'SAP or 1C' | shortlist needs 4100237 --file -\n  shortlist needs 4100237 --applicants --apply 71500301",
		RunE: a.RunJob(func(ctx context.Context, id int64) error {
			if len(applies) > 0 && !applicants {
				return command.Misused(lang.Text("--apply belongs to --applicants"))
			}
			if err := command.ApplicationIDs(applies...); err != nil {
				return err
			}
			acct, err := a.People(ctx)
			if err != nil {
				return err
			}
			switch {
			case file != "":
				return setNeeds(ctx, a, acct, id, file)
			case clear:
				return clearNeeds(ctx, a, acct, id)
			case applicants:
				return printNeeded(ctx, a, acct, id, applies)
			}
			return printNeeds(ctx, a, acct, id)
		}),
	}
	cmd.Flags().StringVar(&file, "file", "", lang.Text("set the needs of this file, one a line; - is the input"))
	cmd.Flags().BoolVar(&clear, "clear", false, lang.Text("remove all needs of the job"))
	cmd.Flags().BoolVar(&applicants, "applicants", false, lang.Text("print the lines of each applicant"))
	cmd.Flags().Int64SliceVar(&applies, "apply", nil, lang.Text("only this application; may be repeated"))
	command.TakesPathsOrStd(cmd, "file")
	a.Completes(cmd, "apply", a.CompleteApplications)
	cmd.MarkFlagsMutuallyExclusive("file", "clear", "applicants")
	return cmd
}

// needsDoc is a job's needs as --json shows them.
type needsDoc struct {
	JobID int64    `json:"jobId"`
	Needs []string `json:"needs"`
}

func docOfNeeds(jobID int64, of []needs.Need) needsDoc {
	doc := needsDoc{jobID, []string{}}
	for _, n := range of {
		doc.Needs = append(doc.Needs, n.Text)
	}
	return doc
}

func printNeeds(ctx context.Context, a *command.App, acct *account.Account, jobID int64) error {
	of, err := acct.Needs(ctx, jobID)
	switch {
	case err != nil:
		return err
	case a.JSON:
		return a.Document(docOfNeeds(jobID, of))
	case len(of) == 0:
		a.Report(sayNoNeeds(jobID))
	}
	return a.Show(needs.Join(of))
}

func setNeeds(ctx context.Context, a *command.App, acct *account.Account, jobID int64, file string) error {
	written, err := a.ReadText(ctx, file)
	if err != nil {
		return err
	}
	of, err := needs.Parse(strings.Join(text.Lines(written), "\n"))
	switch {
	case err != nil:
		return command.Misuse(err)
	case len(of) == 0:
		return command.Misused(lang.Text("%s has no needs; --clear removes those of the job", command.FileName(file)))
	}
	if err := knowJob(ctx, acct, jobID); err != nil {
		return err
	}
	if err := acct.SetNeeds(ctx, jobID, of); err != nil {
		return err
	}
	return a.Done(lang.Plural(len(of), "Job %[2]s has %[1]d need.", "Job %[2]s has %[1]d needs.", fmt.Sprint(jobID)), docOfNeeds(jobID, of))
}

func clearNeeds(ctx context.Context, a *command.App, acct *account.Account, jobID int64) error {
	if err := knowJob(ctx, acct, jobID); err != nil {
		return err
	}
	if err := acct.SetNeeds(ctx, jobID, nil); err != nil {
		return err
	}
	return a.Done(sayNoNeeds(jobID), docOfNeeds(jobID, nil))
}

// knowJob returns an error for a job that is neither stored nor known to the service.
func knowJob(ctx context.Context, acct *account.Account, jobID int64) error {
	if _, err := acct.CachedJob(ctx, jobID); err == nil {
		return nil
	}
	_, err := acct.Job(ctx, jobID)
	return err
}

func sayNoNeeds(jobID int64) string {
	return lang.Text("Job %s has no needs.", fmt.Sprint(jobID))
}

// checkApplied returns an error for an application that is not known here, or of another job.
func checkApplied(ctx context.Context, acct *account.Account, jobID, apply int64) error {
	c, err := command.Stored(ctx, acct, apply)
	if err == nil && c.JobID != jobID {
		err = command.WithCode(errors.New(lang.Text("application %d is not of job %d", apply, jobID)), command.ExitNotYours)
	}
	return err
}

// printNeeded prints where the needs of a job are in the application of some applicants, or all.
func printNeeded(ctx context.Context, a *command.App, acct *account.Account, jobID int64, applies []int64) error {
	for _, id := range applies {
		if err := checkApplied(ctx, acct, jobID, id); err != nil {
			return err
		}
	}
	of, err := acct.Needs(ctx, jobID)
	if err == nil && len(of) == 0 {
		err = errors.New(lang.Text("job %s has no needs; --file sets them", fmt.Sprint(jobID)))
	}
	if err == nil && len(applies) == 0 {
		_, err = a.Read(ctx, acct, jobID, func(c model.Candidate) error {
			if !c.Hidden() {
				applies = append(applies, c.ID)
			}
			return nil
		})
	}
	if err != nil {
		return err
	}
	document := export.NewJSONList(a.Deps.Out)
	err = acct.NeedsIn(ctx, of, applies, func(n account.Needed) error {
		if a.JSON {
			return document.Add(export.NeededOf(n))
		}
		return showNeeded(a, n)
	})
	if err == nil && a.JSON {
		err = document.Close()
	}
	return err
}

func showNeeded(a *command.App, n account.Needed) error {
	a.Printf("%s  %s\n", command.Number(n.Candidate.ID), text.Line(n.Candidate.Applicant.Name))
	for _, f := range n.Finds {
		a.Printf("  %s\n", text.Line(f.Need))
		for _, l := range f.Lines {
			a.Prose(profile.LinePlace(l)+"  "+l.Text, "    ")
		}
		if state := profile.FindState(f); state != "" {
			a.Printf("    %s\n", state)
		}
	}
	return a.Printf("\n")
}
