package review

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	// Undo keeps UndoTitle: the workspace knows the action by it.
	Undo:          action.Label{Name: "visszavonás", Title: "A legutóbbi értékelés visszavonása", Synonyms: "vissza, értékelés visszavonása, undo, back, revert, Undo the last review", Help: "az utolsó döntés, jegyzet, értékelés, címke, dátum, lista vissza"},
	NothingToUndo: "nincs mit visszavonni",
	Hidden:        "[rejtett]",
	Due:           "esedékes",
	Begun:         "befejezetlen",
	GoneOne:       "Egy jelentkezés már nincs meg ezen a gépen: az értékelése nem lett mentve.",
	OnlyReadable:  "ez az ablak csak olvasható, mert az adattár mappájába semmi sem írható",
	HeldElsewhere: "ez az ablak csak olvasható, mert az adattárat egy másik ablak tartja nyitva",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) MarkToCompare(least, most int) string {
	return fmt.Sprintf("az összevetéshez jelöljön meg %d–%d jelentkezőt", least, most)
}
func (*hungarian) NotRead(why string) string { return "Az Ön értékelései nem olvashatók. " + why }
func (*hungarian) NotKept(changes int, why string) string {
	return amount.InHungarian(changes, "módosítás") + " nincs mentve ezen a gépen. Újrapróbálkozás. " + why
}
func (*hungarian) Gone(n int) string {
	return amount.InHungarian(n, "jelentkezés") + " már nincs meg ezen a gépen: az értékelésük nem lett mentve."
}
func (*hungarian) Again(date string) string { return "újranézés: " + date }
