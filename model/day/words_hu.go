package day

import (
	"fmt"

	"shortlist/model/amount"
)

var daysInHungarian = vocabulary{
	days:     [3]string{"ma", "holnap", "holnapután"},
	weekdays: [7]string{"vasárnap", "hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat"},
	months:   [12]string{"január", "február", "március", "április", "május", "június", "július", "augusztus", "szeptember", "október", "november", "december"},
	units:    [4]string{"nap", "hét", "hónap", "év"},
	trail:    "múlva", choices: "holnap, 3 nap, hétfő, 2 hét, 1 hónap", monthFirst: true,
}

var inHungarian = words{
	Hint:    "3 nap, 2 hét, hétfő vagy 2026.12.01.",
	NotADay: "Írjon be egy napot: 3 nap, 2 hét, 1 hónap, holnap, hétfő vagy 2026.12.01.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Passed(day string) string { return "Ez a nap már elmúlt: " + day + "." }
func (*hungarian) TooFar(day string, years int) string {
	return fmt.Sprintf("Túl messze van: %s. Legfeljebb %s lehet.", day, amount.InHungarian(years, "év"))
}
func (*hungarian) In(day string, days int) string {
	switch days {
	case 0:
		return day + " (ma)"
	case 1:
		return day + " (holnap)"
	}
	return day + " (" + amount.InHungarian(days, "nap") + " múlva)"
}
