package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Title:   "Áttekintés",
	Loading: "Számolás…",
	Empty:   "Még nincs mit számolni. Az áttekintés akkor telik meg, amikor az állások beérkeznek a szolgáltatásból.",

	Waiting:  "Önre vár",
	Unviewed: "Új jelentkezések",
	Inbox:    "Még nincs listán",
	Due:      "Újra megnézendő",
	Drafts:   "Piszkozatok",
	Queued:   "Várólistán",
	Failed:   "Hibás vagy kétes",

	ByDay:  "Jelentkezések naponta",
	ByWeek: "Előtte hetente",

	AllJobs:   "minden állás",
	Applied:   "Jelentkezések",
	Viewed:    "Megnézett",
	Undecided: "Nincs döntés",
	Listed:    "Rövid listán",
	Written:   "Írtak nekik",

	ByViews:        "Megtekintés szerint",
	ByApplications: "Jelentkezés szerint",
	ViewsByDay:     "új megtekintések naponta",

	NothingThere:       "ott semmi sem vár",
	Open:               action.Label{Name: "áttekintés", Help: "áttekintés: mi vár, napi jelentkezések, megtekintések", Synonyms: "statisztika, jelentés, diagram, tölcsér, overview, dashboard, statistics, report, chart, funnel, home"},
	GoThere:            action.Label{Name: "ugrás oda", Title: "Ugrás arra, ami vár", Help: "ugrás arra, ami vár", Synonyms: "go there, go to what waits"},
	OpenJob:            action.Label{Name: "megnyitás", Title: "Állás megnyitása", Help: "az állás jelentkezőinek megjelenítése", Synonyms: "open job"},
	SortByViews:        action.Label{Name: "megtekintések", Title: "Állások rendezése megtekintés szerint", Help: "az állások sorrendje a megtekintések szerint", Synonyms: "rendezés, by views, sort jobs by views, order"},
	SortByApplications: action.Label{Name: "jelentkezések", Title: "Állások rendezése jelentkezés szerint", Help: "az állások sorrendje a jelentkezések szerint", Synonyms: "rendezés, by applications, sort jobs by applications, order"},
	NewJob:             action.Label{Name: "új állás", Help: "állás írása vagy egy piszkozat folytatása", Synonyms: "new job"},
	Close:              action.Label{Name: "bezárás", Title: "Az áttekintés bezárása", Help: "az áttekintés bezárása", Synonyms: "close, close the overview"},

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Heading(account, when string) string {
	return fmt.Sprintf("Áttekintés: %s, %s", account, when)
}
func (*hungarian) JobsRead(when string) string { return "állások beolvasva: " + when }

func (*hungarian) InDays(applied, days int) string {
	return fmt.Sprintf("%s / %s", amount.Number(applied), amount.InHungarian(days, "nap"))
}
func (*hungarian) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "nincs"
	}
	return fmt.Sprintf("ma %s, legtöbb %s (%s)", amount.Number(today), amount.Number(most), date)
}
func (*hungarian) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s / %s", amount.Number(applied), amount.InHungarian(weeks, "hét"))
}

func (*hungarian) Funnel(job string) string { return "Döntések: " + job }
func (*hungarian) Unread(n int, by string) string {
	return "Még be nem olvasott, itt nem számolt jelentkezők: " + amount.InHungarian(n, "állás") + ". Beolvasás: " + by + "."
}

func (*hungarian) JobColumns() (views, gained, applications, ratio string) {
	return "megt.", "+új", "jel.", "arány"
}
func (*hungarian) Job(id int64) string { return fmt.Sprintf("%d. állás", id) }
func (*hungarian) MoreJobs(n int) string {
	return "nem látszik: további " + amount.InHungarian(n, "állás")
}
func (*hungarian) ViewsSince(d string) string {
	return "Az új megtekintések számlálásának kezdete: " + d
}
