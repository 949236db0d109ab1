package account

import (
	"context"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
)

// TestTheOtherCopiesSeeTheReceiver until it ends.
func TestTheOtherCopiesSeeTheReceiver(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	other := d.another()
	does := func() bool {
		t.Helper()
		yes, err := other.AnotherReceives(t.Context())
		modeltest.Must(t, err)
		return yes
	}
	for range 2 { // checking takes nothing
		if does() {
			t.Error("no copy receives")
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		d.Receiving(ctx)
	}()
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for !does() { // it would run out of time
		<-tick.C
	}
	stop()
	<-ended
	if does() {
		t.Error("it has ended")
	}
}
