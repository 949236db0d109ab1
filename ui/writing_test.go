package ui_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/terminal"
)

// duties is a description of sufficient length.
const duties = "Cooking and serving for thirty guests in the evenings, with a team of four, in a kitchen that is new and well kept."

// Field moves to a field of the form, by tab.
func (d *day) Field(f model.FormField) {
	d.Helper()
	for range fields {
		if strings.Contains(d.pointer(), fields[f]) {
			return
		}
		d.Do(action.NextField)
	}
	d.Fatalf("the form has no field %s%s", f, d.Picture())
}

// fields are the names of the fields in the form.
var fields = map[model.FormField]string{
	model.FieldTitle: "Title", model.FieldRegion: "Region", model.FieldAddress: "Address",
	model.FieldSalaryFrom: "Salary from", model.FieldSalaryTo: "Salary to", model.FieldRate: "Pay period",
	model.FieldCurrency: "Currency", model.FieldType1: "Type", model.FieldType2: "Second type",
	model.FieldDescription: "Description", model.FieldNeeds: "Needs",
}

// pointer returns the name of the field that the form points at.
func (d *day) pointer() string {
	for _, line := range d.Screen().Lines {
		if _, after, ok := strings.Cut(line, "▸ "); ok {
			return after
		}
	}
	return ""
}

// Write fills in the required fields of a new job.
func (d *day) Write(title string) {
	d.Helper()
	d.Field(model.FieldTitle)
	d.Type(title)
	d.Field(model.FieldRegion)
	d.Paste("Львів")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Field(model.FieldDescription)
	d.Paste(duties)
}

// SendLost sends a new job that the service accepts, and loses the answer.
func (d *day) SendLost(title string) {
	d.Helper()
	d.Do(action.NewJob)
	d.Write(title)
	d.lose(1)
	d.Do(action.ReviewJob, action.SendJob)
}

// named returns the jobs of the service with a title.
func (d *day) named(title string) (out []sandbox.Record) {
	d.Helper()
	for _, j := range d.Jobs() {
		if j.Title == title {
			out = append(out, j)
		}
	}
	return out
}

// drafted returns the kept draft of a job, 0 for a new one. ok is false without a
// draft.
func (d *day) drafted(jobID int64) (model.SavedDraft, bool) {
	d.Helper()
	drafts, err := d.account.WaitingDrafts(d.Context())
	modeltest.Must(d, err)
	for _, draft := range drafts {
		if draft.JobID == jobID {
			return draft, true
		}
	}
	return model.SavedDraft{}, false
}

func TestPublishingOverTheLimitShowsThatItIsNotPublic(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.service.SetOverLimit(true)
	d.Do(action.NewJob, action.ReviewJob)
	d.Sees("before sending", sayTitleRequired(), sayRegionRequired(), "A description is required.")
	if n := d.service.Count(sandbox.Create); n != 0 {
		t.Fatalf("an empty form was sent %d times", n)
	}
	d.Field(model.FieldTitle)
	d.Type("Нічний кухар на вихідні")
	d.Sees("23/20", "Shorten it by 3.")
	d.Press("backspace", "backspace", "backspace")
	d.Sees("20/20")
	d.SeesNot("Shorten it")
	for range 20 {
		d.Press("backspace")
	}
	d.Write("Нічний кухар")
	d.Sees("115 characters ✓")
	d.Do(action.ReviewJob)
	d.Sees("Review: publish a new job", "it will be public immediately", "Нічний кухар", "Ukrainian hryvnia (UAH)", "Cooking and serving")
	d.Press("enter", "ctrl+s", "space")
	if n := d.service.Count(sandbox.Create); n != 0 {
		t.Fatalf("the review was sent %d times by other keys than y", n)
	}
	d.Do(action.SendJob)
	d.Sees("“Нічний кухар” is saved, but not active: the account's limit of active jobs is reached.")
	d.Advance(time.Minute) // the notice is over the last rows
	if !strings.Contains(d.Cursor(), "Нічний кухар") {
		t.Errorf("the cursor is on %q", d.Cursor())
	}
	made := d.named("Нічний кухар")
	if len(made) != 1 || made[0].Status != model.Deactivated || d.service.Count(sandbox.Create) != 1 {
		t.Fatalf("the service has %+v after %d requests", made, d.service.Count(sandbox.Create))
	}
	if _, kept := d.drafted(0); kept {
		t.Error("a draft of the published job is kept")
	}
}

