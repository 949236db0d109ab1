package joblist

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title: "Állások",
	Jobs:  "állások",
	Tabs:  [...]string{"Mind", "Aktív", "Leállított", "Inaktív", "Törölt"},

	Applicants:  action.Label{Name: "jelentkezők", Title: "Jelentkezők megjelenítése", Synonyms: "megnyitás, jelöltek, jelentkezések, applicants, Show the applicants, open, candidates, applications", Help: "a jelentkezők megjelenítése"},
	Preview:     action.Label{Name: "hirdetés", Title: "Álláshirdetés elolvasása", Synonyms: "előnézet, leírás, szöveg, job text, Read the job, preview, description, view", Help: "az állás leírásának elolvasása"},
	New:         action.Label{Name: "új állás", Title: "Új állás", Synonyms: "létrehozás, írás, hozzáadás, feladás, közzététel, piszkozatok, sablonok, new job, create, write, add, post, publish, drafts, templates, vacancy", Help: "új állás megírása, piszkozatból vagy sablonból is"},
	Edit:        action.Label{Name: "szerkesztés", Title: "Állás szerkesztése", Synonyms: "módosítás, frissítés, edit job, Edit the job, change, update", Help: "az állás szerkesztése"},
	Copy:        action.Label{Name: "másolat", Title: "Állás másolása", Synonyms: "kettőzés, újrafeladás, copy job, Copy the job, clone, duplicate, repost", Help: "új állás megírása ennek a másolatából"},
	Undo:        action.Label{Name: "visszavonás", Title: "Az utolsó állásmódosítás visszavonása", Synonyms: "vissza, undo, Undo the last change of a job, back, revert", Help: "az utolsó állapotváltás visszavonása"},
	Link:        action.Label{Name: "hivatkozás", Title: "Az állás oldalának megnyitása", Synonyms: "link, böngésző, webhely, Open the job's page, browser, url, website", Help: "az állás nyilvános oldalának megnyitása"},
	Filter:      action.Label{Name: "szűrő", Title: "Állások szűrése", Synonyms: "keresés, szűkítés, filter, Filter the jobs, search, find, narrow", Help: "csak a találatok: szavak, region:…, is:unviewed, -nem"},
	Sort:        action.Label{Name: "rendezés", Title: "Állások rendezése", Synonyms: "sorrend, sort, Sort the jobs, order", Help: "sorrend: állapot, jelentkezők, cím, megtekintések, legújabb"},
	Reverse:     action.Label{Name: "fordítva", Title: "Állások sorrendjének megfordítása", Synonyms: "sorrend, rendezés, csökkenő, növekvő, reverse, Reverse the order of jobs, order, sort, descending, ascending", Help: "a sorrend megfordítása"},
	Refresh:     action.Label{Name: "frissítés", Title: "Állások frissítése", Synonyms: "újratöltés, letöltés, refresh, Refresh the jobs, reload, fetch, update, sync", Help: "az állások újbóli lekérése"},
	StopRun:     action.Label{Name: "megállás", Synonyms: "mégse, stop here, cancel", Help: "megállás a mostani állás után"},
	ClearFilter: action.Label{Name: "szűrő ki", Title: "Szűrő törlése", Synonyms: "mind, összes, clear, Clear the filter, show all", Help: "a szűrő törlése"},
	Unmark:      action.Label{Name: "jelölés le", Title: "Minden állásjelölés levétele", Synonyms: "kijelölés megszüntetése, unmark, Unmark all jobs, deselect, select none", Help: "minden állás jelölésének levétele"},

	NoJob:            "nincs kiválasztott állás",
	NoLink:           "az állásnak még nincs nyilvános hivatkozása",
	ChangeInProgress: "egy másik módosítás folyamatban van",
	NothingToUndo:    "nincs mit visszavonni",
	AlreadyQueued:    "ez a módosítás már a várólistán van",

	Loading: "betöltés…",
	NoTitle: "(nincs cím)",
	Draft:   "piszkozat",

	LoadingJobs: "Állások betöltése…",
	NoDeleted:   "Nincs törölt állás.",
	NoJobs:      "Még nincs állás.",
	StillListed: "A korábban ismert állások továbbra is láthatók.",

	StopAnother: "Előbb állítson le egy másik állást.",
	TryLater:    "Próbálja meg később.",
	Offline:     "Nincs kapcsolat.",
	NextTry:     "A következő próba ideje:",

	StillMarked: "A nem módosult állások megjelölve maradtak.",

	AskActivate: "Aktiválja ezt az állást?",
	AskDelete:   "Törli ezt az állást?",
	UndoVerb:    "visszavonás",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (h *hungarian) Change(c model.StatusChange) action.Label {
	l := action.Label{Name: c.String(), Title: "Állás " + h.changeOf(c)}
	l.Synonyms, l.Help = h.changeHelp(c)
	return l
}
func (h *hungarian) ChangeMarked(c model.StatusChange, marked int) action.Label {
	title := amount.InHungarian(marked, "megjelölt állás") + " " + h.changeOf(c)
	l := action.Label{Name: fmt.Sprintf("%s: %d", c, marked), Title: title, Help: title + " (előbb rákérdez)"}
	l.Synonyms, _ = h.changeHelp(c)
	return l
}

