package receive

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

// digesting is what digest was called with.
type digesting struct {
	since                 time.Time // zero: since the last digest
	peek, always, offline bool
}

// firstDigest is how far back the first digest goes.
const firstDigest = 24 * time.Hour

func digestCommand(a *command.App) *cobra.Command {
	var o digesting
	var since string
	cmd := &cobra.Command{
		Use: "digest", Short: lang.Text("Print new applications since the last digest"),
		Long: lang.Text(`Print new applications since the last digest, by job: date, CV or not, name, and position or region.
Applications known only from a callback are included. shortlist reads the service first. If that fails, it
prints what this computer knows, with a warning, and the exit code is 6 (3 for a rejected sign-in).
Without new applications, and without applicants who are due, nothing is printed, except with --json. No
application is marked viewed.

Applications count as new from the time when this computer first read the account's jobs. The first
digest goes back 24 hours at most. Each later one holds the applications that arrived since the last
digest was written: each is printed once, and a failed output loses none. --since looks back to a time
instead and does not change the next digest; neither does --peek.`) + "\n\n" + lang.Text(`Applicants whose date to look again has come (shortlist snooze) are in each digest, until they get
a verdict or another date.`) + "\n\n" + lang.Text(`A digest also has the interviews of the next seven days, and is printed for them, too.`),
		Example: "  shortlist digest\n  shortlist digest --since 7d --json\n\n" +
			"  " + lang.Text("# crontab: on working days at eight, by mail, if there are new applications") + "\n" +
			"  MAILTO=hr@example.com\n  0 8 * * 1-5  shortlist digest",
		Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) (err error) {
			if since != "" {
				if o.since, err = sinceTime(since, time.Now()); err != nil {
					return err
				}
			}
			return runDigest(ctx, a, o)
		}),
	}
	f := cmd.Flags()
	f.StringVar(&since, "since", "", lang.Text("look back to a time like 2026-11-21 or 2026-11-21T08:00, or a duration: 24h, 7d"))
	a.Completes(cmd, "since", command.Fixed("24h", "7d"))
	f.BoolVar(&o.peek, "peek", false, lang.Text("do not change the next digest"))
	f.BoolVar(&o.always, "always", false, lang.Text("print even without new applications"))
	f.BoolVar(&o.offline, "offline", false, lang.Text("do not contact the service"))
	return cmd
}

// sinceTime reads a time, or how long ago it was.
func sinceTime(typed string, now time.Time) (time.Time, error) {
	typed = strings.TrimSpace(typed)
	at := time.Time{}
	if days, ok := strings.CutSuffix(typed, "d"); ok {
		if n, err := strconv.ParseUint(days, 10, 16); err == nil {
			at = now.AddDate(0, 0, -int(n))
		}
	} else if d, err := time.ParseDuration(typed); err == nil {
		at = now.Add(-d)
	}
	for _, layout := range []string{time.RFC3339, "2006-01-02T15:04", "2006-01-02 15:04", time.DateOnly} {
		if t, err := time.ParseInLocation(layout, typed, time.Local); err == nil {
			at = t
		}
	}
	switch {
	case at.IsZero():
		return at, command.Misused(lang.Text("--since: %q is not a time; write 24h, 7d, 2026-11-21 or 2026-11-21T08:00", typed))
	case at.After(now):
		return at, command.Misused(lang.Text("--since: %q is in the future", typed))
	}
	return at, nil
}

