package account

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

func TestCreateNotesTheCurrencyAndReadsBack(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	draft := newJob()
	draft.Description += "<script>alert(1)</script>"
	saved, err := d.Create(t.Context(), draft)
	modeltest.Must(t, err)
	r := d.record(saved.Job.ID)
	if r.Currency != 1 || d.ledger(saved.Job.ID) != 1 || saved.Job.Status != model.Activated || saved.Unread != nil {
		t.Errorf("stored %+v, saved %+v, ledger %d", r, saved, d.ledger(saved.Job.ID))
	}
	changed := []Difference{{Field: model.FieldDescription, Theirs: saved.Job.Description, Mine: draft.Description}}
	if diff := cmp.Diff(changed, saved.Changed); diff != "" {
		t.Error(diff)
	}
	if len(d.intents()) != 0 {
		t.Error("the intent is still there")
	}
	if cached, err := d.CachedJob(t.Context(), saved.Job.ID); err != nil || cached.Description != r.Description {
		t.Errorf("kept %+v, %v", cached, err)
	}
}

// TestANewJobLikeOneOnTheBoardIsADuplicate, whatever tags the service has removed.
func TestANewJobLikeOneOnTheBoardIsADuplicate(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	draft := newJob()
	draft.Description += "<script>alert(1)</script>"
	is := func(what string, draft model.Draft, want bool) {
		t.Helper()
		if got, err := d.Duplicates(t.Context(), draft); got != want || err != nil {
			t.Errorf("%s: %v, %v", what, got, err)
		}
	}
	is("before there is one", draft, false)
	saved, err := d.Create(t.Context(), draft)
	modeltest.Must(t, err)
	spaced, other := draft, draft
	spaced.Title = " " + draft.Title + " "
	other.Description += "<p>…</p>"
	is("the same", draft, true)
	is("with spaces around the title", spaced, true)
	is("with another text", other, false)
	if _, _, err := d.ChangeStatus(t.Context(), saved.Job, model.Stop); err != nil {
		t.Fatal(err)
	}
	is("of a stopped job", draft, false)
}

func TestADraftThatBreaksARuleIsNotSent(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	var problems model.Problems
	if _, err := d.Create(t.Context(), model.Draft{}); !errors.As(err, &problems) || len(problems) < 3 {
		t.Errorf("got %v", err)
	}
	job := d.job("ua-backend")
	if _, err := d.Update(t.Context(), job, nil, model.DraftOf(job, nil)); !errors.As(err, &problems) || problems[0].Field != model.FieldCurrency {
		t.Errorf("got %v", err)
	}
	if n := d.service.Count(sandbox.Create) + d.service.Count(sandbox.Update); n != 0 || len(d.intents()) != 0 {
		t.Errorf("%d sent, %d intents", n, len(d.intents()))
	}
}

