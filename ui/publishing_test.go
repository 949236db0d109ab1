package ui_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// lose loses the answers of the next creates, after they were done.
func (d *day) lose(creates int) {
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Lost: true, Count: creates}})
}

// change changes a job, as someone on the web site would.
func (d *day) change(id int64, how func(*sandbox.Record)) {
	d.Helper()
	modeltest.Must(d, d.service.ChangeJob(id, how))
}

// publishLost writes a job and sends it. The answer is lost; the person decides later
// and closes the form.
func (d *day) publishLost(title string) {
	d.Helper()
	d.Do(action.NewJob)
	if d.Overlay().Has("Empty form") {
		d.Do(action.NewJob)
	}
	d.Write(title)
	d.Do(action.ReviewJob, action.SendJob)
	d.Overlay().Sees(sayWasPublished(), "“"+title+"”")
	d.Pause()
	d.Do(action.Back)
	d.SeesNot(sayWasPublished())
	d.Do(action.Back)
}

// TestOneJobIsTheResultOfOneCreate: two creates without an answer, of different jobs or
// of the same, end in a question each, and in a job each.
func TestOneJobIsTheResultOfOneCreate(t *testing.T) {
	t.Parallel()
	for name, titles := range map[string][2]string{"different": {"Пекар", "Кухар"}, "the same": {"Пекар", "Пекар"}} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.lose(2)
			d.publishLost(titles[0])
			d.publishLost(titles[1])
			d.Restart()
			for range titles {
				d.Overlay().Sees(sayWasPublished(), "Found: job")
				d.Pause()
				d.Do(action.IsThisJob)
			}
			d.SeesNot(sayWasPublished())
			made := map[int64]bool{}
			for _, title := range titles {
				for _, j := range d.named(title) {
					made[j.ID] = true
					if _, known, err := d.account.Currency(t.Context(), j.ID); err != nil || !known {
						t.Errorf("the ledger does not know job %d, which was found: %v", j.ID, err)
					}
				}
			}
			if len(made) != 2 || d.service.Count(sandbox.Create) != 2 {
				t.Errorf("%d jobs of %d creates", len(made), d.service.Count(sandbox.Create))
			}
			if open, err := d.account.Intents(t.Context()); err != nil || len(open) != 0 {
				t.Errorf("%d questions are open: %v", len(open), err)
			}
			if _, kept := d.drafted(0); kept {
				t.Error("a draft of what is published is kept")
			}
		})
	}
}

// TestOnlyOneOfTwoCreatesArrived: the job that exists is the result of one of them, and
// the other failed.
func TestOnlyOneOfTwoCreatesArrived(t *testing.T) {
	modeltest.SkipInShort(t, "publishes four jobs without an answer")
	t.Parallel()
	for name, f := range map[string]sandbox.Faults{
		"the first":  {{Endpoint: sandbox.Create, Lost: true, Count: 1}, {Endpoint: sandbox.Create, Skip: 1, Cut: true, Count: 1}},
		"the second": {{Endpoint: sandbox.Create, Cut: true, Count: 1}, {Endpoint: sandbox.Create, Skip: 1, Lost: true, Count: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.service.SetFaults(f)
			d.publishLost("Пекар")
			d.publishLost("Пекар")
			d.Restart()
			found, missing := 0, 0
			for range 2 {
				d.Overlay().Sees(sayWasPublished())
				d.Pause()
				if d.Overlay().Has("Found: job") {
					found++
					d.Do(action.IsThisJob)
				} else {
					missing++
					d.Do(action.Back)
				}
			}
			if found != 1 || missing != 1 {
				t.Errorf("%d were found, %d not", found, missing)
			}
			if n := len(d.named("Пекар")); n != 1 {
				t.Errorf("%d jobs", n)
			}
		})
	}
}

