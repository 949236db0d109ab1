package review

import (
	"context"
	"slices"
	"sync"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
)

// done is what one undo takes back: a change of one review or of several, or a change that
// is kept elsewhere.
type done struct {
	steps []*step
	what  func(n int) string // what they made of so many applicants: "is a yes"
	undo  func() tea.Cmd     // where there are no steps
}

// step is a change of one review. Of whom, it knows no more than the ids: who it is may
// be told otherwise by the time it is undone.
type step struct {
	jobID   int64
	applyID int64
	change  func(*model.Review)

	mu      sync.Mutex
	was, is model.Review // as on the screen; once it is written, as on the disk
	gone    bool         // the application was dismissed before it was written: nothing was kept
}

// idsOf are the applications that steps are of, never nil.
func idsOf(steps []*step) []int64 {
	ids := make([]int64, len(steps))
	for i, s := range steps {
		ids[i] = s.applyID
	}
	return ids
}

// written takes what a change really was of and made: another copy of the program may
// have written since it was on this screen.
func (s *step) written(was, is model.Review) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gone = is.Blank() && !s.is.Blank()
	s.was, s.is = was, is
}

// isGone reports whether nothing was kept, as the application was dismissed.
func (s *step) isGone() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.gone
}

// undo takes back what the step changed and nobody has changed since.
func (s *step) undo(r *model.Review) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if r.Verdict == s.is.Verdict {
		r.Verdict = s.was.Verdict
	}
	if r.Rating == s.is.Rating {
		r.Rating = s.was.Rating
	}
	if r.Note == s.is.Note {
		r.Note = s.was.Note
	}
	if slices.Equal(r.Tags, s.is.Tags) {
		r.Tags = slices.Clone(s.was.Tags)
	}
}

// writer writes changes one after the other, in the order they were made.
type writer struct {
	source Source
	one    sync.Mutex // held by who writes

	mu    sync.Mutex
	queue []*step
	gone  int // changes that found their application dismissed, not reported yet
}

func (w *writer) add(steps ...*step) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.queue = append(w.queue, steps...)
}

// left returns what is not written yet.
func (w *writer) left() []*step {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.queue)
}

// takeGone returns how many changes found their application dismissed since it was asked
// last.
func (w *writer) takeGone() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	n := w.gone
	w.gone = 0
	return n
}

// drain writes what is left.
func (w *writer) drain(ctx context.Context) error {
	w.one.Lock()
	defer w.one.Unlock()
	for s := w.next(); s != nil; s = w.next() {
		was, is, err := w.source.ChangeReview(ctx, model.Candidate{ID: s.applyID, JobID: s.jobID}, s.change)
		if err != nil {
			return err
		}
		s.written(was, is)
		gone := s.isGone()
		w.mu.Lock()
		if gone {
			w.gone++
		}
		w.queue = w.queue[1:]
		w.mu.Unlock()
	}
	return nil
}

// next returns the first change that is not written yet; nil when all are.
func (w *writer) next() *step {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.queue) == 0 {
		return nil
	}
	return w.queue[0]
}
