package account

import (
	"context"
	"time"

	"shortlist/model"
	"shortlist/model/store"
)

// Overview is what waits for the manager, and how the account's jobs do, as far as this computer knows. It names no
// applicant.
type Overview struct {
	At       time.Time
	Listed   time.Time // when the jobs were read last; zero: never
	Waiting  Waits
	Days     []Span // the last days, today last
	Weeks    []Span // of seven days, before the first of Days
	All      Funnel
	Jobs     []JobFigures // the TopJobs with the most views and those with the most applications, by views
	JobCount int          // listed jobs
	Unread   int          // listed jobs whose applicants were never read to their end
	Team     bool         // Funnel.Written is known
	// ViewsSince is the first day with known views, if that is one of Days; else zero. The views
	// of the day itself are not known.
	ViewsSince time.Time
}

// Waits counts what waits for the manager.
type Waits struct {
	Unviewed   int // applications that were not viewed
	Inbox      int // applications that were not viewed and that the service does not list yet
	Due        int // applicants to look at again
	Drafts     int // not sent
	Queued     int // changes that are sent by themselves
	Rejected   int // changes that wait for the manager
	Unanswered int // jobs that were sent without an answer

	WithoutAnswer int       // applicants without an answer of the manager, and without a letter on the way
	WaitingSince  time.Time // when the first of these applied; zero: not known

	Interviews    int       // that take place in the next seven days, today included
	NextInterview time.Time // by the clock of its zone; zero: no interview takes place
	ToDecide      int       // applicants who ask for something about an interview, or have declined
}

// Failed counts the changes and jobs whose sending went wrong.
func (w Waits) Failed() int { return w.Rejected + w.Unanswered }

// Span is a number of days, and how many applications were made in it.
type Span struct {
	From    time.Time // the midnight at its beginning, in this computer's time zone
	Applied int
}

// Funnel counts applications by how far the manager is with them. Suggestions of the service and
// deleted applications are left out.
type Funnel struct {
	Applied, Viewed, Yes, Maybe, No int
	Listed                          int // on a shortlist
	Written                         int // a manager of the team has written to them
}

// Undecided counts the applications without a verdict.
func (f Funnel) Undecided() int { return f.Applied - f.Yes - f.Maybe - f.No }

func (f *Funnel) add(p store.Progress) {
	f.Applied += p.Applied
	f.Viewed += p.Applied - p.Unviewed
	f.Yes += p.Yes
	f.Maybe += p.Maybe
	f.No += p.No
	f.Listed += p.Listed
	f.Written += p.Written
}

// JobFigures are how a job does.
type JobFigures struct {
	ID         int64
	Title      string // not cleaned
	Status     model.JobStatus
	Views      int // by the service's count
	Applies    int // by the service's count
	ViewsByDay []int
	Funnel     Funnel
}

// The limits of an overview.
const (
	MostDays = 366
	TopJobs  = 20 // by views, and as many by applications
	weeks    = 12
)

// Overview counts what waits, and how the jobs did in the last days.
func (a *Account) Overview(ctx context.Context, days int) (o Overview, err error) {
	now := a.opts.Now()
	o.At = now
	if o.Waiting, err = a.waits(ctx); err != nil {
		return o, err
	}
	if err := a.countApplied(ctx, &o, days); err != nil {
		return o, err
	}
	var written []int64
	if a.opts.Team != nil {
		if view := a.team.view.Load(); view != nil {
			o.Team, written = true, view.WrittenTo(a.teamService())
		}
	}
	progress, err := a.store.Progress(ctx, written)
	if err != nil {
		return o, err
	}
	for _, p := range progress {
		o.All.add(p)
	}
	if o.Listed, err = a.store.JobsRead(ctx); err != nil {
		return o, err
	}
	top, of, err := a.store.TopJobs(ctx, TopJobs)
	if err != nil {
		return o, err
	}
	o.JobCount = of
	if o.Unread, err = a.store.UnreadJobs(ctx); err != nil {
		return o, err
	}
	ids := model.IDs(top, func(j *store.CountedJob) int64 { return j.ID })
	first, days := store.Day(o.Days[0].From), len(o.Days)
	views, err := a.store.JobViews(ctx, ids, first)
	if err != nil {
		return o, err
	}
	since := 0
	for _, j := range top {
		figures := JobFigures{ID: j.ID, Title: j.Title, Status: j.Status, Views: j.Views, Applies: j.Applies, ViewsByDay: viewsByDay(views[j.ID], first, days)}
		figures.Funnel.add(progress[j.ID])
		o.Jobs = append(o.Jobs, figures)
		if v := views[j.ID]; len(v) > 0 && (since == 0 || v[0].Day < since) {
			since = v[0].Day
		}
	}
	if since >= first && since-first < days {
		o.ViewsSince = o.Days[since-first].From
	}
	return o, nil
}

