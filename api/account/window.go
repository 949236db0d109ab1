package account

import (
	"cmp"
	"context"
	"io"
	"maps"
	"os"
	"slices"
	"sync"

	"shortlist/model"
	"shortlist/model/query"
	"shortlist/model/reading"
)

// Window is an account as one window of the program shows it: while the window is open,
// an application keeps the id under which it was first shown. An application that was
// first shown as an arrival keeps the arrival's id, which is less than 0; its ServiceID
// is the service's. Every method accepts either id. Data that leaves the program has
// the service's id: files, and the input of the hook.
type Window struct {
	*Account
	ids ids
}

// NewWindow returns a window on an account.
func NewWindow(a *Account) *Window {
	return &Window{Account: a, ids: ids{waiting: map[int64]bool{}, shown: map[int64]bool{}, service: map[int64]int64{}, window: map[int64]int64{}}}
}

// ids are the ids that a window has shown.
type ids struct {
	mu      sync.Mutex
	waiting map[int64]bool  // arrivals without an application at their last read
	shown   map[int64]bool  // applications under the service's id
	service map[int64]int64 // the service's id of an application that is shown as an arrival
	window  map[int64]int64 // the reverse
}

// windowIDs returns the ids under which applications are shown, for ids from the store.
// It looks for arrivals that have become applications after those ids were read. So it
// knows each application among them that was shown as an arrival.
func (w *Window) windowIDs(ctx context.Context, read []int64) []int64 {
	s := &w.ids
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, id := range read {
		if id < 0 {
			delete(s.window, s.service[id]) // unless the store repeats it: the store may have been replaced
			delete(s.service, id)
			s.waiting[id] = true
		}
	}
	known := w.followArrivals(ctx)
	out := make([]int64, len(read))
	for i, id := range read {
		shown, ok := s.window[id]
		if out[i] = cmp.Or(shown, id); id > 0 && !ok && known {
			s.shown[id] = true
		}
	}
	return out
}

// followArrivals finds the applications of shown arrivals, and reports whether it
// could. w.ids.mu is held.
func (w *Window) followArrivals(ctx context.Context) bool {
	s := &w.ids
	if len(s.waiting) == 0 {
		return true
	}
	matched, err := w.store.MatchedArrivals(ctx, slices.Collect(maps.Keys(s.waiting)))
	if err != nil {
		if ctx.Err() == nil {
			w.opts.Log.Warn("arrivals not looked up", "error", err)
		}
		return false
	}
	for _, a := range matched {
		delete(s.waiting, -a.ID)
		if a.ApplyID > 0 && !s.shown[a.ApplyID] { // else both were shown, and the service's id stays
			s.service[-a.ID], s.window[a.ApplyID] = a.ApplyID, -a.ID
		}
	}
	return true
}

// show gives applications from the store the ids under which they are shown.
func (w *Window) show(ctx context.Context, people []model.Candidate) {
	ids := make([]int64, len(people))
	for i := range people {
		ids[i] = people[i].ID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		showAs(&people[i], id)
	}
}

// showAs gives an application from the store the id under which it is shown.
func showAs(c *model.Candidate, id int64) {
	if c.ID != id {
		c.ServiceID, c.ID = c.ID, id
	}
}

// serviceID returns the service's id of an application. The store resolves the id of an
// arrival that is not known as an application here.
func (w *Window) serviceID(id int64) int64 {
	w.ids.mu.Lock()
	defer w.ids.mu.Unlock()
	if service, ok := w.ids.service[id]; ok {
		return service
	}
	return id
}

func (w *Window) serviceIDs(shown []int64) []int64 {
	out := make([]int64, len(shown))
	for i, id := range shown {
		out[i] = w.serviceID(id)
	}
	return out
}

// stored returns a shown application with its ids in the store.
func (w *Window) stored(c model.Candidate) model.Candidate {
	c.ID, c.ServiceID = w.serviceID(c.ApplyID()), 0
	return c
}

// relay sends on the values of a channel, with the ids under which they are shown.
func relay[T any](ctx context.Context, w *Window, in <-chan T, show func(*T)) <-chan T {
	out := make(chan T)
	go func() {
		defer close(out)
		err := w.opts.Crash.Guard(func() error {
			for v := range in { // it ends with the context
				show(&v)
				send(ctx, out, v)
			}
			return nil
		})
		if err != nil && ctx.Err() == nil {
			w.opts.Log.Warn("relay to the window ended", "error", err)
		}
	}()
	return out
}

// ListApplicants is Account.ListApplicants.
func (w *Window) ListApplicants(ctx context.Context, jobID int64) (Applicants, error) {
	a, err := w.Account.ListApplicants(ctx, jobID)
	w.show(ctx, a.People)
	ids := make([]int64, len(a.Briefs))
	for i := range a.Briefs {
		ids[i] = a.Briefs[i].ID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		if b := &a.Briefs[i]; b.ID != id {
			b.ServiceID, b.ID = b.ID, id
		}
	}
	return a, err
}

