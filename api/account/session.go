package account

import (
	"cmp"
	"context"
	"io"
	"maps"
	"os"
	"slices"
	"sync"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/needs"
	"shortlist/model/query"
	"shortlist/model/reading"
)

// Session is an account as one window of the program shows it: while the window is open,
// an application keeps the id under which it was first shown. An application that was
// first shown as an arrival keeps the arrival's id, which is less than 0; its ServiceID
// is the service's. Every method accepts either id. Data that leaves the program has
// the service's id: files, and the input of the hook.
type Session struct {
	*Account
	ids ids
}

// NewSession returns a session of an account.
func NewSession(a *Account) *Session {
	return &Session{Account: a, ids: ids{waiting: map[int64]bool{}, shown: map[int64]bool{}, service: map[int64]int64{}, shownAs: map[int64]int64{}}}
}

// ids are the ids that a session has shown.
type ids struct {
	mu      sync.Mutex
	waiting map[int64]bool  // arrivals without an application at their last read
	shown   map[int64]bool  // applications under the service's id
	service map[int64]int64 // the service's id of an application that is shown as an arrival
	shownAs map[int64]int64 // the reverse
}

// shownIDs returns the ids under which applications are shown, for ids from the store.
// It looks for arrivals that have become applications after those ids were read. So it
// knows each application among them that was shown as an arrival.
func (s *Session) shownIDs(ctx context.Context, read []int64) []int64 {
	ids := &s.ids
	ids.mu.Lock()
	defer ids.mu.Unlock()
	for _, id := range read {
		if id < 0 {
			delete(ids.shownAs, ids.service[id]) // unless the store repeats it: the store may have been replaced
			delete(ids.service, id)
			ids.waiting[id] = true
		}
	}
	known := s.followArrivals(ctx)
	out := make([]int64, len(read))
	for i, id := range read {
		shown, ok := ids.shownAs[id]
		if out[i] = cmp.Or(shown, id); id > 0 && !ok && known {
			ids.shown[id] = true
		}
	}
	return out
}

// followArrivals finds the applications of shown arrivals, and reports whether that
// worked. s.ids.mu is held.
func (s *Session) followArrivals(ctx context.Context) bool {
	ids := &s.ids
	if len(ids.waiting) == 0 {
		return true
	}
	matched, err := s.store.MatchedArrivals(ctx, slices.Collect(maps.Keys(ids.waiting)))
	if err != nil {
		if ctx.Err() == nil {
			s.opts.Log.Warn("arrivals not looked up", "error", err)
		}
		return false
	}
	for _, a := range matched {
		delete(ids.waiting, -a.ID)
		if a.ApplyID > 0 && !ids.shown[a.ApplyID] { // if both were shown, the service's id stays
			ids.service[-a.ID], ids.shownAs[a.ApplyID] = a.ApplyID, -a.ID
		}
	}
	return true
}

// show gives applications from the store the ids under which they are shown.
func (s *Session) show(ctx context.Context, people []model.Candidate) {
	showAll(ctx, s, people, func(c *model.Candidate) *model.Candidate { return c })
}

// eachShown calls show for each element of a list, with the id under which its application is shown. of returns the id
// from the store.
func eachShown[T any](ctx context.Context, s *Session, list []T, of func(*T) int64, show func(*T, int64)) {
	for i, id := range s.shownIDs(ctx, model.IDs(list, of)) {
		show(&list[i], id)
	}
}

// showAll gives the applications of a list the ids under which they are shown.
func showAll[T any](ctx context.Context, s *Session, list []T, of func(*T) *model.Candidate) {
	eachShown(ctx, s, list, func(v *T) int64 { return of(v).ID }, func(v *T, id int64) { showAs(of(v), id) })
}

// showAs gives an application from the store the id under which it is shown.
func showAs(c *model.Candidate, id int64) {
	if c.ID != id {
		c.ServiceID, c.ID = c.ID, id
	}
}

