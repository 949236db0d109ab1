package outline

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
)

var inHungarian = words{
	NotViewed: "olvasatlan",
	Marked:    "megjelölve",
	JustIn:    "most érkezett",
	NoCV:      "nincs önéletrajz",
	BadCV:     "az önéletrajz nem használható",
	Premium:   "prémium",
	Queued:    "küldésre vár",
	Broken:    "megsérti a szolgáltatás egyik szabályát",
	Note:      "van jegyzet",
	Empty:     "üres",
	Chosen:    "kiválasztva",
	JustNow:   "épp most",

	sentences: new(hungarian),
}

// hungarian are the words in Hungarian.
type hungarian struct{}

func (*hungarian) Applicants(n int) string { return amount.InHungarian(n, "jelentkező") }
func (*hungarian) Unviewed(n int) string   { return amount.InHungarian(n, "olvasatlan") }
func (*hungarian) Messages(n int) string   { return amount.InHungarian(n, "új üzenet") }
func (*hungarian) Rating(n, of int) string {
	return "értékelés: " + amount.Number(n) + "/" + amount.Number(of)
}
func (*hungarian) Years(age int) string { return "kor: " + amount.Number(age) }
func (*hungarian) NoChoice(typed, choices string) string {
	return lang.End("Itt nem választható: „"+typed+"”") + " Választható: " + choices
}
func (*hungarian) Ago(n int, unit amount.Unit) string {
	return amount.InHungarian(n, [...]string{"perccel", "órával", "nappal", "hónappal", "évvel"}[unit]) + " ezelőtt"
}
