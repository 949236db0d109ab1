package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Newest:   action.Label{Name: "legújabbak", Title: "Legújabb jelentkezések", Synonyms: "új, beérkezett, friss, most érkezett, ki jelentkezett, newest, Newest applications, new, arrived, latest, recent, just in, who came in", Help: "minden állás legújabb jelentkezéseinek olvasása"},
	Inbox:    action.Label{Name: "beérkezett", Synonyms: "új, értesítések, érkezések, inbox, new, callbacks, arrivals", Help: "új jelentkezések, még nincsenek a listában"},
	Read:     action.Label{Name: "olvasás", Synonyms: "read"},
	SaveFile: action.Label{Name: "fájl mentése", Synonyms: "save file"},
	Dismiss:  action.Label{Name: "elvetés", Synonyms: "dismiss"},
	Close:    action.Label{Name: "bezárás", Synonyms: "close"},

	NoNewest:   "nincs új jelentkezés; az ablak megnyitása előttiek az állások listáiban vannak",
	InboxEmpty: "nincs beérkezett jelentkezés",

	InboxTitle: "Új, a szolgáltatás listájában még nincs benne",
	Empty:      "Nincs várakozó jelentkezés: a szolgáltatás mindet listázza.",
	WhyHere:    "A szolgáltatás jelezte ezeket, de még nem listázza. A shortlist egy napig ellenőrzi.",

	AskDismiss:   "Elveti ezt a jelentkezést?",
	DismissMeans: "Törli erről a gépről a jelentkezést, a fájlját és az értékelését. Ha a szolgáltatás később listázza, újra megjelenik.",
	DismissVerb:  "elvetés",
	Dismissed:    "Elvetve.",
	ListedNow:    "A szolgáltatás már listázza ezt a jelentkezést: a jelentkezők között található.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Arrived(name, job string) string {
	return "Most érkezett: " + name + ", állás: " + lang.End(job)
}
func (*hungarian) NewApplications(n int, job string) string {
	if n == 1 {
		return "Új jelentkezés: " + lang.End(job)
	}
	return amount.Number(n) + " új jelentkezés: " + lang.End(job)
}
func (*hungarian) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, j.Job+" ("+amount.Number(j.Applications)+")")
	}
	if more > 0 {
		of = append(of, "és még "+amount.InHungarian(more, "állás"))
	}
	return amount.Number(n) + " új jelentkezés: " + strings.Join(of, ", ") + "."
}
func (*hungarian) Job(id int64) string       { return strconv.FormatInt(id, 10) + ". számú állás" }
func (*hungarian) Title(title string) string { return "„" + title + "”" }
func (*hungarian) ReadsIt() string           { return action.Newest.String() + ": olvasás." }
func (*hungarian) ReadsAll(n int) string {
	return action.Newest.String() + ": mind olvasása (" + amount.Number(n) + ")."
}
func (*hungarian) ReadsLast(n int) string {
	return action.Newest.String() + ": az utolsó " + amount.Number(n) + " olvasása."
}
func (*hungarian) NotReceiving(why string) string {
	return "Értesítések (callback) nem fogadhatók; helyette rendszeres lekérdezés: " + why
}

func (*hungarian) For(job string) string { return "állás: " + job }
func (*hungarian) UnknownJob(id int64) string {
	return strconv.FormatInt(id, 10) + ". számú (nem az Öné)"
}

func (*hungarian) DismissWhat(applicant, job string) string { return applicant + ", állás: " + job }
func (*hungarian) Since(clock string) string                { return "érkezett: " + clock }
