package ui_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/mail"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/action"
)

// desksLetters are settings by which drafts are written into a folder after an hour.
func desksLetters(t *testing.T) *answers.Settings {
	t.Helper()
	return &answers.Settings{
		Way: answers.EML, Folder: filepath.Join(t.TempDir(), "Letters"), From: mail.Address{Name: "Olena Bondar", Mail: "hr@example.com"}, Sender: "Olena Bondar",
		Company: "Acme", Delay: time.Hour, Sunday: true, Zone: time.UTC, Verdicts: true, Hold: 72 * time.Hour, Remind: true,
	}
}

// drafts returns the files of drafts.
func drafts(t *testing.T, s *answers.Settings) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(s.Folder, "*.eml"))
	if err != nil {
		t.Fatal(err)
	}
	return paths
}

// TestALetterLeavesOnceItWasLookedAt: a verdict plans it, the manager reads it and lets it leave, and an hour later its draft
// is in the folder. It counts as an answer once the manager has sent it.
func TestALetterLeavesOnceItWasLookedAt(t *testing.T) {
	t.Parallel()
	letters := desksLetters(t)
	d := begin(t, setup{letters: letters})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo)
	d.Sees("1 letter (U)")
	d.Do(action.Answers)
	d.Sees("To look at 1", person.Applicant.Name, "refusal", "Acme", person.Applicant.Contacts.Email, "esc U close")
	d.Resize(200, 40)
	d.Do(action.Open)
	d.Sees("esc enter q back to the list", "  U close")
	d.SeesNot("esc U close")
	d.Do(action.Done)
	d.Advance(2 * time.Hour)
	if found := drafts(t, letters); len(found) != 0 {
		t.Fatalf("a letter left that was not looked at: %v", found)
	}
	d.Do(action.SendLetters)
	d.Overlay().Sees("Send 1 letter?", letters.Folder)
	d.Do(action.Yes)
	d.Sees("Waiting 1")
	d.Advance(59 * time.Minute)
	if found := drafts(t, letters); len(found) != 0 {
		t.Fatalf("the letter did not wait: %v", found)
	}
	d.Advance(2 * time.Minute)
	d.Sees("Drafts 1", "1 letter (U)")
	found := drafts(t, letters)
	if len(found) != 1 {
		t.Fatalf("%d drafts", len(found))
	}
	data, err := os.ReadFile(found[0])
	if err != nil || !strings.Contains(string(data), person.Applicant.Contacts.Email) {
		t.Errorf("the draft is %q, %v", data, err)
	}
	d.Do(action.ShowTab(4), action.SendLetters)
	d.Overlay().Sees("Was 1 draft sent?")
	d.Do(action.Yes)
	d.Sees("Drafts 0", "Done 1")
}

// reachable reports whether an applicant has an address that can be written to.
func reachable(c model.Candidate) bool {
	_, problem := mail.Usable(c.Applicant.Contacts.Email)
	return problem == "" && c.Status == model.Received
}

// TestManyLettersNeedTheirNumberTyped, and another number sends nothing.
func TestManyLettersNeedTheirNumberTyped(t *testing.T) {
	t.Parallel()
	letters := desksLetters(t)
	d := begin(t, setup{letters: letters})
	for _, job := range []string{"ua-backend", "ua-accountant"} {
		d.ToJob(job)
		d.Do(action.Open, action.MarkAll, action.WriteLetter)
		d.Overlay().Sees("refusal", "invitation", "You look at each letter before it is sent.")
		d.Do(action.Accept)
		d.closeReport()
		d.Do(action.Back, action.Back, action.Back) // the screen, the marks, the list
	}
	d.ToJob("ua-backend")
	d.Do(action.Open, action.MarkAll, action.Answers)
	if keys := d.KeyLine(); strings.Contains(keys, "export") { // it acts on marks that are not on the screen
		t.Errorf("the footer is %q", keys)
	}
	n := letterCount(d, answers.Planned)
	if n <= answers.Many {
		t.Fatalf("only %d letters are planned", n)
	}
	d.Do(action.SendLetters)
	d.Type("3")
	d.Do(action.Accept)
	d.Overlay().Sees("Type the number of letters")
	if left := lookedAt(d); left != 0 {
		t.Fatalf("%d letters were let go by a wrong number", left)
	}
	d.Press("backspace")
	d.Type(strconv.Itoa(n))
	d.Do(action.Accept)
	if left := lookedAt(d); left != n {
		t.Errorf("%d of %d letters were let go", left, n)
	}
	d.Advance(2 * time.Hour)
	if found := drafts(t, letters); len(found) != n {
		t.Errorf("%d drafts of %d letters", len(found), n)
	}
}

