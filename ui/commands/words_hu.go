package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Synonyms: "saját parancs, program, szkript, own command, program, script",
	Stop:     action.Label{Name: "leállítás", Title: "A parancs leállítása", Synonyms: "stop the command, stop"},
	Run:      action.Label{Name: "futtatás", Synonyms: "run"},
	Next:     action.Label{Name: "tovább", Synonyms: "next"},
	Cancel:   action.Label{Name: "mégse", Synonyms: "cancel"},

	NoJob:       "nincs kijelölt állás",
	NoApplicant: "nincs kijelölt jelentkező",

	Typed:  "Amíg a program fut, a gép más felhasználói láthatják ezt a szöveget.",
	NoDash: "Kezdje más karakterrel: a program ezt kapcsolónak venné.",

	Cut: "A program többet írt ki. A többi kimaradt.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Runs(name, program string) string {
	return name + " (saját program: " + program + ")"
}

func (*hungarian) StillRuns(name string) string { return "„" + name + "” még fut" }

func (*hungarian) NoChoices(name, prompt string) string {
	return "„" + name + "”: nincs választék ehhez: " + lang.End(prompt) + " A program nem írt ki semmit, és semmi sem futott le."
}

func (*hungarian) Running(name string) string {
	return "„" + name + "” fut; " + action.Back.String() + ": leállítás."
}
func (*hungarian) Stopped(name string) string       { return "„" + name + "” leállítva." }
func (*hungarian) Ended(name string) string         { return "„" + name + "” elkészült." }
func (*hungarian) Printed(name, line string) string { return name + ": " + line }
func (*hungarian) Failed(name, why string) string   { return "„" + name + "” nem sikerült: " + why }
func (*hungarian) TimedOut(name string, after time.Duration) string {
	return "„" + name + "” leállítva: " + new(hungarian).TookLonger(after) + ". Az időt a beállítások timeout értéke adja meg."
}
func (*hungarian) TookLonger(after time.Duration) string {
	return "tovább tartott, mint " + amount.InHungarian(int(after.Seconds()), "másodperc")
}
func (*hungarian) Option(name string) string {
	return "„" + name + "” nem futott le: a program kapcsolónak venné azt az értéket, amely így kezdődik: -."
}
func (*hungarian) Switched(name string) string {
	return "„" + name + "” elkészült. Közben az anonim mód átváltott, ezért a kimenete nem látható."
}