// TestAFormWithoutAnAnswerIsNotSentAgainUnasked, although the question was put off and
// the form is still open.
func TestAFormWithoutAnAnswerIsNotSentAgainUnasked(t *testing.T) {
	t.Parallel()
	for name, more := range map[string]string{"as it was": "", "written on": " 2"} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			d.lose(1)
			d.Do(action.NewJob)
			d.Write("Пекар")
			d.Do(action.ReviewJob, action.SendJob)
			d.Overlay().Sees(sayWasPublished())
			d.Pause()
			d.Do(action.Back) // decide later
			d.Sees(sayNewJob(), "Sent once at 09:30; no answer came (ua.test.localhost closed the connection). It may be public or not.")
			d.Field(model.FieldTitle)
			d.Type(more)
			d.Do(action.ReviewJob)
			d.SeesNot("Review")
			d.Overlay().Sees(sayWasPublished(), "Found: job")
			if n := d.service.Count(sandbox.Create); n != 1 {
				t.Fatalf("it was sent %d times, without an answer from the person", n)
			}
			d.Pause()
			d.Do(action.IsThisJob)
			if n := len(d.named("Пекар")); n != 1 {
				t.Errorf("%d jobs", n)
			}
			if more != "" { // text that was written since belongs to another job, and stays
				d.Sees(sayNewJob(), "Пекар 2")
			}
		})
	}
}

func TestADraftSentWithoutAnAnswerIsOfferedWithItsQuestionOnly(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.lose(1)
	d.publishLost("Пекар")
	d.Do(action.NewJob)
	d.Overlay().Sees("A new job", "New job “Пекар”, sent without an answer", "Empty form")
	d.Do(action.Remove)
	d.Sees(sayNotNow("first answer whether it was published"))
	d.Do(action.Open)
	d.Overlay().Sees(sayWasPublished(), "Found: job")
	d.SeesNot("New job ")
	d.Pause()
	d.Do(action.IsThisJob)
	d.Sees(saySaved("Пекар"))
	d.Do(action.NewJob)
	d.SeesNot("sent without an answer")
	if n := d.service.Count(sandbox.Create); n != 1 {
		t.Errorf("it was sent %d times", n)
	}
}

func TestATokenThatExpiresBetweenReviewAndSend(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "signs in again and again")
	t.Run("with a password at hand it is renewed", func(t *testing.T) {
		d := begin(t, setup{})
		d.service.SetLimit(50)
		d.Do(action.NewJob)
		d.Write("Пекар")
		d.Do(action.ReviewJob)
		d.Sees("Review")
		modeltest.Must(t, d.service.ExpireTokens())
		d.Do(action.SendJob)
		d.Sees(saySaved("Пекар"))
		if n := d.service.Count(sandbox.Create); n != 1 {
			t.Errorf("it was sent %d times", n)
		}
	})
	t.Run("without one the form waits for the sign-in", func(t *testing.T) {
		d := begin(t, setup{noPassword: true})
		job := d.ToJob("ua-barista")
		d.Do(action.EditJob)
		d.Type("!")
		d.Field(model.FieldCurrency)
		d.Press("0")
		d.Do(action.ReviewJob)
		d.Sees("Review")
		modeltest.Must(t, d.service.ExpireTokens())
		d.Do(action.SendJob)
		d.Overlay().Sees("Sign in")
		d.Pause()
		d.Type(sandbox.Password)
		d.Do(action.Accept)
		d.Sees("Edit Бариста", "Бариста!")
		d.Sees("You are signed in. ctrl+s sends the form.")
		d.SeesNot("Nothing was sent")
		if n := d.service.Count(sandbox.Update); n != 0 {
			t.Fatalf("%d updates went out without a sign-in, or by themselves after it", n)
		}
		d.Do(action.ReviewJob, action.SendJob)
		if got := d.Record(job.ID); got.Title != job.Title+"!" {
			t.Errorf("the service holds %q", got.Title)
		}
	})
	t.Run("at the send itself nothing is sent twice", func(t *testing.T) {
		d := begin(t, setup{})
		d.service.SetLimit(50)
		d.Do(action.NewJob)
		d.Write("Пекар")
		d.Do(action.ReviewJob)
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, ExpireNow: true, Count: 1}})
		d.Do(action.SendJob)
		d.Sees(sayNewJob(), "send it again", "Пекар")
		d.SeesNot(sayWasPublished()) // the outcome is known: it was not
		if n := d.service.Count(sandbox.Create); n != 1 || len(d.named("Пекар")) != 0 {
			t.Fatalf("%d creates, %d jobs", n, len(d.named("Пекар")))
		}
		d.Do(action.ReviewJob, action.SendJob)
		d.Sees(saySaved("Пекар"))
	})
}

