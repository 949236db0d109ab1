package day

import (
	"fmt"

	"shortlist/model/amount"
)

var daysInRomanian = vocabulary{
	days:     [3]string{"azi astăzi", "mâine", "poimâine"},
	weekdays: [7]string{"duminică", "luni", "marți", "miercuri", "joi", "vineri", "sâmbătă"},
	months:   [12]string{"ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie", "octombrie", "noiembrie", "decembrie"},
	units:    [4]string{"zile zi", "săptămâni săptămână", "luni lună", "ani an"},
	lead:     "peste în de", choices: "mâine, 3z, luni, 2s, 1l",
}

var inRomanian = words{
	Hint:    "3z, 2s, luni sau 01.12.2026",
	NotADay: "Scrieți o zi: 3z, 2s, 1l, mâine, luni, 2026-12-01 sau 01.12.2026.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Passed(day string) string { return "Ziua a trecut deja: " + day + "." }
func (*romanian) TooFar(day string, years int) string {
	return fmt.Sprintf("Prea departe: %s. Cel mult %s.", day, amount.InRomanian(years, "an", "ani"))
}
func (*romanian) In(day string, days int) string {
	switch days {
	case 0:
		return day + " (azi)"
	case 1:
		return day + " (mâine)"
	}
	return day + " (peste " + amount.InRomanian(days, "zi", "zile") + ")"
}
