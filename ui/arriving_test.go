package ui_test

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/arrivals"
	"shortlist/ui/env"
)

// Arrives lets another window keep a callback with a CV, and notifies the dashboard.
func (d *day) Arrives(c model.Candidate) {
	d.Helper()
	other := d.Elsewhere()
	f, err := other.Attach()
	modeltest.Must(d, err)
	if _, err := io.WriteString(f, "Досвід: облік, Kafka"); err != nil {
		d.Fatal(err)
	}
	ref, err := f.Commit()
	modeltest.Must(d, err)
	first, last, _ := strings.Cut(c.Applicant.Name, " ")
	before, err := other.LastNew(d.Context())
	modeltest.Must(d, err)
	_, err = other.Keep(d.Context(), model.Arrival{
		JobID: c.JobID, Received: d.Clock.Now(), FirstName: first, LastName: last, Phone: c.Applicant.Contacts.Phone, Email: c.Applicant.Contacts.Email, Digest: c.Applicant.Name,
		Attachments: []model.CV{{Name: "cv.txt", Type: "CV", Size: int64(len("Досвід: облік, Kafka")), Ref: ref}},
	})
	modeltest.Must(d, err)
	came, err := other.NewSince(d.Context(), before, 10)
	modeltest.Must(d, err)
	d.hear(account.Event{New: came, Applicants: []int64{c.JobID}})
}

// polls lets the time pass in which shortlist polls for news.
func (d *day) polls() {
	d.Helper()
	d.Advance(3 * time.Minute)
}

// newcomer returns an applicant that nothing else knows.
func newcomer(jobID int64, name string) model.Candidate {
	return model.Candidate{JobID: jobID, Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
}

// DismissElsewhere lets another window dismiss the arrival at the top of the inbox.
func (d *day) DismissElsewhere() {
	d.Helper()
	other := d.Elsewhere()
	inbox, err := other.Inbox(d.Context())
	if err != nil || len(inbox) == 0 {
		d.Fatal(inbox, err)
	}
	modeltest.Must(d, other.Dismiss(d.Context(), inbox[0]))
}

// TestAnArrivalIsInTheList: it can be read, and becomes its application while somebody
// reads it.
func TestAnArrivalIsInTheList(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	all := d.tab("All")
	who := newcomer(job.ID, "Олена Щойна")
	d.Arrives(who)
	d.Sees("Just in: Олена Щойна for “" + job.Title + "”.")
	if n := d.tab("All"); n != all+1 {
		t.Fatalf("%d are shown, %d before", n, all)
	}
	d.ToPerson("just came in", func(c model.Candidate) bool { return c.JustIn() })
	d.Pane(env.ApplicantPane).Sees("Олена Щойна", "just in")
	d.Do(action.Open)
	d.Pane(env.DetailPane).Sees("Олена Щойна", "● just in", "+380671234567", "The rest follows")
	d.Do(action.ReadCV)
	d.Sees("Kafka")
	d.Do(action.Back, action.VerdictYes)
	d.Sees("is a yes")

	id, err := d.service.Apply(job.ID, who, []byte("Досвід: облік, Kafka"))
	modeltest.Must(t, err)
	d.Do(action.Back)
	d.ToPerson("just came in", func(c model.Candidate) bool { return c.JustIn() })
	d.Do(action.Open)
	d.polls() // in the background of the reader
	d.Pane(env.DetailPane).Sees("Олена Щойна", "yes")
	d.Pane(env.DetailPane).SeesNot("just in")
	here := d.Person()
	if n := d.tab("All"); n != all+1 || here.ApplyID() != id {
		t.Errorf("%d are shown, %d before; the cursor is on %d, want %d", n, all, here.ApplyID(), id)
	}
	if !d.service.Viewed(id) {
		t.Error("the person who is read is not viewed")
	}
}

// TestAnOpenedArrivalIsViewed in every window, and at the service once it lists the
// application. A marked arrival stays marked.
func TestAnOpenedArrivalIsViewed(t *testing.T) {
	modeltest.SkipInShort(t, "restarts the dashboard around an arrival")
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	who := newcomer(job.ID, "Олена Щойна")
	justIn := func(c model.Candidate) bool { return c.JustIn() }
	d.Arrives(who)
	unviewed := d.unviewedInBar()
	d.ToPerson("just came in", justIn)
	d.Do(action.Open, action.Back)
	d.Restart()
	d.ToJob("ua-backend")
	d.Do(action.Open)
	if c := d.ToPerson("just came in", justIn); !c.Viewed {
		t.Error("who was opened is not viewed after a restart")
	}
	if n := d.unviewedInBar(); n != unviewed-1 {
		t.Errorf("%d are not viewed, %d before one was opened", n, unviewed)
	}
	d.Do(action.Mark)
	d.Pane(env.ApplicantPane).Sees("1 marked")

	id, err := d.service.Apply(job.ID, who, nil)
	modeltest.Must(t, err)
	d.polls() // and delivers
	if !d.service.Viewed(id) {
		t.Error("the view was not sent")
	}
	d.Pane(env.ApplicantPane).Sees("1 marked")
	if marked := d.marked(); !slices.Equal(marked, []int64{id}) {
		t.Errorf("marked are %v, want %d", marked, id)
	}
}

// TestAKeyReadsArrivals of all jobs, the latest first. After that it reads only later
// ones.
func TestAKeyReadsArrivals(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.Newest)
	d.Sees("there is no new application; those from before this window opened are in the lists of their jobs")
	first, second := d.Job("ua-backend"), d.Job("ua-barista")
	d.Advance(6 * time.Second)                                 // it was read
	for _, key := range []string{"ua-barista", "ua-backend"} { // an arrival has the other applicants of its job read, one after the other
		d.ToJob(key)
		d.Do(action.Open, action.Back)
	}
	d.Arrives(newcomer(first.ID, "Олена Перша"))
	d.Sees("Just in: Олена Перша for “" + first.Title + "”. ! reads it.")
	d.Arrives(newcomer(second.ID, "Олена Друга"))
	d.Sees("! reads all 2.")
	unviewed := d.unviewedInBar()
	d.Do(action.Newest)
	d.Sees("Олена Друга", "● just in", second.Title)
	if n := d.unviewedInBar(); n != unviewed-1 {
		t.Errorf("%d are not viewed, %d before one was read", n, unviewed)
	}
	d.Do(action.Next)
	d.Sees("Олена Перша", first.Title)
	d.Do(action.Back)
	d.Arrives(newcomer(first.ID, "Олена Третя"))
	d.Sees("! reads it.")
	d.Do(action.Newest)
	d.Sees("Олена Третя")
	d.Do(action.Next)
	d.Sees("Олена Третя")
}