// theirs is a description that somebody else wrote meanwhile.
const theirs = "<p>Варити каву й чай.</p>"

func TestBothValuesOfAConflictAreShownAndThePersonPicks(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.Job("ua-barista")
	text := "<p>Варити каву.</p>" + strings.Repeat("<p>Решта опису, в якій нічого не змінено.</p>", 4)
	d.change(job.ID, func(r *sandbox.Record) { r.Description = text })
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Field(model.FieldDescription)
	d.Press("ctrl+end")
	d.Type(" Приходьте!")
	d.Do(action.ReviewJob)
	d.Sees("Review: changes to Бариста", "+ Решта опису, в якій нічого не змінено. Приходьте!")
	d.change(job.ID, func(r *sandbox.Record) {
		r.Title, r.Description = "Їхня назва", strings.Replace(text, "<p>Варити каву.</p>", theirs, 1)
	})
	d.Do(action.SendJob)
	d.Sees("Changed since you opened it: Бариста", "Another window or someone else changed this job while the form was open. Nothing was sent.",
		"● mine Бариста!", "○ theirs Їхня назва", "mine   the lines with +", "theirs the lines with −",
		"− Варити каву й чай.", "+ Варити каву.", "+ Решта опису, в якій нічого не змінено. Приходьте!")
	d.Do(action.KeepMine, action.TakeTheirs)
	d.Sees("● mine Бариста!", "○ mine   the lines with +", "● theirs the lines with −")
	d.Do(action.ReviewJob)
	d.Sees("Review: changes to Їхня назва", "− Їхня назва", "+ Бариста!", "Description not changed")

	// The person reads the review, and the other writer goes on.
	d.change(job.ID, func(r *sandbox.Record) { r.Title = "Ще інша назва" })
	d.Do(action.SendJob)
	d.Sees(sayConflict(), "● mine Бариста!", "○ theirs Ще інша назва")
	d.SeesNot("Варити каву")
	if n := d.service.Count(sandbox.Update); n != 0 {
		t.Fatalf("%d updates were sent over another's", n)
	}
	d.Do(action.Back)
	d.Sees("Edit ", "Бариста!")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayConflict()) // closing the question decides nothing
	d.Do(action.KeepMine, action.ReviewJob, action.SendJob)
	d.Sees(sayIsSaved())
	got := d.Record(job.ID)
	if got.Title != "Бариста!" || !strings.HasPrefix(got.Description, theirs) || strings.Contains(got.Description, "Приходьте") || d.service.Count(sandbox.Update) != 1 {
		t.Errorf("the service holds %q, %q after %d updates", got.Title, got.Description, d.service.Count(sandbox.Update))
	}
}

// TestAChosenCurrencyIsSent, although all other fields are theirs: the service sends no
// currency that could replace it.
func TestAChosenCurrencyIsSent(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Field(model.FieldCurrency)
	d.Press("2")
	d.Do(action.ReviewJob)
	d.change(job.ID, func(r *sandbox.Record) { r.Title = "Їхня назва" })
	d.Do(action.SendJob, action.TakeTheirs, action.ReviewJob)
	d.Sees("Review: changes to Їхня назва", "Euro (EUR)")
	d.SeesNot("Nothing was changed")
	d.Do(action.SendJob)
	if got := d.Record(job.ID); got.Currency != 2 || got.Title != "Їхня назва" {
		t.Errorf("the service holds currency %d and %q", got.Currency, got.Title)
	}
}

// otherWindow is a window that sends currencies of a job, and changes nothing else of it.
type otherWindow struct {
	*day
	account *account.Account
	job     model.Job
	sent    *model.Currency // the last one
}

func (d *day) otherWindow(key string) *otherWindow {
	d.Helper()
	w := &otherWindow{day: d, account: d.Elsewhere()}
	var err error
	if w.job, err = w.account.Job(d.Context(), d.Job(key).ID); err != nil {
		d.Fatal(err)
	}
	return w
}

func (w *otherWindow) sends(currency model.Currency) {
	w.Helper()
	if _, err := w.account.Update(w.Context(), w.job, w.sent, model.DraftOf(w.job, &currency)); err != nil {
		w.Fatal(err)
	}
	w.sent = &currency
}