func TestPublishingShowsTheServicesChanges(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Кухар")
	d.Do(action.MarkdownOrHTML)
	d.Paste("<p onclick=\"x()\">One more line, with something that no board takes.</p><script>x()</script>")
	d.Do(action.ReviewJob, action.SendJob)
	d.Overlay().Sees("Published “Кухар”", "✓ “Кухар” is saved and active. It is public", "The service changed some of what you sent.", "the text reads the same; only its HTML differs", "− <p onclick=\"x()\">One more line", "+ <p>One more line", "− <script>x()")
	d.Pause()
	d.Do(action.Done)
	d.Overlay().SeesNot("Published")
	if j := d.named("Кухар"); len(j) != 1 || strings.Contains(j[0].Description, "script") {
		t.Errorf("the service holds %+v", j)
	}
}

func TestATokenThatExpiresWhileTheEditorIsOpen(t *testing.T) {
	t.Parallel()
	t.Run("with a password at hand", func(t *testing.T) {
		d := begin(t, setup{})
		d.service.SetLimit(50)
		d.Do(action.NewJob)
		d.Write("Пекар")
		d.Clock.Pass(25 * time.Hour)
		d.Do(action.ReviewJob, action.SendJob)
		d.Sees(saySaved("Пекар"))
		if made := d.named("Пекар"); len(made) != 1 || d.service.Count(sandbox.Create) != 1 {
			t.Fatalf("%d jobs of %d requests", len(made), d.service.Count(sandbox.Create))
		}
	})
	t.Run("without one", func(t *testing.T) {
		d := begin(t, setup{noPassword: true})
		d.service.SetLimit(50)
		d.Do(action.NewJob)
		d.Write("Пекар")
		modeltest.Must(t, d.service.ExpireTokens())
		d.Do(action.ReviewJob, action.SendJob)
		d.Overlay().Sees("Sign in", "Your password is sent only to this address.", "ua.test.localhost")
		d.Pause()
		d.Type("wrong")
		d.Do(action.Accept)
		d.Overlay().Sees("Sign in")
		d.Overlay().SeesNot("•")
		d.Overlay().Sees("Wrong e-mail or password")
		d.Type(sandbox.Password)
		d.Do(action.Accept)
		d.Overlay().SeesNot("Sign in")
		d.Sees(sayNewJob(), "Пекар", "Львів", "115 characters ✓")
		d.Do(action.ReviewJob, action.SendJob)
		d.Sees(saySaved("Пекар"))
		if made := d.named("Пекар"); len(made) != 1 {
			t.Fatalf("there are %d of it", len(made))
		}
	})
}

func TestAnAnswerThatIsLostAfterItWasPublished(t *testing.T) {
	t.Parallel()
	for name, restart := range map[string]bool{"answered at once": false, "after a restart": true} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.SendLost("Пекар")
			d.Overlay().Sees(sayWasPublished(), "no answer came")
			if restart {
				d.Restart()
				d.Overlay().Sees(sayWasPublished(), "“Пекар”", "no answer was recorded")
			}
			d.Overlay().Sees("Found: job", "is active.")
			d.SeesNot("offline")
			d.Pause()
			d.Do(action.IsThisJob)
			d.Overlay().SeesNot(sayWasPublished())
			d.Sees(saySaved("Пекар"))
			made := d.named("Пекар")
			if len(made) != 1 || d.service.Count(sandbox.Create) != 1 {
				t.Fatalf("%d jobs of %d requests", len(made), d.service.Count(sandbox.Create))
			}
			if _, kept := d.drafted(0); kept {
				t.Error("a draft of the published job is kept")
			}
			if entry, known, err := d.account.Currency(t.Context(), made[0].ID); err != nil || !known || entry.Currency != 0 {
				t.Errorf("the ledger has %v, %v, %v", entry, known, err)
			}
			d.Restart()
			d.SeesNot(sayWasPublished())
		})
	}
}

func TestAnAnswerThatIsLostBeforeItWasPublished(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "waits for an answer again and again")
	for name, restart := range map[string]bool{"answered at once": false, "after a restart": true} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.Do(action.NewJob)
			d.Write("Пекар")
			d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Cut: true, Count: 1}})
			d.Do(action.ReviewJob, action.SendJob)
			if restart {
				d.Restart()
			}
			d.Overlay().Sees(sayWasPublished(), "Your jobs do not include it.")
			d.Pause()
			d.Press("y", "enter", "ctrl+s") // no answers to this question
			d.Overlay().Sees(sayWasPublished())
			d.Do(action.WasNotPublished)
			d.Overlay().SeesNot(sayWasPublished())
			d.Sees(sayNewJob(), "Пекар", "115 characters ✓")
			d.Do(action.ReviewJob, action.SendJob)
			d.Sees(saySaved("Пекар"))
			if made := d.named("Пекар"); len(made) != 1 {
				t.Fatalf("there are %d of it", len(made))
			}
			d.Restart()
			d.SeesNot(sayWasPublished())
		})
	}
}

