package cli

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/api/wire"
	"shortlist/model"
)

func (a *app) applicantsCommand() *cobra.Command {
	return group("applicants", "List and show applicants, mark them viewed",
		a.applicantsListCommand(), a.applicantsShowCommand(), a.applicantsViewedCommand())
}

// cvDoc is a CV as --json shows it: where it is instead of its bytes.
type cvDoc struct {
	Name        string `json:"name"`
	Type        string `json:"type"`
	ContentType string `json:"contentType"`
	Path        string `json:"path,omitzero"`
}

// candidateDoc is a candidate as --json shows it.
type candidateDoc struct {
	wire.Candidate
	CVFile *cvDoc `json:"cvFile,omitzero"`
}

func candidateDocOf(c model.Candidate) candidateDoc {
	d := candidateDoc{Candidate: wire.OfCandidate(c)}
	if c.CV != nil {
		d.CVFile = &cvDoc{Name: c.CV.Name, Type: c.CV.Type, ContentType: c.CV.ContentType}
		if c.CV.Broken == "" {
			d.CVFile.Path = c.CV.Ref
		}
	}
	return d
}

func (a *app) applicantsListCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "list JOB", Short: "List the applicants of a job", Args: cobra.ExactArgs(1),
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
	s := plural(n.applied, "applicant", "applicants") + fmt.Sprintf(", %d unseen", n.unseen)
	if n.hidden > 0 {
		s += fmt.Sprintf(", %d deleted hidden", n.hidden)
	}
	if n.suggested > 0 {
		s += fmt.Sprintf(", %d suggested", n.suggested)
	}
	if n.bad > 0 {
		s += ", " + plural(n.bad, "record", "records") + " unreadable"
	}
	return s
}

func (a *app) applicantsList(ctx context.Context, jobID int64, all bool) error {
	acct, err := a.use()
	if err != nil {
		return err
	}
	var count census
	docs := []candidateDoc{}
	var suggested []model.Candidate
	list := personTable{app: a}
	bad, err := a.read(ctx, acct, jobID, func(c model.Candidate) error {
		shown := count.take(&c, all)
		switch {
		case !shown:
			return nil
		case a.json:
			docs = append(docs, candidateDocOf(c))
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
		if err := a.document(docs); err != nil {
			return err
		}
	}
	if len(suggested) > 0 {
		if err := a.printf("\nSuggested by the service, did not apply:\n"); err != nil {
			return err
		}
		list = personTable{app: a}
		for _, c := range suggested {
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
		{title: "ID", width: 16, right: true}, {title: "NAME", width: 26}, {title: "DATE", width: 16}, {title: "STATUS", width: 10},
		{title: "SEEN", width: 4}, {title: "CV", width: 6}, {title: "REGION", width: 14}, {title: "SALARY WISH"},
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
		seen = "new"
	}
	return t.app.row(columns, number(c.ID), c.Applicant.Name, localTime(c.Date), string(c.Status), seen, cvText(c),
		c.Applicant.Region, salaryWish(c.Applicant))
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

func salaryWish(p model.Applicant) string {
	if p.Salary == nil {
		return ""
	}
	return strings.TrimSpace(p.Salary.Grouped() + " " + p.Currency)
}

// read reads a job's applicants and hands them on one by one, showing how far it
// is. bad counts records that could not be read.
func (a *app) read(ctx context.Context, acct *account.Account, jobID int64, each func(model.Candidate) error) (bad int, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	people, done := 0, false
	p := progress{app: a}
	defer p.clear()
	batches := acct.FetchApplicants(ctx, jobID)
	for b := range batches {
		p.clear()
		for _, c := range b.People {
			people++
			if err = each(c); err != nil {
				break
			}
		}
		if err != nil {
			cancel()
			for range batches { // it ends now
			}
			return bad, err
		}
		bad, done = b.Bad, b.Done
		if b.Err != nil {
			return bad, a.broken(ctx, acct, jobID, people, b.Err)
		}
		p.show(people, b.Bytes)
	}
	if !done {
		return bad, context.Cause(ctx)
	}
	return bad, nil
}

// broken says how many people came before a read broke off.
func (a *app) broken(ctx context.Context, acct *account.Account, jobID int64, people int, err error) error {
	if people == 0 {
		return err
	}
	about := ""
	if j, e := acct.CachedJob(ctx, jobID); e == nil && j.Applies > people {
		about = fmt.Sprintf(" of about %d", j.Applies)
	}
	return fmt.Errorf("only %d%s applicants came: %w", people, about, err)
}

// progress is a line on a terminal that says how far a long read is.
type progress struct {
	app   *app
	shown bool
	last  time.Time
}

const progressEvery = 100 * time.Millisecond

func (p *progress) show(people int, bytes int64) {
	if !p.app.deps.ErrTerminal || time.Since(p.last) < progressEvery {
		return
	}
	p.last, p.shown = time.Now(), true
	_, _ = fmt.Fprintf(p.app.deps.Err, "%s · %s", plural(people, "applicant", "applicants"), bytesText(bytes)) // only a comfort
}

func (p *progress) clear() {
	if p.shown {
		p.shown = false
		_, _ = fmt.Fprint(p.app.deps.Err, "\r\x1b[K") // only a comfort
	}
}

func (a *app) applicantsViewedCommand() *cobra.Command {
	return &cobra.Command{
		Use: "viewed APPLICATION…", Short: "Mark applications viewed, for good and for the whole account", Args: cobra.MinimumNArgs(1),
		RunE: a.run(func(ctx context.Context, args []string) error {
			ids := make([]int64, len(args))
			for i, arg := range args {
				id, err := idOf("application id", arg)
				if err != nil {
					return err
				}
				ids[i] = id
			}
			return a.viewed(ctx, ids)
		}),
	}
}

// viewedDoc is what became of a mark.
type viewedDoc struct {
	ID       int64 `json:"id"`
	IsViewed bool  `json:"isViewed"`
}

func (a *app) viewed(ctx context.Context, ids []int64) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	var failed error
	docs := []viewedDoc{}
	for _, id := range ids {
		var jobID int64 // only noted
		if c, err := acct.Candidate(ctx, id); err == nil {
			jobID = c.JobID
		}
		queued, err := acct.MarkViewed(ctx, jobID, id)
		switch {
		case err != nil && queued:
			err = fmt.Errorf("%w; it is kept and will be sent with the next mark, or by the dashboard", err)
		case err == nil:
			docs = append(docs, viewedDoc{id, true})
			a.sayf("Application %s is marked viewed.", strconv.FormatInt(id, 10))
		}
		failed = errors.Join(failed, err)
		if ctx.Err() != nil {
			break
		}
	}
	if failed == nil && a.json {
		return a.document(docs)
	}
	return failed
}
