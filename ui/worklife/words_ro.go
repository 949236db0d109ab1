package worklife

import (
	"fmt"

	"shortlist/model/amount"
)

var inRomanian = words{
	UpToMonth: "până la o lună",
	UpToYear:  "până la un an",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Days(n int) string   { return amount.InRomanian(n, "zi", "zile") }
func (*romanian) Months(n int) string { return amount.InRomanian(n, "lună", "luni") }
func (*romanian) Years(n int) string  { return amount.InRomanian(n, "an", "ani") }
func (*romanian) YearsMonths(years, months int) string {
	return amount.InRomanian(years, "an", "ani") + " " + amount.InRomanian(months, "lună", "luni")
}
func (*romanian) MonthsBetween(least, most int) string {
	return fmt.Sprintf("%d–", least) + amount.InRomanian(most, "lună", "luni")
}
func (*romanian) About(length string) string { return "circa " + length }
func (*romanian) UpTo(length string) string  { return "până la " + length }
func (*romanian) ShortMonths(n int) string   { return fmt.Sprintf("%dl", n) }
func (*romanian) ShortYears(n int) string    { return fmt.Sprintf("%da", n) }
func (*romanian) Unread(positions int) string {
	return amount.InRomanian(positions, "post", "posturi") + ", date ilizibile"
}
func (*romanian) InPositions(length string, positions int) string {
	return length + " în " + amount.InRomanian(positions, "post", "posturi")
}
func (*romanian) WithUnread(sum string, positions int) string {
	return fmt.Sprintf("%s; %d fără date lizibile", sum, positions)
}
func (*romanian) UntilNow(start string) string { return start + " – acum" }
func (*romanian) Until(end string) string      { return "până în " + end }
