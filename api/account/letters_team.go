package account

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/store"
	"shortlist/model/team"
)

// promiser is the team if it lets one manager alone write a letter to an applicant; nil if it does not.
func (a *Account) promiser() team.Promiser {
	shared, _ := a.opts.Team.(team.Promiser)
	return shared
}

// reservationsOf returns the reservations of a letter. A caller of the service's callback alone has no id that colleagues
// know.
func reservationsOf(l *answers.Letter, state string) (out []team.Reservation) {
	for _, id := range l.Applies {
		if id > 0 {
			out = append(out, team.Reservation{ApplyID: id, Letter: string(l.Name), Token: l.MessageID, State: state, Again: l.Event != ""})
		}
	}
	return out
}

// sayReserved words a reservation.
func sayReserved(r team.Reservation) string {
	state := lang.TextIn("letter", "reserved")
	switch r.State {
	case team.HandedState:
		state = answers.Handed.Label()
	case team.UnknownState:
		state = answers.Unknown.Label()
	}
	return r.Author + ": " + answers.Name(r.Letter).Label() + ", " + state
}

// slot is what one manager alone reserves.
type slot struct {
	apply  int64
	letter string
}

func slotOf(r team.Reservation) slot { return slot{r.ApplyID, r.Letter} }

// reserve reserves letters that are about to leave, all at once, and returns those that may. Applications to whose applicant
// a colleague writes the same letter are left out of it; of two letters of the manager's that take the same slot, the
// second one waits. Without the team's database no letter leaves.
func (a *Account) reserve(ctx context.Context, ids []int64) (free []int64, err error) {
	shared := a.promiser()
	if shared == nil {
		return ids, nil
	}
	letters, err := a.store.Letters(ctx, store.LetterFilter{IDs: append([]int64{}, ids...)})
	if err != nil {
		return nil, err
	}
	of := map[slot]int64{} // the letter
	var wanted []team.Reservation
	for _, l := range letters {
		rows := reservationsOf(&l, "")
		if slices.ContainsFunc(rows, func(r team.Reservation) bool { return of[slotOf(r)] != 0 }) {
			continue
		}
		for _, r := range rows {
			of[slotOf(r)] = l.ID
		}
		free, wanted = append(free, l.ID), append(wanted, rows...)
	}
	taken, err := shared.Reserve(ctx, a.teamService(), wanted)
	if err != nil && ctx.Err() == nil {
		err = fmt.Errorf("%w; %s", err, lang.Text("no letter leaves without it, because a colleague may write the same one. shortlist answers send --without-team sends one"))
	}
	if err != nil || len(taken) == 0 {
		return free, err
	}
	out, why := map[int64][]int64{}, map[int64]string{}
	for _, t := range taken {
		id := of[slotOf(t)]
		out[id], why[id] = append(out[id], t.ApplyID), sayTaken(t, a.me())
	}
	for id, applies := range out {
		if err := a.store.LeaveOut(ctx, id, applies, why[id]); err != nil {
			return nil, err
		}
	}
	return free, a.rewriteLetters(ctx)
}

func sayTaken(t team.Reservation, me string) string {
	if t.ID == 0 {
		return team.ErasedNotice(t.Author)
	}
	if t.Author == me {
		return lang.Text("you write this letter from another computer (reservation %d)", t.ID)
	}
	return lang.Text("%s writes this letter (reservation %d)", t.Author, t.ID)
}

// settleReservations notes for colleagues what became of letters. SendLetters brings later what the database
// does not get now; until then no colleague writes.
func (a *Account) settleReservations(ctx context.Context, letters []answers.Letter) {
	shared := a.promiser()
	if shared == nil {
		return
	}
	var settled []team.Reservation
	for i := range letters {
		l := &letters[i]
		switch l.State {
		case answers.Handed, answers.Bounced:
			settled = append(settled, reservationsOf(l, team.HandedState)...)
		case answers.Unknown:
			settled = append(settled, reservationsOf(l, team.UnknownState)...)
		case answers.Failed, answers.Withdrawn:
			settled = append(settled, reservationsOf(l, "")...)
		case answers.Planned, answers.Due, answers.Handing: // it is reserved for as long as it may leave
		}
	}
	if len(settled) == 0 {
		return
	}
	if err := shared.Settle(ctx, a.teamService(), settled); err != nil {
		a.opts.Log.Warn("reservations not settled", "error", err)
	}
}

// catchUpReservations settles this manager's reservations of letters that have ended meanwhile, and reserves what left
// without the team's database.
func (a *Account) catchUpReservations(ctx context.Context) error {
	if a.promiser() == nil {
		return nil
	}
	view, err := a.readTeam(ctx)
	if err != nil {
		return nil // reserve reports it, if a letter is due
	}
	return a.catchUp(ctx, view)
}

// catchUp is catchUpReservations with what was read of the team.
func (a *Account) catchUp(ctx context.Context, view *team.View) error {
	tokens := []string{}
	for _, r := range view.Reserved {
		if r.Author == a.me() && r.State == team.ReservedState && r.Service == a.teamService() && !slices.Contains(tokens, r.Token) {
			tokens = append(tokens, r.Token)
		}
	}
	ended, err := a.store.Letters(ctx, store.LetterFilter{MessageIDs: tokens})
	if err == nil {
		a.settleReservations(ctx, ended)
	}
	return errors.Join(err, a.reserveAlone(ctx))
}

// reserveAlone reserves letters that left without the team's database, so that no colleague writes them afterwards.
func (a *Account) reserveAlone(ctx context.Context) error {
	ids, err := a.store.Alone(ctx)
	if err != nil || len(ids) == 0 {
		return err
	}
	letters, err := a.store.Letters(ctx, store.LetterFilter{IDs: ids})
	if err != nil {
		return err
	}
	var wanted []team.Reservation
	for _, l := range letters {
		if l.State.Open() || l.State == answers.Handing && !l.Draft() { // on its way
			ids = slices.DeleteFunc(ids, func(id int64) bool { return id == l.ID })
		} else if l.State != answers.Failed && l.State != answers.Withdrawn {
			wanted = append(wanted, reservationsOf(&l, "")...)
		}
	}
	taken, err := a.promiser().Reserve(ctx, a.teamService(), wanted)
	if err != nil {
		return nil // the next try brings it
	}
	for _, t := range taken {
		if t.ID != 0 && t.Author != a.me() {
			a.opts.Log.Warn("two managers have written a letter", "colleague", t.Author, "reservation", t.ID)
		}
	}
	a.settleReservations(ctx, letters)
	for _, id := range ids {
		err = errors.Join(err, a.store.SetAlone(ctx, id, false))
	}
	return err
}
