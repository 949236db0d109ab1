package jobdetail

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title:  "Állás",
	Choose: "Válasszon állást.",

	Applicants: action.Label{Name: "jelentkezők", Title: "Jelentkezők megjelenítése", Synonyms: "megnyitás, jelöltek, jelentkezések, applicants, Show the applicants, open, candidates, applications", Help: "a jelentkezők megjelenítése"},
	Edit:       action.Label{Name: "szerkesztés", Title: "Állás szerkesztése", Synonyms: "módosítás, frissítés, edit job, Edit the job, change, update", Help: "az állás szerkesztése"},
	Next:       action.Label{Name: "következő", Title: "Következő állás", Synonyms: "next, Next job", Help: "a következő állás"},
	Previous:   action.Label{Name: "előző", Title: "Előző állás", Synonyms: "previous, Previous job", Help: "az előző állás"},
	Link:       action.Label{Name: "hivatkozás", Title: "Az állás oldalának megnyitása", Synonyms: "link, böngésző, webhely, Open the job's page, browser, url, website", Help: "az állás nyilvános oldalának megnyitása"},
	CopyLink:   action.Label{Name: "link másolása", Title: "Az állás hivatkozásának másolása", Synonyms: "vágólap, megosztás, copy link, Copy the job's link, clipboard, url, share", Help: "a hivatkozás másolása a terminál vágólapjára"},
	Back:       action.Label{Name: "vissza", Title: "Vissza az állásokhoz", Synonyms: "back, Back to the jobs", Help: "vissza az állásokhoz"},
	NoJob:      "nincs megnyitott állás",
	NoLink:     "az állásnak még nincs nyilvános hivatkozása",

	Status:     "Állapot",
	Where:      "Hely",
	Salary:     "Fizetés",
	Currency:   "Pénznem",
	Type:       "Típus",
	Response:   "Válaszmód",
	Replies:    "Válaszcím",
	LinkLabel:  "Hivatkozás",
	RuleBroken: "Szabálysér.",

	CurrencyUnknown: "ismeretlen: az állásportál nem közli. Szerkesztéskor kell megadni.",
	NoDescription:   "Nincs leírás.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Number(jobID int64) string { return fmt.Sprintf("állás: %d", jobID) }

func (*hungarian) SentFromHere(currency, date string) string {
	return currency + ", erről a gépről elküldve: " + date
}
func (*hungarian) Counts(applicants, views int) string {
	return amount.InHungarian(applicants, "jelentkező") + " · " + amount.InHungarian(views, "megtekintés")
}
func (*hungarian) NotLoaded() string {
	return "A leírást nem sikerült betölteni erről a gépről. Letöltés: " + action.Refresh.String() + " az álláslistában."
}
