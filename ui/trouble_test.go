package ui

import (
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/ui/layout"
)

// revoked makes the token invalid where no password is at hand, and asks the
// service: the sign-in comes up over the work.
func (d *day) revoked() {
	d.Helper()
	if err := d.service.ExpireTokens(); err != nil {
		d.Fatal(err)
	}
	d.Press("r")
	d.Overlay().Sees("Sign in")
}

func TestAnOverlayNobodyAskedForAbsorbsABurstOfTyping(t *testing.T) {
	d := begin(t, setup{noPassword: true})
	d.revoked()
	for range 5 {
		d.Type("jk")
		d.Press("enter", "esc")
		d.Advance(300 * time.Millisecond)
	}
	d.Overlay().Sees("Sign in")
	d.Overlay().SeesNot("•")
	if n := d.service.Count(sandbox.Login); n != 1 {
		t.Errorf("a burst of typing has signed in %d times", n-1)
	}
	// A pause, and then the password as fast as hands are.
	d.Pause()
	d.Type(sandbox.Password)
	d.Overlay().Sees("•••••••")
	d.Press("enter")
	d.Overlay().SeesNot("Sign in")
	d.Pane(layout.Jobs).Sees("Backend-розробник Go")
	d.Pane(layout.Jobs).SeesNot("Press r to try again")
}

func TestAnOverlayThatComesUpUnderTheHandsAbsorbsToo(t *testing.T) {
	d := begin(t, setup{noPassword: true})
	if err := d.service.ExpireTokens(); err != nil {
		t.Fatal(err)
	}
	for range 300 { // the jobs are asked for again some time
		if d.model.top() != nil {
			break
		}
		d.Advance(500 * time.Millisecond)
	}
	d.Overlay().Sees("Sign in")
	d.Type("xD")
	d.Overlay().SeesNot("•")
}