// TestTheBoxOfLettersNamesWhoGetsThem, and begins with the letter that the verdict plans, or one that decides nothing.
func TestTheBoxOfLettersNamesWhoGetsThem(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t), width: 120})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.WriteLetter)
	d.Overlay().Sees("A letter to "+person.Applicant.Name, "▌ confirmation")
	d.Do(action.Close, action.VerdictNo)
	d.ToPerson("the same applicant", func(c model.Candidate) bool { return c.ID == person.ID })
	d.Do(action.WriteLetter)
	d.Overlay().Sees("▌ refusal")
	d.Do(action.Close, action.MarkAll, action.WriteLetter)
	d.Overlay().Sees("A letter to 38 applicants", person.Applicant.Name, "and 32 more applicants", "▌ confirmation")
	d.Do(action.Close, action.Blind, action.WriteLetter)
	d.Overlay().Sees("A letter to 38 applicants", "Candidate ")
	d.SeesNot(person.Applicant.Name)
}

// closeReport closes the report of who gets no letter, if it is open.
func (d *day) closeReport() {
	if strings.Contains(d.Overlay().Flat(), "no letter:") {
		d.Pause() // a box that opens by itself takes no key at once
		d.Do(action.Done)
	}
}

func letterCount(d *day, states ...answers.State) int {
	d.Helper()
	found, err := d.account.Letters(d.Context(), store.LetterFilter{States: states})
	if err != nil {
		d.Fatal(err)
	}
	return len(found)
}

// lookedAt counts the letters that a person has looked at.
func lookedAt(d *day) (n int) {
	d.Helper()
	found, err := d.account.Letters(d.Context(), store.LetterFilter{})
	if err != nil {
		d.Fatal(err)
	}
	for _, l := range found {
		if !l.Reviewed.IsZero() {
			n++
		}
	}
	return n
}

// TestAStoppedJobAsksForAnswers: they are written at once, later, or not at all.
func TestAStoppedJobAsksForAnswers(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		answer action.Keys
		sees   string
	}{{action.Yes, "To look at"}, {action.AskLater, "Stopped"}, {action.NotSent, "not counted as waiting"}} {
		t.Run(tt.answer.String(), func(t *testing.T) {
			d := begin(t, setup{letters: desksLetters(t)})
			d.ToJob("ua-barista")
			d.Do(action.Open, action.Back) // reads the applicants
			d.Do(action.StopJob)
			d.Overlay().Sees("applicants have heard nothing", "position is filled")
			before, _, err := d.account.CountUnanswered(d.Context(), 0)
			if err != nil {
				t.Fatal(err)
			}
			d.Do(tt.answer)
			d.closeReport()
			d.Sees(tt.sees)
			planned := letterCount(d, answers.Planned)
			if writes := tt.sees == "To look at"; writes != (planned > 0) {
				t.Errorf("%d letters are planned", planned)
			}
			after, _, err := d.account.CountUnanswered(d.Context(), 0)
			if err != nil {
				t.Fatal(err)
			}
			if fewer := tt.sees != "Stopped"; fewer != (after < before) {
				t.Errorf("%d of %d are without an answer", after, before)
			}
			if ids, err := d.account.UnansweredOf(d.Context(), 0); err != nil || len(ids) != after {
				t.Errorf("%d are without an answer, and %d are listed: %v", after, len(ids), err)
			}
		})
	}
}

