package list

import (
	"fmt"

	"shortlist/ui/action"
)

var inHungarian = words{
	Empty:       "a lista üres",
	EndRange:    "tartomány vége",
	CancelRange: action.Label{Name: "mégse", Synonyms: "tartomány, jelölés le, cancel range, unmark", Help: "a tartomány jelöléseinek levétele"},

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Range(noun string) action.Label {
	return action.Label{Name: "tartomány", Title: "Tartomány megjelölése: " + noun, Synonyms: "kijelölés, több, range, Mark a range, select, visual, several", Help: fmt.Sprintf("tartomány jelölése: %[1]s az eleje, %[2]s és %[3]s mozgatja a végét, %[1]s zárja", action.MarkRange, action.Down, action.Up)}
}
func (*hungarian) All(noun string) action.Label {
	return action.Label{Name: "mindet", Title: "Minden látható megjelölése: " + noun, Synonyms: "összes kijelölése, mind, mark all, select all, everybody", Help: "minden látható megjelölése: " + noun}
}
func (*hungarian) Invert(noun string) action.Label {
	return action.Label{Name: "megfordítás", Title: "Jelölések megfordítása: " + noun, Synonyms: "többi kijelölése, átváltás, invert, Invert the marks, select others, toggle", Help: "a többi látható sor jelölése ezek helyett"}
}

func (*hungarian) Marked(n int) string            { return fmt.Sprintf("%d jelölve", n) }
func (*hungarian) MarkedOf(shown, all int) string { return fmt.Sprintf("%d / %d jelölve", shown, all) }
