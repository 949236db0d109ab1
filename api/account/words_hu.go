package account

import (
	"cmp"
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"strconv"
	"strings"
)

var inHungarian = words{
	ReadOnly: "ez a fiók itt csak olvasható",
	Busy:     "most egy másik shortlist olvassa be a jelentkezőket",
	Unkept:   "nem minden fért el ezen a gépen",

	NoCV:               "nincs önéletrajz",
	CVDamaged:          "megérkezett, de az oldal, amelyen volt, megsérült; olvassa be újra a jelentkezőket",
	Blind:              "az anonim mód be van kapcsolva, és a fájlból felismerhető a jelentkező; csak a szövege látható",
	FileNeedsName:      "a fájlnak nevet kell adni",
	NoAttachmentFolder: "itt nincs mappa a mellékleteknek",

	NotOpened:         "az önéletrajz nem nyílik meg",
	NoFolderForCopies: "itt nincs mappa a másolatoknak",
	TooLargeForCV:     "önéletrajznak túl nagy",
	NotACV:            "önéletrajz nem szokott ilyen fájl lenni",
	WebPage:           "ez weboldal, amely kódot futtathat, és jelentheti, hogy megnyitotta",
	IsProgram:         "ez egy program",

	Elsewhere:     "most egy másik ablak küldi a módosításokat; ez utánuk következik",
	ResultUnknown: "ezt a módosítást egy másik ablak elküldte; az eredménye itt nem ismert",
	NoStatus:      "a szolgáltatás elfogadta a módosítást, de állapotot nem közölt, és az állás nem olvasható",

	OutcomeUnknown: "korábban már elküldve, de az eredménye nem ismert",

	StoreMissing:   "A gép adattára eltűnt: a fájlja hiányzik, ezért új készült. Benne volt, amit csak ez a gép tudott, például az értékelések és a piszkozatok: zárjon be minden ablakot, és tegye vissza a biztonsági mentést.",
	NothingRead:    "Semmit sem sikerült kiolvasni belőle.",
	NothingOfYours: "Saját adat nem volt benne.",
	ReadAgain:      "Az állások most újra beérkeznek a szolgáltatástól, a jelentkezők pedig az állásuk megnyitásakor.",

	NothingToSearchFor: "nincs kereshető név, cím vagy szám",
	ErasingElsewhere:   "egy másik ablak éppen jelentkezéseket töröl véglegesen; ha befejezte, próbálja újra",
	ClockAhead:         "régi jelentkezések végleges törléséhez biztosnak kell lenni, hogy a gép órája pontos",
	NoServiceTime:      "a szolgáltatás nem közli az idejét, így a shortlist nem tudja ellenőrizni a gép óráját. A végleges törléshez: shortlist erase --older-than",

	NoTeam:        "nincs beállítva csapatmappa; lásd: shortlist guide team",
	TeamAway:      "a csapatmappa nincs a helyén",
	TeamForbidden: "a csapatmappához nincs hozzáférése, vagy nem írhat bele",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) ListMissing(known int) string {
	return "nem küldött listát, pedig korábban " + amount.InHungarian(known, "állás") + " szerepelt benne"
}
func (*hungarian) ApplicantsMissing(counted int) string {
	return "nem küldött jelentkezőket, pedig ennyit számol: " + amount.Number(counted)
}
func (*hungarian) CVsLost(n int) string { return amount.InHungarian(n, "önéletrajz") + " hiányzik" }
func (*hungarian) Unreadable(n int) string {
	return amount.InHungarian(n, "jelentkezés") + " nem olvasható"
}

func (*hungarian) CVNotAttached(applicant string) string { return applicant + " nem csatolt" }
func (*hungarian) CVBroken(applicant, why string) string {
	return "az önéletrajz nem használható (" + applicant + "): " + why
}
func (*hungarian) CVMissing(applicant string) string {
	return "az önéletrajz nincs ezen a gépen (" + applicant + "); frissítse a jelentkezőket"
}
func (*hungarian) FileMissing(applicant string) string {
	return "a fájl már nincs ezen a gépen (" + applicant + ")"
}
func (*hungarian) Application(id int64) string { return fmt.Sprintf("jelentkezés %d", id) }
func (*hungarian) TextNotSaved(applicant string) string {
	return "az anonim mód be van kapcsolva, és az önéletrajz nem menthető szövegként (" + applicant + ")"
}
func (*hungarian) NotAFileName(name string) string {
	return strconv.Quote(name) + " nem lehet fájlnév"
}

func (*hungarian) NotOpenedBut(why string) string {
	return why + "; a szövegét itt elolvashatja, vagy mentheti a fájlt"
}

func (*hungarian) ChangedMeanwhile(change model.StatusChange, was, now model.JobStatus) string {
	return fmt.Sprintf("az állás állapota a kéréskor (%s) még „%s” volt, de közben más módosította; most: „%s”", change, was, now)
}
func (*hungarian) Conflict(title string, fields []string) string {
	return "„" + title + "” közben módosult: " + strings.Join(fields, ", ")
}

