package ui_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
)

// stored returns the draft of a job in the store, for a window that would continue it.
// The job 0 is a new one.
func (d *day) stored(jobID int64) model.Draft {
	d.Helper()
	drafts, err := d.account.WaitingDrafts(d.Context())
	modeltest.Must(d, err)
	for _, draft := range drafts {
		if draft.JobID == jobID {
			return draft.Draft
		}
	}
	return model.Draft{}
}

func TestTypingOnWithoutAPauseIsSavedAllTheSame(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	var typed []string // the text of the form, by tenths of a second
	title := ""
	for i := range 60 {
		r := string(rune('а' + i%30))
		d.Press(r)
		title += r
		typed = append(typed, title)
		d.Advance(100 * time.Millisecond)
		if i < 10 {
			continue
		}
		if got := d.stored(0).Title; len(got) < len(typed[i-10]) || !strings.HasPrefix(title, got) {
			t.Fatalf("a second after %q was typed, %q is kept", typed[i-10], got)
		}
	}
}

// TestAKilledFormLosesASecondAtMost types like a person, now fast, now slowly, here and
// there, and is killed. The draft holds the text of some moment of the last second.
func TestAKilledFormLosesASecondAtMost(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "types into eight forms that are killed")
	t.Parallel()
	type moment struct {
		title, text string
		until       time.Time // when the text was last there
	}
	for seed := range uint64(8) {
		random := rand.New(rand.NewPCG(seed, 4))
		d := begin(t, setup{width: 80, height: 24})
		d.Unwatched = true // other tests check the frames
		d.Do(action.NewJob)
		var now moment
		var stood []moment
		in := &now.title
		for range 20 + random.IntN(40) {
			was := now
			switch n := random.IntN(20); {
			case n == 0 && in == &now.title:
				d.Field(model.FieldDescription)
				in = &now.text
			case n == 0:
				d.Field(model.FieldTitle)
				in = &now.title
			case n == 1 && in == &now.text:
				d.Paste("Вставлене.\n\n- раз\n- два\n")
				*in += "Вставлене.\n\n- раз\n- два\n"
			case n < 5 && *in != "":
				d.Press("backspace")
				_, size := utf8.DecodeLastRuneInString(*in)
				*in = (*in)[:len(*in)-size]
			default:
				r := string(rune('а' + random.IntN(32)))
				d.Press(r)
				*in += r
			}
			was.until = d.Clock.Now()
			stood = append(stood, was)
			d.Advance(time.Duration(random.IntN(1+100*random.IntN(9))) * time.Millisecond)
		}
		killed := d.Clock.Now()
		now.until = killed.Add(time.Hour)
		stood = append(stood, now)
		d.Restart()
		draft, _ := d.drafted(0)
		if !slices.ContainsFunc(stood, func(m moment) bool {
			return m.until.After(killed.Add(-time.Second)) && m.title == draft.Draft.Title && m.text == draft.Markdown
		}) {
			t.Errorf("seed %d: %q, %q is kept; it was killed over %q, %q", seed, draft.Draft.Title, draft.Markdown, now.title, now.text)
		}
	}
}