// TestALetterIsReadChangedAndLeftOut: in another language, in own words, and not at all.
func TestALetterIsReadChangedAndLeftOut(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t), width: 80, height: 24})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers, action.Open)
	d.Sees("Добрий день!", person.Applicant.Contacts.Email)
	d.Do(action.LetterLanguage)
	d.SeesNot("Добрий день!")
	d.Sees("Bună ziua")
	d.Do(action.Back, action.LeaveOut)
	d.Sees("To look at 0", "1 letter was left out")
	if n := letterCount(d, answers.Withdrawn); n != 1 {
		t.Errorf("%d letters are withdrawn", n)
	}
}

// TestBlindModeWritesToCodes, and neither shows a name nor lets one be edited.
func TestBlindModeWritesToCodes(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Blind, action.Answers)
	d.Sees("To look at 1", "refusal")
	d.SeesNot(person.Applicant.Name, person.Applicant.Contacts.Email)
	d.Do(action.EditLetter)
	d.Sees("Not now: blind mode hides who the letter is to")
}

// TestWhoCannotBeWrittenToIsCalled: the number is shown as a QR code, too, and a call counts as an answer.
func TestWhoCannotBeWrittenToIsCalled(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t), height: 30})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("an applicant with a phone and no address", func(c model.Candidate) bool {
		return c.Applicant.Contacts.Email == "" && c.Applicant.Contacts.Phone != "" && c.Status == model.Received
	})
	d.Do(action.WriteLetter, action.Accept)
	d.Sees("1 gets no letter: there is no e-mail address (" + person.Applicant.Name + ").")
	d.Do(action.Answers, action.ShowTab(6))
	d.Sees("To call 1", person.Applicant.Name, person.Applicant.Contacts.Phone)
	d.Do(action.Open)
	d.Overlay().Sees(person.Applicant.Contacts.Phone, "█")
	d.Do(action.NotSent)
	d.Sees("Noted: call again tomorrow.", "call again 2026-11-03")
	before, _, err := d.account.CountUnanswered(d.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	d.Do(action.SendLetters)
	d.Sees("Noted. It counts as an answer.", "To call 0")
	if after, _, err := d.account.CountUnanswered(d.Context(), 0); err != nil || after != before-1 {
		t.Errorf("%d of %d are without an answer, %v", after, before, err)
	}
}

// TestALetterThatCameBackIsUnclearUntilTheApplicantIsReached by phone: then nothing is left to do.
func TestALetterThatCameBackIsUnclearUntilTheApplicantIsReached(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers, action.SendLetters, action.Yes)
	if _, err := d.store.ChangeLetters(t.Context(), store.LetterFilter{}, func(l *answers.Letter) bool {
		l.State, l.Handed = answers.Bounced, d.Clock.Now()
		return true
	}); err != nil {
		t.Fatal(err)
	}
	d.hear(account.Event{Letters: true})
	d.Sees("Unclear 1", "To call 1", "Done 0")
	if err := d.account.SetCall(t.Context(), person.ApplyID(), answers.Reached, ""); err != nil {
		t.Fatal(err)
	}
	d.hear(account.Event{Letters: true})
	d.Sees("Unclear 0", "To call 0", "Done 1")
}

// TestAnEditedLetterIsTheOneThatIsSent.
func TestAnEditedLetterIsTheOneThatIsSent(t *testing.T) {
	letters := desksLetters(t)
	d := editingIn(t, "appends", setup{letters: letters})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers, action.EditLetter)
	d.Sees("The letter was written again.", "Written outside.")
	d.NothingHandedOut()
	d.Do(action.SendLetters, action.Yes)
	d.Advance(2 * time.Hour)
	for _, path := range drafts(t, letters) {
		data, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(data), "Written outside.") {
			t.Errorf("the draft is %q, %v", data, err)
		}
	}
	if n := len(drafts(t, letters)); n != 1 {
		t.Errorf("%d drafts", n)
	}
}