// serviceID returns the service's id of an application. The store resolves the id of an
// arrival that is not known as an application here.
func (s *Session) serviceID(id int64) int64 {
	s.ids.mu.Lock()
	defer s.ids.mu.Unlock()
	if service, ok := s.ids.service[id]; ok {
		return service
	}
	return id
}

func (s *Session) serviceIDs(shown []int64) []int64 {
	return model.IDs(shown, func(id *int64) int64 { return s.serviceID(*id) })
}

// stored returns a shown application with its ids in the store.
func (s *Session) stored(c model.Candidate) model.Candidate {
	c.ID, c.ServiceID = s.serviceID(c.ApplyID()), 0
	return c
}

// relay sends on the values of a channel, with the ids under which they are shown.
func relay[T any](ctx context.Context, s *Session, in <-chan T, show func(*T)) <-chan T {
	return stream(s.Account, func(out chan<- T) error {
		for v := range in { // it ends with the context
			show(&v)
			send(ctx, out, v)
		}
		return nil
	}, logFailure[T](ctx, s.opts.Log.Warn, "relay to the session ended"))
}

// ListApplicants is Account.ListApplicants.
func (s *Session) ListApplicants(ctx context.Context, jobID int64) (Applicants, error) {
	a, err := s.Account.ListApplicants(ctx, jobID)
	s.show(ctx, a.People)
	eachShown(ctx, s, a.Briefs, func(b *model.Brief) int64 { return b.ID }, func(b *model.Brief, id int64) {
		if b.ID != id {
			b.ServiceID, b.ID = b.ID, id
		}
	})
	return a, err
}

// CandidatesOf is Account.CandidatesOf.
func (s *Session) CandidatesOf(ctx context.Context, ids []int64) ([]model.Candidate, error) {
	people, err := s.Account.CandidatesOf(ctx, s.serviceIDs(ids))
	s.show(ctx, people)
	return people, err
}

// FetchApplicants is Account.FetchApplicants.
func (s *Session) FetchApplicants(ctx context.Context, jobID int64) <-chan Batch {
	return relay(ctx, s, s.Account.FetchApplicants(ctx, jobID), func(b *Batch) {
		s.show(ctx, b.People)
		s.show(ctx, b.Changed)
	})
}

// Candidate is Account.Candidate; the applicant keeps the requested id.
func (s *Session) Candidate(ctx context.Context, id int64) (model.Candidate, error) {
	c, err := s.Account.Candidate(ctx, s.serviceID(id))
	if err == nil {
		s.shownIDs(ctx, []int64{id})
		showAs(&c, id)
	}
	return c, err
}

// ForProgram is Account.ForProgram; a program gets the service's id.
func (s *Session) ForProgram(ctx context.Context, id int64) (model.Candidate, error) {
	return s.Account.ForProgram(ctx, s.serviceID(id))
}

// Inbox is Account.Inbox.
func (s *Session) Inbox(ctx context.Context) ([]model.Candidate, error) {
	people, err := s.Account.Inbox(ctx)
	s.show(ctx, people)
	return people, err
}

// Related is Account.Related.
func (s *Session) Related(ctx context.Context, c model.Candidate) ([]Related, error) {
	related, err := s.Account.Related(ctx, s.stored(c))
	showAll(ctx, s, related, func(r *Related) *model.Candidate { return &r.Apply })
	return related, err
}

// Search is Account.Search.
func (s *Session) Search(ctx context.Context, q query.Query, limit int) (Hits, error) {
	hits, err := s.Account.Search(ctx, q, limit)
	showAll(ctx, s, hits.List, func(h *Hit) *model.Candidate { return &h.Candidate })
	return hits, err
}

// Matching is Account.Matching.
func (s *Session) Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	found, err := s.Account.Matching(ctx, q, jobID)
	return model.Set(s.shownIDs(ctx, slices.Collect(maps.Keys(found)))), err
}

// Events is Account.Events.
func (s *Session) Events(ctx context.Context) <-chan Event {
	return relay(ctx, s, s.Account.Events(ctx), func(e *Event) {
		showAll(ctx, s, e.New, func(n *Newcomer) *model.Candidate { return &n.Who })
	})
}

