package published

import (
	"fmt"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inHungarian = words{
	Title: "Megjelent?",

	Later:        action.Label{Name: "később", Synonyms: "later"},
	CheckAgain:   action.Label{Name: "újraellenőrzés", Synonyms: "check again"},
	ThisIsIt:     action.Label{Name: "igen, ez az"},
	AnotherJob:   action.Label{Name: "nem, ez másik állás; az enyém nincs ott"},
	NotPublished: action.Label{Name: "nem jelent meg: vissza az űrlaphoz", Synonyms: "not published: back to the form"},

	Checking: "Keresés az Ön állásai között…",
	NoSalary: "Fizetés: nincs megadva",
	NotFound: "Nincs az Ön állásai között. Lehet, hogy a szolgáltatás még dolgozik: várjon egy kicsit, és ellenőrizze újra, mielőtt ismét elküldi.",

	AskedLater: "A következő indításkor újra megkérdezi. A piszkozat mentve.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) TitleOf(at, total int) string {
	return fmt.Sprintf("Megjelent? (%d / %d)", at, total)
}

func (*hungarian) NotChecked(why string) string { return "Nem sikerült ellenőrizni. " + why }
func (*hungarian) Found(j model.Job) string {
	return fmt.Sprintf("Találat: %d. számú állás, „%s”, %s, állapota: %s.", j.ID, text.Line(j.Title), text.Line(j.Region), text.Line(j.Status.Word()))
}
func (*hungarian) Salary(salary string) string { return "Fizetés: " + salary }
func (*hungarian) NoOther(rejected int64) string {
	return fmt.Sprintf("%d. számú állás: ez egy másik, és több hasonló nincs. Lehet, hogy a szolgáltatás még dolgozik: várjon egy kicsit, és ellenőrizze újra, mielőtt ismét elküldi.", rejected)
}
func (*hungarian) CheckedAt(clock string) string { return "Ellenőrizve: " + clock + ", nincs ott." }

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
