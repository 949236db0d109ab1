package account

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/store"
	"shortlist/model/team"
)

// reminding returns an account whose interviews have reminders.
func reminding(t *testing.T) (d *desk, clock *time.Time) {
	t.Helper()
	d, clock = meeting(t, three()...)
	d.opts.Answers.Remind = true
	return d, clock
}

// reminders returns the reminders, each as state and the time of its interview.
func (d *desk) reminders() (out []string) {
	d.t.Helper()
	letters, err := d.store.Letters(d.t.Context(), store.LetterFilter{})
	if err != nil {
		d.t.Fatal(err)
	}
	for _, l := range letters {
		if l.Name == answers.Reminder {
			out = append(out, fmt.Sprintf("%s %s", l.State, l.Meeting.Slots[0].Start.In(d.Zone()).Format("01-02 15:04")))
		}
	}
	return out
}

func (d *desk) expectReminders(want ...string) {
	d.t.Helper()
	if diff := cmp.Diff(want, d.reminders()); diff != "" {
		d.t.Fatalf("reminders -want +got:\n%s", diff)
	}
}

// letterOf returns the last letter with a name.
func (d *desk) letterOf(name answers.Name) answers.Letter {
	d.t.Helper()
	letters, err := d.store.Letters(d.t.Context(), store.LetterFilter{})
	if err != nil {
		d.t.Fatal(err)
	}
	for _, l := range slices.Backward(letters) {
		if l.Name == name {
			return l
		}
	}
	d.t.Fatalf("there is no letter %s", name)
	return answers.Letter{}
}

func (d *desk) moves(id int64, to time.Time) PlannedInterviews {
	d.t.Helper()
	out, err := d.MoveInterview(d.t.Context(), id, calendar.Slot{Start: to}, false)
	if err != nil {
		d.t.Fatal(err)
	}
	return out
}

// leaves has a letter handed over.
func (d *desk) leaves(id int64) {
	d.t.Helper()
	left, err := d.store.ChangeLetters(d.t.Context(), store.LetterFilter{IDs: []int64{id}}, func(l *answers.Letter) bool {
		l.State, l.Handed = answers.Handed, d.opts.Now()
		return true
	})
	if err != nil || len(left) != 1 {
		d.t.Fatal(left, err)
	}
}

func (d *desk) withdraws(id int64) {
	d.t.Helper()
	if got, err := d.CancelLetters(d.t.Context(), []int64{id}); err != nil || len(got) != 1 {
		d.t.Fatal(got, err)
	}
}

func TestAReminderIsDueTheDayBeforeTheInterview(t *testing.T) {
	d, _ := reminding(t)
	slot, err := calendar.ReadTime("tue 10:00", d.opts.Now(), d.Zone(), calendar.DefaultLength)
	if err != nil {
		t.Fatal(err)
	}
	booked, err := d.BookInterview(t.Context(), Booking{ApplyID: 1, Slot: slot, Place: "Room 2"}, false)
	if want := "A reminder follows on 30 Nov 10:00."; err != nil || booked.SayReminder() != want { // by the clock of the interview
		t.Errorf("%q, %v, want %q", booked.SayReminder(), err, want)
	}
	r := d.letterOf(answers.Reminder)
	if due := r.Due.In(d.Zone()).Format("01-02 15:04"); due != "11-30 10:00" || r.Reviewed.IsZero() || r.Address != "Olena@example.org" {
		t.Errorf("due %s: %+v", due, r)
	}
	if want := "вівторок, 1 грудня 2026, 10:00–10:30 (Europe/Kyiv, UTC+2; Room 2)"; !strings.Contains(r.Text, want) {
		t.Errorf("the text is\n%s", r.Text)
	}
	data, err := d.LetterMail(t.Context(), r.ID)
	if in, failed := readMail(data); err != nil || failed != nil || len(in.Calendars) != 0 { // a second invitation would be another meeting
		t.Errorf("%d calendars, %v, %v", len(in.Calendars), err, failed)
	}
}

