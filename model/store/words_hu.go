package store

import (
	"fmt"
	"time"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) NotThere() string  { return "nincs a helyi adattárban" }
func (*hungarian) Newer() string     { return "ezeket az adatokat a shortlist újabb verziója írta" }
func (*hungarian) DiskFull() string  { return "a lemez vagy az Önre jutó tárhely megtelt" }
func (*hungarian) BeingSent() string { return "küldés alatt" }
func (*hungarian) TakenOver() string { return "egy másik shortlist átvette" }
func (*hungarian) Replaced() string  { return "az adattár fájlját kicserélték" }
func (*hungarian) DamagedAndStuck(err error) error {
	return fmt.Errorf("az adattár fájlja sérült, és nem lehetett félretenni: %w", err)
}
func (*hungarian) Unsound() string       { return "az adattár fájlja sérült" }
func (*hungarian) StoreReadOnly() string { return "ez az ablak csak olvasható" }
func (*hungarian) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Másik ablak van nyitva (gép: %s, kezdete: %s), ezért ez csak olvasható. "+
		"Zárja be azt az ablakot, vagy vegye át az írást (--take-over). Több ablak akkor írhat, ha a store.dir helyi mappa.", orUnknown(host), clock(since))
}
func (*hungarian) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Másik ablak vette át az írást, ezért ez már csak olvasható. Ha itt írna, indítsa újra a shortlistet."
	}
	return fmt.Sprintf("Másik ablak vette át az írást (gép: %s, idő: %s), ezért ez már csak olvasható. "+
		"Amit itt beír, azt a shortlist megőrzi a következő ablaknak, amely írhat. Ha újra itt írna, vegye át (--take-over).", host, clock(since))
}
func (*hungarian) LeaseContested() string {
	return "más ablakok is éppen megnyitják; próbálja újra"
}
func (*hungarian) NotConverted() string {
	return "egy másik gép ablaka éppen előkészíti az adattárat; próbálja újra egy kicsit később"
}
func (*hungarian) OlderElsewhere() string {
	return "az adattárat a shortlist régebbi verziója tartja nyitva; zárja be, vagy indítson így: --take-over"
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
func (*hungarian) FolderOfOther(folder string) string {
	return folder + " más felhasználóé; ellenőrizze: HOME, vagy állítson be saját mappát: store.dir"
}

func (*hungarian) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*hungarian) WriteActivityLog() string { return "a műveletnapló írása" }
func (*hungarian) ReadActivityLog() string  { return "a műveletnapló beolvasása" }
func (*hungarian) SaveArrival() string      { return "az új jelentkezés mentése" }
func (*hungarian) ReadArrivals() string     { return "az új jelentkezések beolvasása" }
func (*hungarian) FindArrivedApplications() string {
	return "az értesítések jelentkezéseinek keresése"
}
func (*hungarian) RecordView() string      { return "a megtekintés feljegyzése" }
func (*hungarian) ForgetArrival() string   { return "az új jelentkezés eltávolítása" }
func (*hungarian) ReadJobs() string        { return "az állások beolvasása" }
func (*hungarian) ReadJob(id int64) string { return fmt.Sprintf("az állás beolvasása (%d)", id) }
func (*hungarian) ReadApplication(id int64) string {
	return fmt.Sprintf("a jelentkezés beolvasása (%d)", id)
}
func (*hungarian) SaveJobs() string          { return "az állások mentése" }
func (*hungarian) ReadApplicants() string    { return "a jelentkezők beolvasása" }
func (*hungarian) FindApplicants() string    { return "jelentkezők keresése" }
func (*hungarian) CountUnviewed() string     { return "az új jelentkezők megszámlálása" }
func (*hungarian) SaveApplicants() string    { return "a jelentkezők mentése" }
func (*hungarian) UndoView() string          { return "a megtekintés visszavonása" }
func (*hungarian) FindNewApplicants() string { return "új jelentkezők keresése" }
func (*hungarian) RecordFailedRead() string  { return "a sikertelen beolvasás feljegyzése" }
func (*hungarian) ReadCVText() string        { return "egy önéletrajz szövegének beolvasása" }
func (*hungarian) SaveCVText() string        { return "egy önéletrajz szövegének mentése" }
func (*hungarian) SaveDraft() string         { return "a piszkozat mentése" }
func (*hungarian) ReadDrafts() string        { return "a piszkozatok beolvasása" }
func (*hungarian) ClaimDraft() string        { return "a piszkozat lefoglalása" }
func (*hungarian) FindDraftOwner() string    { return "annak keresése, hol van nyitva az állás" }
func (*hungarian) ReleaseDraft() string      { return "a piszkozat felszabadítása" }
func (*hungarian) DiscardDraft() string      { return "a piszkozat elvetése" }
func (*hungarian) ShareWork() string         { return "a munka elosztása az ablakok között" }
func (*hungarian) RecordCreate() string      { return "a létrehozás alatt álló állás feljegyzése" }
func (*hungarian) ReadCreates() string       { return "a létrehozás alatt álló állások beolvasása" }
func (*hungarian) ReadCurrencies() string    { return "a pénznemek beolvasása" }
func (*hungarian) SaveCurrency() string      { return "a pénznem mentése" }
func (*hungarian) WriteOutbox() string       { return "a kimenő módosítások írása" }
func (*hungarian) ReadOutbox() string        { return "a kimenő módosítások beolvasása" }
func (*hungarian) ReadStore() string         { return "az adattár beolvasása" }
func (*hungarian) OpenStore() string         { return "az adattár megnyitása" }
func (*hungarian) ReadSettings() string      { return "a beállítások beolvasása" }
func (*hungarian) SaveSettings() string      { return "a beállítások mentése" }
func (*hungarian) FindOtherApplies() string {
	return "egy jelentkező más jelentkezéseinek keresése"
}
func (*hungarian) ReadReviews() string      { return "az értékelések beolvasása" }
func (*hungarian) SaveReview() string       { return "az értékelés mentése" }
func (*hungarian) ReadShortlists() string   { return "a rövid listák beolvasása" }
func (*hungarian) SaveShortlist() string    { return "a rövid lista mentése" }
func (*hungarian) Search() string           { return "keresés" }
func (*hungarian) ReadSearchIndex() string  { return "a keresőindex beolvasása" }
func (*hungarian) WriteSearchIndex() string { return "a keresőindex írása" }
func (*hungarian) FindCVs() string          { return "önéletrajzok keresése" }
func (*hungarian) ReadSearches() string     { return "a mentett keresések beolvasása" }
func (*hungarian) SaveSearch() string       { return "a keresés mentése" }
func (*hungarian) Erase() string            { return "jelentkezések végleges törlése" }
func (*hungarian) LogInUse() string {
	return "egy másik ablak éppen olvassa az adattárat, és annak naplójában még megvan, amit törölt"
}
