package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string             { return "Állás" }
func (*hungarian) Number(jobID int64) string { return fmt.Sprintf("állás: %d", jobID) }
func (*hungarian) Choose() string            { return "Válasszon állást." }

func (*hungarian) Applicants() action.Label {
	return action.Label{Name: "jelentkezők", Title: "Jelentkezők megjelenítése", Synonyms: "megnyitás, jelöltek, jelentkezések, applicants, Show the applicants, open, candidates, applications", Help: "a jelentkezők megjelenítése"}
}
func (*hungarian) Edit() action.Label {
	return action.Label{Name: "szerkesztés", Title: "Állás szerkesztése", Synonyms: "módosítás, frissítés, edit job, Edit the job, change, update", Help: "az állás szerkesztése"}
}
func (*hungarian) Next() action.Label {
	return action.Label{Name: "következő", Title: "Következő állás", Synonyms: "next, Next job", Help: "a következő állás"}
}
func (*hungarian) Previous() action.Label {
	return action.Label{Name: "előző", Title: "Előző állás", Synonyms: "previous, Previous job", Help: "az előző állás"}
}
func (*hungarian) Link() action.Label {
	return action.Label{Name: "hivatkozás", Title: "Az állás oldalának megnyitása", Synonyms: "link, böngésző, webhely, Open the job's page, browser, url, website", Help: "az állás nyilvános oldalának megnyitása"}
}
func (*hungarian) CopyLink() action.Label {
	return action.Label{Name: "link másolása", Title: "Az állás hivatkozásának másolása", Synonyms: "vágólap, megosztás, copy link, Copy the job's link, clipboard, url, share", Help: "a hivatkozás másolása a terminál vágólapjára"}
}
func (*hungarian) LinkName() string { return "hivatkozás" }
func (*hungarian) Back() action.Label {
	return action.Label{Name: "vissza", Title: "Vissza az állásokhoz", Synonyms: "back, Back to the jobs", Help: "vissza az állásokhoz"}
}
func (*hungarian) NoJob() string  { return "nincs megnyitott állás" }
func (*hungarian) NoLink() string { return "az állásnak még nincs nyilvános hivatkozása" }

func (*hungarian) Status() string     { return "Állapot" }
func (*hungarian) Where() string      { return "Hely" }
func (*hungarian) Salary() string     { return "Fizetés" }
func (*hungarian) Currency() string   { return "Pénznem" }
func (*hungarian) Type() string       { return "Típus" }
func (*hungarian) Response() string   { return "Válaszmód" }
func (*hungarian) Replies() string    { return "Válaszcím" }
func (*hungarian) LinkLabel() string  { return "Hivatkozás" }
func (*hungarian) RuleBroken() string { return "Szabálysér." }

func (*hungarian) SentFromHere(currency, date string) string {
	return currency + ", erről a gépről elküldve: " + date
}
func (*hungarian) CurrencyUnknown() string {
	return "ismeretlen: az állásportál nem közli. Szerkesztéskor kell megadni."
}
func (*hungarian) Counts(applicants, views int) string {
	return amount.InHungarian(applicants, "jelentkező") + " · " + amount.InHungarian(views, "megtekintés")
}
func (*hungarian) NotLoaded() string {
	return "A leírást nem sikerült betölteni erről a gépről. Letöltés: " + action.Refresh.String() + " az álláslistában."
}
func (*hungarian) NoDescription() string { return "Nincs leírás." }
