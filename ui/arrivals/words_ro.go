package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	Newest:   action.Label{Name: "cele mai noi", Title: "Cele mai noi candidaturi", Synonyms: "noi, sosite, recente, ultimele, cine a aplicat, newest, Newest applications, new, arrived, latest, recent, just in, who came in", Help: "citește cele mai noi candidaturi de la toate joburile"},
	Inbox:    action.Label{Name: "primite", Synonyms: "noi, sosite, notificări, inbox, new, callbacks, arrivals", Help: "candidaturi noi, încă absente din listă"},
	Read:     action.Label{Name: "citește", Synonyms: "read"},
	SaveFile: action.Label{Name: "salvează fișier", Synonyms: "save file"},
	Dismiss:  action.Label{Name: "înlătură", Synonyms: "dismiss"},
	Close:    action.Label{Name: "închide", Synonyms: "close"},

	NoNewest:   "nu există candidaturi noi; cele de dinaintea deschiderii acestei ferestre sunt în listele joburilor",
	InboxEmpty: "nu este nicio candidatură primită",

	InboxTitle: "Noi, încă absente din lista serviciului",
	Empty:      "Nicio candidatură nu așteaptă: serviciul le are pe toate în listă.",
	WhyHere:    "Serviciul le-a anunțat, dar încă nu le are în listă. shortlist verifică timp de o zi.",

	AskDismiss:   "Înlăturați această candidatură?",
	DismissMeans: "Șterge de pe acest calculator candidatura, fișierul ei și evaluarea dumneavoastră. Dacă serviciul o trece mai târziu în listă, apare din nou.",
	DismissVerb:  "înlătură",
	Dismissed:    "Candidatură înlăturată.",
	ListedNow:    "Serviciul are acum candidatura în listă: o găsiți printre candidați.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Arrived(name, job string) string {
	return "Tocmai a sosit: " + name + ", pentru " + lang.End(job)
}
func (*romanian) NewApplications(n int, job string) string {
	if n == 1 {
		return "O candidatură nouă pentru " + lang.End(job)
	}
	return amount.InRomanian(n, "candidatură nouă", "candidaturi noi") + " pentru " + lang.End(job)
}
func (*romanian) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, amount.Number(j.Applications)+" pentru "+j.Job)
	}
	if more > 0 {
		of = append(of, "și altele pentru încă "+amount.InRomanian(more, "job", "joburi"))
	}
	return amount.InRomanian(n, "candidatură nouă", "candidaturi noi") + ": " + strings.Join(of, ", ") + "."
}
func (*romanian) Job(id int64) string       { return "jobul " + strconv.FormatInt(id, 10) }
func (*romanian) Title(title string) string { return "„" + title + "”" }
func (*romanian) ReadsIt() string           { return action.Newest.String() + " o deschide." }
func (*romanian) ReadsAll(n int) string {
	return action.Newest.String() + " le deschide pe toate (" + amount.Number(n) + ")."
}
func (*romanian) ReadsLast(n int) string {
	return action.Newest.String() + " le deschide pe ultimele " + amount.Number(n) + "."
}
func (*romanian) NotReceiving(why string) string {
	return "Notificările (callback) nu se primesc; se verifică periodic: " + why
}

func (*romanian) For(job string) string { return "pentru " + job }
func (*romanian) UnknownJob(id int64) string {
	return "jobul " + strconv.FormatInt(id, 10) + " (nu este al dumneavoastră)"
}

func (*romanian) DismissWhat(applicant, job string) string {
	return applicant + ", pentru " + job
}
func (*romanian) Since(clock string) string { return "sosit: " + clock }
