// Package review is what a person thinks of applicants, as every pane shows and
// changes it: a change is on the screen at once, is kept behind it, and can be
// undone. The service is told nothing of it (CONTRACT 31).
package review

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
)

// Source is what the book needs of an account.
type Source interface {
	Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error)
	ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error)
}

// again is how long after a change could not be kept it is tried again.
const again = 3 * time.Second

// undoable is how many changes can be taken back.
const undoable = 200

// Book holds the reviews of all jobs. It is used on the loop only.
type Book struct {
	desk  *desk.Desk
	known *people.People

	byID    map[int64]model.Review
	begun   map[int64]string // the notes that those being typed began with, by apply
	loading load.Task
	writer  *writer
	retry   load.Task
	unkept  string
	made    int    // changes
	done    []done // that can be undone, the newest last
}

// NewBook returns an empty book.
func NewBook(d *desk.Desk, source Source, known *people.People) *Book {
	return &Book{desk: d, known: known, byID: map[int64]model.Review{}, begun: map[int64]string{}, writer: &writer{source: source}}
}

// Of returns what the person thinks of an application.
func (b *Book) Of(applyID int64) model.Review {
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

// Unkept says why a change is not on this machine's disk yet; "" when all are.
func (b *Book) Unkept() string { return b.unkept }

// Heard reloads what news is about.
func (b *Book) Heard(e account.Event) tea.Cmd {
	if e.Reviews || e.All {
		return b.Load()
	}
	return nil
}

// Load reads the reviews. What is not written yet stays over them.
func (b *Book) Load() tea.Cmd {
	source, made, begun := b.writer.source, b.made, b.writer.left()
	return load.Run(b.desk.Group, &b.loading, func(ctx context.Context) (map[int64]model.Review, error) {
		return source.Reviews(ctx, 0)
	}, func(all map[int64]model.Review, err error) tea.Cmd {
		if err != nil {
			return b.desk.Notify(desk.Warn, "Your reviews could not be read. "+b.desk.Fail(err))
		}
		if b.made != made { // it may have been written after it was read over
			return b.Load()
		}
		b.byID = all
		for _, s := range begun {
			b.apply(s)
		}
		return tea.Batch(b.desk.Do(intent.RedrawReviews{}), b.desk.Do(intent.RefilterReviews{}))
	})
}

func (b *Book) apply(s *step) {
	r := b.Of(s.applyID)
	r.Tags = slices.Clone(r.Tags)
	s.change(&r)
	b.byID[s.applyID] = r
}

// Change changes a review, and reports whether it has made something of it that can be
// undone: a change to what is so already is none. what is said of the person where it is
// undone: "is a yes", safe text.
func (b *Book) Change(applyID int64, what string, change func(*model.Review)) (made bool, cmd tea.Cmd) {
	n, cmd := b.ChangeAll([]int64{applyID}, func(int) string { return what }, change)
	return n > 0, cmd
}

// ChangeAll changes the reviews of several applicants as Change does, and reports how many
// of them it changed. what words it for so many of them. One undo takes all of it back.
func (b *Book) ChangeAll(applies []int64, what func(n int) string, change func(*model.Review)) (made int, cmd tea.Cmd) {
	var undoable, writes []*step
	for _, id := range applies {
		s := &step{applyID: id, jobID: b.known.Applicant(id).JobID, was: b.Of(id), change: change}
		b.apply(s)
		s.is = b.Of(id)
		changed := !same(s.was, s.is)
		if changed {
			undoable = append(undoable, s)
		}
		if changed || s.was.Typed != s.is.Typed {
			writes = append(writes, s)
		}
	}
	if len(writes) == 0 {
		return 0, nil
	}
	if len(undoable) > 0 {
		b.did(done{steps: undoable, what: what})
	}
	return len(undoable), tea.Batch(b.write(writes...), b.desk.Do(intent.RedrawReviews{IDs: idsOf(writes)}))
}

// Type keeps what is being written as a note, which is none yet, and the note it was
// begun with; "" forgets both. It is no change that could be undone.
func (b *Book) Type(applyID int64, typed string) tea.Cmd {
	typed = model.CutTyped(typed)
	if b.Of(applyID).Typed == typed {
		return nil
	}
	begun := b.begun[applyID]
	if typed == "" {
		begun = ""
	}
	s := &step{applyID: applyID, jobID: b.known.Applicant(applyID).JobID, change: func(r *model.Review) { r.Typed, r.Begun = typed, begun }}
	b.apply(s)
	return b.write(s)
}

// BeginNote returns what a note to be typed begins with: what was typed before and not
// kept, else the note; and remembers the note that was there when it was begun, maybe in
// an earlier run.
func (b *Book) BeginNote(applyID int64) string {
	r := b.Of(applyID)
	if r.Typed != "" {
		b.begun[applyID] = r.Begun
		return r.Typed
	}
	b.begun[applyID] = r.Note
	return r.Note
}

// Begun returns the note that the one being typed began with.
func (b *Book) Begun(applyID int64) string { return b.begun[applyID] }

// KeepNote changes the note to what was typed since BeginNote, which then is typed no
// more: in one step, so that one of both is on the disk at any moment. Where another copy
// of the program has written a note meanwhile, that stays, with what was typed below it.
func (b *Book) KeepNote(applyID int64, note, what string) (made bool, cmd tea.Cmd) {
	begun := b.begun[applyID]
	delete(b.begun, applyID)
	return b.Change(applyID, what, func(r *model.Review) { r.Note, r.Typed, r.Begun = join(begun, note, r.Note), "", "" })
}

// join is a note that was begun and became mine, where by now there is another. Joined
// again it is the same: what is read from the disk may have it already.
func join(begun, mine, now string) string {
	switch {
	case now == begun, strings.HasPrefix(mine, now):
		return mine
	case mine == begun, mine == "", now == mine, strings.HasSuffix(now, "\n\n"+mine):
		return now
	}
	return now + "\n\n" + mine
}

// Appended is a note with another below it. Appended again it is the same: what is read
// from the disk may have it already.
func Appended(note, more string) string {
	switch {
	case note == "" || note == more || strings.HasSuffix(note, "\n"+more):
		return cmp.Or(note, more)
	case more == "":
		return note
	}
	return note + "\n" + more
}

// same reports whether the same is thought. What is typed is not thought yet.
func same(a, b model.Review) bool {
	return a.Verdict == b.Verdict && a.Rating == b.Rating && a.Note == b.Note && slices.Equal(a.Tags, b.Tags)
}

// CanUndo reports whether there is a change to take back.
func (b *Book) CanUndo() bool { return len(b.done) > 0 }

// Did takes a change that is kept elsewhere among those that are undone, the last first.
func (b *Book) Did(undo func() tea.Cmd) { b.did(done{undo: undo}) }

func (b *Book) did(d done) {
	b.done = append(b.done, d)
	b.done = b.done[max(len(b.done)-undoable, 0):]
}

// Undo takes the last change back and returns the applications it was of and what it had
// made of them. What was changed otherwise since stays. A change that is kept elsewhere
// is of no application here, and what undoes it says so.
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
		back := &step{applyID: s.applyID, jobID: s.jobID, change: s.undo}
		b.apply(back)
		backs = append(backs, back)
	}
	of := idsOf(backs)
	return of, last.what(len(of)), tea.Batch(b.write(backs...), b.desk.Do(intent.RedrawReviews{IDs: of}))
}