func TestATemplateIsACopyThatNewJobsBeginWith(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.Do(action.NewJob)
	d.Write("Пекар")
	d.Field(model.FieldTitle)
	d.Do(action.KeepTemplate)
	d.Overlay().Sees("A name for the template", "Пекар", "It stays on this computer.")
	d.Type("Випічка")
	d.Do(action.Accept)
	d.Sees("Saved as the template “Випічка”. N offers it for a new job.")
	d.Type(" 2") // the form changes, the template does not
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("“Пекар 2” is saved")

	for range 2 { // the template is offered again
		d.Do(action.NewJob)
		d.Overlay().Sees("A new job", "Template “Випічка”", "Empty form")
		d.SeesNot("New job “")
		d.Do(action.Open)
		d.Sees(sayNewJob(), "Пекар", "Львів", "0 · UAH", "115 characters ✓")
		d.SeesNot("Пекар 2", sayIsDraft())
		d.Field(model.FieldTitle)
		d.Type(" змінений")
		d.Field(model.FieldDescription)
		d.Paste("Змінено.")
		d.Do(action.DiscardDraft, action.Yes)
	}
	d.Restart()
	d.Overlay().SeesNot("Випічка") // it does not wait to be sent
	d.Do(action.NewJob, action.Open, action.ReviewJob, action.SendJob)
	d.Sees(saySaved("Пекар"))

	d.Do(action.NewJob, action.Remove)
	d.Overlay().Sees("Discard it?", "Template “Випічка”", "It will no longer be offered. Existing jobs are not affected.")
	d.Press("enter")
	d.Overlay().Sees("A new job", "Template “Випічка”")
	d.Do(action.Remove, action.Yes)
	d.Sees("Discarded: Template “Випічка”.")
	d.Overlay().SeesNot("A new job")
	d.Do(action.NewJob)
	d.Sees("what the job is")
	if n := len(d.named("Пекар")) + len(d.named("Пекар 2")); n != 2 {
		t.Errorf("%d jobs", n)
	}
}

func TestATemplateOfAJobKeepsItsHTMLAndIsOfNoJob(t *testing.T) {
	t.Parallel()
	source := "<table><tr><td>\u200bа</td></tr></table>" + strings.Repeat("<p>Ще один абзац тексту.</p>", 5)
	d := begin(t, setup{})
	job := d.editHTML(source)
	d.Do(action.KeepTemplate, action.Accept, action.Back)
	if _, kept := d.drafted(job.ID); kept {
		t.Error("to keep a template has changed the form")
	}
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Description, r.Title = "Інше", "Інша" }))
	d.Do(action.NewJob)
	d.Overlay().Sees("Template “Бариста”")
	d.Do(action.Open)
	d.Sees(sayNewJob(), "Бариста", "<table>")
	d.Type("!")
	d.Do(action.Back)
	if got := d.stored(0); got.Description != source {
		t.Errorf("the copy is %q", got.Description)
	}
}

// leave leaves changes of a job behind, like a killed program.
func (d *day) leave(typed string) sandbox.Record {
	d.Helper()
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Type(typed)
	d.Pause()
	return job
}

func TestTheNextStartOffersToGoOn(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.leave(" 2")
	d.Restart()
	d.Overlay().Sees(sayDrafts(), "You wrote these earlier:", "Changes to “Бариста”", "09:30")
	d.Sees("enter continue", "c compare", "esc q later", "D discard")
	d.Pause()
	d.Do(action.Open)
	d.Sees("Edit Бариста", "Бариста 2", "This is your draft from 09:30")
	d.SeesNot("was changed at the service")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayIsSaved())
	if got := d.Record(job.ID); got.Title != "Бариста 2" {
		t.Errorf("the service holds %q", got.Title)
	}
	d.Restart()
	d.SeesNot(sayDrafts())
}

func TestTheNextStartComparesADraftWithWhatTheServiceHas(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.leave(" 2")
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Region, r.Title = "Чорноморськ", "Їхня" }))
	d.Restart()
	d.Pause()
	d.Do(action.CompareDraft)
	d.Sees("Compared: Бариста", "The job was changed at the service after this draft was begun.",
		"− is at the service, + is in the form. Nothing is sent.",
		"− Їхня", "+ Бариста 2", "− Чорноморськ", "+ Одеса", "Description not changed")
	d.Sees("enter ctrl+g continue", "esc q back to the drafts")
	d.Do(action.Close) // it goes back to the previous screen, and loses nothing
	d.Overlay().Sees(sayDrafts(), "Changes to “Бариста”")
	d.Do(action.CompareDraft)
	d.Sees("Compared: Бариста", "− Їхня", "+ Бариста 2")
	d.Do(action.GoOnWriting)
	d.Sees("Edit Бариста", "Бариста 2")
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayConflict(), "● mine Бариста 2", "○ theirs Їхня", "● theirs Чорноморськ")
	d.Do(action.KeepMine, action.TakeTheirs, action.ReviewJob, action.SendJob)
	if got := d.Record(job.ID); got.Title != "Бариста 2" || got.Region != "Чорноморськ" {
		t.Errorf("the service holds %q, %q", got.Title, got.Region)
	}
}