func (*hungarian) NoAnswer(why string) string { return "nem jött válasz (" + why + ")" }
func (*hungarian) OpenAnswer(why string) string {
	return "a válaszból nem derül ki, hogy megtörtént-e (" + why + ")"
}
func (*hungarian) Undone(why, title string) string {
	return lang.End(why) + " A módosítások nem érkeztek meg („" + title + "”): az állás változatlan"
}
func (*hungarian) Unanswered(why, title string) string {
	return lang.End(why) + " Nem biztos, hogy a módosítások megjelentek („" + title + "”). A biztonság kedvéért küldje el újra: ezzel nem okoz kárt"
}

func (*hungarian) StoreForeign(file string) string {
	return "Az adattár helyén egy másik program adatbázisa volt; megmaradt ezen a néven: " + file + ". Új adattár készült. Amit csak ez a gép tudott, például az értékelések és a piszkozatok, nincs benne: zárjon be minden ablakot, és tegye vissza a biztonsági mentést."
}
func (*hungarian) Damaged(file string) string {
	return "Az ezen a gépen tárolt adatok megsérültek; a sérült fájl megmaradt: " + file + "."
}
func (*hungarian) Saved(rows []string) string {
	return "Ebből megmenekült: " + strings.Join(rows, ", ") + "."
}
func (*hungarian) PartlyRead(tables []string) string {
	return "Csak részben olvasható: " + strings.Join(tables, ", ") + "."
}
func (*hungarian) ReadInText(texts []string) string {
	return fmt.Sprintf("Olyan ablakban írták, amely nem menthetett; most beolvasva: %s", lang.End(strings.Join(texts, ", ")))
}
func (*hungarian) ReadInBoth(texts []string) string {
	return fmt.Sprintf("Két ablakban is módosult; mindkét változat megmarad: %s", lang.End(strings.Join(texts, ", ")))
}
func (*hungarian) NotReadIn(why string) string {
	return fmt.Sprintf("Ez a fájl nem olvasható be, és a helyén marad: %s", lang.End(why))
}
func (*hungarian) DraftOf(title string) string {
	if title == "" {
		return "cím nélküli piszkozat"
	}
	return fmt.Sprintf("„%s”", title)
}
func (*hungarian) UnfinishedNotes(n int) string { return fmt.Sprintf("befejezetlen jegyzetek (%d)", n) }
func (*hungarian) Rows(n int, table string) string {
	return new(hungarian).Table(table) + " (" + strconv.Itoa(n) + ")"
}
func (*hungarian) Table(name string) string {
	return cmp.Or(map[string]string{
		"currencies": "az elküldött pénznemek", "drafts": "a piszkozatok",
		"activity": "a műveletnapló", "intents": "a válasz nélküli új állások", "outbox": "a még el nem küldött módosítások",
		"reviews": "a jelentkezők értékelései", "shortlists": "a rövid listák", "shortlisted": "a rajtuk lévő jelentkezők", "settings": "a beállítások", "searches": "a mentett keresések",
		"arrivals": "a most érkezett jelentkezések", "new_applications": "az új jelentkezések jelölései",
		"saved_files": "mely, jelentkezőket tartalmazó fájlokat mentette",
		"erasures":    "a még be nem fejezett végleges törlések", "erased": "a véglegesen törölt jelentkezések jelölései",
		"job_views":    "az állások megtekintései naponként",
		"team_pending": "a csapatmappába még be nem került módosítások",
	}[name], name)
}

func (*hungarian) SeveralPeople(n int) string {
	return fmt.Sprintf("%d jelentkező felel meg ennek; adja meg egy jelentkezés azonosítóját", n)
}
func (*hungarian) ErasedApplications(n int) string { return amount.InHungarian(n, "jelentkezés") }
func (*hungarian) SweptNote(days, kept int) string {
	note := ", régebbi mint " + amount.InHungarian(days, "nap")
	if kept > 0 {
		note += fmt.Sprintf("; rövid listán megtartva: %d", kept)
	}
	return note
}
func (*hungarian) DaysAhead(days int) string {
	return "ez a gép " + amount.InHungarian(days, "nappal") + " a szolgáltatás ideje előtt jár"
}
func (*hungarian) Unswept(days int) string {
	return "jelentkezések, amelyek régebbiek mint " + amount.InHungarian(days, "nap")
}

func (*hungarian) TeamNotRead(why string) string {
	return "nem olvasható: " + why
}
func (*hungarian) TeamFails(why string) string {
	return "Csapatmappa: " + lang.End(why) + " A módosításai ezen a gépen várnak; részletek: shortlist doctor."
}
func (*hungarian) TeamUnsigned(why string) string {
	return "Csapatmappa: " + lang.End(why) + " Az aláírást ellenőrző kollégák nem látják; részletek: shortlist doctor."
}
func (*hungarian) TeamProblem(first string, more int) string {
	if more == 0 {
		return "Csapatmappa: " + lang.End(first)
	}
	return "Csapatmappa: " + first + "; és még " + amount.InHungarian(more, "hiba") + " a fájljaiban."
}
func (*hungarian) TeamLater(why string) string {
	return "a sorai akkor kerülnek ki a csapatmappából, amikor újra írható lesz: " + why
}

func (*hungarian) DeletedCopies(n int) string {
	if n == 0 {
		return "ezen a gépen nincs másolat törölt állásról"
	}
	return "a törölt állások az ezen a gépen tárolt másolatokból látszanak"
}
