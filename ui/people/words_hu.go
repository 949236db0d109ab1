package people

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	NoneMarkedHasCV: "A megjelölt jelentkezőknek nincs önéletrajzuk.",
	FailedCVs:       "Nem mentett önéletrajzok",

	NoContact:       "Nincs másolható elérhetőség.",
	MaskedLeftOut:   "Az elrejtett e-mail-cím kimaradt.",
	MayBeMasked:     "Az e-mail-cím elrejtett lehet: az elérhetőség nincs megnyitva az állásportálon.",
	SomeMayBeMasked: "Némelyik cím elrejtett lehet: az elérhetőségek nincsenek megnyitva az állásportálon.",

	ReadOnly:       "Csak olvasható: nem lett megnézettnek jelölve.",
	GoneNotViewed:  "Egy új jelentkezés már nincs meg ezen a gépen: nem lett megnézettnek jelölve.",
	OneApplication: "Egy jelentkezés",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Applicants(n int) string { return amount.InHungarian(n, "jelentkező") }
func (*hungarian) SavingCV(n, of int) string {
	return fmt.Sprintf("Önéletrajz mentése: %d / %d; %s: leállítás.", n, of, action.Back)
}
func (*hungarian) SavedFile(path string) string { return "Mentve: " + path }
func (*hungarian) SavedText(path string) string { return "Név nélküli szövegként mentve: " + path }
func (*hungarian) SavedWithName(dir string) string {
	return "Változatlanul, névvel mentve ide: " + dir + "."
}
func (*hungarian) SavedCVs(n int, dir string) string {
	return amount.InHungarian(n, "önéletrajz") + " mentve ide: " + dir + "."
}
func (*hungarian) SavedTexts(n int, dir string) string {
	return amount.InHungarian(n, "önéletrajz") + " anonim szövegként mentve ide: " + dir + "."
}
func (*hungarian) SavedWithNames(n int, dir string) string {
	return amount.InHungarian(n, "önéletrajz") + " változatlanul, névvel mentve ide: " + dir + "."
}
func (*hungarian) SavedBoth(n, texts int, dir string) string {
	return fmt.Sprintf("%s mentve ide: %s. Anonim szövegként: %d, változatlanul, névvel: %d.", amount.InHungarian(n, "önéletrajz"), dir, texts, n-texts)
}
func (*hungarian) Stopped(left int) string     { return fmt.Sprintf("Leállítva: %d kimaradt.", left) }
func (*hungarian) WithoutCV(n int) string      { return fmt.Sprintf("%d önéletrajz nélkül.", n) }
func (*hungarian) OneFailed(why string) string { return "1 nem sikerült: " + why }
func (*hungarian) Failed(n int) string         { return fmt.Sprintf("%d nem sikerült.", n) }
func (*hungarian) FailedHidden(name string) string {
	return "Az önéletrajzot nem sikerült menteni: " + name + "; " + action.SaveCV.String() + ": újabb próba, szövegként."
}

func (*hungarian) WithoutEmail(n int) string {
	return "Kimaradt, mert nincs használható e-mail-címe: " + amount.InHungarian(n, "jelentkező") + "."
}
func (*hungarian) NotMarked(name, why string) string {
	return name + ": nem sikerült megnézettnek jelölni. " + why
}
func (*hungarian) OneNotViewed(name, why string) string {
	return name + ": mégsem lett megnézett. " + why
}
func (*hungarian) NotViewed(n int, why string) string {
	return amount.InHungarian(n, "jelentkezés") + " mégsem lett megnézett. " + why
}
