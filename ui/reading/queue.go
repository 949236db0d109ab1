package reading

import (
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/env"
)

// queue holds the applications to read, in the order of the list from which it was made. Later changes of the list's
// order and filter do not change the queue. An application that is no longer on this computer is removed when its
// turn comes.
type queue struct {
	ids    []int64
	at     int
	absent string         // why the current applicant is not shown; "": the applicant is shown
	grows  bool           // at its end, the queue takes new applicants from the list
	back   env.Intent     // performed when the reader closes; nil: the panes are shown
	read   map[int64]bool // the applications that were shown

	near map[int64]bool // neighbours of the current applicant that were loaded, because the list does not hold their rows

	undecided, counted int // undecided of the counted applicants have no verdict; counted 0: not counted yet
}

// begin begins a queue.
func (s *Screen) begin(ids []int64, back env.Intent) {
	s.queue = queue{ids: ids, read: map[int64]bool{}, back: back}
	s.neighbours.Cancel()
}

func (q *queue) index(id int64) int { return slices.Index(q.ids, id) }

// around returns the applications at most n places from the current one, including it.
func (q *queue) around(n int) []int64 { return q.ids[max(q.at-n, 0):min(q.at+n+1, len(q.ids))] }

// remove removes the current application.
func (q *queue) remove() { q.ids = slices.Delete(slices.Clone(q.ids), q.at, q.at+1) }

// lacks returns the given applications that are not in the queue.
func (q *queue) lacks(of []int64) (out []int64) {
	has := make(map[int64]bool, len(q.ids))
	for _, id := range q.ids {
		has[id] = true
	}
	for _, id := range of {
		if !has[id] {
			out = append(out, id)
		}
	}
	return out
}

// tally counts the verdicts over the queue.
func (s *Screen) tally() string {
	count := map[model.Verdict]int{}
	for _, id := range s.queue.ids {
		count[s.book.For(id).Verdict]++
	}
	var parts []string
	for _, v := range model.Verdicts() {
		if n := count[v]; n > 0 && v != model.Undecided {
			parts = append(parts, sayCount(v.Label(), n))
		}
	}
	if n := count[model.Undecided]; n > 0 {
		parts = append(parts, sayUndecided(n))
	}
	return strings.Join(parts, ", ")
}

// undecidedLeft is how many applicants of the queue have no verdict. It counts them when a
// verdict changes, not with every frame.
func (s *Screen) undecidedLeft() string {
	q := &s.queue
	if q.counted != len(q.ids) {
		q.undecided, q.counted = 0, len(q.ids)
		for _, id := range q.ids {
			if s.book.For(id).Verdict == model.Undecided {
				q.undecided++
			}
		}
	}
	if len(q.ids) < 2 {
		return ""
	}
	return lang.TextIn("reading", "%s undecided left", lang.Number(q.undecided)) + " · "
}

func sayUndecided(n int) string { return lang.TextIn("reading", "%s undecided", lang.Number(n)) }

func sayCount(verdict string, n int) string {
	return lang.TextIn("tally", "%s %s", lang.Number(n), verdict)
}
