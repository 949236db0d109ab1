// Package amount words counts, sizes and ages for a person.
package amount

import (
	"strconv"
	"time"

	"github.com/dustin/go-humanize"
)

// Plural words a count: Plural(1, "job") is "1 job", Plural(2, "job") is "2 jobs". many
// is the plural of a noun that does not take an s.
func Plural(n int, one string, many ...string) string {
	switch {
	case n == 1:
		return "1 " + one
	case len(many) > 0:
		return strconv.Itoa(n) + " " + many[0]
	}
	return strconv.Itoa(n) + " " + one + "s"
}

// People counts people: "1 person", "2 people".
func People(n int) string { return Plural(n, "person", "people") }

// Bytes words a size: "512 B", "23 KB", "1.4 MB", "64 MB", "2.5 GB".
func Bytes(n int64) string {
	const kilo, mega, giga = 1 << 10, 1 << 20, 1 << 30
	switch {
	case n < kilo:
		return strconv.FormatInt(n, 10) + " B"
	case n < mega:
		return strconv.FormatInt(n/kilo, 10) + " KB"
	case n < giga && (n%mega == 0 || n >= 100*mega):
		return strconv.FormatInt(n/mega, 10) + " MB"
	case n < giga:
		return strconv.FormatFloat(float64(n)/mega, 'f', 1, 64) + " MB"
	}
	return strconv.FormatFloat(float64(n)/giga, 'f', 1, 64) + " GB"
}

// Ago words an age in at most four cells: "now", "3m", "5h", "2d", "8mo", "3y".
func Ago(age time.Duration) string {
	const day = 24 * time.Hour
	in := func(unit time.Duration, name string) string { return strconv.Itoa(int(age/unit)) + name }
	switch {
	case age < time.Minute:
		return "now"
	case age < time.Hour:
		return in(time.Minute, "m")
	case age < day:
		return in(time.Hour, "h")
	case age < 60*day:
		return in(day, "d")
	case age < 2*365*day:
		return in(30*day, "mo")
	}
	return in(365*day, "y")
}

// Number writes a number with its thousands apart: "9,167".
func Number(n int) string { return humanize.Comma(int64(n)) }