func TestARefusedCreateLeavesNoIntent(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for name, f := range map[string]sandbox.Fault{
		"refused":      {Endpoint: sandbox.Create, Status: 400, Code: "JobsOverLimit"},
		"subscription": {Endpoint: sandbox.Create, Subscription: true},
		"forbidden":    {Endpoint: sandbox.Create, Status: 403},
		"busy":         {Endpoint: sandbox.Create, Status: 429},
	} {
		d.faults(f)
		_, err := d.Create(t.Context(), newJob())
		if err == nil || errors.Is(err, api.ErrOutcomeUnknown) || len(d.intents()) != 0 {
			t.Errorf("%s: %v, %d intents", name, err, len(d.intents()))
		}
		if OverLimit(err) != (name == "refused") || SubscriptionPending(err) != (name == "subscription") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAnUnknownOutcomeIsFoundOrNotAndSettled(t *testing.T) {
	d := newDeskWithJobs(t)
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Lost: true, Count: 1})
	var unknown *Unknown
	if _, err := d.Create(t.Context(), newJob()); !errors.As(err, &unknown) || !errors.Is(err, api.ErrOutcomeUnknown) {
		t.Fatalf("got %v", err)
	}
	pending := d.intents()
	if len(pending) != 1 || pending[0].ID != unknown.Intent.ID {
		t.Fatalf("intents %+v", pending)
	}
	job, found, err := d.Find(t.Context(), pending[0])
	if err != nil || !found || job.Title != newJob().Title {
		t.Fatalf("found %v %+v, %v", found, job, err)
	}
	modeltest.Must(t, d.Settle(t.Context(), pending[0], job.ID))
	if len(d.intents()) != 0 || d.ledger(job.ID) != 1 {
		t.Errorf("%d intents, ledger %d", len(d.intents()), d.ledger(job.ID))
	}

	// The same create again, which does not arrive this time: the earlier job is not its result.
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Cut: true, Count: 1})
	if _, err := d.Create(t.Context(), newJob()); !errors.As(err, &unknown) {
		t.Fatalf("got %v", err)
	}
	if job, found, err := d.Find(t.Context(), unknown.Intent); found || err != nil {
		t.Errorf("found %+v, %v", job, err)
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.AllJobs, Status: 500})
	if _, found, err := d.Find(t.Context(), unknown.Intent); found || !Offline(err) {
		t.Errorf("found %v, %v", found, err)
	}
	if err := d.Settle(t.Context(), unknown.Intent, 0); err != nil || len(d.intents()) != 0 {
		t.Errorf("%v, %d intents", err, len(d.intents()))
	}
}

