// Package amount words counts, sizes, ages and dates for a person, in the language of the texts, and reads the day that a
// person types for later, such as 3d, 2w, tomorrow, mon, 3 dec, 2026-12-01 or 01.12.2026.
package amount

import (
	"strconv"
	"time"

	"shortlist/model/lang"
)

// Bytes words a size: "512 B", "23 KB", "1.4 MB", "64 MB", "2.5 GB".
func Bytes(n int64) string {
	const kilo, mega, giga = 1 << 10, 1 << 20, 1 << 30
	switch {
	case n < kilo:
		return strconv.FormatInt(n, 10) + " " + lang.TextIn("unit", "B")
	case n < mega:
		return strconv.FormatInt(n/kilo, 10) + " " + lang.TextIn("unit", "KB")
	case n < giga && (n%mega == 0 || n >= 100*mega):
		return strconv.FormatInt(n/mega, 10) + " " + lang.TextIn("unit", "MB")
	case n < giga:
		return Decimal(float64(n)/mega) + " " + lang.TextIn("unit", "MB")
	}
	return Decimal(float64(n)/giga) + " " + lang.TextIn("unit", "GB")
}

// Unit is the unit of an age.
type Unit int

// The units. Moments are less than a minute.
const (
	Moments Unit = iota - 1
	Minutes
	Hours
	Days
	Months
	Years
)

// Age returns an age as a whole number of the unit that people use: days up to two months, months up to two years.
func Age(age time.Duration) (n int, of Unit) {
	const day = 24 * time.Hour
	switch {
	case age < time.Minute:
		return 0, Moments
	case age < time.Hour:
		return int(age / time.Minute), Minutes
	case age < day:
		return int(age / time.Hour), Hours
	case age < 60*day:
		return int(age / day), Days
	case age < 2*365*day:
		return int(age / (30 * day)), Months
	}
	return int(age / (365 * day)), Years
}

// Duration words a duration by its two largest units: "120 ms", "45 s", "5 min", "1 h 30 min", "2 days 3 h".
func Duration(d time.Duration) string {
	const day = 24 * time.Hour
	if d < time.Second {
		return lang.TextIn("a duration", "%d ms", d.Milliseconds())
	}
	d = d.Round(time.Second)
	days := lang.Plural(int(d/day), "%d day", "%d days")
	hours := lang.TextIn("a duration", "%d h", int(d%day/time.Hour))
	minutes := lang.TextIn("a duration", "%d min", int(d%time.Hour/time.Minute))
	seconds := lang.TextIn("a duration", "%d s", int(d%time.Minute/time.Second))
	switch {
	case d >= day && d%day < time.Hour:
		return days
	case d >= day:
		return days + " " + hours
	case d >= time.Hour && d%time.Hour < time.Minute:
		return hours
	case d >= time.Hour:
		return hours + " " + minutes
	case d >= time.Minute && d%time.Minute == 0:
		return minutes
	case d >= time.Minute:
		return minutes + " " + seconds
	}
	return seconds
}

// Ago words an age in at most four cells: "now", "3m", "5h", "2d", "8mo", "3y".
func Ago(age time.Duration) string {
	switch n, of := Age(age); of {
	case Minutes:
		return lang.TextIn("minutes, at most four cells", "%dm", n)
	case Hours:
		return lang.TextIn("hours, at most four cells", "%dh", n)
	case Days:
		return lang.TextIn("days, at most four cells", "%dd", n)
	case Months:
		return lang.TextIn("months, at most four cells", "%dmo", n)
	case Years:
		return lang.TextIn("years, at most four cells", "%dy", n)
	}
	return lang.TextIn("an age, at most four cells", "now")
}
