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

// promises reports whether the team lets one manager alone write a letter to an applicant.
func (a *Account) promises() bool { return a.opts.Team != nil && a.opts.Team.Place().Promises }

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

// reserve reserves letters that are about to leave. Applications to whose applicant a colleague writes the same letter are
// left out of it. Without the team's database no letter leaves.
func (a *Account) reserve(ctx context.Context, ids []int64) error {
	if !a.promises() {
		return nil
	}
	letters, err := a.store.Letters(ctx, store.LetterFilter{IDs: append([]int64{}, ids...)})
	if err != nil {
		return err
	}
	for _, l := range letters {
		taken, err := a.opts.Team.Reserve(ctx, a.teamService(), reservationsOf(&l, ""))
		if errors.Is(err, team.ErrAway) {
			return fmt.Errorf("%w; %s", err, lang.Text("no letter leaves without it, because a colleague may write the same one. shortlist answers send --without-team sends one"))
		}
		if err != nil {
			return err
		}
		if len(taken) == 0 {
			continue
		}
		var applies []int64
		for _, t := range taken {
			applies = append(applies, t.ApplyID)
		}
		if err := a.store.LeaveOut(ctx, l.ID, applies, sayTaken(taken[0], a.me())); err != nil {
			return err
		}
	}
	return a.rewriteLetters(ctx)
}

func sayTaken(t team.Reservation, me string) string {
	if t.Author == me {
		return lang.Text("you write this letter from another computer (reservation %d)", t.ID)
	}
	return lang.Text("%s writes this letter (reservation %d)", t.Author, t.ID)
}

// settleReservations notes for colleagues what became of letters. SendLetters brings later what the database
// does not get now; until then no colleague writes.
func (a *Account) settleReservations(ctx context.Context, letters []answers.Letter) {
	if !a.promises() {
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
	if err := a.opts.Team.Settle(ctx, a.teamService(), settled); err != nil {
		a.opts.Log.Warn("reservations not settled", "error", err)
	}
}

// catchUpReservations settles this manager's reservations of letters that have ended meanwhile.
func (a *Account) catchUpReservations(ctx context.Context) error {
	if !a.promises() {
		return nil
	}
	view, err := a.readTeam(ctx)
	if err != nil {
		return nil // reserve reports it, if a letter is due
	}
	tokens := []string{}
	for _, r := range view.Reserved {
		if r.Author == a.me() && r.State == team.ReservedState && r.Service == a.teamService() && !slices.Contains(tokens, r.Token) {
			tokens = append(tokens, r.Token)
		}
	}
	letters, err := a.store.Letters(ctx, store.LetterFilter{MessageIDs: tokens})
	if err != nil {
		return err
	}
	a.settleReservations(ctx, letters)
	return nil
}
