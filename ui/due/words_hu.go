package due

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Read() action.Label {
	return action.Label{Name: "esedékes", Title: "Esedékes jelentkezők újranézése", Synonyms: "emlékeztetők, újra, elhalasztott, due, Look again at who is due, snoozed, reminders, follow up", Help: "az esedékes jelentkezők olvasása"}
}
func (*hungarian) NoneDue() string {
	return "nincs esedékes jelentkező; " + action.Snooze.String() + ": dátum megadása"
}
func (*hungarian) Due(n int, first []string) string {
	return amount.InHungarian(n, "jelentkező") + " újranézendő: " + list(n, first) + "."
}
func (*hungarian) Reads() string { return action.Due.String() + ": megnyitás." }
