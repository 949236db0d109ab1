package ui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// waits puts the cursor on a new arrival. listed makes the service list the
// application, and reads the list of applicants in the background.
func (d *day) waits(name string) (listed func() int64) {
	d.Helper()
	job := d.ToJob("ua-backend")
	d.Do(action.Open)
	who := newcomer(job.ID, name)
	d.Arrives(who)
	d.ToPerson("just came in", func(c model.Candidate) bool { return c.JustIn() })
	return func() int64 {
		d.Helper()
		id, err := d.service.Apply(job.ID, who, []byte("Досвід: облік, Kafka"))
		modeltest.Must(d, err)
		d.polls()
		return id
	}
}

// review returns the review of an application from the disk.
func (d *day) review(id int64) model.Review {
	d.Helper()
	all, err := d.Elsewhere().Reviews(d.Context(), 0)
	modeltest.Must(d, err)
	for of := range all {
		if of < 0 {
			d.Errorf("kept of who had just come in is %+v", all[of])
		}
	}
	return all[id]
}

// TestAnArrivalInTheReaderBecomesItsApplication: the keys act on the application, it is
// viewed, and the queue has it once.
func TestAnArrivalInTheReaderBecomesItsApplication(t *testing.T) {
	modeltest.SkipInShort(t, "reads a job again until the arrival is listed")
	t.Parallel()
	d := begin(t, setup{})
	listed := d.waits("Олена Щойна")
	d.Do(action.ReadCV)
	d.Sees("Kafka")
	was, queue := d.readAt()
	id := listed()
	if at, of := d.readAt(); d.Reading().ID != id || at != was || of != queue {
		t.Fatalf("read is %d, %d of %d, want %d, %d of %d", d.Reading().ID, at, of, id, was, queue)
	}
	d.Sees("Kafka")
	d.SeesNot("just in")
	if !d.service.Viewed(id) {
		t.Error("the person who is read is not viewed")
	}
	d.Do(action.VerdictYes)
	if v := d.review(id).Verdict; v != model.Yes {
		t.Errorf("kept is %q", v)
	}
	d.Do(action.Undo)
	if v := d.review(id).Verdict; v != model.Undecided {
		t.Errorf("taken back is %q", v)
	}
	for range queue { // the end of the queue does not bring the application again
		d.Do(action.Next)
	}
	if _, of := d.readAt(); of != queue {
		t.Errorf("the queue had %d and has %d", queue, of)
	}
}

// TestBoxesOverAnArrivalActOnItsApplication, although they were opened over the
// arrival.
func TestBoxesOverAnArrivalActOnItsApplication(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lists an application again and again")
	d := begin(t, setup{})
	listed := d.waits("Олена Щойна")
	d.Do(action.Open, action.Note)
	d.Type("Сильна")
	id := listed()
	d.Type(" у Go")
	d.Do(action.KeepNote)
	if r := d.review(id); r.Note != "Сильна у Go" || r.Typed != "" {
		t.Errorf("kept is %+v", r)
	}

	listed = d.again("Олена Друга")
	d.Do(action.Rate)
	id = listed()
	d.Do(action.GiveStars(4))
	if r := d.review(id); r.Rating != 4 {
		t.Errorf("kept is %+v", r)
	}

	listed = d.again("Олена Третя")
	d.Do(action.Tags)
	id = listed()
	d.Type("go")
	d.Do(action.Accept)
	if r := d.review(id); !slices.Equal(r.Tags, []string{"go"}) {
		t.Errorf("kept is %+v", r)
	}

	listed = d.again("Олена Четверта")
	d.Do(action.Enlist)
	id = listed()
	d.Type("перші")
	d.Do(action.Accept)
	lists, err := d.Elsewhere().Shortlists(t.Context())
	if err != nil || len(lists) != 1 || !slices.Equal(lists[0].Applies, []int64{id}) {
		t.Errorf("the shortlists are %+v, %v, want %d on one", lists, err, id)
	}
}

// again calls waits from any screen.
func (d *day) again(name string) (listed func() int64) {
	d.Helper()
	d.Do(action.Back)
	d.Press("esc")
	return d.waits(name)
}

// TestAReviewOfAnArrivalIsUndoneLater, on the application, where the list shows it.
func TestAReviewOfAnArrivalIsUndoneLater(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lists an application again and again")
	d := begin(t, setup{})
	listed := d.waits("Олена Щойна")
	d.Do(action.VerdictYes)
	d.Sees("Олена Щойна is a yes")
	id := listed()
	d.Do(action.Up)
	if c := d.Person(); c.ID != id || !strings.HasPrefix(d.Cursor(), "✓ Олена Щойна") {
		t.Errorf("shown is %q", d.Cursor())
	}
	if v := d.review(id).Verdict; v != model.Yes {
		t.Errorf("kept is %q", v)
	}
	d.Do(action.Undo)
	d.Sees(sayUndone("“Олена Щойна is a yes”."))
	if v := d.review(id).Verdict; v != model.Undecided {
		t.Errorf("taken back is %q", v)
	}
	d.Pane(env.ApplicantPane).Sees("Олена Щойна")
}

// TestADismissedArrivalIsNotShown: the pane shows the applicant under the cursor.
func TestADismissedArrivalIsNotShown(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "lists an application again and again")
	d := begin(t, setup{})
	d.waits("Олена Щойна")
	d.Pane(env.DetailPane).Sees("Олена Щойна")
	d.Do(action.Inbox, action.Remove, action.Yes, action.Close)
	d.Pane(env.DetailPane).SeesNot("Щойна")
	if shown := d.Detail(); shown.ID != d.Person().ID {
		t.Errorf("shown is %d, the cursor is on %d", shown.ID, d.Person().ID)
	}
}

// TestAnArrivalReadByAnotherWindowKeepsItsPlace in the reader, the queue and the list:
// only its data changes.
func TestAnArrivalReadByAnotherWindowKeepsItsPlace(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShortUnlessRaced(t, "lists an application again and again")
	d := begin(t, setup{})
	job := d.ToJob("ua-backend")
	who := newcomer(job.ID, "Олена Щойна")
	d.Arrives(who)
	d.Do(action.Newest)
	d.Sees("Олена Щойна", "● just in", "Kafka")
	id, err := d.service.Apply(job.ID, who, []byte("Досвід: облік, Kafka"))
	modeltest.Must(t, err)
	for b := range d.Elsewhere().FetchApplicants(t.Context(), job.ID) {
		if b.Err != nil {
			t.Fatal(b.Err)
		}
	}
	d.hear(account.Event{Applicants: []int64{job.ID}, Outbox: true, Reviews: true})
	d.Sees("Олена Щойна", "Kafka")
	d.SeesNot("just in")
	d.Until("it is viewed", func() bool { return !strings.Contains(d.belowBar(), "not viewed") })
	d.Until("the service knows of the view", func() bool { return d.service.Viewed(id) })
	d.Do(action.VerdictYes)
	if v := d.review(id).Verdict; v != model.Yes {
		t.Errorf("kept is %q", v)
	}
	d.Do(action.Back, action.Open)
	c := d.ToPerson("is of that name", func(c model.Candidate) bool { return c.Applicant.Name == "Олена Щойна" })
	if c.ApplyID() != id {
		t.Errorf("the list has %d, want %d", c.ApplyID(), id)
	}
	d.Do(action.Mark, action.Export, action.LineDown, action.ValueRight, action.Accept) // CSV
	d.Sees(sayExported(1))
	if _, data := d.exported(); !strings.Contains(string(data), fmt.Sprintf("\"'%d\",", id)) {
		t.Errorf("exported is %s, want application %d", data, id)
	}
}