func TestACreateThatIsInterruptedKeepsItsIntent(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Hang: true})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() {
		_, err := d.Create(ctx, newJob())
		ended <- err
	}()
	for d.service.Count(sandbox.Create) == 0 { // it has arrived
		if _, err := d.FetchJobs(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	cancel()
	var unknown *Unknown
	if err := <-ended; !errors.As(err, &unknown) || len(d.intents()) != 1 {
		t.Errorf("%v, %d intents", err, len(d.intents()))
	}
}

func TestUpdateSendsTheWholeJob(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	before := d.record(job.ID)
	draft := model.DraftOf(job, ptr(model.Currency(1)))
	draft.Region = "Львів"
	saved, err := d.Update(t.Context(), job, nil, draft)
	if err != nil || len(saved.Changed) != 0 || saved.Job.Region != "Львів" {
		t.Fatalf("%+v, %v", saved, err)
	}
	before.Region = "Львів"
	if diff := cmp.Diff(before, d.record(job.ID)); diff != "" {
		t.Error(diff)
	}
}

func TestUpdateStopsAtAnotherPersonsChange(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	base := d.job("ua-backend")
	err := d.service.ChangeJob(base.ID, func(r *sandbox.Record) {
		r.Region, r.Title, r.SalaryTo, r.Views = "Харків", "Go", ptr(model.Decimal("5000")), r.Views+10
	})
	modeltest.Must(t, err)
	draft := model.DraftOf(base, ptr(model.Currency(1)))
	draft.Region, draft.Title = "Львів", "Go" // the title is their change
	var conflict *Conflict
	if _, err := d.Update(t.Context(), base, nil, draft); !errors.As(err, &conflict) {
		t.Fatalf("got %v", err)
	}
	want := []Difference{{model.FieldRegion, "Харків", "Львів"}, {model.FieldSalaryTo, "5000", "4000"}}
	if diff := cmp.Diff(want, conflict.Fields); diff != "" {
		t.Error(diff)
	}
	if d.service.Count(sandbox.Update) != 0 || d.ledger(base.ID) != -1 {
		t.Error("something was sent or noted")
	}
	// The person chose to overwrite the current job, and the update succeeds.
	if _, err := d.Update(t.Context(), conflict.Now, nil, draft); err != nil {
		t.Error(err)
	}
	if r := d.record(base.ID); r.Region != "Львів" || *r.SalaryTo != "4000" {
		t.Errorf("stored %+v", r)
	}
}

// TestUpdateStopsAtAnotherCurrency that was sent from here since the form was opened: the service
// does not report it.
func TestUpdateStopsAtAnotherCurrency(t *testing.T) {
	modeltest.SkipInShort(t, "creates jobs under every fault")
	hryvnia, dollar, euro := ptr(model.Currency(0)), ptr(model.Currency(1)), ptr(model.Currency(2))
	lost := sandbox.Fault{Endpoint: sandbox.Update, Lost: true}
	for name, c := range map[string]struct {
		before, mine *model.Currency // before is known here when the forms open; nil: unknown
		fault        sandbox.Fault   // a fault of the other window's update
		theirs       string          // "-" for no conflict
	}{
		"untouched here":               {before: dollar, mine: dollar, theirs: "2"},
		"changed here, too":            {before: dollar, mine: hryvnia, theirs: "2"},
		"the same change":              {before: dollar, mine: euro, theirs: "-"},
		"unknown before":               {mine: dollar, theirs: "2"},
		"unknown, and the same choice": {mine: euro, theirs: "-"},
		"untouched, unknown now":       {before: dollar, mine: dollar, fault: lost, theirs: ""},
		"changed, unknown now":         {before: dollar, mine: euro, fault: lost, theirs: "-"}, // both updates may be of one form
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			job := d.job("ua-backend")
			if c.before != nil {
				if _, err := d.Update(t.Context(), job, nil, model.DraftOf(job, c.before)); err != nil {
					t.Fatal(err)
				}
			}
			d.faults(c.fault)
			if _, err := d.another().Update(t.Context(), job, c.before, model.DraftOf(job, euro)); (err != nil) != c.fault.Lost {
				t.Fatal(err)
			}
			d.faults()
			d.service.ResetRequests()
			draft := model.DraftOf(job, c.mine)
			draft.Title = "Go"
			_, err := d.Update(t.Context(), job, c.before, draft)
			if c.theirs == "-" {
				if err != nil || model.Currency(d.record(job.ID).Currency) != *c.mine || d.ledger(job.ID) != *c.mine {
					t.Errorf("%v, the service holds %d", err, d.record(job.ID).Currency)
				}
				return
			}
			var conflict *Conflict
			if !errors.As(err, &conflict) || d.service.Count(sandbox.Update) != 0 {
				t.Fatalf("got %v, and the service holds %d", err, d.record(job.ID).Currency)
			}
			want := []Difference{{model.FieldCurrency, c.theirs, model.FieldCurrency.Text(draft)}}
			if diff := cmp.Diff(want, conflict.Fields); diff != "" {
				t.Error(diff)
			}
			var now *model.Currency
			if conflict.Currency != nil {
				now = &conflict.Currency.Currency
			}
			if _, err := d.Update(t.Context(), conflict.Now, now, draft); err != nil { // the person keeps their own currency
				t.Error(err)
			}
			if model.Currency(d.record(job.ID).Currency) != *c.mine || d.ledger(job.ID) != *c.mine {
				t.Errorf("the service holds %d", d.record(job.ID).Currency)
			}
		})
	}
}

func TestTheLedgerHoldsThePossibleCurrency(t *testing.T) {
	modeltest.SkipInShort(t, "creates jobs under every fault")
	for name, c := range map[string]struct {
		fault         sandbox.Fault
		known, silent model.Currency // the ledger's currency afterwards
	}{
		"done":      {sandbox.Fault{}, 2, 2},
		"refused":   {sandbox.Fault{Endpoint: sandbox.Update, Status: 400}, 0, -1},
		"forbidden": {sandbox.Fault{Endpoint: sandbox.Update, Status: 403}, 0, -1},
		"no answer": {sandbox.Fault{Endpoint: sandbox.Update, Lost: true}, -1, -1}, // the job may have either currency
		"failed":    {sandbox.Fault{Endpoint: sandbox.Update, Status: 500}, -1, -1},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			silent, known := d.job("ua-backend"), d.job("ua-barista")
			if _, err := d.Update(t.Context(), known, nil, model.DraftOf(known, ptr(model.Currency(0)))); err != nil {
				t.Fatal(err)
			}
			d.faults(c.fault)
			for job, want := range map[*model.Job]model.Currency{&known: c.known, &silent: c.silent} {
				var was *model.Currency
				if job == &known {
					was = ptr(model.Currency(0))
				}
				_, err := d.Update(t.Context(), *job, was, model.DraftOf(*job, ptr(model.Currency(2))))
				if (err == nil) != (name == "done") {
					t.Errorf("got %v", err)
				}
				if got := d.ledger(job.ID); got != want {
					t.Errorf("%s: the ledger shows %d, want %d", job.Title, got, want)
				}
			}
		})
	}
}

