package cli

import (
	"context"
	"fmt"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
)

// read reads a job's applicants and hands them on one by one, showing how far it
// is. bad counts records that could not be read.
func (a *app) read(ctx context.Context, acct *account.Account, jobID int64, each func(model.Candidate) error) (bad int, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	people, came, done := 0, 0, false // came: from the service, not from its callback
	p := progress{app: a}
	defer p.clear()
	batches := acct.FetchApplicants(ctx, jobID)
	for b := range batches {
		p.clear()
		for _, c := range a.shown(ctx, acct, b.People) {
			people++
			if !c.JustIn() {
				came++
			}
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
		if b.Unkept != nil && b.Done {
			a.sayf("Not all of it could be kept on this machine: %s", sentence(b.Unkept))
		}
		if b.Err != nil {
			return bad, a.broken(ctx, acct, jobID, came, b.Err)
		}
		p.show(people, b.Bytes)
	}
	if !done {
		return bad, context.Cause(ctx)
	}
	return bad, nil
}

// shown are people as they may be told of by now: another copy of the program may have
// switched blind mode on meanwhile, which is told then.
func (a *app) shown(ctx context.Context, acct *account.Account, people []model.Candidate) []model.Candidate {
	was := acct.Blind()
	people = acct.Shown(ctx, people)
	if !was && acct.Blind() {
		a.sayBlind()
	}
	return people
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
	noun := "applicants"
	if people == 1 && about == "" {
		noun = "applicant"
	}
	return fmt.Errorf("only %d%s %s came: %w", people, about, noun, err)
}

// progress is a line on a terminal that says how far a long read is.
type progress struct {
	app   *app
	shown bool
	last  time.Time
}

const progressEvery = 100 * time.Millisecond

func (p *progress) show(people int, bytes int64) {
	p.say(amount.Plural(people, "applicant") + " · " + amount.Bytes(bytes))
}

// say shows how far it is, now and then.
func (p *progress) say(said string) {
	if !p.app.deps.ErrTerminal || time.Since(p.last) < progressEvery {
		return
	}
	p.clear()
	p.last, p.shown = time.Now(), true
	_, _ = fmt.Fprint(p.app.deps.Err, said) // only a comfort
}

func (p *progress) clear() {
	if p.shown {
		p.shown = false
		_, _ = fmt.Fprint(p.app.deps.Err, "\r\x1b[K") // only a comfort
	}
}
