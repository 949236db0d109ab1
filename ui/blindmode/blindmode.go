// Package blindmode switches blind mode, and shows a notice about it.
package blindmode

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// Source is what the mode needs of an account.
type Source interface {
	SetBlind(ctx context.Context, on bool) error
	Switched() int64 // number of blind-mode switches so far; no I/O
	Unsure() bool    // whether it is on only because its setting could not be read; no I/O
	Blind() bool     // no I/O
}

// Action switches blind mode. It has a rank in the footer; 0 for none.
func Action(d *desk.Desk, rank int) action.Action {
	a := action.Action{Keys: action.Blind, Label: action.Label{Name: "blind", Title: "Blind mode", Synonyms: "anonymous, anonymise, hide names, bias, privacy", Help: "blind mode: hide or show identities"}.Translated(), Group: action.GroupReview, Rank: rank, Run: d.Want(intent.SwitchBlind{})}
	if d.Blind {
		a.Name = lang.Text("show names")
	}
	return a
}

// Switch switches the mode in every window of the account. The screens follow when the account
// reports the switch.
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

// Notice is the sentence about the current mode.
func Notice(source Source) string {
	switch {
	case source.Unsure():
		return lang.Text("Blind mode is on as a precaution: its setting could not be read. Retrying.")
	case source.Blind():
		return lang.Text("Blind mode is on. Names, photos, ages, genders and contacts are hidden, also in CVs and saved files. %s switches it off.", action.Blind)
	}
	return lang.Text("Blind mode is off: names are shown again. The activity log (%s) records the switch.", action.ActivityLog)
}
