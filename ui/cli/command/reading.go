package command

import (
	"context"
	"errors"
	"fmt"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// Read reads a job's applicants, hands them on one by one, and shows its progress. bad counts unreadable records.
func (a *App) Read(ctx context.Context, acct *account.Account, jobID int64, each func(model.Candidate) error) (bad int, err error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	people, listed, done := 0, 0, false // listed: without arrivals
	p := a.NewProgress()
	defer p.Clear()
	batches := acct.FetchApplicants(ctx, jobID)
	for b := range batches {
		p.Clear()
		for _, c := range a.Shown(ctx, acct, b.People) {
			people++
			if !c.JustIn() {
				listed++
			}
			if err = each(c); err != nil {
				break
			}
		}
		if err != nil {
			cancel()
			for range batches { // the canceled read ends
			}
			return bad, err
		}
		bad, done = b.Bad, b.Done
		if b.Unkept != nil && b.Done {
			a.Report(SayNotKept() + ": " + Sentence(b.Unkept))
		}
		if b.Err != nil {
			return bad, a.broken(ctx, acct, jobID, listed, b.Err)
		}
		p.show(people, b.Bytes)
	}
	if !done {
		return bad, context.Cause(ctx)
	}
	return bad, nil
}

// Shown redacts people if blind mode is on. It reports if another window has switched it on meanwhile.
func (a *App) Shown(ctx context.Context, acct *account.Account, people []model.Candidate) []model.Candidate {
	was := acct.Blind()
	people = acct.Shown(ctx, people)
	if !was && acct.Blind() {
		a.Report(SayBlindModeOn())
	}
	return people
}

// broken words how many applicants arrived before a read broke off.
func (a *App) broken(ctx context.Context, acct *account.Account, jobID int64, people int, err error) error {
	if people == 0 {
		return err
	}
	expected := 0
	if j, e := acct.CachedJob(ctx, jobID); e == nil && j.Applies > people {
		expected = j.Applies
	}
	return fmt.Errorf("%s: %w", sayBrokeOff(people, expected), err)
}

// Progress shows the state of a long read on a line of the terminal.
type Progress struct {
	app   *App
	shown bool
	last  time.Time
}

// NewProgress shows nothing yet.
func (a *App) NewProgress() *Progress { return &Progress{app: a} }

const progressEvery = 100 * time.Millisecond

func (p *Progress) show(people int, bytes int64) {
	p.Print(lang.Plural(people, "%d applicant · %s", "%d applicants · %s", amount.Bytes(bytes)))
}

// Print replaces the line, ten times a second at most.
func (p *Progress) Print(line string) {
	if !p.app.Deps.ErrTerminal || time.Since(p.last) < progressEvery {
		return
	}
	p.Clear()
	p.last, p.shown = time.Now(), true
	_, _ = fmt.Fprint(p.app.Deps.Err, line) // the read goes on without it
}

// Clear removes the line.
func (p *Progress) Clear() {
	if p.shown {
		p.shown = false
		_, _ = fmt.Fprint(p.app.Deps.Err, "\r\x1b[K") // the read goes on without it
	}
}

func SayBlindModeOn() string {
	return lang.Text("Blind mode is on: names and contacts are hidden. b in the dashboard switches it off.")
}

func SayNotKept() string { return lang.Text("Not everything could be stored on this computer") }

func sayBrokeOff(received, expected int) string {
	if expected > 0 {
		return lang.Text("only %d of about %d applicants arrived", received, expected)
	}
	return lang.Plural(received, "only %d applicant arrived", "only %d applicants arrived")
}

// ReportUnread reports jobs of the service's answer that could not be read.
func (a *App) ReportUnread(jobs account.Jobs) {
	if jobs.Unread != nil {
		a.Report(lang.Text("%s. Jobs known before are still listed.", Sentence(jobs.Unread)))
	}
}

// Stored returns the copy of an application that this computer keeps.
func Stored(ctx context.Context, acct *account.Account, id int64) (model.Candidate, error) {
	c, err := acct.Candidate(ctx, id)
	if errors.Is(err, account.ErrNone) {
		err = NotStored(id)
	}
	return c, err
}

// NotStored is the error for an application that this computer does not keep.
func NotStored(application int64) error {
	return WithCode(errors.New(lang.Text("application %d is not on this computer; list the applicants of its job first", application)), ExitNotYours)
}
