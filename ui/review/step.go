package review

import (
	"context"
	"slices"
	"sync"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
)

// done is a change that one undo reverts: of one review or several, or of another package.
type done struct {
	steps []*step
	what  func(n int) string // names the change of n applicants: "is a yes"
	undo  func() tea.Cmd     // set where there are no steps
}

// step is a change of one review. It holds only ids: blind mode may be switched before it is
// undone.
type step struct {
	jobID   int64
	applyID int64
	change  func(*model.Review)

	isTyping bool             // the step only saves a note that is being written
	isNote   bool             // the step changes the note, too
	isIdle   bool             // the step changes nothing of the review, or was undone before it was written
	kept     []func() tea.Cmd // called on the loop once the step is written

	mu      sync.Mutex
	was, is model.Review // the review before and after: as on the screen; once written, as on the disk
	gone    bool         // the application was dismissed or erased before the write, so nothing was saved
}

// idsOf returns the applications of steps, never nil.
func idsOf(steps []*step) []int64 {
	ids := make([]int64, len(steps))
	for i, s := range steps {
		ids[i] = s.applyID
	}
	return ids
}

// written notes the review on the disk before and after the change. Another window may have changed it since the
// screen showed it.
func (s *step) written(was, is model.Review) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gone = is.Blank() && !s.is.Blank()
	s.was, s.is = was, is
}

// isGone reports whether nothing was saved because the application was dismissed.
func (s *step) isGone() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.gone
}

// undo reverts what the step changed, except what was changed since.
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
	if r.Snoozed == s.is.Snoozed {
		r.Snoozed = s.was.Snoozed
	}
	if r.Reason == s.is.Reason {
		r.Reason = s.was.Reason
	}
	if r.Outcome == s.is.Outcome {
		r.Outcome = s.was.Outcome
	}
	for _, a := range slices.Concat(s.was.Answers, s.is.Answers) {
		if r.AnswerTo(a.Question) == s.is.AnswerTo(a.Question) {
			r.SetAnswer(a.Question, s.was.AnswerTo(a.Question))
		}
	}
	if slices.Equal(r.Tags, s.is.Tags) {
		r.Tags = slices.Clone(s.was.Tags)
	}
}

// writer writes changes one after the other, in their order.
type writer struct {
	source Source
	one    sync.Mutex // held while writing

	mu    sync.Mutex
	queue []*step
	gone  int              // changes of dismissed applications, not reported yet
	some  bool             // a change was saved since functions of kept were last due
	kept  []func() tea.Cmd // the functions that are due and not called yet
}

// then has f called once the changes so far are written, unless all changes since the last f were about dismissed
// applications. It reports whether the changes are written already.
func (w *writer) then(f func() tea.Cmd) (already bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.queue) == 0 {
		w.kept = append(w.kept, f)
		return true
	}
	last := w.queue[len(w.queue)-1]
	last.kept = append(last.kept, f)
	return false
}

// takeKept returns the functions that are due, and forgets them.
func (w *writer) takeKept() []func() tea.Cmd {
	w.mu.Lock()
	defer w.mu.Unlock()
	due := w.kept
	w.kept = nil
	return due
}

// cancelOut notes that back undoes s. If s is not written yet, the two cancel out, and neither counts as left.
func (w *writer) cancelOut(s, back *step) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if slices.Contains(w.queue, s) {
		s.isIdle, back.isIdle = true, true
	}
}

func (w *writer) add(steps ...*step) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.queue = append(w.queue, steps...)
}

// left returns the changes that are not written yet.
func (w *writer) left() []*step {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.queue)
}

// takeGone returns how many changes were about dismissed applications since the last call.
func (w *writer) takeGone() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	n := w.gone
	w.gone = 0
	return n
}

// drain writes the changes that are left.
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
		w.some = w.some || !gone
		if len(s.kept) > 0 && w.some {
			w.kept = append(w.kept, s.kept...)
		}
		w.some = w.some && len(s.kept) == 0
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
