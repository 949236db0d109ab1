package searchbox

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// reading is the load of the applicants that a search cannot find yet.
type reading struct {
	task   load.Task
	at     account.Synced
	failed string // why a job could not be loaded; "" when all jobs were loaded
}

// result is how many applicants a search found, and in how many jobs.
type result struct {
	listed, more   int
	many           bool // more is a lower bound
	searched, jobs int
	loading        bool // the other jobs are being loaded
}

func (b *Box) result() result {
	return result{
		listed: len(b.found), more: b.hits.More, many: b.hits.Many,
		searched: b.hits.Jobs - b.hits.Unknown, jobs: b.hits.Jobs, loading: b.reading.task.Busy(),
	}
}

// readOthers loads the applicants of the jobs that were not searched.
func (b *Box) readOthers() action.Action {
	a := action.Action{
		Keys: action.ReadOthers, Label: action.Label{Name: "load others", Title: "Load the applicants of the other jobs", Help: "load the applicants of all jobs to search them, too; marks no one viewed"}.Translated(), Group: action.GroupFind, Run: b.startReading,
	}
	switch {
	case b.reading.task.Busy():
		a.Disabled = lang.Text("they are being loaded")
	case b.asked && b.hits.Unknown == 0:
		a.Disabled = lang.Text("the applicants of all jobs are searched")
	}
	if b.asked && a.Disabled == "" {
		a.Rank = 2
	}
	return a
}

// startReading loads one job after the other. The result grows with each.
func (b *Box) startReading() tea.Cmd {
	b.reading.at, b.reading.failed = account.Synced{}, ""
	source := b.source
	return load.Stream(b.env.Group, &b.reading.task, func(ctx context.Context) <-chan account.Synced {
		return source.SyncUnknown(ctx)
	}, func(at account.Synced) tea.Cmd {
		b.reading.at = at
		switch {
		case errors.Is(at.Err, account.ErrBusy):
			b.reading.failed = lang.Text("Another window is loading applicants. Try again later.")
		case at.Done && at.Err != nil:
			b.reading.failed = b.env.Fail(at.Err)
			if title := text.Line(at.Job.Title); title != "" {
				b.reading.failed = lang.Text("“%s” could not be loaded: %s", title, b.reading.failed)
			}
		}
		if !at.Done {
			return nil
		}
		return tea.Batch(b.find(), b.env.Do(intent.RecountUnviewed{}))
	})
}

// stop ends the load, and reports whether there was one.
func (b *Box) stop() bool {
	busy := b.reading.task.Busy()
	b.reading.task.Cancel()
	return busy
}

// progress is how far the load is, or why it failed; "" otherwise.
func (b *Box) progress() string {
	if !b.reading.task.Busy() {
		return b.reading.failed
	}
	at := b.reading.at
	if at.Of == 0 {
		return lang.Text("Loading the other jobs… %s stops.", action.Back)
	}
	return lang.Plural(at.Applicants, "Loading job %[2]d of %[3]d, “%[4]s”: %[1]d applicant. %[5]s stops.", "Loading job %[2]d of %[3]d, “%[4]s”: %[1]d applicants. %[5]s stops.", at.Number, at.Of, text.Title(at.Job.Title), action.Back)
}
