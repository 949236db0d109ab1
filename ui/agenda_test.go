package ui_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/action"
)

// toInterview opens the applicants of a job, with the cursor on one who can be written to.
func (d *day) toInterview() model.Candidate {
	d.Helper()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	return d.ToPerson("a reachable applicant", reachable)
}

// writes opens the box of a letter about an interview by its name.
func (d *day) writes(letter answers.Name) {
	d.Helper()
	d.Do(action.WriteLetter)
	for !strings.Contains(d.Overlay().Flat(), "▌ "+letter.Label()) {
		before := d.Overlay().Flat()
		if d.Do(action.Down); d.Overlay().Flat() == before {
			d.Fatalf("there is no letter %q%s", letter.Label(), d.Picture())
		}
	}
	d.Do(action.Accept)
}

// states returns the states of all interviews, in the order of their times.
func (d *day) states() (out []calendar.State) {
	d.Helper()
	for _, i := range d.interviews() {
		out = append(out, i.State)
	}
	return out
}

func (d *day) interviews() []account.Interview {
	d.Helper()
	all, err := d.account.Interviews(d.Context(), store.InterviewFilter{})
	if err != nil {
		d.Fatal(err)
	}
	return all
}

func (d *day) expectStates(want ...calendar.State) {
	d.Helper()
	got := d.states()
	same := len(got) == len(want)
	for i := range min(len(got), len(want)) {
		same = same && got[i] == want[i]
	}
	if !same {
		d.Fatalf("the interviews are %v, want %v%s", got, want, d.Picture())
	}
}

// TestTimesAreOfferedAndOneBecomesAnInvitation: they are read back while they are typed, asked about with the letter, and the
// applicant's words choose the one that a key makes an invitation.
func TestTimesAreOfferedAndOneBecomesAnInvitation(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	d.Do(action.Agenda)
	d.Sees("No interview is to come", "M on an applicant")
	d.Do(action.Back)
	person := d.toInterview()
	d.writes(answers.Offer)
	d.Overlay().Sees("Offer times to 1 applicant", "Days and hours")
	d.Type("tue 10-11:3")
	d.Overlay().Sees("Type times such as: tue 10-12")
	d.Type("0, wed 15:00, 30 min, online")
	d.Overlay().Sees("Tuesday, 3 November 2026, 10:00–11:30; Wednesday, 4 November 2026, 15:00–15:30; 30 minutes each; place: online", "4 times in all")
	d.Do(action.Accept)
	d.Overlay().Sees(person.Applicant.Name+": Tuesday, 3 November 2026, 10:00–10:30; online", "1 draft will be in")
	d.expectStates()
	d.Do(action.Yes)
	d.Sees("1 letter waits until 10:30")
	d.expectStates(calendar.Offered, calendar.Offered, calendar.Offered, calendar.Offered)

	d.Do(action.Agenda)
	d.Sees("No reply", person.Applicant.Name, "4 times", "1. Tuesday, 3 November 2026, 10:00–10:30", "4. Wednesday, 4 November 2026, 15:00–15:30", "offer of times: will be sent 10:30")
	d.Do(action.ReadReply)
	d.Paste("Yes, the second please")
	d.Do(action.KeepNote)
	d.Overlay().Sees("Note the reply?", "3 November 2026, 10:30–11:00", "has a question", "seem to choose this time", "Yes, the second please")
	d.expectStates(calendar.Offered, calendar.Offered, calendar.Offered, calendar.Offered)
	d.Do(action.Yes)
	d.expectStates(calendar.Offered, calendar.Asks, calendar.Offered, calendar.Offered)
	d.Sees("To decide", "Yes, the second please")

	d.Do(action.Invite)
	d.Overlay().Sees("wrote: Yes, the second please", "2026-11-03 10:30, 30 min", "Tuesday, 3 November 2026, 10:30–11:00")
	d.Type(", ann@example.net")
	d.Do(action.Accept)
	d.Overlay().Sees("3 November 2026, 10:30–11:00; online; ann@example.net")
	d.Do(action.Yes)
	d.expectStates(calendar.Lapsed, calendar.Invited, calendar.Lapsed, calendar.Lapsed)
	d.Sees("This week", "invited", "time of the interview: will be sent")
	if got := d.interviews()[1].With; len(got) != 1 || got[0] != "ann@example.net" {
		t.Errorf("the colleagues are %q", got)
	}
}

