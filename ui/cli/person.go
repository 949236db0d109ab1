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
	"shortlist/model/amount"
	"shortlist/model/blind"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

func (a *app) applicantsShowCommand() *cobra.Command {
	var job string
	cmd := &cobra.Command{
		Use: "show APPLICATION", Short: "Show an applicant", Args: oneID("an application"),
		Long: "Show an applicant, without marking them viewed. With --job the job's applicants are read from the\n" +
			"service; else what was last read is shown.",
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := applicationID(args[0])
			if err != nil {
				return err
			}
			var jobID int64
			if job != "" {
				if jobID, err = idOf("job id", job); err != nil {
					return err
				}
			}
			return a.applicantsShow(ctx, id, jobID)
		}),
	}
	cmd.Flags().StringVar(&job, "job", "", "the job that was applied to")
	return cmd
}

func (a *app) applicantsShow(ctx context.Context, id, jobID int64) error {
	acct, err := a.people()
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

// find reads an applicant from the service, or where no job is given takes what
// was last read.
func (a *app) find(ctx context.Context, acct *account.Account, id, jobID int64) (model.Candidate, error) {
	if jobID == 0 {
		c, err := acct.Candidate(ctx, id)
		if errors.Is(err, account.ErrNone) {
			return c, coded{fmt.Errorf("application %d was not read here yet; say which job it is for with --job", id), exitNotYours}
		}
		if err != nil {
			return c, err
		}
		known, err := acct.CachedApplicants(ctx, c.JobID)
		if err == nil {
			a.sayf("As of %s; --job %d reads it again.", localTime(known.AsOf), c.JobID)
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
		return model.Candidate{}, coded{fmt.Errorf("there is no application %d for job %d", id, jobID), exitNotYours}
	}
	return *found, nil
}

// printPerson prints all that is known of an applicant.
func (a *app) printPerson(acct *account.Account, c model.Candidate) error {
	p := c.Applicant
	lines := [][2]string{
		{"Name", p.Name},
		{"Application", number(c.ID)},
		{"Job", strings.TrimSpace(number(c.JobID) + " " + c.JobTitle)},
		{"Applied", localTime(c.Date)},
		{"Status", strings.TrimSpace(string(c.Status) + since(c))},
		{"Marks", strings.Join(marks(c), ", ")},
		{"Phone", p.Contacts.Phone},
		{"E-mail", email(p.Contacts)},
		{"Contacts open", openText(p.Contacts)},
		{"Age", intText(p.Age)},
		{"Gender", p.Gender},
		{"Region", p.Region},
		{"Relocation", boolText(p.Relocate)},
		{"Salary wish", salaryWish(p)},
		{"Photo", p.PhotoURL},
		{"Questions", questions(c)},
		{"Messages", messages(c)},
		{"Applications", fmt.Sprintf("%d in all", c.AppliesCount)},
		{"CV", cvLine(acct, c)},
	}
	for _, l := range lines {
		if err := a.field(l[0], l[1]); err != nil {
			return err
		}
	}
	if err := a.unknownFields(c.OtherFields()); err != nil {
		return err
	}
	if err := a.experience(p.Experience); err != nil {
		return err
	}
	return a.education(p.Education)
}

func since(c model.Candidate) string {
	if c.StatusChanged.IsZero() || c.StatusChanged.Equal(c.Date) {
		return ""
	}
	return " since " + localTime(c.StatusChanged)
}

// marks lists the flags of an apply in words.
func marks(c model.Candidate) []string {
	var out []string
	for _, m := range []struct {
		on   bool
		word string
	}{
		{c.Unseen(), "unseen"}, {c.New, "new"}, {c.Premium, "premium"}, {c.Suggested, "suggested, did not apply"},
		{c.HasProfile, "has a profile"}, {c.HasProfileCV, "has a profile CV"},
	} {
		if m.on {
			out = append(out, m.word)
		}
	}
	return out
}

func email(c model.Contacts) string {
	return strings.TrimSpace(c.Email + " " + c.MailNote())
}

func openText(c model.Contacts) string {
	switch {
	case c.Opened && !c.Since.IsZero():
		return "since " + localTime(c.Since)
	default:
		return yesNo(c.Opened)
	}
}

func intText(n *int) string {
	if n == nil {
		return ""
	}
	return fmt.Sprint(*n)
}

func boolText(b *bool) string {
	if b == nil {
		return ""
	}
	return yesNo(*b)
}

func questions(c model.Candidate) string {
	if c.QuestionsTotal == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d passed", c.QuestionsOK, c.QuestionsTotal)
}

func messages(c model.Candidate) string {
	if !c.HasMessages {
		return ""
	}
	s := fmt.Sprintf("%d, %d new", c.Messages, c.NewMessages)
	if !c.LastMessage.IsZero() {
		s += ", the last on " + localTime(c.LastMessage)
	}
	return s
}

// cvLine says which CV there is and where, or why there is none.
func cvLine(acct *account.Account, c model.Candidate) string {
	switch {
	case c.CV == nil:
		return "none"
	case c.CV.Broken != "":
		return fmt.Sprintf("%s, cannot be used: %s", c.CV.Name, c.CV.Broken)
	}
	name := c.CV.Name
	if name == "" {
		name = c.FileName
	}
	if c.CV.Ref == blind.Ref {
		return fmt.Sprintf("%s, %s", name, amount.Bytes(c.CV.Size))
	}
	f, err := acct.OpenCV(c)
	if err != nil {
		return fmt.Sprintf("%s, not on this machine", name)
	}
	_ = f.Close()                  // only opened to see that it is there
	if !filepath.IsAbs(c.CV.Ref) { // it came with a callback: its place is the inbox's own
		return fmt.Sprintf("%s, %s", name, amount.Bytes(c.CV.Size))
	}
	return fmt.Sprintf("%s, %s, at %s", name, amount.Bytes(c.CV.Size), c.CV.Ref)
}

func (a *app) experience(list []model.Experience) error {
	if len(list) == 0 {
		return nil
	}
	if err := a.printf("\nExperience\n"); err != nil {
		return err
	}
	for _, e := range list {
		end := e.End
		if end == "" {
			end = "now"
		}
		dates := strings.TrimSpace(e.Start + " – " + end)
		if err := a.printf("  %s\n", strings.TrimSpace(text.Line(dates)+"  "+joinText(", ", e.Title, e.Employer))); err != nil {
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
	if err := a.printf("\nEducation\n"); err != nil {
		return err
	}
	for _, e := range list {
		if err := a.printf("  %s\n", joinText(", ", intText(e.Graduated), e.Level, e.Major, e.Institution)); err != nil {
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