func TestADraftIsGoneOnWithThoughTheServiceCannotBeAsked(t *testing.T) {
	t.Parallel()
	for _, fault := range []sandbox.Fault{{Cut: true}, {Status: 500}} {
		d := begin(t, setup{})
		job := d.leave(" 2")
		d.service.SetFaults(sandbox.Faults{fault})
		d.Restart()
		d.Pause()
		d.Do(action.CompareDraft)
		d.Sees("The job could not be fetched. This is the job from when the draft was begun.", "− Бариста", "+ Бариста 2")
		d.Do(action.GoOnWriting)
		d.Type(" 3")
		d.Field(model.FieldCurrency)
		d.Press("0")
		d.Do(action.ReviewJob, action.SendJob)
		d.Sees("Edit Бариста", "Бариста 2 3")
		d.service.SetFaults(nil)
		d.Do(action.ReviewJob, action.SendJob)
		d.Sees(sayIsSaved())
		if got := d.Record(job.ID); got.Title != "Бариста 2 3" || d.service.Count(sandbox.Update) != 1 {
			t.Errorf("the service holds %q", got.Title)
		}
	}
}

// TestAComparisonShowsTheJobAsItIsNow, though it was changed after the form was opened.
func TestAComparisonShowsTheJobAsItIsNow(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.change(job.ID, func(r *sandbox.Record) { r.Title = "Їхня" })
	d.Do(action.CompareJob)
	d.Sees("Compared: Бариста", "The job was changed at the service", "− Їхня", "+ Бариста")
	d.Do(action.Back)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.GetJob, Status: 500}})
	d.Do(action.CompareJob)
	d.Sees("Compared: Бариста", "The job could not be fetched.")
	d.SeesNot("− Їхня")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.GetJob, Hang: true}})
	d.Do(action.Back)
	d.Tap(action.CompareJob)
	d.Sees("Compared: Бариста", "Fetching the job from the service.")
	d.SeesNot("is at the service")
	d.service.SetFaults(nil)
	d.Do(action.Back)
	d.Sees("Edit Бариста")
}

func TestTheNextStartDiscardsAfterAskingOrLeavesItForLater(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.leave(" 2")
	d.Do(action.Back, action.NewJob)
	d.Type("Пекар")
	d.Do(action.Back)
	d.Restart()
	d.Overlay().Sees(sayNewJobCalled("Пекар"), "Changes to “Бариста”")
	d.Pause()
	d.Do(action.CompareDraft) // a new job has nothing to compare with
	d.Sees(sayNotNow("the service does not have a new job yet"))
	d.Do(action.Remove)
	d.Overlay().Sees("Discard it?", sayNewJobCalled("Пекар"), "Everything you typed will be lost. Nothing changes on the board.")
	d.Do(action.No, action.Remove, action.Yes)
	d.Sees("Discarded: New job “Пекар”.")
	d.Overlay().Sees("Changes to “Бариста”")
	d.Overlay().SeesNot("Пекар")
	d.Do(action.Close)
	d.SeesNot(sayDrafts())
	d.Restart()
	d.Overlay().Sees("Changes to “Бариста”")
	d.Pause()
	d.Do(action.Remove, action.Yes)
	d.SeesNot(sayDrafts())
	if _, kept := d.drafted(job.ID); kept {
		t.Error("the draft is kept")
	}
	if d.service.Count(sandbox.Update)+d.service.Count(sandbox.Create) != 0 {
		t.Error("something was sent")
	}
}

