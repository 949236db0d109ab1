package list

import (
	"fmt"

	"shortlist/ui/action"
)

var inRomanian = words{
	Empty:       "lista este goală",
	EndRange:    "încheie intervalul",
	CancelRange: action.Label{Name: "fără interval", Synonyms: "demarchează, cancel range, unmark", Help: "elimină marcajele intervalului"},

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Range(noun string) action.Label {
	return action.Label{Name: "interval", Title: "Marchează un interval: " + noun, Synonyms: "selectează, mai multe, range, select, visual, several", Help: fmt.Sprintf("marchează un interval: %[1]s îl începe, %[2]s și %[3]s îi mută capătul, %[1]s îl încheie", action.MarkRange, action.Down, action.Up)}
}
func (*romanian) All(noun string) action.Label {
	return action.Label{Name: "marchează tot", Title: "Marchează tot ce se vede: " + noun, Synonyms: "selectează tot, toți, mark all, select all, everybody", Help: "marchează tot ce se vede: " + noun}
}
func (*romanian) Invert(noun string) action.Label {
	return action.Label{Name: "inversează", Title: "Inversează marcajele: " + noun, Synonyms: "selectează restul, comută, invert, select others, toggle", Help: "marchează în schimb celelalte rânduri afișate"}
}

func (*romanian) Marked(n int) string { return fmt.Sprintf("marcate: %d", n) }
func (*romanian) MarkedOf(shown, all int) string {
	return fmt.Sprintf("marcate: %d din %d", shown, all)
}