// TestACurrencyThatAnotherWindowSentIsKept where the person did not choose one in this form.
func TestACurrencyThatAnotherWindowSentIsKept(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.otherWindow("ua-barista")
	other.sends(1)
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Do(action.ReviewJob)
	d.Sees("US dollar (USD)")
	other.sends(2)
	d.Do(action.SendJob)
	d.Sees("Another window or someone else changed this job", "Nothing was sent", "○ before US dollar (USD)", "● theirs Euro (EUR)")
	d.Do(action.ReviewJob)
	d.Sees("Review: changes to Бариста", "Currency       Euro (EUR)")
	d.SeesNot("US dollar")
	d.Do(action.Back, action.UndoTyping, action.ReviewJob, action.SendJob)
	d.Sees("Nothing was sent", "● theirs Euro (EUR)") // undo reopens the question
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayIsSaved())
	if got := d.Record(other.job.ID); got.Currency != 2 || got.Title != other.job.Title+"!" {
		t.Errorf("the service holds currency %d and %q", got.Currency, got.Title)
	}
}

// TestADraftKnowsTheCurrencyThatItBeganWith, so that one that was sent since is a question.
func TestADraftKnowsTheCurrencyThatItBeganWith(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.otherWindow("ua-barista")
	other.sends(1)
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Do(action.Back)
	d.Sees("The draft is saved.")
	other.sends(2)
	d.Do(action.EditJob)
	d.Sees(sayIsDraft())
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("Nothing was sent", "○ before US dollar (USD)", "● theirs Euro (EUR)")
	if got := d.Record(other.job.ID); got.Currency != 2 {
		t.Errorf("the service holds currency %d", got.Currency)
	}
}

// TestAFormLearnsTheCurrencyThatAnotherWindowSends where it was unknown.
func TestAFormLearnsTheCurrencyThatAnotherWindowSends(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.otherWindow("ua-barista")
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type("!")
	d.Do(action.ReviewJob)
	d.Sees("Fix 1 thing", "‹ choose ›")
	other.sends(2)
	d.hear(account.Event{Jobs: true})
	d.Sees("‹ 2 · EUR ›")
	d.SeesNot("Fix 1 thing", "the board does")
	d.Do(action.ReviewJob)
	d.Sees("Currency       Euro (EUR)")
	d.Do(action.SendJob)
	d.Sees(sayIsSaved())
	if got := d.Record(other.job.ID); got.Currency != 2 || got.Title != other.job.Title+"!" {
		t.Errorf("the service holds currency %d and %q", got.Currency, got.Title)
	}
}

// TestAChosenCurrencyIsAQuestionWhereItWasUnknown and another window has sent another one.
func TestAChosenCurrencyIsAQuestionWhereItWasUnknown(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.otherWindow("ua-barista")
	d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldCurrency)
	d.Press("1")
	other.sends(2)
	d.hear(account.Event{Jobs: true})
	d.Sees("‹ 1 · USD ›", "EUR was sent from here")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("Nothing was sent", "● mine   US dollar (USD)", "○ theirs Euro (EUR)")
	d.Do(action.ReviewJob, action.SendJob)
	if got := d.Record(other.job.ID); got.Currency != 1 {
		t.Errorf("the service holds currency %d", got.Currency)
	}
}

func TestALimitKeepsTheDraftAndShowsAWay(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Status: 400, Code: "JobsOverLimit", Count: 1}})
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayNewJob(), "The account's limit of active jobs is reached. Stop another job first; the draft is saved.", "Пекар")
	d.SeesNot("✗", sayWasPublished())
	d.Do(action.Back)
	if draft, kept := d.drafted(0); !kept || draft.Draft.Title != "Пекар" {
		t.Errorf("kept %v: %+v", kept, draft)
	}
}

