package query

import (
	"fmt"
	"strings"
)

var inHungarian = words{
	OrNeedsBothSides: "OR: mindkét oldalán szónak kell állnia.",
	NotOpened:        "Ez a ) nem zár le zárójelet.",
	NotClosed:        "Ennek a ( jelnek nincs párja.",
	ExpectJob:        "job: egy állás azonosítója kell, vagy szavak a címéből.",
	ExpectList:       "list: egy rövid lista neve kell, vagy szavak a nevéből.",
	ExpectAge:        "age: évek száma kell, összehasonlítás, például >30, vagy tartomány, például 25..40.",
	ExpectYears:      "years: a tapasztalat évei kellenek, összehasonlítás, például >5, vagy tartomány, például 3..10.",
	ExpectSalary:     "salary: összeg kell, például <=40000, >1000usd vagy 25000..40000, ezekben: UAH, USD, EUR, RON vagy HUF.",
	OneCurrency:      "salary: a két összeg pénzneme legyen ugyanaz.",
	ExpectDate:       "applied: időtartam kell, például 7d, 2w vagy 3m, dátum, például 2026-10-01, vagy tartomány, például 2026-10-01..2026-10-31.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (%d. karakter).", sentence, character)
}
func (*hungarian) TooDeep(most int) string {
	return fmt.Sprintf("Legfeljebb %d zárójel lehet egymásban.", most)
}
func (*hungarian) TooManyTerms(most int) string {
	return fmt.Sprintf("Egy keresésben %d szó és feltétel lehet; a többi nem számít.", most)
}
func (*hungarian) UnknownName(name string, known []string) string {
	return fmt.Sprintf("%s: ismeretlen. Ha erre keres, tegye idézőjelbe, vagy válasszon ezek közül: %s:.", name, strings.Join(known, ": "))
}
func (*hungarian) ExpectWord(name string) string { return name + ": utána egy szó kell." }
func (*hungarian) ExpectChoice(name string, values []string) string {
	last := len(values) - 1
	return fmt.Sprintf("%s: ezek egyike kell: %s vagy %s.", name, strings.Join(values[:last], ", "), values[last])
}
func (*hungarian) ExpectRating(most int) string {
	return fmt.Sprintf("rating: szám kell 1 és %d között, none, vagy összehasonlítás, például >3 vagy <=2.", most)
}
