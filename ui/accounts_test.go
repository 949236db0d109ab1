package ui_test

import (
	"context"
	"errors"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/uitest"
	"shortlist/ui/uitest/vt"
)

// deskOfTwo is a machine with two accounts, one of which is open.
type deskOfTwo struct {
	*day
	other  *day
	out    []string // accounts that were signed out
	closed atomic.Int64
	fails  error // of opening another account

	keyring bool // acme's password may be in it
}

// beginTwo opens the dashboard on the account acme. beta is at a Romanian service.
func beginTwo(t *testing.T, s setup) *deskOfTwo {
	t.Helper()
	two := &deskOfTwo{other: begin(t, setup{name: "beta", service: sandbox.Options{Country: model.Romania, Scenario: sandbox.Demo(model.Romania)}})}
	s.options.Accounts.CheckAddress = checkAddress
	s.options.Accounts.List = func() ([]intent.Choice, error) {
		return []intent.Choice{
			{Name: "acme", Email: "olena.hr@example.com", Host: "ua.test.localhost", BaseURL: "http://ua.test.localhost", SignedIn: !slices.Contains(two.out, "acme"), Keyring: two.keyring},
			{Name: "beta", Email: "hr@beta.example.com", Host: "ro.test.localhost", BaseURL: "http://ro.test.localhost", Password: "password_command"},
		}, nil
	}
	s.options.Accounts.Open = func(_ context.Context, name string) (intent.Opened, error) {
		if two.fails != nil {
			return intent.Opened{}, two.fails
		}
		if name == "acme" {
			return intent.Opened{Account: two.account}, nil
		}
		return intent.Opened{Account: two.other.account, Close: func() error { two.closed.Add(1); return nil }}, nil
	}
	s.options.Accounts.SignOut = func(_ context.Context, name string) error {
		two.out = append(two.out, name)
		return nil
	}
	s.options.Accounts.Connect = func(_ context.Context, c intent.Credentials) (intent.Opened, error) {
		if c.Password != sandbox.Password {
			return intent.Opened{}, errors.New("wrong e-mail or password")
		}
		return intent.Opened{Account: two.account}, nil
	}
	s.options.Close = func() error { two.closed.Add(1); return nil }
	two.day = begin(t, s)
	return two
}

func TestSwitchingAccountsKeepsWhatWasTypedAndTheQueue(t *testing.T) {
	t.Parallel()
	d := beginTwo(t, setup{})
	d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.MarkViewed, Status: 500}})
	d.Do(action.Open, action.Open)
	person := d.Person()
	d.Do(action.Note)
	d.Type("Call on Monday")
	d.Do(action.KeepNote, action.Back, action.Back, action.NewJob)
	d.Sees(sayNewJob())
	d.Type("Кухар")
	d.Do(action.Back, action.Accounts)
	d.Overlay().Sees("Accounts", "acme", "open here", "olena.hr@example.com at ua.test.localhost", "beta", "signs in by itself")
	d.Do(action.Open)
	d.Sees(sayNotNow("this account is open"))
	d.Do(action.Down, action.Open)
	d.Overlay().SeesNot("Accounts")
	d.Pane(env.JobPane).SeesNot("Backend-розробник Go")
	d.Pane(env.JobPane).Sees(d.other.Jobs()[0].Title)
	if d.closed.Load() != 1 {
		t.Errorf("%d accounts were closed, want the one before", d.closed.Load())
	}

	// Nothing from the previous account is shown or goes on.
	d.Advance(10 * time.Minute)
	d.SeesNot(sayToSend(1), "1 change waiting", "Кухар")
	if d.service.Viewed(person.ID) {
		t.Error("an account that is closed went on asking the service")
	}

	d.service.SetFaults(nil)
	d.Do(action.Accounts, action.Up, action.Open)
	d.Overlay().Sees("Кухар") // the draft is offered
	d.Pause()
	d.Do(action.Close)
	d.Pane(env.JobPane).Sees("Головний бухгалтер")
	if !d.service.Viewed(person.ID) {
		t.Errorf("what waited is not sent%s", d.Picture())
	}
	d.ToJob("ua-backend")
	d.Do(action.Open)
	if note := d.kept(person.ID).Note; note != "Call on Monday" {
		t.Errorf("the note is %q", note)
	}
}

