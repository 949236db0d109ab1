package amount

import (
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
)

// Date writes a day: "2 Jan 2026". It takes at most 11 cells.
func Date(t time.Time) string { return dated(t, lang.TextIn("layout of a date", "2 Jan 2006")) }

// Moment writes a day of this year with the time: "2 Jan 15:04". It takes at most 12 cells.
func Moment(t time.Time) string { return dated(t, lang.TextIn("layout of a date", "2 Jan 15:04")) }

// LongDate writes a day with the time for a document: "2 January 2026, 15:04".
func LongDate(t time.Time) string {
	return dated(t, lang.TextIn("layout of a date", "2 January 2006, 15:04"))
}

// LongDay writes a day for a sentence: "2 January 2026".
func LongDay(t time.Time) string { return dated(t, lang.TextIn("layout of a date", "2 January 2006")) }

// Day writes a day with its name, for a sentence: "Friday, 2 January 2026".
func Day(t time.Time) string {
	return dated(t, lang.TextIn("layout of a date", "Monday, 2 January 2006"))
}

// DayTimeOf writes a day with its name and the time, for a letter in a language: "Friday, 2 January 2026, 15:04".
func DayTimeOf(l lang.Language, t time.Time) string {
	word := func(english string) string { return lang.WordOf(l, "names in dates", english) }
	return datedIn(word, t, lang.WordOf(l, "layout of a date", lang.Mark("layout of a date", "Monday, 2 January 2006"))) + ", " + t.Format("15:04")
}

// ShortDay writes a day near today, without its year: "2 Jan". It takes at most 6 cells.
func ShortDay(t time.Time) string { return dated(t, lang.TextIn("layout of a date", "2 Jan")) }

// NamedDay writes a day near today with its short name: "Mon 2 Jan". It takes at most 12 cells.
func NamedDay(t time.Time) string { return dated(t, lang.TextIn("layout of a date", "Mon 2 Jan")) }

// NamedMoment is NamedDay with the time: "Mon 2 Jan 15:04".
func NamedMoment(t time.Time) string { return NamedDay(t) + t.Format(" 15:04") }

// Never is shown for a time that has not come.
func Never() string { return lang.TextIn("a date", "never") }

// dated writes a time by a layout of package time, with the names of the language. The time stays in its zone.
func dated(t time.Time, layout string) string {
	return datedIn(func(english string) string { return lang.Word("names in dates", english) }, t, layout)
}

// The names in dates.
var (
	weekdayNames = lang.Mark("names in dates", "Sunday Monday Tuesday Wednesday Thursday Friday Saturday")
	shortDays    = lang.Mark("names in dates", "Sun Mon Tue Wed Thu Fri Sat")
	monthNames   = lang.Mark("names in dates", "January February March April May June July August September October November December")
	shortMonths  = lang.Mark("names in dates", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
)

// datedIn is dated with the names of a language.
func datedIn(word func(english string) string, t time.Time, layout string) string {
	named := func(place, names string, at int) (string, bool) {
		before, after, ok := strings.Cut(layout, place)
		if !ok {
			return "", false
		}
		return datedIn(word, t, before) + strings.Fields(word(names))[at] + datedIn(word, t, after), true
	}
	if text, ok := named("Monday", weekdayNames, int(t.Weekday())); ok {
		return text
	}
	if text, ok := named("Mon", shortDays, int(t.Weekday())); ok {
		return text
	}
	if text, ok := named("January", monthNames, int(t.Month())-1); ok {
		return text
	}
	if text, ok := named("Jan", shortMonths, int(t.Month())-1); ok {
		return text
	}
	return t.Format(layout)
}

// Decimal writes a number with one digit behind the sign that the language puts there: "1.4".
func Decimal(f float64) string {
	return strings.Replace(strconv.FormatFloat(f, 'f', 1, 64), ".", lang.TextIn("decimal sign", "."), 1)
}
