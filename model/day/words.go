package day

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the texts of this package. Each language has its own variable.
type words struct {
	Hint    string
	NotADay string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	Passed(day string) string
	TooFar(day string, years int) string
	In(day string, days int) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

// own is the vocabulary of the language of the texts.
var own = lang.Choose(&daysInEnglish, &daysInUkrainian, &daysInRomanian, &daysInHungarian)

var daysInEnglish = vocabulary{
	days:     [3]string{"today", "tomorrow", "overmorrow"},
	weekdays: [7]string{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"},
	months:   [12]string{"january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"},
	units:    [4]string{"days", "weeks", "months", "years"},
	lead:     "in", choices: "tomorrow, 3d, mon, 2w, 1m",
}

var inEnglish = words{
	Hint:    "3d, 2w, mon or 2026-12-01",
	NotADay: "Type a day such as 3d, 2w, 1m, tomorrow, mon, 2026-12-01 or 01.12.2026.",

	sentences: new(english),
}

type english struct{}

func (*english) Passed(day string) string { return day + " has passed." }
func (*english) TooFar(day string, years int) string {
	return fmt.Sprintf("%s is more than %s ahead.", day, amount.Plural(years, "year"))
}
func (*english) In(day string, days int) string {
	switch days {
	case 0:
		return day + " (today)"
	case 1:
		return day + " (tomorrow)"
	}
	return day + " (in " + amount.Plural(days, "day") + ")"
}