func TestASubscriptionThatIsBeingApprovedIsNobodysMistake(t *testing.T) {
	t.Parallel()
	for name, begun := range map[string]func(*day){
		"a new job": func(d *day) { d.Do(action.NewJob); d.Write("Пекар") },
		"changes": func(d *day) {
			d.ToJob("ua-barista")
			d.Do(action.EditJob)
			d.Type("!")
			d.Field(model.FieldCurrency)
			d.Press("0")
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := begin(t, setup{})
			d.service.SetLimit(50)
			begun(d)
			d.service.SetSubscriptionPending(true)
			d.Do(action.ReviewJob, action.SendJob)
			d.Sees("Nothing can be published yet: the account's subscription is not approved. The draft is saved; try again later.")
			d.SeesNot("✗", sayWasPublished(), "Review")
			d.Do(action.QuitAnyway)
			d.Restart()
			d.Overlay().Sees(sayDrafts())
			d.service.SetSubscriptionPending(false)
			d.Pause()
			d.Do(action.Open, action.ReviewJob, action.SendJob)
			d.Sees(sayIsSaved())
		})
	}
}

// TestARejectionNamesNoField: the service's words are above the form, and go when it is
// sent again (CONTRACT 14).
func TestARejectionNamesNoField(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Status: 400, Code: "ValidationFailed", Message: "Region is \x1b[31munknown.", Count: 1}})
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayNewJob(), "ValidationFailed", "Region is unknown", "Пекар", "Львів")
	d.SeesNot("✗")
	d.Do(action.ReviewJob)
	d.SeesNot("ValidationFailed")
	d.Do(action.SendJob)
	d.Sees(saySaved("Пекар"))
}

func TestALowerSalaryOfZeroIsSentBackAndARateAskedFor(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.Job("ua-warehouse")
	zero, to := model.Decimal("0"), model.Decimal("1000")
	d.change(job.ID, func(r *sandbox.Record) { r.SalaryFrom, r.SalaryTo, r.Rate = &zero, &to, nil })
	d.Do(action.Refresh)
	d.ToJob("ua-warehouse")
	d.Do(action.EditJob)
	if row := d.fieldRow(model.FieldSalaryFrom); !strings.Contains(row, " 0 ") || !strings.Contains(row, "= 0") {
		t.Errorf("the lower salary is %q", row)
	}
	d.Type("!")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob)
	d.Sees("Fix 1 thing before sending:", "Choose what the salary is paid for")
	if !strings.HasPrefix(d.pointer(), "Pay period") {
		t.Errorf("the form points at %q", d.pointer())
	}
	d.Press("1")
	d.Do(action.ReviewJob, action.SendJob)
	got := d.Record(job.ID)
	if got.SalaryFrom == nil || *got.SalaryFrom != "0" || *got.SalaryTo != "1000" || *got.Rate != 1 || got.Title != job.Title+"!" {
		t.Errorf("the service holds %v–%v", got.SalaryFrom, got.SalaryTo)
	}
	d.Overlay().SeesNot("Salary") // the service sends 0 as null: nothing has changed
}

func TestAnOldJobThatBreaksARuleIsWholeAndCanBeStopped(t *testing.T) {
	t.Parallel()
	const long = "Тридцять літер у назві роботи!"
	if model.Units(long) != 30 {
		t.Fatalf("%d", model.Units(long))
	}
	d := begin(t, setup{width: 160})
	job := d.Job("ua-barista")
	d.change(job.ID, func(r *sandbox.Record) { r.Title = long })
	d.Do(action.Refresh)
	d.ToJob("ua-barista")
	d.Pane(env.DetailPane).Sees(long)
	d.Do(action.EditJob)
	d.Sees("Edit "+long, "30/20")
	d.SeesNot("✗")
	d.Do(action.Back)
	if _, kept := d.drafted(job.ID); kept {
		t.Error("a form that was only looked at has left a draft")
	}
	d.Do(action.StopJob)
	d.Sees(sayIsStopped())
	if got := d.Record(job.ID); got.Status != model.Stopped || got.Title != long || d.service.Count(sandbox.Update) != 0 {
		t.Errorf("the service holds %q, %s", got.Title, got.Status)
	}
	d.Do(action.EditJob)
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob)
	d.Sees("The title has 30 characters; at most 20 are allowed. Shorten it by 10.")
	if n := d.service.Count(sandbox.Update); n != 0 {
		t.Errorf("%d updates", n)
	}
}

