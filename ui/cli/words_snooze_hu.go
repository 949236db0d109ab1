package cli

import (
	"fmt"

	"shortlist/model/amount"
)

func (*hungarian) Snooze() help {
	return help{Short: "Jelentkező újranézése egy napon", Long: "Jelentkező újranézése egy napon. Attól a naptól a jelentkezés megjelenik a kezelőfelületen, a shortlist\n" +
		"digest összesítőben és az is:due keresésnél, amíg a kezelőfelületen döntést vagy új dátumot nem kap, vagy\n" +
		"a --undo nem törli. A DATE lehet időtartam, például 3d, 2w, 1m vagy 1y, a hét napja, például mon vagy hétfő,\n" +
		"today, tomorrow, vagy dátum, például 2026-12-01 vagy 2026.12.01. A dátum ezen a gépen marad: sem a\n" +
		"szolgáltatás, sem a kollégák nem látják."}
}
func (*hungarian) SnoozeUndo() string { return "a dátum törlése" }
func (*hungarian) SnoozeNeeds() string {
	return "snooze: egy jelentkezés azonosítója és egy dátum kell, például 2w vagy 2026-12-01"
}
func (*hungarian) SnoozeUndoNeeds() string {
	return "snooze --undo: egy jelentkezés azonosítója kell"
}
func (*hungarian) Snoozed(id int64, day string) string {
	return fmt.Sprintf("%d – emlékeztető: %s.", id, day)
}
func (*hungarian) NotSnoozed(id int64) string { return fmt.Sprintf("%d – nincs emlékeztető.", id) }
func (*hungarian) NotSynced(id int64) string {
	return fmt.Sprintf("ezt a jelentkezést ez a gép még nem olvasta be: %d; a shortlist sync beolvassa", id)
}
func (*hungarian) DigestDue() string {
	return "Az esedékes jelentkezők (shortlist snooze) minden összesítőben szerepelnek, amíg döntést vagy új dátumot\n" +
		"nem kapnak."
}
func (*hungarian) DueAgain(n int) string {
	return amount.InHungarian(n, "jelentkező") + " újranézendő:"
}
