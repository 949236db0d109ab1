package outline

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
)

var inRomanian = words{
	NotViewed: "nevăzut",
	Marked:    "marcat",
	JustIn:    "abia sosit",
	NoCV:      "fără CV",
	BadCV:     "CV-ul nu poate fi folosit",
	Premium:   "premium",
	Queued:    "așteaptă trimiterea",
	Broken:    "încalcă o regulă a serviciului",
	Note:      "are o notă",
	Empty:     "gol",
	Chosen:    "ales",
	JustNow:   "chiar acum",

	sentences: new(romanian),
}

// romanian are the words in Romanian.
type romanian struct{}

func (*romanian) Applicants(n int) string { return amount.InRomanian(n, "candidat", "candidați") }
func (*romanian) Unviewed(n int) string   { return "nevăzute: " + amount.Number(n) }
func (*romanian) Messages(n int) string   { return amount.InRomanian(n, "mesaj nou", "mesaje noi") }
func (*romanian) Rating(n, of int) string {
	return "evaluare " + amount.Number(n) + " din " + amount.Number(of)
}
func (*romanian) Years(age int) string { return "vârsta: " + amount.Number(age) }
func (*romanian) NoChoice(typed, choices string) string {
	return lang.End("Aici nu se poate alege: „"+typed+"”") + " Se poate: " + choices
}
func (*romanian) Ago(n int, unit amount.Unit) string {
	forms := [...][2]string{{"minut", "minute"}, {"oră", "ore"}, {"zi", "zile"}, {"lună", "luni"}, {"an", "ani"}}[unit]
	return "acum " + amount.InRomanian(n, forms[0], forms[1])
}
