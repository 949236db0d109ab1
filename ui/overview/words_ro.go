package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Title() string { return "Privire de ansamblu" }
func (*romanian) Heading(account, when string) string {
	return fmt.Sprintf("Privire de ansamblu: %s, %s", account, when)
}
func (*romanian) JobsRead(when string) string { return "joburi citite: " + when }
func (*romanian) Loading() string             { return "Se numără…" }
func (*romanian) Empty() string {
	return "Încă nu este nimic de numărat. Ecranul se completează imediat ce joburile sunt citite de la serviciu."
}

func (*romanian) Waiting() string  { return "Vă așteaptă" }
func (*romanian) Unviewed() string { return "Nevăzute" }
func (*romanian) Inbox() string    { return "Încă nelistate" }
func (*romanian) Due() string      { return "De revăzut" }
func (*romanian) Drafts() string   { return "Ciorne" }
func (*romanian) Queued() string   { return "În coadă" }
func (*romanian) Failed() string   { return "Eșuate sau neclare" }

func (*romanian) ByDay() string { return "Candidaturi pe zile" }
func (*romanian) InDays(applied, days int) string {
	return fmt.Sprintf("%s în %s", amount.Number(applied), amount.InRomanian(days, "zi", "zile"))
}
func (*romanian) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "niciuna"
	}
	return fmt.Sprintf("azi %s, maxim %s (%s)", amount.Number(today), amount.Number(most), date)
}
func (*romanian) ByWeek() string { return "Înainte, săpt." }
func (*romanian) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s în %s", amount.Number(applied), amount.InRomanian(weeks, "săptămână", "săptămâni"))
}

func (*romanian) Funnel(job string) string { return "Decizii: " + job }
func (*romanian) AllJobs() string          { return "toate joburile" }
func (*romanian) Unread(n int, by string) string {
	return "Candidați încă necitiți, care nu se numără: la " + amount.InRomanian(n, "job", "joburi") + ". Îi citește " + by + "."
}
func (*romanian) Applied() string   { return "Candidaturi" }
func (*romanian) Viewed() string    { return "Văzute" }
func (*romanian) Undecided() string { return "Nedecise" }
func (*romanian) Listed() string    { return "Pe liste scurte" }
func (*romanian) Written() string   { return "S-a scris" }

func (*romanian) ByViews() string        { return "După vizualizări" }
func (*romanian) ByApplications() string { return "După candidaturi" }
func (*romanian) JobColumns() (views, gained, applications, ratio string) {
	return "vizual.", "noi", "cand.", "rată"
}
func (*romanian) Job(id int64) string { return fmt.Sprintf("jobul %d", id) }
func (*romanian) MoreJobs(n int) string {
	return "neafișate: încă " + amount.InRomanian(n, "job", "joburi")
}
func (*romanian) ViewsByDay() string { return "vizualizări noi pe zile" }
func (*romanian) ViewsSince(d string) string {
	return "Vizualizările noi se numără aici din " + d + "."
}

func (*romanian) NothingThere() string { return "acolo nu așteaptă nimic" }
func (*romanian) Open() action.Label {
	return action.Label{Name: "ansamblu", Title: "Privire de ansamblu", Help: "ansamblu: ce așteaptă, candidaturi pe zile, vizualizări", Synonyms: "statistici, raport, grafic, pâlnie, overview, dashboard, statistics, report, chart, funnel, home"}
}
func (*romanian) GoThere() action.Label {
	return action.Label{Name: "mergi acolo", Title: "Mergi la ce așteaptă", Help: "mergi la ce așteaptă", Synonyms: "go there, go to what waits"}
}
func (*romanian) OpenJob() action.Label {
	return action.Label{Name: "deschide", Title: "Deschide jobul", Help: "arată candidații jobului", Synonyms: "open job"}
}
func (*romanian) SortByViews() action.Label {
	return action.Label{Name: "după vizualizări", Title: "Sortează joburile după vizualizări", Help: "ordonează joburile după vizualizări", Synonyms: "ordine, by views, sort jobs by views, order"}
}
func (*romanian) SortByApplications() action.Label {
	return action.Label{Name: "după candidaturi", Title: "Sortează joburile după candidaturi", Help: "ordonează joburile după candidaturi", Synonyms: "ordine, by applications, sort jobs by applications, order"}
}
func (*romanian) NewJob() action.Label {
	return action.Label{Name: "job nou", Help: "scrie un job sau continuă o ciornă", Synonyms: "new job"}
}
func (*romanian) Close() action.Label {
	return action.Label{Name: "închide", Title: "Închide privirea de ansamblu", Help: "închide privirea de ansamblu", Synonyms: "close, close the overview"}
}