// TestTheCommandThatFetchesACVOutlivesItsAccount: the manager who changes the account has not fetched the file yet. A
// name that blind mode hid in the account is not printed at the end, whatever the mode of the next account.
func TestTheCommandThatFetchesACVOutlivesItsAccount(t *testing.T) {
	t.Parallel()
	for _, blind := range []bool{false, true} {
		d := beginTwo(t, setup{options: ui.Options{Host: overSSH}})
		p := &person{day: d.day, far: &vt.Far{}}
		d.ToJob("ua-backend")
		d.Do(action.Open)
		d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
		d.Do(action.SendCV)
		p.talk()
		d.Advance(2 * time.Second)
		path, _ := p.saved()
		d.Overlay().Sees("Get the CV onto your computer")
		d.Pause()
		d.Do(action.Close)
		if blind {
			d.Do(action.Blind)
			d.Pause()
		}
		d.Do(action.Accounts, action.Down, action.Open)
		d.Pane(env.JobPane).Sees(d.other.Jobs()[0].Title)
		if printed := d.model.PrintedAtTheEnd(); strings.Contains(printed, overSSH.Fetch(path)) == blind {
			t.Errorf("blind %t: at the end %q is printed", blind, printed)
		}
	}
}

func TestAnAccountThatCannotBeOpenedLeavesTheOneThatIs(t *testing.T) {
	t.Parallel()
	d := beginTwo(t, setup{})
	d.fails = errors.New("account beta: the store is of a newer shortlist")
	d.Do(action.Accounts, action.Down, action.Open)
	d.Overlay().Sees("Account beta: the store is of a newer shortlist.")
	d.Do(action.Close)
	d.Pane(env.JobPane).Sees("Backend-розробник Go")
}

func TestSigningOutEndsAtTheWelcomeScreen(t *testing.T) {
	t.Parallel()
	d := beginTwo(t, setup{width: 80, height: 24})
	d.ToJob("ua-backend")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.ChangeStatus, Status: 500}})
	d.Do(action.StopJob, action.Accounts, action.SignOut)
	d.Overlay().Sees("Sign out of acme?", "olena.hr@example.com at ua.test.localhost", "Drafts, reviews, notes and stored applicants stay.",
		"1 unsent change stays queued here until you sign in again.")
	d.Press("enter") // answers no
	d.Overlay().Sees("Accounts")
	d.Do(action.SignOut, action.Yes)
	d.Sees("E-mail olena.hr@example.com", "Signed out of acme on this computer.", "Your password is sent only to ua.test.localhost.")
	d.SeesNot("Backend-розробник")
	if !slices.Equal(d.out, []string{"acme"}) || d.closed.Load() != 1 {
		t.Errorf("signed out %v, closed %d", d.out, d.closed.Load())
	}
	d.Do(action.Accept)
	d.Sees("Type your password first.")
	d.service.SetFaults(nil)
	d.Type(sandbox.Password)
	d.SeesNot("Type your password first.")
	d.Do(action.Accept)
	d.Pane(env.JobPane).Sees("Backend-розробник Go")
	if got := d.Job("ua-backend").Status; got != model.Stopped {
		t.Errorf("what waited was not sent: the job is %s", got)
	}

	// The welcome screen offers the other account.
	d.Do(action.Accounts, action.SignOut, action.Yes, action.Back, action.PickAccount)
	d.Overlay().Sees("asks for the password")
	d.Do(action.SignOut)
	d.Sees(sayNotNow("this account is signed out"))
	d.keyring = true // the token has expired, the password is kept
	d.Do(action.Close, action.PickAccount)
	d.Overlay().Sees("uses the keyring or asks")
	d.Do(action.SignOut, action.Yes)
	if len(d.out) != 3 {
		t.Errorf("signed out %v", d.out)
	}
	d.Do(action.Down, action.Open)
	d.Sees("beta", "ro.test.localhost", d.other.Jobs()[0].Title)
}

