package candidatedetail

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/same"
	"shortlist/ui/action"
)

var inHungarian = words{
	Next:       action.Label{Name: "következő", Title: "Következő jelentkező", Synonyms: "next, Next applicant", Help: "a következő jelentkező"},
	Previous:   action.Label{Name: "előző", Title: "Előző jelentkező", Synonyms: "previous, Previous applicant", Help: "az előző jelentkező"},
	SaveCV:     action.Label{Name: "CV mentése", Title: "Önéletrajzok mentése", Synonyms: "letöltés, önéletrajz, save CV, Save CVs, download, resume, pdf", Help: "az önéletrajz mentése"},
	SendCV:     action.Label{Name: "CV küldése", Title: "Önéletrajz küldése a saját gépre", Synonyms: "letöltés, átvitel, laptop, send CV, Send the CV to your own computer, download, scp, transfer", Help: "az önéletrajz mentése és küldése a saját gépére, vagy az ehhez való parancs"},
	ReadCV:     action.Label{Name: "olvasás", Title: "Önéletrajz olvasása", Synonyms: "CV, átnézés, read CV, Read the CV, resume, review", Help: "a profil és az önéletrajz olvasása; megnézett lesz"},
	Copy:       action.Label{Name: "másolás", Title: "Elérhetőség másolása", Synonyms: "vágólap, telefon, copy contact, Copy the contact, clipboard, e-mail, email, phone", Help: "e-mail és telefon másolása a terminál vágólapjára"},
	JobLink:    action.Label{Name: "állás oldala", Title: "Az állás oldalának megnyitása", Synonyms: "hivatkozás, böngésző, webhely, job link, Open the job's page, link, browser, url, website", Help: "az állás nyilvános oldalának megnyitása"},
	Back:       action.Label{Name: "vissza", Title: "Vissza a jelentkezőkhöz", Synonyms: "back, Back to the applicants", Help: "vissza a jelentkezőkhöz"},
	MarkViewed: action.Label{Name: "megnézve", Synonyms: "megtekintett, olvasott, mark viewed, seen, read", Help: "a jelentkezés megnézettnek jelölése"},

	NoApplication: "nincs megnyitott jelentkezés",
	NoContact:     "nincs másolható elérhetőség",
	NoLink:        "az állásnak még nincs nyilvános hivatkozása",

	Title:     "Jelentkező",
	NotViewed: "nem megnézett",

	Contacts: "Elérhetőség",
	Hidden:   "rejtett",
	None:     "nincs",
	AlsoSent: "A szolgáltatás ezt is küldte",

	AlsoApplied:   "Ide is jelentkezett",
	OnlySuggested: "ajánlott; nem jelentkezett",

	Experience:    "Tapasztalat",
	Education:     "Tanulmányok",
	NotGiven:      "nincs megadva",
	NoPosition:    "(nincs megadva munkakör)",
	NoInstitution: "(nincs megadva intézmény)",
	Another:       "egy másik",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Choose() string {
	return "Válasszon jelentkezőt; " + action.Preview.String() + ": előnézet, " + action.Open.String() + ": megnyitás."
}
func (*hungarian) Place(at, of string) string    { return at + " / " + of }
func (*hungarian) UndecidedLeft(n string) string { return "még " + n + " döntés nélkül" }
func (*hungarian) Undecided(n string) string     { return n + " döntés nélkül" }

func (*hungarian) YearsOld(n int) string { return amount.InHungarian(n, "éves") }
func (*hungarian) Relocates(yes bool) string {
	if yes {
		return "elköltözne"
	}
	return "nem költözne el"
}
func (*hungarian) Applied(date string) string { return "Jelentkezett: " + date }
func (*hungarian) JustIn(clock string) string {
	return "Most érkezett, " + clock + ": a szolgáltatás jelezte ezt a jelentkezést. A többi adat akkor jön, amikor a listájára is felkerül."
}
func (*hungarian) Suggested(date string) string {
	return "A szolgáltatás ajánlotta: " + date + "; nem jelentkezett"
}
func (*hungarian) MoreCharacters(n int) string { return "még " + amount.InHungarian(n, "karakter") }

func (*hungarian) InAll(applications int) string {
	return "összesen " + amount.InHungarian(applications, "jelentkezés")
}
func (*hungarian) OthersElsewhere(n int) string {
	if n == 1 {
		return "a másik állás listája nincs betöltve; nyissa meg azt az állást"
	}
	return "a többi állás listája nincs betöltve; nyissa meg azokat az állásokat"
}
func (*hungarian) AndMore(n int) string        { return fmt.Sprintf("és még %d", n) }
func (*hungarian) Deleted(n int) string        { return fmt.Sprintf("%d törölt", n) }
func (*hungarian) Job(id int64) string         { return fmt.Sprintf("Állás: %d", id) }
func (*hungarian) ThisJob(title string) string { return title + " (ez az állás)" }
func (*hungarian) As(name string) string       { return "más néven: " + name }
func (h *hungarian) MaybeSame(reason string) string {
	return "azonos " + h.reason(reason) + ": talán ugyanaz az ember"
}
func (h *hungarian) Same(reasons []string) string {
	var out []string
	for _, r := range reasons {
		out = append(out, h.reason(r))
	}
	return "azonos " + strings.Join(out, " és ")
}

// reason words a reason, which comes in English.
func (*hungarian) reason(r string) string {
	switch same.Reason(r) {
	case same.Email:
		return "e-mail"
	case same.Phone:
		return "telefonszám"
	case same.Employer:
		return "név és munkáltató"
	case same.Spelled:
		return "név és munkáltató, más írásmóddal"
	}
	return r
}

func (*hungarian) Gap(length string) string { return "Kihagyás: " + length }
func (*hungarian) GapWithStudies(length string, year int) string {
	return fmt.Sprintf("Kihagyás: %s; tanulmányok vége: %d", length, year)
}
func (*hungarian) Overlaps(position, length string) string {
	return "átfedés: " + position + ", " + length
}
func (*hungarian) OverlapsMore(n int) string { return fmt.Sprintf("és még %d", n) }
func (*hungarian) UntilYear(year int) string { return fmt.Sprintf("eddig: %d", year) }
func (*hungarian) ThisYear(year int) string  { return fmt.Sprintf("%d, idén", year) }
func (*hungarian) YearsAgo(year, ago int) string {
	return fmt.Sprintf("%d, %s", year, amount.InHungarian(ago, "éve"))
}
