package account

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/calendar"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// noon is a Wednesday's in Kyiv.
var noon = time.Date(2026, 11, 25, 10, 0, 0, 0, time.UTC)

// meeting returns an account in Kyiv whose clock the test sets.
func meeting(t testing.TB, people ...model.Candidate) (d *desk, clock *time.Time) {
	t.Helper()
	d = writing(t, people...)
	zone, err := time.LoadLocation("Europe/Kyiv")
	if err != nil {
		t.Fatal(err)
	}
	clock = new(time.Time)
	*clock = noon
	d.opts.Answers.Zone, d.opts.Answers.Hold = zone, 72*time.Hour
	d.opts.Now = func() time.Time { return *clock }
	return d, clock
}

func (d *desk) times(typed string) calendar.Times {
	d.t.Helper()
	times, err := calendar.ReadTimes(typed, d.opts.Now(), d.Zone(), calendar.DefaultLength)
	if err != nil {
		d.t.Fatal(err)
	}
	return times
}

func (d *desk) offers(typed string, applies ...int64) PlannedInterviews {
	d.t.Helper()
	out, err := d.OfferInterviews(d.t.Context(), applies, d.times(typed), false)
	if err != nil {
		d.t.Fatal(err)
	}
	return out
}

func (d *desk) books(apply int64, typed string) Interview {
	d.t.Helper()
	slot, err := calendar.ReadTime(typed, d.opts.Now(), d.Zone(), calendar.DefaultLength)
	if err != nil {
		d.t.Fatal(err)
	}
	out, err := d.BookInterview(d.t.Context(), Booking{ApplyID: apply, Slot: slot, Place: "Room 2"}, false)
	if err != nil || len(out.Interviews) != 1 || len(out.Refused) > 0 {
		d.t.Fatalf("%+v, %v", out, err)
	}
	return out.Interviews[0]
}

// meetings returns what there is, each as state, application and time.
func (d *desk) meetings() (out []string) {
	d.t.Helper()
	all, err := d.Interviews(d.t.Context(), store.InterviewFilter{})
	if err != nil {
		d.t.Fatal(err)
	}
	for _, i := range all {
		out = append(out, fmt.Sprintf("%s %d %s", i.State, i.ApplyID, i.Start.In(d.Zone()).Format("01-02 15:04")))
	}
	return out
}

func (d *desk) expectMeetings(want ...string) {
	d.t.Helper()
	if diff := cmp.Diff(want, d.meetings()); diff != "" {
		d.t.Fatalf("interviews -want +got:\n%s", diff)
	}
}

func three() []model.Candidate {
	return []model.Candidate{applicant(1, 5, "Olena Koval", "Olena@example.org"), applicant(2, 5, "Ivan Petrenko", "ivan@example.org"), applicant(3, 6, "Maeve Quay", "maeve@example.org")}
}

func TestOfferedTimesAreInTheLetterAndOfferedToNoOther(t *testing.T) {
	d, _ := meeting(t, three()...)
	out := d.offers("tue 10-12, wed after 15, 30 min, online", 1, 2)
	d.expectMeetings("offered 1 12-01 10:00", "offered 2 12-01 10:30", "offered 1 12-01 11:00", "offered 2 12-01 11:30", "offered 1 12-02 15:00",
		"offered 2 12-02 15:30", "offered 1 12-02 16:00", "offered 2 12-02 16:30", "offered 1 12-02 17:00", "offered 2 12-02 17:30")
	const lines = "1. вівторок, 1 грудня 2026, 10:00–10:30\n2. вівторок, 1 грудня 2026, 11:00–11:30\n3. середа, 2 грудня 2026, 15:00–15:30\n4. середа, 2 грудня 2026, 16:00–16:30\n5. середа, 2 грудня 2026, 17:00–17:30\n(Europe/Kyiv, UTC+2; online)"
	if text := out.Letters[0].Text; !strings.Contains(text, lines) {
		t.Errorf("the letter is\n%s", text)
	}
	more := d.offers("tue 10-12, 30 min", 3)
	if len(more.Interviews) > 0 || len(more.Refused) != 1 || more.Refused[0].Reason != answers.RefusedNoTime {
		t.Errorf("offered again: %+v", more)
	}
	d.offers("tue 9:30-12, 30 min", 3)
	if all := d.meetings(); all[0] != "offered 3 12-01 09:30" || len(all) != 11 {
		t.Errorf("%q", all)
	}
}

