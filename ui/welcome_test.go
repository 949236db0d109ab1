package ui_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/uitest"
)

// demoOf opens a day's service as the demo.
func demoOf(d *day) func(context.Context) (intent.Opened, error) {
	return func(context.Context) (intent.Opened, error) {
		return intent.Opened{Account: d.account, IsDemo: true}, nil
	}
}

func checkAddress(typed string) (string, error) {
	u, err := api.ParseBaseURL(typed)
	if err != nil {
		return "", err
	}
	return u.Host, nil
}

// connectTo accepts the password "right", and notes the typed credentials.
func connectTo(d *day, typed *[]intent.Credentials) func(context.Context, intent.Credentials) (intent.Opened, error) {
	return func(_ context.Context, c intent.Credentials) (intent.Opened, error) {
		*typed = append(*typed, c)
		if c.Password != "right" {
			return intent.Opened{}, errors.New("not this password")
		}
		return intent.Opened{Account: d.account}, nil
	}
}

// welcomed opens the welcome screen at a size.
func welcomed(t *testing.T, width, height int, connect func(context.Context, intent.Credentials) (intent.Opened, error)) *stage {
	t.Helper()
	clock := uitest.NewClock(morning)
	s := newStage(t, ui.Options{Now: clock.Now, Accounts: intent.Accounts{CheckAddress: checkAddress, Connect: connect}}, nil, clock)
	t.Cleanup(s.End)
	s.start(width, height)
	return s
}

func TestTheSignInFormIsWholeOnEverySize(t *testing.T) {
	refused := "The service at jobs.example.com could not be reached: dial tcp: lookup jobs.example.com: no such host."
	for _, size := range [][2]int{{40, 10}, {60, 13}, {80, 24}, {120, 40}} {
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			s := welcomed(t, size[0], size[1], func(context.Context, intent.Credentials) (intent.Opened, error) {
				return intent.Opened{}, errors.New(refused)
			})
			s.Sees("sign in to your job board's employer account", "try the demo: made-up people, nothing leaves this computer", "quit")
			s.Do(action.Accept)
			s.Sees("Address", "E-mail", "Password", "The web address your job board gave you, for example ua.example.com.")
			s.Paste("jobs.example.com") // the address has no country in it
			s.Sees("Address", "E-mail", "Password", "Country", "Your password is sent only to jobs.example.com")
			s.Do(action.Accept)
			s.Paste("hr@example.com")
			s.Do(action.Accept)
			s.Paste("secret")
			s.Do(action.Accept)
			s.Sees("‹ choose with ← → ›", "←")
			s.Do(action.ValueRight, action.Accept)
			s.Sees(refused, "‹ Ukraine ›")
			s.Press("tab")
			s.Do(action.Accept) // without a password it is not sent, but asked for
			s.Sees("Type your password first.")
			s.Type("again")
			s.Sees("•••••")
			s.Press("tab")
			s.Do(action.NextField)
			s.Sees("jobs.example.com")
			s.Press("tab")
			s.Sees("hr@example.com")
		})
	}
}

// TestAnAddressThatIsAnEmailIsExplained on each field, and no password is promised to a host
// that is not known.
func TestAnAddressThatIsAnEmailIsExplained(t *testing.T) {
	s := welcomed(t, 80, 24, nil)
	s.Do(action.Accept)
	s.Press("tab", "tab")
	s.Sees("Type the web address of your job board first.")
	s.Press("tab")
	s.Paste("maeve.hr@example.com")
	for range 3 {
		s.Sees("The address is an e-mail; type the web address of the job board")
		s.SeesNot("sent only to")
		s.Press("tab")
	}
	s.Type("-no")
	s.Sees("The address is an e-mail")
}

func TestARefusalLongerThanTheScreenLeavesTheField(t *testing.T) {
	s := welcomed(t, 40, 10, func(context.Context, intent.Credentials) (intent.Opened, error) {
		return intent.Opened{}, errors.New(strings.Repeat("many words of a proxy ", 40))
	})
	s.Do(action.Accept)
	s.Paste("ua.example.com")
	s.Do(action.Accept)
	s.Paste("hr@example.com")
	s.Do(action.Accept)
	s.Paste("secret")
	s.Do(action.Accept)
	s.Sees("Password", "Many words of a proxy", "…")
	s.Do(action.NextField)
	s.Sees("Address")
}

func TestTheWelcomeScreenHasNoHiddenKeys(t *testing.T) {
	s := welcomed(t, 80, 24, nil)
	s.Press("s", "x", "space")
	s.SeesNot("Password")
}

func TestAServiceThatRefusesTheFirstSignInItGave(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{noPassword: true})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: 401}})
	var typed []intent.Credentials
	s := welcomed(t, 80, 24, connectTo(d, &typed))
	s.Do(action.Accept)
	s.Paste("ua.example.com")
	s.Press("tab")
	s.Paste("hr@example.com")
	s.Press("tab")
	s.Type("right")
	s.Do(action.Accept)
	s.Overlay().Sees("The password was accepted, but the service rejects the sign-in.")
}

func TestTheDemoExplainsItselfUntilAKeyActs(t *testing.T) {
	t.Parallel()
	const intro = "This is a demo"
	for _, dismiss := range []action.Keys{action.VerdictYes, action.Back, action.Help} {
		d := begin(t, setup{width: 80, height: 24, options: ui.Options{Opened: intent.Opened{IsDemo: true}}})
		d.Sees(intro, "enter see its applicants")
		d.SeesNot("a m x yes, maybe, no", "t read their CVs") // they do nothing here
		d.Do(action.Down, action.Up, action.Open)
		d.Sees(intro, "t read their CVs, one by one", "a m x yes, maybe, no")
		d.SeesNot("see its applicants", "z undo")
		d.Press(dismiss[0])
		d.SeesNot(intro)
		d.Press(action.Back[0], action.Back[0])
		d.SeesNot(intro)
	}
	low := begin(t, setup{width: 80, height: 19, options: ui.Options{Opened: intent.Opened{IsDemo: true}}})
	low.SeesNot(intro)
	account := begin(t, setup{width: 80, height: 24})
	account.SeesNot(intro)
}
