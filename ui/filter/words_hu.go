package filter

import "shortlist/ui/action"

var inHungarian = words{
	Hint:  "szűrés: gépeljen",
	Keep:  action.Label{Name: "megtartás", Title: "Szűrő megtartása", Synonyms: "keep, Keep the filter", Help: "a szűrő megtartása"},
	Clear: action.Label{Name: "törlés", Title: "Szűrő törlése", Synonyms: "clear, Clear the filter", Help: "a szűrő törlése"},

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Clears() string                  { return action.Back.String() + ": törlés" }
func (*hungarian) Of(n, of string) string          { return n + " / " + of }
func (*hungarian) PlaceOf(at, n, of string) string { return at + "/" + n + ", összesen " + of }
func (*hungarian) Applicants() [][2]string {
	return [][2]string{
		{"sales java*", "mindkettő; javascript is"},
		{"-intern \"head of\"", "nélküle; kifejezés"},
		{"java OR (php -junior)", "bármelyik"},
		{"name: employer: position:", "csak e mezőkben"},
		{"duties: education: region:", "csak e mezőkben"},
		{"cv: note: tag: contact:", "csak e mezőkben"},
		{"job:1234 job:backend", "azonosító vagy cím"},
		{"list:\"second round\"", "egy rövid listán"},
		{"status:invited", "offer rejected …"},
		{"applied:7d", "vagy 3m 2026-10 2026-10-01.."},
		{"age:25..35 years:>=3", "kor; évek munkában"},
		{"salary:<=40000", "saját pénznem; >1000usd"},
		{"rating:>3 verdict:yes", "az Öné; is:maybe"},
		{"has:cv", "email note tag salary messages"},
		{"is:unviewed", "new due snoozed suggested …"},
		{"kor, fizetés nélkül", "összevetés nem talál rá"},
	}
}
func (*hungarian) Jobs() [][2]string {
	return [][2]string{
		{"sales dev*", "mindkettő; developer is"},
		{"-intern \"head of\"", "nélküle; kifejezés"},
		{"go OR (php -qa)", "bármelyik"},
		{"region:kyiv", "csak a régióban"},
		{"job:1234", "azonosító vagy cím"},
		{"is:active", "stopped unviewed …"},
		{"has:applicants", "vagy has:salary"},
	}
}
func (*hungarian) Filtered(typed string) string { return "szűrő: " + typed }