// TestAnInterviewIsMovedAndCancelled, and what the command refuses is refused in the box.
func TestAnInterviewIsMovedAndCancelled(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t), width: 80, height: 24})
	d.toInterview()
	d.writes(answers.Interview)
	d.Type("tue 10-12")
	d.Do(action.Accept)
	d.Overlay().Sees("Type a day and a time")
	d.ClearLine()
	d.Type("mon 9:00")
	d.Overlay().Sees("9 November 2026") // today's has passed
	d.Do(action.Accept)
	d.Overlay().Sees("A reminder follows on")
	d.Do(action.Yes)
	d.expectStates(calendar.Invited)
	d.Do(action.Agenda, action.MoveInterview)
	d.Type("thu 14:00, Room 2")
	d.Do(action.Accept)
	d.Overlay().Sees("A move keeps the place; leave out “Room 2”.")
	d.ClearLine()
	d.Type("thu 14:00, 45 min")
	d.Do(action.Accept)
	d.Overlay().Sees("Thursday, 5 November 2026, 14:00–14:45")
	d.Do(action.Yes)
	d.Sees("Thursday, 5 November 2026, 14:00–14:45 (UTC)")

	d.Do(action.SaveCV)
	d.Sees("1 interview is in")
	files, err := filepath.Glob(filepath.Join(d.dir, "interviews-2026-11-02*.ics"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%q, %v", files, err)
	}
	if data, err := os.ReadFile(files[0]); err != nil || !strings.Contains(string(data), "DTSTART:20261105T140000Z") {
		t.Errorf("the file is %q, %v", data, err)
	}
	d.Do(action.CancelInterview)
	d.Overlay().Sees("Cancel the interview?", "Thursday, 5 November 2026, 14:00–14:45")
	d.Do(action.Yes)
	d.expectStates(calendar.Cancelled)
	d.Sees("No interview is to come")
}

// ClearLine removes what is typed into a line.
func (d *day) ClearLine() {
	d.Helper()
	d.Press("ctrl+u")
}

// TestAnHourThatComesTwiceIsAskedAbout in the box, and what was chosen is the one that is booked.
func TestAnHourThatComesTwiceIsAskedAbout(t *testing.T) {
	t.Parallel()
	letters := desksLetters(t)
	zone, err := time.LoadLocation("Europe/Kyiv")
	if err != nil {
		t.Fatal(err)
	}
	letters.Zone = zone
	d := begin(t, setup{letters: letters, now: time.Date(2026, 10, 20, 9, 0, 0, 0, time.UTC)})
	d.toInterview()
	d.writes(answers.Interview)
	d.Type("2026-10-25 3:30")
	d.Do(action.Accept)
	d.Overlay().Sees("03:30 comes twice on Sunday, 25 October 2026", "winter")
	d.expectStates()
	d.Type(" winter")
	d.Do(action.Accept, action.Yes)
	if got := d.interviews()[0].Start; !got.Equal(time.Date(2026, 10, 25, 1, 30, 0, 0, time.UTC)) {
		t.Errorf("the interview begins %v", got)
	}
}

// TestTheAgendaOfBlindModeHasCodesAndTimes alone.
func TestTheAgendaOfBlindModeHasCodesAndTimes(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	person := d.toInterview()
	d.writes(answers.Interview)
	d.Type("tue 10:00, Room 2, ann@example.net")
	d.Do(action.Accept, action.Yes, action.Agenda)
	d.Sees(person.Applicant.Name, "ann@example.net")
	d.Do(action.Blind)
	d.SeesNot(person.Applicant.Name, "ann@example.net")
	d.Sees("3 November 2026, 10:00–10:30")
	d.Do(action.MoveInterview)
	if box := d.Overlay(); box.Has(person.Applicant.Name) {
		t.Errorf("the box shows who it is:\n%s", box.Flat())
	}
	d.Type("wed 11:00")
	d.Do(action.Accept)
	if box := d.Overlay(); box.Has(person.Applicant.Name) || !box.Has("4 November 2026") {
		t.Errorf("the question is\n%s", box.Flat())
	}
}

// TestACalendarsReplyIsNotedFromThePaste: an acceptance, and another time that the applicant asks for, which a key takes over.
func TestACalendarsReplyIsNotedFromThePaste(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	person := d.toInterview()
	d.writes(answers.Interview)
	d.Overlay().Sees(person.Applicant.Name + " · Backend-розробник Go")
	d.Type("tue 10:00")
	d.Do(action.Accept, action.Yes, action.Agenda)
	of := d.interviews()[0]
	reply := func(method, stamp, more string) string {
		return strings.Join([]string{"BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:" + method, "BEGIN:VEVENT", "UID:" + of.UID, "SEQUENCE:0", "DTSTAMP:" + stamp,
			more, "ATTENDEE;PARTSTAT=ACCEPTED:mailto:" + of.Address, "END:VEVENT", "END:VCALENDAR", ""}, "\r\n")
	}
	paste := func(text string) {
		d.Helper()
		d.Do(action.ReadReply)
		d.Paste(text)
		d.Do(action.KeepNote)
	}
	paste(reply("REPLY", "20261102T100000Z", "DTSTART:20261103T100000Z"))
	d.Overlay().Sees("gets the state “accepted”")
	d.Do(action.Yes)
	d.expectStates(calendar.Agreed)
	paste(reply("REPLY", "20261102T100000Z", "DTSTART:20261103T100000Z"))
	d.Overlay().Sees("was noted before. Nothing was changed.")
	d.Do(action.Back)
	paste(reply("COUNTER", "20261102T110000Z", "DTSTART:20261104T120000Z"))
	d.Overlay().Sees("The applicant asks for Wednesday, 4 November 2026, 12:00")
	d.Do(action.Yes)
	d.Resize(116, 40) // the list is beside the page, and takes from it what the name needs
	d.Sees("To decide  " + person.Applicant.Name + "  Tue 3 Nov 10:00  asks for 4 Nov 12:00")
	d.Do(action.Invite)
	d.Overlay().Sees("Another time for the interview", "2026-11-04 12:00")
	d.Do(action.Accept, action.Yes)
	d.expectStates(calendar.Invited)
	if got := d.interviews()[0].Start; !got.Equal(time.Date(2026, 11, 4, 12, 0, 0, 0, time.UTC)) {
		t.Errorf("the interview is at %v", got)
	}
}