func TestDecidingLaterAsksAgainAtTheNextStart(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.SendLost("Пекар")
	d.Pause()
	d.Do(action.Back)
	d.Sees("The next start asks again.", "1 job sent, no answer (N)")
	if got := d.model.PrintedAtTheEnd(); got != "1 job was sent without an answer. This looks for it: shortlist jobs pending\n" {
		t.Errorf("the end prints %q", got)
	}
	d.Do(action.Back, action.NewJob)
	d.Overlay().Sees("New job “Пекар”, sent without an answer")
	d.Do(action.Open)
	d.Overlay().Sees(sayWasPublished())
	d.Pause()
	d.Do(action.Back)
	d.Sees("1 job sent, no answer (N)")
	d.Restart()
	d.Overlay().Sees(sayWasPublished(), "Found: job")
	d.Pause()
	d.Do(action.IsThisJob)
	d.Sees("“Пекар” is saved")
	d.SeesNot("no answer (N)")
}

func TestSomeoneElseChangesTheJobWhileTheFormIsOpen(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Sees("Edit Бариста")
	d.Field(model.FieldTitle)
	d.Type(" зміни")
	d.Field(model.FieldAddress)
	for range 60 {
		d.Press("backspace")
	}
	d.Type("вул. Моя, 1")
	d.Field(model.FieldCurrency)
	d.Press("0")
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) {
		r.Title, r.Address, r.Region = "Старший бариста", "вул. Їхня, 2", "Чорноморськ"
	}))
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayConflict(), "Nothing was sent", "Бариста зміни", "Старший бариста", "вул. Моя, 1", "вул. Їхня, 2")
	if n := d.service.Count(sandbox.Update); n != 0 {
		t.Fatalf("%d updates were sent over another's", n)
	}
	d.Do(action.KeepMine) // the title stays mine; the cursor is on the next field
	for range 3 {
		d.Do(action.TakeTheirs)
	}
	d.Do(action.ReviewJob)
	d.Sees("Review: changes to", "Бариста зміни")
	d.Do(action.SendJob)
	d.Sees(sayIsSaved())
	got := d.Record(job.ID)
	if got.Title != "Бариста зміни" || got.Address != "вул. Їхня, 2" || got.Region != "Чорноморськ" {
		t.Errorf("the service holds %q, %q, %q", got.Title, got.Address, got.Region)
	}
	if got.Description != job.Description || got.Currency != 0 || d.service.Count(sandbox.Update) != 1 {
		t.Errorf("the rest has changed, or %d updates were sent", d.service.Count(sandbox.Update))
	}
}

// TestQuittingWaitsForTheAnswerToAJobUnlessAskedTwice: what the service made of the job would be lost.
func TestQuittingWaitsForTheAnswerToAJobUnlessAskedTwice(t *testing.T) {
	t.Parallel()
	answers := make(chan struct{})
	d := begin(t, setup{front: func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Method == http.MethodPut {
				<-answers
			}
			service.ServeHTTP(w, r)
		})
	}})
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob)
	d.Tap(action.SendJob)
	d.Tap(action.QuitAnyway)
	d.Until("quitting warns", func() bool {
		return strings.Contains(strings.Join(d.Screen().Lines, " "), "The job is being sent. Press ctrl+c again to quit anyway.")
	})
	if d.Left() {
		t.Fatal("the program has ended")
	}
	d.Tap(action.QuitAnyway)
	d.Until("the program ends", d.Left)
	close(answers)
}

