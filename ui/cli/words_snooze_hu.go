package cli

import (
	"fmt"

	"shortlist/model/amount"
)

var snoozeInHungarian = snoozeWords{
	Snooze: help{Short: "Jelentkező újranézése egy napon", Long: "Jelentkező újranézése egy napon. Attól a naptól a jelentkezés megjelenik a kezelőfelületen, a shortlist\n" +
		"digest összesítőben és az is:due keresésnél. A kezelőfelületen hozott döntés, új dátum vagy a --undo ennek\n" +
		"véget vet. A DATE lehet időtartam, például 3d, 2w, 1m vagy 1y, a hét napja, például mon vagy hétfő,\n" +
		"today, tomorrow, vagy dátum, például 2026-12-01 vagy 2026.12.01. A dátum ezen a gépen marad: sem a\n" +
		"szolgáltatás, sem a kollégák nem látják."},
	SnoozeUndo:      "a dátum törlése",
	SnoozeNeeds:     "snooze: egy jelentkezés azonosítója és egy dátum kell, például 2w vagy 2026-12-01",
	SnoozeUndoNeeds: "snooze --undo: egy jelentkezés azonosítója kell",
	DigestDue: "Az esedékes jelentkezők (shortlist snooze) minden összesítőben szerepelnek, amíg döntést vagy új dátumot\n" +
		"nem kapnak.",
}

func (*hungarian) Snoozed(id int64, day string) string {
	return fmt.Sprintf("%d – emlékeztető: %s.", id, day)
}
func (*hungarian) NotSnoozed(id int64) string { return fmt.Sprintf("%d – nincs emlékeztető.", id) }
func (*hungarian) NotSynced(id int64) string {
	return fmt.Sprintf("ezt a jelentkezést ez a gép még nem olvasta be: %d; a shortlist sync beolvassa", id)
}
func (*hungarian) DueAgain(n int) string {
	return amount.InHungarian(n, "jelentkező") + " újranézendő:"
}