func (*hungarian) changeHelp(c model.StatusChange) (synonyms, help string) {
	switch c {
	case model.Activate:
		return "közzététel, indítás, folytatás, feladás, újranyitás, activate the job, publish, start, resume, post, reopen", "az állás közzététele (előbb rákérdez)"
	case model.Stop:
		return "szünet, levétel, lezárás, kikapcsolás, stop the job, pause, unpublish, close, deactivate, take down", "az állás levétele a portálról; semmi sem vész el"
	case model.Delete:
		return "eltávolítás, delete the job, remove, erase", "az állás törlése (előbb rákérdez)"
	}
	return "", ""
}

// changeOf is the change as a noun that follows its object: "állás aktiválása".
func (*hungarian) changeOf(c model.StatusChange) string {
	switch c {
	case model.Activate:
		return "aktiválása"
	case model.Stop:
		return "leállítása"
	case model.Delete:
		return "törlése"
	}
	return "módosítása"
}

func (*hungarian) Mark() action.Label {
	return action.Label{Name: "jelölés", Title: "Állás megjelölése", Synonyms: "kijelölés, mark, Mark the job, select, check", Help: fmt.Sprintf("jelölés vagy annak levétele, ezekhez: %s, %s, %s", action.ActivateJob, action.StopJob, action.DeleteJob)}
}
func (*hungarian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Állások: " + name, Synonyms: "fül, lap, tab, jobs", Help: action.Tab + name}
}

func (*hungarian) AlreadyIn(s model.JobStatus) string {
	return "az állás állapota már ez: " + word(s)
}

func (*hungarian) By(order model.JobOrder) string { return "sorrend: " + order.String() }
func (*hungarian) Sorted(order model.JobOrder) string {
	return "Az állások sorrendje: " + order.String() + "."
}
func (*hungarian) AsOf(clock string) string { return "frissítve: " + clock }
func (h *hungarian) Progress(c model.StatusChange, undo bool, current, total int) string {
	doing := h.doing(c)
	if undo {
		doing = "visszavonás"
	}
	return fmt.Sprintf("%s: %d / %d…", doing, current, total)
}
func (*hungarian) LastOne(current, total int) string {
	return fmt.Sprintf("%d / %d, az utolsó", current, total)
}
func (*hungarian) Unviewed(applicants int) string {
	return amount.InHungarian(applicants, "olvasatlan")
}
func (*hungarian) Views(n int) string                     { return amount.InHungarian(n, "megtekintés") }
func (h *hungarian) Sending(c model.StatusChange) string  { return h.doing(c) + "…" }
func (h *hungarian) Queued(c model.StatusChange) string   { return h.doing(c) + " várólistán" }
func (h *hungarian) Rejected(c model.StatusChange) string { return h.doing(c) + " elutasítva" }

