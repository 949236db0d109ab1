package query

import (
	"fmt"
	"strings"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (%d. karakter).", sentence, character)
}
func (*hungarian) OrNeedsBothSides() string { return "OR: mindkét oldalán szónak kell állnia." }
func (*hungarian) NotOpened() string        { return "Ez a ) nem zár le zárójelet." }
func (*hungarian) NotClosed() string        { return "Ennek a ( jelnek nincs párja." }
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
func (*hungarian) ExpectJob() string {
	return "job: egy állás azonosítója kell, vagy szavak a címéből."
}
func (*hungarian) ExpectList() string {
	return "list: egy rövid lista neve kell, vagy szavak a nevéből."
}
func (*hungarian) ExpectAge() string {
	return "age: évek száma kell, összehasonlítás, például >30, vagy tartomány, például 25..40."
}
func (*hungarian) ExpectYears() string {
	return "years: a tapasztalat évei kellenek, összehasonlítás, például >5, vagy tartomány, például 3..10."
}
func (*hungarian) ExpectRating(most int) string {
	return fmt.Sprintf("rating: szám kell 1 és %d között, none, vagy összehasonlítás, például >3 vagy <=2.", most)
}
func (*hungarian) ExpectSalary() string {
	return "salary: összeg kell, például <=40000, >1000usd vagy 25000..40000, ezekben: UAH, USD, EUR, RON vagy HUF."
}
func (*hungarian) OneCurrency() string { return "salary: a két összeg pénzneme legyen ugyanaz." }
func (*hungarian) ExpectDate() string {
	return "applied: időtartam kell, például 7d, 2w vagy 3m, dátum, például 2026-10-01, vagy tartomány, például 2026-10-01..2026-10-31."
}
