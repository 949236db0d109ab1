package query

import (
	"fmt"
	"strings"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (знак %d).", sentence, character)
}
func (*ukrainian) OrNeedsBothSides() string {
	return "OR потребує слова з обох боків."
}
func (*ukrainian) NotOpened() string { return "Ця ) не закриває жодної дужки." }
func (*ukrainian) NotClosed() string { return "Ця ( не має закривної дужки." }
func (*ukrainian) TooDeep(most int) string {
	return fmt.Sprintf("Глибина дужок щонайбільше %d.", most)
}
func (*ukrainian) TooManyTerms(most int) string {
	return fmt.Sprintf("Слів і умов у пошуку щонайбільше %d; решту пропущено.", most)
}
func (*ukrainian) UnknownName(name string, known []string) string {
	return fmt.Sprintf("%s: невідоме. Щоб шукати це, візьміть у лапки, або вживайте одне з: %s:.", name, strings.Join(known, ": "))
}
func (*ukrainian) ExpectWord(name string) string {
	return name + ": потребує слова після себе."
}
func (*ukrainian) ExpectChoice(name string, values []string) string {
	last := len(values) - 1
	return fmt.Sprintf("%s: потребує одного з: %s або %s.", name, strings.Join(values[:last], ", "), values[last])
}
func (*ukrainian) ExpectJob() string {
	return "job: потребує номера вакансії або слів її назви."
}
func (*ukrainian) ExpectList() string {
	return "list: потребує назви шортліста або слів із неї."
}
func (*ukrainian) ExpectAge() string {
	return "age: потребує числа років, порівняння на зразок >30 або проміжку на зразок 25..40."
}
func (*ukrainian) ExpectYears() string {
	return "years: потребує числа років досвіду, порівняння на зразок >5 або проміжку на зразок 3..10."
}
func (*ukrainian) ExpectRating(most int) string {
	return fmt.Sprintf("rating: потребує числа від 1 до %d, none або порівняння на зразок >3 чи <=2.", most)
}
func (*ukrainian) ExpectSalary() string {
	return "salary: потребує суми на зразок <=40000, >1000usd або 25000..40000, у UAH, USD, EUR, RON чи HUF."
}
func (*ukrainian) OneCurrency() string {
	return "salary: потребує однієї валюти для обох сум."
}
func (*ukrainian) ExpectDate() string {
	return "applied: потребує часу на зразок 7d, 2w чи 3m, дати на зразок 2026-10-01 або проміжку на зразок 2026-10-01..2026-10-31."
}
