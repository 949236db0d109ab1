package amount

import (
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
)

// calendar is how a language writes dates: layouts of package time, with the names of the language.
type calendar struct {
	date, moment, long  string
	day, short          string
	shortMonths, months string // January first
	weekdays            string // Sunday first
	never               string
}

var dates = lang.Choose(
	calendar{
		"2 Jan 2006", "2 Jan 15:04", "2 January 2006, 15:04", "Monday, 2 January 2006", "2 Jan",
		"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
		"January February March April May June July August September October November December",
		"Sunday Monday Tuesday Wednesday Thursday Friday Saturday", "never",
	},
	calendar{
		"2 Jan 2006", "2 Jan 15:04", "2 January 2006, 15:04", "Monday, 2 January 2006", "2 Jan",
		"січ лют бер кві тра чер лип сер вер жов лис гру",
		"січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
		"неділя понеділок вівторок середа четвер п'ятниця субота", "ніколи",
	},
	calendar{
		"2 Jan 2006", "2 Jan 15:04", "2 January 2006, 15:04", "Monday, 2 January 2006", "2 Jan",
		"ian feb mar apr mai iun iul aug sep oct nov dec",
		"ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
		"duminică luni marți miercuri joi vineri sâmbătă", "niciodată",
	},
	// In Hungarian the year comes first, and a date in a column has digits alone.
	calendar{
		"2006.01.02.", "01.02. 15:04", "2006. January 2., 15:04", "2006. January 2., Monday", "01.02.",
		"",
		"január február március április május június július augusztus szeptember október november december",
		"vasárnap hétfő kedd szerda csütörtök péntek szombat", "soha",
	},
)

// Date writes a day: "2 Jan 2026". It takes at most 11 cells.
func Date(t time.Time) string { return dated(t, dates.date) }

// Moment writes a day of this year with the time: "2 Jan 15:04". It takes at most 12 cells.
func Moment(t time.Time) string { return dated(t, dates.moment) }

// LongDate writes a day with the time for a document: "2 January 2026, 15:04".
func LongDate(t time.Time) string { return dated(t, dates.long) }

// Day writes a day with its name, for a sentence: "Friday, 2 January 2026".
func Day(t time.Time) string { return dated(t, dates.day) }

// ShortDay writes a day of about now: "2 Jan". It takes at most 6 cells.
func ShortDay(t time.Time) string { return dated(t, dates.short) }

// Never is for a time that has not come.
func Never() string { return dates.never }

// dated writes a time by a layout. The time stays in its zone.
func dated(t time.Time, layout string) string {
	for _, name := range []struct {
		place, names string
		at           int
	}{{"Monday", dates.weekdays, int(t.Weekday())}, {"January", dates.months, int(t.Month()) - 1}, {"Jan", dates.shortMonths, int(t.Month()) - 1}} {
		if before, after, ok := strings.Cut(layout, name.place); ok {
			return dated(t, before) + strings.Fields(name.names)[name.at] + dated(t, after)
		}
	}
	return t.Format(layout)
}

// Decimal writes a number with one digit behind the sign that the language puts there: "1.4".
func Decimal(f float64) string {
	return strings.Replace(strconv.FormatFloat(f, 'f', 1, 64), ".", unit.comma, 1)
}
