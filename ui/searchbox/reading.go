package searchbox

import (
	"context"
	"errors"
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// reading is the read of the applicants whom a search cannot find yet.
type reading struct {
	task   load.Task
	at     account.Synced
	failed string // why a job could not be read; "" for none
}

// coverage says in how many jobs was searched, where it was not in all.
func (b *Box) coverage() string {
	switch known := b.hits.Jobs - b.hits.Unknown; {
	case b.hits.Unknown == 0:
		return ""
	case b.reading.task.Busy():
		return fmt.Sprintf(" in %d of %s", known, amount.Plural(b.hits.Jobs, "job"))
	default:
		return fmt.Sprintf(" in %d of %s; %s reads the others", known, amount.Plural(b.hits.Jobs, "job"), action.ReadOthers)
	}
}

// readOthers is the key that reads the applicants of the jobs that were not searched.
func (b *Box) readOthers() action.Action {
	a := action.Action{
		Keys: action.ReadOthers, Label: action.Label{Name: "read others", Title: "Read the applicants of the other jobs", Help: "read the applicants of all jobs, to search them, too; nobody is marked viewed"}, Group: action.GroupFind, Run: b.startReading,
	}
	switch {
	case b.reading.task.Busy():
		a.Disabled = "they are being read"
	case b.asked && b.hits.Unknown == 0:
		a.Disabled = "the applicants of all jobs are searched"
	}
	if b.asked && a.Disabled == "" {
		a.Rank = 2
	}
	return a
}

// startReading reads one job after the other; who is found grows with each.
func (b *Box) startReading() tea.Cmd {
	b.reading.at, b.reading.failed = account.Synced{}, ""
	source := b.source
	return load.Stream(b.desk.Group, &b.reading.task, func(ctx context.Context) <-chan account.Synced {
		return source.SyncUnknown(ctx)
	}, func(at account.Synced) tea.Cmd {
		b.reading.at = at
		switch {
		case errors.Is(at.Err, account.ErrBusy):
			b.reading.failed = "Another window is reading applicants. Try again later."
		case at.Done && at.Err != nil:
			b.reading.failed = b.desk.Fail(at.Err)
			if title := text.Line(at.Job.Title); title != "" {
				b.reading.failed = "“" + title + "” could not be read: " + b.reading.failed
			}
		}
		if !at.Done {
			return nil
		}
		return tea.Batch(b.findAgain(), b.desk.Do(intent.RecountUnseen{}))
	})
}

// findAgain looks for what is typed among those who are there now, and stays at the
// applicant under the cursor.
func (b *Box) findAgain() tea.Cmd {
	b.repeats = b.repeats || !b.finding.Busy()
	return b.find()
}

// stop ends the reading, and reports whether there was one.
func (b *Box) stop() bool {
	busy := b.reading.task.Busy()
	b.reading.task.Cancel()
	return busy
}

// progress says how far the reading is, or why it has not read all; "" for neither.
func (b *Box) progress() string {
	if !b.reading.task.Busy() {
		return b.reading.failed
	}
	at := b.reading.at
	if at.Of == 0 {
		return "Reading the other jobs… " + action.Back.String() + " stops."
	}
	return fmt.Sprintf("Reading job %d of %d, “%s”: %s. %s stops.", at.Number, at.Of, text.Title(at.Job.Title), amount.Plural(at.Applicants, "applicant"), action.Back)
}
