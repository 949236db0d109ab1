package people

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

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
func (*hungarian) NoneMarkedHasCV() string {
	return "A megjelölt jelentkezőknek nincs önéletrajzuk."
}
func (*hungarian) Stopped(left int) string     { return fmt.Sprintf("Leállítva: %d kimaradt.", left) }
func (*hungarian) WithoutCV(n int) string      { return fmt.Sprintf("%d önéletrajz nélkül.", n) }
func (*hungarian) OneFailed(why string) string { return "1 nem sikerült: " + why }
func (*hungarian) Failed(n int) string         { return fmt.Sprintf("%d nem sikerült.", n) }
func (*hungarian) FailedCVs() string           { return "Nem mentett önéletrajzok" }
func (*hungarian) FailedHidden(name string) string {
	return "Az önéletrajzot nem sikerült menteni: " + name + "; " + action.SaveCV.String() + ": újabb próba, szövegként."
}

func (*hungarian) ReadOnly() string { return "Csak olvasható: nem lett megnézettnek jelölve." }
func (*hungarian) GoneNotViewed() string {
	return "Egy új jelentkezés már nincs meg ezen a gépen: nem lett megnézettnek jelölve."
}
func (*hungarian) NotMarked(name, why string) string {
	return name + ": nem sikerült megnézettnek jelölni. " + why
}
func (*hungarian) OneApplication() string { return "Egy jelentkezés" }
func (*hungarian) OneNotViewed(name, why string) string {
	return name + ": mégsem lett megnézett. " + why
}
func (*hungarian) NotViewed(n int, why string) string {
	return amount.InHungarian(n, "jelentkezés") + " mégsem lett megnézett. " + why
}