// TestTheKeySkipsArrivalsThatAreGone: if the latest was dismissed, here or in another
// copy, the key reads the one before it.
func TestTheKeySkipsArrivalsThatAreGone(t *testing.T) {
	t.Parallel()
	for _, here := range []bool{true, false} {
		d := begin(t, setup{})
		job := d.Job("ua-backend")
		d.Arrives(newcomer(job.ID, "Олена Перша"))
		d.Arrives(newcomer(job.ID, "Олена Друга"))
		if here {
			d.Do(action.Inbox, action.Remove, action.Yes, action.Close)
		} else {
			d.DismissElsewhere()
			d.Do(action.Newest) // before the dashboard knows
			d.Sees("A new application is not on this computer anymore: not marked viewed.")
			d.Do(action.Back)
			d.hear(account.Event{Applicants: []int64{job.ID}})
		}
		d.Do(action.Newest)
		d.Sees("Олена Перша", "● just in")
		d.SeesNot("Application -")
		d.Do(action.Back)
		if here {
			d.Arrives(newcomer(job.ID, "Олена Третя"))
			d.Do(action.Inbox, action.Remove, action.Yes, action.Close, action.Newest)
			d.Sees("there is no new application")
		}
	}
}

// TestAnArrivalDismissedElsewhereIsNotShortlisted, and no notice claims it.
func TestAnArrivalDismissedElsewhereIsNotShortlisted(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	d.ToPerson("just came in", func(c model.Candidate) bool { return c.JustIn() })
	d.DismissElsewhere()
	d.Do(action.Enlist)
	d.Type("Second round")
	d.Do(action.Accept)
	d.Sees("An application is not on this computer anymore.")
	d.SeesNot("put on", "as before")
}

// TestTheKeyIsNamedWhereItReads, and not where it does nothing.
func TestTheKeyIsNamedWhereItReads(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Do(action.ReadCV)
	d.Arrives(newcomer(job.ID, "Олена Перша"))
	d.Sees("Just in: Олена Перша")
	d.SeesNot("! reads")
	d.Do(action.Back, action.Filter)
	d.Arrives(newcomer(job.ID, "Олена Друга"))
	d.Sees("Just in: Олена Друга")
	d.SeesNot("! reads")
	d.Do(action.Back)
	d.Arrives(newcomer(job.ID, "Олена Третя"))
	d.Sees("! reads all 3.")
}

