package worklife

import (
	"fmt"

	"shortlist/model/amount"
)

var inHungarian = words{
	UpToMonth: "legfeljebb egy hónap",
	UpToYear:  "legfeljebb egy év",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Days(n int) string   { return amount.InHungarian(n, "nap") }
func (*hungarian) Months(n int) string { return amount.InHungarian(n, "hónap") }
func (*hungarian) Years(n int) string  { return amount.InHungarian(n, "év") }
func (*hungarian) YearsMonths(years, months int) string {
	return amount.InHungarian(years, "év") + " " + amount.InHungarian(months, "hónap")
}
func (*hungarian) MonthsBetween(least, most int) string {
	return fmt.Sprintf("%d–%d hónap", least, most)
}
func (*hungarian) About(length string) string { return "kb. " + length }
func (*hungarian) UpTo(length string) string  { return "legfeljebb " + length }
func (*hungarian) ShortMonths(n int) string   { return fmt.Sprintf("%dhó", n) }
func (*hungarian) ShortYears(n int) string    { return fmt.Sprintf("%dé", n) }
func (*hungarian) Unread(positions int) string {
	return amount.InHungarian(positions, "munkakör") + ", nem olvasható dátumok"
}
func (*hungarian) InPositions(length string, positions int) string {
	return length + ", " + amount.InHungarian(positions, "munkakör")
}
func (*hungarian) WithUnread(sum string, positions int) string {
	return fmt.Sprintf("%s; %d olvasható dátum nélkül", sum, positions)
}
func (*hungarian) UntilNow(start string) string { return start + " – most" }
func (*hungarian) Until(end string) string      { return "eddig: " + end }
