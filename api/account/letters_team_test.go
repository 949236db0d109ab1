package account

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/model/answers"
	"shortlist/model/store"
	"shortlist/model/team"
)

// promised is what the database of a team promises, in memory.
type promised struct {
	sync.Mutex
	rows    []team.Reservation
	away    bool
	refuses error  // instead of team.ErrAway
	erased  string // who has erased all applications; "": they are there
	changed chan struct{}
}

// seat is a manager's place at it.
type seat struct {
	*promised
	team.Space
	name string
}

func (s seat) Place() team.Place {
	return team.Place{Name: "test", Manager: s.name, File: s.name}
}
func (s seat) Watch(context.Context) <-chan struct{}        { return s.changed }
func (s seat) Sweep()                                       {}
func (s seat) SetOpen(context.Context, string, int64) error { return nil }
func (s seat) Write(context.Context, string, []team.Change, *team.View) (removed int, err error) {
	return 0, nil
}
func (s seat) Read(context.Context) (*team.View, error) {
	s.Lock()
	defer s.Unlock()
	if s.away {
		return nil, cmp.Or(s.refuses, team.ErrAway)
	}
	v := team.Merge(nil, nil)
	v.Reserved = slices.Clone(s.rows)
	return v, nil
}

func (s seat) Reserve(_ context.Context, service string, letters []team.Reservation) (taken []team.Reservation, err error) {
	s.Lock()
	defer s.Unlock()
	if s.away {
		return nil, cmp.Or(s.refuses, team.ErrAway)
	}
	for _, l := range letters {
		if s.erased != "" {
			taken = append(taken, team.Reservation{Author: s.erased, Service: service, ApplyID: l.ApplyID, Letter: l.Letter})
			continue
		}
		at := slices.IndexFunc(s.rows, func(r team.Reservation) bool { return r.ApplyID == l.ApplyID && r.Letter == l.Letter })
		if at < 0 {
			l.ID, l.Author, l.Service, l.State = int64(len(s.rows)+1), s.name, service, team.ReservedState
			s.rows = append(s.rows, l)
		} else if r := s.rows[at]; r.Token != l.Token || r.State != team.ReservedState {
			taken = append(taken, r)
		}
	}
	return taken, nil
}

func (s seat) Release(context.Context, int64, string) (bool, error) { return false, nil }
func (s seat) Settle(_ context.Context, _ string, letters []team.Reservation) error {
	s.Lock()
	defer s.Unlock()
	if s.away {
		return cmp.Or(s.refuses, team.ErrAway)
	}
	for _, l := range letters {
		s.rows = slices.DeleteFunc(s.rows, func(r team.Reservation) bool { return r.Token == l.Token && r.ApplyID == l.ApplyID && l.State == "" })
		for i, r := range s.rows {
			if r.Token == l.Token && r.ApplyID == l.ApplyID {
				s.rows[i].State = l.State
			}
		}
	}
	return nil
}

// states returns the reservations as "1 no olena handed".
func (p *promised) states() (out string) {
	p.Lock()
	defer p.Unlock()
	for _, r := range p.rows {
		out += " " + r.Author + " " + r.State
	}
	return strings.TrimSpace(out)
}

func (d *desk) letters() []Letter {
	d.t.Helper()
	letters, err := d.Letters(d.t.Context(), store.LetterFilter{})
	if err != nil {
		d.t.Fatal(err)
	}
	return letters
}

// TestOfTwoManagersOneWrites, and the other sees who. A mail about several applications leaves out what a colleague
// writes.
func TestOfTwoManagersOneWrites(t *testing.T) {
	shared := &promised{}
	at := func(name string) *desk {
		d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 6, "Olena Koval", "olena@example.org"), applicant(3, 5, "Ivan Bondar", "ivan@example.org"))
		d.opts.Team = seat{promised: shared, name: name}
		return d
	}
	maria, petro := at("maria"), at("petro")
	maria.plans(answers.No, 1)
	petro.plans(answers.No, 1, 2)
	petro.plans(answers.No, 3)
	maria.hands()
	if got := shared.states(); got != "maria reserved" { // a draft
		t.Errorf("%q", got)
	}
	petro.hands()
	letters := petro.letters()
	if l := letters[0]; !slices.Equal(l.Applies, []int64{2}) || strings.Contains(l.Text, "Barista") || !strings.Contains(l.Text, "Baker") || l.State != answers.Handing {
		t.Errorf("%v %s %q", l.Applies, l.State, l.Text)
	}
	maria.plans(answers.No, 3)
	maria.hands()
	if l := maria.letters()[1]; l.State != answers.Withdrawn || !strings.Contains(l.Reason, "petro writes this letter") {
		t.Errorf("%s %q", l.State, l.Reason)
	}
	if len(maria.mails()) != 1 || len(petro.mails()) != 2 {
		t.Errorf("%d and %d mails", len(maria.mails()), len(petro.mails()))
	}
	if _, err := maria.SettleLetters(t.Context(), []int64{maria.letters()[0].ID}, true); err != nil {
		t.Fatal(err)
	}
	if got := shared.states(); !strings.HasPrefix(got, "maria handed") {
		t.Errorf("%q", got)
	}
}