// TestANewOfferMayHaveTheTimesOfTheOneThatItReplaces, also for another of its applicants.
func TestANewOfferMayHaveTheTimesOfTheOneThatItReplaces(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.offers("tue 10:00, 10:30", 1)
	d.offers("tue 11:00", 3)
	out := d.offers("tue 10-11, 30 min", 2, 1)
	if len(out.Refused) > 0 || len(out.Letters) != 2 {
		t.Fatalf("%+v", out)
	}
	d.expectMeetings("cancelled 1 12-01 10:00", "offered 2 12-01 10:00", "cancelled 1 12-01 10:30", "offered 1 12-01 10:30", "offered 3 12-01 11:00")
	if out := d.offers("tue 11:00", 1); len(out.Refused) != 1 {
		t.Errorf("another applicant's time: %+v", out)
	}
}

// TestAnOfferLapses three days behind the handing of its letter, not of its planning, and when its time comes.
func TestAnOfferLapses(t *testing.T) {
	d, clock := meeting(t, three()...)
	d.offers("fri 10:00, 11:00", 1)
	d.offers("2026-12-10 10:00", 2)
	*clock = noon.AddDate(0, 0, 10)
	d.expectMeetings("lapsed 1 11-27 10:00", "lapsed 1 11-27 11:00", "offered 2 12-10 10:00")
	letters, err := d.Letters(t.Context(), store.LetterFilter{Applies: []int64{2}})
	if err != nil {
		t.Fatal(err)
	}
	d.opts.Answers.Hours = answers.Hours{}
	if _, err := d.SendLetters(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	if _, err := d.SettleLetters(t.Context(), []int64{letters[0].ID}, true); err != nil {
		t.Fatal(err)
	}
	*clock = clock.Add(72*time.Hour - time.Second)
	d.expectMeetings("lapsed 1 11-27 10:00", "lapsed 1 11-27 11:00", "offered 2 12-10 10:00")
	*clock = clock.Add(time.Second)
	d.expectMeetings("lapsed 1 11-27 10:00", "lapsed 1 11-27 11:00", "lapsed 2 12-10 10:00")
	d.offers("2026-12-10 10:00", 3)
}

// TestAnInterviewIsBookedMovedAndCancelled, each time by a letter whose calendar has the same UID and the next sequence.
func TestAnInterviewIsBookedMovedAndCancelled(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.offers("tue 10:00, 11:00, 12:00", 1)
	i := d.books(1, "tue 11:00")
	d.expectMeetings("lapsed 1 12-01 10:00", "invited 1 12-01 11:00", "lapsed 1 12-01 12:00")
	slot, err := calendar.ReadTime("wed 9:00", noon, d.Zone(), time.Hour)
	if err != nil {
		t.Fatal(err)
	}
	d.leaves(i.Letter)
	d.leaves(d.moves(i.ID, slot.Start).Letters[0].ID)
	if _, err := d.CancelInterview(t.Context(), i.ID, false); err != nil {
		t.Fatal(err)
	}
	d.expectMeetings("lapsed 1 12-01 10:00", "lapsed 1 12-01 12:00", "cancelled 1 12-02 09:00")
	if _, err := d.CancelInterview(t.Context(), i.ID, false); !errors.Is(err, ErrNotBooked) {
		t.Errorf("cancelled twice: %v", err)
	}
	letters, err := d.store.Letters(t.Context(), store.LetterFilter{})
	if err != nil {
		t.Fatal(err)
	}
	var names []answers.Name
	var calendars []string
	for _, l := range letters {
		if l.State == answers.Withdrawn {
			continue
		}
		names = append(names, l.Name)
		data, err := d.LetterMail(t.Context(), l.ID)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := d.LetterMail(t.Context(), l.ID)
		if string(again) != string(data) {
			t.Errorf("%s has other bytes the second time", l.Name)
		}
		m := parsedCalendar(t, data)
		calendars = append(calendars, fmt.Sprintf("%s %d %v %s", m.Method, m.Sequence, m.UID == i.UID, m.Start.Format("02T15:04Z")))
		if m.Title != "Співбесіда: «Barista»" || m.Place != "Room 2" || m.Attendees[0].Mail != "Olena@example.org" || m.Organizer.Mail != "hr@example.com" {
			t.Errorf("%+v", m)
		}
	}
	if diff := cmp.Diff([]answers.Name{answers.Interview, answers.Moved, answers.Cancelled}, names); diff != "" {
		t.Errorf("letters -want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]string{"REQUEST 0 true 01T09:00Z", "REQUEST 1 true 02T07:00Z", "CANCEL 2 true 02T07:00Z"}, calendars); diff != "" {
		t.Errorf("calendars -want +got:\n%s", diff)
	}
}

// parsedCalendar returns the event of a letter's mail.
func parsedCalendar(t *testing.T, data []byte) calendar.Event {
	t.Helper()
	in, err := readMail(data)
	if err != nil || len(in.Calendars) != 1 {
		t.Fatalf("%d calendars: %v\n%s", len(in.Calendars), err, data)
	}
	events, err := calendar.Read(in.Calendars[0], time.UTC)
	if err != nil {
		t.Fatal(err)
	}
	return events[0]
}

// TestTheTextOfADraftIsItsOnlyOne: a mail program shows it to be changed. A mail that leaves as it is has the text in its calendar,
// too, which is all that some programs show.
func TestTheTextOfADraftIsItsOnlyOne(t *testing.T) {
	for _, way := range answers.Ways() {
		if way == answers.Mailto {
			continue // a link has no calendar
		}
		d, _ := meeting(t, three()...)
		d.opts.Answers.Way = way
		data, err := d.LetterMail(t.Context(), d.books(1, "tue 10:00").Letter)
		if err != nil {
			t.Fatal(err)
		}
		in, err := readMail(data)
		if err != nil || len(in.Calendars) != 1 {
			t.Fatalf("%+v, %v", in, err)
		}
		isMail := way == answers.Program
		if strings.Contains(string(in.Calendars[0]), "\r\nDESCRIPTION:") != isMail || strings.Contains(string(data), "multipart/alternative") != isMail || !strings.Contains(in.Text, "10:00") {
			t.Errorf("%s:\n%s\n%s", way, data, in.Calendars[0])
		}
	}
}

// TestALetterThatIsTakenBackTakesItsChangeBack: the applicant has not heard of it.
func TestALetterThatIsTakenBackTakesItsChangeBack(t *testing.T) {
	d, _ := meeting(t, three()...)
	cancel := func(id int64) {
		if got, err := d.CancelLetters(t.Context(), []int64{id}); err != nil || len(got) != 1 {
			t.Fatal(got, err)
		}
	}
	cancel(d.offers("tue 10:00", 1).Letters[0].ID)
	d.expectMeetings("cancelled 1 12-01 10:00")
	i := d.books(2, "tue 10:00")
	d.leaves(i.Letter)
	moved, err := d.MoveInterview(t.Context(), i.ID, calendar.Slot{Start: i.Start.Add(time.Hour)}, false)
	if err != nil {
		t.Fatal(err)
	}
	d.expectMeetings("cancelled 1 12-01 10:00", "invited 2 12-01 11:00")
	cancel(moved.Letters[0].ID)
	d.expectMeetings("cancelled 1 12-01 10:00", "invited 2 12-01 10:00")
	again, err := d.MoveInterview(t.Context(), i.ID, calendar.Slot{Start: i.Start.Add(2 * time.Hour)}, false)
	if err != nil || again.Interviews[0].Sequence != 2 {
		t.Fatalf("%+v, %v", again, err)
	}
}

// TestALetterThatHasNotLeftIsReplaced: the applicant gets one letter with the time that counts, or none without an interview, and an
// answer of theirs stays.
func TestALetterThatHasNotLeftIsReplaced(t *testing.T) {
	const (
		nothing = ""   // the applicant had no letter before
		offered = "o"  // chose an offered time, which no letter has invited to yet
		invited = "i"  // got an invitation to 10:00
		agreed  = "ia" // and accepted it
	)
	for _, tt := range []struct {
		name, heard string
		moves       []int // hours behind the time that was booked
		cancel      bool
		state       []answers.State // that letters have before they are replaced
		letters     string          // names of the letters that wait, with their sequence
		meeting     string
	}{
		{"moved", nothing, []int{1, 2}, false, nil, "interview 2", "invited 12:00"},
		{"moved after a failure", nothing, []int{1}, false, []answers.State{answers.Failed}, "interview 1", "invited 11:00"},
		{"moved from the drafts", nothing, []int{1}, false, []answers.State{answers.Handing}, "moved 1", "invited 11:00"},
		{"cancelled", nothing, nil, true, nil, "", "cancelled 10:00"},
		{"moved and cancelled", nothing, []int{1}, true, nil, "", "cancelled 11:00"},
		{"chosen and cancelled", offered, []int{1}, true, nil, "", "has a question 10:00"},
		{"invited, moved", invited, []int{1, 2}, false, nil, "moved 2", "invited 12:00"},
		{"invited, moved and cancelled", invited, []int{1}, true, nil, "cancelled 2", "cancelled 10:00"},
		{"agreed, moved and back", agreed, []int{1, 0}, false, nil, "", "accepted 10:00"},
		{"agreed, moved and cancelled", agreed, []int{1, 2}, true, nil, "cancelled 3", "cancelled 10:00"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d, _ := reminding(t)
			if tt.heard == offered {
				d.leaves(d.offers("tue 10:00, 14:00", 1).Letters[0].ID)
				if _, err := d.ReadReply(t.Context(), strings.NewReader("The first"), 1, false); err != nil {
					t.Fatal(err)
				}
			}
			i := d.books(1, "tue 10:00")
			if tt.heard == invited || tt.heard == agreed {
				d.leaves(i.Letter)
			}
			if tt.heard == agreed {
				d.reply(replyMail(i.UID, 0, "ACCEPTED", "olena@example.org", "20261125T110000Z", "I come"))
			}
			var change PlannedInterviews
			for n, hours := range tt.moves {
				if n < len(tt.state) {
					if _, err := d.store.ChangeLetters(t.Context(), store.LetterFilter{IDs: []int64{i.Letter}}, func(l *answers.Letter) bool {
						l.State, l.Drafted = tt.state[n], noon
						return true
					}); err != nil {
						t.Fatal(err)
					}
				}
				change = d.moves(i.ID, i.Start.Add(time.Duration(hours)*time.Hour))
			}
			if tt.cancel {
				rehearsed, err := d.CancelInterview(t.Context(), i.ID, true)
				if err != nil {
					t.Fatal(err)
				}
				if change, err = d.CancelInterview(t.Context(), i.ID, false); err != nil {
					t.Fatal(err)
				}
				if rehearsed.TakenBack != change.TakenBack || rehearsed.Interviews[0].State != change.Interviews[0].State || len(rehearsed.Letters) != len(change.Letters) {
					t.Errorf("shown %+v, done %+v", rehearsed, change)
				}
			}
			waiting, err := d.store.Letters(t.Context(), store.LetterFilter{States: []answers.State{answers.Planned, answers.Due, answers.Failed}})
			if err != nil {
				t.Fatal(err)
			}
			var letters, reminders []string
			for _, l := range waiting {
				if l.Name == answers.Reminder {
					reminders = append(reminders, l.Meeting.Slots[0].Start.In(d.Zone()).Format("15:04"))
					continue
				}
				letters = append(letters, fmt.Sprintf("%s %d", l.Name, l.Meeting.Sequence))
			}
			now, err := d.Interviews(t.Context(), store.InterviewFilter{IDs: []int64{i.ID}})
			if err != nil {
				t.Fatal(err)
			}
			is := now[0].State.Label() + " " + now[0].Start.In(d.Zone()).Format("15:04")
			if strings.Join(letters, ", ") != tt.letters || is != tt.meeting {
				t.Errorf("the interview is %s, and %q wait", is, letters)
			}
			if want := map[bool]int{true: 1}[now[0].TakesPlace()]; len(reminders) != want || want == 1 && !strings.HasSuffix(is, reminders[0]) {
				t.Errorf("reminders of %s: %q", is, reminders)
			}
			if tt.heard == agreed && now[0].Comment != "I come" || tt.heard == offered && now[0].Comment != "The first" {
				t.Errorf("the applicant's words are %q", now[0].Comment)
			}
		})
	}
}

// TestALetterIsNotReplacedOnceItLeaves, and no answer is overwritten that came meanwhile.
func TestALetterIsNotReplacedOnceItLeaves(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "tue 10:00")
	before, err := d.booked(t.Context(), i.ID)
	if err != nil {
		t.Fatal(err)
	}
	try := func() {
		t.Helper()
		if _, _, err := d.store.ChangeInterviews(t.Context(), []store.InterviewChange{before.change()}, noon, time.Hour); !errors.Is(err, store.ErrMeetingChanged) {
			t.Errorf("%v", err)
		}
	}
	d.leaves(i.Letter)
	try()
	for _, words := range []string{"Could it be later?", "Or on Friday?"} {
		if _, err := d.ReadReply(t.Context(), strings.NewReader(words), 1, false); err != nil {
			t.Fatal(err)
		}
		try()
		if before, err = d.booked(t.Context(), i.ID); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoTimeIsOfferedTwice in random offers, bookings, moves and steps of the clock by three windows: 10,000 in a soak.
func TestNoTimeIsOfferedTwice(t *testing.T) {
	steps := 1500
	if testing.Short() {
		steps = 300
	} else if os.Getenv("SHORTLIST_SOAK") != "" {
		steps = 10_000
	}
	var people []model.Candidate
	for i := range int64(60) {
		people = append(people, applicant(i+1, 5+i%2, fmt.Sprintf("Person %d", i), fmt.Sprintf("p%d@example.org", i)))
	}
	d, _ := meeting(t, people...)
	var mu sync.Mutex
	at := noon
	d.opts.Answers.Hold, d.opts.Answers.Remind = 2*time.Hour, true
	d.opts.Now = func() time.Time { mu.Lock(); defer mu.Unlock(); return at }
	var windows sync.WaitGroup
	for w := range uint64(3) {
		windows.Go(func() {
			random := rand.New(rand.NewPCG(w, 7))
			for range steps / 3 {
				stepInterviews(t, d, random, func() { mu.Lock(); at = at.Add(time.Duration(random.IntN(30)) * time.Minute); mu.Unlock() })
			}
		})
	}
	windows.Wait()
	all, err := d.Interviews(t.Context(), store.InterviewFilter{})
	if err != nil {
		t.Fatal(err)
	}
	states := map[calendar.State]int{}
	for _, i := range all {
		states[i.State]++
	}
	t.Logf("%d times: %v", len(all), states)
	if len(all) < steps/20 {
		t.Errorf("only %d times", len(all))
	}
	checkReminders(t, d, all)
}

// stepInterviews does something at random, and fails the test if two applicants have one time.
func stepInterviews(t *testing.T, d *desk, random *rand.Rand, tick func()) {
	ctx := context.WithoutCancel(t.Context())
	now := d.opts.Now()
	start := now.Truncate(time.Hour).Add(time.Duration(1+random.IntN(48)) * time.Hour)
	apply := int64(1 + random.IntN(60))
	all, err := d.store.Interviews(ctx, store.InterviewFilter{From: now})
	if err != nil {
		t.Error(err)
		return
	}
	at := d.opts.Now() // not before what was read
	for n, i := range all {
		for _, o := range all[:n] {
			if i.At(at, d.opts.Answers.Hold).Holds() && o.At(at, d.opts.Answers.Hold).Holds() && i.Overlaps(o.Slot) {
				t.Errorf("%s is %s for %d and %s for %d\n%+v\n%+v", i.Start, i.State, i.ApplyID, o.State, o.ApplyID, i, o)
			}
		}
	}
	switch random.IntN(5) {
	case 0, 1:
		times := calendar.Times{Windows: []calendar.Slot{{Start: start, End: start.Add(3 * time.Hour)}}, Length: time.Duration(1+random.IntN(3)) * 20 * time.Minute}
		_, err = d.OfferInterviews(ctx, []int64{apply, 1 + apply%60}, times, false)
	case 2:
		_, err = d.BookInterview(ctx, Booking{ApplyID: apply, Slot: calendar.Slot{Start: start, End: start.Add(30 * time.Minute)}}, false)
	case 3:
		tick()
		letters, failed := d.store.Letters(ctx, store.LetterFilter{Last: 5, States: []answers.State{answers.Planned}})
		if err = failed; err == nil && len(letters) > 0 {
			l := letters[random.IntN(len(letters))]
			_, err = d.store.ChangeLetters(ctx, store.LetterFilter{IDs: []int64{l.ID}}, func(l *answers.Letter) bool {
				if l.State != answers.Planned {
					return false
				}
				l.State, l.Handed = answers.Handed, now
				if random.IntN(3) == 0 {
					l.State, l.Handed = answers.Withdrawn, time.Time{}
				}
				return true
			})
		}
	case 4:
		if len(all) > 0 {
			i := all[random.IntN(len(all))]
			if i.Booked() {
				_, err = d.MoveInterview(ctx, i.ID, calendar.Slot{Start: start}, false)
			}
			if err == nil && i.Booked() && random.IntN(3) == 0 {
				_, err = d.CancelInterview(ctx, i.ID, false)
			}
		}
	}
	if err != nil && !errors.Is(err, store.ErrTimeTaken) && !errors.Is(err, store.ErrMeetingChanged) && !errors.Is(err, ErrNotBooked) {
		t.Error(err)
	}
}

func TestBlindModeShowsCodeAndTimeAlone(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "tue 10:00")
	d.reply(replyMail(i.UID, 0, "ACCEPTED", "olena@example.org", "20261201T100000Z", "Olena comes"))
	if err := d.SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	all, err := d.Interviews(t.Context(), store.InterviewFilter{})
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	shown := fmt.Sprintf("%+v", all[0])
	if all[0].Name != blind.Name(1) || strings.Contains(strings.ToLower(shown), "olena") || strings.Contains(shown, "example.org") {
		t.Errorf("%s", shown)
	}
}

func TestEraseTakesTheInterviewWithIt(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.offers("tue 10:00, 11:00", 1, 2)
	d.erases("olena@example.org", false)
	if all := d.meetings(); len(all) != 1 || !strings.HasPrefix(all[0], "offered 2") {
		t.Errorf("%q", all)
	}
}

func TestAnotherRuleOfSummerTimeIsSeen(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "2027-07-12 10:00")
	if was := i.Was(); was != "" {
		t.Errorf("was %s", was)
	}
	i.Wall = "2027-07-12 09:00" // as if Kyiv had no summer time when the letter was written
	if was := i.Was(); was != "09:00" || lang.Current() != lang.English {
		t.Errorf("was %q", was)
	}
}