func (*hungarian) doing(c model.StatusChange) string {
	switch c {
	case model.Activate, model.Stop, model.Delete:
		return c.String()
	}
	return "módosítás"
}

func (*hungarian) NoMatches() string {
	return "Nincs találat. A szó* a szavak elejét keresi; " + action.Back.String() + ": szűrő törlése."
}
func (*hungarian) NotRead(jobs int, keys string) string {
	return "Még be nem olvasott jelentkezők: " + amount.InHungarian(jobs, "állás") + ". Beolvasás: " + keys + "."
}
func (*hungarian) NoneInTab() string {
	return "Itt nincs állás. " + action.ShowTab(1).String() + ": az összes megjelenítése."
}
func (*hungarian) WriteFirst() string {
	return "Még nincs állás. Az első megírása: " + action.NewJob.String() + "."
}
func (*hungarian) ListFrom(clock string) string { return "A lista ekkori: " + clock + "." }
func (*hungarian) NotSaved(why string) string {
	return "Az állásokat nem sikerült menteni ezen a gépen. " + why
}

func (*hungarian) Changed(title string, s model.JobStatus) string {
	return "„" + title + "”: mostantól " + word(s) + "."
}
func (*hungarian) NotChanged(title, why string) string {
	return "„" + title + "”: nem módosult. " + why
}
func (*hungarian) OverLimit(title string) string {
	return "„" + title + "”: nem lett aktív, mert a fiók elérte az aktív állások korlátját."
}
func (*hungarian) NotApproved(title string) string {
	return "„" + title + "”: nem módosult, mert a fiók előfizetését még nem hagyták jóvá."
}
func (*hungarian) ChangesLater(title string, c model.StatusChange) string {
	return "„" + title + "”: " + c.Result().Word() + " lesz, amint a szolgáltatás újra elérhető."
}
func (*hungarian) Dropped(title string, s model.JobStatus) string {
	return "Visszavonva. „" + title + "”: továbbra is " + word(s) + "."
}
func (*hungarian) BeingSent(title string) string {
	return "„" + title + "”: a módosítás küldése épp folyamatban van."
}
func (*hungarian) AlreadySent(title string) string {
	return "„" + title + "”: a módosítás már el lett küldve."
}
func (*hungarian) NotDropped(title, why string) string {
	return "„" + title + "”: a módosítást nem sikerült visszavonni. " + why
}
func (*hungarian) NotTried(title string, why ending) string {
	start := "„" + title + "”: kimaradt, mert "
	switch why {
	case limitReached:
		return start + "a fiók elérte az aktív állások korlátját."
	case notApproved:
		return start + "a fiók előfizetését még nem hagyták jóvá."
	case byPerson, goesOn:
	}
	return start + "Ön előtte megállította."
}
func (*hungarian) Undoes(here bool) string {
	if here {
		return action.Undo.String() + ": visszavonás."
	}
	return action.Undo.String() + " az állásoknál: visszavonás."
}
func (*hungarian) UndoesOrQueue(here bool) string {
	if here {
		return action.Undo.String() + ": visszavonás, " + action.Outbox.String() + ": várólista."
	}
	return action.Undo.String() + " az állásoknál: visszavonás, " + action.Outbox.String() + ": várólista."
}
func (*hungarian) SeeQueue() string { return action.Outbox.String() + ": várólista." }

