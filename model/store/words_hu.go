package store

import (
	"fmt"
	"time"
)

var inHungarian = words{
	NotThere:       "nincs a helyi adattárban",
	Newer:          "ezeket az adatokat a shortlist újabb verziója írta",
	DiskFull:       "a lemez vagy az Önre jutó tárhely megtelt",
	Busy:           "egy másik program lefoglalta az adattárat; zárja be, vagy próbálja meg később",
	BeingSent:      "küldés alatt",
	TakenOver:      "egy másik shortlist átvette",
	Replaced:       "az adattár fájlját kicserélték",
	Foreign:        "a fájl nem shortlist-adattár: egy másik program írta",
	Unsound:        "az adattár fájlja sérült",
	StoreReadOnly:  "ez az ablak csak olvasható",
	LeaseContested: "más ablakok is éppen megnyitják; próbálja újra",
	NotConverted:   "egy másik gép ablaka éppen előkészíti az adattárat; próbálja újra egy kicsit később",
	OlderElsewhere: "az adattárat a shortlist régebbi verziója tartja nyitva; zárja be, vagy indítson így: --take-over",

	WriteActivityLog:        "a műveletnapló írása",
	NoteSavedFile:           "a mentett fájl helyének feljegyzése",
	ReadSavedFiles:          "a mentett fájlok listájának olvasása",
	ReadActivityLog:         "a műveletnapló beolvasása",
	SaveArrival:             "az új jelentkezés mentése",
	ReadArrivals:            "az új jelentkezések beolvasása",
	FindArrivedApplications: "az értesítések jelentkezéseinek keresése",
	RecordView:              "a megtekintés feljegyzése",
	ForgetArrival:           "az új jelentkezés eltávolítása",
	ReadJobs:                "az állások beolvasása",
	SaveJobs:                "az állások mentése",
	ReadApplicants:          "a jelentkezők beolvasása",
	FindApplicants:          "jelentkezők keresése",
	CountUnviewed:           "az új jelentkezők megszámlálása",
	SaveApplicants:          "a jelentkezők mentése",
	UndoView:                "a megtekintés visszavonása",
	FindNewApplicants:       "új jelentkezők keresése",
	RecordFailedRead:        "a sikertelen beolvasás feljegyzése",
	ReadCVText:              "egy önéletrajz szövegének beolvasása",
	SaveCVText:              "egy önéletrajz szövegének mentése",
	SaveDraft:               "a piszkozat mentése",
	ReadDrafts:              "a piszkozatok beolvasása",
	ClaimDraft:              "a piszkozat lefoglalása",
	FindDraftOwner:          "annak keresése, hol van nyitva az állás",
	ReleaseDraft:            "a piszkozat felszabadítása",
	DiscardDraft:            "a piszkozat elvetése",
	ShareWork:               "a munka elosztása az ablakok között",
	RecordCreate:            "a létrehozás alatt álló állás feljegyzése",
	ReadCreates:             "a létrehozás alatt álló állások beolvasása",
	ReadCurrencies:          "a pénznemek beolvasása",
	SaveCurrency:            "a pénznem mentése",
	WriteOutbox:             "a kimenő módosítások írása",
	ReadOutbox:              "a kimenő módosítások beolvasása",
	ReadStore:               "az adattár beolvasása",
	OpenStore:               "az adattár megnyitása",
	ReadSettings:            "a beállítások beolvasása",
	SaveSettings:            "a beállítások mentése",
	FindOtherApplies:        "egy jelentkező más jelentkezéseinek keresése",
	ReadReviews:             "az értékelések beolvasása",
	SaveReview:              "az értékelés mentése",
	ReadShortlists:          "a rövid listák beolvasása",
	SaveShortlist:           "a rövid lista mentése",
	Search:                  "keresés",
	ReadSearchIndex:         "a keresőindex beolvasása",
	WriteSearchIndex:        "a keresőindex írása",
	FindCVs:                 "önéletrajzok keresése",
	ReadSearches:            "a mentett keresések beolvasása",
	SaveSearch:              "a keresés mentése",
	Erase:                   "jelentkezések végleges törlése",
	LogInUse:                "egy másik ablak éppen olvassa az adattárat, és annak naplójában még megvan, amit törölt",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) DamagedAndStuck(err error) error {
	return fmt.Errorf("az adattár fájlja sérült, és nem lehetett félretenni: %w", err)
}
func (*hungarian) OtherIdentity(has, wants string) string {
	return "Az adattárban ennek a fióknak az adatai vannak: " + has + ". A beállításokban viszont ez szerepel: " + wants + ". A shortlist semmit sem mutatott meg és semmit sem küldött el. " +
		"Futtassa a „shortlist accounts keep-apart” parancsot, ha külön adattárat kezdene, vagy a „shortlist accounts move” parancsot, ha ugyanannak a fióknak új címe van."
}
func (*hungarian) MovedElsewhere(to string) string {
	return "Az adattár új gazdája: " + to + ". Ez az ablak már semmit sem olvas és nem küld: zárja be, és indítsa újra a shortlistet."
}
func (*hungarian) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Másik ablak van nyitva (gép: %s, kezdete: %s), ezért ez csak olvasható. "+
		"Zárja be azt az ablakot, vagy vegye át az írást (--take-over). Több ablak akkor írhat, ha a store.dir helyi mappa.", orUnknown(host), clock(since))
}
func (*hungarian) OnlyReadable(folder string, why error) string {
	return "Ebbe a mappába semmi sem írható: " + folder + " (" + why.Error() + "). Az ott tárolt adatok láthatók, de egyetlen módosítás sem marad meg. Indítsa újra a shortlistet, ha a mappa már írható."
}
func (*hungarian) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Másik ablak vette át az írást, ezért ez már csak olvasható. Ha itt írna, indítsa újra a shortlistet."
	}
	return fmt.Sprintf("Másik ablak vette át az írást (gép: %s, idő: %s), ezért ez már csak olvasható. "+
		"Amit itt beír, azt a shortlist megőrzi a következő ablaknak, amely írhat. Ha újra itt írna, vegye át (--take-over).", host, clock(since))
}
func (*hungarian) WrongJournal(mode string) string {
	return fmt.Sprintf("az adattárhoz ezen a fájlrendszeren rollback journal kell, az SQLite viszont mást használ: %q; állítson be helyi mappát: store.dir", mode)
}
func (*hungarian) FolderReadOnly(folder string) string {
	return folder + " csak olvasható fájlrendszeren van; állítson be írható mappát: store.dir"
}
func (*hungarian) FolderFull(folder string) string {
	return folder + ": a lemez vagy az Önre jutó tárhely megtelt; töröljön fájlokat, vagy állítson be másik mappát: store.dir"
}
func (*hungarian) FolderForbidden(folder string) string {
	return folder + ": ide nem írhat; nézze meg, kié a mappa, vagy állítson be saját mappát: store.dir"
}
func (*hungarian) NotAFile(path string) string {
	return path + " nem fájl, hanem mappa vagy eszköz; helyezze át, vagy állítson be másik mappát: store.dir"
}
func (*hungarian) LinkToNothing(path, target string) string {
	return path + " egy hiányzó helyre mutató hivatkozás: " + target + "; csatlakoztassa azt a lemezt, vagy az újrakezdéshez törölje a hivatkozást"
}
func (*hungarian) FolderOfOther(folder string) string {
	return folder + " más felhasználóé; ellenőrizze: HOME, vagy állítson be saját mappát: store.dir"
}

func (*hungarian) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*hungarian) ReadJob(id int64) string { return fmt.Sprintf("az állás beolvasása (%d)", id) }
func (*hungarian) ReadApplication(id int64) string {
	return fmt.Sprintf("a jelentkezés beolvasása (%d)", id)
}
