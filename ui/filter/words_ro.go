package filter

import "shortlist/ui/action"

var inRomanian = words{
	Hint:  "scrieți pentru a filtra",
	Keep:  action.Label{Name: "păstrează", Title: "Păstrează filtrul", Synonyms: "keep, Keep the filter", Help: "păstrează filtrul"},
	Clear: action.Label{Name: "golește", Title: "Golește filtrul", Synonyms: "clear, Clear the filter", Help: "elimină filtrul"},

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Clears() string                  { return action.Back.String() + " golește" }
func (*romanian) Of(n, of string) string          { return n + " din " + of }
func (*romanian) PlaceOf(at, n, of string) string { return at + "/" + n + " din " + of }
func (*romanian) Applicants() [][2]string {
	return [][2]string{
		{"sales java*", "ambele; și javascript"},
		{"-intern \"head of\"", "fără; o expresie"},
		{"java OR (php -junior)", "una din ele"},
		{"name: employer: position:", "doar în aceste câmpuri"},
		{"duties: education: region:", "doar în aceste câmpuri"},
		{"cv: note: tag: contact:", "doar în aceste câmpuri"},
		{"job:1234 job:backend", "id sau titlu"},
		{"list:\"second round\"", "pe o listă scurtă"},
		{"status:invited", "offer rejected …"},
		{"applied:7d", "sau 3m 2026-10 2026-10-01.."},
		{"age:25..35 years:>=3", "vârstă; ani de muncă"},
		{"salary:<=40000", "moneda sa; >1000usd"},
		{"rating:>3 verdict:yes", "proprii; is:maybe"},
		{"has:cv", "email note tag salary messages"},
		{"is:unviewed", "new due snoozed suggested …"},
		{"fără vârstă, salariu", "nu se potrivesc la comparații"},
	}
}
func (*romanian) Jobs() [][2]string {
	return [][2]string{
		{"sales dev*", "ambele; și developer"},
		{"-intern \"head of\"", "fără; o expresie"},
		{"go OR (php -qa)", "una din ele"},
		{"region:kyiv", "doar în regiune"},
		{"job:1234", "id sau titlu"},
		{"is:active", "stopped unviewed …"},
		{"has:applicants", "sau has:salary"},
	}
}
func (*romanian) Filtered(typed string) string { return "filtru: " + typed }