func TestTwoCopiesOnOneJobNoticeEachOther(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.Elsewhere()
	job := d.ToJob("ua-barista")
	if open, err := other.OpenElsewhere(t.Context(), job.ID); err != nil || open {
		t.Fatal(open, err)
	}
	d.Do(action.EditJob)
	d.SeesNot("another copy")
	if open, err := other.OpenElsewhere(t.Context(), job.ID); err != nil || !open {
		t.Errorf("the other copy does not notice the form: %v", err)
	}
	modeltest.Must(t, other.HoldDraft(t.Context(), 7, job.ID))
	d.Until("the other copy is noticed", func() bool { return d.Screen().Has("also open in another window") })
	d.Settle()
	d.Sees("“Бариста” is open in another window, too. The last to send is asked about the other's changes.")
	d.Type("!")
	d.Pause()
	d.Sees("also open in another window")
	modeltest.Must(t, other.ReleaseDraft(t.Context(), 7))
	d.Until("the other copy lets go", func() bool { return !d.Screen().Has("also open in another window") })
	d.Settle()
	d.Sees("draft saved")
	d.Do(action.Back)
	if open, err := other.OpenElsewhere(t.Context(), job.ID); err != nil || open {
		t.Errorf("the form is closed, and the other copy takes it to be open: %v", err)
	}
}

func TestAFormOpenElsewhereIsReportedAtOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.Elsewhere()
	job := d.ToJob("ua-barista")
	modeltest.Must(t, other.HoldDraft(t.Context(), 7, job.ID))
	d.Do(action.EditJob)
	d.Sees("also open in another window")
	d.Do(action.Back)
	d.ToJob("ua-backend")
	d.Do(action.EditJob)
	d.SeesNot("another copy")
}

// TestTheLastSenderIsAskedAboutTheOtherCopysChanges.
func TestTheLastSenderIsAskedAboutTheOtherCopysChanges(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.Elsewhere()
	job := d.leave(" 2")
	base, err := other.Job(t.Context(), job.ID)
	modeltest.Must(t, err)
	currency := model.Currency(0)
	theirs := model.DraftOf(base, &currency)
	theirs.Title = "Бариста вечір"
	if _, err := other.Update(t.Context(), base, nil, theirs); err != nil {
		t.Fatal(err)
	}
	d.Field(model.FieldCurrency)
	d.Press("0")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees(sayConflict(), "● mine Бариста 2", "○ theirs Бариста вечір")
	if got := d.Record(job.ID); got.Title != "Бариста вечір" {
		t.Errorf("the service holds %q", got.Title)
	}
}

func TestADraftThatIsOpenElsewhereIsNotOfferedHere(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Пекар")
	d.Do(action.Back)
	d.Do(action.NewJob)
	d.Overlay().Sees(sayNewJobCalled("Пекар"))
	draft, _ := d.drafted(0)
	if _, err := d.Elsewhere().TakeDraft(t.Context(), draft.ID, false); err != nil {
		t.Fatal(err)
	}
	d.Do(action.Open) // the list is older than the change
	d.Sees("The draft is gone, or open in another window.")
	d.Do(action.NewJob)
	d.Overlay().Sees(sayNewJobCalled("Пекар"), "open in another window", "Empty form")
	d.Do(action.NewJob)
	d.Sees("what the job is")
}

func TestADraftThatAnotherCopyHasOpenCanBeTakenOver(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Type("Пекар")
	d.Pause()
	d.Do(action.Back)
	draft, _ := d.drafted(0)
	other := d.Elsewhere()
	taken, err := other.TakeDraft(t.Context(), draft.ID, false)
	modeltest.Must(t, err)
	d.Do(action.NewJob)
	d.Overlay().Sees("open in another window")
	d.Do(action.Open)
	d.Overlay().Sees("Take it over?", "perhaps over a lost connection")
	d.Do(action.No)
	d.SeesNot("Edit", sayIsDraft())
	d.Do(action.Open, action.Yes)
	d.Sees(sayIsDraft(), "Пекар")
	d.Type(" 2")
	d.Pause()
	if err := other.SaveDraft(t.Context(), taken); !errors.Is(err, account.ErrTaken) {
		t.Errorf("the other copy still writes it: %v", err)
	}
	if got := d.stored(0); got.Title != "Пекар 2" {
		t.Errorf("kept is %q", got.Title)
	}
}