// asks counts the questions for the agenda, and for the applicants without an answer.
type asks struct {
	ui.Backend
	agenda, silent *atomic.Int64
}

func (a asks) Agenda(ctx context.Context, days int) ([]account.Interview, error) {
	a.agenda.Add(1)
	return a.Backend.Agenda(ctx, days)
}

func (a asks) UnansweredOf(ctx context.Context, jobID int64) ([]int64, error) {
	a.silent.Add(1)
	return a.Backend.UnansweredOf(ctx, jobID)
}

// TestAClosedScreenIsNotReadAgain: neither the agenda nor the letters.
func TestAClosedScreenIsNotReadAgain(t *testing.T) {
	t.Parallel()
	var agenda, silent atomic.Int64
	d := begin(t, setup{letters: desksLetters(t), backend: func(b ui.Backend) ui.Backend { return asks{b, &agenda, &silent} }})
	plan := func(at string) {
		t.Helper()
		d.writes(answers.Interview)
		d.Type(at)
		d.Do(action.Accept, action.Yes)
		d.hear(account.Event{Letters: true})
	}
	d.toInterview()
	d.Do(action.Agenda, action.Back, action.Answers, action.Back)
	was := [2]int64{agenda.Load(), silent.Load()}
	if was[0] == 0 || was[1] == 0 {
		t.Fatalf("the screens asked %v times", was)
	}
	plan("tue 10:00")
	if got := [2]int64{agenda.Load() - 1, silent.Load()}; got != was { // the box asks for what is agreed on
		t.Errorf("closed screens asked: %v, want %v", got, was)
	}
	d.Do(action.Agenda)
	d.Sees("3 November 2026, 10:00–10:30")
}

// TestTheOverviewLeadsToTheAgenda by the interviews of the next days.
func TestTheOverviewLeadsToTheAgenda(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{letters: desksLetters(t)})
	person := d.toInterview()
	d.writes(answers.Interview)
	d.Type("tue 10:00")
	d.Do(action.Accept, action.Yes, action.Overview)
	d.Sees("Interviews this week", "next Tue 3 Nov 10:00")
	for !strings.Contains(d.Screen().Cursor(), "Interviews this week") {
		before := d.Screen().Flat()
		if d.Do(action.Down); d.Screen().Flat() == before {
			d.Fatalf("the cursor does not reach the interviews%s", d.Picture())
		}
	}
	d.Do(action.Open)
	d.Sees("Agenda", person.Applicant.Name)
	d.Do(action.Open) // the applicant
	d.Do(action.Back)
	d.Sees("Agenda")
}

// TestTheAgendaIsReadLineByLine: offered, answered in words, and booked. Serial: it changes how signs are worded.
func TestTheAgendaIsReadLineByLine(t *testing.T) {
	d := begin(t, setup{letters: desksLetters(t)})
	person := d.toInterview()
	printed := d.byLine("agenda", "close", "open 1", "letter", "7", "write it", "tue 10-11, 30 min, online", "plan it", "agenda", "reply", "The second", ".", "note it", "invite", "2026-11-03 10:30, 30 min", "plan it")
	for _, want := range []string{
		"No interview is to come", "Offer times to 1 applicant", person.Applicant.Name + ": Tuesday, 3 November 2026, 10:00–10:30",
		"No reply, " + person.Applicant.Name + ", 2 times", "The interview gets the state “has a question”.", "The reply is noted.", "This week, " + person.Applicant.Name + ", invited, Tuesday, 3 November 2026, 10:30–11:00",
	} {
		if !strings.Contains(printed, want) {
			t.Errorf("there is no %q:\n%s", want, printed)
		}
	}
	d.expectStates(calendar.Lapsed, calendar.Invited)
}