func TestACreateAfterAnExpiredSignInIsOnlySentAgainByHand(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Count: 1, Status: 401})
	_, err := d.Create(t.Context(), newJob())
	if err == nil || NeedsSignIn(err) || !strings.Contains(err.Error(), "send it again") {
		t.Fatalf("%v", err)
	}
	if got := d.service.Count(sandbox.Create); got != 1 || len(d.intents()) != 0 {
		t.Errorf("sent %d times, %v", got, d.intents())
	}
	if _, err := d.Create(t.Context(), newJob()); err != nil {
		t.Error(err)
	}
}

// TestAFormWithoutAnAnswerIsNotSentAgain before the person has given its outcome.
func TestAFormWithoutAnAnswerIsNotSentAgain(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	form := model.SavedDraft{ID: 7, Draft: newJob()}
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Cut: true, Count: 1})
	var unknown, again *Unknown
	if _, err := d.Account.Create(t.Context(), form); !errors.As(err, &unknown) {
		t.Fatalf("got %v", err)
	}
	form.Draft.Title += "!"
	other := d.another()
	for _, a := range []*Account{d.Account, other.Account} {
		if _, err := a.Create(t.Context(), form); !errors.As(err, &again) || again.Intent.ID != unknown.Intent.ID || !errors.Is(err, api.ErrOutcomeUnknown) {
			t.Errorf("got %v", err)
		}
	}
	if n := d.service.Count(sandbox.Create); n != 1 || len(d.intents()) != 1 {
		t.Errorf("sent %d times, %d intents", n, len(d.intents()))
	}
	modeltest.Must(t, d.Settle(t.Context(), again.Intent, 0))
	if _, err := other.Account.Create(t.Context(), form); err != nil {
		t.Error(err)
	}
	if n := d.service.Count(sandbox.Create); n != 2 {
		t.Errorf("sent %d times", n)
	}
}

// TestEachCreateWithoutAnAnswerFindsItsOwnJob, in any order of the questions. A create that did not arrive finds no
// job.
func TestEachCreateWithoutAnAnswerFindsItsOwnJob(t *testing.T) {
	for name, c := range map[string]struct {
		arrives [3]bool
		order   []int
	}{
		"all, the oldest first": {[3]bool{true, true, true}, []int{0, 1, 2}},
		"all, the newest first": {[3]bool{true, true, true}, []int{2, 1, 0}},
		"not the first":         {[3]bool{false, true, true}, []int{0, 1, 2}},
		"not the second":        {[3]bool{true, false, true}, []int{2, 1, 0}},
		"only the second":       {[3]bool{false, true, false}, []int{0, 1, 2}},
		"none":                  {[3]bool{}, []int{1, 2, 0}},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			arrived := 0
			for _, arrives := range c.arrives {
				d.faults(sandbox.Fault{Endpoint: sandbox.Create, Lost: arrives, Cut: !arrives})
				if _, err := d.Create(t.Context(), newJob()); !errors.Is(err, api.ErrOutcomeUnknown) {
					t.Fatalf("got %v", err)
				}
				if arrives {
					arrived++
				}
			}
			asked := d.intents() // read once, like a list of questions
			answers := map[int64]bool{}
			for _, i := range c.order {
				job, found, err := d.Find(t.Context(), asked[i])
				modeltest.Must(t, err)
				if !found {
					continue
				}
				if answers[job.ID] {
					t.Errorf("job %d answers two creates", job.ID)
				}
				answers[job.ID] = true
				modeltest.Must(t, d.Settle(t.Context(), asked[i], job.ID))
			}
			if len(answers) != arrived {
				t.Errorf("%d creates arrived, %d were found", arrived, len(answers))
			}
		})
	}
}

