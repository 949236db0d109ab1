// Package worklife writes how long applicants worked, and when, for every screen.
package worklife

import (
	"math"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/ui/text"
)

// Days of a month and of a year, on average.
const (
	monthDays = 30.4375
	yearDays  = 365.25
)

// Spreads between the shortest and the longest that a length can be, in days.
const (
	near  = 62  // two months: the length is shown as known
	loose = 200 // up to this, months are worth showing
)

// Length writes a duration: "2 years 3 months", "about 3 years", "5 to 14 months", "up to a
// year".
func Length(d career.Days) string {
	spread := d.Most - d.Least
	switch {
	case spread <= near:
		return exact(d)
	case d.About < 8: // both ends in one year, for example
		return upTo(d.Most)
	case spread <= loose:
		return say.About(span(d.About))
	case d.About >= 330:
		return say.About(say.Years(int(math.Round(float64(d.About) / yearDays))))
	case months(d.Least) < 1:
		return upTo(d.Most)
	}
	return say.MonthsBetween(months(d.Least), months(d.Most))
}

// exact writes a length that is known, or nearly so.
func exact(d career.Days) string {
	switch {
	case d.Least == d.Most && d.About < 25:
		return say.Days(d.About)
	case d.Least != d.Most && d.About <= 20: // within a month
		return upTo(d.Most)
	}
	return span(d.About)
}

// Sum writes a working life: "about 6 years 2 months in 4 positions; 1 without readable
// dates".
func Sum(life career.Career) string {
	read := len(life.Positions) - life.Unread
	if read == 0 {
		return say.Unread(life.Unread)
	}
	sum := ""
	switch d := life.Total; {
	case d.Least == d.Most, read == 1:
		sum = Length(d)
	case d.Most-d.Least <= near*read && d.About == d.Most:
		sum = span(d.About) // of whole months
	case d.Most-d.Least <= near*read:
		sum = say.About(span(d.About))
	default:
		sum = Length(d)
	}
	sum = say.InPositions(sum, read)
	if life.Unread > 0 {
		sum = say.WithUnread(sum, life.Unread)
	}
	return sum
}

func upTo(days int) string {
	switch n := months(days); {
	case n <= 1:
		return say.UpToMonth
	case n == 12:
		return say.UpToYear
	}
	return say.UpTo(span(days))
}

// span writes days as years and months, at least one month.
func span(days int) string {
	n := max(months(days), 1)
	switch years, rest := n/12, n%12; {
	case years == 0:
		return say.Months(rest)
	case rest == 0:
		return say.Years(years)
	default:
		return say.YearsMonths(years, rest)
	}
}

// Short writes days of work in at most four cells, for lists: "8mo", "4y"; "" without work.
func Short(days int) string {
	switch n := months(days); {
	case days <= 0:
		return ""
	case n < 12:
		return say.ShortMonths(max(n, 1))
	default:
		return say.ShortYears(n / 12)
	}
}

func months(days int) int { return int(math.Round(float64(days) / monthDays)) }

// PlainPeriod is Period with the dates in figures where they can be read, so that those of several applicants can be compared.
func PlainPeriod(e model.Experience, today career.Day) string {
	span, ok := career.Read(e.Start, e.End, today)
	if !ok {
		return Period(e)
	}
	if start := span.Start.Plain(); start != "" {
		e.Start = start
	}
	if end := span.End.Plain(); span.Present {
		e.End = ""
	} else if end != "" {
		e.End = end
	}
	return Period(e)
}

// Period writes when a position was held, in the applicant's own words.
func Period(e model.Experience) string {
	start, end := text.Line(e.Start), text.Line(e.End)
	switch {
	case start == "" && end == "":
		return ""
	case end == "":
		return say.UntilNow(start)
	case start == "":
		return say.Until(end)
	}
	return start + " – " + end
}
