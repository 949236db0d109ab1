package store

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/modeltest"
	"shortlist/model/team"
)

// state is what is known of an application at a moment.
type state struct {
	verdict  model.Verdict
	outcome  string
	status   model.CandidateStatus
	viewed   bool
	answered bool
}

// statesOf reads the state of every application of a job from the tables of the data itself.
func statesOf(t *testing.T, s *Store, jobID int64) map[int64]state {
	t.Helper()
	ctx := t.Context()
	out := map[int64]state{}
	unseen := map[int64]bool{}
	modeltest.Must(t, s.read("", func(q querier) error {
		ids, err := column[int64](ctx, q, "SELECT id FROM candidates WHERE unseen = 1")
		for _, id := range ids {
			unseen[id] = true
		}
		return err
	}))
	people, _, err := s.Candidates(ctx, jobID)
	modeltest.Must(t, err)
	answered, err := get(s, "", func(q querier) ([]int64, error) {
		return column[int64](ctx, q, "SELECT apply_id FROM answered JOIN letters ON letters.id = letter_id WHERE state IN (?, ?) UNION SELECT apply_id FROM calls WHERE state = ?",
			answers.Handed, answers.Unknown, answers.Reached)
	})
	modeltest.Must(t, err)
	byService := []model.CandidateStatus{model.CandidateDeleted, model.Invited, model.Offer, model.Rejected}
	for _, c := range people {
		r, err := s.Review(ctx, c.ID)
		modeltest.Must(t, err)
		out[c.ID] = state{r.Verdict, r.Outcome, c.Status, !unseen[c.ID], c.Suggested || slices.Contains(byService, c.Status) || slices.Contains(answered, c.ID)}
	}
	return out
}

// sinceCounts is what Since counts of a job.
type sinceCounts struct{ changed, viewed, answered int }

// difference counts what differs between two copies of the state.
func difference(then, now map[int64]state) (n sinceCounts) {
	for id, is := range now {
		was := then[id]
		if was.verdict != is.verdict || was.outcome != is.outcome || was.status != is.status {
			n.changed++
		}
		if !was.viewed && is.viewed {
			n.viewed++
		}
		if !was.answered && is.answered {
			n.answered++
		}
	}
	return n
}