func TestAddingAnAccountLeadsBackOnEsc(t *testing.T) {
	t.Parallel()
	d := beginTwo(t, setup{width: 80, height: 24})
	d.Do(action.Accounts, action.AddAccount)
	d.Sees("Address", "Password", "The web address your job board gave you")
	d.Type("q") // is typed, and does not quit
	d.Do(action.Back)
	d.Pane(env.JobPane).Sees("Backend-розробник Go")
	if d.Left() || d.closed.Load() != 0 {
		t.Error("the account was left")
	}
}

func TestAnAccountThatIsNoEmployerIsNoDeadEnd(t *testing.T) {
	t.Parallel()
	d := beginTwo(t, setup{width: 80, height: 24, options: ui.Options{}})
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.AllJobs, Status: 403}})
	d.Do(action.Refresh)
	d.Overlay().Sees("olena.hr@example.com is not an employer account.", "Switch to an employer account, add one, or sign out.", "beta")
	d.Pause()
	d.Do(action.Close, action.NewJob)
	d.Sees(sayNotNow("this is not an employer account"), "@ accounts")
	d.Do(action.Refresh) // the box does not open a second time
	d.Overlay().SeesNot("Accounts")
	d.service.SetFaults(nil)
	d.Do(action.Refresh, action.NewJob)
	d.Sees(sayNewJob())
}

