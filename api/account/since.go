package account

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// Since is what happened since a day, as far as this computer's history goes. It counts applications: each once, whatever
// happened to it. Erased ones are counted, and nothing else is known of them.
type Since struct {
	From    time.Time // the midnight at the beginning of the day
	Begins  time.Time // when the history begins; zero: it has not begun
	All     SinceCounts
	Jobs    []SinceJob // with anything to count, those with the most news first
	Looks   Durations  // from applying to the first look
	Answers Durations  // from applying to the first answer
}

// Short reports whether the history begins after the day.
func (s Since) Short() bool { return s.Begins.After(s.From) }

// SinceCounts counts applications.
type SinceCounts struct {
	New      int // made since then
	Changed  int // with another verdict, status or outcome than then
	Viewed   int // first looked at since then
	Answered int // first answered since then, and still answered
	Waiting  int // without an answer now, and without a letter on the way

	Yes, Maybe, No int // of the changed, those with this verdict since then
	Outcomes       int // of the changed, those with an outcome since then
}

func (c SinceCounts) news() int { return c.New + c.Changed + c.Viewed + c.Answered }

// SinceJob counts the applications of a job.
type SinceJob struct {
	ID    int64  // 0: jobs that were erased
	Title string // not cleaned
	SinceCounts
}

// Durations are how long applications took.
type Durations struct {
	Count           int // applications of which it is known
	Median, Longest time.Duration
	Slowest         []Slow // the longest first
}

// Slow is an application that took long.
type Slow struct {
	Candidate model.Candidate // redacted in blind mode; only its ids if it is not stored any more
	JobTitle  string
	Took      time.Duration
}

// History returns what happened to an application, in order, as far as this computer's history goes. In blind mode the words
// of the manager are hidden, as they may name the applicant.
func (a *Account) History(ctx context.Context, c model.Candidate) ([]model.Event, error) {
	events, err := a.store.History(ctx, c.ID)
	for i := range events {
		own := events[i].Kind == model.EventReason || events[i].Kind == model.EventOutcome && !slices.Contains(model.Outcomes(), events[i].Value)
		if a.Blind() && own && events[i].Value != "" {
			events[i].Value = lang.Text("[hidden]")
		}
	}
	return events, err
}

// mostSlow is how many of the slowest applications are listed.
const mostSlow = 10

// beginHistory notes when the history begins. Without it, what happens is kept all the same.
func (a *Account) beginHistory(ctx context.Context) {
	if err := a.store.BeginHistory(ctx, a.opts.Now()); err != nil && !errors.Is(err, store.ErrReadOnly) {
		a.opts.Log.Warn("history not begun", "error", err)
	}
}

// Since counts what happened since the beginning of a day. It does not ask the service.
func (a *Account) Since(ctx context.Context, from time.Time) (Since, error) {
	out := Since{From: from}
	found, err := a.store.Since(ctx, from)
	if err != nil {
		return out, err
	}
	out.Begins = found.Begun
	jobs := map[int64]*SinceJob{}
	job := func(id int64) *SinceCounts {
		if jobs[id] == nil {
			jobs[id] = &SinceJob{ID: id, Title: found.Titles[id]}
		}
		return &jobs[id].SinceCounts
	}
	for id, n := range found.Applied {
		job(id).New += n
		out.All.New += n
	}
	for id, n := range found.Waiting {
		job(id).Waiting += n
		out.All.Waiting += n
	}
	var looks, answered []Slow
	for _, events := range found.Histories {
		h := model.HappenedSince(events, from)
		job(h.JobID).add(h)
		out.All.add(h)
		id := events[0].ApplyID
		applied, ok := found.Dates[id]
		if !ok {
			continue
		}
		for _, took := range []struct {
			list *[]Slow
			at   time.Time
		}{{&looks, h.Viewed}, {&answered, h.Answered}} {
			if !took.at.IsZero() {
				*took.list = append(*took.list, Slow{Candidate: model.Candidate{ID: id, JobID: h.JobID}, Took: max(took.at.Sub(applied), 0)})
			}
		}
	}
	for _, j := range jobs {
		if j.SinceCounts != (SinceCounts{}) {
			out.Jobs = append(out.Jobs, *j)
		}
	}
	slices.SortFunc(out.Jobs, func(a, b SinceJob) int {
		return cmp.Or(cmp.Compare(b.news(), a.news()), cmp.Compare(b.Waiting, a.Waiting), cmp.Compare(b.ID, a.ID))
	})
	if out.Looks, err = a.durations(ctx, looks, found.Titles); err != nil {
		return out, err
	}
	out.Answers, err = a.durations(ctx, answered, found.Titles)
	return out, err
}

// add counts what happened to an application.
func (c *SinceCounts) add(h model.Happened) {
	count := func(n *int, yes bool) {
		if yes {
			*n++
		}
	}
	count(&c.Changed, h.Changed)
	count(&c.Viewed, !h.Viewed.IsZero())
	count(&c.Answered, !h.Answered.IsZero())
	count(&c.Yes, h.Verdict == model.Yes)
	count(&c.Maybe, h.Verdict == model.Maybe)
	count(&c.No, h.Verdict == model.No)
	count(&c.Outcomes, h.Outcome != "")
}

// durations returns the median and the slowest, with their applicants.
func (a *Account) durations(ctx context.Context, all []Slow, titles map[int64]string) (Durations, error) {
	d := Durations{Count: len(all)}
	if len(all) == 0 {
		return d, nil
	}
	slices.SortFunc(all, func(a, b Slow) int {
		return cmp.Or(cmp.Compare(b.Took, a.Took), cmp.Compare(b.Candidate.ID, a.Candidate.ID))
	})
	d.Median = (all[(len(all)-1)/2].Took + all[len(all)/2].Took) / 2
	d.Longest, d.Slowest = all[0].Took, all[:min(len(all), mostSlow)]
	people, err := a.store.CandidatesOf(ctx, model.IDs(d.Slowest, func(s *Slow) int64 { return s.Candidate.ID }))
	for i := range d.Slowest {
		s := &d.Slowest[i]
		s.JobTitle = titles[s.Candidate.JobID]
		if at := slices.IndexFunc(people, func(c model.Candidate) bool { return c.ID == s.Candidate.ID }); at >= 0 {
			s.Candidate = people[at]
		}
		s.Candidate = a.shown(s.Candidate)
	}
	return d, err
}