// CandidatesOf is Account.CandidatesOf.
func (w *Window) CandidatesOf(ctx context.Context, ids []int64) ([]model.Candidate, error) {
	people, err := w.Account.CandidatesOf(ctx, w.serviceIDs(ids))
	w.show(ctx, people)
	return people, err
}

// FetchApplicants is Account.FetchApplicants.
func (w *Window) FetchApplicants(ctx context.Context, jobID int64) <-chan Batch {
	return relay(ctx, w, w.Account.FetchApplicants(ctx, jobID), func(b *Batch) {
		w.show(ctx, b.People)
		w.show(ctx, b.Changed)
	})
}

// Candidate is Account.Candidate; the applicant keeps the requested id.
func (w *Window) Candidate(ctx context.Context, id int64) (model.Candidate, error) {
	c, err := w.Account.Candidate(ctx, w.serviceID(id))
	if err == nil {
		w.windowIDs(ctx, []int64{id})
		showAs(&c, id)
	}
	return c, err
}

// ForProgram is Account.ForProgram; a program gets the service's id.
func (w *Window) ForProgram(ctx context.Context, id int64) (model.Candidate, error) {
	return w.Account.ForProgram(ctx, w.serviceID(id))
}

// Inbox is Account.Inbox.
func (w *Window) Inbox(ctx context.Context) ([]model.Candidate, error) {
	people, err := w.Account.Inbox(ctx)
	w.show(ctx, people)
	return people, err
}

// Related is Account.Related.
func (w *Window) Related(ctx context.Context, c model.Candidate) ([]Related, error) {
	related, err := w.Account.Related(ctx, w.stored(c))
	ids := make([]int64, len(related))
	for i := range related {
		ids[i] = related[i].Apply.ID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		showAs(&related[i].Apply, id)
	}
	return related, err
}

// Search is Account.Search.
func (w *Window) Search(ctx context.Context, q query.Query, limit int) (Hits, error) {
	hits, err := w.Account.Search(ctx, q, limit)
	ids := make([]int64, len(hits.List))
	for i := range hits.List {
		ids[i] = hits.List[i].Candidate.ID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		showAs(&hits.List[i].Candidate, id)
	}
	return hits, err
}

// Matching is Account.Matching.
func (w *Window) Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	found, err := w.Account.Matching(ctx, q, jobID)
	out := make(map[int64]bool, len(found))
	for _, id := range w.windowIDs(ctx, slices.Collect(maps.Keys(found))) {
		out[id] = true
	}
	return out, err
}

// Events is Account.Events.
func (w *Window) Events(ctx context.Context) <-chan Event {
	return relay(ctx, w, w.Account.Events(ctx), func(e *Event) {
		ids := make([]int64, len(e.New))
		for i := range e.New {
			ids[i] = e.New[i].Who.ID
		}
		for i, id := range w.windowIDs(ctx, ids) {
			showAs(&e.New[i].Who, id)
		}
	})
}

// Reviews is Account.Reviews.
func (w *Window) Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error) {
	reviews, err := w.Account.Reviews(ctx, jobID)
	ids := slices.Collect(maps.Keys(reviews))
	out := make(map[int64]model.Review, len(ids))
	for i, id := range w.windowIDs(ctx, ids) {
		r := reviews[ids[i]]
		r.ApplyID = id
		out[id] = r
	}
	return out, err
}

// Due is Account.Due.
func (w *Window) Due(ctx context.Context) ([]Snoozed, error) {
	due, err := w.Account.Due(ctx)
	ids := make([]int64, len(due))
	for i := range due {
		ids[i] = due[i].Candidate.ID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		showAs(&due[i].Candidate, id)
	}
	return due, err
}

// KeepNoteAside is Account.KeepNoteAside.
func (w *Window) KeepNoteAside(ctx context.Context, r model.Review) error {
	r.ApplyID = w.serviceID(r.ApplyID)
	return w.Account.KeepNoteAside(ctx, r)
}

// ChangeReview is Account.ChangeReview.
func (w *Window) ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error) {
	was, is, err = w.Account.ChangeReview(ctx, w.stored(c), f)
	was.ApplyID, is.ApplyID = c.ID, c.ID
	return was, is, err
}

// Shortlists is Account.Shortlists.
func (w *Window) Shortlists(ctx context.Context) ([]model.Shortlist, error) {
	lists, err := w.Account.Shortlists(ctx)
	for i := range lists {
		lists[i].Applies = w.windowIDs(ctx, lists[i].Applies)
	}
	return lists, err
}

// Enlist is Account.Enlist.
func (w *Window) Enlist(ctx context.Context, name string, applies []int64) (added []int64, err error) {
	added, err = w.Account.Enlist(ctx, name, w.serviceIDs(applies))
	return w.windowIDs(ctx, added), err
}

