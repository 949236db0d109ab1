package account

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/store"
)

// twoMeeting returns two managers over one folder, the first of them with a mail address.
func twoMeeting(t *testing.T) (olena, ivan *desk, c model.Candidate, shared string) {
	t.Helper()
	shared = t.TempDir()
	people := three()
	for i := range people {
		people[i].Date = noon.AddDate(0, 0, -7)
	}
	olena, clock := meeting(t, people...)
	olena.opts.Team = teamFolder(shared, "olena")
	olena.joinTeam(t.Context())
	ivan = (&desk{t: t, service: olena.service, dir: t.TempDir(), team: teamFolder(shared, "ivan")}).open()
	ivan.opts.Now = func() time.Time { return *clock }
	return olena, ivan, people[0], shared
}

// seesMeetings returns a colleague's interviews in words.
func (d *desk) seesMeetings(c model.Candidate) (out []string) {
	d.t.Helper()
	for _, m := range d.sees(c).Meets {
		out = append(out, m.Manager+" "+string(m.State)+" "+m.Start.UTC().Format("01-02 15:04")+"-"+m.End.UTC().Format("15:04"))
	}
	return out
}

// TestColleaguesSeeThatAManagerInvites, before a verdict of their own too, so that no two of them invite the same person:
// offers, the invitation, the answer, a move and the end.
func TestColleaguesSeeThatAManagerInvites(t *testing.T) {
	olena, ivan, c, _ := twoMeeting(t)
	ctx := t.Context()
	expect := func(what string, want ...string) {
		t.Helper()
		olena.sync()
		if got := ivan.seesMeetings(c); !slices.Equal(got, want) {
			t.Errorf("%s: %q", what, got)
		}
	}
	offered := olena.offers("tue 10-11, 30 min", 1)
	expect("offers", "olena offered 12-01 08:00-08:30", "olena offered 12-01 08:30-09:00")
	i := olena.books(1, "tue 10:00")
	expect("the invitation", "olena invited 12-01 08:00-08:30")
	olena.reply(replyMail(i.UID, 0, "ACCEPTED", "olena@example.org", "20261126T100000Z", "with pleasure, Olena Koval"))
	expect("the answer", "olena accepted 12-01 08:00-08:30")
	if m := ivan.sees(c).Meets[0]; !strings.HasPrefix(m.String(), "olena invites this applicant to an interview: ") || !strings.HasSuffix(m.String(), ", accepted") {
		t.Errorf("%q", m)
	}
	if _, err := olena.MoveInterview(ctx, i.ID, calendar.Slot{Start: i.Start.Add(time.Hour)}, false); err != nil {
		t.Fatal(err)
	}
	expect("a move", "olena invited 12-01 09:00-09:30")
	if _, err := olena.CancelLetters(ctx, nil); err != nil { // also the letter of the move
		t.Fatal(err)
	}
	if got := olena.meetings(); !slices.Contains(got, "accepted 1 12-01 10:00") {
		t.Errorf("the letters left: %q", got)
	}
	expect("a move that was taken back", "olena accepted 12-01 08:00-08:30")
	if _, err := olena.CancelInterview(ctx, i.ID, false); err != nil {
		t.Fatal(err)
	}
	expect("the end")
	if len(offered.Letters) != 1 || len(olena.sees(c).Meets) != 0 {
		t.Error("a manager is shown the own interviews as a colleague's")
	}
}

// TestAnOfferIsGoneForColleaguesWhenItsHoldEnds, also while its owner's program does not run: not before its letter has left, and not
// if the applicant has asked something.
func TestAnOfferIsGoneForColleaguesWhenItsHoldEnds(t *testing.T) {
	olena, ivan, c, _ := twoMeeting(t)
	now := olena.opts.Now()
	offered := olena.offers("2026-12-10 10:00", 1)
	olena.offers("2026-12-11 10:00", 2)
	expect := func(what string, after time.Duration, want ...string) {
		t.Helper()
		ivan.opts.Now = func() time.Time { return now.Add(after) }
		got := append(ivan.seesMeetings(c), ivan.seesMeetings(three()[1])...)
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q", what, got)
		}
	}
	const first, second = "olena offered 12-10 08:00-08:30", "olena offered 12-11 08:00-08:30"
	olena.sync()
	expect("planned", 100*time.Hour, first, second)
	if _, err := olena.store.ChangeLetters(t.Context(), store.LetterFilter{IDs: []int64{offered.Letters[0].ID}}, func(l *answers.Letter) bool {
		l.State, l.Handed = answers.Handed, now
		return true
	}); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	olena.opts.Answers.Hold = time.Hour // holds for later offers
	expect("an hour before the end", 71*time.Hour, first, second)
	expect("the end", 72*time.Hour, second)
	if got := olena.meetings(); !slices.Equal(got, []string{"offered 1 12-10 10:00", "offered 2 12-11 10:00"}) {
		t.Errorf("%q", got)
	}
	if _, err := olena.ReadReply(t.Context(), strings.NewReader("Could it be later?"), 1, false); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	expect("a question", 72*time.Hour, "olena asks 12-10 08:00-08:30", second)
}

