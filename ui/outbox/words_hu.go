package outbox

import (
	"fmt"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Küldésre vár" }

func (*hungarian) Open() action.Label {
	return action.Label{Name: "várólista", Title: "Várakozó módosítások", Help: "a szolgáltatásnak még el nem küldött módosítások", Synonyms: "kimenő, sor, függő, újra, waiting changes, outbox, queue, unsent, pending, retry"}
}
func (*hungarian) Retry() action.Label {
	return action.Label{Name: "újrapróba", Synonyms: "try again"}
}
func (*hungarian) Discard() action.Label  { return action.Label{Name: "elvetés", Synonyms: "discard"} }
func (*hungarian) Close() action.Label    { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) NothingWaiting() string { return "semmi sem vár küldésre" }
func (*hungarian) Sending() string        { return "a módosítások küldése folyamatban van" }

func (*hungarian) Discarded(change string) string {
	return "Elvetve: " + change + ". Nem lesz elküldve."
}
func (*hungarian) AlreadySending() string { return "A küldése épp folyamatban van." }
func (*hungarian) AlreadySent() string    { return "Már nincs a várólistán." }

func (*hungarian) Empty() string               { return "Semmi sem vár küldésre." }
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

func (*hungarian) ReadOnly() string {
	return "Ez a fiók csak olvasásra van nyitva: ez az ablak nem küld semmit."
}
func (*hungarian) NotRetried() string { return "Magától nem próbálja újra." }
func (*hungarian) Behind(change string) string {
	return "Előbb ezt kell elküldeni: „" + change + "”."
}
func (*hungarian) SentSoon() string { return "Elküldi, amint a szolgáltatás válaszol." }