// TestColleaguesGetTheInvitationTheMoveAndTheCancellation in copy, and are attendees.
func TestColleaguesGetTheInvitationTheMoveAndTheCancellation(t *testing.T) {
	d, _ := meeting(t, three()...)
	slot, err := calendar.ReadTime("tue 10:00", d.opts.Now(), d.Zone(), calendar.DefaultLength)
	if err != nil {
		t.Fatal(err)
	}
	out, err := d.BookInterview(t.Context(), Booking{ApplyID: 1, Slot: slot, With: []string{"ann@example.net", "ben@example.net"}}, false)
	if err != nil {
		t.Fatal(err)
	}
	id := out.Interviews[0].ID
	copied := func(letter int64) {
		t.Helper()
		data, err := d.LetterMail(t.Context(), letter)
		if err != nil {
			t.Fatal(err)
		}
		in, err := mail.Read(bytes.NewReader(data))
		if err != nil || len(in.Calendars) != 1 {
			t.Fatalf("%+v, %v", in, err)
		}
		events, err := calendar.Read(in.Calendars[0], d.Zone())
		if err != nil || len(events[0].Attendees) != 3 || !strings.Contains(string(data), "\r\nCc: ann@example.net, ben@example.net\r\n") {
			t.Errorf("%+v, %v\n%s", events, err, data)
		}
	}
	copied(out.Letters[0].ID)
	d.leaves(out.Letters[0].ID)
	if out, err = d.MoveInterview(t.Context(), id, calendar.Slot{Start: slot.Start.Add(time.Hour)}, false); err != nil {
		t.Fatal(err)
	}
	copied(out.Letters[0].ID)
	d.leaves(out.Letters[0].ID)
	if out, err = d.CancelInterview(t.Context(), id, false); err != nil {
		t.Fatal(err)
	}
	copied(out.Letters[0].ID)
}

