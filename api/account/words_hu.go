package account

import (
	"cmp"
	"fmt"
	"shortlist/model"
	"shortlist/model/amount"
	"strconv"
	"strings"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) ReadOnly() string { return "ez a fiók itt csak olvasható" }
func (*hungarian) Busy() string     { return "most egy másik shortlist olvassa be a jelentkezőket" }
func (*hungarian) ListMissing(known int) string {
	return "nem küldött listát, pedig korábban " + amount.InHungarian(known, "állás") + " szerepelt benne"
}
func (*hungarian) ApplicantsMissing(counted int) string {
	return "nem küldött jelentkezőket, pedig ennyit számol: " + amount.Number(counted)
}
func (*hungarian) CVsLost(n int) string { return amount.InHungarian(n, "önéletrajz") + " hiányzik" }
func (*hungarian) Unkept() string       { return "nem minden fért el ezen a gépen" }
func (*hungarian) Unreadable(n int) string {
	return amount.InHungarian(n, "jelentkezés") + " nem olvasható"
}

func (*hungarian) NoCV() string                          { return "nincs önéletrajz" }
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
func (*hungarian) CVDamaged() string {
	return "megérkezett, de az oldal, amelyen volt, megsérült; olvassa be újra a jelentkezőket"
}
func (*hungarian) Application(id int64) string { return fmt.Sprintf("jelentkezés %d", id) }
func (*hungarian) Blind() string {
	return "az anonim mód be van kapcsolva, és a fájlból felismerhető a jelentkező; csak a szövege látható"
}
func (*hungarian) TextNotSaved(applicant string) string {
	return "az anonim mód be van kapcsolva, és az önéletrajz nem menthető szövegként (" + applicant + ")"
}
func (*hungarian) FileNeedsName() string { return "a fájlnak nevet kell adni" }
func (*hungarian) NotAFileName(name string) string {
	return strconv.Quote(name) + " nem lehet fájlnév"
}
func (*hungarian) NoAttachmentFolder() string { return "itt nincs mappa a mellékleteknek" }

func (*hungarian) NotOpened() string { return "az önéletrajz nem nyílik meg" }
func (*hungarian) NotOpenedBut(why string) string {
	return why + "; a szövegét itt elolvashatja, vagy mentheti a fájlt"
}
func (*hungarian) NoFolderForCopies() string { return "itt nincs mappa a másolatoknak" }
func (*hungarian) TooLargeForCV() string     { return "önéletrajznak túl nagy" }
func (*hungarian) NotACV() string            { return "önéletrajz nem szokott ilyen fájl lenni" }
func (*hungarian) WebPage() string {
	return "ez weboldal, amely kódot futtathat, és jelentheti, hogy megnyitotta"
}
func (*hungarian) IsProgram() string { return "ez egy program" }

func (*hungarian) Elsewhere() string {
	return "most egy másik ablak küldi a módosításokat; ez utánuk következik"
}
func (*hungarian) ResultUnknown() string {
	return "ezt a módosítást egy másik ablak elküldte; az eredménye itt nem ismert"
}
func (*hungarian) NoStatus() string {
	return "a szolgáltatás elfogadta a módosítást, de állapotot nem közölt, és az állás nem olvasható"
}
func (*hungarian) ChangedMeanwhile(change model.StatusChange, was, now model.JobStatus) string {
	return fmt.Sprintf("az állás állapota a kéréskor (%s) még „%s” volt, de közben más módosította; most: „%s”", change, was, now)
}
func (*hungarian) Conflict(title string, fields []string) string {
	return "közben más módosította: „" + title + "”: " + strings.Join(fields, ", ")
}

func (*hungarian) OutcomeUnknown() string {
	return "korábban már elküldve, de az eredménye nem ismert"
}
func (*hungarian) NoAnswer(why string) string { return "nem jött válasz (" + why + ")" }
func (*hungarian) OpenAnswer(why string) string {
	return "a válaszból nem derül ki, hogy megtörtént-e (" + why + ")"
}
func (*hungarian) Undone(why, title string) string {
	return why + ". A módosítások nem érkeztek meg („" + title + "”): az állás változatlan"
}
func (*hungarian) Unanswered(why, title string) string {
	return why + ". Nem biztos, hogy a módosítások megjelentek („" + title + "”). A biztonság kedvéért küldje el újra: ezzel nem okoz kárt"
}

