// Package blindmode is the key that hides or shows who applicants are, and the sentence that
// says which it is.
package blindmode

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// Source is what the mode needs of an account.
type Source interface {
	SetBlind(ctx context.Context, on bool) error
	Switched() int64 // how often blind mode was; no I/O
	Unsure() bool    // it is on because it could not be read whether it is; no I/O
	Blind() bool     // no I/O
}

// Action is the key, at a rank of the footer.
func Action(d *desk.Desk, rank int) action.Action {
	a := action.Action{Keys: action.Blind, Label: action.Label{Name: "blind", Title: "Blind mode", Synonyms: "anonymous, anonymise, hide names, bias, privacy", Help: "blind mode: hide or show identities"}, Group: action.GroupReview, Rank: rank, Run: d.Want(intent.SwitchBlind{})}
	if d.Blind {
		a.Name = "see who they are"
	}
	return a
}

// Switch switches the mode, for every window of the account. The screens follow when the
// account reports it.
func Switch(d *desk.Desk, source Source) tea.Cmd {
	on := !d.Blind
	return load.Do(d.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, source.SetBlind(context.WithoutCancel(ctx), on)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return d.Notify(desk.Bad, d.Fail(err))
		}
		return nil
	})
}

// Notice says what the mode is now.
func Notice(source Source) string {
	switch {
	case source.Unsure():
		return "Blind mode is on, as it could not be read whether it is. It is looked at again."
	case source.Blind():
		return "Blind mode is on: names, photos, ages, genders and contacts are hidden, in CV text and in what is saved, too. " + action.Blind.String() + " switches it off."
	}
	return "Blind mode is off: names are shown again. The switch is in the activity log (" + action.ActivityLog.String() + ")."
}
