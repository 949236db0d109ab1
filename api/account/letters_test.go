package account

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/mail"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// letterSettings returns settings whose drafts go to a folder of the test.
func letterSettings(dir string) *answers.Settings {
	return &answers.Settings{
		Way: answers.EML, Folder: filepath.Join(dir, "letters"), From: mail.Address{Name: "Olena Bondar", Mail: "hr@example.com"},
		Sender: "Olena Bondar", Company: "Acme", Zone: time.UTC, Sunday: true, Verdicts: true,
	}
}

// applicant returns an application with a name and an address.
func applicant(id, job int64, name, address string) model.Candidate {
	return model.Candidate{ID: id, JobID: job, Status: model.Received, Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Email: address, Opened: true}}}
}

// writing returns an account with applicants and the settings of letters.
func writing(t testing.TB, people ...model.Candidate) *desk {
	t.Helper()
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.opts.Answers, d.opts.Scratch = letterSettings(d.dir), filepath.Join(d.dir, "editing")
	jobs := []model.Job{{ID: 5, Title: "Barista", Status: model.Activated}, {ID: 6, Title: "Baker", Status: model.Activated}}
	if err := d.store.EndJobs(t.Context(), &store.JobsRead{}, jobs, []int64{}, time.Now()); err != nil {
		t.Fatal(err)
	}
	for _, job := range jobs {
		of := slices.DeleteFunc(slices.Clone(people), func(c model.Candidate) bool { return c.JobID != job.ID })
		if err := d.store.PutCandidates(t.Context(), job.ID, of, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// plans plans letters to applications that may leave at once.
func (d *desk) plans(name answers.Name, applies ...int64) ([]Letter, map[int64]answers.Refusal) {
	d.t.Helper()
	letters, refused, err := d.PlanLetters(d.t.Context(), LetterPlan{Letter: name, Applies: applies, Lang: "en", Reviewed: true}, false)
	if err != nil {
		d.t.Fatal(err)
	}
	why := map[int64]answers.Refusal{}
	for _, r := range refused {
		why[r.ApplyID] = r.Reason
	}
	return letters, why
}

// hands hands over what is due.
func (d *desk) hands() SentLetters {
	d.t.Helper()
	out, err := d.SendLetters(d.t.Context(), false)
	if err != nil {
		d.t.Fatal(err)
	}
	return out
}

// states returns the states of all letters.
func (d *desk) states() (out []answers.State) {
	d.t.Helper()
	letters, err := d.Letters(d.t.Context(), store.LetterFilter{})
	if err != nil {
		d.t.Fatal(err)
	}
	for _, l := range letters {
		out = append(out, l.State)
	}
	return out
}

func (d *desk) expectStates(want ...answers.State) {
	d.t.Helper()
	if diff := cmp.Diff(want, d.states()); diff != "" {
		d.t.Fatalf("states -want +got:\n%s", diff)
	}
}

// mails returns the mails in the folder of drafts.
func (d *desk) mails() (out [][]byte) {
	d.t.Helper()
	paths, err := filepath.Glob(filepath.Join(d.opts.Answers.Folder, "*.eml"))
	if err != nil {
		d.t.Fatal(err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			d.t.Fatal(err)
		}
		out = append(out, data)
	}
	return out
}

// TestWhoCannotBeWrittenToIsNamedWithTheReason, and is called instead where the address is the reason.
func TestWhoCannotBeWrittenToIsNamedWithTheReason(t *testing.T) {
	masked := applicant(2, 5, "Maeve Quay", "ma***@example.org")
	deleted, suggested, invited := applicant(3, 5, "A", "a@example.org"), applicant(4, 5, "B", "b@example.org"), applicant(7, 5, "C", "c@example.org")
	deleted.Status, suggested.Suggested, invited.Status = model.CandidateDeleted, true, model.Invited
	closed := applicant(8, 5, "D", "d@example.org")
	closed.Applicant.Contacts.Opened = false
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), masked, deleted, suggested, invited, closed,
		applicant(9, 5, "E", ""), applicant(10, 5, "F", "f@@example.org"), applicant(11, 5, "G", "HR@example.com"), applicant(12, 5, "H", "іван@example.org"),
		applicant(13, 5, "Ann One", "none@board.example"), applicant(14, 5, "Bob Two", "none@board.example"), applicant(15, 6, "Cyd Three", "None@board.example"),
		applicant(16, 5, "I", "i@nowhere.example"))
	d.opts.Answers.Placeholder = "i@nowhere.example"
	letters, why := d.plans(answers.No, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 16, 99)
	if len(letters) != 2 || letters[0].Address != "olena@example.org" || letters[1].Address != "d@example.org" {
		t.Errorf("letters: %+v", letters)
	}
	want := map[int64]answers.Refusal{
		2: answers.RefusedMasked, 3: answers.RefusedDeleted, 4: answers.RefusedSuggested, 7: answers.RefusedStatus, 9: answers.RefusedNone,
		10: answers.RefusedInvalid, 11: answers.RefusedOwn, 12: answers.RefusedInvalid, 13: answers.RefusedShared, 16: answers.RefusedShared, 99: answers.RefusedUnknown,
	}
	if diff := cmp.Diff(want, why); diff != "" {
		t.Errorf("refused -want +got:\n%s", diff)
	}
	_, refused, err := d.PlanLetters(t.Context(), LetterPlan{Letter: answers.No, Applies: []int64{1, 2, 9, 10, 12, 99}}, true)
	if err != nil {
		t.Fatal(err)
	}
	sentences := []string{
		"2 get no letter: the e-mail address cannot be used (F, …).", "1 gets no letter: the application is not known here (99).", "1 gets no letter: the e-mail address is masked (Maeve Quay).",
		"1 gets no letter: there is no e-mail address (E).", "1 gets no letter: this letter about this job was already planned or sent (Olena Koval).",
	}
	if diff := cmp.Diff(sentences, SayRefused(refused, 1)); diff != "" {
		t.Errorf("sentences -want +got:\n%s", diff)
	}
	calls, err := d.Calls(t.Context(), 5)
	if err != nil {
		t.Fatal(err)
	}
	var called []int64
	for _, c := range calls {
		called = append(called, c.ApplyID)
	}
	if diff := cmp.Diff([]int64{2, 9, 10, 12, 13, 16}, called); diff != "" {
		t.Errorf("calls -want +got:\n%s", diff)
	}
	d.opts.Answers.OnlyOpened = true
	if _, why := d.plans(answers.Filled, 8); why[8] != answers.RefusedUnopened {
		t.Errorf("a contact that was not opened: %v", why)
	}
}

// TestTheCallbackHasTheAddressThatTheListMasks: the letter goes there.
func TestTheCallbackHasTheAddressThatTheListMasks(t *testing.T) {
	d := writing(t)
	_, _, err := d.store.PutArrival(t.Context(), model.Arrival{JobID: 5, Received: time.Now(), FirstName: "Olena", LastName: "Koval", Email: "olena@example.org", Digest: "1", ApplyID: 1})
	if err != nil {
		t.Fatal(err)
	}
	c := applicant(1, 5, "Olena Koval", "ol***@example.org")
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{c}, time.Now()); err != nil {
		t.Fatal(err)
	}
	letters, why := d.plans(answers.No, 1)
	if len(letters) != 1 || letters[0].Address != "olena@example.org" {
		t.Errorf("%v %v", letters, why)
	}
}