func runDigest(ctx context.Context, a *command.App, o digesting) error {
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	missed := error(nil)
	if !o.offline {
		if missed = refresh(ctx, a, acct); ctx.Err() != nil {
			return ctx.Err()
		}
	}
	mark, known, err := acct.LastDigest(ctx)
	if err != nil {
		return err
	}
	if !o.since.IsZero() || !known {
		if o.since.IsZero() {
			mark.At = time.Now().Add(-firstDigest)
		} else {
			mark.At = o.since
		}
		if mark, err = acct.MarkAt(ctx, mark.At); err != nil {
			return err
		}
	}
	d := digest{until: account.DigestMark{At: time.Now()}, since: mark, first: !known || !o.since.IsZero()}
	if d.until.Last, err = acct.LastNew(ctx); err != nil {
		return err
	}
	if err := d.read(ctx, acct); err != nil {
		return err
	}
	printed := d.count > 0 || len(d.due)+len(d.interviews) > 0 || o.always || a.JSON // a program always gets a document
	if (!printed || a.JSON) && !o.since.IsZero() {
		read, err := acct.FirstRead(ctx)
		if err != nil {
			return err
		}
		if o.since.Before(read) {
			a.Report(sayNotCountedAsNew())
		}
	}
	if printed {
		if acct.Blind() {
			a.Report(command.SayBlindModeOn())
		}
		if a.JSON {
			err = a.Document(d.doc())
		} else {
			err = a.Printf("%s", d.text(a.ProseWidth()))
		}
		if err != nil {
			return err
		}
	}
	if !o.peek && o.since.IsZero() {
		if err := acct.SetLastDigest(ctx, d.until); err != nil {
			return errors.Join(missed, fmt.Errorf("%s: %w", lang.Text("the next digest prints the same applications again"), err))
		}
	}
	return missed
}

// refresh reads changes from the service. After an error, new applications may be missing.
func refresh(ctx context.Context, a *command.App, acct *account.Account) error {
	jobs, err := acct.FetchJobs(ctx)
	if err != nil {
		return fmt.Errorf("%s: %w", lang.Text("the service was not read, so new applications may be missing"), err)
	}
	for range acct.FetchMovedNow(ctx, jobs.List) {
	}
	if jobs.Unkept != nil {
		return fmt.Errorf("%w; %s", jobs.Unkept, sayDigestJobsUnread())
	}
	if jobs.Unread != nil {
		return command.WithCode(fmt.Errorf("%w; %s", jobs.Unread, sayDigestJobsUnread()), command.ExitNetwork)
	}
	switch unread, err := acct.Unread(ctx, jobs.List); {
	case err != nil:
		return err
	case unread > 0:
		return command.WithCode(errors.New(lang.Plural(unread, "the applicants of %d job could not be read, so new applications may be missing", "the applicants of %d jobs could not be read, so new applications may be missing")), command.ExitNetwork)
	}
	return nil
}

// digest holds the new applications between two marks, by job.
type digest struct {
	since, until account.DigestMark
	jobs         []digestJob // in the order of their first new application
	count        int         // of all new applications
	justIn       int         // arrivals, not listed by the service yet
	unviewed     int         // unviewed applications of all jobs, as far as they were read
	due          []account.Snoozed
	today        model.Day
	unanswered   int       // applicants without an answer
	waitingSince time.Time // when the first of these applied; zero: not known
	interviews   []account.Interview
	first        bool // there was no digest before, or this one looks back to a time
}

type digestJob struct {
	id       int64
	title    string // as the service sent it
	unviewed int
	came     []account.Newcomer
}

// read fills the digest.
func (d *digest) read(ctx context.Context, acct *account.Account) error {
	acct.LookBlind(ctx)
	came, err := acct.NewBetween(ctx, d.since, &d.until)
	if err != nil {
		return err
	}
	if d.due, err = acct.Due(ctx); err != nil {
		return err
	}
	if d.unanswered, d.waitingSince, err = acct.CountUnanswered(ctx, 0); err != nil {
		return err
	}
	if d.interviews, err = acct.NextInterviews(ctx); err != nil {
		return err
	}
	d.today = acct.Today()
	unviewed, err := acct.Unviewed(ctx)
	if err != nil {
		return err
	}
	jobs, err := acct.CachedJobs(ctx)
	if err != nil {
		return err
	}
	for _, j := range jobs.List {
		d.unviewed += unviewed[j.ID]
	}
	at := map[int64]int{}
	for _, n := range came {
		if n.Who.Hidden() {
			d.until.Gone = append(d.until.Gone, n.ID)
			continue
		}
		i, ok := at[n.JobID]
		if !ok {
			i = len(d.jobs)
			at[n.JobID] = i
			d.jobs = append(d.jobs, digestJob{id: n.JobID, title: n.Job, unviewed: unviewed[n.JobID]})
		}
		d.jobs[i].came = append(d.jobs[i].came, n)
		d.count++
		if n.Who.JustIn() {
			d.justIn++
		}
	}
	return nil
}

