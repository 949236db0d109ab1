package review

import (
	"context"
	"slices"
	"time"

	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// ReminderSource is what the package needs of an account.
type ReminderSource interface {
	Due(context.Context) ([]account.Snoozed, error)
}

// ReminderPanes are the lists side by side.
type ReminderPanes interface {
	TakeKeys() bool // whether they are in front, and no text field has the keys
}

// Reminders are the applications whose day has come. Only the loop uses them.
type Reminders struct {
	env    *env.Env
	host   frame.Host
	source ReminderSource
	panes  ReminderPanes

	ids   []int64   // the longest due first
	shown model.Day // the day of the last notice
	task  load.Task
	timer load.Task
}

// NewReminders returns the due applications of an account. They are not read before Start.
func NewReminders(e *env.Env, h frame.Host, source ReminderSource, panes ReminderPanes) *Reminders {
	return &Reminders{env: e, host: h, source: source, panes: panes}
}

// Count is how many applications are due.
func (d *Reminders) Count() int { return len(d.ids) }

// Start shows which applications are due, now and at the start of each day.
func (d *Reminders) Start() tea.Cmd { return tea.Batch(d.Read(), d.wait()) }

// wait waits for the next day. It also looks every quarter of an hour, because timers stop while a computer
// sleeps.
func (d *Reminders) wait() tea.Cmd {
	const most = 15 * time.Minute
	today := d.env.Today()
	left := today.Begin().AddDate(0, 0, 1).Sub(d.env.Now())
	return load.After(d.env.Group, &d.timer, min(left, most), func() tea.Cmd {
		if d.env.Today() == today {
			return d.wait()
		}
		return tea.Batch(d.wait(), d.env.Do(intent.RefilterReviews{})) // it reads the due applications, too
	})
}

// Read reads which applications are due. The first time on each day it shows them in a notice.
func (d *Reminders) Read() tea.Cmd {
	return load.Run(d.env.Group, &d.task, d.source.Due, func(due []account.Snoozed, err error) tea.Cmd {
		if err != nil {
			return d.env.Notify(env.Warn, d.env.Fail(err))
		}
		d.ids = make([]int64, len(due))
		for i, s := range due {
			d.ids[i] = s.Candidate.ID
		}
		today := d.env.Today()
		if d.shown == today {
			return nil
		}
		d.shown = today
		if len(due) == 0 {
			return nil
		}
		return d.env.Announce(env.Info, func() string { return sayDue(len(due), namesDue(due, d.env.Blind)) + d.hint() })
	})
}

// namesDue returns the names of the first due applicants as they were read, or if hidden, their codes.
func namesDue(due []account.Snoozed, hidden bool) (out []string) {
	const most, cells = 3, 30
	for _, s := range due[:min(len(due), most)] {
		name := env.Name(s.Candidate)
		if hidden {
			name = blind.Name(s.Candidate.ID)
		}
		out = append(out, text.Cut(name, cells))
	}
	return out
}

// hint names the key that reads the applications; "" where the key does not work.
func (d *Reminders) hint() string {
	if action.Due.String() == "" || !d.panes.TakeKeys() || len(d.host.Boxes()) > 0 {
		return ""
	}
	return " " + lang.Text("%s opens them.", action.Due)
}

// Action is the key that reads the applications one after the other.
func (d *Reminders) Action() action.Action {
	out := action.Action{Keys: action.Due, Label: action.Label{Name: "due", Title: "Look again at who is due", Synonyms: "due, snoozed, reminders, follow up, again", Help: "read the applicants whose date has come"}.Translated(), Group: action.GroupReview, Run: func() tea.Cmd {
		return d.env.Do(intent.ReadQueue{IDs: slices.Clone(d.ids), ID: d.ids[0]})
	}}
	if len(d.ids) == 0 {
		out.Disabled = lang.Text("no applicant is due; %s sets a date", action.Snooze)
	}
	return out
}

// sayDue counts the applicants whose day has come. first are the names of the first of them.
func sayDue(n int, first []string) string {
	return lang.Plural(n, "%d applicant to look at again: %s.", "%d applicants to look at again: %s.", list(n, first))
}

// list writes the names of the first of n applicants.
func list(n int, first []string) string {
	if n > len(first) {
		return strings.Join(first, ", ") + " …"
	}
	return strings.Join(first, ", ")
}