// TestNoAddressGetsALetterAboutAJobTwice, also not from another window, in other capitals, or for a second application;
// a letter that was withdrawn can be planned again.
func TestNoAddressGetsALetterAboutAJobTwice(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Olena Koval", "Olena@Example.ORG"), applicant(3, 6, "Olena Koval", "olena@example.org"))
	letters, _ := d.plans(answers.No, 1, 2, 3)
	if len(letters) != 1 || !slices.Equal(letters[0].Applies, []int64{1, 2, 3}) || !strings.Contains(letters[0].Text, "“Barista”, “Baker”") {
		t.Fatalf("one person with three applications: %+v", letters)
	}
	other := d.another()
	other.opts.Answers = d.opts.Answers
	for _, w := range []*desk{d, other} {
		if again, why := w.plans(answers.No, 2); len(again) != 0 || why[2] != answers.RefusedTwice {
			t.Errorf("again: %v %v", again, why)
		}
	}
	if more, _ := d.plans(answers.Received, 1); len(more) != 1 {
		t.Errorf("another letter: %v", more)
	}
	if _, err := d.CancelLetters(t.Context(), []int64{letters[0].ID}); err != nil {
		t.Fatal(err)
	}
	if again, why := other.plans(answers.No, 3); len(again) != 1 {
		t.Errorf("after the letter was withdrawn: %v %v", again, why)
	}
}

// TestAVerdictPlansALetterAndTakesItBack, and nothing of it leaves before a person has looked.
func TestAVerdictPlansALetterAndTakesItBack(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	judge := func(v model.Verdict) {
		t.Helper()
		if _, _, err := d.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = v }); err != nil {
			t.Fatal(err)
		}
	}
	judge(model.No)
	d.expectStates(answers.Planned)
	if out := d.hands(); out.Unreviewed != 1 || len(out.Letters) != 0 {
		t.Errorf("unseen letters left: %+v", out)
	}
	judge(model.Undecided)
	d.expectStates(answers.Withdrawn)
	judge(model.Yes)
	d.expectStates(answers.Withdrawn, answers.Planned)
	letters, err := d.Letters(t.Context(), store.LetterFilter{States: []answers.State{answers.Planned}})
	if err != nil || letters[0].Name != answers.Invitation {
		t.Fatal(letters, err)
	}
	if _, err := d.ReviewLetters(t.Context(), []int64{letters[0].ID}); err != nil {
		t.Fatal(err)
	}
	d.ahead.Store(int64(time.Minute))
	if out := d.hands(); len(out.Letters) != 1 || out.Letters[0].State != answers.Handing {
		t.Errorf("%+v", out)
	}
	judge(model.No) // the invitation has left: it stays, and a refusal waits to be looked at
	d.expectStates(answers.Withdrawn, answers.Handing, answers.Planned)
}

