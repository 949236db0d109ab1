package applicantlist

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	NameFilter:   action.Label{Name: "elnevezés", Title: "Szűrő elnevezése", Synonyms: "keresés mentése, name it, Name this filter, save search", Help: "a szűrő mentése egy néven"},
	NamedFilters: action.Label{Name: "mentett szűrők", Title: "Mentett szűrők", Synonyms: "mentett keresések, saved filters, named searches", Help: "mentett szűrő kiválasztása"},
	Open:         action.Label{Name: "megnyitás", Title: "Jelentkezés megnyitása", Synonyms: "megtekintés, olvasás, open, Open the application, view, read", Help: "a jelentkezés megnyitása; ettől megnézett lesz"},
	Preview:      action.Label{Name: "előnézet", Title: "Jelentkezés előnézete", Synonyms: "belenézés, preview, Preview the application, look, peek", Help: "előnézet; ettől nem lesz megnézett"},
	ReadCV:       action.Label{Name: "olvasás", Title: "Önéletrajz olvasása", Synonyms: "CV, átnézés, sor, read CV, Read the CV, resume, review, queue", Help: "profil és önéletrajz sorban egymás után; megnézett lesz"},
	SaveCV:       action.Label{Name: "CV mentése", Title: "Önéletrajzok mentése", Synonyms: "letöltés, önéletrajz, save CV, Save CVs, download, resume, pdf", Help: "az önéletrajz vagy az összes megjelölt mentése"},
	SendCV:       action.Label{Name: "CV küldése", Title: "Önéletrajz küldése a saját gépre", Synonyms: "letöltés, átvitel, laptop, send CV, Send the CV to your own computer, download, scp, transfer", Help: "az önéletrajz mentése és küldése a saját gépére, vagy az ehhez való parancs"},
	OpenCV:       action.Label{Name: "CV megnyitása", Title: "Önéletrajz megnyitása külső programban", Synonyms: "önéletrajz, asztal, külső, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "a másolat megnyitása az asztali megjelenítőben"},
	Mark:         action.Label{Name: "jelölés", Title: "Jelentkező megjelölése", Synonyms: "kijelölés, mark, Mark the applicant, select, check", Help: "jelölés be/ki; döntés, jegyzet, címke mindegyikre hat"},
	Reverse:      action.Label{Name: "fordítva", Title: "Jelentkezők sorrendjének megfordítása", Synonyms: "sorrend, rendezés, csökkenő, növekvő, reverse, Reverse the order of applicants, order, sort, descending, ascending", Help: "a sorrend megfordítása"},
	Refetch:      action.Label{Name: "frissítés", Title: "Jelentkezők frissítése", Synonyms: "újratöltés, letöltés, refresh, Refresh the applicants, reload, fetch, update, sync", Help: "a jelentkezők újbóli lekérése"},
	StopSaving:   action.Label{Name: "mentés vége", Synonyms: "mégse, megállás, stop saving, cancel", Help: "a mentés megállítása; az eddig mentettek maradnak"},
	StopFetching: action.Label{Name: "betöltés vége", Synonyms: "mégse, megállás, stop loading, cancel, stop reading", Help: "a betöltés megállítása; a megérkezettek maradnak"},
	ClearFilter:  action.Label{Name: "szűrő ki", Title: "Szűrő törlése", Synonyms: "mind, összes, clear, Clear the filter, show all", Help: "a szűrő törlése"},
	Unmark:       action.Label{Name: "jelölés le", Title: "Minden jelentkező jelölésének levétele", Synonyms: "kijelölés megszüntetése, unmark, Unmark all applicants, deselect, select none", Help: "minden jelölés levétele"},
	Back:         action.Label{Name: "vissza", Title: "Vissza az állásokhoz", Synonyms: "back, Back to the jobs", Help: "vissza az állásokhoz"},
	Applicants:   "jelentkezők",

	NoApplicant:  "nincs kiválasztott jelentkező",
	NoJob:        "nincs megnyitott állás",
	NothingTyped: "nincs beírva semmi",

	Title:      "Jelentkezők",
	Loading:    "betöltés…",
	NotLoaded:  "nincs betöltve",
	Incomplete: "hiányos",

	Name:       "Név",
	Position:   "Munkakör",
	Region:     "Régió",
	Experience: "Tap",
	Wants:      "Igény",
	Review:     "Döntés, állap.",
	Signs:      "  CV   Kora",

	ChooseJob:         "Válasszon állást.",
	LoadingApplicants: "Jelentkezők betöltése…",
	NoApplicants:      "Még nincs jelentkező.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Filter() action.Label {
	return action.Label{Name: "szűrő", Title: "Jelentkezők szűrése", Synonyms: "keresés, szűkítés, filter, Filter the applicants, search, find, narrow", Help: "csak a találatok, mint itt: " + action.Search.String() + "; is:marked is lehet"}
}
func (*hungarian) Sort() action.Label {
	return action.Label{Name: "rendezés", Title: "Jelentkezők rendezése", Synonyms: "sorrend, sort, Sort the applicants, order", Help: "következő sorrend; " + action.Reverse.String() + ": megfordítás"}
}
func (*hungarian) Copy(marked int) action.Label {
	l := action.Label{Name: "másolás", Title: "Elérhetőség másolása", Synonyms: "vágólap, telefon, copy contact, Copy the contact, clipboard, e-mail, email, phone", Help: "e-mail és telefon másolása a terminál vágólapjára; a megjelölteké: az e-mail-címek"}
	if marked > 0 {
		l.Name = "e-mail-címek másolása (" + amount.Number(marked) + ")"
	}
	return l
}
func (*hungarian) SaveMarked(marked int) action.Label {
	l := inHungarian.SaveCV
	l.Name = "CV-k mentése (" + amount.Number(marked) + ")"
	return l
}
func (*hungarian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Jelentkezők: " + name, Synonyms: "fül, lap, tab, applicants", Help: action.Tab + name}
}

