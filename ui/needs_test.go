package ui_test

import (
	"bytes"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/needs"
	"shortlist/ui/action"
)

// needs returns the needs of a job, one a line.
func (d *day) needs(jobID int64) string {
	d.Helper()
	of, err := d.account.Needs(d.Context(), jobID)
	if err != nil {
		d.Fatal(err)
	}
	return needs.Join(of)
}

// TestTheNeedsOfAJobAreWrittenInABox: they are counted, what is no need is named while one types, and nothing typed is lost.
func TestTheNeedsOfAJobAreWrittenInABox(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Needs)
	d.Overlay().Sees("The needs of “"+job.Title, "0 of 12", "Applicants do not see it.")
	d.Type("SAP or 1C")
	d.Do(action.NewLine)
	d.Type("salary:5")
	d.Overlay().Sees("2 of 12", "is not a need")
	d.Do(action.KeepNote)
	d.Overlay().Sees("is not a need")
	if got := d.needs(job.ID); got != "" {
		t.Fatalf("needs with a mistake were set: %q", got)
	}
	d.Do(action.Back)
	d.Sees("The needs are unchanged; f continues what you typed.")
	d.Do(action.Needs)
	d.Overlay().Sees("SAP or 1C", "salary:5")

	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Needs)
	d.Overlay().Sees("SAP or 1C", "salary:5", "is not a need")
	d.Press(strings.Fields(strings.Repeat("backspace ", len("salary:5")))...)
	d.Type("night shifts")
	d.Overlay().Sees("2 of 12")
	d.Overlay().SeesNot("is not a need")
	d.Do(action.KeepNote)
	d.Sees("“" + job.Title + "” has 2 needs.")
	if got := d.needs(job.ID); got != "SAP or 1C\nnight shifts\n" {
		t.Errorf("the needs are %q", got)
	}

	d.Do(action.Open, action.Needs) // of an applicant
	d.Overlay().Sees("A SAP or 1C", "B night shifts")
	d.Do(action.EditJob)
	d.Overlay().Sees("SAP or 1C", "night shifts", "2 of 12")
	d.Press(strings.Fields(strings.Repeat("backspace ", len("SAP or 1C\nnight shifts")))...)
	d.Do(action.KeepNote)
	d.Sees("“" + job.Title + "” has no needs.")
	if got := d.needs(job.ID); got != "" {
		t.Errorf("the needs are %q", got)
	}
}

// TestNeedsOfAnotherWindowAreNotLost: the person sees them before their own take their place.
func TestNeedsOfAnotherWindowAreNotLost(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Needs)
	d.Type("mine")
	of, err := needs.Parse("theirs\nalso theirs")
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Elsewhere().SetNeeds(d.Context(), job.ID, of); err != nil {
		t.Fatal(err)
	}
	d.Do(action.KeepNote)
	d.Sees("Another window set needs meanwhile: theirs; also theirs. ctrl+s sets yours in their place.")
	d.Overlay().Sees("mine")
	if got := d.needs(job.ID); got != "theirs\nalso theirs\n" {
		t.Errorf("the needs are %q", got)
	}
	d.Do(action.KeepNote)
	d.Sees("has 1 need.")
	if got := d.needs(job.ID); got != "mine\n" {
		t.Errorf("the needs are %q", got)
	}
}

// TestTheFormShowsNeedsOfAnotherWindowBeforeItsOwnTakeTheirPlace, also where the job is sent with them.
func TestTheFormShowsNeedsOfAnotherWindowBeforeItsOwnTakeTheirPlace(t *testing.T) {
	t.Parallel()
	for _, sent := range []bool{false, true} {
		d := begin(t, setup{})
		job := d.ToJob("ua-barista")
		d.Do(action.EditJob)
		d.Field(model.FieldNeeds)
		d.Type("mine")
		send := []action.Keys{action.ReviewJob}
		if sent {
			d.Field(model.FieldTitle)
			d.Type(" 2")
			d.Field(model.FieldCurrency)
			d.Press("0")
			send = append(send, action.SendJob)
		}
		of, err := needs.Parse("theirs")
		if err != nil {
			t.Fatal(err)
		}
		if err := d.Elsewhere().SetNeeds(d.Context(), job.ID, of); err != nil {
			t.Fatal(err)
		}
		d.Do(send...)
		d.Sees("Another window set needs meanwhile: theirs. ctrl+s sets yours in their place.")
		if got := d.needs(job.ID); got != "theirs\n" || d.service.Count(sandbox.Update) != 0 {
			t.Errorf("the needs are %q, after %d requests", got, d.service.Count(sandbox.Update))
		}
		d.Do(send...)
		if got := d.needs(job.ID); got != "mine\n" {
			t.Errorf("the needs are %q", got)
		}
	}
}

// bodies are the bodies of all requests to a service.
type bodies struct {
	mu  sync.Mutex
	all bytes.Buffer
}

// front records the bodies of a service's requests.
func (b *bodies) front(service http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		b.mu.Lock()
		b.all.Write(append(body, r.URL.String()...))
		b.mu.Unlock()
		r.Body = io.NopCloser(bytes.NewReader(body))
		service.ServeHTTP(w, r)
	})
}

// HasNot fails if a request held a text that the others did not hide.
func (b *bodies) HasNot(t *testing.T, texts ...string) {
	t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	if !strings.Contains(b.all.String(), "title") {
		t.Error("no job was sent")
	}
	for _, s := range texts {
		if strings.Contains(strings.ToLower(b.all.String()), s) {
			t.Errorf("%q was sent", s)
		}
	}
}