// TestADraftIsNoAnswerUntilAPersonHasSentIt: it is written once, for this user alone, and never again by itself.
func TestADraftIsNoAnswerUntilAPersonHasSentIt(t *testing.T) {
	for _, way := range []answers.Way{answers.EML, answers.Maildir} {
		t.Run(string(way), func(t *testing.T) {
			d := writing(t, applicant(1, 5, "Олена Коваль", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
			d.opts.Answers.Way = way
			letters, _ := d.plans(answers.No, 1, 2)
			want, err := d.LetterMail(t.Context(), letters[0].ID)
			if err != nil {
				t.Fatal(err)
			}
			if out := d.hands(); len(out.Letters) != 2 || !out.Letters[0].Draft() {
				t.Fatalf("%+v", out)
			}
			d.expectStates(answers.Handing, answers.Handing)
			if out := d.hands(); len(out.Letters) != 0 {
				t.Errorf("a draft was written again: %+v", out)
			}
			if ids, err := d.UnansweredOf(t.Context(), 5); err != nil || len(ids) != 0 {
				t.Errorf("who has a draft is to be written to: %v %v", ids, err)
			}
			pattern := filepath.Join(d.opts.Answers.Folder, "*.eml")
			if way == answers.Maildir {
				pattern = filepath.Join(d.opts.Answers.Folder, "cur", "*:2,DS")
				want = bytes.ReplaceAll(want, []byte("\r\n"), []byte("\n"))
			}
			paths, err := filepath.Glob(pattern)
			if err != nil || len(paths) != 2 {
				t.Fatal(paths, err)
			}
			for _, path := range paths {
				info, err := os.Stat(path)
				if err != nil || info.Mode().Perm() != 0o600 {
					t.Errorf("%v %v", info.Mode(), err)
				}
				data, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				if bytes.Contains(data, []byte("To: \"Maeve")) == bytes.Equal(undated(data), undated(want)) {
					t.Errorf("%s is not the mail that was shown:\n%s\n%s", path, data, want)
				}
				if strings.Contains(strings.ToLower(path), "maeve") {
					t.Errorf("the name of the file names the applicant: %s", path)
				}
			}
			if left, err := filepath.Glob(filepath.Join(d.opts.Answers.Folder, "tmp", "*")); err != nil || len(left) != 0 {
				t.Errorf("left: %v %v", left, err)
			}
			if _, err := d.SettleLetters(t.Context(), []int64{letters[0].ID}, true); err != nil {
				t.Fatal(err)
			}
			d.expectStates(answers.Handed, answers.Handing)
			if _, err := d.CancelLetters(t.Context(), []int64{letters[1].ID}); err != nil {
				t.Fatal(err)
			}
			d.expectStates(answers.Handed, answers.Handing)
			if _, err := d.SettleLetters(t.Context(), []int64{letters[1].ID}, false); err != nil {
				t.Fatal(err)
			}
			if _, err := d.CancelLetters(t.Context(), []int64{letters[1].ID}); err != nil {
				t.Fatal(err)
			}
			if ids, err := d.UnansweredOf(t.Context(), 5); err != nil || !slices.Equal(ids, []int64{2}) {
				t.Errorf("without an answer: %v %v", ids, err)
			}
		})
	}
}

// undated returns a mail without the line of its date.
func undated(data []byte) []byte {
	lines := bytes.SplitAfter(data, []byte("\n"))
	return bytes.Join(slices.DeleteFunc(lines, func(line []byte) bool { return bytes.HasPrefix(line, []byte("Date: ")) }), nil)
}

// TestLettersWaitForTheirTime, and one that is a day late waits for a person.
func TestLettersWaitForTheirTime(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	d.opts.Answers.Delay = time.Hour
	if _, _, err := d.PlanLetters(t.Context(), LetterPlan{Letter: answers.No, Applies: []int64{1}, Delay: -1, Reviewed: true}, false); err != nil {
		t.Fatal(err)
	}
	if out := d.hands(); out.Waiting != 1 || len(out.Letters) != 0 {
		t.Errorf("before its time: %+v", out)
	}
	d.ahead.Store(int64(26 * time.Hour))
	if out := d.hands(); out.Late != 1 || len(out.Letters) != 0 {
		t.Errorf("a day late: %+v", out)
	}
	if out, err := d.SendLetters(t.Context(), true); err != nil || len(out.Letters) != 1 {
		t.Errorf("confirmed: %+v %v", out, err)
	}
}

// TestARestoredJournalSendsNothing before a person has looked: what may have left since is unknown.
func TestARestoredJournalSendsNothing(t *testing.T) {
	for name, restoredTo := range map[string]string{"at its path": "journal", "at another path": "journal-of-another"} {
		t.Run(name, func(t *testing.T) { sendsNothingRestored(t, restoredTo) })
	}
}

// sendsNothingRestored restores a journal whose mark is a file of a name from then on.
func sendsNothingRestored(t *testing.T, restoredTo string) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	mark := filepath.Join(t.TempDir(), "journal")
	open := func() *desk {
		again := &desk{t: t, service: d.service, dir: d.dir, mark: mark}
		again.open()
		again.opts.Answers, again.opts.Scratch = d.opts.Answers, d.opts.Scratch
		return again
	}
	first := open()
	first.plans(answers.No, 1, 2)
	if err := first.store.CheckJournal(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := first.store.Close(); err != nil {
		t.Fatal(err)
	}
	if err := d.store.EmptyLog(t.Context()); err != nil {
		t.Fatal(err)
	}
	backup, err := os.ReadFile(filepath.Join(d.dir, "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	second := open()
	if out := second.hands(); len(out.Letters) != 2 {
		t.Fatalf("%+v", out)
	}
	for _, w := range []*desk{second, d} {
		if err := w.store.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(os.WriteFile(filepath.Join(d.dir, "store.db"), backup, 0o600), os.Truncate(filepath.Join(d.dir, "store.db-wal"), 0)); err != nil {
		t.Fatal(err)
	}
	mark = filepath.Join(filepath.Dir(mark), restoredTo)
	third := open()
	for range 2 {
		if out, err := third.SendLetters(t.Context(), false); !errors.Is(err, store.ErrRestored) || len(out.Letters) != 0 {
			t.Fatalf("%+v %v", out, err)
		}
	}
	third.expectStates(answers.Unknown, answers.Unknown)
	if _, err := third.SettleLetters(t.Context(), []int64{1}, true); err != nil {
		t.Fatal(err)
	}
	if _, err := third.SendLetters(t.Context(), false); !errors.Is(err, store.ErrRestored) {
		t.Errorf("one is still unknown: %v", err)
	}
	if _, err := third.SettleLetters(t.Context(), []int64{2}, false); err != nil {
		t.Fatal(err)
	}
	if out := third.hands(); len(out.Letters) != 1 || out.Letters[0].ID != 2 {
		t.Errorf("after a person has looked: %+v", out)
	}
	if n := len(third.mails()); n != 2 {
		t.Errorf("%d mails", n)
	}
}

// TestAnErasedPersonIsNotWrittenToTwice, although neither letter nor address is left.
func TestAnErasedPersonIsNotWrittenToTwice(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	d.plans(answers.No, 1, 2)
	d.hands()
	r := d.erases("olena@example.org", false)
	if r.Rows.Letters != 1 || r.Rows.Sent != 1 || !r.Clean() {
		t.Errorf("%+v", r)
	}
	d.expectStates(answers.Handing)
	if _, err := d.store.ForgetErased(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{applicant(1, 5, "Olena Koval", "olena@example.org")}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if letters, why := d.plans(answers.No, 1); len(letters) != 0 || why[1] != answers.RefusedTwice {
		t.Errorf("%v %v", letters, why)
	}
}

// TestALetterThatAPersonPlannedGoesWithItsVerdict, when the verdict changes.
func TestALetterThatAPersonPlannedGoesWithItsVerdict(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	d.plans(answers.No, 1)
	d.plans(answers.Received, 1)
	if _, _, err := d.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.Yes }); err != nil {
		t.Fatal(err)
	}
	d.expectStates(answers.Withdrawn, answers.Due, answers.Planned)
}

// TestAPlanTakesTheLettersOfVerdictsAlong: a person has seen them then, and they wait from then on.
func TestAPlanTakesTheLettersOfVerdictsAlong(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c, applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	if _, _, err := d.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.No }); err != nil {
		t.Fatal(err)
	}
	d.ahead.Store(int64(30 * time.Hour))
	if out := d.hands(); out.Unreviewed != 1 || len(out.Letters) != 0 {
		t.Fatalf("%+v", out)
	}
	if letters, why := d.plans(answers.No, 1, 2); len(letters) != 2 || len(why) != 0 {
		t.Fatalf("%v %v", letters, why)
	}
	if out := d.hands(); len(out.Letters) != 2 || out.Late != 0 {
		t.Errorf("%+v", out)
	}
}

// TestALetterThatWasNotSentAndNotSeenCanBePlanned: it is due again, and does not leave before a person has looked.
func TestALetterThatWasNotSentAndNotSeenCanBePlanned(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	if _, _, err := d.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.No }); err != nil {
		t.Fatal(err)
	}
	_, err := d.store.ChangeLetters(t.Context(), store.LetterFilter{IDs: []int64{1}}, func(l *answers.Letter) bool { l.State = answers.Unknown; return true })
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.SettleLetters(t.Context(), []int64{1}, false); err != nil {
		t.Fatal(err)
	}
	if out := d.hands(); out.Unreviewed != 1 || len(out.Letters) != 0 {
		t.Fatalf("unseen: %+v", out)
	}
	if letters, why := d.plans(answers.No, 1); len(letters) != 1 || len(why) != 0 {
		t.Fatalf("%v %v", letters, why)
	}
	if out := d.hands(); len(out.Letters) != 1 {
		t.Errorf("%+v", out)
	}
}

