package joblist

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inRomanian = words{
	Title: "Joburi",
	Jobs:  "joburi",
	Tabs:  [...]string{"Toate", "Active", "Oprite", "Inactive", "Șterse"},

	Applicants:  action.Label{Name: "candidați", Title: "Arată candidații", Synonyms: "deschide, candidaturi, aplicanți, applicants, Show the applicants, open, candidates, applications", Help: "arată candidații"},
	Preview:     action.Label{Name: "text job", Title: "Citește jobul", Synonyms: "previzualizare, descriere, vezi, job text, Read the job, preview, description, view", Help: "citește descrierea jobului"},
	New:         action.Label{Name: "job nou", Title: "Job nou", Synonyms: "creează, scrie, adaugă, publică, ciorne, șabloane, post vacant, new job, New job, create, write, add, post, publish, drafts, templates, vacancy", Help: "scrie un job nou, și dintr-o ciornă sau un șablon"},
	Edit:        action.Label{Name: "editează", Title: "Editează jobul", Synonyms: "modifică, schimbă, edit job, Edit the job, change, update", Help: "editează jobul"},
	Copy:        action.Label{Name: "copiază", Title: "Copiază jobul", Synonyms: "clonează, duplică, republică, copy job, Copy the job, clone, duplicate, repost", Help: "scrie un job nou pornind de la o copie"},
	Undo:        action.Label{Name: "anulează", Title: "Anulează ultima schimbare a unui job", Synonyms: "anulează, revino, undo, Undo the last change of a job, back, revert", Help: "anulează ultima schimbare de stare"},
	Link:        action.Label{Name: "link", Title: "Deschide pagina jobului", Synonyms: "browser, site, adresă, link, Open the job's page, url, website", Help: "deschide pagina publică a jobului"},
	Filter:      action.Label{Name: "filtru", Title: "Filtrează joburile", Synonyms: "caută, găsește, restrânge, filter, Filter the jobs, search, find, narrow", Help: "doar joburile potrivite: cuvinte, region:…, is:unviewed, -not"},
	Sort:        action.Label{Name: "sortare", Title: "Sortează joburile", Synonyms: "ordine, sort, Sort the jobs, order", Help: "altă ordine: stare, candidați, titlu, vizualizări, noi"},
	Reverse:     action.Label{Name: "inversează", Title: "Inversează ordinea joburilor", Synonyms: "ordine, sortare, descrescător, crescător, reverse, Reverse the order of jobs, order, sort, descending, ascending", Help: "inversează ordinea"},
	Refresh:     action.Label{Name: "actualizează", Title: "Actualizează joburile", Synonyms: "reîncarcă, sincronizează, refresh, Refresh the jobs, reload, fetch, update, sync", Help: "preia din nou joburile"},
	StopRun:     action.Label{Name: "oprește aici", Synonyms: "renunță, stop here, cancel", Help: "se oprește după jobul curent"},
	ClearFilter: action.Label{Name: "golește", Title: "Golește filtrul", Synonyms: "arată tot, clear, Clear the filter, show all", Help: "golește filtrul"},
	Unmark:      action.Label{Name: "demarchează", Title: "Demarchează toate joburile", Synonyms: "deselectează, unmark, Unmark all jobs, deselect, select none", Help: "demarchează toate joburile"},

	NoJob:            "nu este selectat niciun job",
	NoLink:           "jobul nu are încă un link public",
	ChangeInProgress: "o altă schimbare este în curs",
	NothingToUndo:    "nu e nimic de anulat",
	AlreadyQueued:    "schimbarea este deja în coadă",

	Loading: "se încarcă…",
	NoTitle: "(fără titlu)",
	Draft:   "ciornă",

	LoadingJobs: "Se încarcă joburile…",
	NoDeleted:   "Niciun job șters.",
	NoJobs:      "Niciun job încă.",
	StillListed: "Joburile cunoscute dinainte rămân în listă.",

	StopAnother: "Opriți întâi alt job.",
	TryLater:    "Încercați mai târziu.",
	Offline:     "Fără conexiune.",
	NextTry:     "Următoarea încercare la",

	StillMarked: "Joburile neschimbate rămân marcate.",

	AskActivate: "Activați acest job?",
	AskDelete:   "Ștergeți acest job?",
	UndoVerb:    "anulează",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Change(c model.StatusChange) action.Label {
	l := action.Label{Name: c.String(), Title: "Jobul: " + c.String()}
	l.Synonyms, l.Help = changeHelpRomanian(c)
	return l
}
func (*romanian) ChangeMarked(c model.StatusChange, marked int) action.Label {
	title := c.String() + " " + amount.InRomanian(marked, "job marcat", "joburi marcate")
	l := action.Label{Name: fmt.Sprintf("%s %d", c, marked), Title: title, Help: title + " (întreabă întâi)"}
	l.Synonyms, _ = changeHelpRomanian(c)
	return l
}

func changeHelpRomanian(c model.StatusChange) (synonyms, help string) {
	switch c {
	case model.Activate:
		return "activează, publică, pornește, reia, activate, publish, start, resume, post, reopen", "publică jobul (întreabă întâi)"
	case model.Stop:
		return "oprește, pauză, retrage, închide, dezactivează, stop, pause, unpublish, close, deactivate, take down", "retrage jobul de pe site; nu se pierde nimic"
	case model.Delete:
		return "șterge, elimină, delete, remove, erase", "șterge jobul (întreabă întâi)"
	}
	return "", ""
}

func (*romanian) Mark() action.Label {
	return action.Label{Name: "marchează", Title: "Marchează jobul", Synonyms: "selectează, bifează, mark, Mark the job, select, check", Help: fmt.Sprintf("marchează sau demarchează jobul, pentru %s, %s sau %s", action.ActivateJob, action.StopJob, action.DeleteJob)}
}
func (*romanian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Joburi: " + name, Synonyms: "filă, tab", Help: action.Tab + name}
}

func (*romanian) AlreadyIn(s model.JobStatus) string {
	return "jobul are deja starea: " + wordRomanian(s)
}

func (*romanian) By(order model.JobOrder) string { return "după " + order.String() }
func (*romanian) Sorted(order model.JobOrder) string {
	return "Joburile sunt sortate după: " + order.String() + "."
}
func (*romanian) AsOf(clock string) string { return "la " + clock }
func (*romanian) Progress(c model.StatusChange, undo bool, current, total int) string {
	doing := changingRomanian(c)
	if undo {
		doing = "se anulează"
	}
	return fmt.Sprintf("%s %d din %d…", doing, current, total)
}
func (*romanian) LastOne(current, total int) string {
	return fmt.Sprintf("%d din %d, ultimul", current, total)
}
func (*romanian) Unviewed(applicants int) string       { return amount.Number(applicants) + " nevăzute" }
func (*romanian) Views(n int) string                   { return amount.InRomanian(n, "vizualizare", "vizualizări") }
func (*romanian) Sending(c model.StatusChange) string  { return changingRomanian(c) + "…" }
func (*romanian) Queued(c model.StatusChange) string   { return c.String() + ", în coadă" }
func (*romanian) Rejected(c model.StatusChange) string { return c.String() + ", respins" }

func changingRomanian(c model.StatusChange) string {
	switch c {
	case model.Activate:
		return "se activează"
	case model.Stop:
		return "se oprește"
	case model.Delete:
		return "se șterge"
	}
	return "se schimbă"
}

func (*romanian) NoMatches() string {
	return "Nimic potrivit. cuv* găsește începuturi; " + action.Back.String() + " golește filtrul."
}
func (*romanian) NotRead(jobs int, keys string) string {
	return "Candidați încă necitiți: la " + amount.InRomanian(jobs, "job", "joburi") + ". Îi citește " + keys + "."
}
func (*romanian) NoneInTab() string {
	return "Niciun job aici. " + action.ShowTab(1).String() + " le arată pe toate."
}
func (*romanian) WriteFirst() string {
	return "Niciun job încă. Apăsați " + action.NewJob.String() + " pentru a-l scrie pe primul."
}
func (*romanian) ListFrom(clock string) string { return "Lista este de la " + clock + "." }
func (*romanian) NotSaved(why string) string {
	return "Joburile nu au putut fi salvate pe acest calculator. " + why
}

func (*romanian) Changed(title string, s model.JobStatus) string {
	return "„" + title + "” este acum: " + wordRomanian(s) + "."
}
func (*romanian) NotChanged(title, why string) string {
	return "„" + title + "” nu s-a schimbat. " + why
}
func (*romanian) OverLimit(title string) string {
	return "„" + title + "” nu s-a activat: contul a atins limita de joburi active."
}
func (*romanian) NotApproved(title string) string {
	return "„" + title + "” nu s-a schimbat: abonamentul contului nu este încă aprobat."
}
func (*romanian) ChangesLater(title string, c model.StatusChange) string {
	return "„" + title + "” va deveni „" + c.Result().Word() + "” când revine serviciul."
}
func (*romanian) Dropped(title string, s model.JobStatus) string {
	return "S-a anulat: „" + title + "” rămâne: " + wordRomanian(s) + "."
}
func (*romanian) BeingSent(title string) string {
	return "Schimbarea jobului „" + title + "” se trimite chiar acum."
}
func (*romanian) AlreadySent(title string) string {
	return "Schimbarea jobului „" + title + "” s-a trimis deja."
}
func (*romanian) NotDropped(title, why string) string {
	return "Schimbarea jobului „" + title + "” nu s-a anulat. " + why
}
func (*romanian) NotTried(title string, why ending) string {
	start := "„" + title + "” nu s-a încercat: "
	switch why {
	case limitReached:
		return start + "contul a atins limita de joburi active."
	case notApproved:
		return start + "abonamentul contului nu este încă aprobat."
	case byPerson, goesOn:
	}
	return start + "v-ați oprit înainte de el."
}
func (*romanian) Undoes(here bool) string {
	if here {
		return action.Undo.String() + " anulează."
	}
	return action.Undo.String() + " în lista de joburi anulează."
}
func (*romanian) UndoesOrQueue(here bool) string {
	if here {
		return action.Undo.String() + " anulează, " + action.Outbox.String() + " arată coada."
	}
	return action.Undo.String() + " în lista de joburi anulează, " + action.Outbox.String() + " arată coada."
}
func (*romanian) SeeQueue() string { return action.Outbox.String() + " arată coada." }

func (*romanian) Report(jobs int, outcomes []string) string {
	return amount.InRomanian(jobs, "job", "joburi") + ": " + strings.Join(outcomes, ", ")
}
func (*romanian) Outcome(n int, o outcome) string {
	return fmt.Sprintf("%d %s", n, map[result]string{
		changed: wordRomanian(o.status), queued: "în coadă", rejected: "respinse", failed: "neschimbate", notTried: "neîncercate",
		dropped: "anulate", notDropped: "neanulate", beingSent: "se trimit acum", alreadySent: "trimise deja",
	}[o.result])
}
func (*romanian) TriesRest() string { return action.Undo.String() + " încearcă din nou restul." }
func (*romanian) UndoesSome(n int) string {
	return fmt.Sprintf("%s anulează pentru %d dintre ele.", action.Undo, n)
}

func (e *romanian) AskChange(c model.StatusChange, jobs int) string {
	title := []rune(e.ChangeJobs(c, jobs))
	return strings.ToUpper(string(title[:1])) + string(title[1:]) + "?"
}
func (*romanian) AskUndo(jobs int) string {
	return "Anulați schimbarea pentru " + amount.InRomanian(jobs, "job", "joburi") + "?"
}
func (*romanian) ChangeJobs(c model.StatusChange, jobs int) string {
	return c.String() + " " + amount.InRomanian(jobs, "job", "joburi")
}
func (*romanian) JobWithApplicants(title string, applicants int) string {
	return title + " · " + amount.InRomanian(applicants, "candidat", "candidați")
}
func (e *romanian) JobsWithApplicants(jobs, applicants int) string {
	return e.JobWithApplicants(amount.InRomanian(jobs, "job", "joburi"), applicants)
}
func (*romanian) Effect(c model.StatusChange, jobs int) string {
	one := jobs == 1
	switch {
	case c == model.Activate && one:
		return "Va fi public imediat și contează la limita de joburi active a contului."
	case c == model.Activate:
		return "Vor fi publice imediat și contează la limita de joburi active a contului."
	case c == model.Delete && one:
		return "Dispare de pe site și din lista de joburi. Anularea îl readuce ca oprit."
	case c == model.Delete:
		return "Dispar de pe site și din lista de joburi. Anularea le readuce ca oprite."
	case one:
		return "Dispare de pe site; nu se pierde nimic."
	}
	return "Dispar de pe site; nu se pierde nimic."
}
func (*romanian) Revived(deleted int) string {
	return amount.InRomanian(deleted, "job șters va reveni în listă ca oprit", "joburi șterse vor reveni în listă ca oprite") + ", nu public."
}
func (*romanian) Skipped(jobs, marked int, why skipping) string {
	return fmt.Sprintf("Omise: %d din %d marcate, %s.", jobs, marked, skippedRomanian(why))
}
func (*romanian) AllSkipped(why skipping) string {
	return "Nu acum: toate joburile marcate sunt " + skippedRomanian(why) + ". " + action.Back.String() + " le demarchează."
}

func skippedRomanian(why skipping) string {
	word := "„" + why.change.Result().Word() + "”"
	switch {
	case why.queued && why.reached:
		return "deja " + word + " sau în coadă"
	case why.queued:
		return "deja în coadă"
	}
	return "deja " + word
}

func (*romanian) UndoActivates(jobs int) string {
	return amount.InRomanian(jobs, "job va fi activat: este public imediat și contează", "joburi vor fi activate: sunt publice imediat și contează") +
		" la limita de joburi active."
}
func (*romanian) UndoStops(jobs int) string {
	return amount.InRomanian(jobs, "job va fi oprit", "joburi vor fi oprite") + ", nu public."
}
func (*romanian) UndoDrops(jobs int) string {
	return amount.InRomanian(jobs, "schimbare din coadă nu va fi trimisă", "schimbări din coadă nu vor fi trimise") + "."
}
func (*romanian) Named(title, region string, hidden bool) string {
	line := "• " + title
	if region != "" {
		line += " · " + region
	}
	if hidden {
		line += " (nu este în lista aceasta)"
	}
	return line
}
func (*romanian) MoreInList(jobs int) string {
	return fmt.Sprintf("și încă %d în lista aceasta", jobs)
}

// word is a status in a sentence; the service may have others than are known here.
func wordRomanian(s model.JobStatus) string { return text.Line(s.Word()) }
