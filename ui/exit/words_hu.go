package exit

import "shortlist/ui/action"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) QuitUnsaved(why string) string {
	return why + " Kilépés mindenképp: ismét " + action.QuitAnyway.String() + "."
}
func (*hungarian) ReviewsUnsaved(why string) string {
	return "A legutóbbi értékelések és jegyzetek még nincsenek mentve. " + why
}
func (*hungarian) QuitSending() string {
	return "Egy önéletrajz küldése folyamatban van. " + action.Back.String() + ": leállítás; kilépés mindenképp: ismét " + action.QuitAnyway.String() + "."
}

func (*hungarian) ChangeWaits() string {
	return "Egy másik ablak véglegesen töröl; a módosítása addig vár."
}

func (*hungarian) Accounts() string                 { return "Fiókok" }
func (*hungarian) SavingTyped() string              { return "A beírtak mentése…" }
func (*hungarian) AccountUnsaved(why string) string { return why + " Ez a fiók nyitva marad." }
func (*hungarian) AccountBusy(why string) string    { return "Ez a fiók nyitva marad: " + why + "." }
func (*hungarian) AccountNotClosed(err string) string {
	return "Az előző fiók nem zárult le rendben: " + err
}