// Delist is Account.Delist; the result has the ids of the store, for Relist.
func (w *Window) Delist(ctx context.Context, name string, applies []int64) (model.Taken, error) {
	return w.Account.Delist(ctx, name, w.serviceIDs(applies))
}

// Colleagues is Account.Colleagues.
func (w *Window) Colleagues(ctx context.Context, c model.Candidate) (Colleagues, error) {
	return w.Account.Colleagues(ctx, w.stored(c))
}

// SetOpen is Account.SetOpen.
func (w *Window) SetOpen(applyID int64) { w.Account.SetOpen(w.serviceID(applyID)) }

// NoteWritten is Account.NoteWritten.
func (w *Window) NoteWritten(ctx context.Context, c model.Candidate, written bool) error {
	return w.Account.NoteWritten(ctx, w.stored(c), written)
}

// delivery adds the shown ids of the views in a delivery.
func (w *Window) delivery(ctx context.Context, d Delivery) Delivery {
	ids := make([]int64, len(d.Items))
	for i := range d.Items {
		ids[i] = d.Items[i].ApplyID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		d.Items[i].ShownAs = id
	}
	return d
}

// MarkViewed is Account.MarkViewed.
func (w *Window) MarkViewed(ctx context.Context, jobID, applyID int64) (Delivery, error) {
	d, err := w.Account.MarkViewed(ctx, jobID, w.serviceID(applyID))
	return w.delivery(ctx, d), err
}

// ChangeStatus is Account.ChangeStatus.
func (w *Window) ChangeStatus(ctx context.Context, j model.Job, change model.StatusChange) (model.Job, Delivery, error) {
	j, d, err := w.Account.ChangeStatus(ctx, j, change)
	return j, w.delivery(ctx, d), err
}

// Deliver is Account.Deliver.
func (w *Window) Deliver(ctx context.Context) Delivery {
	return w.delivery(ctx, w.Account.Deliver(ctx))
}

// Retry is Account.Retry.
func (w *Window) Retry(ctx context.Context, o model.Outgoing) Delivery {
	return w.delivery(ctx, w.Account.Retry(ctx, o))
}

// Outbox is Account.Outbox.
func (w *Window) Outbox(ctx context.Context) ([]Waiting, error) {
	waiting, err := w.Account.Outbox(ctx)
	ids := make([]int64, len(waiting))
	for i := range waiting {
		ids[i] = waiting[i].ApplyID
	}
	for i, id := range w.windowIDs(ctx, ids) {
		waiting[i].ShownAs = id
	}
	return waiting, err
}

// ScopeOf selects the applications of the people of shown applications.
func (w *Window) ScopeOf(shown ...int64) Scope { return Scope{Of: w.serviceIDs(shown)} }

// OpenCV is Account.OpenCV.
func (w *Window) OpenCV(c model.Candidate) (*os.File, error) { return w.Account.OpenCV(w.stored(c)) }

// CVText is Account.CVText.
func (w *Window) CVText(ctx context.Context, c model.Candidate) (reading.Document, error) {
	return w.Account.CVText(ctx, w.stored(c))
}

// CVPicture is Account.CVPicture.
func (w *Window) CVPicture(ctx context.Context, c model.Candidate, page, widest int) (reading.Picture, error) {
	return w.Account.CVPicture(ctx, w.stored(c), page, widest)
}

// LogSending is Account.LogSending; the entry has the service's id.
func (w *Window) LogSending(ctx context.Context, c model.Candidate, terminal string) model.Activity {
	return w.Account.LogSending(ctx, w.stored(c), terminal)
}

// SaveCV is Account.SaveCV; the file's name has the service's id.
func (w *Window) SaveCV(ctx context.Context, c model.Candidate, dir string) (SavedCV, error) {
	return w.Account.SaveCV(ctx, w.stored(c), dir)
}

// SaveFile is Account.SaveFile, with shown applications.
func (w *Window) SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error) {
	return w.Account.SaveFile(ctx, path, exactly, w.serviceIDs(applies), src)
}

// NamedCV is Account.NamedCV; the file's name has the service's id.
func (w *Window) NamedCV(ctx context.Context, c model.Candidate) (NamedCV, error) {
	return w.Account.NamedCV(ctx, w.stored(c))
}

// OutsideCV is Account.OutsideCV; the file's name has the service's id.
func (w *Window) OutsideCV(ctx context.Context, c model.Candidate) (OutsideCV, error) {
	return w.Account.OutsideCV(ctx, w.stored(c))
}

// Entry is Account.Entry; an entry leaves the program, so it has the service's id.
func (w *Window) Entry(ctx context.Context, c model.Candidate, cvs bool) (Entry, error) {
	return w.Account.Entry(ctx, w.stored(c), cvs)
}
