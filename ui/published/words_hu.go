package published

import (
	"fmt"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Megjelent?" }
func (*hungarian) TitleOf(at, total int) string {
	return fmt.Sprintf("Megjelent? (%d / %d)", at, total)
}

func (*hungarian) Later() action.Label { return action.Label{Name: "később", Synonyms: "later"} }
func (*hungarian) CheckAgain() action.Label {
	return action.Label{Name: "újraellenőrzés", Synonyms: "check again"}
}
func (*hungarian) ThisIsIt() action.Label { return action.Label{Name: "igen, ez az"} }
func (*hungarian) AnotherJob() action.Label {
	return action.Label{Name: "nem, ez másik állás; az enyém nincs ott"}
}
func (*hungarian) NotPublished() action.Label {
	return action.Label{Name: "nem jelent meg: vissza az űrlaphoz", Synonyms: "not published: back to the form"}
}

func (*hungarian) Checking() string             { return "Keresés az Ön állásai között…" }
func (*hungarian) NotChecked(why string) string { return "Nem sikerült ellenőrizni. " + why }
func (*hungarian) Found(j model.Job) string {
	return fmt.Sprintf("Találat: %d. számú állás, „%s”, %s, állapota: %s.", j.ID, text.Line(j.Title), text.Line(j.Region), text.Line(j.Status.Word()))
}
func (*hungarian) Salary(salary string) string { return "Fizetés: " + salary }
func (*hungarian) NoSalary() string            { return "Fizetés: nincs megadva" }
func (*hungarian) NotFound() string {
	return "Nincs az Ön állásai között. Lehet, hogy a szolgáltatás még dolgozik: várjon egy kicsit, és ellenőrizze újra, mielőtt ismét elküldi."
}
func (*hungarian) NoOther(rejected int64) string {
	return fmt.Sprintf("%d. számú állás: ez egy másik, és több hasonló nincs. Lehet, hogy a szolgáltatás még dolgozik: várjon egy kicsit, és ellenőrizze újra, mielőtt ismét elküldi.", rejected)
}
func (*hungarian) CheckedAt(clock string) string { return "Ellenőrizve: " + clock + ", nincs ott." }

func (*hungarian) AskedLater() string {
	return "A következő indításkor újra megkérdezi. A piszkozat mentve."
}
func (*hungarian) NotSettled(title, why string) string {
	return "„" + title + "”: egy másik ablakban már eldőlt. Nézze meg az álláslistát, mielőtt újra elküldi. " + why
}
func (*hungarian) PublishedElsewhere(title string) string {
	return "„" + title + "”: megjelent, egy másik ablak megtalálta."
}
func (*hungarian) NotPublishedElsewhere(title string) string {
	return "„" + title + "”: egy másik ablak szerint nem jelent meg."
}
func (*hungarian) SavedAsDraft(title string) string {
	return "„" + title + "”: piszkozatként mentve. Az űrlap bezárása után itt választható: " + action.NewJob.String() + "."
}
func (*hungarian) FormStays(title string, s model.JobStatus) string {
	return "„" + title + "”: állapota " + text.Line(s.Word()) + ". Ez az űrlap egy másik állásé, és nyitva marad."
}
