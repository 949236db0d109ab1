package exit

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	ChangeWaits: "Egy másik ablak véglegesen töröl; a módosítása addig vár.",

	Accounts:    "Fiókok",
	SavingTyped: "A beírtak mentése…",

	// What was lost.
	LostTitle:  "Nem mentett módosítások",
	LostDraft:  "A piszkozat utolsó módosításai nem lettek mentve ezen a gépen.",
	LostDrafts: "E piszkozatok utolsó módosításait nem lehetett menteni:",
	NoTitle:    "(cím nélkül)",
	NamedNext:  "A következő indításkor a kezelőfelület megnevezi, ami elveszett.",

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
func (*hungarian) AccountBusy(why string) string    { return "Ez a fiók nyitva marad: " + lang.End(why) }
func (*hungarian) AccountNotClosed(err string) string {
	return "Az előző fiók nem zárult le rendben: " + err
}

func (*hungarian) LostChanges(changes int) string {
	return amount.InHungarian(changes, "módosítás") + " nem lett mentve ezen a gépen."
}
func (*hungarian) LostBefore(changes int) string {
	return "A shortlist bezárásakor " + amount.InHungarian(changes, "módosítást") + " nem lehetett menteni ezen a gépen. Adja meg újra a következő jelentkezőknél:"
}
func (*hungarian) LostMore(applicants int) string { return "és még " + amount.Number(applicants) }
