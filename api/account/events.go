package account

import (
	"cmp"
	"context"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"shortlist/model/lang"
	"shortlist/model/store"
)

// Event is a change that came from elsewhere: another window, the service, a callback or
// the store itself.
type Event struct {
	All        bool // the store was replaced: everything read from it is out of date
	Jobs       bool // jobs or their currencies
	Outbox     bool
	Creates    bool // creates in progress
	Drafts     bool
	Activity   bool // the activity log
	Reviews    bool // reviews or shortlists
	Settings   bool
	Letters    bool       // letters to applicants, or calls
	Applicants []int64    // jobs whose applicants were read
	New        []Newcomer // applications that came in since the last event, or since the account was opened, here or in another window
	Waits      bool       // the service asked for a wait, or it is over (WaitsUntil)
	Blocked    bool       // a change of the person waits while another window erases, as of this event
	Team       bool       // colleagues' decisions, or the applications that they have open
	TeamFails  string     // why the team folder cannot be used; a sentence, sent once for each cause
	Held       string     // another window has the store, and this one is read-only; a sentence, sent once
	Moved      string     // another window has moved the store to another service or person; a sentence, sent once
	ReadIn     string     // report about text that was typed in a window without the store, and is now stored; "" without any
	Damage     string     // report about a damaged store and what was recovered; "" without damage
}

// retryLook is the pause after a check of the store that failed or did not read everything.
const retryLook = 400 * time.Millisecond

// Events sends events until the context ends, and then closes the channel.
func (a *Account) Events(ctx context.Context) <-chan Event {
	switched := a.Switched()
	return stream(a, func(out chan<- Event) error { return a.watch(ctx, out, switched) }, logFailure[Event](ctx, a.opts.Log.Warn, "no news any more"))
}

// atOnce is the most new applications in one event.
const atOnce = 100

func (a *Account) watch(ctx context.Context, out chan<- Event, switched int64) error {
	news := a.atOpening.Swap(nil)
	if news == nil { // Events was called before
		news = &newsCursor{}
		if err := news.begin(ctx, a); err != nil {
			a.opts.Log.Warn("new applications not looked for", "error", err)
		}
	}
	var sweeping sync.WaitGroup // sweeping can take long; events are sent meanwhile
	sweeping.Go(func() {
		err := a.opts.Crash.Guard(func() error {
			a.sweep()
			a.sweepInbox(ctx, a.opts.Now())
			return a.sweepDaily(ctx)
		})
		if err != nil {
			a.opts.Log.Warn("not swept", "error", err)
		}
	})
	defer sweeping.Wait()
	colleagues := make(chan struct{}, 1)
	if a.opts.Team != nil {
		sweeping.Go(func() {
			if err := a.opts.Crash.Guard(func() error { return a.watchTeam(ctx, colleagues) }); err != nil {
				a.opts.Log.Warn("team folder not watched", "error", err)
			}
		})
	}
	since := a.store.Opened() // a later revision could hide changes that were written before the first check
	changes := a.store.Changes(ctx)
	again := time.NewTimer(retryLook)
	defer again.Stop()
	var waits time.Time
	blocked, heard := false, false // heard: the team folder has news
	for ctx.Err() == nil {
		parts, now, err := a.store.Changed(ctx, since)
		if err != nil {
			a.opts.Log.Warn("store not checked", "error", err) // the next check may succeed
			parts = nil
		}
		unread := err != nil
		e := eventOf(parts)
		if e.Reviews || e.Letters { // also those of a command
			a.wakeTeam()
		}
		if e.Settings || e.All || a.Unsure() {
			a.readBlind(ctx)
		}
		if n := a.Switched(); n != switched {
			switched, e.Settings = n, true
		}
		if e.New, err = news.next(ctx, a, now != since); err != nil {
			a.opts.Log.Warn("new applications not looked for", "error", err)
		}
		unread = unread || err != nil || news.more || a.Unsure()
		for _, n := range e.New {
			if n.Who.JustIn() {
				signal(a.wake)
			}
		}
		since = now
		e.Damage, e.ReadIn, e.Held = a.Damage(), a.ReadIn(), a.TakeHeldElsewhere()
		e.Moved = a.takeMoved()
		if until := a.WaitsUntil(); !until.Equal(waits) {
			waits, e.Waits = until, true
		}
		was := blocked
		blocked = a.ChangeWaits(ctx)
		e.Blocked = blocked
		e.Team, heard, e.TeamFails = heard, false, a.takeTeamFailure()
		if len(parts) > 0 || len(e.New) > 0 || e.Team || e.TeamFails != "" || e.Settings || e.Waits || e.Blocked != was || e.Damage != "" || e.ReadIn != "" || e.Held != "" || e.Moved != "" {
			send(ctx, out, e)
		}
		if again.Stop(); unread {
			again.Reset(retryLook)
		}
		select {
		case <-changes:
		case <-colleagues:
			heard = true
		case <-a.client.Waits():
		case <-a.store.Waits():
		case <-again.C:
		case <-ctx.Done():
		}
	}
	return nil
}

// newcomers lists new applications; *Account implements it.
type newcomers interface {
	LastNew(context.Context) (int64, error)
	Next(ctx context.Context, p *Position, limit int) ([]Newcomer, error)
}

// newsCursor is the position of Events among the new applications. After a failed read
// the position stays.
type newsCursor struct {
	at    Position
	begun bool // at is known
	more  bool // there may be more after it, even if nothing was written since
}

// begin moves the cursor behind the last application that is known now.
func (l *newsCursor) begin(ctx context.Context, from newcomers) (err error) {
	l.at.Last, err = from.LastNew(ctx)
	l.begun = err == nil
	return err
}

