package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Close() action.Label          { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) Copy() action.Label           { return action.Label{Name: "copiază", Synonyms: "copy"} }
func (*romanian) Stop() action.Label           { return action.Label{Name: "oprește", Synonyms: "stop"} }
func (*romanian) Undo() action.Label           { return action.Label{Name: "anulează", Synonyms: "undo"} }
func (*romanian) Scroll() action.Label         { return action.Label{Name: "derulează", Synonyms: "scroll"} }
func (*romanian) Yes(verb string) action.Label { return action.Label{Name: verb} }
func (*romanian) No() action.Label             { return action.Label{Name: "renunță", Synonyms: "cancel"} }

func (*romanian) PleaseRead() string { return "De citit" }
func (*romanian) Link() string       { return "Un link" }
func (*romanian) CopyLink() string {
	return "De aici nu se poate deschide un browser. Copiați linkul în al dumneavoastră:"
}
func (*romanian) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " sau " + keys[len(keys)-1] + ": renunță"
}
func (*romanian) End() string { return "  sfârșit; " + action.Up.String() + " merge înapoi" }
func (*romanian) MoreBelow(lines int) string {
	return "↓ " + amount.InRomanian(lines, "rând în plus", "rânduri în plus") + "; " + action.Down.String() + " continuă"
}