// Reviews is Account.Reviews.
func (s *Session) Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error) {
	reviews, err := s.Account.Reviews(ctx, jobID)
	ids := slices.Collect(maps.Keys(reviews))
	out := make(map[int64]model.Review, len(ids))
	for i, id := range s.shownIDs(ctx, ids) {
		r := reviews[ids[i]]
		r.ApplyID = id
		out[id] = r
	}
	return out, err
}

// Due is Account.Due.
func (s *Session) Due(ctx context.Context) ([]Snoozed, error) {
	due, err := s.Account.Due(ctx)
	showAll(ctx, s, due, func(d *Snoozed) *model.Candidate { return &d.Candidate })
	return due, err
}

// Since is Account.Since.
func (s *Session) Since(ctx context.Context, from time.Time) (Since, error) {
	since, err := s.Account.Since(ctx, from)
	for _, d := range []Durations{since.Looks, since.Answers} {
		for i := range d.Slowest {
			showAs(&d.Slowest[i].Candidate, s.shownIDs(ctx, []int64{d.Slowest[i].Candidate.ID})[0])
		}
	}
	return since, err
}

// Calls is Account.Calls.
func (s *Session) Calls(ctx context.Context, jobID int64) ([]Call, error) {
	calls, err := s.Account.Calls(ctx, jobID)
	showAll(ctx, s, calls, func(c *Call) *model.Candidate { return &c.Candidate })
	return calls, err
}

// ShownLetters is Account.ShownLetters.
func (s *Session) ShownLetters(ctx context.Context) ([]Letter, error) {
	letters, err := s.Account.ShownLetters(ctx)
	for i := range letters {
		letters[i].Applies = s.shownIDs(ctx, letters[i].Applies)
	}
	return letters, err
}

// PlanLetters is Account.PlanLetters; the letters have the ids of the service.
func (s *Session) PlanLetters(ctx context.Context, p LetterPlan, dry bool) ([]Letter, []RefusedLetter, error) {
	p.Applies = s.serviceIDs(p.Applies)
	return s.Account.PlanLetters(ctx, p, dry)
}

// SetCall is Account.SetCall.
func (s *Session) SetCall(ctx context.Context, applyID int64, state answers.CallState, until model.Day) error {
	return s.Account.SetCall(ctx, s.serviceID(applyID), state, until)
}

// KeepNoteAside is Account.KeepNoteAside.
func (s *Session) KeepNoteAside(ctx context.Context, r model.Review) error {
	r.ApplyID = s.serviceID(r.ApplyID)
	return s.Account.KeepNoteAside(ctx, r)
}

// ChangeReview is Account.ChangeReview.
func (s *Session) ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error) {
	was, is, err = s.Account.ChangeReview(ctx, s.stored(c), f)
	was.ApplyID, is.ApplyID = c.ID, c.ID
	return was, is, err
}

// Shortlists is Account.Shortlists.
func (s *Session) Shortlists(ctx context.Context) ([]model.Shortlist, error) {
	lists, err := s.Account.Shortlists(ctx)
	for i := range lists {
		lists[i].Applies = s.shownIDs(ctx, lists[i].Applies)
	}
	return lists, err
}

// Enlist is Account.Enlist.
func (s *Session) Enlist(ctx context.Context, name string, applies []int64) (added []int64, err error) {
	added, err = s.Account.Enlist(ctx, name, s.serviceIDs(applies))
	return s.shownIDs(ctx, added), err
}

// Delist is Account.Delist; the result has the ids of the store, for Relist.
func (s *Session) Delist(ctx context.Context, name string, applies []int64) (model.Taken, error) {
	return s.Account.Delist(ctx, name, s.serviceIDs(applies))
}

// Colleagues is Account.Colleagues.
func (s *Session) Colleagues(ctx context.Context, c model.Candidate) (Colleagues, error) {
	return s.Account.Colleagues(ctx, s.stored(c))
}