// TestALetterWhoseDraftCannotBeRemovedIsNotDue: it would be written beside the draft.
func TestALetterWhoseDraftCannotBeRemovedIsNotDue(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	d.plans(answers.No, 1)
	d.hands()
	letter := d.letters()[0]
	place := answers.DraftOf(&letter.Letter).Place
	modeltest.Must(t, os.Remove(place))
	modeltest.Must(t, os.MkdirAll(filepath.Join(place, "in the way"), 0o700))
	if _, err := d.SettleLetters(t.Context(), []int64{letter.ID}, false); err == nil {
		t.Error("no error")
	}
	d.expectStates(answers.Handing)
	modeltest.Must(t, os.Remove(filepath.Join(place, "in the way")))
	if _, err := d.SettleLetters(t.Context(), []int64{letter.ID}, false); err != nil {
		t.Error(err)
	}
	d.expectStates(answers.Due)
}

// TestALetterIsWithdrawnIfTheServiceHasAnsweredMeanwhile.
func TestALetterIsWithdrawnIfTheServiceHasAnsweredMeanwhile(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	d.plans(answers.No, 1)
	c.Status = model.Rejected
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{c}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if out := d.hands(); len(out.Letters) != 0 {
		t.Errorf("%+v", out)
	}
	d.expectStates(answers.Withdrawn)
}

// TestANewAddressGetsNoSecondLetter about the same application, and a text names only the jobs that it answers.
func TestANewAddressGetsNoSecondLetter(t *testing.T) {
	c, other := applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(3, 6, "Olena Koval", "olena@example.org")
	d := writing(t, c, other)
	d.plans(answers.No, 1)
	if letters, why := d.plans(answers.No, 1, 3); len(letters) != 1 || strings.Contains(letters[0].Text, "Barista") || why[1] != answers.RefusedTwice {
		t.Errorf("%v %v", letters, why)
	}
	c.Applicant.Contacts.Email = "koval@example.net"
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{c}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if letters, why := d.plans(answers.No, 1); len(letters) != 0 || why[1] != answers.RefusedTwice {
		t.Errorf("%v %v", letters, why)
	}
}

// TestLettersInBlindModeShowCodes, and neither name nor address.
func TestLettersInBlindModeShowCodes(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	d.plans(answers.No, 1)
	if err := d.SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	letters, err := d.Letters(t.Context(), store.LetterFilter{})
	if err != nil || len(letters) != 1 {
		t.Fatal(letters, err)
	}
	l := letters[0]
	if l.ToName != blind.Name(1) || l.Address != "" || strings.Contains(l.Text, "Olena Koval") || !strings.Contains(l.Text, blind.Name(1)) {
		t.Errorf("%+v", l)
	}
	if _, err := d.LetterMail(t.Context(), l.ID); !errors.Is(err, ErrBlind) {
		t.Errorf("the mail is shown: %v", err)
	}
	if out := d.hands(); len(out.Letters) != 1 || !bytes.Contains(d.mails()[0], []byte("olena@example.org")) {
		t.Errorf("the letter itself has name and address: %+v", out)
	}
}

// TestErasedPeoplesDraftsGo from the folder in which they were written, and the receipt counts those that were gone.
func TestErasedPeoplesDraftsGo(t *testing.T) {
	for _, way := range []answers.Way{answers.EML, answers.Maildir} {
		t.Run(string(way), func(t *testing.T) {
			d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 6, "Olena Koval", "olena@example.org"), applicant(3, 5, "Maeve Quay", "maeve@example.org"))
			d.opts.Answers.Way = way
			d.plans(answers.No, 1, 3)
			d.plans(answers.Received, 1)
			d.plans(answers.Received, 2)
			drafts := map[int64]answers.Draft{}
			for _, l := range d.hands().Letters {
				drafts[l.ID] = answers.DraftOf(&l.Letter)
			}
			if way == answers.Maildir { // as a mail program that has shown it
				if err := os.Rename(drafts[1].Place, strings.TrimSuffix(drafts[1].Place, "DS")+"DFS"); err != nil {
					t.Fatal(err)
				}
			}
			if err := os.Remove(drafts[3].Place); err != nil {
				t.Fatal(err)
			}
			d.opts.Answers.Way, d.opts.Answers.Folder = answers.EML, filepath.Join(d.dir, "elsewhere")
			if r := d.erases("olena@example.org", false); r.Letters != 2 || r.LettersGone != 1 || !r.Clean() {
				t.Errorf("%d drafts, %d gone, failed: %v", r.Letters, r.LettersGone, r.Failed)
			}
			for id, draft := range drafts {
				if draft.Exists() != (id == 2) {
					t.Errorf("letter %d has a draft: %t", id, draft.Exists())
				}
			}
		})
	}
}

// TestALetterAboutSeveralApplicationsStaysForTheOthers: one that has not left names only their jobs, and the erased
// person's application can be written to no second time where it has left.
func TestALetterAboutSeveralApplicationsStaysForTheOthers(t *testing.T) {
	person := []model.Candidate{applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 6, "Olena Koval", "olena@example.org")}
	person[0].Date, person[1].Date = time.Now().AddDate(-1, 0, 0), time.Now()
	d := writing(t, person...)
	d.plans(answers.No, 1, 2)
	d.hands()
	d.plans(answers.Received, 1, 2)
	old := Scope{Before: time.Now().AddDate(0, -6, 0)}
	s, err := d.Select(t.Context(), old)
	if err != nil {
		t.Fatal(err)
	}
	r, err := d.Erase(t.Context(), s, old)
	if err != nil || r.Rows.Letters != 0 || r.Letters != 0 || len(d.mails()) != 1 {
		t.Errorf("%+v %v", r, err)
	}
	letters, err := d.Letters(t.Context(), store.LetterFilter{})
	if err != nil || len(letters) != 2 {
		t.Fatal(letters, err)
	}
	for _, l := range letters {
		if !slices.Equal(l.Applies, []int64{2}) || !slices.Equal(l.Jobs, []int64{6}) {
			t.Errorf("%+v", l)
		}
	}
	if open := letters[1]; strings.Contains(open.Subject+open.Text, "Barista") || !strings.Contains(open.Text, "Baker") {
		t.Errorf("%q %q", open.Subject, open.Text)
	}
	if out := d.hands(); len(out.Letters) != 1 || out.Letters[0].Name != answers.Received {
		t.Errorf("%+v", out)
	}
	if _, err := d.store.ForgetErased(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := d.store.PutCandidates(t.Context(), 5, person[:1], time.Now()); err != nil {
		t.Fatal(err)
	}
	if _, why := d.plans(answers.No, 1, 2); why[1] != answers.RefusedTwice || why[2] != answers.RefusedTwice {
		t.Errorf("%v", why)
	}
	if letters, why := d.plans(answers.Received, 1); len(letters) != 1 { // it had not left
		t.Errorf("%v", why)
	}
}