// TestNeedsInTheFormStayHere: they are kept with the draft, the template and the job, and with its copies. No request has them.
func TestNeedsInTheFormStayHere(t *testing.T) {
	t.Parallel()
	var sent bodies
	d := begin(t, setup{front: sent.front})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Sees("what you look for; never sent", "0 of 12")
	d.Field(model.FieldNeeds)
	d.Type("SAP or 1C")
	d.Press("enter")
	d.Type("salary:5")
	d.Sees("one a line; never sent", "2 of 12", "“salary:5” is not a need")
	d.Do(action.ReviewJob)
	d.Sees("Fix 1 thing before sending:", "Needs")
	d.Do(action.UndoTyping)
	d.SeesNot("is not a need")
	d.Do(action.RedoTyping)
	d.Sees("is not a need")
	d.Do(action.UndoTyping)
	d.Paste("\nnight shifts\n")
	d.Advance(time.Second)
	d.Restart()

	d.Overlay().Sees(sayDrafts())
	d.Pause()
	d.Do(action.Open)
	d.Sees("SAP or 1C; night shifts", "2 of 12")
	d.Field(model.FieldTitle)
	d.Do(action.KeepTemplate, action.Accept, action.ReviewJob)
	d.Press("G")
	d.Sees("Needs: not sent, for you alone", "SAP or 1C", "night shifts")
	d.Do(action.SendJob)
	d.Sees("“Пекар” is saved")
	job := d.named("Пекар")[0]
	const want = "SAP or 1C\nnight shifts\n"
	if got := d.needs(job.ID); got != want {
		t.Errorf("the published job has the needs %q", got)
	}

	d.Do(action.NewJob)
	d.Overlay().Sees("Template “Пекар”")
	d.Do(action.Open)
	d.Sees("SAP or 1C; night shifts")
	d.Field(model.FieldTitle)
	d.Type(" 2")
	d.Do(action.ReviewJob, action.SendJob)
	if got := d.needs(d.named("Пекар 2")[0].ID); got != want {
		t.Errorf("the job of a template has the needs %q", got)
	}
	if err := d.account.SetQuestions(d.Context(), d.named("Пекар 2")[0].ID, []string{"Why?", "When?"}); err != nil {
		t.Fatal(err)
	}
	d.Do(action.CloneJob)
	d.Sees("SAP or 1C; night shifts")
	d.Do(action.KeepTemplate)
	d.Type("asked")
	d.Do(action.Accept)
	d.Field(model.FieldNeeds)
	d.Paste("\ndriving licence B")
	d.Field(model.FieldTitle)
	d.Press("backspace")
	d.Type("3")
	d.Do(action.ReviewJob, action.SendJob)
	if got := d.needs(d.named("Пекар 3")[0].ID); got != want+"driving licence B\n" {
		t.Errorf("the copy has the needs %q", got)
	}
	own, err := d.account.Questions(d.Context(), d.named("Пекар 3")[0].ID)
	if err != nil || !slices.Equal(own, []string{"Why?", "When?"}) {
		t.Errorf("the copy has the questions %q, %v", own, err)
	}
	templates, err := d.account.Templates(d.Context())
	if err != nil || !slices.ContainsFunc(templates, func(t model.SavedDraft) bool {
		return strings.HasSuffix(t.Name, "asked") && t.Draft.Questions == "Why?\nWhen?"
	}) {
		t.Errorf("the templates are %+v, %v", templates, err)
	}
	sent.HasNot(t, "1c", "night", "driving", "needs")
}

// TestTheNeedsOfAJobAreEditedInItsForm: without a request, or with the changes that are sent. A draft that
// does not change them has those of the job.
func TestTheNeedsOfAJobAreEditedInItsForm(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldNeeds)
	d.Type("latte art")
	d.Do(action.ReviewJob)
	d.Sees("“" + job.Title + "” has 1 need.")
	if got := d.needs(job.ID); got != "latte art\n" {
		t.Errorf("the needs are %q", got)
	}
	if _, kept := d.drafted(job.ID); kept || d.service.Count(sandbox.Update) != 0 {
		t.Error("there is a draft, or something was sent")
	}

	d.Do(action.EditJob)
	d.Sees("latte art", "1 of 12")
	d.Field(model.FieldTitle)
	d.Type(" 2")
	d.Do(action.Back)
	d.Do(action.Needs)
	d.Press("enter")
	d.Type("english")
	d.Do(action.KeepNote)
	d.Do(action.EditJob)
	d.Sees("latte art; english", "2 of 12")
	d.Field(model.FieldNeeds)
	d.Press("enter")
	d.Type("early shifts")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("is saved")
	if got := d.needs(job.ID); got != "latte art\nenglish\nearly shifts\n" {
		t.Errorf("the needs are %q", got)
	}
}

// TestAJobThatIsFoundLaterHasItsNeeds, although the create had no answer.
func TestAJobThatIsFoundLaterHasItsNeeds(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Field(model.FieldNeeds)
	d.Type("night shifts")
	d.lose(1)
	d.Do(action.ReviewJob, action.SendJob)
	d.Restart()
	d.Overlay().Sees(sayWasPublished(), "Found: job")
	d.Pause()
	d.Do(action.IsThisJob)
	if got := d.needs(d.named("Пекар")[0].ID); got != "night shifts\n" {
		t.Errorf("the needs are %q", got)
	}
}
