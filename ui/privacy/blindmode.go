package privacy

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// BlindSource is what the mode needs of an account.
type BlindSource interface {
	SetBlind(ctx context.Context, on bool) error
	Switched() int64 // number of blind-mode switches so far; no I/O
	Unsure() bool    // blind mode is on only because its setting could not be read; no I/O
	Blind() bool     // no I/O
}

// BlindAction switches blind mode. rank is its place in the footer; 0: it is not in the footer.
func BlindAction(e *env.Env, rank int) action.Action {
	a := action.Action{Keys: action.Blind, Label: action.Label{Name: "blind", Title: "Blind mode", Synonyms: "anonymous, anonymise, hide names, bias, privacy", Help: "blind mode: hide or show identities"}.Translated(), Group: action.GroupReview, Rank: rank, Run: e.Want(intent.SwitchBlind{})}
	if e.Blind {
		a.Name = lang.Text("show names")
	}
	return a
}

// SwitchBlind switches the mode in every window of the account. The screens follow when the account
// reports the switch.
func SwitchBlind(e *env.Env, source BlindSource) tea.Cmd {
	on := !e.Blind
	return load.Do(e.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, source.SetBlind(context.WithoutCancel(ctx), on)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return e.Notify(env.Bad, e.Fail(err))
		}
		return nil
	})
}

// BlindNotice is the sentence about the current mode.
func BlindNotice(source BlindSource) string {
	switch {
	case source.Unsure():
		return lang.Text("Blind mode is on as a precaution: its setting could not be read. Retrying.")
	case source.Blind():
		return lang.Text("Blind mode is on. Names, photos, ages, genders and contacts are hidden, also in CVs and saved files. %s switches it off.", action.Blind)
	}
	return lang.Text("Blind mode is off: names are shown again. The activity log (%s) records the switch.", action.ActivityLog)
}