// TestTheMarkOfAnErasedPersonGoesAfterTwoYears, and not before.
func TestTheMarkOfAnErasedPersonGoesAfterTwoYears(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	d.plans(answers.No, 1)
	d.hands()
	d.erases("olena@example.org", false)
	if _, err := d.store.ForgetErased(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{c}, time.Now()); err != nil {
		t.Fatal(err)
	}
	for _, age := range []struct {
		months int
		why    answers.Refusal
	}{{23, answers.RefusedTwice}, {25, ""}} {
		if err := d.store.ForgetMarks(t.Context(), time.Now().AddDate(0, age.months, 0)); err != nil {
			t.Fatal(err)
		}
		if _, why := d.plans(answers.No, 1); why[1] != age.why {
			t.Errorf("after %d months: %v", age.months, why)
		}
	}
}

// TestPeopleWhoShareAnAddressAreNotOnePerson: each gets a letter, but about one job only one of them, and three people have
// a placeholder. One person's name may be written in two alphabets.
func TestPeopleWhoShareAnAddressAreNotOnePerson(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "koval@example.org"), applicant(2, 6, "Taras Koval", "koval@example.org"), applicant(3, 5, "Taras Koval", "koval@example.org"),
		applicant(4, 5, "Олена Бондар", "bondar@example.org"), applicant(5, 6, "Bondar Olena", "bondar@example.org"), applicant(6, 6, "Olena Bondar Petrivna", "Bondar@example.org"))
	letters, why := d.plans(answers.No, 1, 2, 3, 4, 5, 6)
	var about [][]int64
	for _, l := range letters {
		about = append(about, l.Applies)
	}
	if diff := cmp.Diff([][]int64{{1}, {2}, {4, 5, 6}}, about); diff != "" {
		t.Errorf("letters -want +got:\n%s", diff)
	}
	if diff := cmp.Diff(map[int64]answers.Refusal{3: answers.RefusedShared}, why); diff != "" {
		t.Errorf("refused -want +got:\n%s", diff)
	}
	for i, name := range []string{"Ivan Koval", "Koval Ivan", "Olena Koval"} { // callbacks of two people; one of them is known
		_, _, err := d.store.PutArrival(t.Context(), model.Arrival{JobID: 5, Received: time.Now(), FirstName: name, Email: "Koval@example.org", Digest: name})
		if err != nil {
			t.Fatal(i, err)
		}
	}
	if _, why := d.plans(answers.Filled, 1); why[1] != answers.RefusedShared {
		t.Errorf("an address of three people: %v", why)
	}
}

// TestACallGoesWhenItIsNotNeeded: the applicant was reached, or got a letter.
func TestACallGoesWhenItIsNotNeeded(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", ""), applicant(2, 5, "Maeve Quay", ""), applicant(3, 5, "Ann One", ""))
	d.plans(answers.No, 1, 2, 3)
	expect := func(want ...int64) {
		t.Helper()
		calls, err := d.Calls(t.Context(), 0)
		var ids []int64
		for _, c := range calls {
			ids = append(ids, c.ApplyID)
		}
		if err != nil || !slices.Equal(ids, want) {
			t.Fatalf("%v %v, want %v", ids, err, want)
		}
	}
	expect(1, 2, 3)
	if err := d.SetCall(t.Context(), 1, answers.Reached, ""); err != nil {
		t.Fatal(err)
	}
	expect(2, 3)
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{applicant(2, 5, "Maeve Quay", "maeve@example.org")}, time.Now()); err != nil {
		t.Fatal(err)
	}
	letters, _ := d.plans(answers.No, 2)
	d.hands()
	expect(2, 3) // a draft is no answer
	if _, err := d.SettleLetters(t.Context(), []int64{letters[0].ID}, true); err != nil {
		t.Fatal(err)
	}
	expect(3)
	if ids, err := d.UnansweredOf(t.Context(), 5); err != nil || !slices.Equal(ids, []int64{3}) {
		t.Errorf("without an answer: %v %v", ids, err)
	}
	d.erases("Ann One", false)
	expect()
}

// TestAnArrivalIsWrittenTo, unless only contacts that were opened on the board are, and its letter is that of the application that the service lists later.
func TestAnArrivalIsWrittenTo(t *testing.T) {
	d := writing(t)
	came := time.Now()
	arrival, _, err := d.store.PutArrival(t.Context(), model.Arrival{JobID: 5, Received: came, FirstName: "Olena", LastName: "Koval", Email: "olena@example.org", Digest: "1"})
	if err != nil {
		t.Fatal(err)
	}
	letters, why := d.plans(answers.No, -arrival.ID)
	if len(letters) != 1 || letters[0].Address != "olena@example.org" {
		t.Fatal(letters, why)
	}
	if shown, err := d.ShownLetters(t.Context()); err != nil || !shown[0].Unopened {
		t.Errorf("its contacts were not opened on the board: %+v %v", shown, err)
	}
	d.opts.Answers.OnlyOpened = true
	if _, why := d.plans(answers.Received, -arrival.ID); why[-arrival.ID] != answers.RefusedUnopened {
		t.Errorf("its contacts were not opened on the board: %v", why)
	}
	d.opts.Answers.OnlyOpened = false
	d.hands()
	listed := applicant(41, 5, "Olena Koval", "olena@example.org")
	listed.Date = came
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{listed}, came); err != nil {
		t.Fatal(err)
	}
	if l, err := d.store.Letter(t.Context(), letters[0].ID); err != nil || !slices.Equal(l.Applies, []int64{41}) {
		t.Errorf("%+v %v", l, err)
	}
	for _, id := range []int64{41, -arrival.ID} {
		if letters, why := d.plans(answers.No, id); len(letters) != 0 || why[41] != answers.RefusedTwice {
			t.Errorf("%d: %v %v", id, letters, why)
		}
	}
	if r := d.erases("olena@example.org", false); r.Letters != 1 || r.Rows.Letters != 1 {
		t.Errorf("%+v", r)
	}
}