// TestALetterOpensByALink: one after the other, and only when the person asks for it.
func TestALetterOpensByALink(t *testing.T) {
	t.Parallel()
	letters := desksLetters(t)
	letters.Way = answers.Mailto
	var opened []string
	d := begin(t, setup{letters: letters, options: ui.Options{Browse: func(link string) error {
		opened = append(opened, link)
		return nil
	}}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers, action.SendLetters, action.Yes, action.ShowTab(3), action.SendLetters)
	d.Sees(sayNotNow("no letter is due yet"))
	d.Advance(2 * time.Hour)
	if len(opened) != 0 {
		t.Fatalf("%q opened by itself", opened)
	}
	d.Do(action.ShowTab(3), action.SendLetters)
	if len(opened) != 1 || !strings.HasPrefix(opened[0], "mailto:"+person.Applicant.Contacts.Email+"?") {
		t.Errorf("%q was opened", opened)
	}
	d.Sees("Drafts 1")
}

// TestAnswersInLines: who waits is read with words for ages, and a letter is written, read and let go. Serial: WordBy is for all.
func TestAnswersInLines(t *testing.T) {
	d := begin(t, setup{letters: desksLetters(t)})
	lines := answered(d.byLine("open 1", "answers", "2", "letter", "open", "list", "read", "back", "send", "yes"))
	for i, want := range []string{"Applicants", "without an answer: ", " days ago", "4. confirmation", "1 letter to look at", ", just now", "Добрий день!", "To look at: 1", "Send 1 letter?", "The list “Waiting” shows when."} {
		if i >= len(lines) || !strings.Contains(lines[i], want) {
			t.Fatalf("line %d is not answered with %q:\n%q", i, want, lines)
		}
	}
}

// TestBlindModeDropsLettersThatWereRead, also while their screen is closed: its first frame has no name.
func TestBlindModeDropsLettersThatWereRead(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers)
	d.Sees(person.Applicant.Name)
	d.Do(action.Back, action.Blind)
	d.Tap(action.Answers)
	d.SeesNot(person.Applicant.Name, person.Applicant.Contacts.Email)
	d.Settle()
	d.Sees("To look at 1")
	d.SeesNot(person.Applicant.Name, person.Applicant.Contacts.Email)
}

// TestAJobThatEndsWritesNoSecondLetter to those who have one that waits.
func TestAJobThatEndsWritesNoSecondLetter(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	d.ToJob("ua-barista")
	d.Do(action.Open)
	refused := d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Back, action.StopJob, action.Yes)
	d.closeReport()
	found, err := d.account.Letters(d.Context(), store.LetterFilter{Applies: []int64{refused.ApplyID()}})
	if err != nil || len(found) != 1 || found[0].Name != answers.No {
		t.Errorf("%d letters to somebody who gets a refusal, %v", len(found), err)
	}
	if n := letterCount(d, answers.Planned); n < 2 {
		t.Errorf("only %d letters are planned", n)
	}
}

// TestAnEditedTextThatIsNoLetterIsNotLost: its file stays for the next try, and the letter stays as it was.
func TestAnEditedTextThatIsNoLetterIsNotLost(t *testing.T) {
	d := editingIn(t, "replaces the file", setup{letters: desksLetters(t)})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers, action.EditLetter)
	d.Sees("is not a letter", "Добрий день!")
	if left := d.handedOut(); len(left) != 1 {
		t.Errorf("%q are left", left)
	}
	t.Setenv("SHORTLIST_TEST_EDITOR", "appends")
	d.Do(action.EditLetter)
	if left := d.handedOut(); len(left) != 1 { // the next try began with the same text, which still has no subject
		t.Errorf("%q are left", left)
	}
}

