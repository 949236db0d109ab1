package query

import (
	"fmt"
	"strings"
)

var inUkrainian = words{
	OrNeedsBothSides: "OR потребує слова з обох боків.",
	NotOpened:        "Ця ) не закриває жодної дужки.",
	NotClosed:        "Ця ( не має закривної дужки.",
	ExpectJob:        "job: потребує номера вакансії або слів її назви.",
	ExpectList:       "list: потребує назви шортліста або слів із неї.",
	ExpectAge:        "age: потребує числа років, порівняння на зразок >30 або проміжку на зразок 25..40.",
	ExpectYears:      "years: потребує числа років досвіду, порівняння на зразок >5 або проміжку на зразок 3..10.",
	ExpectSalary:     "salary: потребує суми на зразок <=40000, >1000usd або 25000..40000, у UAH, USD, EUR, RON чи HUF.",
	OneCurrency:      "salary: потребує однієї валюти для обох сум.",
	ExpectDate:       "applied: потребує часу на зразок 7d, 2w чи 3m, дати на зразок 2026-10-01 або проміжку на зразок 2026-10-01..2026-10-31.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Problem(sentence string, character int) string {
	return fmt.Sprintf("%s (знак %d).", sentence, character)
}
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
func (*ukrainian) ExpectRating(most int) string {
	return fmt.Sprintf("rating: потребує числа від 1 до %d, none або порівняння на зразок >3 чи <=2.", most)
}