// next returns the new applications since the last call; written reports whether the
// store has changed since.
func (l *newsCursor) next(ctx context.Context, from newcomers, written bool) (found []Newcomer, err error) {
	if !l.begun {
		return nil, l.begin(ctx, from)
	}
	if !written && !l.more {
		return nil, nil
	}
	found, err = from.Next(ctx, &l.at, atOnce)
	l.more = err != nil || len(found) == atOnce
	return found, err
}

func eventOf(parts []store.Part) (e Event) {
	for _, p := range parts {
		if id, ok := p.Job(); ok {
			e.Applicants = append(e.Applicants, id)
		}
	}
	has := func(p store.Part) bool { return slices.Contains(parts, p) }
	e.All, e.Jobs, e.Outbox = has(store.PartAll), has(store.PartJobs), has(store.PartOutbox)
	e.Creates, e.Drafts, e.Activity = has(store.PartCreates), has(store.PartDrafts), has(store.PartActivity)
	e.Reviews, e.Settings, e.Letters = has(store.PartReviews), has(store.PartSettings), has(store.PartLetters)
	return e
}

// Damage returns, once, a report about a damaged store and what was recovered; "" for an
// intact one.
func (a *Account) Damage() string {
	m := a.store.Mended()
	if m == nil {
		return ""
	}
	switch {
	case m.Missing:
		return lang.Text("The store on this computer is gone: its file is missing, and a new one was begun. It held your reviews, drafts and other data that only this computer had: quit all windows and put a backup in its place.") + " " + sayReadAgain()
	case m.Foreign:
		return sayStoreForeign(filepath.Base(m.Aside)) + " " + sayReadAgain()
	}
	report := []string{lang.Text("The data on this computer was damaged; the damaged file is kept as %s.", filepath.Base(m.Aside))}
	var saved []string
	for _, table := range slices.Sorted(maps.Keys(m.Saved)) {
		if n := m.Saved[table]; n > 0 {
			saved = append(saved, lang.Text("%d of %s", n, sayTable(table)))
		}
	}
	switch {
	case len(saved) > 0:
		report = append(report, lang.Text("Saved from it: %s.", strings.Join(saved, ", ")))
	case len(m.Unread) == 0:
		report = append(report, lang.Text("It held nothing of your own."))
	}
	var lost []string
	for _, table := range m.Unread {
		lost = append(lost, sayTable(table))
	}
	switch {
	case m.Lost:
		report = append(report, lang.Text("Nothing could be read of it."))
	case len(lost) > 0:
		report = append(report, lang.Text("Only a part could be read of: %s.", strings.Join(lost, ", ")))
	}
	return strings.Join(append(report, sayReadAgain()), " ")
}

// ReadIn returns, once, a report about text that was typed in windows without the store, and is now stored; ""
// without any.
func (a *Account) ReadIn() string {
	in := a.store.TakeReadIn()
	if in == nil {
		return ""
	}
	var report []string
	add := func(word func([]string) string, titles []string, notes int) {
		var texts []string
		for _, title := range titles {
			texts = append(texts, sayDraftOf(title))
		}
		if notes > 0 {
			texts = append(texts, lang.Text("unfinished notes (%d)", notes))
		}
		if len(texts) > 0 {
			report = append(report, word(texts))
		}
	}
	add(sayReadInText, in.Drafts, in.Notes)
	add(sayReadInBoth, in.Both, in.Joined)
	for _, why := range in.Unread {
		report = append(report, lang.Text("This file could not be read in, and stays: %s.", why))
	}
	return strings.Join(report, " ")
}

func sayReadAgain() string {
	return lang.Text("Jobs are read from the service again, and applicants when you open their job.")
}

func sayStoreForeign(file string) string {
	return lang.Text("In place of the store was the database of another program, which is kept as %s. A new store was begun. It has none of your reviews, drafts and other data that only this computer had: quit all windows and put a backup in its place.", file)
}

func sayReadInText(texts []string) string {
	return lang.Text("Typed in a window that could not save, and read in now: %s.", strings.Join(texts, ", "))
}

func sayReadInBoth(texts []string) string {
	return lang.Text("Changed in two windows; both versions are kept: %s.", strings.Join(texts, ", "))
}

// sayDraftOf names a draft by its title; "" for none.
func sayDraftOf(title string) string {
	if title == "" {
		return lang.Text("a draft without a title")
	}
	return lang.Text("“%s”", title)
}

func sayTable(name string) string {
	return cmp.Or(map[string]string{
		"currencies": lang.Text("the currencies you sent"), "drafts": lang.Text("your drafts"),
		"activity": lang.Text("the activity log"), "intents": lang.Text("the new jobs without an answer"), "outbox": lang.Text("your changes that are not sent yet"),
		"reviews": lang.Text("your reviews of applicants"), "shortlists": lang.Text("your shortlists"), "shortlisted": lang.Text("the people on them"), "settings": lang.Text("the settings"), "searches": lang.Text("your saved searches"),
		"arrivals": lang.Text("the applications that just came in"), "new_applications": lang.Text("which applications are new"),
		"saved_files": lang.Text("which files with applicants you saved"),
		"erasures":    lang.Text("the erasures that have not ended"), "erased": lang.Text("which applications were erased"),
		"letters": lang.Text("your letters to applicants"), "answered": lang.Text("which applications they answer"), "written": lang.Text("which letters were written"), "calls": lang.Text("the applicants to call"),
		"history":      lang.Text("the history of applications"),
		"job_views":    lang.Text("how often jobs were viewed, by day"),
		"team_pending": lang.Text("your changes that are not in the team folder yet"),
	}[name], name)
}