// TestTheTextThatAnEditorHasLeftGoesWithItsApplicant, and that of another letter stays.
func TestTheTextThatAnEditorHasLeftGoesWithItsApplicant(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	letters, _ := d.plans(answers.No, 1, 2)
	if err := os.MkdirAll(d.opts.Scratch, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"draft--1.md", "draft--1.md.not-utf8", "draft--2.md", "draft-1.md", "draft--x.md"} {
		if err := os.WriteFile(filepath.Join(d.opts.Scratch, name), []byte(letters[0].Text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if r := d.erases("olena@example.org", false); r.Other != 2 {
		t.Errorf("%d copies for other programs", r.Other)
	}
	left, err := filepath.Glob(filepath.Join(d.opts.Scratch, "draft-*"))
	for i := range left {
		left[i] = filepath.Base(left[i])
	}
	if diff := cmp.Diff([]string{"draft--2.md", "draft--x.md", "draft-1.md"}, left); diff != "" || err != nil {
		t.Errorf("left: %s %v", diff, err)
	}
}

// TestTheLettersOfADismissedArrivalGo, with their drafts.
func TestTheLettersOfADismissedArrivalGo(t *testing.T) {
	d := writing(t)
	arrival, _, err := d.store.PutArrival(t.Context(), model.Arrival{JobID: 5, Received: time.Now(), FirstName: "Olena", LastName: "Koval", Email: "olena@example.org", Digest: "1"})
	if err != nil {
		t.Fatal(err)
	}
	d.plans(answers.No, -arrival.ID)
	d.hands()
	d.plans(answers.Received, -arrival.ID)
	if err := d.Dismiss(t.Context(), model.Candidate{ID: -arrival.ID}); err != nil {
		t.Fatal(err)
	}
	d.expectStates()
	if n := len(d.mails()); n != 0 {
		t.Errorf("%d drafts stay", n)
	}
}

// TestAMissingProgramStopsAllLetters with one error, and they stay due; a folder that can be no Maildir gets files.
func TestAMissingProgramStopsAllLetters(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	d.plans(answers.No, 1, 2)
	d.opts.Answers.Way, d.opts.Answers.Program = answers.Program, []string{filepath.Join(d.dir, "msmtp"), "-t"}
	if out, err := d.SendLetters(t.Context(), false); err == nil || len(out.Letters) != 0 {
		t.Errorf("%+v %v", out, err)
	}
	d.expectStates(answers.Due, answers.Due)
	d.opts.Answers.Way = answers.Maildir
	if err := os.MkdirAll(d.opts.Answers.Folder, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(d.opts.Answers.Folder, "cur"), nil, 0o600); err != nil { // as good as a file system without links
		t.Fatal(err)
	}
	if out := d.hands(); len(out.Letters) != 2 || out.Letters[0].Way != answers.EML || len(d.mails()) != 2 {
		t.Errorf("%+v", out)
	}
}

// TestALetterIsDueWhenItsTimeHasComeAndItWasSeen, before anything hands it over.
func TestALetterIsDueWhenItsTimeHasComeAndItWasSeen(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	for i, reviewed := range []bool{true, false} {
		if _, _, err := d.PlanLetters(t.Context(), LetterPlan{Letter: answers.No, Applies: []int64{int64(i + 1)}, Delay: time.Hour, Reviewed: reviewed}, false); err != nil {
			t.Fatal(err)
		}
	}
	d.expectStates(answers.Planned, answers.Planned)
	d.ahead.Store(int64(2 * time.Hour))
	d.expectStates(answers.Due, answers.Planned)
	for state, id := range map[answers.State]int64{answers.Due: 1, answers.Planned: 2} {
		if letters, err := d.Letters(t.Context(), store.LetterFilter{States: []answers.State{state}}); err != nil || len(letters) != 1 || letters[0].ID != id {
			t.Errorf("%s: %+v %v", state, letters, err)
		}
	}
}

// TestAVerdictAndItsLetterAreOneChange: neither is there without the other, and a plan for another verdict does not count.
func TestAVerdictAndItsLetterAreOneChange(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	no := func(r *model.Review) { r.Verdict = model.No }
	plans, err := d.planOfVerdict(t.Context(), 1, no)
	if err != nil || len(plans) != 1 {
		t.Fatal(plans, err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := d.store.ChangeReview(ended, 5, 1, time.Now(), no, plans...); err == nil {
		t.Fatal("the change was not cut")
	}
	d.expectStates()
	if _, _, err := d.store.ChangeReview(t.Context(), 5, 1, time.Now(), func(r *model.Review) { r.Verdict = model.Maybe }, plans...); err != nil {
		t.Fatal(err)
	}
	d.expectStates()
	if _, _, err := d.store.ChangeReview(t.Context(), 5, 1, time.Now(), no, plans...); err != nil {
		t.Fatal(err)
	}
	d.expectStates(answers.Planned)
	if _, _, err := d.ChangeReview(t.Context(), applicant(2, 5, "", ""), no); err != nil { // nothing is known of this one
		t.Fatal(err)
	}
	d.expectStates(answers.Planned)
}

// TestWithoutTheKeyOfTheMarksNothingLeaves before a person has looked: the marks of erased people are worthless.
func TestWithoutTheKeyOfTheMarksNothingLeaves(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 6, "Olena Koval", "olena@example.org"), applicant(3, 5, "Maeve Quay", "maeve@example.org"))
	d.plans(answers.No, 1)
	d.hands()
	d.plans(answers.No, 3)
	if err := d.store.Set(t.Context(), "answers.key", ""); err != nil {
		t.Fatal(err)
	}
	if out, err := d.SendLetters(t.Context(), false); !errors.Is(err, store.ErrRestored) || len(out.Letters) != 0 {
		t.Fatalf("%+v %v", out, err)
	}
	d.expectStates(answers.Handing, answers.Unknown)
	if _, err := d.SettleLetters(t.Context(), []int64{2}, false); err != nil {
		t.Fatal(err)
	}
	if out := d.hands(); len(out.Letters) != 1 {
		t.Errorf("after a person has looked: %+v", out)
	}
	c := applicant(4, 5, "Olena Koval", "olena@example.org")
	if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{c}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if _, why := d.plans(answers.No, 4); why[4] != answers.RefusedTwice {
		t.Errorf("the marks of letters that are kept are made again: %v", why)
	}
}

// returned is a mail server's report that a letter came back.
func returned(to string, ids ...string) io.Reader {
	report := "From: MAILER-DAEMON@mx.example.com\nContent-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.com\n\n" +
		"Final-Recipient: rfc822; " + to + "\nAction: failed\nDiagnostic-Code: smtp; 550 <" + to + "> no such user \"" + strings.Split(to, "@")[0] + "\"\n"
	for _, id := range ids {
		report += "\n--b\nContent-Type: message/rfc822\n\nMessage-Id: <" + id + ">\n\n"
	}
	return strings.NewReader(report + "\n--b--\n")
}

// TestALetterThatCameBackIsNoAnswer: its applicant is to be called. A report about another address, or another letter,
// changes nothing.
func TestALetterThatCameBackIsNoAnswer(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"), applicant(3, 5, "Ann One", "ann@example.org"))
	letters, _ := d.plans(answers.No, 1, 2, 3)
	d.hands()
	if _, err := d.SettleLetters(t.Context(), []int64{1, 2}, true); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		mail io.Reader
		back int
	}{
		{returned("maeve@example.org", letters[0].MessageID), 0},
		{returned("olena@example.org", "abc@example.com"), 0},
		{returned("olena@example.org"), 0},
		{returned("Olena@Example.org", "abc@example.com", letters[0].MessageID), 1},
		{returned("olena@example.org", letters[0].MessageID), 0},
	} {
		back, err := d.NoteBounce(t.Context(), c.mail)
		if err != nil || len(back) != c.back {
			t.Errorf("%+v %v, want %d", back, err, c.back)
		}
		if len(back) == 1 && (back[0].ID != 1 || strings.Contains(strings.ToLower(back[0].Reason), "olena") || !strings.Contains(back[0].Reason, "no such user")) {
			t.Errorf("%+v", back[0])
		}
	}
	if _, err := d.NoteBounce(t.Context(), strings.NewReader("Subject: Hello\n\nI am away.\n")); !errors.Is(err, mail.ErrNoBounce) {
		t.Errorf("an automatic reply: %v", err)
	}
	d.expectStates(answers.Bounced, answers.Handed, answers.Handing)
	calls, err := d.Calls(t.Context(), 5)
	if err != nil || len(calls) != 1 || calls[0].ApplyID != 1 || calls[0].Reason != answers.RefusedBounced {
		t.Errorf("%+v %v", calls, err)
	}
	if ids, err := d.UnansweredOf(t.Context(), 5); err != nil || !slices.Equal(ids, []int64{1}) {
		t.Errorf("without an answer: %v %v", ids, err)
	}
}

// TestADraftThatCameBackIsKnownWithoutItsMessageID: most mail programs give a draft another one. Address, subject and time show
// the letter, the last one if there are several.
func TestADraftThatCameBackIsKnownWithoutItsMessageID(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	clock := noon
	d.opts.Now = func() time.Time { return clock }
	d.plans(answers.No, 1, 2)
	clock = clock.Add(time.Hour)
	letters, _ := d.plans(answers.Filled, 1)
	d.hands()
	if letters[0].Subject != "Your application: “Barista”" {
		t.Fatal(letters[0].Subject)
	}
	for _, c := range []struct {
		to, subject string
		sent        time.Time
		back        []int64
	}{
		{"olena@example.org", "Re: Your application: “Barista”", clock, nil},
		{"ann@example.org", "Your application: “Barista”", clock, nil},
		{"olena@example.org", "Your application: “Barista”", noon.Add(-time.Minute), nil},
		{"olena@example.org", "Your application: “Barista”", noon.Add(time.Minute), []int64{1}},
		{"olena@example.org", "Your application: “Barista”", clock, []int64{3}},
		{"olena@example.org", "Your application: “Barista”", clock, nil},
	} {
		report, err := io.ReadAll(returned(c.to, "another@example.com"))
		if err != nil {
			t.Fatal(err)
		}
		report = bytes.Replace(report, []byte("Message-Id: "), []byte("Subject: "+c.subject+"\nDate: "+c.sent.Format(time.RFC1123Z)+"\nMessage-Id: "), 1)
		back, err := d.NoteBounce(t.Context(), bytes.NewReader(report))
		var ids []int64
		for _, l := range back {
			ids = append(ids, l.ID)
		}
		if err != nil || !slices.Equal(ids, c.back) {
			t.Errorf("%+v: %v %v", c, ids, err)
		}
	}
	d.expectStates(answers.Bounced, answers.Handing, answers.Bounced)
}

// TestAReadOnlyWindowChangesNoLetter, whatever key is pressed.
func TestAReadOnlyWindowChangesNoLetter(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 5, "Maeve Quay", ""))
	letters, _ := d.plans(answers.No, 1, 2)
	ids := []int64{letters[0].ID}
	d.opts.ReadOnly = true
	for name, change := range map[string]func() error{
		"cancel":  func() error { _, err := d.CancelLetters(t.Context(), ids); return err },
		"review":  func() error { _, err := d.ReviewLetters(t.Context(), ids); return err },
		"settle":  func() error { _, err := d.SettleLetters(t.Context(), ids, true); return err },
		"rewrite": func() error { return d.RewriteLetter(t.Context(), ids[0], "uk", "") },
		"bounced": func() error {
			_, err := d.NoteBounce(t.Context(), returned("olena@example.org", letters[0].MessageID))
			return err
		},
		"call":  func() error { return d.SetCall(t.Context(), 2, answers.Reached, "") },
		"leave": func() error { return d.LeaveUnanswered(t.Context(), 5) },
		"send":  func() error { _, err := d.SendLetters(t.Context(), false); return err },
	} {
		if err := change(); !errors.Is(err, ErrReadOnly) {
			t.Errorf("%s: %v", name, err)
		}
	}
	d.expectStates(answers.Due)
	if calls, err := d.Calls(t.Context(), 0); err != nil || len(calls) != 1 || calls[0].State != answers.ToCall {
		t.Errorf("calls: %+v %v", calls, err)
	}
}

