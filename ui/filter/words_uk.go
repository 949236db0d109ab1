package filter

import "shortlist/ui/action"

var inUkrainian = words{
	Hint:  "введіть фільтр",
	Keep:  action.Label{Name: "застосувати", Title: "Залишити фільтр", Synonyms: "зберегти фільтр, keep, Keep the filter", Help: "залишити фільтр"},
	Clear: action.Label{Name: "очистити", Title: "Очистити фільтр", Synonyms: "прибрати фільтр, clear, Clear the filter", Help: "прибрати фільтр"},

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Clears() string                  { return action.Back.String() + " — очистити" }
func (*ukrainian) Of(n, of string) string          { return n + " з " + of }
func (*ukrainian) PlaceOf(at, n, of string) string { return at + "/" + n + " з " + of }
func (*ukrainian) Applicants() [][2]string {
	return [][2]string{
		{"sales java*", "обидва; також javascript"},
		{"-intern \"head of\"", "без; фраза"},
		{"java OR (php -junior)", "одне з"},
		{"name: employer: position:", "лише в цих полях"},
		{"duties: education: region:", "лише в цих полях"},
		{"cv: note: tag: contact:", "лише в цих полях"},
		{"job:1234 job:backend", "номер або назва"},
		{"list:\"second round\"", "у шортлісті"},
		{"status:invited", "offer rejected …"},
		{"applied:7d", "або 3m 2026-10 2026-10-01.."},
		{"age:25..35 years:>=3", "вік; роки роботи"},
		{"salary:<=40000", "своя валюта; >1000usd"},
		{"rating:>3 verdict:yes", "ваші; is:maybe"},
		{"has:cv", "email note tag salary messages"},
		{"is:unviewed", "new due snoozed suggested …"},
		{"без віку, без зарплати", "у порівняннях збігу немає"},
	}
}
func (*ukrainian) Jobs() [][2]string {
	return [][2]string{
		{"sales dev*", "обидва; також developer"},
		{"-intern \"head of\"", "без; фраза"},
		{"go OR (php -qa)", "одне з"},
		{"region:kyiv", "лише в регіоні"},
		{"job:1234", "номер або назва"},
		{"is:active", "stopped unviewed …"},
		{"has:applicants", "або has:salary"},
	}
}
func (*ukrainian) Filtered(typed string) string { return "фільтр: " + typed }