// TestABrokenConnectionDoesNotLoseAJob is a manager over a bad connection: a job is
// written, cut off, started again, continued, and published once.
func TestABrokenConnectionDoesNotLoseAJob(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.away()
	d.Do(action.ReviewJob)
	d.Sees("Review", "it will be public immediately")
	d.Do(action.SendJob)
	d.Overlay().Sees(sayWasPublished(), "Could not check.")
	d.Pause()
	d.Press("y", "w", "x") // there is no answer yet
	d.Overlay().Sees(sayWasPublished())
	d.Do(action.Back, action.QuitAnyway)
	d.Restart()
	d.Overlay().Sees(sayWasPublished(), "Could not check.")
	d.Pause()
	d.service.SetFaults(nil)
	d.Do(action.Refresh)
	d.Overlay().Sees("Your jobs do not include it.")
	d.Do(action.WasNotPublished)
	d.Sees(sayNewJob(), sayIsDraft(), "Пекар", "Львів", "115 characters ✓")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(saySaved("Пекар"))
	if made := d.named("Пекар"); len(made) != 1 {
		t.Errorf("there are %d of it", len(made))
	}
}

// TestNoKeysSendMoreThanWasConfirmed presses random keys over a service whose answers
// go missing. A create or an update is sent only for a y in a review, at most one for
// each. No create breaks a rule of the service, and each job that was made was confirmed.
func TestNoKeysSendMoreThanWasConfirmed(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "presses thousands of random keys")
	t.Parallel()
	published := 0
	for seed := range uint64(4) {
		random := rand.New(rand.NewPCG(seed, 11))
		d := begin(t, setup{width: 90, height: 30})
		d.Unwatched = true // other tests check the frames
		d.service.SetLimit(50)
		before := len(d.Jobs())
		reviewed := func() bool { return d.BoxTitle() == "" && strings.HasPrefix(d.heading(), " Review: ") }
		confirmed := 0
		press := func(k string) {
			if k == "y" && reviewed() {
				confirmed++
				d.service.SetFaults([]sandbox.Faults{
					nil, nil, {{Endpoint: sandbox.Create, Lost: true}}, {{Endpoint: sandbox.Create, Cut: true}},
					{{Endpoint: sandbox.Create, Status: 502, Done: random.IntN(2) == 0}}, {{Endpoint: sandbox.AllJobs, Status: 500}},
				}[random.IntN(6)])
			}
			d.Press(k)
		}
		keys := []string{
			"N", "C", "e", "ctrl+s", "ctrl+s", "ctrl+s", "y", "y", "y", "y", "enter", "w", "x", "r", "esc", "tab", "shift+tab", "0", "2", "space",
			"backspace", "ctrl+z", "ctrl+y", "ctrl+t", "n", "m", "t", "ctrl+x", "z", "j", "k", "ж", "ctrl+g", "D", "q", "?",
		}
		for range 80 {
			if d.Left() {
				d.Restart()
			}
			writing := d.inForm()
			switch n := random.IntN(12); {
			case n < 3 && writing:
				d.Field(model.FieldTitle)
				d.Press("end", "ctrl+u")
				d.Write("Пекар")
				press("ctrl+s")
			case n < 6 && reviewed():
				press("y")
			case n < 4 && d.BoxTitle() != "":
				d.Pause()
				press([]string{"y", "y", "w", "x", "r", "esc", "n"}[random.IntN(7)])
			case n < 3 && d.Front() != theForm:
				press([]string{"N", "C", "e"}[random.IntN(3)])
			case n == 7 && random.IntN(4) == 0:
				d.Restart()
			case n == 8:
				d.service.SetFaults(nil)
				d.Advance(time.Minute)
			default:
				press(keys[random.IntN(len(keys))])
			}
			if sent := d.service.Count(sandbox.Create) + d.service.Count(sandbox.Update); sent > confirmed {
				t.Fatalf("seed %d: %d were sent, %d were confirmed%s", seed, sent, confirmed, d.Picture())
			}
		}
		for _, r := range d.service.Requests() {
			if r.Status == 400 {
				t.Errorf("seed %d: the service refused %s %s", seed, r.Method, r.Path)
			}
		}
		if made := len(d.Jobs()) - before; made > d.service.Count(sandbox.Create) {
			t.Errorf("seed %d: %d jobs of %d creates", seed, made, d.service.Count(sandbox.Create))
		}
		published += d.service.Count(sandbox.Create)
	}
	if published == 0 {
		t.Error("nothing was ever published: these keys try nothing")
	}
}
