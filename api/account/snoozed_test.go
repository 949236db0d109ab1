package account

import (
	"context"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
)

// snooze sets the day to look at an application again, so many days from now.
func (d *desk) snooze(c model.Candidate, days int) model.Day {
	d.t.Helper()
	day := model.DayOf(d.opts.Now().Local().AddDate(0, 0, days))
	if _, is, err := d.ChangeReview(d.t.Context(), c, func(r *model.Review) { r.Snoozed = day }); err != nil || is.Snoozed != day {
		d.t.Fatalf("%+v, %v", is, err)
	}
	return day
}

// due returns the ids of the applications that are due.
func (d *desk) due(ctx context.Context) (ids []int64) {
	d.t.Helper()
	all, err := d.Due(ctx)
	modeltest.Must(d.t, err)
	for _, s := range all {
		ids = append(ids, s.Candidate.ID)
	}
	return ids
}

// TestASnoozedApplicationIsDueFromItsDayOn until its date is removed, in every window, hidden
// in blind mode, and not once it is erased.
func TestASnoozedApplicationIsDueFromItsDayOn(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	people, _ := d.fetchAll(ctx, job.ID)
	first, second := people[0], people[1]
	day := d.snooze(first, 2)
	d.snooze(second, 1)
	if got := d.due(ctx); len(got) != 0 {
		t.Fatalf("due before their days are %v", got)
	}
	d.ahead.Store(int64(48 * time.Hour))
	other := d.another()
	other.ahead.Store(int64(48 * time.Hour))
	all, err := other.Due(ctx)
	if err != nil || len(all) != 2 || all[0].Candidate.ID != second.ID || all[1].Job != job.Title || all[1].Day != day {
		t.Fatalf("due are %+v, %v", all, err)
	}
	if name := all[1].Candidate.Applicant.Name; name != first.Applicant.Name {
		t.Errorf("due is %q", name)
	}
	modeltest.Must(t, d.SetBlind(ctx, true))
	if all, err := d.Due(ctx); err != nil || len(all) != 2 || all[1].Candidate.Applicant.Name != blind.Name(first.ID) {
		t.Errorf("in blind mode due are %+v, %v", all, err)
	}
	d.snooze(second, 1)
	s, err := d.Select(ctx, Scope{Person: first.Applicant.Name})
	modeltest.Must(t, err)
	held, err := d.Inventories(ctx, s)
	if err != nil || len(held) == 0 {
		t.Fatal(held, err)
	}
	kept := 0
	for _, item := range held[0].Items {
		switch item.Kind {
		case InventorySnoozed:
			if kept++; item.Detail != string(day) {
				t.Errorf("held is %+v", item)
			}
		case InventoryVerdict, InventoryRating, InventoryTags, InventoryNote, InventoryTyped, InventoryBegun:
			t.Errorf("a date alone is held as %+v", item)
		}
	}
	if kept != 1 {
		t.Errorf("held are %+v", held[0].Items)
	}
	if _, err := d.Erase(ctx, s, Scope{}); err != nil {
		t.Fatal(err)
	}
	if got := d.due(ctx); len(got) != 0 {
		t.Errorf("after the erasure due are %v", got)
	}
}

// TestTheDayOfAnArrivalMovesToItsApplication, as the rest of its review does. A window that has shown
// the arrival keeps its id.
func TestTheDayOfAnArrivalMovesToItsApplication(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	d.fetchAll(ctx, job.ID)
	who := model.Candidate{JobID: job.ID, Applicant: model.Applicant{Name: "Олена Нова", Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
	d.arrive(who, "Досвід: облік")
	just := d.arrivedIn(job.ID)[0]
	day := d.snooze(just, 0)
	s := NewSession(d.Account)
	if due, err := s.Due(ctx); err != nil || len(due) != 1 || due[0].Candidate.ID != just.ID {
		t.Fatalf("due are %+v, %v", due, err)
	}
	if got := d.due(ctx); len(got) != 1 || got[0] >= 0 {
		t.Fatalf("due are %v", got)
	}
	id, err := d.service.Apply(job.ID, who, []byte("Досвід: облік"))
	modeltest.Must(t, err)
	d.fetchAll(ctx, job.ID)
	all, err := d.Due(ctx)
	if err != nil || len(all) != 1 || all[0].Candidate.ID != id || all[0].Day != day {
		t.Errorf("due are %+v, %v; want %d", all, err, id)
	}
	if due, err := s.Due(ctx); err != nil || len(due) != 1 || due[0].Candidate.ID != just.ID || due[0].Candidate.ApplyID() != id {
		t.Errorf("in the window due are %+v, %v; want %d", due, err, just.ID)
	}
}