// WrittenBy is Account.WrittenBy.
func (s *Session) WrittenBy(applyID int64) []WrittenTo {
	return s.Account.WrittenBy(s.serviceID(applyID))
}

// SetOpen is Account.SetOpen.
func (s *Session) SetOpen(applyID int64) { s.Account.SetOpen(s.serviceID(applyID)) }

// NoteWritten is Account.NoteWritten.
func (s *Session) NoteWritten(ctx context.Context, c model.Candidate, written bool) error {
	return s.Account.NoteWritten(ctx, s.stored(c), written)
}

// delivery adds the shown ids of the views in a delivery.
func (s *Session) delivery(ctx context.Context, d Delivery) Delivery {
	eachShown(ctx, s, d.Items, func(o *Delivered) int64 { return o.ApplyID }, func(o *Delivered, id int64) { o.ShownAs = id })
	return d
}

// MarkViewed is Account.MarkViewed.
func (s *Session) MarkViewed(ctx context.Context, jobID, applyID int64) (Delivery, error) {
	d, err := s.Account.MarkViewed(ctx, jobID, s.serviceID(applyID))
	return s.delivery(ctx, d), err
}

// ChangeStatus is Account.ChangeStatus.
func (s *Session) ChangeStatus(ctx context.Context, j model.Job, change model.StatusChange) (model.Job, Delivery, error) {
	j, d, err := s.Account.ChangeStatus(ctx, j, change)
	return j, s.delivery(ctx, d), err
}

// Deliver is Account.Deliver.
func (s *Session) Deliver(ctx context.Context) Delivery {
	return s.delivery(ctx, s.Account.Deliver(ctx))
}

// Retry is Account.Retry.
func (s *Session) Retry(ctx context.Context, o model.Outgoing) Delivery {
	return s.delivery(ctx, s.Account.Retry(ctx, o))
}

// Outbox is Account.Outbox.
func (s *Session) Outbox(ctx context.Context) ([]Waiting, error) {
	waiting, err := s.Account.Outbox(ctx)
	eachShown(ctx, s, waiting, func(w *Waiting) int64 { return w.ApplyID }, func(w *Waiting, id int64) { w.ShownAs = id })
	return waiting, err
}

// ScopeOf selects the applications of the people of shown applications.
func (s *Session) ScopeOf(shown ...int64) Scope { return Scope{Of: s.serviceIDs(shown)} }

// OpenCV is Account.OpenCV.
func (s *Session) OpenCV(c model.Candidate) (*os.File, error) { return s.Account.OpenCV(s.stored(c)) }

// CVPages is Account.CVPages.
func (s *Session) CVPages(ctx context.Context, c model.Candidate) ([]string, error) {
	return s.Account.CVPages(ctx, s.stored(c))
}

// NeedsOf is Account.NeedsOf.
func (s *Session) NeedsOf(ctx context.Context, c model.Candidate) ([]needs.Find, error) {
	return s.Account.NeedsOf(ctx, s.stored(c))
}

// History is Account.History.
func (s *Session) History(ctx context.Context, c model.Candidate) ([]model.Event, error) {
	return s.Account.History(ctx, s.stored(c))
}

// Sheet is Account.Sheet; a sheet leaves the program, so it has the service's id.
func (s *Session) Sheet(ctx context.Context, id int64) (Sheet, error) {
	return s.Account.Sheet(ctx, s.serviceID(id))
}

// NewPacket is Account.NewPacket; a packet has the service's ids.
func (s *Session) NewPacket(ctx context.Context, to string, named bool, ids []int64) (Packet, error) {
	return s.Account.NewPacket(ctx, to, named, s.serviceIDs(ids))
}

// CVText is Account.CVText.
func (s *Session) CVText(ctx context.Context, c model.Candidate) (reading.Document, error) {
	return s.Account.CVText(ctx, s.stored(c))
}

// CVPicture is Account.CVPicture.
func (s *Session) CVPicture(ctx context.Context, c model.Candidate, page, widest int) (reading.Picture, error) {
	return s.Account.CVPicture(ctx, s.stored(c), page, widest)
}