func TestADraftIsKeptHoweverTheFormIsLeft(t *testing.T) {
	t.Parallel()
	for name, leave := range map[string]func(*day){
		"esc":              func(d *day) { d.Do(action.Back) },
		"ctrl+c":           func(d *day) { d.Do(action.QuitAnyway) },
		"hangup":           func(d *day) { d.Send(terminal.Hangup{}); d.Settle() },
		"pause, then gone": func(d *day) { d.Pause() },
	} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.Do(action.NewJob)
			d.Type("Кухар q ? N")
			d.Field(model.FieldDescription)
			d.Paste("**Готувати** добре.")
			leave(d)
			draft, kept := d.drafted(0)
			if !kept || draft.Draft.Title != "Кухар q ? N" || draft.Markdown != "**Готувати** добре." {
				t.Fatalf("kept %v: %+v", kept, draft)
			}
			if strings.HasPrefix(name, "ctrl") || name == "hangup" {
				if !d.Left() {
					t.Error("the program is still there")
				}
			}
			d.Restart()
			d.Overlay().Sees(sayDrafts(), sayNewJobCalled("Кухар q ? N"), "09:30")
			d.Do(action.Open)
			d.Press("y")
			d.Do(action.Remove) // typed on from before
			d.Overlay().Sees(sayDrafts())
			d.Pause()
			d.Do(action.Open)
			d.Sees("This is your draft from 09:30", "Кухар q ? N", "**Готувати** добре.")
		})
	}
}

func TestADraftIsThrownAwayOnlyAfterAsking(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type(" 2")
	d.Do(action.Back, action.EditJob)
	d.Sees(sayIsDraft(), "Бариста 2")
	d.Do(action.DiscardDraft)
	d.Overlay().Sees("Discard the draft?", "Everything you typed here will be lost.")
	d.Press("ctrl+x", "enter")
	d.Overlay().SeesNot("Discard the draft")
	d.Sees("Бариста 2")
	d.Do(action.DiscardDraft, action.Yes)
	d.SeesNot("Edit Бариста")
	if _, kept := d.drafted(job.ID); kept {
		t.Error("the draft is still kept")
	}
	d.Do(action.EditJob)
	d.SeesNot("Бариста 2")
}

func TestAnUntouchedDescriptionKeepsItsBytes(t *testing.T) {
	modeltest.SkipInShort(t, "opens dozens of descriptions")
	t.Parallel()
	for _, scenario := range []string{"demo", "hostile"} {
		d := begin(t, setup{service: sandbox.Options{Scenario: scenario}, width: 80, height: 24})
		for i, was := range d.Jobs() {
			if was.Status == model.Deleted || len(was.Description) > 20_000 { // the longest take the same way, slowly
				continue
			}
			modeltest.Must(t, d.service.ChangeJob(was.ID, func(r *sandbox.Record) {
				r.Title, r.Region, r.Address, r.SalaryFrom, r.SalaryTo, r.Rate, r.Type1, r.Type2 = fmt.Sprintf("Робота %d", i), "Київ", "", nil, nil, nil, nil, nil
				r.Description += strings.Repeat("<p>One more paragraph.</p>\r\n\t", 5)
				was.Description = r.Description
			}))
			d.Do(action.Refresh, action.Top)
			for range d.Jobs() {
				if j, ok := d.Current(); ok && j.ID == was.ID {
					break
				}
				d.Do(action.Down)
			}
			d.Do(action.EditJob)
			d.Field(model.FieldDescription)
			d.Press("down", "up", "end", "home")
			d.Field(model.FieldAddress)
			d.Type("1")
			d.Field(model.FieldCurrency)
			d.Press("1")
			d.Do(action.ReviewJob, action.Bottom)
			d.Sees("not changed")
			d.Do(action.SendJob)
			if d.BoxTitle() != "" { // the service's version is shown
				d.Pause()
				d.Do(action.Done)
			}
			if got := d.Record(was.ID); got.Address != "1" || got.Currency != 1 {
				t.Errorf("%s: the change did not arrive: %q, currency %d", scenario, got.Address, got.Currency)
			}
			// The client got this text; the service strips tags that it does not take.
			if sent := d.sent[len(d.sent)-1].Description; sent != was.Description {
				t.Errorf("job %d: the description was sent as %.200q, is %.200q", was.ID, sent, was.Description)
			}
		}
	}
}

func TestTheCurrencyMustBeChosenWhereTheLedgerIsSilent(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{service: sandbox.Options{Country: model.Hungary, Scenario: "demo"}})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Do(action.ReviewJob)
	d.Sees("Choose the currency: the board doesn't report it, and a job sent without it switches to " + model.Hungary.Code(0) + ".")
	if !strings.Contains(d.pointer(), "Currency") {
		t.Errorf("the form points at %q", d.pointer())
	}
	d.Press("1")
	d.Sees("1 · EUR")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayIsSaved())
	if got := d.Record(job.ID); got.Currency != 1 || got.Title != job.Title+"!" {
		t.Errorf("the service holds currency %d and %q", got.Currency, got.Title)
	}
	d.Pane(env.JobPane).Sees("EUR")
	d.Advance(time.Hour)
	d.Do(action.EditJob)
	d.Sees("1 · EUR", "as sent from here on 2 Nov 2026")
}