// waits counts what waits for the manager.
func (a *Account) waits(ctx context.Context) (w Waits, err error) {
	unviewed, err := a.store.Unviewed(ctx)
	if err != nil {
		return w, err
	}
	for _, n := range unviewed {
		w.Unviewed += n
	}
	arrivals, err := a.store.Arrivals(ctx, 0)
	if err != nil {
		return w, err
	}
	w.Inbox = len(arrivals)
	waiting, err := a.WaitingDrafts(ctx)
	if err != nil {
		return w, err
	}
	open, err := a.OpenDrafts(ctx)
	if err != nil {
		return w, err
	}
	unanswered, err := a.Intents(ctx)
	if err != nil {
		return w, err
	}
	w.Unanswered = len(unanswered)
	asked := map[int64]bool{} // drafts that were sent
	for _, in := range unanswered {
		asked[in.DraftID] = true
	}
	for _, drafts := range [][]model.SavedDraft{waiting, open} {
		for i := range drafts {
			if !asked[drafts[i].ID] {
				w.Drafts++
			}
		}
	}
	outgoing, err := a.store.Outbox(ctx)
	for _, o := range outgoing {
		if o.Held {
			w.Rejected++
		} else {
			w.Queued++
		}
	}
	if err != nil {
		return w, err
	}
	due, err := a.Due(ctx)
	w.Due = len(due)
	if err != nil {
		return w, err
	}
	if w.WithoutAnswer, w.WaitingSince, err = a.store.CountUnwritten(ctx, 0); err != nil {
		return w, err
	}
	return w, a.countInterviews(ctx, &w)
}

// countApplied counts the applications of the last days, and of the weeks before, by the
// midnights of this computer's time zone.
func (a *Account) countApplied(ctx context.Context, o *Overview, days int) error {
	bounds := midnights(o.At.Local(), max(min(days, MostDays), 1))
	counts, err := a.store.AppliedIn(ctx, bounds)
	if err != nil {
		return err
	}
	spans := make([]Span, len(counts))
	for i, n := range counts {
		spans[i] = Span{From: bounds[i], Applied: n}
	}
	o.Weeks, o.Days = spans[:weeks], spans[weeks:]
	return nil
}

// midnights returns when each of the weeks before the last days begins, when each of these days begins, the last of
// which is today, and when today ends.
func midnights(now time.Time, days int) (bounds []time.Time) {
	y, m, d := now.Date()
	midnight := func(ago int) time.Time { return time.Date(y, m, d-ago, 0, 0, 0, 0, now.Location()) }
	for week := weeks; week > 0; week-- {
		bounds = append(bounds, midnight(days-1+7*week))
	}
	for ago := days - 1; ago >= -1; ago-- {
		bounds = append(bounds, midnight(ago))
	}
	return bounds
}

// viewsByDay returns how many views a job got on each of some days, from the first on. Views
// before the first snapshot are not known, and not counted.
func viewsByDay(snapshots []store.ViewsOn, first, days int) []int {
	out := make([]int, days)
	for i := 1; i < len(snapshots); i++ {
		at, gained := snapshots[i].Day-first, snapshots[i].Views-snapshots[i-1].Views
		if at >= 0 && at < days && gained > 0 {
			out[at] = gained
		}
	}
	return out
}
