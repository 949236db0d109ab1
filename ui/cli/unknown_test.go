package cli

import (
	"context"
	"strings"
	"testing"

	"shortlist/api/sandbox"
)

func TestALostAnswerToACreateIsFound(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	before := len(d.records())
	d.faults("create:lost,count=1")
	r := d.must(newJob("--json")...)
	has(t, r.err, "the job was created")
	got := decode[object](t, r.out)
	if got["title"] != "Бариста, ранок" || got["currencyId"] == nil {
		t.Errorf("got %v", got)
	}
	if n := len(d.records()); n != before+1 || d.service.Count(sandbox.Create) != 1 {
		t.Errorf("%d jobs more after %d creates", n-before, d.service.Count(sandbox.Create))
	}
	// It is settled: the next create hears nothing of it.
	d.faults("latency=1ns")
	r = d.must("jobs", "create", "--title", "Інша", "--region", "Одеса", "--currency", "0", "--description", longText)
	if strings.Contains(r.err, "no answer") {
		t.Errorf("still pending: %s", r.err)
	}
}

func TestACreateWhoseOutcomeStaysUnknown(t *testing.T) {
	for name, fault := range map[string]string{
		"not done, server error":         "create:status=500,count=1",
		"not done, web page":             "create:status=502,html,count=1",
		"not done, cut":                  "create:cut,count=1",
		"not done, answer not the JSON":  "create:html,count=1",
		"done, and the list fails after": "create:lost,count=1;allJobs:skip=1,status=500",
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			before := len(d.records())
			d.faults(fault)
			r := d.fails(exitUnknown, "unknown", newJob()...)
			done := strings.HasPrefix(name, "done")
			if done {
				has(t, r.err, "could not be listed")
			} else {
				has(t, r.err, "not among the jobs")
			}
			if d.service.Count(sandbox.Create) != 1 {
				t.Fatal("it was sent more than once")
			}
			// The same again: told what became of it, and not doubled.
			d.service.SetFaults(nil)
			if done {
				has(t, d.must(newJob()...).err, "had no answer, was created")
				if n := len(d.records()); n != before+1 {
					t.Errorf("%d jobs more, want 1", n-before)
				}
				return
			}
			d.fails(exitUnknown, "--yes sends it again", newJob()...)
			d.terminal, d.in = true, "n\n"
			has(t, d.fails(exitUnknown, "not confirmed", newJob()...).err, "Send it again?")
			if n := len(d.records()); n != before {
				t.Fatalf("%d jobs more without a yes", n-before)
			}
			d.in = "y\n"
			d.must(newJob()...)
			d.terminal = false
			has(t, d.must(newJob("--title", "Бариста, вечір")...).err, "is saved")
			if n := len(d.records()); n != before+2 {
				t.Errorf("%d jobs more, want 2", n-before)
			}
		})
	}
}

func TestACreateReadsTheJobsOnceAndDoesNotHangOnThem(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("login")
	d.service.ResetRequests()
	d.must(newJob()...)
	if n := d.service.Count(sandbox.AllJobs); n != 1 {
		t.Errorf("the jobs were read %d times", n)
	}
	d.faults("allJobs:status=500")
	has(t, d.must(newJob("--title", "Бариста, вечір")...).err, "is saved")
}

func TestAnEarlierUnknownCreateIsToldBeforeAnother(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.faults("create:lost,count=1;allJobs:skip=1,status=500")
	d.fails(exitUnknown, "unknown", newJob()...)
	d.service.SetFaults(nil)
	has(t, d.must(newJob("--title", "Бариста, вечір")...).err, "had no answer, was created")

	d.faults("create:cut,count=1")
	d.fails(exitUnknown, "unknown", newJob("--title", "Третя")...)
	d.service.SetFaults(nil)
	has(t, d.must(newJob("--title", "Четверта")...).err, "“Третя”", "still unknown")
}

func TestAJobThatWasThereBeforeIsNotTakenForTheNewOne(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must(newJob()...)
	d.faults("create:cut,count=1")
	d.fails(exitUnknown, "not among the jobs", newJob()...)
}

func TestAnInterruptedCreateIsUnknownUntilTheNextOne(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	before := len(d.records())
	d.faults("create:hang")
	ctx, cancel := context.WithCancel(t.Context())
	d.ctx = ctx
	done := make(chan struct{})
	go func() {
		defer close(done)
		d.fails(exitUnknown, "unknown", newJob()...)
	}()
	for d.service.Count(sandbox.Create) == 0 || len(d.records()) == before {
		select {
		case <-done:
			t.Fatal("it ended before it was interrupted")
		default:
		}
	}
	cancel()
	<-done
	d.ctx = t.Context()
	d.service.SetFaults(nil)
	has(t, d.must(newJob()...).err, "had no answer, was created")
	if n := len(d.records()); n != before+1 {
		t.Errorf("%d jobs more, want 1", n-before)
	}
}
