package export

import (
	"strconv"

	"shortlist/api/account"
	"shortlist/model/amount"
)

var inRomanian = words{
	Switched: "modul anonim s-a schimbat în timp ce se crea fișierul, așa că nu s-a scris nimic: încercați din nou",

	headingWords: headingsInRomanian,

	Verdict:       "Decizie",
	Tags:          "Etichete",
	Notes:         "Note",
	Experience:    "Experiență",
	Education:     "Studii",
	CV:            "CV",
	BoxCharacters: "Fontul acestui document nu are unele caractere; în locul lor apare □. Broșura Markdown le are.",

	HeldTitle:           "Datele unei persoane pe acest calculator",
	Kept:                "Se păstrează",
	Profile:             "Profil",
	BoxCharactersOfHeld: "Fontul acestui document nu are unele caractere; în locul lor apare □. Fără --pdf, shortlist held le afișează.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Format(f Format) string {
	switch f {
	case XLSX:
		return "registru Excel (XLSX), un rând de candidat"
	case CSV:
		return "CSV, un rând pe candidat, pentru foi de calcul"
	case JSON:
		return "JSON, pentru programe"
	case Markdown:
		return "broșură în Markdown"
	case PDF:
		return "broșură în PDF"
	}
	return string(f)
}
func (*romanian) Written(n int, at string) string {
	return amount.InRomanian(n, "candidat", "candidați") + " · " + at
}
func (*romanian) WrittenBlind(n int, at string) string {
	return amount.InRomanian(n, "candidat", "candidați") + " · " + at + ". Modul anonim era activ: identitățile sunt ascunse."
}
func (*romanian) Application(id int64) string { return "Candidatura " + strconv.FormatInt(id, 10) }
func (*romanian) Rating(rating, most int) string {
	return strconv.Itoa(rating) + " din " + strconv.Itoa(most)
}

func (*romanian) HeldWritten(applications int, at string) string {
	return amount.InRomanian(applications, "candidatură", "candidaturi") + " · " + at + ". Exporturile și CV-urile salvate nu sunt incluse."
}
func (*romanian) HeldName(k account.HeldKind) string {
	return map[account.HeldKind]string{
		account.HeldProfile: "profil, vedeți mai jos", account.HeldCallback: "notificare (callback)", account.HeldCV: "CV", account.HeldCVText: "textul CV-ului",
		account.HeldIndex: "cuvinte pentru căutare", account.HeldSnoozed: "data de revăzut", account.HeldShortlist: "loc într-o listă scurtă", account.HeldQueued: "vizualizare în coadă",
		account.HeldEntry: "însemnare în jurnalul de activitate", account.HeldCopy: "copie pentru un vizualizator", account.HeldSaved: "fișier salvat", account.HeldSearch: "căutare salvată",
		account.HeldIdentity: "texte pentru potrivire", account.HeldVerdict: "decizie", account.HeldRating: "evaluare", account.HeldTags: "etichete", account.HeldNote: "notă",
		account.HeldTyped: "notă neterminată", account.HeldBegun: "notă anterioară", account.HeldDraft: "ciornă sau șablon", account.HeldPending: "modificare pentru echipă",
		account.HeldTeam: "rânduri în dosarul de echipă",
	}[k]
}
func (*romanian) HeldSource(from string) string {
	return map[string]string{
		account.FromService: "serviciul", account.FromCallback: "notificare (callback)", account.FromYou: "dumneavoastră", account.FromHere: "shortlist",
		account.FromTeam: "un coleg",
	}[from]
}
func (*romanian) HeldFrom(source string) string { return "sursa: " + source }
func (*romanian) Since(at string) string        { return "din " + at }

var headingsInRomanian = headingWords{
	ApplicationID:  "Nr. candidaturii",
	JobID:          "Nr. jobului",
	Job:            "Job",
	Applied:        "Depusă",
	Status:         "Stare",
	Viewed:         "Văzută",
	Suggested:      "Sugerat",
	Name:           "Nume",
	Age:            "Vârstă",
	Gender:         "Sex",
	Region:         "Regiune",
	Relocates:      "Se mută",
	Wish:           "Salariu dorit",
	Currency:       "Monedă",
	Phone:          "Telefon",
	Email:          "E-mail",
	ContactsOpened: "Contacte deschise",
	CVFile:         "Fișier CV",
	Rated:          "Evaluare",
	Shortlists:     "Liste scurte",
	Note:           "Notă",
	Reviewed:       "Evaluată la",
	Yes:            "da",
	No:             "nu",
}
