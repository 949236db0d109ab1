// Package review holds the person's reviews of applicants for all panes, with the keys and boxes of verdicts, ratings,
// tags, notes, shortlists and reminders, and what colleagues think. A change is on the screen at once, is saved in the
// background, and can be undone. Reviews are never sent to the service (CONTRACT 31).
package review

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
)

// Source is what the book needs of an account.
type Source interface {
	Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error)
	ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error)
	KeepNoteAside(context.Context, model.Review) error
	HeldElsewhere() error // no I/O
	Needs(ctx context.Context, jobID int64) ([]needs.Need, error)
	export.SheetSource
}

// again is the pause before a failed save is repeated.
const again = 3 * time.Second

// undoable is how many changes can be undone.
const undoable = 200

// Book holds the reviews of all jobs. Only the loop uses it.
type Book struct {
	env   *env.Env
	known *people.People

	byID    map[int64]model.Review
	begun   map[int64]string // the note that each unfinished note began with, by application
	loading load.Task
	writer  *writer
	retry   load.Task
	failure string         // why changes could not be written; "" when all were written
	aside   map[int64]bool // the applications whose notes are kept beside the store
	made    int            // number of changes
	done    []done         // changes that can be undone, the newest last
}

// NewBook returns an empty book.
func NewBook(e *env.Env, source Source, known *people.People) *Book {
	return &Book{env: e, known: known, byID: map[int64]model.Review{}, begun: map[int64]string{}, aside: map[int64]bool{}, writer: &writer{source: source}}
}

// For returns the review of an application.
func (b *Book) For(applyID int64) model.Review {
	if r, ok := b.byID[applyID]; ok {
		return r
	}
	return model.Review{ApplyID: applyID}
}

// Tags returns every tag in use, the most used first.
func (b *Book) Tags() []string {
	count := map[string]int{}
	var tags []string
	for _, r := range b.byID {
		for _, t := range r.Tags {
			if count[t]++; count[t] == 1 {
				tags = append(tags, t)
			}
		}
	}
	slices.Sort(tags)
	slices.SortStableFunc(tags, func(x, y string) int { return count[y] - count[x] })
	return tags
}

// Heard reloads the reviews after an event about them.
func (b *Book) Heard(e account.Event) tea.Cmd {
	var retry tea.Cmd
	if e.All && b.failure != "" { // the store may take the changes now
		retry = b.flush()
	}
	if e.Reviews || e.All {
		return tea.Batch(retry, b.Load())
	}
	return nil
}

// Load reads the reviews. Changes that are not written yet stay on top of them.
func (b *Book) Load() tea.Cmd {
	source, made, begun := b.writer.source, b.made, b.writer.left()
	return load.Run(b.env.Group, &b.loading, func(ctx context.Context) (map[int64]model.Review, error) {
		return source.Reviews(ctx, 0)
	}, func(all map[int64]model.Review, err error) tea.Cmd {
		if err != nil {
			return b.env.Notify(env.Warn, lang.Text("Your reviews could not be read. %s", b.env.Fail(err)))
		}
		if b.made != made { // a change may have been written after the read
			return b.Load()
		}
		b.byID = all
		for _, s := range begun {
			b.apply(s)
		}
		return tea.Batch(b.env.Do(intent.RedrawReviews{}), b.env.Do(intent.RefilterReviews{}))
	})
}

func (b *Book) apply(s *step) {
	r := b.For(s.applyID)
	r.Tags = slices.Clone(r.Tags)
	s.change(&r)
	b.byID[s.applyID] = r
}

// Change changes a review, and reports whether there is something to undo. The notice of an undo
// calls the change what: "is a yes", safe text.
func (b *Book) Change(applyID int64, what string, change func(*model.Review)) (made bool, cmd tea.Cmd) {
	n, cmd := b.ChangeAll([]int64{applyID}, func(int) string { return what }, change)
	return n > 0, cmd
}

// ChangeAll changes the reviews of several applicants as Change does, and reports how many
// changed. what names the change of n applicants. One undo reverts all; none does if what is nil.
func (b *Book) ChangeAll(applies []int64, what func(n int) string, change func(*model.Review)) (made int, cmd tea.Cmd) {
	var undoable, writes []*step
	for _, id := range applies {
		s := &step{applyID: id, jobID: b.known.Applicant(id).JobID, was: b.For(id), change: change}
		b.apply(s)
		s.is = b.For(id)
		s.isIdle, s.isNote = same(s.was, s.is), s.was.Note != s.is.Note
		writes = append(writes, s) // even a review that looks the same here: another window may have changed it since
		if !s.isIdle {
			undoable = append(undoable, s)
		}
	}
	if len(undoable) > 0 && what != nil {
		b.did(done{steps: undoable, what: what})
	}
	return len(undoable), tea.Batch(b.write(writes...), b.env.Do(intent.RedrawReviews{IDs: idsOf(writes)}))
}

// Type saves the text of an unfinished note with the note it began with; "" removes both. It
// cannot be undone.
func (b *Book) Type(applyID int64, typed string) tea.Cmd {
	typed = model.CutTyped(typed)
	if b.For(applyID).Typed == typed {
		return nil
	}
	begun := b.begun[applyID]
	if typed == "" {
		begun = ""
	}
	s := &step{applyID: applyID, jobID: b.known.Applicant(applyID).JobID, isTyping: true, change: func(r *model.Review) { r.Typed, r.Begun = typed, begun }}
	b.apply(s)
	return b.write(s)
}

// BeginNote returns the text that typing begins with: the unfinished note, or else the note. It
// remembers the note that typing began with, perhaps in an earlier run.
func (b *Book) BeginNote(applyID int64) string {
	r := b.For(applyID)
	if r.Typed != "" {
		b.begun[applyID] = r.Begun
		return r.Typed
	}
	b.begun[applyID] = r.Note
	return r.Note
}

