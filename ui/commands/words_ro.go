package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Runs(name, program string) string { return name + " (programul dvs. " + program + ")" }
func (*romanian) Synonyms() string {
	return "comandă proprie, program, script, own command, program, script"
}
func (*romanian) Stop() action.Label {
	return action.Label{Name: "oprește", Title: "Oprește comanda", Synonyms: "stop the command, stop"}
}
func (*romanian) Run() action.Label    { return action.Label{Name: "rulează", Synonyms: "run"} }
func (*romanian) Next() action.Label   { return action.Label{Name: "înainte", Synonyms: "next"} }
func (*romanian) Cancel() action.Label { return action.Label{Name: "renunță", Synonyms: "cancel"} }

func (*romanian) NoJob() string                { return "nu este selectat niciun job" }
func (*romanian) NoApplicant() string          { return "nu este selectat niciun candidat" }
func (*romanian) StillRuns(name string) string { return "comanda „" + name + "” încă rulează" }

func (*romanian) Typed() string {
	return "Cât timp rulează programul, alți utilizatori ai acestui calculator pot vedea acest text."
}
func (*romanian) NoDash() string {
	return "Începeți cu alt caracter: programul l-ar lua drept opțiune."
}
func (*romanian) NoChoices(name, prompt string) string {
	return "Comanda „" + name + "” nu are variante pentru " + prompt + ": programul nu a scris nimic. Nu s-a rulat nimic."
}

func (*romanian) Running(name string) string {
	return "Comanda „" + name + "” rulează; " + action.Back.String() + " o oprește."
}
func (*romanian) Stopped(name string) string       { return "Comanda „" + name + "” s-a oprit." }
func (*romanian) Ended(name string) string         { return "Comanda „" + name + "” s-a încheiat." }
func (*romanian) Printed(name, line string) string { return name + ": " + line }
func (*romanian) Cut() string                      { return "Programul a scris mai mult. Restul lipsește." }
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