func TestAFailedReadBackIsReported(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.GetJob, Status: 500}})
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("“Пекар” is saved, but could not be read back. Could not")
	d.service.SetFaults(nil)
	d.Do(action.Refresh)
	if made := d.named("Пекар"); len(made) != 1 {
		t.Fatalf("there are %d of it", len(made))
	}
}

func TestCloningIsAFormOfItsOwn(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Type("Моя чернетка")
	d.Do(action.Back)
	job := d.ToJob("ua-barista")
	d.Do(action.CloneJob)
	const duplicate = "A duplicate: a job with this title, region and text is on the board already."
	d.Sees(sayNewJob(), "Бариста", duplicate)
	d.Field(model.FieldTitle)
	d.Type(" 2")
	d.Pause()
	d.SeesNot("A duplicate")
	d.Press("backspace", "backspace")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob)
	d.Sees("Review: publish a new job", duplicate)
	d.Do(action.SendJob)
	d.Sees(saySaved("Бариста"))
	if made := d.named("Бариста"); len(made) != 2 || made[0].Description != job.Description {
		t.Errorf("there are %d of it", len(made))
	}
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Моя чернетка" {
		t.Errorf("the older draft is gone: %v, %+v", kept, draft)
	}
	d.Do(action.NewJob)
	d.Overlay().Sees("A new job", sayNewJobCalled("Моя чернетка"), "Empty form")
	d.Do(action.Open)
	d.Sees(sayIsDraft(), "Моя чернетка")
}

func TestTheAnswerToALostCreateLeavesOtherDraftsAlone(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Lost: true, Count: 1}})
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Do(action.ReviewJob, action.SendJob)
	d.Overlay().Sees(sayWasPublished())
	d.Pause()
	d.Do(action.Back) // decide later
	d.Do(action.DiscardDraft, action.Yes)
	d.Do(action.NewJob, action.NewJob)
	d.Type("Зовсім інша")
	d.Do(action.Back)
	d.Restart()
	d.Overlay().Sees("Found: job")
	d.Pause()
	d.Do(action.IsThisJob)
	d.Sees("“Пекар” is saved")
	d.Overlay().Sees(sayDrafts(), "Зовсім інша")
	d.Pause()
	d.Do(action.Open)
	d.Sees(sayIsDraft(), "Зовсім інша")
}

func TestAWaitingDraftIsShownAtTheStart(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Do(action.QuitAnyway)
	d.Restart()
	d.Overlay().Sees(sayDrafts(), sayNewJobCalled("Кухар"), "09:30")
	d.Pause()
	d.Do(action.Close)
	d.Overlay().SeesNot("Written")
	d.Do(action.NewJob)
	d.Overlay().Sees(sayNewJobCalled("Кухар"), "Empty form")
	d.Do(action.NewJob)
	d.Sees(sayNewJob(), "what the job is", "0/20")
}

func TestADraftThatCannotBeKeptHoldsTheEndUpOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.full = true
	d.Do(action.QuitAnyway)
	d.Sees("no space left on device", "Press ctrl+c again to quit", "Кухар")
	if d.Left() {
		t.Fatal("the end did not wait")
	}
	d.Type("ка")
	d.full = false
	d.Do(action.QuitAnyway)
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухарка" || !d.Left() {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

func TestADraftThatCannotBeKeptIsLeftBehindWhenAskedTwice(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.full = true
	d.Do(action.QuitAnyway, action.QuitAnyway)
	if !d.Left() {
		t.Error("the program is still there")
	}
}

func TestADraftIsKeptThoughTheClockGoesBack(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Pause()
	d.Clock.Pass(-time.Hour)
	d.Type("ка")
	d.Do(action.Back)
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Кухарка" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

func TestAResumedFormIsHeldWhileItIsOpen(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Кухар")
	d.Do(action.Back)
	d.Do(action.NewJob, action.Open)
	d.Sees(sayIsDraft())
	held := func() bool {
		other, err := store.Open(d.setup.storePath)
		modeltest.Must(t, err)
		defer func() { _ = other.Close() }()
		waiting, err := other.WaitingDrafts(t.Context(), d.Clock.Now())
		modeltest.Must(t, err)
		return len(waiting) == 0
	}
	d.Advance(5 * time.Minute)
	if !held() {
		t.Error("another copy could take the form that is open here")
	}
}