// TestMarksGoWithTheirRows: after the marked letters were left out, nothing is marked.
func TestMarksGoWithTheirRows(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.MarkAll, action.WriteLetter, action.Accept)
	d.closeReport()
	n := letterCount(d, answers.Planned)
	d.Do(action.Mark, action.Mark)
	d.Sees("2 marked")
	d.Do(action.LeaveOut)
	d.SeesNot("2 marked")
	if left := letterCount(d, answers.Planned); left != n-2 {
		t.Errorf("%d of %d letters are left", left, n)
	}
}

// TestTheCursorOfLettersStaysOnItsRow when rows above it go, in another window: a key acts on the letter that was read.
func TestTheCursorOfLettersStaysOnItsRow(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t), width: 140})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.MarkAll, action.WriteLetter, action.Accept)
	d.closeReport()
	letters, err := d.account.Letters(d.Context(), store.LetterFilter{})
	if err != nil || len(letters) < 4 {
		t.Fatal(len(letters), err)
	}
	d.Do(action.Down, action.Down)
	d.Sees(letters[2].Address)
	if _, err := d.Elsewhere().CancelLetters(d.Context(), []int64{letters[0].ID, letters[1].ID}); err != nil {
		t.Fatal(err)
	}
	d.Until("it is seen", func() bool {
		return strings.Contains(d.Picture(), "To look at "+strconv.Itoa(len(letters)-2))
	})
	d.Sees(letters[2].Address)
	d.Do(action.LeaveOut)
	l, err := d.account.Letters(d.Context(), store.LetterFilter{IDs: []int64{letters[2].ID}})
	if err != nil || l[0].State != answers.Withdrawn {
		t.Errorf("%+v %v", l, err)
	}
	d.Sees(letters[3].Address)
}

// TestLettersAreHandedOverAgainAfterAnError, which is shown once, however often it comes.
func TestLettersAreHandedOverAgainAfterAnError(t *testing.T) {
	t.Parallel()
	letters := desksLetters(t)
	if err := os.WriteFile(letters.Folder, nil, 0o600); err != nil { // no folder of drafts can be made there
		t.Fatal(err)
	}
	d := begin(t, setup{letters: letters})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.ToPerson("a reachable applicant", reachable)
	d.Do(action.VerdictNo, action.Answers, action.SendLetters, action.Yes)
	d.Advance(time.Hour)
	d.Sees("rafts cannot be written into", "Waiting 1")
	d.Do(action.ShowTab(3))
	d.SeesNot("rafts cannot be written into")
	d.Advance(10 * time.Minute)
	d.SeesNot("rafts cannot be written into")
	if err := os.Remove(letters.Folder); err != nil {
		t.Fatal(err)
	}
	d.Advance(2 * time.Minute)
	d.Sees("Drafts 1")
	if n := len(drafts(t, letters)); n != 1 {
		t.Errorf("%d drafts", n)
	}
}

// TestTheRowOfALetterShowsWhatToKnowBeforeItLeaves: that the contact was not opened on the board. Where there is room, the letter
// is beside it.
func TestTheRowOfALetterShowsWhatToKnowBeforeItLeaves(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t), width: 80, height: 24})
	job := d.ToJob("ua-backend")
	d.Do(action.Open)
	who := newcomer(job.ID, "Олена Щойна")
	who.Applicant.Contacts.Email = "shchoina@example.org"
	d.Arrives(who)
	d.ToPerson("just came in", func(c model.Candidate) bool { return c.JustIn() })
	d.Do(action.VerdictNo)
	d.ToPerson("a reachable applicant", func(c model.Candidate) bool { return reachable(c) && !c.JustIn() })
	d.Do(action.VerdictNo, action.Answers)
	d.Sees("Олена Щойна", "refusal · uk  not opened  "+job.Title)
	if n := strings.Count(d.Picture(), "not opened"); n != 1 {
		t.Errorf("%d rows are of contacts that were not opened", n)
	}
	d.SeesNot("Добрий день")
	d.Resize(200, 24)
	d.Sees("not opened  "+job.Title+"  now", "Добрий день!")
}