func TestANearInterviewHasNoReminder(t *testing.T) {
	d, _ := reminding(t)
	d.books(1, "thu 11:59") // it is Wednesday, 12:00
	d.expectReminders()
	i := d.books(2, "thu 12:30")
	d.expectReminders("planned 11-26 12:30")
	d.moves(i.ID, noon.Add(23*time.Hour))
	d.expectReminders("cancelled 11-26 12:30")
	d.opts.Answers.Remind = false
	d.books(3, "tue 10:00")
	d.expectReminders("cancelled 11-26 12:30")
}

// TestAMoveToTheSameTimeReplacesTheReminder, as one that only changes the length does.
func TestAMoveToTheSameTimeReplacesTheReminder(t *testing.T) {
	d, _ := reminding(t)
	i := d.books(1, "tue 10:00")
	d.moves(i.ID, i.Start)
	d.expectReminders("cancelled 12-01 10:00", "planned 12-01 10:00")
}

func TestAReminderGoesWithItsTime(t *testing.T) {
	d, _ := reminding(t)
	i := d.books(1, "tue 10:00")
	d.leaves(i.Letter)
	d.moves(i.ID, i.Start.Add(time.Hour))
	d.expectReminders("cancelled 12-01 10:00", "planned 12-01 11:00")
	d.moves(i.ID, i.Start.Add(2*time.Hour))
	d.expectReminders("cancelled 12-01 10:00", "cancelled 12-01 11:00", "planned 12-01 12:00")
	d.withdraws(d.letterOf(answers.Moved).ID)
	d.expectReminders("planned 12-01 10:00", "cancelled 12-01 11:00", "cancelled 12-01 12:00")
	d.moves(i.ID, i.Start)
	d.expectReminders("cancelled 12-01 10:00", "cancelled 12-01 11:00", "cancelled 12-01 12:00", "planned 12-01 10:00")
	cancelled, err := d.CancelInterview(t.Context(), i.ID, false)
	if err != nil {
		t.Fatal(err)
	}
	d.expectReminders("cancelled 12-01 10:00", "cancelled 12-01 11:00", "cancelled 12-01 12:00", "cancelled 12-01 10:00")
	d.withdraws(cancelled.Letters[0].ID)
	d.expectReminders("cancelled 12-01 10:00", "cancelled 12-01 11:00", "cancelled 12-01 12:00", "planned 12-01 10:00")
	d.moves(i.ID, i.Start.Add(3*time.Hour))
	all, err := d.CancelLetters(t.Context(), nil) // the reminder of the time before comes back, and is withdrawn, too
	if err != nil {
		t.Fatal(err)
	}
	var ids []int64
	for _, l := range all {
		if ids = append(ids, l.ID); l.State != answers.Withdrawn {
			t.Errorf("letter %d is %s", l.ID, l.State)
		}
	}
	if slices.Sort(ids); len(ids) != 3 || len(slices.Compact(slices.Clone(ids))) != len(ids) {
		t.Errorf("the withdrawn letters are %v", ids)
	}
	if left := slices.DeleteFunc(d.states(), func(s answers.State) bool { return s == answers.Withdrawn }); !slices.Equal(left, []answers.State{answers.Handed}) {
		t.Errorf("beside the invitation that has left, letters are %q", left)
	}
	i = d.books(2, "fri 15:00")
	d.withdraws(d.letterOf(answers.Interview).ID)
	if all := d.reminders(); all[len(all)-1] != "cancelled 11-27 15:00" {
		t.Errorf("%s stays after its invitation: %q", i.UID, all)
	}
}

// TestADeclinedInterviewHasNoReminder, unless the applicant accepts it later; one that a person has withdrawn stays so.
func TestADeclinedInterviewHasNoReminder(t *testing.T) {
	d, _ := reminding(t)
	i := d.books(1, "tue 10:00")
	d.reply(replyMail(i.UID, 0, "DECLINED", "olena@example.org", "20261125T110000Z", ""))
	d.expectReminders("cancelled 12-01 10:00")
	d.reply(replyMail(i.UID, 0, "ACCEPTED", "olena@example.org", "20261125T120000Z", ""))
	d.expectReminders("planned 12-01 10:00")
	d.withdraws(d.letterOf(answers.Reminder).ID)
	d.reply(replyMail(i.UID, 0, "TENTATIVE", "olena@example.org", "20261125T130000Z", ""))
	d.expectReminders("cancelled 12-01 10:00")
}

