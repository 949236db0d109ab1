package arrivals

import (
	"strconv"
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Newest() action.Label {
	return action.Label{Name: "legújabbak", Title: "Legújabb jelentkezések", Synonyms: "új, beérkezett, friss, most érkezett, ki jelentkezett, newest, Newest applications, new, arrived, latest, recent, just in, who came in", Help: "minden állás legújabb jelentkezéseinek olvasása"}
}
func (*hungarian) Inbox() action.Label {
	return action.Label{Name: "beérkezett", Synonyms: "új, értesítések, érkezések, inbox, new, callbacks, arrivals", Help: "új jelentkezések, még nincsenek a listában"}
}
func (*hungarian) Read() action.Label { return action.Label{Name: "olvasás", Synonyms: "read"} }
func (*hungarian) SaveFile() action.Label {
	return action.Label{Name: "fájl mentése", Synonyms: "save file"}
}
func (*hungarian) Dismiss() action.Label { return action.Label{Name: "elvetés", Synonyms: "dismiss"} }
func (*hungarian) Close() action.Label   { return action.Label{Name: "bezárás", Synonyms: "close"} }

func (*hungarian) NoNewest() string   { return "még nem érkezett jelentkezés" }
func (*hungarian) InboxEmpty() string { return "nincs beérkezett jelentkezés" }

func (*hungarian) Arrived(name, job string) string {
	return "Most érkezett: " + name + ", állás: " + job + "."
}
func (*hungarian) NewApplications(n int, job string) string {
	if n == 1 {
		return "Új jelentkezés: " + job + "."
	}
	return strconv.Itoa(n) + " új jelentkezés: " + job + "."
}
func (*hungarian) NewForJobs(n int, jobs []jobCount, more int) string {
	var of []string
	for _, j := range jobs {
		of = append(of, j.Job+" ("+strconv.Itoa(j.Applications)+")")
	}
	if more > 0 {
		of = append(of, "és még "+amount.InHungarian(more, "állás"))
	}
	return strconv.Itoa(n) + " új jelentkezés: " + strings.Join(of, ", ") + "."
}
func (*hungarian) Job(id int64) string       { return strconv.FormatInt(id, 10) + ". számú állás" }
func (*hungarian) Title(title string) string { return "„" + title + "”" }
func (*hungarian) ReadsIt() string           { return action.Newest.String() + ": olvasás." }
func (*hungarian) ReadsAll(n int) string {
	return action.Newest.String() + ": mind olvasása (" + strconv.Itoa(n) + ")."
}
func (*hungarian) ReadsLast(n int) string {
	return action.Newest.String() + ": az utolsó " + strconv.Itoa(n) + " olvasása."
}
func (*hungarian) NotReceiving(why string) string {
	return "Értesítések (callback) nem fogadhatók; helyette rendszeres lekérdezés: " + why
}

func (*hungarian) InboxTitle() string { return "Új, a szolgáltatás listájában még nincs benne" }
func (*hungarian) Empty() string {
	return "Nincs várakozó jelentkezés: a szolgáltatás mindet listázza."
}
func (*hungarian) WhyHere() string {
	return "A szolgáltatás jelezte ezeket, de még nem listázza. A shortlist egy napig ellenőrzi."
}
func (*hungarian) For(job string) string { return "állás: " + job }
func (*hungarian) UnknownJob(id int64) string {
	return strconv.FormatInt(id, 10) + ". számú (nem az Öné)"
}

func (*hungarian) AskDismiss() string                       { return "Elveti ezt a jelentkezést?" }
func (*hungarian) DismissWhat(applicant, job string) string { return applicant + ", állás: " + job }
func (*hungarian) DismissMeans() string {
	return "Törli erről a gépről a jelentkezést, a fájlját és az értékelését. Ha a szolgáltatás később listázza, újra megjelenik."
}
func (*hungarian) DismissVerb() string { return "elvetés" }
func (*hungarian) Dismissed() string   { return "Elvetve." }
func (*hungarian) ListedNow() string {
	return "A szolgáltatás már listázza ezt a jelentkezést: a jelentkezők között található."
}
func (*hungarian) Since(clock string) string { return "érkezett: " + clock }
