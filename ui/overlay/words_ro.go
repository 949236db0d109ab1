package overlay

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Close:  action.Label{Name: "închide", Synonyms: "close"},
	Copy:   action.Label{Name: "copiază", Synonyms: "copy"},
	Stop:   action.Label{Name: "oprește", Synonyms: "stop"},
	Undo:   action.Label{Name: "anulează", Synonyms: "undo"},
	Scroll: action.Label{Name: "derulează", Synonyms: "scroll"},
	No:     action.Label{Name: "renunță", Synonyms: "cancel"},

	PleaseRead: "De citit",
	Link:       "Un link",
	CopyLink:   "De aici nu se poate deschide un browser. Copiați linkul în al dumneavoastră:",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Yes(verb string) action.Label { return action.Label{Name: verb} }

func (*romanian) NoKeys(keys []string) string {
	return strings.Join(keys[:len(keys)-1], ", ") + " sau " + keys[len(keys)-1] + ": renunță"
}
func (*romanian) End() string { return "  sfârșit; " + action.Up.String() + " merge înapoi" }
func (*romanian) MoreBelow(lines int) string {
	return "↓ " + amount.InRomanian(lines, "rând în plus", "rânduri în plus") + ": " + action.Down.String()
}
