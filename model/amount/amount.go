// Package amount words counts, sizes and ages for a person.
package amount

import (
	"cmp"
	"strconv"
	"time"

	"github.com/dustin/go-humanize"
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// Forms are the forms of a counted noun, by CLDR's plural categories. A language that
// lacks a category leaves its form empty; Other is always set.
type Forms struct{ One, Few, Many, Other string }

// Count returns the number as Number does, and the form that the language's CLDR rules choose:
// Count(language.English, 2, Forms{One: "job", Other: "jobs"}) is "2 jobs".
func Count(l language.Tag, n int, f Forms) string {
	form := f.Other
	switch plural.Cardinal.MatchPlural(l, max(n, -n), 0, 0, 0, 0) {
	case plural.One:
		form = cmp.Or(f.One, form)
	case plural.Few:
		form = cmp.Or(f.Few, form)
	case plural.Many:
		form = cmp.Or(f.Many, form)
	case plural.Zero, plural.Two, plural.Other: // no language of shortlist has the first two
	}
	return Number(n) + " " + form
}

// Plural counts in English: Plural(1, "job") is "1 job", Plural(2, "job") is "2 jobs".
// many is the plural of a noun that does not take an s.
func Plural(n int, one string, many ...string) string {
	other := one + "s"
	if len(many) > 0 {
		other = many[0]
	}
	return Count(language.English, n, Forms{One: one, Other: other})
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
