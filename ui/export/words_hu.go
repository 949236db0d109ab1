package export

import (
	"strconv"

	"shortlist/api/account"
	"shortlist/model/amount"
)

var inHungarian = words{
	Switched: "az anonim mód közben átváltott, ezért nem készült fájl: próbálja újra",

	headingWords: headingsInHungarian,

	Verdict:       "Döntés",
	Tags:          "Címkék",
	Notes:         "Jegyzetek",
	Experience:    "Tapasztalat",
	Education:     "Tanulmányok",
	CV:            "Önéletrajz",
	BoxCharacters: "A dokumentum betűkészletéből hiányzik néhány karakter; ezek helyén □ látható. A Markdown-füzetben megvannak.",

	HeldTitle:           "Egy személy adatai ezen a gépen",
	Kept:                "Tárolva",
	Profile:             "Profil",
	BoxCharactersOfHeld: "A dokumentum betűkészletéből hiányzik néhány karakter; ezek helyén □ látható. A --pdf nélküli shortlist held kiírja őket.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Format(f Format) string {
	switch f {
	case XLSX:
		return "Excel-munkafüzet (XLSX), jelentkezőnként egy sor"
	case CSV:
		return "CSV, jelentkezőnként egy sor, táblázatokhoz"
	case JSON:
		return "JSON, programoknak"
	case Markdown:
		return "füzet Markdownként"
	case PDF:
		return "füzet PDF-ként"
	}
	return string(f)
}
func (*hungarian) Written(n int, at string) string {
	return amount.InHungarian(n, "jelentkező") + " · " + at
}
func (*hungarian) WrittenBlind(n int, at string) string {
	return amount.InHungarian(n, "jelentkező") + " · " + at + ". Anonim módban készült: a jelentkezők kiléte rejtett."
}
func (*hungarian) Application(id int64) string { return "Jelentkezés: " + strconv.FormatInt(id, 10) }
func (*hungarian) Rating(rating, most int) string {
	return strconv.Itoa(rating) + " / " + strconv.Itoa(most)
}

func (*hungarian) HeldWritten(applications int, at string) string {
	return amount.InHungarian(applications, "jelentkezés") + " · " + at + ". Az exportok és a mentett önéletrajzok nincsenek benne."
}
func (*hungarian) HeldName(k account.HeldKind) string {
	return map[account.HeldKind]string{
		account.HeldProfile: "profil, lásd lent", account.HeldCallback: "értesítés (callback)", account.HeldCV: "önéletrajz", account.HeldCVText: "az önéletrajz szövege",
		account.HeldIndex: "a keresés szavai", account.HeldSnoozed: "újranézés napja", account.HeldShortlist: "hely egy rövid listán", account.HeldQueued: "várakozó megtekintés",
		account.HeldEntry: "a műveletnapló bejegyzése", account.HeldCopy: "másolat megjelenítőhöz", account.HeldSaved: "mentett fájl", account.HeldSearch: "mentett keresés",
		account.HeldIdentity: "egyeztető szövegek", account.HeldVerdict: "döntés", account.HeldRating: "értékelés", account.HeldTags: "címkék", account.HeldNote: "jegyzet",
		account.HeldTyped: "befejezetlen jegyzet", account.HeldBegun: "korábbi jegyzet", account.HeldDraft: "piszkozat vagy sablon", account.HeldPending: "várakozó csapatmódosítás",
		account.HeldTeam: "sorok a csapatmappában",
	}[k]
}
func (*hungarian) HeldSource(from string) string {
	return map[string]string{
		account.FromService: "szolgáltatás", account.FromCallback: "értesítés (callback)", account.FromYou: "Ön", account.FromHere: "shortlist",
		account.FromTeam: "kolléga",
	}[from]
}
func (*hungarian) HeldFrom(source string) string { return "forrás: " + source }
func (*hungarian) Since(at string) string        { return "kezdete: " + at }

var headingsInHungarian = headingWords{
	ApplicationID:  "Jelentkezés száma",
	JobID:          "Állás száma",
	Job:            "Állás",
	Applied:        "Beadva",
	Status:         "Állapot",
	Viewed:         "Megnézve",
	Suggested:      "Ajánlva",
	Name:           "Név",
	Age:            "Kor",
	Gender:         "Nem",
	Region:         "Régió",
	Relocates:      "Elköltözne",
	Wish:           "Fizetési igény",
	Currency:       "Pénznem",
	Phone:          "Telefon",
	Email:          "E-mail",
	ContactsOpened: "Elérhetőség megnyitva",
	CVFile:         "Önéletrajz fájlja",
	Rated:          "Értékelés",
	Shortlists:     "Rövid listák",
	Note:           "Jegyzet",
	Reviewed:       "Értékelve",
	Yes:            "igen",
	No:             "nem",
}