// TestTheServicesChangesAreReported field by field, from the job that was read back.
func TestTheServicesChangesAreReported(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-barista")
	draft := model.DraftOf(job, ptr(model.Currency(0)))
	draft.Title, draft.Address, draft.SalaryFrom, draft.SalaryTo = " Бариста ", "вул. Моя, 1", "0", "30 000.00"
	d.faults(sandbox.Fault{Endpoint: sandbox.GetJob, Skip: 1, ExpireNow: true, Count: 1}) // it is read back with a new token
	reached, open := d.gate("/AtsJob/login")
	done := make(chan struct{})
	var saved Saved
	var err error
	go func() {
		defer close(done)
		saved, err = d.Update(t.Context(), job, nil, draft)
	}()
	select {
	case <-reached:
	case <-done:
		t.Fatalf("it was not read back with a new token: %+v, %v", saved, err)
	}
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) {
		r.Region, r.Rate, r.SalaryTo = "Чорноморськ", ptr(model.Rate(3)), ptr(model.Decimal("25000"))
	}))
	open()
	<-done
	modeltest.Must(t, err)
	want := []Difference{
		{model.FieldRegion, "Чорноморськ", "Одеса"}, {model.FieldSalaryTo, "25000", "30000"}, {model.FieldRate, "3", "0"},
	}
	if diff := cmp.Diff(want, saved.Changed); diff != "" {
		t.Error(diff)
	}
}

// TestTheSameValueInAnotherSpellingIsNoConflict: there is nothing to choose.
func TestTheSameValueInAnotherSpellingIsNoConflict(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	base := d.job("ua-backend")
	modeltest.Must(t, d.service.ChangeJob(base.ID, func(r *sandbox.Record) { r.SalaryTo, r.Region = ptr(model.Decimal("5000")), "Львів" }))
	draft := model.DraftOf(base, ptr(model.Currency(1)))
	draft.SalaryTo, draft.Region = "5k", " Львів "
	if _, err := d.Update(t.Context(), base, nil, draft); err != nil {
		t.Errorf("got %v", err)
	}
}

// TestAnUpdateWithoutAnAnswerIsLookedFor: if the job has the changes, it is saved;
// otherwise the outcome stays open.
func TestAnUpdateWithoutAnAnswerIsLookedFor(t *testing.T) {
	region := func(d *model.Draft) { d.Region = "Львів" }
	lost := sandbox.Fault{Endpoint: sandbox.Update, Lost: true}
	for name, c := range map[string]struct {
		faults  []sandbox.Fault
		edit    func(*model.Draft)
		shows   string // "" for saved
		outcome model.ActivityOutcome
	}{
		"done":            {[]sandbox.Fault{lost}, region, "", model.ActivityFound},
		"done, then 500":  {[]sandbox.Fault{{Endpoint: sandbox.Update, Status: 500, Done: true}}, region, "", model.ActivityFound},
		"done, once lost": {[]sandbox.Fault{{Endpoint: sandbox.Update, Lost: true, Count: 1}}, region, "", model.ActivityDone},
		"stripped of what is no markup": {[]sandbox.Fault{lost}, func(d *model.Draft) {
			d.Description += "<p>І ще.</p><script>alert(1)</script>"
		}, "", model.ActivityFound},
		"not done":       {[]sandbox.Fault{{Endpoint: sandbox.Update, Cut: true}}, region, "did not arrive: the job is unchanged", model.ActivityUndone},
		"cannot be read": {[]sandbox.Fault{lost, {Endpoint: sandbox.GetJob, Skip: 1, Status: 500}}, region, "may be public or not. To be sure, send them again", model.ActivityUnknown},
		"the currency alone, which is never read": {[]sandbox.Fault{lost}, func(*model.Draft) {}, "may be public or not. To be sure, send them again", model.ActivityUnknown},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			job := d.job("ua-backend")
			draft := model.DraftOf(job, ptr(model.Currency(2)))
			c.edit(&draft)
			d.faults(c.faults...)
			saved, err := d.Update(t.Context(), job, nil, draft)
			var unanswered *Unanswered
			switch {
			case c.shows == "" && (err != nil || saved.Job.ID != job.ID || saved.Unread != nil):
				t.Errorf("%+v, %v", saved, err)
			case c.shows != "" && (!errors.As(err, &unanswered) || !strings.Contains(err.Error(), c.shows) || NotSent(err)):
				t.Errorf("got %v", err)
			}
			if log := d.activity(); len(log) != 1 || log[0].Outcome != c.outcome {
				t.Errorf("logged %+v", log)
			}
			want := model.Currency(2)
			if c.shows != "" { // the job may have either currency, so the form asks (CONTRACT 1)
				want = -1
			}
			if got := d.ledger(job.ID); got != want {
				t.Errorf("the ledger shows %d, want %d", got, want)
			}
		})
	}
}

