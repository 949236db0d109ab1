package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Synonyms: "comandă proprie, program, script, own command, program, script",
	Stop:     action.Label{Name: "oprește", Title: "Oprește comanda", Synonyms: "stop the command, stop"},
	Run:      action.Label{Name: "rulează", Synonyms: "run"},
	Next:     action.Label{Name: "înainte", Synonyms: "next"},
	Cancel:   action.Label{Name: "renunță", Synonyms: "cancel"},

	NoJob:       "nu este selectat niciun job",
	NoApplicant: "nu este selectat niciun candidat",

	Typed:  "Cât timp rulează programul, alți utilizatori ai acestui calculator pot vedea acest text.",
	NoDash: "Începeți cu alt caracter: programul l-ar lua drept opțiune.",

	Cut: "Programul a scris mai mult. Restul lipsește.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Runs(name, program string) string { return name + " (programul dvs. " + program + ")" }

func (*romanian) StillRuns(name string) string { return "comanda „" + name + "” încă rulează" }

func (*romanian) NoChoices(name, prompt string) string {
	return "Comanda „" + name + "” nu are variante pentru " + prompt + ": programul nu a scris nimic. Nu s-a rulat nimic."
}

func (*romanian) Running(name string) string {
	return "Comanda „" + name + "” rulează; " + action.Back.String() + " o oprește."
}
func (*romanian) Stopped(name string) string       { return "Comanda „" + name + "” s-a oprit." }
func (*romanian) Ended(name string) string         { return "Comanda „" + name + "” s-a încheiat." }
func (*romanian) Printed(name, line string) string { return name + ": " + line }
func (*romanian) Failed(name, why string) string {
	return "Comanda „" + name + "” a eșuat: " + why
}
func (*romanian) TimedOut(name string, after time.Duration) string {
	return "Comanda „" + name + "” s-a oprit: " + new(romanian).TookLonger(after) + ". Timpul se stabilește cu timeout în configurație."
}
func (*romanian) TookLonger(after time.Duration) string {
	return "a durat mai mult de " + amount.InRomanian(int(after.Seconds()), "secundă", "secunde")
}
func (*romanian) Option(name string) string {
	return "Comanda „" + name + "” nu s-a rulat: programul ar lua drept opțiune o valoare care începe cu -."
}
func (*romanian) Switched(name string) string {
	return "Comanda „" + name + "” s-a încheiat. Între timp s-a schimbat modul anonim, deci rezultatul nu se arată."
}
