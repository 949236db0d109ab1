package model

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestDutiesAreLeftOutAndTakenAgain, without changes to other copies.
func TestDutiesAreLeftOutAndTakenAgain(t *testing.T) {
	whole := Candidate{ID: 7, Applicant: Applicant{Experience: []Experience{{Title: "cook", Responsibilities: "<p>soups</p>"}, {Title: "waiter"}}}}
	want := Candidate{ID: 7, Applicant: Applicant{Experience: []Experience{{Title: "cook", Responsibilities: LeftOut}, {Title: "waiter"}}}}
	lean := whole
	lean.LeaveOutDuties()
	if diff := cmp.Diff(want, lean); diff != "" || !lean.Lean() || whole.Lean() {
		t.Error(diff)
	}
	again := lean
	if !again.SamePositions(whole) || again.SamePositions(Candidate{Applicant: Applicant{Experience: []Experience{{Title: "cook"}, {Title: "another"}}}}) {
		t.Error("other positions are taken for the same")
	}
	again.TakeDuties(whole)
	if diff := cmp.Diff(whole, again); diff != "" || lean.Applicant.Experience[0].Responsibilities != LeftOut {
		t.Error(diff)
	}
	for _, c := range []Candidate{{}, {Applicant: Applicant{Experience: []Experience{{Title: "waiter"}}}}} {
		if c.LeaveOutDuties(); c.Lean() {
			t.Errorf("%+v", c)
		}
	}
}
