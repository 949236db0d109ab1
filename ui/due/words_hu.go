package due

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Read: action.Label{Name: "esedékes", Title: "Esedékes jelentkezők újranézése", Synonyms: "emlékeztetők, újra, elhalasztott, due, Look again at who is due, snoozed, reminders, follow up", Help: "az esedékes jelentkezők olvasása"},

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NoneDue() string {
	return "nincs esedékes jelentkező; " + action.Snooze.String() + ": dátum megadása"
}
func (*hungarian) Due(n int, first []string) string {
	return amount.InHungarian(n, "jelentkező") + " újranézendő: " + lang.End(list(n, first))
}
func (*hungarian) Reads() string { return action.Due.String() + ": megnyitás." }
