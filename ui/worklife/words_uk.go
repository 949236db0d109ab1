package worklife

import (
	"fmt"

	"shortlist/model/amount"
)

var inUkrainian = words{
	UpToMonth: "до місяця",
	UpToYear:  "до року",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Days(n int) string { return amount.InUkrainian(n, "день", "дні", "днів") }
func (*ukrainian) Months(n int) string {
	return amount.InUkrainian(n, "місяць", "місяці", "місяців")
}
func (*ukrainian) Years(n int) string {
	return amount.InUkrainian(n, "рік", "роки", "років")
}
func (*ukrainian) YearsMonths(years, months int) string {
	return amount.InUkrainian(years, "рік", "роки", "років") + " " + amount.InUkrainian(months, "місяць", "місяці", "місяців")
}
func (*ukrainian) MonthsBetween(least, most int) string {
	return fmt.Sprintf("%d–%d міс.", least, most)
}
func (*ukrainian) About(length string) string { return "приблизно " + length }
func (*ukrainian) UpTo(length string) string  { return "щонайбільше " + length }
func (*ukrainian) ShortMonths(n int) string   { return fmt.Sprintf("%dм", n) }
func (*ukrainian) ShortYears(n int) string    { return fmt.Sprintf("%dр", n) }
func (*ukrainian) Unread(positions int) string {
	return amount.InUkrainian(positions, "посада", "посади", "посад") + ", дати нечитабельні"
}
func (*ukrainian) InPositions(length string, positions int) string {
	return length + ", " + amount.InUkrainian(positions, "посада", "посади", "посад")
}
func (*ukrainian) WithUnread(sum string, positions int) string {
	return fmt.Sprintf("%s; без читабельних дат: %d", sum, positions)
}
func (*ukrainian) UntilNow(start string) string { return start + " – дотепер" }
func (*ukrainian) Until(end string) string      { return "до " + end }