// TestAnArrivalIsNotFromTheService: a failed read brought no applicants.
func TestAnArrivalIsNotFromTheService(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 503}})
	job := d.ToJob("ua-backend")
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("not loaded yet", "Олена Щойна", sayTriesNow())
	d.Pane(env.ApplicantPane).SeesNot("arrived and are kept", "as of")
	d.Sees("● " + sayServiceDown())
	d.Do(action.Open)
	d.Pane(env.DetailPane).Sees("● just in")
	d.Pane(env.DetailPane).SeesNot("not given")
}

// TestSearchFindsArrivals of all jobs, and reads them.
func TestSearchFindsArrivals(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.Job("ua-backend")
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	d.Do(action.Search)
	d.Type("щойна")
	d.Overlay().Sees("Олена Щойна", job.Title, "just in")
	d.Do(action.Open)
	d.Sees("● just in", "Kafka")
	d.Do(action.Back, action.Back, action.Blind, action.Search)
	d.Do(action.ClearLine)
	d.Type("щойна")
	d.Overlay().SeesNot("Олена", "Candidate")
}

// TestAnArrivalDoesNotMoveTheCursor, even if the cursor was never moved.
func TestAnArrivalDoesNotMoveTheCursor(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lists an application again and again")
	for name, keys := range map[string][]action.Keys{"a list just opened": nil, "a tab": {action.ShowTab(2)}, "a read again": {action.Refresh}} {
		d := atApplicants(t)
		job := d.Job("ua-backend")
		d.Do(keys...)
		first := d.Person()
		d.Arrives(newcomer(job.ID, "Олена Щойна"))
		if now := d.Person(); now.ID != first.ID {
			t.Errorf("%s: the cursor was on %s, and is on %s", name, first.Applicant.Name, now.Applicant.Name)
		}
		d.Do(action.Top)
		d.Pane(env.ApplicantPane).Sees("Олена Щойна")
	}
}

// TestAFilterKeepsArrivals that meet it: the index does not have them.
func TestAFilterKeepsArrivals(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lists an application again and again")
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	d.Do(action.Filter)
	d.Type("щойна")
	d.Pane(env.ApplicantPane).Sees("Олена Щойна")
	d.Press("ctrl+u")
	d.Type("ковальов")
	d.Pane(env.ApplicantPane).SeesNot("Олена Щойна")
}

// TestNoticesOfArrivals: the terminal shows a notice only while the window has no
// focus, seldom, and without names.
func TestNoticesOfArrivals(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Signal: arrivals.Signal{Bell: true, Desktop: arrivals.OSC777, Tmux: true}}})
	if !d.View().ReportFocus {
		t.Error("the terminal is not asked to report the focus")
	}
	job := d.ToJob("ua-backend")
	d.Do(action.Open)
	unviewed := d.unviewedInBar()
	d.Raw = nil // the question for the background
	d.Arrives(newcomer(job.ID, "Олена Перша"))
	if len(d.Raw) != 0 {
		t.Errorf("sent to a terminal that is looked at: %q", d.Raw)
	}
	if title, want := d.View().WindowTitle, fmt.Sprintf("(%d) shortlist · acme", unviewed+1); title != want {
		t.Errorf("the title is %q, want %q", title, want)
	}
	if bar, want := d.Screen().Lines[0], fmt.Sprintf("%d unviewed", unviewed+1); !strings.Contains(bar, want) {
		t.Errorf("the bar is %q, want %s in it", bar, want)
	}
	d.Send(tea.BlurMsg{})
	d.Arrives(newcomer(job.ID, "Олена Друга"))
	d.Arrives(newcomer(job.ID, "Олена Третя"))
	const pause = 30 * time.Second // between two signals
	want := []string{"\x1bPtmux;\x1b\x1b]777;notify;shortlist;A new application for “" + job.Title + "”.\a\x1b\\\a"}
	if !slices.Equal(d.Raw, want) {
		t.Errorf("sent %q, want %q", d.Raw, want)
	}
	d.Advance(pause)
	d.Arrives(newcomer(job.ID, "Олена Четверта"))
	if len(d.Raw) != 2 {
		t.Errorf("sent %q", d.Raw)
	}
	d.Send(tea.FocusMsg{})
	d.Advance(pause)
	d.Arrives(newcomer(job.ID, "Олена П'ята"))
	if len(d.Raw) != 2 || strings.Contains(strings.Join(d.Raw, ""), "Олена") {
		t.Errorf("sent %q", d.Raw)
	}
}

// TestAnArrivalIsAnnouncedAfterWhatThePersonDid: the path of an export is read first.
func TestAnArrivalIsAnnouncedAfterWhatThePersonDid(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	job := d.Job("ua-backend")
	d.Do(action.Export, action.Accept)
	d.Until("the export is written", func() bool { return d.Screen().Has(sayIsExported()) })
	d.Arrives(newcomer(job.ID, "Олена Перша"))
	d.Advance(5 * time.Second)
	d.Sees(sayIsExported())
	d.SeesNot("Just in")
	d.Advance(2 * time.Second)
	d.Sees("Just in: Олена Перша")
}