// TestTheHistoryAgreesWithCopiesOfTheState plays a thousand changes: by two windows of one store, that make the same change
// now and then, by reads of the service, and by a colleague in the team folder, whose lines do not count here. At any
// moment, what the history counts since an earlier one is the difference to the copy of the state of then.
func TestTheHistoryAgreesWithCopiesOfTheState(t *testing.T) {
	modeltest.SkipInShort(t, "plays a thousand changes")
	const job, people, changes, every = 7, 60, 1000, 50
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	var windows [2]*Store
	for i := range windows {
		s := openAt(t, path)
		windows[i] = s
	}
	folder := t.TempDir()
	named := func(f fs.FileInfo) (string, bool) { // the owner as the name of the file has it
		manager, _, _, ok := team.ParseName(strings.TrimPrefix(f.Name(), ".lock-"))
		return manager, ok
	}
	ours := team.NewFolder(team.FolderOptions{Path: folder, Manager: "ivan", Host: "here", OwnerOf: named})
	theirs := team.NewFolder(team.FolderOptions{Path: folder, Manager: "petro", Host: "there", OwnerOf: named})
	modeltest.Must(t, windows[0].JoinTeam(ctx, folder))
	rng := rand.New(rand.NewPCG(46, 1))
	at := time.Now().Truncate(time.Millisecond)
	begun := at
	now := func() time.Time { // the next millisecond, as the history has it
		for last := at; !at.After(last); {
			at = time.Now().Truncate(time.Millisecond)
		}
		return at
	}
	modeltest.Must(t, windows[0].BeginHistory(ctx, at))
	modeltest.Must(t, windows[1].BeginHistory(ctx, at.Add(time.Hour))) // it has begun
	status := map[int64]model.CandidateStatus{}
	viewed := map[int64]bool{} // at the service
	read := func(s *Store) {
		var list []model.Candidate
		for id := int64(1); id <= people; id++ {
			list = append(list, model.Candidate{ID: id, JobID: job, Date: at.AddDate(0, 0, -9), Status: status[id], Viewed: viewed[id], Applicant: model.Applicant{Name: fmt.Sprint("Applicant ", id)}})
		}
		modeltest.Must(t, s.PutCandidates(ctx, job, list, now()))
	}
	for id := int64(1); id <= people; id++ {
		status[id] = model.Received
	}
	read(windows[0])
	modeltest.Must(t, windows[0].PutJobs(ctx, []model.Job{{ID: job, Title: "Barista"}}, at))
	planned := map[int64]bool{}
	change := func() {
		s, id := windows[rng.IntN(2)], 1+rng.Int64N(people)
		review := func(f func(*model.Review)) {
			for range 1 + rng.IntN(2) { // sometimes both windows
				_, _, err := s.ChangeReview(ctx, job, id, now(), f)
				modeltest.Must(t, err)
				s = windows[rng.IntN(2)]
			}
		}
		switch rng.IntN(10) {
		case 0, 1, 2:
			v := model.Verdicts()[rng.IntN(4)]
			review(func(r *model.Review) { r.Verdict = v })
		case 3:
			o := []string{"", model.OutcomeHired, model.OutcomeWithdrew, "starts in May"}[rng.IntN(4)]
			review(func(r *model.Review) { r.Outcome = o })
		case 4:
			review(func(r *model.Review) { r.Note = fmt.Sprint("note ", rng.IntN(99)) }) // no event
		case 5:
			viewed[id] = true
			for _, w := range windows[:1+rng.IntN(2)] {
				_, err := w.Queue(ctx, model.Outgoing{Kind: model.OutgoingView, JobID: job, ApplyID: id, Queued: now()})
				modeltest.Must(t, err)
			}
		case 6:
			status[id] = []model.CandidateStatus{model.Received, model.Processing, model.Invited, model.Offer, model.Rejected}[rng.IntN(5)]
			viewed[1+rng.Int64N(people)] = true
			read(s)
			read(windows[rng.IntN(2)]) // the other window reads the same
		case 7:
			if !planned[id] {
				planned[id] = true
				_, _, err := s.PlanLetters(ctx, Plan{Letters: []answers.Letter{{Name: answers.No, Applies: []int64{id}, Jobs: []int64{job}, Address: fmt.Sprintf("a%d@example.com", id), State: answers.Due, Text: "x", Reviewed: at}}})
				modeltest.Must(t, err)
			}
			letters, err := s.Letters(ctx, LetterFilter{Applies: []int64{id}})
			modeltest.Must(t, err)
			to := []answers.State{answers.Handed, answers.Handed, answers.Bounced, answers.Due}[rng.IntN(4)]
			for _, l := range letters {
				for range 2 { // a second time changes nothing
					_, err := s.ChangeLetters(ctx, LetterFilter{IDs: []int64{l.ID}}, func(l *answers.Letter) bool {
						l.State, l.Handed = to, now()
						return true
					})
					modeltest.Must(t, err)
				}
			}
		case 8:
			call := answers.Call{ApplyID: id, JobID: job, State: []answers.CallState{answers.Reached, answers.ToCall}[rng.IntN(2)]}
			_, _, err := s.PlanLetters(ctx, Plan{Calls: []answers.Call{{ApplyID: id, JobID: job, Reason: answers.RefusedNone}}, At: at})
			modeltest.Must(t, err)
			_ = s.SetCall(ctx, call, now())
		case 9: // a colleague's lines, also about the same applications, and ours, to the folder and back
			view, err := theirs.Read(ctx)
			modeltest.Must(t, err)
			_, err = theirs.Write(ctx, "example.com", []team.Change{{JobID: job, ApplyID: id, At: now(), Kind: team.KindVerdict, Value: string(model.Yes)}}, view)
			modeltest.Must(t, err)
			view, err = ours.Read(ctx)
			modeltest.Must(t, err)
			waiting, _, err := s.Pending(ctx, folder)
			modeltest.Must(t, err)
			_, err = ours.Write(ctx, "example.com", waiting, view)
			modeltest.Must(t, err)
			modeltest.Must(t, s.Unpend(ctx, folder, waiting))
		}
	}
	type copied struct {
		at     time.Time
		states map[int64]state
	}
	copies := []copied{{now(), statesOf(t, windows[0], job)}}
	for i := range changes {
		change()
		if i%every != every-1 {
			continue
		}
		states := statesOf(t, windows[i/every%2], job)
		for _, then := range copies {
			found, err := windows[(i/every+1)%2].Since(ctx, then.at)
			modeltest.Must(t, err)
			var got sinceCounts
			for _, events := range found.Histories {
				h := model.HappenedSince(events, then.at)
				if h.Changed {
					got.changed++
				}
				if !h.Viewed.IsZero() {
					got.viewed++
				}
				if !h.Answered.IsZero() {
					got.answered++
				}
			}
			if want := difference(then.states, states); got != want {
				t.Fatalf("after %d changes, since %s: %+v, want %+v", i+1, then.at.Format(time.DateTime), got, want)
			}
		}
		copies = append(copies, copied{now(), maps.Clone(states)})
	}
	last := copies[len(copies)-1].states
	if all := difference(copies[0].states, last); all.changed < people/2 || all.viewed < people/2 || all.answered == 0 {
		t.Errorf("only %+v changed", all)
	}
	if got, err := windows[1].HistoryBegun(ctx); err != nil || !got.Equal(begun) {
		t.Errorf("the history begins %v, want %v; %v", got, begun, err)
	}
}