func (d *digest) doc() export.Digest {
	doc := export.Digest{Since: d.since.At.UTC(), Until: d.until.At.UTC(), New: d.count, Unviewed: d.unviewed, Jobs: []export.DigestJob{}, Due: export.DueOf(d.due),
		WithoutAnswer: d.unanswered, LongestWait: answers.Days(d.until.At, d.waitingSince), Interviews: export.InterviewsOf(d.interviews)}
	for _, j := range d.jobs {
		of := export.DigestJob{JobID: j.id, JobTitle: j.title, Unviewed: j.unviewed}
		for _, n := range j.came {
			of.New = append(of.New, export.NewcomerOf(n))
		}
		doc.Jobs = append(doc.Jobs, of)
	}
	return doc
}

// text words a digest in lines of at most width cells.
func (d *digest) text(width int) string {
	var b strings.Builder
	line := func(s string) { b.WriteString(strings.TrimRight(text.Cut(s, width), " ") + "\n") }
	if d.count == 0 {
		line(lang.Text("No new applications since %s.", command.LocalTime(d.since.At)))
	} else {
		line(lang.Plural(d.count, "%d new application since %s", "%d new applications since %s", command.LocalTime(d.since.At)))
	}
	for _, j := range d.jobs {
		line("")
		counts := ": " + lang.Text("%d new, %d not viewed", len(j.came), j.unviewed)
		line(text.Cut(jobTitle(j.came[0]), width-len(counts)) + counts)
		for _, n := range j.came {
			line("  " + command.LocalTime(n.Who.Date) + "  " + text.Fit(cvMark(n.Who), 2) + "  " + text.Fit(nameOf(n.Who), 26) + "  " + lastOf(n.Who))
		}
	}
	if len(d.due) > 0 {
		line("")
		line(lang.Plural(len(d.due), "%d applicant to look at again:", "%d applicants to look at again:"))
	}
	for _, s := range d.due {
		line(dueLine(s, d.today))
	}
	if len(d.interviews) > 0 {
		line("")
		line(lang.Plural(len(d.interviews), "%d interview in the next seven days:", "%d interviews in the next seven days:"))
	}
	for _, i := range d.interviews {
		line("  " + text.Fit(amount.NamedMoment(i.Start.In(i.In())), 18) + "  " + text.Fit(text.Line(i.Name), 26) + "  " + command.JoinText(", ", i.State.Label(), i.Place, i.Job))
	}
	line("")
	if d.justIn > 0 {
		line(lang.Text("%d known only from a callback, not listed by the service yet.", d.justIn))
	}
	line(lang.Text("%d not viewed in the jobs that were read here.", d.unviewed))
	if d.unanswered > 0 {
		line(text.Sentence(answers.SayUnanswered(d.unanswered, d.until.At, d.waitingSince)))
	}
	if d.first {
		line(sayNotCountedAsNew())
	}
	return b.String()
}

// cvMark marks an applicant with a CV.
func cvMark(c model.Candidate) string {
	if c.CV == nil {
		return ""
	}
	return "CV"
}

// lastOf describes an applicant in a few words: the current or last position, else the
// region.
func lastOf(c model.Candidate) string {
	if c.JustIn() {
		return command.JoinText(", ", lang.Text("new"), c.Applicant.Region)
	}
	if list := c.Applicant.Experience; len(list) > 0 {
		e := list[max(slices.IndexFunc(list, func(e model.Experience) bool { return e.End == "" }), 0)]
		return command.JoinText(", ", e.Title, e.Employer)
	}
	return text.Line(c.Applicant.Region)
}

func sayDigestJobsUnread() string { return lang.Text("their new applications may be missing") }

func sayNotCountedAsNew() string {
	return lang.Text("Applications from before this computer first read the jobs do not count as new.")
}

// dueLine is a line of a digest about an application to be looked at again.
func dueLine(s account.Snoozed, today model.Day) string {
	return "  " + text.Fit(amount.ShortFutureDay(s.Day, today), 11) + "  " + text.Fit(strings.TrimSpace(nameOf(s.Candidate)), 26) + "  " + text.Line(s.Job)
}

// nameOf returns an applicant's name for a line.
func nameOf(c model.Candidate) string {
	return cmp.Or(text.Line(c.Applicant.Name), lang.Text("(no name)"))
}

// jobTitle returns the job of a new application for a line.
func jobTitle(n account.Newcomer) string {
	return cmp.Or(text.Line(n.Job), lang.TextIn("cli", "job %d", n.JobID))
}
