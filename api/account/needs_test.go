package account

import (
	"errors"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/crash"
	"shortlist/model/modeltest"
	"shortlist/model/needs"
)

// TestAFaultInTheLinesOfNeedsIsAnError: it does not end the program from a goroutine of its own.
func TestAFaultInTheLinesOfNeedsIsAnError(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	id, err := d.service.Apply(job.ID, model.Candidate{Date: time.Now(), Applicant: model.Applicant{Name: "Applicant", Experience: []model.Experience{{Title: "Baker"}}}}, nil)
	modeltest.Must(t, err)
	d.fetchAll(t.Context(), job.ID)
	of, err := needs.Parse("bread\x1b[2J")
	modeltest.Must(t, err)
	if len(of) != 1 || of[0].Text != "bread [2J" {
		t.Fatalf("%+v", of)
	}
	d.opts.Lines = func(string) []string { panic("a stranger's text") }
	err = d.NeedsIn(t.Context(), of, []int64{id}, func(Needed) error { t.Error("handed out"); return nil })
	if fault := new(crash.Error); !errors.As(err, &fault) {
		t.Errorf("%v is no fault that was caught", err)
	}
}
