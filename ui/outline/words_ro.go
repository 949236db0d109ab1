package outline

import "shortlist/model/amount"

// romanian are the words in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Applicants(n int) string { return amount.InRomanian(n, "candidat", "candidați") }
func (*romanian) Unviewed(n int) string   { return "nevăzute: " + amount.Number(n) }
func (*romanian) NotViewed() string       { return "nevăzut" }
func (*romanian) Marked() string          { return "marcat" }
func (*romanian) JustIn() string          { return "abia sosit" }
func (*romanian) NoCV() string            { return "fără CV" }
func (*romanian) BadCV() string           { return "CV-ul nu poate fi folosit" }
func (*romanian) Messages(n int) string   { return amount.InRomanian(n, "mesaj nou", "mesaje noi") }
func (*romanian) Premium() string         { return "premium" }
func (*romanian) Queued() string          { return "așteaptă trimiterea" }
func (*romanian) Broken() string          { return "încalcă o regulă a serviciului" }
func (*romanian) Note() string            { return "are o notă" }
func (*romanian) Rating(n, of int) string {
	return "evaluare " + amount.Number(n) + " din " + amount.Number(of)
}
func (*romanian) Years(age int) string { return "vârsta: " + amount.Number(age) }
func (*romanian) Empty() string        { return "gol" }
func (*romanian) NoChoice(typed, choices string) string {
	return "Aici nu se poate alege: „" + typed + "”. Se poate: " + choices
}
func (*romanian) Chosen() string { return "ales" }