// TestAnArrivalWithoutAJobStaysInTheInbox. There it can be read and dismissed, and its
// file can be saved. The bar shows it.
func TestAnArrivalWithoutAJobStaysInTheInbox(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.Do(action.Inbox)
	d.Sees("the inbox is empty")
	d.Arrives(newcomer(123, "Олена Щойна"))
	d.Sees("1 in the inbox (I)")
	d.Do(action.Inbox)
	d.Overlay().Sees("Олена Щойна", "job 123 (not one of your jobs)", "shortlist keeps checking")
	d.Resize(40, 10)
	d.Overlay().Sees("Олена Щойна", "for job 123")
	d.Overlay().SeesNot("asked again")
	d.Resize(80, 24)
	d.Sees("enter read", action.SaveCV.String()+" save file", "D dismiss")
	d.Do(action.Blind)
	d.Sees("b show names")
	d.Overlay().Sees("job 123")
	d.Overlay().SeesNot("Щойна")
	d.Do(action.Blind)
	d.Overlay().Sees("Олена Щойна")
	d.Do(action.SaveCV)
	d.Sees("Saved", "new-1.txt")
	d.Do(action.Open)
	d.Sees("● just in", "Kafka")
	d.Do(action.Back)
	d.Overlay().Sees("New, not in the service's list yet", "Олена Щойна") // where it was opened
	d.Do(action.Remove)
	d.Overlay().Sees("your review from this computer")
	d.Do(action.No)
	d.Overlay().Sees("Олена Щойна")
	d.Do(action.Remove, action.Yes)
	d.SeesNot("in the inbox (I)", "Щойна")
	d.Do(action.Close, action.Inbox)
	d.Sees("the inbox is empty")
}

// TestTheBarShowsTheOutageAmongOtherRemarks, although all of them do not fit.
func TestTheBarShowsTheOutageAmongOtherRemarks(t *testing.T) {
	d := begin(t, setup{width: 80, height: 24})
	d.ToJob("ua-backend")
	d.away()
	d.Do(action.StopJob)
	d.Arrives(newcomer(123, "Олена Щойна"))
	d.Sees("1 unviewed  1 to send (O)  1 (I)  ● offline")
	d.Do(action.Blind)
	bar := func() string { return d.Screen().Lines[0] }
	if want := "1 unviewed  blind  1 to send (O)  1 (I)  ● offline"; !strings.Contains(bar(), want) {
		t.Errorf("the bar is %q, want %q in it", bar(), want)
	}
	d.Resize(40, 10)
	if want := "blind  1 (O)  ● offline"; !strings.Contains(bar(), want) {
		t.Errorf("the bar is %q, want %q in it", bar(), want)
	}
}

// TestAnAnnouncementThatWaitsFollowsBlindMode: it has no name once blind mode is on, though somebody came before.
func TestAnAnnouncementThatWaitsFollowsBlindMode(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Open, action.VerdictYes) // a notice
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	d.SeesNot("Just in")
	d.Do(action.Blind)
	d.Sees("Blind mode is on")
	for range 10 {
		d.Advance(time.Second)
		d.SeesNot("Щойна")
	}
	d.Sees("A new application for “" + job.Title + "”.")
}

// TestANoticeInBlindModeHasNoName.
func TestANoticeInBlindModeHasNoName(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	d.Do(action.Blind)
	d.Advance(20 * time.Second) // its notice was read
	d.Arrives(newcomer(job.ID, "Олена Щойна"))
	d.Sees("A new application for “" + job.Title + "”.")
	d.Do(action.Open)
	d.SeesNot("Щойна")
}

// TestOneOfTheCopiesPolls: the other windows read its results.
func TestOneOfTheCopiesPolls(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	other := d.Elsewhere()
	polls := func() int {
		d.service.ResetRequests()
		d.Advance(3 * time.Minute)
		return d.service.Count(sandbox.AllJobs)
	}
	if n := polls(); n == 0 {
		t.Errorf("alone it asks %d times", n)
	}
	d.account.LeavePoll(t.Context())
	if !other.TakePoll(t.Context()) {
		t.Fatal("the other copy does not poll")
	}
	if n := polls(); n != 0 {
		t.Errorf("while another copy asks, it asks %d times", n)
	}
	other.LeavePoll(t.Context())
	if n := polls(); n == 0 {
		t.Errorf("after the other copy it asks %d times", n)
	}
}
