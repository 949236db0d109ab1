package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Close:  action.Label{Name: "bezárás", Synonyms: "close"},
	Copy:   action.Label{Name: "másolás", Synonyms: "copy"},
	Stop:   action.Label{Name: "leállítás", Synonyms: "stop"},
	Undo:   action.Label{Name: "visszavonás", Synonyms: "undo"},
	Scroll: action.Label{Name: "görgetés", Synonyms: "scroll"},
	No:     action.Label{Name: "mégse", Synonyms: "cancel"},

	PleaseRead: "Kérjük, olvassa el",
	Link:       "Hivatkozás",
	CopyLink:   "Innen nem nyitható meg böngésző. Másolja a hivatkozást a sajátjába:",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Yes(verb string) action.Label { return action.Label{Name: verb} }

func (*hungarian) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " vagy " + keys[len(keys)-1] + ": mégse"
}
func (*hungarian) End() string { return "  vége; " + action.Up.String() + ": vissza" }
func (*hungarian) MoreBelow(lines int) string {
	return "↓ még " + amount.InHungarian(lines, "sor") + ": " + action.Down.String()
}
