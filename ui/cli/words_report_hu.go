package cli

import "fmt"

var reportInHungarian = reportWords{
	Report: help{Short: "Mi vár Önre, és hogyan állnak az állások", Long: "Kiírja, mi vár Önre, a napi és heti jelentkezéseket, a döntéseket, valamint a legtöbbet megtekintett és\n" +
		"a legtöbb jelentkezést kapott állásokat. Az e gépen tárolt adatokat számolja, a szolgáltatást nem kérdezi:\n" +
		"előtte futtassa a shortlist sync parancsot, vagy hagyja nyitva a programot."},
	ReportCSV:       "CSV kiírása, minden számhoz egy sorral",
	ReportDays:      "hány nap jelentkezéseit és megtekintéseit számolja",
	ReportOneFormat: "a --csv és a --json együtt nem adható meg; csak az egyiket használja",
}

func (*hungarian) ReportNotDays(days, most int) string {
	return fmt.Sprintf("--days %d nem lehetséges; 1 és %d közötti szám kell", days, most)
}
