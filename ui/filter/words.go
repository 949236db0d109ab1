package filter

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of filters. Each language has its own variable.
type words struct {
	Hint  string
	Keep  action.Label
	Clear action.Label

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Clears() string
	Filtered(typed string) string // for a front end without cells
	Of(n, of string) string
	PlaceOf(at, n, of string) string
	Applicants() [][2]string
	Jobs() [][2]string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Hint:  "type to filter",
	Keep:  action.Label{Name: "keep", Title: "Keep the filter", Help: "keep the filter"},
	Clear: action.Label{Name: "clear", Title: "Clear the filter", Help: "remove the filter"},

	sentences: new(english),
}

type english struct{}

func (*english) Clears() string                  { return action.Back.String() + " clears" }
func (*english) Of(n, of string) string          { return n + " of " + of }
func (*english) PlaceOf(at, n, of string) string { return at + "/" + n + " of " + of }
func (*english) Applicants() [][2]string {
	return [][2]string{
		{"sales java*", "both; also javascript"},
		{"-intern \"head of\"", "without; a phrase"},
		{"java OR (php -junior)", "either"},
		{"name: employer: position:", "only in these fields"},
		{"duties: education: region:", "only in these fields"},
		{"cv: note: tag: contact:", "only in these fields"},
		{"job:1234 job:backend", "id or title"},
		{"list:\"second round\"", "on a shortlist"},
		{"status:invited", "offer rejected …"},
		{"applied:7d", "or 3m 2026-10 2026-10-01.."},
		{"age:25..35 years:>=3", "age; years of work"},
		{"salary:<=40000", "own currency; >1000usd"},
		{"rating:>3 verdict:yes", "yours; is:maybe"},
		{"has:cv", "email note tag salary messages"},
		{"is:unviewed", "new due snoozed suggested …"},
		{"no age, no salary", "never matches a comparison"},
	}
}
func (*english) Jobs() [][2]string {
	return [][2]string{
		{"sales dev*", "both; also developer"},
		{"-intern \"head of\"", "without; a phrase"},
		{"go OR (php -qa)", "either"},
		{"region:kyiv", "only in the region"},
		{"job:1234", "id or title"},
		{"is:active", "stopped unviewed …"},
		{"has:applicants", "or has:salary"},
	}
}
func (*english) Filtered(typed string) string { return "filter: " + typed }
