package erasing

import (
	"fmt"
	"strings"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inHungarian = words{
	Applicant:   action.Label{Name: "végleges törlés", Title: "Jelentkező végleges törlése", Help: "minden törlése, amit ez a gép a jelentkezőről tárol", Synonyms: "eltávolítás, elfelejtés, adatvédelem, erase applicant, delete, remove, forget, GDPR, privacy"},
	Job:         action.Label{Name: "végleges törlés", Title: "Az állás jelentkezőinek végleges törlése", Help: "minden törlése, amit a gép az állás jelentkezőiről tárol", Synonyms: "eltávolítás, elfelejtés, adatvédelem, erase applicants, Erase the job's applicants, delete, remove, forget, GDPR, privacy"},
	Erase:       action.Label{Name: "törlés", Synonyms: "erase", Help: "a végleges törlés végrehajtása"},
	Cancel:      action.Label{Name: "mégse", Synonyms: "cancel", Help: "semmi sem törlődik"},
	DeleteFiles: action.Label{Name: "fájlok törlése", Synonyms: "delete files", Help: "a shortlist által mentett fájlok törlése is"},
	KeepFiles:   action.Label{Name: "fájlok megtartása", Synonyms: "keep files", Help: "a shortlist által mentett fájlok maradnak"},
	NoApplicant: "nincs jelentkező",
	NoJob:       "nincs állás",

	Title:       "Végleges törlés",
	Counting:    "A hatás felmérése.",
	Erasing:     "Végleges törlés. Ha a program közben leáll, a következő indításkor folytatja.",
	NothingKept: "Ez a gép nem tárol ilyen jelentkezést.",
	Consequence: "A szolgáltatás megtartja a sajátját. Ezen a gépen a végleges törlés nem vonható vissza.",
	GoOn:        "tovább",
	FilesStay:   "A shortlist által mentett, megmaradó fájlok:",
	DeleteSaved: "A --delete-saved törli a változatlanokat.",
	WithOthers:  "Az a fájl, amelyben más jelentkezők is vannak, egészben törlődik.",

	NothingErased: "Semmi sem törlődött.",
	NotErasedYet:  "Még semmi sem törlődött. A shortlist a következő indításkor folytatja.",
	RestIsLeft:    "A jelentkezések már nincsenek a listákban. A többit a shortlist a következő indításkor törli.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Of(what string) string {
	if what == "" {
		return "Végleges törlés"
	}
	return "Végleges törlés: " + what
}
func (*hungarian) Marked(n int) action.Label {
	l := inHungarian.Applicant
	l.Synonyms = l.Title + ", " + l.Synonyms
	l.Title, l.Help = amount.InHungarian(n, "jelentkező")+" végleges törlése", "minden törlése, amit ez a gép a megjelölt jelentkezőkről tárol"
	return l
}
func (*hungarian) MoreNames(n int) string { return " és még " + amount.Number(n) }
func (*hungarian) Ask(applications int) string {
	return "Véglegesen töröl erről a gépről " + amount.InHungarian(applications, "jelentkezést") + "?"
}
func (*hungarian) More(applications int) string {
	return "· és még " + amount.InHungarian(applications, "jelentkezés")
}
func (*hungarian) With(r account.Receipt) string {
	var parts []string
	for _, part := range []struct {
		n    int
		noun string
	}{
		{r.CVs, "önéletrajz"}, {r.Files, "értesítéssel jött fájl"}, {r.Other, "fájlmásolat"}, {r.Rows.Reviews, "értékelés"}, {r.Rows.Places, "hely rövid listán"},
		{r.Rows.Lists, "üres rövid lista"}, {r.Rows.Searches, "mentett keresés"}, {r.Rows.Queued, "várakozó megtekintés"}, {r.Rows.Entries, "sor a műveletnaplóban"},
		{r.Rows.Drafts, "piszkozat"},
	} {
		if part.n > 0 {
			parts = append(parts, amount.InHungarian(part.n, part.noun))
		}
	}
	return strings.Join(parts, ", ")
}
func (*hungarian) Includes(with string) string { return "Velük együtt: " + with + "." }
func (*hungarian) Gone(with string) string     { return "Törlődött: " + with + "." }
func (*hungarian) TypeNumber(n int) string {
	return fmt.Sprintf("A végleges törléshez (%s) írja be: %d", amount.InHungarian(n, "jelentkezés"), n)
}
func (*hungarian) OtherNumber(n int) string {
	return fmt.Sprintf("A beírt szám nem %d. Semmi sem törlődött.", n)
}

func (*hungarian) SavedFiles(n int) string {
	return "A shortlist " + amount.InHungarian(n, "fájlt") + " mentett azzal, ami törlődik:"
}
func (*hungarian) SavedFile(f account.SavedFile) string {
	out := text.Line(f.Path)
	switch f.State {
	case account.SavedUnchanged:
		if f.Others > 0 {
			out += " (benne még " + amount.InHungarian(f.Others, "másik jelentkezés") + ")"
		}
	case account.SavedChanged:
		out += " (azóta megváltozott: marad)"
	case account.SavedNotRegular:
		out += " (már nem fájl: marad)"
	case account.SavedMissing:
		out += " (nincs ott: törölték, áthelyezték vagy átnevezték)"
	case account.SavedUnread:
		out += " (nem olvasható: marad)"
	}
	return out
}
func (*hungarian) MoreFiles(n int) string { return "· és még " + amount.InHungarian(n, "fájl") }
func (*hungarian) Files(n int, deleted bool) string {
	return checked(deleted) + fmt.Sprintf("A shortlist által mentett %s is törlődjön (%s).", amount.InHungarian(n, "fájl"), action.SavedFiles)
}
func (*hungarian) FilesDeleted(n int) string {
	return "Törölve: a shortlist által mentett " + amount.InHungarian(n, "fájl") + "."
}

func (h *hungarian) Receipt(r account.Receipt, kept int, rehearsed bool) []string {
	verb := "Véglegesen törölve: "
	if rehearsed {
		verb = "Törlődne: "
	}
	lines := []string{verb + amount.InHungarian(r.Rows.Applications, "jelentkezés") + "."}
	if with := h.With(r); with != "" && rehearsed {
		lines = append(lines, h.Includes(with))
	} else if with != "" {
		lines = append(lines, h.Gone(with))
	}
	if kept > 0 {
		lines = append(lines, "Megmaradt, mert rövid listán van: "+amount.InHungarian(kept, "jelentkezés")+". A --shortlisted ezeket is törli.")
	}
	if rehearsed {
		return lines
	}
	if r.Searched > 0 {
		searched := amount.InHungarian(r.Searched, "fájl") + " átkutatva nevek, címek és számok után"
		if foundNothing(r) {
			searched += ": semmi sem maradt"
		}
		lines = append(lines, searched+".")
	}
	if r.Masked > 0 {
		lines = append(lines, "Felülírva a naplókban: "+amount.InHungarian(r.Masked, "hely")+".")
	}
	if r.Team > 0 {
		lines = append(lines, h.TeamLinesErased(r.Team))
	}
	others, own := mentioned(r)
	if others > 0 {
		lines = append(lines, "Megmarad, ami más jelentkezésekhez tartozik: "+amount.InHungarian(others, "sor")+".")
	}
	if own > 0 {
		lines = append(lines, "Megmaradnak az Ön nevet, címet vagy számot tartalmazó szövegei: "+amount.InHungarian(own, "sor")+".")
	}
	return lines
}
func (*hungarian) Failures(r account.Receipt) (lines []string) {
	for _, l := range r.Left {
		lines = append(lines, fmt.Sprintf("Ott maradt: %s, %s.", text.Line(l.File), amount.InHungarian(l.Places, "hely")))
	}
	for _, why := range r.Failed {
		lines = append(lines, "Nem sikerült: "+text.Line(why)+".")
	}
	return lines
}
func (*hungarian) After() []string {
	return []string{
		"A jelentkezések a szolgáltatásnál megmaradnak. Az azonosítójuk itt marad, hogy ne töltődjenek be újra.", "Az azonosítók törlése: shortlist erase --forget-tombstones", "Amire a törlés nem terjed ki:",
	}
}
func (*hungarian) OutOfReach() []string {
	return []string{
		"a mentett önéletrajzok és exportok másolatai", "levelek, kinyomtatott lapok és a vágólap", "a gép biztonsági mentései és pillanatképei, és a lemez felül nem írt blokkjai",
		"más nyitott ablakok memóriája, amíg be nem zárják őket", "a saját programjai által tárolt adatok",
		"más írásmódú vagy más ábécével írt nevek a jegyzetekben: a shortlist csak a jelentkező által írt alakot kereste",
	}
}
func (*hungarian) TeamOutOfReach() []string {
	return []string{"a kollégák sorai a csapatmappában, amíg a programjuk legközelebb el nem indul", "az Ön más gépekről származó sorai a csapatmappában, amíg ott el nem indul a shortlist", "a csapatmappa git-előzményei"}
}
func (*hungarian) TeamLinesErased(n int) string {
	return "Kivéve a csapatmappában lévő saját fájlból: " + amount.InHungarian(n, "sor") + ". A többit a kollégáknál egy törlési jel zárja le."
}

func (*hungarian) Apart(s account.ApartStore, where string) string {
	switch {
	case s.Why != "":
		return "Külön tartott, át nem kutatott adattár: " + where + " (" + text.Line(s.Why) + ")."
	case s.Rows > 0:
		return "Külön tartott adattár: " + where + ". Ott " + amount.InHungarian(s.Rows, "bejegyzés") + " szól róluk."
	}
	return "Külön tartott adattár: " + where + ". Ott semmi sem szól róluk."
}
func (*hungarian) ApartAdvice(account string) string {
	if account == "" {
		return "Egyik parancs sem nyitja meg: törölje a mappát, ha nincs rá szükség."
	}
	return "A held és az erase parancs ezzel a kapcsolóval éri el: --account " + account
}
func (*hungarian) Stored(where string) string {
	return "Külön tartott adattár, egyik fiók sem használja: " + where + "."
}