func (*hungarian) Report(jobs int, outcomes []string) string {
	return amount.InHungarian(jobs, "állás") + ": " + strings.Join(outcomes, ", ")
}
func (*hungarian) Outcome(n int, o outcome) string {
	return fmt.Sprintf("%d %s", n, map[result]string{
		changed: word(o.status), queued: "várólistán", rejected: "elutasítva", failed: "nem módosult", notTried: "kimaradt",
		dropped: "visszavonva", notDropped: "nincs visszavonva", beingSent: "küldés alatt", alreadySent: "már elküldve",
	}[o.result])
}
func (*hungarian) TriesRest() string { return action.Undo.String() + ": a többi újbóli próbája." }
func (*hungarian) UndoesSome(n int) string {
	return fmt.Sprintf("%s: ebből %d visszavonása.", action.Undo, n)
}

func (h *hungarian) AskChange(c model.StatusChange, jobs int) string {
	return h.ChangeJobs(c, jobs) + "?"
}
func (*hungarian) AskUndo(jobs int) string {
	return "Visszavonja a módosítást? Érintett: " + amount.InHungarian(jobs, "állás") + "."
}
func (h *hungarian) ChangeJobs(c model.StatusChange, jobs int) string {
	return amount.InHungarian(jobs, "állás") + " " + h.changeOf(c)
}
func (*hungarian) JobWithApplicants(title string, applicants int) string {
	return title + " · " + amount.InHungarian(applicants, "jelentkező")
}
func (h *hungarian) JobsWithApplicants(jobs, applicants int) string {
	return h.JobWithApplicants(amount.InHungarian(jobs, "állás"), applicants)
}
func (*hungarian) Effect(c model.StatusChange, jobs int) string {
	one := jobs == 1
	switch {
	case c == model.Activate && one:
		return "Azonnal nyilvános lesz, és beleszámít a fiók aktív állásainak korlátjába."
	case c == model.Activate:
		return "Azonnal nyilvánosak lesznek, és beleszámítanak a fiók aktív állásainak korlátjába."
	case c == model.Delete && one:
		return "Lekerül a portálról és az álláslistáról. A visszavonás leállítottként hozza vissza."
	case c == model.Delete:
		return "Lekerülnek a portálról és az álláslistáról. A visszavonás leállítottként hozza vissza őket."
	case one:
		return "Lekerül a portálról; semmi sem vész el."
	}
	return "Lekerülnek a portálról; semmi sem vész el."
}
func (*hungarian) Revived(deleted int) string {
	return amount.InHungarian(deleted, "törölt állás") + " leállítottként kerül vissza a listára, nem nyilvánosan."
}
func (h *hungarian) Skipped(jobs, marked int, why skipping) string {
	return fmt.Sprintf("Kimarad: %d / %d megjelölt, %s.", jobs, marked, h.skipped(why))
}
func (h *hungarian) AllSkipped(why skipping) string {
	return "Most nem: minden megjelölt állás " + h.skipped(why) + ". " + action.Back.String() + ": jelölések levétele."
}

func (*hungarian) skipped(why skipping) string {
	word := why.change.Result().Word()
	switch {
	case why.queued && why.reached:
		return "már " + word + " vagy várólistán van"
	case why.queued:
		return "már várólistán van"
	}
	return "már " + word
}

func (*hungarian) UndoActivates(jobs int) string {
	if jobs == 1 {
		return "1 állás aktív lesz: azonnal nyilvános, és beleszámít az aktív állások korlátjába."
	}
	return fmt.Sprintf("%d állás aktív lesz: azonnal nyilvánosak, és beleszámítanak az aktív állások korlátjába.", jobs)
}
func (*hungarian) UndoStops(jobs int) string {
	return amount.InHungarian(jobs, "állás") + " leállított lesz, nem nyilvános."
}
func (*hungarian) UndoDrops(jobs int) string {
	return amount.InHungarian(jobs, "várólistás módosítás") + " nem lesz elküldve."
}
func (*hungarian) Named(title, region string, hidden bool) string {
	line := "• " + title
	if region != "" {
		line += " · " + region
	}
	if hidden {
		line += " (nincs ebben a listában)"
	}
	return line
}
func (*hungarian) MoreInList(jobs int) string {
	return fmt.Sprintf("és még %d ebben a listában", jobs)
}
