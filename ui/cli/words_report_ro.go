package cli

import "fmt"

var reportInRomanian = reportWords{
	Report: help{Short: "Afișează ce vă așteaptă și cum merg joburile", Long: "Afișează ce vă așteaptă, candidaturile pe zile și săptămâni, deciziile și joburile cu cele mai multe\n" +
		"vizualizări și candidaturi. Se numără ce este salvat pe acest calculator, fără a întreba serviciul:\n" +
		"rulați înainte shortlist sync sau lăsați programul deschis."},
	ReportCSV:       "afișează CSV, cu un rând pentru fiecare număr",
	ReportDays:      "din câte zile se numără candidaturile și vizualizările",
	ReportOneFormat: "--csv și --json nu se pot folosi împreună; păstrați una",
}

func (*romanian) ReportNotDays(days, most int) string {
	return fmt.Sprintf("--days %d nu este posibil; dați un număr de la 1 la %d", days, most)
}