// TestALetterAboutAnErasedPersonNamesWhoErasedThem, as no reservation does.
func TestALetterAboutAnErasedPersonNamesWhoErasedThem(t *testing.T) {
	shared := &promised{erased: "petro"}
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
	d.opts.Team = seat{promised: shared, name: "maria"}
	d.plans(answers.No, 1)
	d.hands()
	if l := d.letters()[0]; l.State != answers.Withdrawn || !strings.Contains(l.Reason, "petro has erased this application") {
		t.Errorf("%s %q", l.State, l.Reason)
	}
}

// TestNoLetterLeavesWithoutTheTeam but one that a person asked for; its reservation is settled later.
func TestNoLetterLeavesWithoutTheTeam(t *testing.T) {
	shared := &promised{}
	d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"), applicant(2, 6, "Ivan Bondar", "ivan@example.org"), applicant(3, 6, "Petro Lis", "petro@example.org"))
	d.opts.Team = seat{promised: shared, name: "maria"}
	d.plans(answers.No, 1)
	d.hands()
	d.plans(answers.No, 2)
	d.plans(answers.No, 3)
	shared.away = true
	if out, err := d.SendLetters(t.Context(), false); !errors.Is(err, team.ErrAway) || !strings.Contains(err.Error(), "--without-team") || len(out.Letters) != 0 {
		t.Errorf("%+v %v", out, err)
	}
	d.expectStates(answers.Handing, answers.Due, answers.Due)
	shared.refuses = team.RefusedError{Manager: "maria", Code: team.WrongPassword} // any reason for which letters wait
	if out, err := d.SendLetters(t.Context(), false); !errors.Is(err, shared.refuses) || !strings.Contains(err.Error(), "--without-team") || len(out.Letters) != 0 {
		t.Errorf("%+v %v", out, err)
	}
	if out, err := d.SendWithoutTeam(t.Context()); err != nil || len(out.Letters) != 1 {
		t.Errorf("%+v %v", out, err)
	}
	d.expectStates(answers.Handing, answers.Handing, answers.Due)
	if _, err := d.SettleLetters(t.Context(), []int64{d.letters()[0].ID}, true); err != nil {
		t.Fatal(err)
	}
	if got := shared.states(); got != "maria reserved" { // it could not be settled
		t.Errorf("%q", got)
	}
	if _, err := d.SettleLetters(t.Context(), []int64{d.letters()[1].ID}, true); err != nil {
		t.Fatal(err)
	}
	if got := shared.states(); got != "maria reserved" {
		t.Errorf("%q", got)
	}
	shared.away = false
	d.hands()
	if got := shared.states(); got != "maria handed maria handed maria reserved" { // the second one left alone
		t.Errorf("%q", got)
	}
	if ids, err := d.store.Alone(t.Context()); err != nil || len(ids) != 0 {
		t.Errorf("noted still: %d, %v", ids, err)
	}
}

// TestWhatLeftAloneIsReservedWhenTheTeamIsBack, also if nothing is due: no colleague writes the same letter then.
func TestWhatLeftAloneIsReservedWhenTheTeamIsBack(t *testing.T) {
	shared := &promised{changed: make(chan struct{}, 1)}
	at := func(name string) *desk {
		d := writing(t, applicant(1, 5, "Olena Koval", "olena@example.org"))
		d.opts.Team = seat{promised: shared, name: name}
		return d
	}
	maria, petro := at("maria"), at("petro")
	maria.plans(answers.No, 1)
	shared.away = true
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	events := maria.Events(ctx)
	shared.changed <- struct{}{}
	if out, err := maria.SendWithoutTeam(t.Context()); err != nil || len(out.Letters) != 1 {
		t.Fatalf("%+v %v", out, err)
	}
	shared.Lock()
	shared.away = false
	shared.Unlock()
	shared.changed <- struct{}{}
	eventually(t, events, func() bool { return shared.states() == "maria reserved" }) // a draft
	stop()
	for range events {
	}
	shared.Lock()
	shared.rows[0].Service = petro.teamService() // the test's accounts are at two services
	shared.Unlock()
	held, err := petro.Inventories(t.Context(), mustSelect(t, petro, applicant(1, 5, "Olena Koval", "olena@example.org")))
	if err != nil || !slices.ContainsFunc(held[0].Items, func(i InventoryItem) bool {
		return i.Kind == InventoryReserved && i.From == FromTeam && i.Detail == "maria: refusal, reserved"
	}) {
		t.Errorf("held: %+v %v", held, err)
	}
	petro.plans(answers.No, 1)
	petro.hands()
	if l := petro.letters()[0]; l.State != answers.Withdrawn || !strings.Contains(l.Reason, "maria writes this letter") {
		t.Errorf("%s %q", l.State, l.Reason)
	}
}

// TestLettersThatTakeOneSlotLeaveOneAfterTheOther: two interviews of an applicant that move at once bring two.
func TestLettersThatTakeOneSlotLeaveOneAfterTheOther(t *testing.T) {
	shared := &promised{}
	d, _ := meeting(t, three()...)
	d.opts.Team = seat{promised: shared, name: "maria"}
	var ids []int64
	for _, typed := range []string{"tue 10:00", "wed 10:00"} {
		i := d.books(1, typed)
		d.leaves(i.Letter)
		ids = append(ids, d.moves(i.ID, i.Start.Add(time.Hour)).Letters[0].ID)
	}
	free, err := d.reserve(t.Context(), ids)
	if err != nil || !slices.Equal(free, ids[:1]) || shared.states() != "maria reserved" {
		t.Errorf("%d of %d leave: %q, %v", free, ids, shared.states(), err)
	}
}
