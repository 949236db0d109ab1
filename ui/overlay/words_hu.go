package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Close() action.Label          { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) Copy() action.Label           { return action.Label{Name: "másolás", Synonyms: "copy"} }
func (*hungarian) Stop() action.Label           { return action.Label{Name: "leállítás", Synonyms: "stop"} }
func (*hungarian) Undo() action.Label           { return action.Label{Name: "visszavonás", Synonyms: "undo"} }
func (*hungarian) Scroll() action.Label         { return action.Label{Name: "görgetés", Synonyms: "scroll"} }
func (*hungarian) Yes(verb string) action.Label { return action.Label{Name: verb} }
func (*hungarian) No() action.Label             { return action.Label{Name: "mégse", Synonyms: "cancel"} }

func (*hungarian) PleaseRead() string { return "Kérjük, olvassa el" }
func (*hungarian) Link() string       { return "Hivatkozás" }
func (*hungarian) CopyLink() string {
	return "Innen nem nyitható meg böngésző. Másolja a hivatkozást a sajátjába:"
}
func (*hungarian) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " vagy " + keys[len(keys)-1] + ": mégse"
}
func (*hungarian) End() string { return "  vége; " + action.Up.String() + ": vissza" }
func (*hungarian) MoreBelow(lines int) string {
	return "↓ még " + amount.InHungarian(lines, "sor") + "; " + action.Down.String() + ": tovább"
}
