package worklife

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of durations at work. Each language has its own variable.
type words struct {
	UpToMonth string
	UpToYear  string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Days(n int) string
	Months(n int) string
	Years(n int) string
	YearsMonths(years, months int) string
	MonthsBetween(least, most int) string
	About(length string) string
	UpTo(length string) string
	ShortMonths(n int) string
	ShortYears(n int) string
	Unread(positions int) string
	InPositions(length string, positions int) string
	WithUnread(sum string, positions int) string
	UntilNow(start string) string
	Until(end string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	UpToMonth: "up to a month",
	UpToYear:  "up to a year",

	sentences: new(english),
}

type english struct{}

func (*english) Days(n int) string   { return amount.Plural(n, "day") }
func (*english) Months(n int) string { return amount.Plural(n, "month") }
func (*english) Years(n int) string  { return amount.Plural(n, "year") }
func (*english) YearsMonths(years, months int) string {
	return amount.Plural(years, "year") + " " + amount.Plural(months, "month")
}
func (*english) MonthsBetween(least, most int) string {
	return fmt.Sprintf("%d to %d months", least, most)
}
func (*english) About(length string) string { return "about " + length }
func (*english) UpTo(length string) string  { return "up to " + length }
func (*english) ShortMonths(n int) string   { return fmt.Sprintf("%dmo", n) }
func (*english) ShortYears(n int) string    { return fmt.Sprintf("%dy", n) }
func (*english) Unread(positions int) string {
	return amount.Plural(positions, "position") + ", dates not readable"
}
func (*english) InPositions(length string, positions int) string {
	return length + " in " + amount.Plural(positions, "position")
}
func (*english) WithUnread(sum string, positions int) string {
	return fmt.Sprintf("%s; %d without readable dates", sum, positions)
}
func (*english) UntilNow(start string) string { return start + " – now" }
func (*english) Until(end string) string      { return "until " + end }
