package overview

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Title:   "Privire de ansamblu",
	Loading: "Se numără…",
	Empty:   "Încă nu este nimic de numărat. Ecranul se completează imediat ce joburile sunt citite de la serviciu.",

	Waiting:  "Vă așteaptă",
	Unviewed: "Nevăzute",
	Inbox:    "Încă nelistate",
	Due:      "De revăzut",
	Drafts:   "Ciorne",
	Queued:   "În coadă",
	Failed:   "Eșuate sau neclare",

	ByDay:  "Candidaturi pe zile",
	ByWeek: "Înainte, săpt.",

	AllJobs:   "toate joburile",
	Applied:   "Candidaturi",
	Viewed:    "Văzute",
	Undecided: "Nedecise",
	Listed:    "Pe liste scurte",
	Written:   "S-a scris",

	ByViews:        "După vizualizări",
	ByApplications: "După candidaturi",
	ViewsByDay:     "vizualizări noi pe zile",

	NothingThere:       "acolo nu așteaptă nimic",
	Open:               action.Label{Name: "ansamblu", Title: "Privire de ansamblu", Help: "ansamblu: ce așteaptă, candidaturi pe zile, vizualizări", Synonyms: "statistici, raport, grafic, pâlnie, overview, dashboard, statistics, report, chart, funnel, home"},
	GoThere:            action.Label{Name: "mergi acolo", Title: "Mergi la ce așteaptă", Help: "mergi la ce așteaptă", Synonyms: "go there, go to what waits"},
	OpenJob:            action.Label{Name: "deschide", Title: "Deschide jobul", Help: "arată candidații jobului", Synonyms: "open job"},
	SortByViews:        action.Label{Name: "după vizualizări", Title: "Sortează joburile după vizualizări", Help: "ordonează joburile după vizualizări", Synonyms: "ordine, by views, sort jobs by views, order"},
	SortByApplications: action.Label{Name: "după candidaturi", Title: "Sortează joburile după candidaturi", Help: "ordonează joburile după candidaturi", Synonyms: "ordine, by applications, sort jobs by applications, order"},
	NewJob:             action.Label{Name: "job nou", Help: "scrie un job sau continuă o ciornă", Synonyms: "new job"},
	Close:              action.Label{Name: "închide", Title: "Închide privirea de ansamblu", Help: "închide privirea de ansamblu", Synonyms: "close, close the overview"},

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Heading(account, when string) string {
	return fmt.Sprintf("Privire de ansamblu: %s, %s", account, when)
}
func (*romanian) JobsRead(when string) string { return "joburi citite: " + when }

func (*romanian) InDays(applied, days int) string {
	return fmt.Sprintf("%s în %s", amount.Number(applied), amount.InRomanian(days, "zi", "zile"))
}
func (*romanian) TodayAndMost(today, most int, date string) string {
	if most == 0 {
		return "niciuna"
	}
	return fmt.Sprintf("azi %s, maxim %s (%s)", amount.Number(today), amount.Number(most), date)
}
func (*romanian) InWeeks(applied, weeks int) string {
	return fmt.Sprintf("%s în %s", amount.Number(applied), amount.InRomanian(weeks, "săptămână", "săptămâni"))
}

func (*romanian) Funnel(job string) string { return "Decizii: " + job }
func (*romanian) Unread(n int, by string) string {
	return "Candidați încă necitiți, care nu se numără: la " + amount.InRomanian(n, "job", "joburi") + ". Îi citește " + by + "."
}

func (*romanian) JobColumns() (views, gained, applications, ratio string) {
	return "vizual.", "+noi", "cand.", "rată"
}
func (*romanian) Job(id int64) string { return fmt.Sprintf("jobul %d", id) }
func (*romanian) MoreJobs(n int) string {
	return "neafișate: încă " + amount.InRomanian(n, "job", "joburi")
}
func (*romanian) ViewsSince(d string) string {
	return "Vizualizările noi se numără aici din " + d + "."
}