// TestAReminderLeavesOnce, when its time comes and the invitation has left; not once the interview has begun.
func TestAReminderLeavesOnce(t *testing.T) {
	d, clock := reminding(t)
	d.books(1, "tue 10:00")
	d.books(2, "tue 11:00")
	letters, err := d.store.Letters(t.Context(), store.LetterFilter{Applies: []int64{2}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.store.ChangeLetters(t.Context(), store.LetterFilter{IDs: []int64{letters[0].ID}}, func(l *answers.Letter) bool {
		l.State = answers.Failed
		return true
	}); err != nil {
		t.Fatal(err)
	}
	*clock = noon.Add(2 * time.Hour)
	if out := d.hands(); len(out.Letters) != 1 || out.Letters[0].Name != answers.Interview {
		t.Fatalf("%+v", out.Letters)
	}
	*clock = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)
	if out := d.hands(); len(out.Letters) != 1 || out.Letters[0].Name != answers.Reminder || out.Letters[0].State != answers.Handing {
		t.Fatalf("%+v", out.Letters)
	}
	*clock = clock.Add(2 * time.Hour)
	if out := d.hands(); len(out.Letters) != 0 || out.Waiting != 1 {
		t.Fatalf("a reminder left before its invitation: %+v", out)
	}
	*clock = time.Date(2026, 12, 1, 9, 0, 0, 0, time.UTC)
	if out := d.hands(); len(out.Letters) != 0 || out.Waiting != 0 {
		t.Fatalf("%+v", out)
	}
	d.expectReminders("handing 12-01 10:00", "cancelled 12-01 11:00")
}

// TestBlindModeHidesTheApplicantOfAReminder, and erase takes it along.
func TestBlindModeHidesTheApplicantOfAReminder(t *testing.T) {
	d, _ := reminding(t)
	d.books(1, "tue 10:00")
	if err := d.SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	all, err := d.Letters(t.Context(), store.LetterFilter{Applies: []int64{1}})
	if shown := strings.ToLower(fmt.Sprintf("%+v", all)); err != nil || len(all) != 2 || strings.Contains(shown, "olena@") || strings.Contains(shown, "koval") {
		t.Errorf("%v %s", err, shown)
	}
	if err := d.SetBlind(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	d.erases("olena@example.org", false)
	d.expectReminders()
}

func TestARemindersReservationIsThatOfAnyTime(t *testing.T) {
	d, clock := reminding(t)
	p := &promised{changed: make(chan struct{})}
	d.opts.Team = seat{promised: p, name: "olena"}
	d.books(1, "tue 10:00")
	*clock = noon.Add(2 * time.Hour)
	d.hands()
	*clock = time.Date(2026, 11, 30, 8, 0, 0, 0, time.UTC)
	d.hands()
	if i := slices.IndexFunc(p.rows, func(r team.Reservation) bool { return r.Letter == string(answers.Reminder) }); i < 0 || !p.rows[i].Again {
		t.Errorf("%+v", p.rows)
	}
}

// checkReminders fails the test if a reminder waits that names no time of an interview, or two name the same one.
func checkReminders(t *testing.T, d *desk, all []Interview) {
	t.Helper()
	letters, err := d.store.Letters(t.Context(), store.LetterFilter{})
	if err != nil {
		t.Fatal(err)
	}
	left, counts := map[string]int{}, map[answers.State]int{}
	for _, l := range letters {
		if l.Name != answers.Reminder {
			continue
		}
		if counts[l.State]++; l.State == answers.Withdrawn {
			continue
		}
		at := l.Meeting.Slots[0].Start
		if l.State == answers.Handed { // here letters leave at any time, also before the interview is moved away and back
			continue
		}
		if left[l.Meeting.UID+at.String()]++; left[l.Meeting.UID+at.String()] > 1 {
			t.Errorf("two reminders name %s of %s", at, l.Meeting.UID)
		}
		if l.State.Open() && !slices.ContainsFunc(all, func(i Interview) bool { return i.UID == l.Meeting.UID && i.State.Holds() && i.Start.Equal(at) }) {
			t.Errorf("the reminder %d names %s, when no interview takes place", l.ID, at)
		}
	}
	t.Logf("reminders: %v", counts)
	if len(counts) == 0 {
		t.Error("there was nothing to check")
	}
}
