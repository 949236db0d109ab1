// Package amount words counts, sizes, ages and dates for a person, in the language of the texts.
package amount

import (
	"strconv"
	"time"

	"shortlist/model/lang"
)

// Plural counts in English: Plural(1, "job") is "1 job", Plural(2, "job") is "2 jobs".
// many is the plural of a noun that does not take an s.
func Plural(n int, one string, many ...string) string {
	form := one + "s"
	if n == 1 || n == -1 {
		form = one
	} else if len(many) > 0 {
		form = many[0]
	}
	return Number(n) + " " + form
}

// InUkrainian counts in Ukrainian: InUkrainian(22, "заявка", "заявки", "заявок") is "22 заявки".
func InUkrainian(n int, one, few, many string) string {
	form := many
	switch last, teen := n%10, n/10%10 == 1; {
	case teen:
	case last == 1:
		form = one
	case last >= 2 && last <= 4:
		form = few
	}
	return Number(n) + " " + form
}

// InRomanian counts in Romanian, with "de" from 20 on: InRomanian(20, "candidat", "candidați") is
// "20 de candidați".
func InRomanian(n int, one, few string) string {
	form := few
	if n == 1 {
		form = one
	} else if last := n % 100; last > 19 || last == 0 && n > 0 {
		form = "de " + few
	}
	return Number(n) + " " + form
}

// InHungarian counts in Hungarian, where a noun stays singular after a number. Its calls, inlined, would
// add 12 kB to the program.
//
//go:noinline
func InHungarian(n int, noun string) string { return Number(n) + " " + noun }

// units are the short names of units in a language.
type units struct {
	kilo, mega, giga, byte               string
	now, minute, hour, day, month, years string
	comma                                string // before decimals
}

var unit = lang.Choose(
	units{"KB", "MB", "GB", "B", "now", "m", "h", "d", "mo", "y", "."},
	units{"КБ", "МБ", "ГБ", "Б", "щ.", "хв", "г", "дн", "м", "р", ","}, // "щ." is щойно
	units{"KB", "MB", "GB", "B", "acum", "m", "h", "z", "l", "a", ","},
	units{"KB", "MB", "GB", "B", "most", "p", "ó", "n", "h", "é", ","},
)

// Bytes words a size: "512 B", "23 KB", "1.4 MB", "64 MB", "2.5 GB".
func Bytes(n int64) string {
	const kilo, mega, giga = 1 << 10, 1 << 20, 1 << 30
	switch {
	case n < kilo:
		return strconv.FormatInt(n, 10) + " " + unit.byte
	case n < mega:
		return strconv.FormatInt(n/kilo, 10) + " " + unit.kilo
	case n < giga && (n%mega == 0 || n >= 100*mega):
		return strconv.FormatInt(n/mega, 10) + " " + unit.mega
	case n < giga:
		return Decimal(float64(n)/mega) + " " + unit.mega
	}
	return Decimal(float64(n)/giga) + " " + unit.giga
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

// Age returns an age in whole units of the kind that a person counts it in.
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

// Ago words an age in at most four cells: "now", "3m", "5h", "2d", "8mo", "3y".
func Ago(age time.Duration) string {
	n, of := Age(age)
	if of == Moments {
		return unit.now
	}
	return strconv.Itoa(n) + [...]string{unit.minute, unit.hour, unit.day, unit.month, unit.years}[of]
}

// Number writes a number as a salary is written: a row may have both.
func Number(n int) string { return lang.Number(n) }