// TestADraftThatWasNotSentGoes, and the next one has the letter as it is then.
func TestADraftThatWasNotSentGoes(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	letters, _ := d.plans(answers.No, 1)
	d.hands()
	ids := []int64{letters[0].ID}
	if _, err := d.SettleLetters(t.Context(), ids, false); err != nil || len(d.mails()) != 0 {
		t.Errorf("%d drafts, %v", len(d.mails()), err)
	}
	if err := d.RewriteLetter(t.Context(), ids[0], "", "# Another subject\n\nAnother text.\n"); err != nil {
		t.Fatal(err)
	}
	d.hands()
	if mails := d.mails(); len(mails) != 1 || !bytes.Contains(mails[0], []byte("Subject: Another subject\r\n")) {
		t.Errorf("%q", mails)
	}
}

// TestACallIsAboutTheLetterThatCameBack: an applicant who was reached is called again when a later letter comes back, and a letter
// counts as done once its applicant was reached.
func TestACallIsAboutTheLetterThatCameBack(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	clock := noon
	d.opts.Now = func() time.Time { return clock }
	expect := func(calls int, reached ...bool) {
		t.Helper()
		found, err := d.Calls(t.Context(), 0)
		if err != nil || len(found) != calls {
			t.Errorf("to call: %+v, %v", found, err)
		}
		shown, err := d.ShownLetters(t.Context())
		if err != nil || len(shown) != len(reached) {
			t.Fatal(shown, err)
		}
		for i, l := range shown {
			if l.Reached != reached[i] {
				t.Errorf("letter %d: reached is %v", l.ID, l.Reached)
			}
		}
	}
	back := func(name answers.Name) {
		t.Helper()
		clock = clock.Add(24 * time.Hour)
		letters, _ := d.plans(name, 1)
		d.hands()
		if _, err := d.SettleLetters(t.Context(), []int64{letters[0].ID}, true); err != nil {
			t.Fatal(err)
		}
		if found, err := d.NoteBounce(t.Context(), returned("olena@example.org", letters[0].MessageID)); err != nil || len(found) != 1 {
			t.Fatal(found, err)
		}
	}
	reach := func() {
		t.Helper()
		clock = clock.Add(time.Hour)
		if err := d.SetCall(t.Context(), 1, answers.Reached, ""); err != nil {
			t.Fatal(err)
		}
	}
	back(answers.Received)
	expect(1, false)
	reach()
	expect(0, true)
	back(answers.Invitation)
	expect(1, false, false)
	reach()
	expect(0, true, true)
}

