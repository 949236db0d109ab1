package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Title() string { return "Áttekintés" }
func (*hungarian) Heading(account, when string) string {
	return fmt.Sprintf("Áttekintés: %s, %s", account, when)
}
func (*hungarian) JobsRead(when string) string { return "állások beolvasva: " + when }
func (*hungarian) Loading() string             { return "Számolás…" }
func (*hungarian) Empty() string {
	return "Még nincs mit számolni. Az áttekintés akkor telik meg, amikor az állások beérkeznek a szolgáltatásból."
}

func (*hungarian) Waiting() string  { return "Önre vár" }
func (*hungarian) Unviewed() string { return "Új jelentkezések" }
func (*hungarian) Inbox() string    { return "Még nincs listán" }
func (*hungarian) Due() string      { return "Újra megnézendő" }
func (*hungarian) Drafts() string   { return "Piszkozatok" }
func (*hungarian) Queued() string   { return "Várólistán" }
func (*hungarian) Failed() string   { return "Hibás vagy kétes" }

func (*hungarian) ByDay() string { return "Jelentkezések naponta" }
func (*hungarian) InDays(applied, days int) string {
	return fmt.Sprintf("%s / %s", amount.Number(applied), amount.InHungarian(days, "nap"))
}
func (*hungarian) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "nincs"
	}
	return fmt.Sprintf("ma %s, legtöbb %s (%s)", amount.Number(today), amount.Number(most), date)
}
func (*hungarian) ByWeek() string { return "Előtte hetente" }
func (*hungarian) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s / %s", amount.Number(applied), amount.InHungarian(weeks, "hét"))
}

func (*hungarian) Funnel(job string) string { return "Döntések: " + job }
func (*hungarian) AllJobs() string          { return "minden állás" }
func (*hungarian) Unread(n int, by string) string {
	return "Még be nem olvasott, itt nem számolt jelentkezők: " + amount.InHungarian(n, "állás") + ". Beolvasás: " + by + "."
}
func (*hungarian) Applied() string   { return "Jelentkezések" }
func (*hungarian) Viewed() string    { return "Megnézett" }
func (*hungarian) Undecided() string { return "Nincs döntés" }
func (*hungarian) Listed() string    { return "Rövid listán" }
func (*hungarian) Written() string   { return "Írtak nekik" }

func (*hungarian) ByViews() string        { return "Megtekintés szerint" }
func (*hungarian) ByApplications() string { return "Jelentkezés szerint" }
func (*hungarian) JobColumns() (views, gained, applications, ratio string) {
	return "megt.", "új", "jel.", "arány"
}
func (*hungarian) Job(id int64) string { return fmt.Sprintf("%d. állás", id) }
func (*hungarian) MoreJobs(n int) string {
	return "nem látszik: további " + amount.InHungarian(n, "állás")
}
func (*hungarian) ViewsByDay() string { return "új megtekintések naponta" }
func (*hungarian) ViewsSince(d string) string {
	return "Az új megtekintések számlálásának kezdete: " + d
}

func (*hungarian) NothingThere() string { return "ott semmi sem vár" }
func (*hungarian) Open() action.Label {
	return action.Label{Name: "áttekintés", Help: "áttekintés: mi vár, napi jelentkezések, megtekintések", Synonyms: "statisztika, jelentés, diagram, tölcsér, overview, dashboard, statistics, report, chart, funnel, home"}
}
func (*hungarian) GoThere() action.Label {
	return action.Label{Name: "ugrás oda", Title: "Ugrás arra, ami vár", Help: "ugrás arra, ami vár", Synonyms: "go there, go to what waits"}
}
func (*hungarian) OpenJob() action.Label {
	return action.Label{Name: "megnyitás", Title: "Állás megnyitása", Help: "az állás jelentkezőinek megjelenítése", Synonyms: "open job"}
}
func (*hungarian) SortByViews() action.Label {
	return action.Label{Name: "megtekintések", Title: "Állások rendezése megtekintés szerint", Help: "az állások sorrendje a megtekintések szerint", Synonyms: "rendezés, by views, sort jobs by views, order"}
}
func (*hungarian) SortByApplications() action.Label {
	return action.Label{Name: "jelentkezések", Title: "Állások rendezése jelentkezés szerint", Help: "az állások sorrendje a jelentkezések szerint", Synonyms: "rendezés, by applications, sort jobs by applications, order"}
}
func (*hungarian) NewJob() action.Label {
	return action.Label{Name: "új állás", Help: "állás írása vagy egy piszkozat folytatása", Synonyms: "new job"}
}
func (*hungarian) Close() action.Label {
	return action.Label{Name: "bezárás", Title: "Az áttekintés bezárása", Help: "az áttekintés bezárása", Synonyms: "close, close the overview"}
}