// Begun returns the note that the unfinished note began with.
func (b *Book) Begun(applyID int64) string { return b.begun[applyID] }

// KeepNote makes the typed text the note in one step, so that at any moment the disk holds the text or
// the note. A note that another window wrote since BeginNote stays, with the typed text below it.
func (b *Book) KeepNote(applyID int64, note, what string) (made bool, cmd tea.Cmd) {
	begun := b.begun[applyID]
	delete(b.begun, applyID)
	return b.Change(applyID, what, func(r *model.Review) { r.Note, r.Typed, r.Begun = join(begun, note, r.Note), "", "" })
}

// join merges mine, a note typed from begun, into now, the note on the disk. If now contains mine
// already, nothing changes.
func join(begun, mine, now string) string {
	switch {
	case now == begun, strings.HasPrefix(mine, now):
		return mine
	case mine == begun, mine == "", now == mine, strings.HasSuffix(now, "\n\n"+mine):
		return now
	}
	return now + "\n\n" + mine
}

// Appended returns note with more below it. A note that ends with more already stays, so that a
// repeated save changes nothing.
func Appended(note, more string) string {
	switch {
	case note == "" || note == more || strings.HasSuffix(note, "\n"+more):
		return cmp.Or(note, more)
	case more == "":
		return note
	}
	return note + "\n" + more
}

// same reports whether two reviews are equal, apart from unfinished notes.
func same(a, b model.Review) bool {
	return a.Verdict == b.Verdict && a.Rating == b.Rating && a.Note == b.Note && a.Snoozed == b.Snoozed && a.Outcome == b.Outcome && a.Reason == b.Reason && slices.Equal(a.Tags, b.Tags) && slices.Equal(a.Answers, b.Answers)
}

// CanUndo reports whether there is a change to undo.
func (b *Book) CanUndo() bool { return len(b.done) > 0 }

// Did adds a change of another package to those that Undo reverts.
func (b *Book) Did(undo func() tea.Cmd) { b.did(done{undo: undo}) }

func (b *Book) did(d done) {
	b.done = append(b.done, d)
	b.done = b.done[max(len(b.done)-undoable, 0):]
}

// Undo reverts the last change, and returns its applications and its name. Later changes stay.
// A change of another package has no applications here and shows its own notice.
func (b *Book) Undo() (ids []int64, what string, cmd tea.Cmd) {
	last := b.done[len(b.done)-1]
	b.done = b.done[:len(b.done)-1]
	if len(last.steps) == 0 {
		return nil, "", last.undo()
	}
	var backs []*step
	for _, s := range last.steps {
		if s.isGone() {
			continue
		}
		back := &step{applyID: s.applyID, jobID: s.jobID, isNote: s.isNote, change: s.undo}
		b.writer.cancelOut(s, back)
		b.apply(back)
		backs = append(backs, back)
	}
	of := idsOf(backs)
	return of, last.what(len(of)), tea.Batch(b.write(backs...), b.env.Do(intent.RedrawReviews{IDs: of}))
}

// write saves changes after the earlier ones. A change that cannot be saved stays on the screen
// and is retried.
func (b *Book) write(steps ...*step) tea.Cmd {
	b.made++
	b.writer.add(steps...)
	return b.flush()
}

func (b *Book) flush() tea.Cmd {
	return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.writer.drain(context.WithoutCancel(ctx))
	}, func(_ struct{}, err error) tea.Cmd {
		var cmds []tea.Cmd
		for _, kept := range b.writer.takeKept() {
			cmds = append(cmds, kept())
		}
		cmds = append(cmds, b.reportGone(b.writer.takeGone())) // includes changes that an export has written
		if err == nil {
			b.failure = ""
			b.retry.Cancel()
			if len(b.writer.left()) == 0 { // else more changes follow
				cmds = append(cmds, b.env.Do(intent.RefilterReviews{}))
			}
			return tea.Batch(cmds...)
		}
		cmds = append(cmds, load.After(b.env.Group, &b.retry, again, b.flush))
		b.failure = b.env.Fail(err)
		if account.ReadOnly(err) {
			cmds = append(cmds, b.keepAside())
		}
		return tea.Batch(cmds...)
	})
}

// keepAside keeps notes beside the store while another window has the store.
func (b *Book) keepAside() tea.Cmd {
	var notes []model.Review
	for _, s := range b.writer.left() {
		r := b.For(s.applyID)
		r.JobID = s.jobID
		if !slices.ContainsFunc(notes, func(n model.Review) bool { return n.ApplyID == r.ApplyID }) {
			notes = append(notes, r)
		}
	}
	return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
		var err error
		for _, r := range notes {
			err = errors.Join(err, b.writer.source.KeepNoteAside(context.WithoutCancel(ctx), r))
		}
		return struct{}{}, err
	}, func(_ struct{}, err error) tea.Cmd {
		for _, r := range notes {
			b.aside[r.ApplyID] = err == nil // false: the next failed save tries again
		}
		return nil
	})
}

// reportGone shows how many changes were about applications that another window has dismissed or erased.
func (b *Book) reportGone(gone int) tea.Cmd {
	switch gone {
	case 0:
		return nil
	case 1:
		return b.env.Notify(env.Warn, lang.Text("An application is not on this computer anymore: your review of it was not saved."))
	}
	return b.env.Notify(env.Warn, lang.Plural(gone, "%d application are not on this computer anymore: your reviews of them were not saved.", "%d applications are not on this computer anymore: your reviews of them were not saved."))
}