// LogSending is Account.LogSending; the entry has the service's id.
func (s *Session) LogSending(ctx context.Context, c model.Candidate, terminal string) model.Activity {
	return s.Account.LogSending(ctx, s.stored(c), terminal)
}

// SaveCV is Account.SaveCV; the file's name has the service's id.
func (s *Session) SaveCV(ctx context.Context, c model.Candidate, dir string) (SavedCV, error) {
	return s.Account.SaveCV(ctx, s.stored(c), dir)
}

// SaveFile is Account.SaveFile, with shown applications.
func (s *Session) SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error) {
	return s.Account.SaveFile(ctx, path, exactly, s.serviceIDs(applies), src)
}

// NamedCV is Account.NamedCV; the file's name has the service's id.
func (s *Session) NamedCV(ctx context.Context, c model.Candidate) (NamedCV, error) {
	return s.Account.NamedCV(ctx, s.stored(c))
}

// OutsideCV is Account.OutsideCV; the file's name has the service's id.
func (s *Session) OutsideCV(ctx context.Context, c model.Candidate) (OutsideCV, error) {
	return s.Account.OutsideCV(ctx, s.stored(c))
}

// Entry is Account.Entry; an entry leaves the program, so it has the service's id.
func (s *Session) Entry(ctx context.Context, c model.Candidate, cvs bool) (Entry, error) {
	return s.Account.Entry(ctx, s.stored(c), cvs)
}

// Agenda is Account.Agenda.
func (s *Session) Agenda(ctx context.Context, days int) ([]Interview, error) {
	found, err := s.Account.Agenda(ctx, days)
	s.showInterviews(ctx, found)
	return found, err
}

// showInterviews gives interviews the ids under which their applications are shown.
func (s *Session) showInterviews(ctx context.Context, of []Interview) {
	eachShown(ctx, s, of, func(i *Interview) int64 { return i.ApplyID }, func(i *Interview, id int64) { i.ApplyID = id })
}

// OfferInterviews is Account.OfferInterviews, with shown applications.
func (s *Session) OfferInterviews(ctx context.Context, applies []int64, times calendar.Times, dry bool) (PlannedInterviews, error) {
	return s.planned(ctx)(s.Account.OfferInterviews(ctx, s.serviceIDs(applies), times, dry))
}

// BookInterview is Account.BookInterview, with a shown application.
func (s *Session) BookInterview(ctx context.Context, b Booking, dry bool) (PlannedInterviews, error) {
	b.ApplyID = s.serviceID(b.ApplyID)
	return s.planned(ctx)(s.Account.BookInterview(ctx, b, dry))
}

// MoveInterview is Account.MoveInterview.
func (s *Session) MoveInterview(ctx context.Context, id int64, slot calendar.Slot, dry bool) (PlannedInterviews, error) {
	return s.planned(ctx)(s.Account.MoveInterview(ctx, id, slot, dry))
}

// CancelInterview is Account.CancelInterview.
func (s *Session) CancelInterview(ctx context.Context, id int64, dry bool) (PlannedInterviews, error) {
	return s.planned(ctx)(s.Account.CancelInterview(ctx, id, dry))
}

// planned gives what was planned the ids under which applications are shown.
func (s *Session) planned(ctx context.Context) func(PlannedInterviews, error) (PlannedInterviews, error) {
	return func(p PlannedInterviews, err error) (PlannedInterviews, error) {
		s.showInterviews(ctx, p.Interviews)
		return p, err
	}
}

// ReadReply is Account.ReadReply, with shown applications.
func (s *Session) ReadReply(ctx context.Context, in io.Reader, applyID int64, dry bool) ([]Reply, error) {
	replies, err := s.Account.ReadReply(ctx, in, s.serviceID(applyID), dry)
	for _, r := range replies {
		if r.Interview != nil {
			r.Interview.ApplyID = s.shownIDs(ctx, []int64{r.Interview.ApplyID})[0]
		}
	}
	return replies, err
}
