package people

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	NoneMarkedHasCV: "Candidații marcați nu au CV-uri.",
	FailedCVs:       "CV-uri nesalvate",

	NoContact:       "Nu există date de contact de copiat.",
	MaskedLeftOut:   "E-mailul mascat este omis.",
	MayBeMasked:     "E-mailul poate fi mascat: contactul nu este deschis pe site.",
	SomeMayBeMasked: "Unele adrese pot fi mascate: contactele nu sunt deschise pe site.",

	ReadOnly:       "Doar citire: nu s-a marcat ca văzută.",
	GoneNotViewed:  "O candidatură nouă nu mai este pe acest calculator: nu s-a marcat ca văzută.",
	OneApplication: "O candidatură",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Applicants(n int) string { return amount.InRomanian(n, "candidat", "candidați") }
func (*romanian) SavingCV(n, of int) string {
	return fmt.Sprintf("Se salvează CV-ul %d din %d; %s oprește.", n, of, action.Back)
}
func (*romanian) SavedFile(path string) string { return "S-a salvat: " + path }
func (*romanian) SavedText(path string) string { return "S-a salvat ca text fără nume: " + path }
func (*romanian) SavedWithName(dir string) string {
	return "S-a salvat neschimbat, cu nume, în " + dir + "."
}
func (*romanian) SavedCVs(n int, dir string) string {
	return "Salvat în " + dir + ": " + amount.InRomanian(n, "CV", "CV-uri") + "."
}
func (*romanian) SavedTexts(n int, dir string) string {
	return "Salvat ca text anonim în " + dir + ": " + amount.InRomanian(n, "CV", "CV-uri") + "."
}
func (*romanian) SavedWithNames(n int, dir string) string {
	return "Salvat fără modificări, cu nume, în " + dir + ": " + amount.InRomanian(n, "CV", "CV-uri") + "."
}
func (*romanian) SavedBoth(n, texts int, dir string) string {
	return fmt.Sprintf("Salvat în %s: %s; ca text anonim: %d, fără modificări, cu nume: %d.", dir, amount.InRomanian(n, "CV", "CV-uri"), texts, n-texts)
}
func (*romanian) Stopped(left int) string     { return fmt.Sprintf("Oprit. Neîncercate: %d.", left) }
func (*romanian) WithoutCV(n int) string      { return fmt.Sprintf("Fără CV: %d.", n) }
func (*romanian) OneFailed(why string) string { return "1 nesalvat: " + why }
func (*romanian) Failed(n int) string         { return fmt.Sprintf("Nesalvate: %d.", n) }
func (*romanian) FailedHidden(name string) string {
	return "CV-ul nu a putut fi salvat: " + name + "; " + action.SaveCV.String() + " încearcă din nou, ca text."
}

func (*romanian) WithoutEmail(n int) string {
	return "Fără o adresă de e-mail utilizabilă, deci omiși: " + amount.Number(n) + "."
}
func (*romanian) NotMarked(name, why string) string {
	return "Nu s-a putut marca „văzut”: " + lang.End(name) + " " + why
}
func (*romanian) OneNotViewed(name, why string) string {
	return "Rămâne totuși fără marcajul „văzut”: " + lang.End(name) + " " + why
}
func (*romanian) NotViewed(n int, why string) string {
	return "Au rămas totuși nevăzute: " + amount.InRomanian(n, "candidatură", "candidaturi") + ". " + why
}
