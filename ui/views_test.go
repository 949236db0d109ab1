package ui_test

import (
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// opensTwo opens two unviewed applicants one after the other. between runs before the
// second one.
func (d *day) opensTwo(between func()) (first, second model.Candidate) {
	d.Helper()
	d.ToJob("ua-backend")
	d.Do(action.Open, action.ShowTab(2), action.Open)
	first = d.Person()
	between()
	d.Clock.Pass(time.Second) // the older view is sent first
	d.Do(action.Next)
	return first, d.Person()
}

// row returns the text of an applicant's row.
func (d *day) row(c model.Candidate) string {
	d.Helper()
	d.Do(action.Top)
	d.ToPerson("is "+c.Applicant.Name, func(other model.Candidate) bool { return other.ID == c.ID })
	return d.Cursor()
}

func TestARefusedViewIsTakenBackAndNoOther(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 503}})
	refused, sent := d.opensTwo(func() {
		d.Sees(sayToSend(1))
		d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 403, Count: 1}})
	})
	d.Sees(refused.Applicant.Name+" is not viewed after all.", "Not allowed for this account")
	d.Do(action.Back)
	d.SeesNot(sayUnsent(), sayQueued())
	if row := d.row(sent); strings.Contains(row, "●") || !d.service.Viewed(sent.ID) || d.Events(sent.ID) != 1 {
		t.Errorf("sent: viewed at the service %v, %d events, here %q", d.service.Viewed(sent.ID), d.Events(sent.ID), row)
	}
	if row := d.row(refused); !strings.Contains(row, "●") || d.service.Viewed(refused.ID) {
		t.Errorf("refused: viewed at the service %v, here %q", d.service.Viewed(refused.ID), row)
	}
	d.Do(action.Refresh)
	if row := d.row(refused); !strings.Contains(row, "●") {
		t.Errorf("refused and read again: %q", row)
	}
	d.Do(action.Open) // opening them again sends the view again
	if !d.service.Viewed(refused.ID) || d.Events(refused.ID) != 1 {
		t.Errorf("opened again: viewed at the service %v, %d events", d.service.Viewed(refused.ID), d.Events(refused.ID))
	}
}

func TestALaterRejectionIsReportedOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 503}})
	first, second := d.opensTwo(func() {})
	d.Do(action.Back)
	d.Sees(sayToSend(2))
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 404}})
	for range 200 { // the round comes at some time
		if !d.Screen().Has(sayUnsent()) {
			break
		}
		d.Advance(time.Second)
	}
	d.Sees("2 applications are not viewed after all.")
	d.SeesNot(sayUnsent(), sayQueued())
	for _, c := range []model.Candidate{first, second} {
		if row := d.row(c); !strings.Contains(row, "●") {
			t.Errorf("refused: %q", row)
		}
	}
	d.Advance(10 * time.Minute)
	d.SeesNot("after all")
}

func TestAViewThatFailsHoldsBackNoOtherAndIsNoOutage(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 180})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 500, Count: 8}}) // two rounds of four tries
	failing, sent := d.opensTwo(func() {
		d.Sees(sayToSend(1))
		d.SeesNot("offline")
	})
	d.Sees(sayToSend(1))
	d.SeesNot("offline")
	if !d.service.Viewed(sent.ID) || d.service.Viewed(failing.ID) {
		t.Fatalf("viewed at the service: the failing one %v, the next %v", d.service.Viewed(failing.ID), d.service.Viewed(sent.ID))
	}
	d.Do(action.Back)
	if row := d.row(failing); !strings.Contains(row, sayQueued()) {
		t.Errorf("failing: %q", row)
	}
	if row := d.row(sent); strings.Contains(row, sayQueued()) {
		t.Errorf("sent: %q", row)
	}
	d.Advance(4 * time.Minute)
	d.SeesNot(sayUnsent())
	d.Pane(env.ApplicantPane).SeesNot(sayQueued())
	if !d.service.Viewed(failing.ID) || d.Events(failing.ID) != 1 {
		t.Errorf("viewed %v, %d events", d.service.Viewed(failing.ID), d.Events(failing.ID))
	}
}
