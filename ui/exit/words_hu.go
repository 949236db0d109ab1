package exit

import "shortlist/ui/action"

var inHungarian = words{
	ChangeWaits: "Egy másik ablak véglegesen töröl; a módosítása addig vár.",

	Accounts:    "Fiókok",
	SavingTyped: "A beírtak mentése…",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) QuitUnsaved(why string) string {
	return why + " Kilépés mindenképp: ismét " + action.QuitAnyway.String() + "."
}
func (*hungarian) QuitSending() string {
	return "Egy önéletrajz küldése folyamatban van. " + action.Back.String() + ": leállítás; kilépés mindenképp: ismét " + action.QuitAnyway.String() + "."
}

func (*hungarian) AccountUnsaved(why string) string { return why + " Ez a fiók nyitva marad." }
func (*hungarian) AccountBusy(why string) string    { return "Ez a fiók nyitva marad: " + why + "." }
func (*hungarian) AccountNotClosed(err string) string {
	return "Az előző fiók nem zárult le rendben: " + err
}