func (*hungarian) FilterHides(marked int) string {
	return "a szűrő elrejt: " + amount.InHungarian(marked, "megjelölt jelentkező") + "; " + action.Back.String() + ": szűrő törlése"
}
func (*hungarian) TabHides(marked int) string {
	return "ezen a lapon nem látszik: " + amount.InHungarian(marked, "megjelölt jelentkező") + "; " + action.Back.String() + ": jelölés le"
}

func (*hungarian) Sorted(order string) string { return "Sorrend: " + order + "." }
func (*hungarian) SortedBySalary(order string) string {
	return "Sorrend: " + order + ", pénznemenként külön."
}
func (*hungarian) Stopped(applicants int) string {
	return "Leállítva, eddig: " + amount.InHungarian(applicants, "jelentkező") + "."
}

func (*hungarian) AsOf(clock string) string { return "frissítve: " + clock }
func (*hungarian) TabNames() [tabCount]string {
	return [tabCount]string{"Mind", "Olvasatlan", "Igen", "Talán", "Nem", "Eldöntetlen", "Ajánlott", "Törölt"}
}
func (*hungarian) ShortTabNames() [tabCount]string {
	return [tabCount]string{"Mind", "Olvasatlan", "Igen", "Talán", "Nem", "Eldönt.", "Aján.", "Törölt"}
}
func (*hungarian) Progress(arrived, of int, size string) string {
	if of < arrived || of == 0 {
		return fmt.Sprintf("%d · %s", arrived, size)
	}
	return fmt.Sprintf("%d / %d · %s", arrived, of, size)
}

func (*hungarian) Unreadable(applications int) string {
	return "Nem olvasható: " + amount.InHungarian(applications, "jelentkezés") + "."
}
func (*hungarian) NotStored(why string) string {
	return "Nem sikerült mindent eltárolni ezen a gépen: " + why
}
func (*hungarian) Arrived(n, of int) string {
	return fmt.Sprintf("Megérkezett: %d, nagyjából ennyiből: %d. A megérkezettek megmaradnak.", n, of)
}
func (*hungarian) ListFrom(clock string) string { return "A lista ekkori: " + clock + "." }
func (*hungarian) NoMatches() string {
	return "Nincs találat. " + action.Back.String() + ": szűrő törlése."
}
func (*hungarian) PressToLoad(applicants int) string {
	return amount.InHungarian(applicants, "jelentkező") + ". Betöltés: " + action.Open.String() + " az álláson."
}
func (*hungarian) AllViewed() string {
	return "Mindenkit megnézett. " + action.ShowTab(1).String() + ": összes jelentkező."
}
func (*hungarian) AllDecided() string {
	return "Mindenkiről van döntés. " + action.ShowTab(1).String() + ": összes jelentkező."
}
func (*hungarian) EmptyTab() string {
	return "Itt nincs jelentkező. " + action.ShowTab(1).String() + ": összes jelentkező."
}
