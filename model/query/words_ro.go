package query

import (
	"fmt"
	"strings"
)

var inRomanian = words{
	OrNeedsBothSides: "OR are nevoie de un cuvânt de ambele părți.",
	NotOpened:        "Această ) nu închide nicio paranteză.",
	NotClosed:        "Această ( nu are paranteză de închidere.",
	ExpectJob:        "job: are nevoie de numărul (ID) unui job sau de cuvinte din titlu.",
	ExpectList:       "list: are nevoie de numele unei liste scurte sau de cuvinte din el.",
	ExpectAge:        "age: are nevoie de un număr de ani, o comparație precum >30 sau un interval precum 25..40.",
	ExpectYears:      "years: are nevoie de un număr de ani de experiență, o comparație precum >5 sau un interval precum 3..10.",
	ExpectSalary:     "salary: are nevoie de o sumă precum <=40000, >1000usd sau 25000..40000, în UAH, USD, EUR, RON sau HUF.",
	OneCurrency:      "salary: are nevoie de aceeași monedă pentru ambele sume.",
	ExpectDate:       "applied: are nevoie de o durată precum 7d, 2w sau 3m, o dată precum 2026-10-01 sau un interval precum 2026-10-01..2026-10-31.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (caracterul %d).", sentence, character)
}
func (*romanian) TooDeep(most int) string {
	return fmt.Sprintf("Prea multe paranteze una în alta; numărul maxim de niveluri: %d.", most)
}
func (*romanian) TooManyTerms(most int) string {
	return fmt.Sprintf("Prea multe cuvinte și condiții într-o căutare (cel mult %d); restul se ignoră.", most)
}
func (*romanian) UnknownName(name string, known []string) string {
	return fmt.Sprintf("%s: este necunoscut. Puneți-l între ghilimele ca să îl căutați sau folosiți unul dintre %s:.", name, strings.Join(known, ": "))
}
func (*romanian) ExpectWord(name string) string {
	return name + ": are nevoie de un cuvânt imediat după."
}
func (*romanian) ExpectChoice(name string, values []string) string {
	last := len(values) - 1
	return fmt.Sprintf("%s: are nevoie de una dintre valorile %s sau %s.", name, strings.Join(values[:last], ", "), values[last])
}
func (*romanian) ExpectRating(most int) string {
	return fmt.Sprintf("rating: are nevoie de un număr de la 1 la %d, de none sau de o comparație precum >3 sau <=2.", most)
}