func (*hungarian) Damaged(file string) string {
	return "Az ezen a gépen tárolt adatok megsérültek; a sérült fájl megmaradt: " + file + "."
}
func (*hungarian) Saved(rows []string) string {
	return "Ebből megmenekült: " + strings.Join(rows, ", ") + "."
}
func (*hungarian) NothingOfYours() string { return "Saját adat nem volt benne." }
func (*hungarian) PartlyRead(tables []string) string {
	return "Csak részben olvasható: " + strings.Join(tables, ", ") + "."
}
func (*hungarian) ReadAgain() string {
	return "Az állások most újra beérkeznek a szolgáltatástól, a jelentkezők pedig az állásuk megnyitásakor."
}
func (*hungarian) ReadInText(texts []string) string {
	return fmt.Sprintf("Olyan ablakban írták, amely nem menthetett; most beolvasva: %s.", strings.Join(texts, ", "))
}
func (*hungarian) ReadInBoth(texts []string) string {
	return fmt.Sprintf("Két ablakban is módosult; mindkét változat megmarad: %s.", strings.Join(texts, ", "))
}
func (*hungarian) NotReadIn(why string) string {
	return fmt.Sprintf("Ez a fájl nem olvasható be, és a helyén marad: %s.", why)
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
		"erasures": "a még be nem fejezett végleges törlések", "erased": "a véglegesen törölt jelentkezések jelölései",
		"job_views":    "az állások megtekintései naponként",
		"team_pending": "a csapatmappába még be nem került módosítások",
	}[name], name)
}

func (*hungarian) SeveralPeople(n int) string {
	return fmt.Sprintf("%d jelentkezőt hívnak így; adja meg egy jelentkezés azonosítóját", n)
}
func (*hungarian) ErasingElsewhere() string {
	return "egy másik ablak éppen jelentkezéseket töröl véglegesen; ha befejezte, próbálja újra"
}
func (*hungarian) ErasedApplications(n int) string { return amount.InHungarian(n, "jelentkezés") }
func (*hungarian) SweptNote(days, kept int) string {
	note := ", régebbi mint " + amount.InHungarian(days, "nap")
	if kept > 0 {
		note += fmt.Sprintf("; rövid listán megtartva: %d", kept)
	}
	return note
}
func (*hungarian) ClockAhead() string {
	return "régi jelentkezések végleges törléséhez biztosnak kell lenni, hogy a gép órája pontos"
}
func (*hungarian) DaysAhead(days int) string {
	return "ez a gép " + amount.InHungarian(days, "nappal") + " a szolgáltatás ideje előtt jár"
}
func (*hungarian) NoServiceTime() string {
	return "a szolgáltatás nem közli az idejét, így a shortlist nem tudja ellenőrizni a gép óráját. A végleges törléshez: shortlist erase --older-than"
}
func (*hungarian) Unswept(days int) string {
	return "jelentkezések, amelyek régebbiek mint " + amount.InHungarian(days, "nap")
}

func (*hungarian) NoTeam() string {
	return "nincs beállítva csapatmappa; lásd: shortlist guide team"
}
func (*hungarian) TeamAway() string { return "a csapatmappa nincs a helyén" }
func (*hungarian) TeamNotRead(why string) string {
	return "nem olvasható: " + why
}
func (*hungarian) TeamForbidden() string {
	return "a csapatmappához nincs hozzáférése, vagy nem írhat bele"
}
func (*hungarian) TeamFails(why string) string {
	return "Csapatmappa: " + why + ". A módosításai ezen a gépen várnak; részletek: shortlist doctor."
}
func (*hungarian) TeamUnsigned(why string) string {
	return "Csapatmappa: " + why + ". Az aláírást ellenőrző kollégák nem látják; részletek: shortlist doctor."
}
func (*hungarian) TeamProblem(first string, more int) string {
	if more == 0 {
		return "Csapatmappa: " + first + "."
	}
	return "Csapatmappa: " + first + "; és még " + amount.InHungarian(more, "hiba") + " a fájljaiban."
}
func (*hungarian) TeamLater(why string) string {
	return "a sorai akkor kerülnek ki a csapatmappából, amikor újra írható lesz: " + why
}