// TestEarlierInterviewsAreSharedWhenThePersonAsks, and go with an erasure.
func TestEarlierInterviewsAreSharedWhenThePersonAsks(t *testing.T) {
	olena, ivan, c, shared := twoMeeting(t)
	ctx := t.Context()
	space := olena.opts.Team
	olena.opts.Team = nil
	olena.joinTeam(ctx)
	olena.books(1, "tue 10:00")
	olena.opts.Team = space
	olena.joinTeam(ctx)
	olena.sync()
	if got := ivan.seesMeetings(c); len(got) != 0 {
		t.Errorf("shared at once: %q", got)
	}
	if n, err := olena.PublishReviews(ctx); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	if got := ivan.seesMeetings(c); !slices.Equal(got, []string{"olena invited 12-01 08:00-08:30"}) {
		t.Errorf("%q", got)
	}
	held, err := olena.Inventories(ctx, mustSelect(t, olena, c))
	if err != nil || !slices.ContainsFunc(held[0].Items, func(i InventoryItem) bool {
		return i.Kind == InventoryTeam && strings.Contains(i.Detail, "invited 2026-12-01")
	}) {
		t.Errorf("%+v %v", held, err)
	}
	if r, err := olena.Erase(ctx, mustSelect(t, olena, c), Scope{}); err != nil || r.Team != 1 {
		t.Fatalf("%+v %v", r, err)
	}
	if left := holding(t, [][]byte{[]byte(`"kind":"interview"`)}, shared); len(left) != 0 {
		t.Errorf("%q", left)
	}
}

func mustSelect(t *testing.T, d *desk, c model.Candidate) Selected {
	t.Helper()
	s, err := d.Select(t.Context(), Scope{Person: c.Applicant.Contacts.Email})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestAReasonIsSharedWithItsVerdict: hidden until one's own, and in blind mode, as it may hold a name.
func TestAReasonIsSharedWithItsVerdict(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	ctx := t.Context()
	if _, _, err := olena.ChangeReview(ctx, c, func(r *model.Review) { r.Judge(model.No, ""); r.Reason = "no forklift licence" }); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	if got := ivan.sees(c); got.Hidden != 1 || len(got.Opinions) != 0 {
		t.Errorf("before a verdict: %+v", got)
	}
	ivan.judges(c, model.Yes)
	if got := ivan.sees(c).Opinions; len(got) != 1 || got[0].Reason != "no forklift licence" {
		t.Errorf("%+v", got)
	}
	if err := ivan.SetBlind(ctx, true); err != nil {
		t.Fatal(err)
	}
	if got := ivan.sees(c); !got.Redacted || got.Opinions[0].Reason != "" || got.Opinions[0].Verdict != model.No {
		t.Errorf("blind: %+v", got)
	}
	if err := ivan.SetBlind(ctx, false); err != nil {
		t.Fatal(err)
	}
	olena.rejudges(c, model.Maybe)
	if got := ivan.sees(c).Opinions; len(got) != 1 || got[0].Verdict != model.Maybe || got[0].Reason != "" {
		t.Errorf("the reason of the verdict before: %+v", got)
	}
}

// TestAgeErasesTheOwnReasonsAndInterviewsInTheTeam, also those that wait for it, and no colleague's.
func TestAgeErasesTheOwnReasonsAndInterviewsInTheTeam(t *testing.T) {
	olena, ivan, c, shared := twoMeeting(t)
	ctx := t.Context()
	judge := func(d *desk, reason string) {
		t.Helper()
		if _, _, err := d.ChangeReview(ctx, c, func(r *model.Review) { r.Judge(model.Yes, ""); r.Reason = reason }); err != nil {
			t.Fatal(err)
		}
		d.sync()
	}
	judge(ivan, "reason of ivan")
	judge(olena, "reason of olena")
	olena.books(1, "tue 10:00")
	olena.sync()
	olena.offers("fri 10:00", 1) // waits for the team
	if got := ivan.seesMeetings(c); len(got) != 1 {
		t.Fatalf("%q", got)
	}
	olena.opts.Keep = 24 * time.Hour
	if r, err := olena.SweepOld(ctx); err != nil || r.Team == 0 || r.Rows.Interviews != 2 {
		t.Fatalf("%+v %v", r, err)
	}
	olena.sync()
	if got := ivan.sees(c); len(got.Meets) != 0 || len(got.Opinions) != 0 || got.EndedBy != "" {
		t.Errorf("%+v", got)
	}
	if left := holding(t, [][]byte{[]byte("reason of olena"), []byte(`"kind":"interview"`)}, shared); len(left) != 0 {
		t.Errorf("olena's: %q", left)
	}
	if left := holding(t, [][]byte{[]byte("reason of ivan")}, shared); len(left) != 1 {
		t.Errorf("ivan's: %q", left)
	}
}

// rejudges gives another verdict as the dashboard does.
func (d *desk) rejudges(c model.Candidate, v model.Verdict) {
	d.t.Helper()
	if _, _, err := d.ChangeReview(d.t.Context(), c, func(r *model.Review) { r.Judge(v, d.Today()) }); err != nil {
		d.t.Fatal(err)
	}
	d.sync()
}

// TestWhatACommandDecidesIsSharedByTheDashboard, at once: it hears of the change.
func TestWhatACommandDecidesIsSharedByTheDashboard(t *testing.T) {
	olena, ivan, c, _ := twoMeeting(t)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	events := olena.Events(ctx)
	command := (&desk{t: t, service: olena.service, dir: olena.dir, team: olena.opts.Team}).open()
	command.opts.Answers, command.opts.Now = olena.opts.Answers, olena.opts.Now
	command.books(1, "tue 10:00")
	eventually(t, events, func() bool { return len(ivan.seesMeetings(c)) == 1 })
	stop()
	for range events {
	}
}
