package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title: "Küldésre vár",

	Open:           action.Label{Name: "várólista", Title: "Várakozó módosítások", Help: "a szolgáltatásnak még el nem küldött módosítások", Synonyms: "kimenő, sor, függő, újra, waiting changes, outbox, queue, unsent, pending, retry"},
	Retry:          action.Label{Name: "újrapróba", Synonyms: "try again"},
	Discard:        action.Label{Name: "elvetés", Synonyms: "discard"},
	Close:          action.Label{Name: "bezárás", Synonyms: "close"},
	NothingWaiting: "semmi sem vár küldésre",
	Sending:        "a módosítások küldése folyamatban van",

	AlreadySending: "A küldése épp folyamatban van.",
	AlreadySent:    "Már nincs a várólistán.",

	Empty: "Semmi sem vár küldésre.",

	ReadOnly:   "Ez a fiók csak olvasásra van nyitva: ez az ablak nem küld semmit.",
	NotRetried: "Magától nem próbálja újra.",
	SentSoon:   "Elküldi, amint a szolgáltatás válaszol.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Discarded(change string) string {
	return "Elvetve: " + lang.End(change) + " Nem lesz elküldve."
}

func (*hungarian) Job(id int64) string         { return fmt.Sprintf("%d. számú állás", id) }
func (*hungarian) Application(id int64) string { return fmt.Sprintf("%d. számú jelentkezés", id) }
func (*hungarian) JobChange(c model.StatusChange, job string) string {
	return c.String() + ": „" + job + "”"
}
func (*hungarian) Viewed(applicant string) string { return "megnézve: " + applicant }

func (*hungarian) NotTried(queued string) string {
	return "kezdete: " + queued + ", még nem volt próba"
}
func (*hungarian) Tried(queued string, times int, last string) string {
	return "kezdete: " + queued + ", " + amount.InHungarian(times, "próba") + ", utolsó: " + last
}
func (*hungarian) Held(queued, rejected string) string {
	return "várakozik, kezdete: " + queued + ", elutasítva: " + rejected
}

func (*hungarian) Behind(change string) string {
	return lang.End("Előbb ezt kell elküldeni: „" + change + "”")
}