// TestTheOverviewCountsInterviews of the next seven days, and who asks for something.
func TestTheOverviewCountsInterviews(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.books(1, "tue 10:00")
	d.books(2, "2026-12-20 10:00")
	d.offers("thu 10:00", 3)
	o, err := d.Overview(t.Context(), 7)
	if err != nil || o.Waiting.Interviews != 1 || o.Waiting.NextInterview.Format("01-02 15:04") != "12-01 10:00" || o.Waiting.ToDecide != 0 {
		t.Errorf("%+v, %v", o.Waiting, err)
	}
	if _, err := d.ReadReply(t.Context(), strings.NewReader("Could it be later?"), 3, false); err != nil {
		t.Fatal(err)
	}
	if o, err = d.Overview(t.Context(), 7); err != nil || o.Waiting.ToDecide != 1 {
		t.Errorf("%+v, %v", o.Waiting, err)
	}
}

// TestWordsOfAnApplicantAreReadAsTheyWereSaved, in UTF-16 of Windows or in an older character set, too.
func TestWordsOfAnApplicantAreReadAsTheyWereSaved(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.books(1, "tue 10:00")
	for saved, want := range map[string]string{
		"\xff\xfe\x22\x04\x30\x04\x3a\x04": "Так", "\ufeffТак": "Так", "\xd2\xe0\xea": "Так",
	} {
		replies, err := d.ReadReply(t.Context(), strings.NewReader(saved), 1, true)
		if err != nil || len(replies) != 1 || replies[0].Comment != want {
			t.Errorf("%q: %+v, %v", saved, replies, err)
		}
	}
}
