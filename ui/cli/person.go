package cli

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
	"shortlist/ui/export"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

func (a *app) applicantsShowCommand() *cobra.Command {
	var job string
	cmd := &cobra.Command{
		Use: "show APPLICATION", Short: lang.Text("Show an applicant"), Args: oneID(anApplication),
		Long: lang.Text(`Show an applicant without marking the application viewed. With --job, shortlist reads the job's
applicants from the service. Without it, the kept copy is shown.`),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := applicationID(args[0])
			if err != nil {
				return err
			}
			var jobID int64
			if job != "" {
				if jobID, err = idOf(aJob, job); err != nil {
					return err
				}
			}
			return a.applicantsShow(ctx, id, jobID)
		}),
	}
	cmd.Flags().StringVar(&job, "job", "", lang.Text("the job of the application"))
	return cmd
}

func (a *app) applicantsShow(ctx context.Context, id, jobID int64) error {
	acct, err := a.people(ctx)
	if err != nil {
		return err
	}
	c, err := a.find(ctx, acct, id, jobID)
	if err != nil {
		return err
	}
	c = a.shown(ctx, acct, []model.Candidate{c})[0]
	if a.json {
		return a.document(export.ApplicationOf(c))
	}
	return a.printPerson(acct, c)
}

// find reads an applicant from the service. If jobID is 0, it returns the stored copy.
func (a *app) find(ctx context.Context, acct *account.Account, id, jobID int64) (model.Candidate, error) {
	if jobID == 0 {
		c, err := acct.Candidate(ctx, id)
		if errors.Is(err, account.ErrNone) {
			return c, coded{errors.New(lang.Text("application %d was not read here yet; name its job with --job", id)), exitNotYours}
		}
		if err != nil {
			return c, err
		}
		asOf, err := acct.ApplicantsAsOf(ctx, c.JobID)
		if err == nil {
			a.report(lang.Text("As of %s; --job %d reads it again.", localTime(asOf), c.JobID))
		}
		return c, err
	}
	var found *model.Candidate
	if _, err := a.read(ctx, acct, jobID, func(c model.Candidate) error {
		if c.ID == id {
			found = &c
		}
		return nil
	}); err != nil && found == nil {
		return model.Candidate{}, err
	}
	if found == nil {
		return model.Candidate{}, coded{errors.New(sayNoApplication(id, jobID)), exitNotYours}
	}
	return *found, nil
}

// printPerson prints everything known about an applicant.
func (a *app) printPerson(acct *account.Account, c model.Candidate) error {
	for _, f := range profile.About(c, localTime) {
		value := strings.TrimSpace(f.Value + " " + f.Note)
		if f.Kind == profile.CV && f.Note != "" {
			value = f.Value + ", " + f.Note + place(acct, c)
		}
		if err := a.field(f.Kind.Label(), value); err != nil {
			return err
		}
	}
	if err := a.unknownFields(c.OtherFields()); err != nil {
		return err
	}
	if err := a.experience(c.Applicant.Experience); err != nil {
		return err
	}
	return a.education(c.Applicant.Education)
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

func (a *app) experience(list []model.Experience) error {
	if len(list) == 0 {
		return nil
	}
	if err := a.printf("\n%s\n", lang.Text("Experience")); err != nil {
		return err
	}
	for _, e := range list {
		if err := a.printf("  %s\n", joinText("  ", profile.Period(e), joinText(", ", e.Title, e.Employer))); err != nil {
			return err
		}
		if strings.TrimSpace(e.Responsibilities) == "" {
			continue
		}
		if err := a.prose(e.Responsibilities, "    "); err != nil {
			return err
		}
	}
	return nil
}

func (a *app) education(list []model.Education) error {
	if len(list) == 0 {
		return nil
	}
	if err := a.printf("\n%s\n", lang.Text("Education")); err != nil {
		return err
	}
	for _, e := range list {
		graduated := ""
		if e.Graduated != nil {
			graduated = fmt.Sprint(*e.Graduated)
		}
		if err := a.printf("  %s\n", joinText(", ", graduated, e.Level, e.Major, e.Institution)); err != nil {
			return err
		}
	}
	return nil
}

// joinText joins the parts that are not empty, each made safe.
func joinText(separator string, parts ...string) string {
	var out []string
	for _, p := range parts {
		if p = text.Line(p); p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, separator)
}

func sayNoApplication(application int64, job int64) string {
	return lang.Text("there is no application %d for job %d", application, job)
}
