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

func viewedCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "viewed APPLICATION…", Short: lang.Text("Mark applications viewed, permanently and for the whole account"), Args: command.SomeIDs(command.Application),
		RunE: a.Run(func(ctx context.Context, args []string) error {
			ids, err := command.ReadIDs(args, command.ApplicationID)
			if err != nil {
				return err
			}
			return runViewed(ctx, a, ids)
		}),
	}
}

// viewedDoc is the result for one application, as --json shows it.
type viewedDoc struct {
	ID       int64  `json:"id"`
	IsViewed bool   `json:"isViewed"`
	Queued   bool   `json:"queued,omitzero"` // the mark is sent later
	Error    string `json:"error,omitzero"`  // why it is not marked
}

func runViewed(ctx context.Context, a *command.App, ids []int64) error {
	acct, err := a.Change(ctx)
	if err != nil {
		return err
	}
	var failed error
	for _, id := range ids { // all views are stored before the first is sent
		var jobID int64 // 0 if the application is not stored; nothing is sent with it
		if c, err := acct.Candidate(ctx, id); err == nil {
			jobID = c.JobID
		}
		if err := acct.NoteViewed(ctx, jobID, id); err != nil {
			return err
		}
	}
	delivery := acct.Deliver(ctx)
	docs := []viewedDoc{}
	waiting := 0
	for _, id := range ids {
		view, ok := delivery.OfView(id)
		if !ok { // another window has sent the view
			if c, err := acct.Candidate(ctx, id); err == nil && !c.Viewed {
				refused := errors.New(lang.Text("application %d: the service rejected the mark that another window sent", id))
				failed = errors.Join(failed, refused)
				docs = append(docs, viewedDoc{ID: id, Error: refused.Error()})
				continue
			}
		}
		switch view.State {
		case account.Sent:
			docs = append(docs, viewedDoc{ID: id, IsViewed: true})
			a.Report(lang.Text("Application %d is marked viewed.", id))
		case account.Pending:
			if waiting++; waiting == 1 {
				failed = errors.Join(failed, view.Err)
			}
			docs = append(docs, viewedDoc{ID: id, Queued: true, Error: view.Err.Error()})
		case account.Rejected:
			failed = errors.Join(failed, view.Err)
			docs = append(docs, viewedDoc{ID: id, Error: view.Err.Error()})
		}
	}
	if waiting > 0 {
		failed = fmt.Errorf("%w; %s", failed, lang.Plural(waiting, "%d mark is queued and sent with the next mark, or by the dashboard", "%d marks are queued and sent with the next mark, or by the dashboard"))
	}
	if a.JSON { // the result is printed even after errors, since views may have been sent
		done := lang.Text("the marks are sent")
		if failed != nil {
			done = lang.Text("some marks may be sent")
		}
		failed = errors.Join(failed, a.Unprinted(done, a.Document(docs)))
	}
	return failed
}