// write keeps changes, behind those before them. One that cannot be kept stays on the
// screen and is tried again.
func (b *Book) write(steps ...*step) tea.Cmd {
	b.made++
	b.writer.add(steps...)
	return b.flush()
}

func (b *Book) flush() tea.Cmd {
	return load.Do(b.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.writer.drain(context.WithoutCancel(ctx))
	}, func(_ struct{}, err error) tea.Cmd {
		said := b.reportGone(b.writer.takeGone()) // also those that were written for an export
		if err == nil {
			b.unkept = ""
			b.retry.Cancel()
			if len(b.writer.left()) > 0 { // more is on its way
				return said
			}
			return tea.Batch(said, b.desk.Do(intent.RefilterReviews{}))
		}
		cmd := load.After(b.desk.Group, &b.retry, again, b.flush)
		if b.unkept == "" {
			cmd = tea.Batch(cmd, said, b.desk.Notify(desk.Bad, "Your review could not be kept on this machine yet, and is tried again. "+b.desk.Fail(err)))
		}
		b.unkept = b.desk.Fail(err)
		return cmd
	})
}

// reportGone shows how many of the changes just written found their application dismissed
// by another copy of the program.
func (b *Book) reportGone(gone int) tea.Cmd {
	switch gone {
	case 0:
		return nil
	case 1:
		return b.desk.Notify(desk.Warn, desk.GoneJustIn+": your review of it was not kept.")
	}
	return b.desk.Notify(desk.Warn, fmt.Sprintf("%d applications that just came in are not on this machine any more: your reviews of them were not kept.", gone))
}