// TestErasedPeopleStayInTheHistoryAsCounts: no id, no time of the day and no own words lead to them, and the counts stay.
func TestErasedPeopleStayInTheHistoryAsCounts(t *testing.T) {
	s, ctx := memory(t), t.Context()
	at := time.Date(2026, 11, 24, 9, 41, 7, 0, time.Local)
	monday := time.Date(2026, 11, 23, 0, 0, 0, 0, time.Local)
	modeltest.Must(t, s.BeginHistory(ctx, monday))
	modeltest.Must(t, s.PutCandidates(ctx, 7, []model.Candidate{{ID: 1, JobID: 7, Date: at, Status: model.Received}, {ID: 2, JobID: 7, Date: at, Status: model.Received}}, at))
	for _, v := range []model.Verdict{model.No, model.Yes} {
		_, _, err := s.ChangeReview(ctx, 7, 1, at, func(r *model.Review) { r.Verdict, r.Outcome = v, "moves to Lviv" })
		modeltest.Must(t, err)
	}
	_, err := s.Queue(ctx, model.Outgoing{Kind: model.OutgoingView, JobID: 7, ApplyID: 1, Queued: at})
	modeltest.Must(t, err)
	_, _, err = s.PlanLetters(ctx, Plan{Calls: []answers.Call{{ApplyID: 1, JobID: 7, Reason: answers.RefusedNone}}, At: at})
	modeltest.Must(t, err)
	modeltest.Must(t, s.SetCall(ctx, answers.Call{ApplyID: 1, JobID: 7, State: answers.Reached}, at))
	count := func() (new int, got sinceCounts) {
		found, err := s.Since(ctx, monday)
		modeltest.Must(t, err)
		for _, events := range found.Histories {
			h := model.HappenedSince(events, monday)
			if h.Changed {
				got.changed++
			}
			if !h.Viewed.IsZero() {
				got.viewed++
			}
			if !h.Answered.IsZero() {
				got.answered++
			}
		}
		for _, n := range found.Applied {
			new += n
		}
		return new, got
	}
	wantNew, want := count()
	if wantNew != 2 || want != (sinceCounts{1, 1, 1}) {
		t.Fatalf("before: %d new, %+v", wantNew, want)
	}
	erase := func(e Erasure) {
		e, err := s.BeginErasure(ctx, e)
		modeltest.Must(t, err)
		_, err = s.EraseRows(ctx, e, at)
		modeltest.Must(t, err)
		modeltest.Must(t, s.EndErasure(ctx, e.ID))
	}
	erase(Erasure{Applies: []int64{1}, Begun: at})
	if n, got := count(); n != wantNew || got != want {
		t.Errorf("after: %d new, %+v, want %d, %+v", n, got, wantNew, want)
	}
	var left []model.Event
	modeltest.Must(t, s.read("", func(q querier) (err error) {
		left, err = history(ctx, q, "1")
		return err
	}))
	for _, e := range left {
		if e.ApplyID != 0 || e.Was == "moves to Lviv" || e.Value == "moves to Lviv" || e.At.Hour() != 0 || e.At.Minute() != 0 {
			t.Errorf("left: %+v", e)
		}
	}
	erase(Erasure{Applies: []int64{2}, Jobs: []int64{7}, Begun: at})
	found, err := s.Since(ctx, monday)
	modeltest.Must(t, err)
	if found.Applied[7] != 0 || found.Applied[0] != 2 {
		t.Errorf("of an erased job: %v", found.Applied)
	}
}

// TestWhoHasWaitedForAnUnknownTimeIsBehindTheOthers: a missing date is no early one.
func TestWhoHasWaitedForAnUnknownTimeIsBehindTheOthers(t *testing.T) {
	s := memory(t)
	at := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	people := []model.Candidate{{ID: 1, JobID: 5}, {ID: 2, JobID: 5, Date: at}, {ID: 3, JobID: 5, Date: at.Add(-time.Hour)}}
	put(t, s, people...)
	ids, err := s.Unwritten(t.Context(), 0)
	if err != nil || !slices.Equal(ids, []int64{3, 2, 1}) {
		t.Errorf("%v, %v", ids, err)
	}
}
