package published

import (
	"fmt"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inRomanian = words{
	Title: "S-a publicat?",

	Later:        action.Label{Name: "mai târziu", Synonyms: "later"},
	CheckAgain:   action.Label{Name: "verifică din nou", Synonyms: "check again"},
	ThisIsIt:     action.Label{Name: "da, acesta este"},
	AnotherJob:   action.Label{Name: "nu, e alt job; al meu lipsește"},
	NotPublished: action.Label{Name: "nepublicat: înapoi la formular", Synonyms: "not published: back to the form"},

	Checking: "Se caută printre joburile dumneavoastră…",
	NoSalary: "Salariu: nespecificat",
	NotFound: "Nu este printre joburile dumneavoastră. Poate că serviciul încă lucrează: verificați din nou peste un moment, înainte de a-l retrimite.",

	AskedLater: "Întrebarea revine la următoarea pornire. Ciorna este salvată.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) TitleOf(at, total int) string {
	return fmt.Sprintf("S-a publicat? (%d din %d)", at, total)
}

func (*romanian) NotChecked(why string) string { return "Nu s-a putut verifica. " + why }
func (*romanian) Found(j model.Job) string {
	return fmt.Sprintf("S-a găsit: jobul %d, „%s”, %s, stare: %s.", j.ID, text.Line(j.Title), text.Line(j.Region), text.Line(j.Status.Word()))
}
func (*romanian) Salary(salary string) string { return "Salariu: " + salary }
func (*romanian) NoOther(rejected int64) string {
	return fmt.Sprintf("Jobul %d este altul și niciunul nu seamănă cu al dumneavoastră. Poate că serviciul încă lucrează: verificați din nou peste un moment, înainte de a-l retrimite.", rejected)
}
func (*romanian) CheckedAt(clock string) string { return "Verificat la " + clock + ": lipsește." }

func (*romanian) NotSettled(title, why string) string {
	return "„" + title + "” s-a rezolvat în altă fereastră. Verificați lista de joburi înainte de a-l retrimite. " + why
}
func (*romanian) PublishedElsewhere(title string) string {
	return "„" + title + "” este publicat: l-a găsit altă fereastră."
}
func (*romanian) NotPublishedElsewhere(title string) string {
	return "„" + title + "” nu s-a publicat, potrivit altei ferestre."
}
func (*romanian) SavedAsDraft(title string) string {
	return "„" + title + "” este salvat ca ciornă: " + action.NewJob.String() + " îl propune după închiderea acestui formular."
}
func (*romanian) FormStays(title string, s model.JobStatus) string {
	return "„" + title + "” are acum starea: " + text.Line(s.Word()) + ". Acest formular este al altui job și rămâne deschis."
}
