// Package worklife words how long people worked, and when, for every screen.
package worklife

import (
	"fmt"
	"math"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/career"
	"shortlist/ui/text"
)

// Days of a month and of a year, on average.
const (
	monthDays = 30.4375
	yearDays  = 365.25
)

// Spreads between the least and the most a length can be, in days.
const (
	near  = 62  // what two months leave open: the length is told as if it were known
	loose = 200 // what is worth telling to the month
)

// Length words how long something took: "2 years 3 months", "about 3 years", "5
// to 14 months", "up to a year".
func Length(d career.Days) string {
	spread := d.Most - d.Least
	switch {
	case spread <= near:
		return exact(d)
	case d.About < 8: // both ends in one year, say
		return upTo(d.Most)
	case spread <= loose:
		return "about " + span(d.About)
	case d.About >= 330:
		return "about " + amount.Plural(int(math.Round(float64(d.About)/yearDays)), "year")
	case months(d.Least) < 1:
		return upTo(d.Most)
	}
	return fmt.Sprintf("%d to %d months", months(d.Least), months(d.Most))
}

// exact words a length that is known, or nearly so.
func exact(d career.Days) string {
	switch {
	case d.Least == d.Most && d.About < 25:
		return amount.Plural(d.About, "day")
	case d.Least != d.Most && d.About <= 20: // within a month
		return upTo(d.Most)
	}
	return span(d.About)
}

// Sum words a working life: "about 6 years 2 months in 4 positions; 1 without
// readable dates".
func Sum(life career.Career) string {
	read := len(life.Positions) - life.Unread
	if read == 0 {
		return amount.Plural(life.Unread, "position") + ", dates not readable"
	}
	said := ""
	switch d := life.Total; {
	case d.Least == d.Most, read == 1:
		said = Length(d)
	case d.Most-d.Least <= near*read && d.About == d.Most:
		said = span(d.About) // of whole months
	case d.Most-d.Least <= near*read:
		said = "about " + span(d.About)
	default:
		said = Length(d)
	}
	said += " in " + amount.Plural(read, "position")
	if life.Unread > 0 {
		said += fmt.Sprintf("; %d without readable dates", life.Unread)
	}
	return said
}

func upTo(days int) string {
	switch n := months(days); {
	case n <= 1:
		return "up to a month"
	case n == 12:
		return "up to a year"
	}
	return "up to " + span(days)
}

// span words days in years and months, one month at least.
func span(days int) string {
	n := max(months(days), 1)
	switch years, rest := n/12, n%12; {
	case years == 0:
		return amount.Plural(rest, "month")
	case rest == 0:
		return amount.Plural(years, "year")
	default:
		return amount.Plural(years, "year") + " " + amount.Plural(rest, "month")
	}
}

// Short words days of work in four cells at most, as ages are in the lists: "8mo", "4y";
// "" for none.
func Short(days int) string {
	switch n := months(days); {
	case days <= 0:
		return ""
	case n < 12:
		return fmt.Sprintf("%dmo", max(n, 1))
	default:
		return fmt.Sprintf("%dy", n/12)
	}
}

func months(days int) int { return int(math.Round(float64(days) / monthDays)) }

// Period words when a position was held, as the candidate wrote it.
func Period(e model.Experience) string {
	start, end := text.Line(e.Start), text.Line(e.End)
	switch {
	case start == "" && end == "":
		return ""
	case end == "":
		return start + " – now"
	case start == "":
		return "until " + end
	}
	return start + " – " + end
}
