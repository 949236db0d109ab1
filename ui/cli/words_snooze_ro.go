package cli

import (
	"fmt"

	"shortlist/model/amount"
)

var snoozeInRomanian = snoozeWords{
	Snooze: help{Short: "Revede un candidat la o dată", Long: "Revede un candidat la o dată. Din acea zi, candidatura apare în interfață, în shortlist digest și la căutarea\n" +
		"is:due. O decizie în interfață, altă dată sau --undo încheie aceasta. DATE este o durată precum 3d, 2w, 1m sau 1y,\n" +
		"o zi a săptămânii precum mon sau luni, today, tomorrow, ori o dată precum 2026-12-01 sau 01.12.2026. Data\n" +
		"rămâne pe acest calculator: nu o văd nici serviciul, nici colegii."},
	SnoozeUndo:      "șterge data",
	SnoozeNeeds:     "snooze are nevoie de id-ul unei candidaturi și de o dată precum 2w sau 2026-12-01",
	SnoozeUndoNeeds: "snooze --undo are nevoie de id-ul unei candidaturi",
	DigestDue: "Candidații a căror zi de revăzut a venit (shortlist snooze) apar în fiecare rezumat, până primesc o decizie\n" +
		"sau altă dată.",
}

func (*romanian) Snoozed(id int64, day string) string {
	return fmt.Sprintf("%d: de revăzut %s.", id, day)
}
func (*romanian) NotSnoozed(id int64) string { return fmt.Sprintf("%d: fără dată de revăzut.", id) }
func (*romanian) NotSynced(id int64) string {
	return fmt.Sprintf("candidatura %d nu a fost citită încă pe acest calculator; o citește shortlist sync", id)
}
func (*romanian) DueAgain(n int) string {
	return amount.InRomanian(n, "candidat", "candidați") + " de revăzut:"
}