// TestTheLogHasWhatBecameOfLetters, by name, and nothing of those who were erased.
func TestTheLogHasWhatBecameOfLetters(t *testing.T) {
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	letters, _ := d.plans(answers.No, 1)
	d.hands()
	if _, err := d.SettleLetters(t.Context(), []int64{1}, true); err != nil {
		t.Fatal(err)
	}
	if _, err := d.NoteBounce(t.Context(), returned("olena@example.org", letters[0].MessageID)); err != nil {
		t.Fatal(err)
	}
	entries := func() (out []string) {
		t.Helper()
		log, err := d.Activity(t.Context(), 0, 10)
		if err != nil {
			t.Fatal(err)
		}
		for _, act := range log {
			if act.Kind == model.ActivityLetter {
				out = append(out, act.Title+": "+act.Detail+", "+string(act.Outcome))
			}
		}
		return out
	}
	if diff := cmp.Diff([]string{"Olena Koval: refusal, returned, refused", "Olena Koval: refusal, sent, done", "Olena Koval: refusal, draft to send, done"}, entries()); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	d.erases("olena@example.org", false)
	if left := strings.Join(entries(), "\n"); strings.Contains(left, "Olena") {
		t.Errorf("after erasing: %s", left)
	}
}

// TestAllTracesOfAPersonGoWhenAsked, also of one who was erased before.
func TestAllTracesOfAPersonGoWhenAsked(t *testing.T) {
	c := applicant(1, 5, "Olena Koval", "olena@example.org")
	d := writing(t, c)
	back := func() {
		t.Helper()
		if _, err := d.store.ForgetErased(t.Context()); err != nil {
			t.Fatal(err)
		}
		if err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{c}, time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	d.plans(answers.No, 1)
	d.hands()
	if r := d.erases("olena@example.org", false); r.Rows.LetterMarks != 1 {
		t.Errorf("%d marks stay", r.Rows.LetterMarks)
	}
	if n, err := d.ForgetMarksOf(t.Context(), " Olena@Example.org"); n != 1 || err != nil {
		t.Errorf("%d %v", n, err)
	}
	back()
	if letters, why := d.plans(answers.No, 1); len(letters) != 1 {
		t.Fatalf("%v", why)
	}
	d.hands()
	scope := Scope{Person: "olena@example.org", AllTraces: true}
	s, err := d.Select(t.Context(), scope)
	if err != nil {
		t.Fatal(err)
	}
	if r, err := d.Erase(t.Context(), s, scope); err != nil || r.Rows.LetterMarks != 0 || r.Rows.Sent != 1 {
		t.Errorf("%+v %v", r, err)
	}
	back()
	if letters, why := d.plans(answers.No, 1); len(letters) != 1 {
		t.Errorf("%v", why)
	}
}

// TestALinkIsOneLetterThatAPersonSends, in UTF-8 whatever the name is, and none is shown in blind mode.
func TestALinkIsOneLetterThatAPersonSends(t *testing.T) {
	d := writing(t, applicant(1, 5, "Олена Коваль", "o'neil+job&co@example.org"), applicant(2, 5, "Maeve Quay", "maeve@example.org"))
	d.opts.Answers.Way = answers.Mailto
	letters, _ := d.plans(answers.No, 1, 2)
	if err := d.SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	if out, err := d.SendLetters(t.Context(), false); !errors.Is(err, ErrBlind) || len(out.Letters) != 0 {
		t.Errorf("%+v %v", out, err)
	}
	if err := d.SetBlind(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	if out := d.hands(); len(out.Letters) != 1 || !out.Letters[0].Draft() || out.Waiting != 1 {
		t.Errorf("%+v", out)
	}
	link, err := d.LetterLink(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "mailto" {
		t.Fatal(u, err)
	}
	if to, err := url.PathUnescape(u.Opaque); err != nil || to != letters[0].Address {
		t.Errorf("%q %v", to, err)
	}
	if q := u.Query(); len(q) != 2 || q.Get("subject") != letters[0].Subject || strings.ReplaceAll(q.Get("body"), "\r\n", "\n") != letters[0].Text || strings.Contains(link, "+") {
		t.Errorf("%s", link)
	}
	if _, err := d.SettleLetters(t.Context(), []int64{1}, true); err != nil {
		t.Fatal(err)
	}
	d.expectStates(answers.Handed, answers.Due)
}
