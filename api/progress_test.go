package api_test

import (
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
)

func TestWhatTheServiceAnswersIsCounted(t *testing.T) {
	d := open(t).signedIn()
	before := d.client.Answers()
	d.faults("allJobs:status=500,count=2")
	_, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	if n := d.client.Answers() - before; n != 1 {
		t.Errorf("%d answers to one call that came through at its third try", n)
	}
	d.faults("allJobs:status=400")
	if _, err := d.client.Jobs(t.Context(), ""); err == nil {
		t.Fatal("it was not refused")
	}
	if n := d.client.Answers() - before; n != 1 {
		t.Errorf("a refusal is counted as an answer: %d", n)
	}
}

func TestAWaitThatTheServiceAsksForIsKnownWhileItLasts(t *testing.T) {
	modeltest.SkipInShort(t, "waits as long as the service asks for")
	d := open(t).signedIn()
	d.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: 429, Retry: time.Second, Count: 1}})
	ended := make(chan error, 1)
	go func() {
		_, err := d.client.Jobs(t.Context(), "")
		ended <- err
	}()
	seen := time.Time{}
	for {
		select {
		case err := <-ended:
			d.ok(err)
			if until := d.client.WaitsUntil(); seen.IsZero() || !until.IsZero() {
				t.Errorf("while it waited: %v, after: %v", seen, until)
			}
			return
		default:
			if until := d.client.WaitsUntil(); !until.IsZero() {
				seen = until
			}
		}
		time.Sleep(time.Millisecond)
	}
}