func TestSeveralAccountsWithoutADefaultAreOffered(t *testing.T) {
	t.Parallel()
	two := beginTwo(t, setup{})
	clock := uitest.NewClock(morning)
	o := two.opts
	o.Opened, o.Choose, o.Now = intent.Opened{}, true, clock.Now
	s := newStage(t, o, nil, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	s.Overlay().Sees("Accounts", "acme", "beta")
	s.Do(action.Down, action.Open)
	s.Sees("beta", two.other.Jobs()[0].Title)
}

// TestNoEventsOfAClosedAccountArrive: not even those that were already on their way to
// the loop.
func TestNoEventsOfAClosedAccountArrive(t *testing.T) {
	t.Parallel()
	d := beginTwo(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter")
	d.Send(uitest.Key("r"))
	d.Send(uitest.Key("/"))
	d.Send(uitest.Key("g"))
	late := d.SettleBut(func(msg tea.Msg) bool { _, ok := msg.(load.Done); return ok })
	if len(late) == 0 {
		t.Fatal("nothing is on its way")
	}
	d.Send(uitest.Key("esc"))
	for _, key := range []string{"@", "s", "y"} {
		d.Send(uitest.Key(key))
		late = append(late, d.SettleBut(func(msg tea.Msg) bool { _, ok := msg.(tea.BatchMsg); return ok })...)
	}
	d.Sees("Signed out of acme on this computer.")
	for _, msg := range late {
		d.Send(msg)
	}
	d.Settle()
	d.Sees("Signed out of acme on this computer.")
	d.SeesNot("Backend")
}

// slow is an account whose changes and saves wait until the test lets them go.
type slow struct {
	ui.Backend
	let chan struct{}
}

func (s slow) ChangeStatus(ctx context.Context, j model.Job, change model.StatusChange) (model.Job, account.Delivery, error) {
	<-s.let
	return s.Backend.ChangeStatus(ctx, j, change)
}

func (s slow) SaveCV(ctx context.Context, c model.Candidate, dir string) (account.SavedCV, error) {
	<-s.let
	return s.Backend.SaveCV(ctx, c, dir)
}

// TestAnAccountIsNotClosedDuringARun, since the rest of the run would be lost.
func TestAnAccountIsNotClosedDuringARun(t *testing.T) {
	t.Parallel()
	let := make(chan struct{}, 9)
	d := beginTwo(t, setup{backend: func(b ui.Backend) ui.Backend { return slow{b, let} }})
	accounts := func() {
		t.Helper()
		d.Tap(action.Accounts)
		d.Until("the accounts are listed", func() bool { return d.BoxTitle() == "Accounts" && d.Overlay().Has("beta") })
	}
	d.Mark("ua-barista", "ua-sales")
	d.Do(action.StopJob)
	d.Tap(action.Yes, action.Open) // opens the applicants, where z undoes reviews
	accounts()
	for _, key := range []action.Keys{action.SignOut, action.Down, action.Open} {
		d.Tap(key)
		if key.String() != action.Down.String() {
			d.Sees(sayNotNow("jobs are still being changed; esc in the job list stops that"))
		}
	}
	let <- struct{}{}
	let <- struct{}{}
	d.Settle()
	d.Is(model.Stopped, "ua-barista", "ua-sales")
	d.Sees("2 jobs: 2 stopped. z in the jobs undoes it.")
	d.Do(action.Close, action.Back)
	d.ToJob("ua-backend")
	d.Do(action.Open, action.MarkRange, action.Down, action.Down)
	d.Tap(action.SaveCV)
	accounts()
	d.Tap(action.SignOut)
	d.Sees(sayNotNow("CVs are still being saved; esc in the applicant list stops that"))

	// The same is true of an account that was added meanwhile.
	d.send("n")
	d.Sees("Address")
	for _, typed := range []string{"ua.test.localhost", "hr@example.com", sandbox.Password} {
		for _, r := range typed {
			d.send(string(r))
		}
		d.send("enter")
	}
	d.Until("the account stays open", func() bool {
		return d.Screen().Has("This account stays open: CVs are still being saved")
	})
	close(let)
	d.Settle()
	if saved, err := os.ReadDir(d.dir); err != nil || len(saved) < 2 {
		t.Errorf("%d CVs were saved (%v)%s", len(saved), err, d.Picture())
	}
	d.Press("esc", "@", "j", "enter")
	d.Sees("ioana.hr@example.com")
}

// send presses keys and waits for nothing, since work is in progress.
func (d *day) send(keys ...string) {
	d.Helper()
	for _, k := range keys {
		d.Send(uitest.Key(k))
	}
}

const heldThere = "Another window on host b has been open since 9:12, so this one is read-only."

// taking is an account whose store another window has, and take takes it over.
type taking struct {
	ui.Backend
	take func() error
}

func (taking) HeldElsewhere() error             { return &store.ReadOnlyError{Host: "b", Since: morning} }
func (t taking) TakeOver(context.Context) error { return t.take() }

// TestAPersonIsAskedWhetherToTakeTheStoreOver by a box that takes no key of somebody who types. If
// taking over fails, this window stays as it is.
func TestAPersonIsAskedWhetherToTakeTheStoreOver(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{backend: func(b ui.Backend) ui.Backend {
		return taking{b, func() error { return errors.New("the disk is full") }}
	}})
	d.hear(account.Event{Held: heldThere})
	d.Press("y")
	d.Overlay().Sees("Another window on host b", "Take over?")
	d.Sees("y take over", "only read here")
	d.Pause()
	d.Do(action.Yes)
	d.Sees("The disk is full", "acme")
	d.SeesNot("Take over?")
}

// TestTheStoreIsTakenOverOnce, however often the key is pressed.
func TestTheStoreIsTakenOverOnce(t *testing.T) {
	t.Parallel()
	var taken atomic.Int64
	begun, finish := make(chan struct{}, 2), make(chan struct{})
	take := func() error {
		taken.Add(1)
		begun <- struct{}{}
		<-finish
		return errors.New("the disk is full")
	}
	d := begin(t, setup{backend: func(b ui.Backend) ui.Backend { return taking{b, take} }})
	d.hear(account.Event{Held: heldThere})
	d.Pause()
	d.Tap(action.Yes)
	<-begun
	d.Tap(action.Yes)
	d.Tap(action.Noted)
	close(finish)
	d.Settle()
	d.Sees("The disk is full")
	if n := taken.Load(); n != 1 {
		t.Errorf("it was taken over %d times", n)
	}
}