// TestAnUnsentUpdateIsReported differently from one without an answer.
func TestAnUnsentUpdateIsReported(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	draft := model.DraftOf(job, ptr(model.Currency(1)))
	draft.Region = "Львів"
	d.faults(sandbox.Fault{Endpoint: sandbox.GetJob, Cut: true}) // it is read before the update
	if _, err := d.Update(t.Context(), job, nil, draft); !NotSent(err) {
		t.Errorf("got %v", err)
	}
	d.faults()
	d.disconnect()
	var unknown *Unknown
	if _, err := d.Create(t.Context(), newJob()); !NotSent(err) || errors.As(err, &unknown) || len(d.intents()) != 0 {
		t.Errorf("got %v", err)
	}
	if _, err := d.Update(t.Context(), job, nil, draft); !NotSent(err) || !strings.HasPrefix(Reason(err), "ua.test.localhost ") {
		t.Errorf("got %v: %s", err, Reason(err))
	}
	d.offline = false
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Lost: true})
	if _, err := d.Create(t.Context(), newJob()); err == nil || NotSent(err) {
		t.Errorf("got %v", err)
	}
	if n := d.service.Count(sandbox.Update); n != 0 {
		t.Errorf("%d updates", n)
	}
}

// TestTheCopyThatTookAFormSendsIt: if two windows send one form at almost the same time,
// the one that took it over succeeds.
func TestTheCopyThatTookAFormSendsIt(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Latency: 100 * time.Millisecond}})
	other := d.another()
	form := model.SavedDraft{ID: 7, Draft: newJob(), Saved: time.Now()}
	modeltest.Must(t, d.SaveDraft(t.Context(), form))
	if _, err := other.TakeDraft(t.Context(), form.ID, true); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		var unknown *Unknown // of the other's create, if that was on its way
		if _, err := d.Account.Create(t.Context(), form); !errors.Is(err, ErrTaken) && !errors.As(err, &unknown) {
			t.Errorf("got %v", err)
		}
	})
	wg.Go(func() {
		if _, err := other.Account.Create(t.Context(), form); err != nil {
			t.Error(err)
		}
	})
	wg.Wait()
	if n := d.service.Count(sandbox.Create); n != 1 {
		t.Errorf("%d creates were sent", n)
	}
}

// TestAChangeStaysWhileAnOlderListArrives: the list was asked for before the job was stopped here.
func TestAChangeStaysWhileAnOlderListArrives(t *testing.T) {
	t.Parallel()
	d := newDeskWithJobs(t)
	job := d.job("ua-backend")
	read, err := d.store.BeginJobs(t.Context(), time.Now().Add(-time.Second))
	modeltest.Must(t, err)
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Stop); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, d.store.EndJobs(t.Context(), &read, []model.Job{job}, nil, time.Now()))
	if j, err := d.CachedJob(t.Context(), job.ID); err != nil || j.Status != model.Stopped {
		t.Errorf("it is %s, %v", j.Status, err)
	}
}
