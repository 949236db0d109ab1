package account

import (
	"context"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
)

// announced is an application that a session has shown as an arrival, and that the
// service then listed to another window.
type announced struct {
	*desk
	session *Session
	job     model.Job
	shown   int64 // the id under which it was shown
	id      int64 // the service's
}

// announce lets a callback announce an application and the service list it. In between
// a session shows it, unless seen is false.
func announce(t *testing.T, seen bool) *announced {
	t.Helper()
	a := &announced{desk: newDesk(t, sandbox.Options{})}
	a.job, a.session = a.desk.job("ua-backend"), NewSession(a.Account)
	a.fetchAll(t.Context(), a.job.ID)
	who := model.Candidate{JobID: a.job.ID, Applicant: model.Applicant{Name: "Олена Нова", Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
	a.arrive(who, "Досвід: облік")
	if a.shown = a.arrivedIn(a.job.ID)[0].ID; seen {
		if _, err := a.session.Inbox(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	var err error
	if a.id, err = a.service.Apply(a.job.ID, who, []byte("Досвід: облік")); err != nil {
		t.Fatal(err)
	}
	a.another().fetchAll(t.Context(), a.job.ID)
	return a
}

// is checks that a candidate is the application under an id.
func (a *announced) is(from string, c model.Candidate, as int64) {
	a.t.Helper()
	if c.ID != as || c.ApplyID() != a.id || c.JustIn() {
		a.t.Errorf("%s: it is %d, shown as %d, just in: %v; want %d as %d", from, c.ApplyID(), c.ID, c.JustIn(), a.id, as)
	}
}

// named returns the person of that name.
func (a *announced) named(from string, people []model.Candidate) model.Candidate {
	a.t.Helper()
	var found []model.Candidate
	for _, c := range people {
		if c.Applicant.Name == "Олена Нова" {
			found = append(found, c)
		}
	}
	if len(found) != 1 {
		a.t.Fatalf("%s: %d of them", from, len(found))
	}
	return found[0]
}

// TestAWindowKeepsTheIDOfAnApplication wherever it shows the application, and accepts
// it wherever it takes an id.
func TestAWindowKeepsTheIDOfAnApplication(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	a := announce(t, true)
	s, ctx := a.session, t.Context()
	kept, err := s.CachedApplicants(ctx, a.job.ID)
	modeltest.Must(t, err)
	c := a.named("cached", kept.People)
	a.is("cached", c, a.shown)
	var fetched []model.Candidate
	for b := range s.FetchApplicants(ctx, a.job.ID) {
		fetched = append(fetched, b.People...)
	}
	a.is("fetched", a.named("fetched", fetched), a.shown)
	for _, id := range []int64{a.shown, a.id} {
		c, err := s.Candidate(ctx, id)
		modeltest.Must(t, err)
		a.is("asked for", c, id)
	}
	modeltest.Must(t, s.IndexNow(ctx))
	q, _ := query.Parse(`"олена нова"`, time.Now())
	hits, err := s.Search(ctx, q, 5)
	if err != nil || len(hits.List) != 1 {
		t.Fatalf("%+v, %v", hits, err)
	}
	a.is("found", hits.List[0].Candidate, a.shown)
	if ids, err := s.Matching(ctx, q, a.job.ID); err != nil || len(ids) != 1 || !ids[a.shown] {
		t.Errorf("matching are %v, %v", ids, err)
	}

	if was, is, err := s.ChangeReview(ctx, c, func(r *model.Review) { r.Verdict = model.Yes }); err != nil || was.ApplyID != a.shown || is.ApplyID != a.shown {
		t.Errorf("%+v, %+v, %v", was, is, err)
	}
	if r, err := s.Reviews(ctx, a.job.ID); err != nil || r[a.shown].Verdict != model.Yes || r[a.shown].ApplyID != a.shown {
		t.Errorf("reviews are %+v, %v", r, err)
	}
	if r, err := a.Reviews(ctx, a.job.ID); err != nil || r[a.id].Verdict != model.Yes {
		t.Errorf("kept are %+v, %v", r, err)
	}
	if added, err := s.Enlist(ctx, "second round", []int64{a.shown}); err != nil || !slices.Equal(added, []int64{a.shown}) {
		t.Errorf("added are %v, %v", added, err)
	}
	if lists, err := s.Shortlists(ctx); err != nil || !slices.Equal(lists[0].Applies, []int64{a.shown}) {
		t.Errorf("shortlists are %+v, %v", lists, err)
	}
	if lists, err := a.Shortlists(ctx); err != nil || !slices.Equal(lists[0].Applies, []int64{a.id}) {
		t.Errorf("kept are %+v, %v", lists, err)
	}
	taken, err := s.Delist(ctx, "second round", []int64{a.shown})
	if err != nil || len(taken.Places) != 1 {
		t.Errorf("%+v, %v", taken, err)
	}
	if err := s.Relist(ctx, taken); err != nil {
		t.Error(err)
	}
	if lists, err := s.Shortlists(ctx); err != nil || !slices.Equal(lists[0].Applies, []int64{a.shown}) {
		t.Errorf("shortlists are %+v, %v", lists, err)
	}

	if e, err := s.Entry(ctx, c, true); err != nil || e.Candidate.ID != a.id || e.Candidate.ServiceID != 0 || e.Review.Verdict != model.Yes {
		t.Errorf("taken along is %+v, %v", e, err)
	}
	if saved, err := s.SaveCV(ctx, c, ""); err != nil || strings.Contains(saved.Path, "new") {
		t.Errorf("saved is %+v, %v", saved, err)
	}
	if _, err := s.CVText(ctx, c); err == nil {
		t.Error("no reader of CVs, and no error")
	}

	d, err := s.MarkViewed(ctx, a.job.ID, a.shown)
	if err != nil || len(d.Items) != 1 || d.Items[0].ShownAs != a.shown || d.Items[0].ApplyID != a.id || !a.service.Viewed(a.id) {
		t.Errorf("%+v, %v", d, err)
	}
	a.is("in another window", func() model.Candidate {
		kept, err := NewSession(a.Account).CachedApplicants(ctx, a.job.ID)
		modeltest.Must(t, err)
		return a.named("in another window", kept.People)
	}(), a.id)
}

// TestAWaitingViewHasTheShownApplication in the outbox and after it.
func TestAWaitingViewHasTheShownApplication(t *testing.T) {
	a := announce(t, true)
	a.disconnect()
	if d, err := a.session.MarkViewed(t.Context(), a.job.ID, a.shown); err != nil || d.Stopped == nil && d.Items[0].ShownAs != a.shown {
		t.Errorf("%+v, %v", d, err)
	}
	waiting, err := a.session.Outbox(t.Context())
	if err != nil || len(waiting) != 1 || waiting[0].ShownAs != a.shown || waiting[0].ApplyID != a.id {
		t.Fatalf("%+v, %v", waiting, err)
	}
	a.offline = false
	if d := a.session.Deliver(t.Context()); len(d.Items) != 1 || d.Items[0].ShownAs != a.shown || !a.service.Viewed(a.id) {
		t.Errorf("%+v", d)
	}
}

// TestAWindowWithoutTheArrivalHasTheServicesID.
func TestAWindowWithoutTheArrivalHasTheServicesID(t *testing.T) {
	a := announce(t, false)
	kept, err := a.session.CachedApplicants(t.Context(), a.job.ID)
	modeltest.Must(t, err)
	a.is("cached", a.named("cached", kept.People), a.id)
}

// TestAnApplicationShownBeforeItsMatchKeepsItsID: both were on the screen.
func TestAnApplicationShownBeforeItsMatchKeepsItsID(t *testing.T) {
	a := announce(t, false)
	ctx := t.Context()
	if _, err := a.session.CachedApplicants(ctx, a.job.ID); err != nil {
		t.Fatal(err)
	}
	a.session.shownIDs(ctx, []int64{a.shown}) // it was read before, and comes late
	kept, err := a.session.CachedApplicants(ctx, a.job.ID)
	modeltest.Must(t, err)
	a.is("cached", a.named("cached", kept.People), a.id)
	c, err := a.session.Candidate(ctx, a.shown)
	modeltest.Must(t, err)
	a.is("asked for", c, a.shown)
}

// TestEveryMethodWithApplicationsIsAWindowsOwn: a method of Account alone would return
// ids that the session does not show.
func TestEveryMethodWithApplicationsIsAWindowsOwn(t *testing.T) {
	leaves := map[string]string{
		"Next": "for commands", "NewSince": "for the hook", "NewBetween": "for a digest", "Shown": "for commands", "Inventories": "for commands", "AddPacket": "takes what NewPacket gives, which has the service's ids",
		"Needs": "are words alone", "SetNeeds": "takes words alone", "NeedsIn": "for commands",
		"NeedsText": "are words alone", "TypeNeeds": "takes words alone", "NoteAnswers": "takes what Sheet gives, which has the service's id",
		"Dismiss": "takes an arrival alone", "Drop": "takes one from Outbox, which has the service's id",
		"ForgetShortlist": "gives what Relist takes", "Relist": "takes what Delist gives",
	}
	session := reflect.TypeFor[*Session]()
	for i := range session.NumMethod() {
		m := session.Method(i)
		pc := m.Func.Pointer()
		file, _ := runtime.FuncForPC(pc).FileLine(pc)
		if own := strings.HasSuffix(file, "session.go") || strings.HasSuffix(file, "cached_test.go"); !own && leaves[m.Name] == "" && holdsApplications(m.Type, nil) {
			t.Errorf("%s is Account's", m.Name)
		}
	}
}

// holdsApplications reports whether values of a type may hold the id of an application.
func holdsApplications(of reflect.Type, seen []reflect.Type) bool {
	if slices.Contains(seen, of) {
		return false
	}
	switch of {
	case reflect.TypeFor[model.Candidate](), reflect.TypeFor[model.Review](), reflect.TypeFor[model.Outgoing](),
		reflect.TypeFor[model.Shortlist](), reflect.TypeFor[model.Taken](), reflect.TypeFor[model.Brief]():
		return true
	case reflect.TypeFor[*Session](), reflect.TypeFor[context.Context]():
		return false
	}
	seen = append(seen, of)
	var parts []reflect.Type
	switch of.Kind() {
	case reflect.Func:
		for i := range of.NumIn() {
			parts = append(parts, of.In(i))
		}
		for i := range of.NumOut() {
			parts = append(parts, of.Out(i))
		}
	case reflect.Struct:
		for i := range of.NumField() {
			parts = append(parts, of.Field(i).Type)
		}
	case reflect.Slice, reflect.Pointer, reflect.Chan, reflect.Map:
		parts = append(parts, of.Elem())
	}
	return slices.ContainsFunc(parts, func(p reflect.Type) bool { return holdsApplications(p, seen) })
}

// TestAListHasTheBriefsOfAllApplicants, arrivals included, also in blind mode, and the applicants
// themselves by their ids.
func TestAListHasTheBriefsOfAllApplicants(t *testing.T) {
	a := announce(t, true)
	ctx := t.Context()
	for _, hide := range []bool{false, true} {
		modeltest.Must(t, a.SetBlind(ctx, hide))
		for what, of := range map[string]interface {
			CachedApplicants(ctx context.Context, jobID int64) (Applicants, error)
			ListApplicants(ctx context.Context, jobID int64) (Applicants, error)
			CandidatesOf(ctx context.Context, applies []int64) ([]model.Candidate, error)
		}{"an account": a.Account, "a session": a.session} {
			want, err := of.CachedApplicants(ctx, a.job.ID)
			modeltest.Must(t, err)
			list, err := of.ListApplicants(ctx, a.job.ID)
			if err != nil || !list.AsOf.Equal(want.AsOf) || list.Complete != want.Complete || list.Applies != want.Applies {
				t.Errorf("%s, blind %t: %+v instead of %+v, %v", what, hide, list, want, err)
			}
			var ids []int64
			for _, b := range list.Briefs {
				ids = append(ids, b.ID)
			}
			people, err := of.CandidatesOf(ctx, append(ids, 1<<40))
			modeltest.Must(t, err)
			briefs := list.Briefs
			for i := range list.People {
				briefs = append(briefs, list.People[i].Brief())
			}
			whole := append(people, list.People...)
			slices.SortFunc(want.People, func(a, b model.Candidate) int { return int(a.ID - b.ID) })
			slices.SortFunc(whole, func(a, b model.Candidate) int { return int(a.ID - b.ID) })
			slices.SortFunc(briefs, func(a, b model.Brief) int { return int(a.ID - b.ID) })
			if diff := cmp.Diff(want.People, whole); diff != "" {
				t.Errorf("%s, blind %t: %s", what, hide, diff)
			}
			for i := range want.People {
				if want := want.People[i].Brief(); !cmp.Equal(want, briefs[i]) {
					t.Errorf("%s, blind %t: %+v instead of %+v", what, hide, briefs[i], want)
				}
			}
		}
	}
}
