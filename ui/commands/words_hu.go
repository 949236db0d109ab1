package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Runs(name, program string) string {
	return name + " (saját program: " + program + ")"
}
func (*hungarian) Synonyms() string {
	return "saját parancs, program, szkript, own command, program, script"
}
func (*hungarian) Stop() action.Label {
	return action.Label{Name: "leállítás", Title: "A parancs leállítása", Synonyms: "stop the command, stop"}
}
func (*hungarian) Run() action.Label    { return action.Label{Name: "futtatás", Synonyms: "run"} }
func (*hungarian) Next() action.Label   { return action.Label{Name: "tovább", Synonyms: "next"} }
func (*hungarian) Cancel() action.Label { return action.Label{Name: "mégse", Synonyms: "cancel"} }

func (*hungarian) NoJob() string                { return "nincs kijelölt állás" }
func (*hungarian) NoApplicant() string          { return "nincs kijelölt jelentkező" }
func (*hungarian) StillRuns(name string) string { return "„" + name + "” még fut" }

func (*hungarian) Typed() string {
	return "Amíg a program fut, a gép más felhasználói láthatják ezt a szöveget."
}
func (*hungarian) NoDash() string {
	return "Kezdje más karakterrel: a program ezt kapcsolónak venné."
}
func (*hungarian) NoChoices(name, prompt string) string {
	return "„" + name + "”: nincs választék ehhez: " + prompt + ". A program nem írt ki semmit, és semmi sem futott le."
}

func (*hungarian) Running(name string) string {
	return "„" + name + "” fut; " + action.Back.String() + ": leállítás."
}
func (*hungarian) Stopped(name string) string       { return "„" + name + "” leállítva." }
func (*hungarian) Ended(name string) string         { return "„" + name + "” elkészült." }
func (*hungarian) Printed(name, line string) string { return name + ": " + line }
func (*hungarian) Cut() string                      { return "A program többet írt ki. A többi kimaradt." }
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
