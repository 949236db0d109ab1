package outline

import "shortlist/model/amount"

// hungarian are the words in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Applicants(n int) string { return amount.InHungarian(n, "jelentkező") }
func (*hungarian) Unviewed(n int) string   { return amount.InHungarian(n, "új") }
func (*hungarian) NotViewed() string       { return "új" }
func (*hungarian) Marked() string          { return "megjelölve" }
func (*hungarian) JustIn() string          { return "most érkezett" }
func (*hungarian) NoCV() string            { return "nincs önéletrajz" }
func (*hungarian) BadCV() string           { return "az önéletrajz nem használható" }
func (*hungarian) Messages(n int) string   { return amount.InHungarian(n, "új üzenet") }
func (*hungarian) Premium() string         { return "prémium" }
func (*hungarian) Queued() string          { return "küldésre vár" }
func (*hungarian) Broken() string          { return "megsérti a szolgáltatás egyik szabályát" }
func (*hungarian) Note() string            { return "van jegyzet" }
func (*hungarian) Rating(n, of int) string {
	return "értékelés: " + amount.Number(n) + "/" + amount.Number(of)
}
func (*hungarian) Years(age int) string { return "kor: " + amount.Number(age) }
func (*hungarian) Empty() string        { return "üres" }
func (*hungarian) NoChoice(typed, choices string) string {
	return "Itt nem választható: „" + typed + "”. Választható: " + choices
}
func (*hungarian) Chosen() string { return "kiválasztva" }
