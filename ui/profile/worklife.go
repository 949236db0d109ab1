package profile

import (
	"fmt"
	"math"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// Days of a month and of a year, on average.
const (
	monthDays = 30.4375
	yearDays  = 365.25
)

// Limits of the spread between the least and the most days that a duration can have.
const (
	near  = 62  // two months: up to this spread, the duration is shown as known
	loose = 200 // up to this spread, months are worth showing
)

// Length words a duration: "2 years 3 months", "about 3 years", "5 to 14 months", "up to a
// year".
func Length(d career.Days) string {
	spread := d.Most - d.Least
	switch {
	case spread <= near:
		return exact(d)
	case d.About < 8: // both ends in one year, for example
		return upTo(d.Most)
	case spread <= loose:
		return sayAbout(span(d.About))
	case d.About >= 330:
		return sayAbout(sayYears(int(math.Round(float64(d.About) / yearDays))))
	case months(d.Least) < 1:
		return upTo(d.Most)
	}
	return lang.Plural(months(d.Most), "%[2]d to %[1]d months", "%[2]d to %[1]d months", months(d.Least))
}

// exact words a duration that is known, or nearly so.
func exact(d career.Days) string {
	switch {
	case d.Least == d.Most && d.About < 25:
		return lang.Plural(d.About, "%d day", "%d days")
	case d.Least != d.Most && d.About <= 20: // start and end lie within one month
		return upTo(d.Most)
	}
	return span(d.About)
}

// Sum writes a working life: "about 6 years 2 months in 4 positions; 1 without readable
// dates".
func Sum(life career.Career) string {
	read := len(life.Positions) - life.Unread
	if read == 0 {
		return lang.Plural(life.Unread, "%d position, dates not readable", "%d positions, dates not readable")
	}
	sum := ""
	switch d := life.Total; {
	case d.Least == d.Most, read == 1:
		sum = Length(d)
	case d.Most-d.Least <= near*read && d.About == d.Most:
		sum = span(d.About) // the positions have whole months
	case d.Most-d.Least <= near*read:
		sum = sayAbout(span(d.About))
	default:
		sum = Length(d)
	}
	sum = lang.Plural(read, "%[2]s in %[1]d position", "%[2]s in %[1]d positions", sum)
	if life.Unread > 0 {
		sum = lang.Text("%s; %d without readable dates", sum, life.Unread)
	}
	return sum
}

func upTo(days int) string {
	switch n := months(days); {
	case n <= 1:
		return lang.Text("up to a month")
	case n == 12:
		return lang.Text("up to a year")
	}
	return lang.TextIn("worklife", "up to %s", span(days))
}

// span writes days as years and months, at least one month.
func span(days int) string {
	n := max(months(days), 1)
	switch years, rest := n/12, n%12; {
	case years == 0:
		return lang.Plural(rest, "%d month", "%d months")
	case rest == 0:
		return sayYears(years)
	default:
		return fmt.Sprintf("%s %s", lang.Plural(years, "%d year", "%d years"), lang.Plural(rest, "%d month", "%d months"))
	}
}

// Short writes days of work in at most four cells, for lists: "8mo", "4y"; "" without work.
func Short(days int) string {
	switch n := months(days); {
	case days <= 0:
		return ""
	case n < 12:
		return lang.Text("%dmo", max(n, 1))
	default:
		return lang.Text("%dy", n/12)
	}
}

func months(days int) int { return int(math.Round(float64(days) / monthDays)) }

// PlainPeriod is Period with readable dates in figures, so that the periods of several applicants can be compared.
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
		return lang.Text("%s – now", start)
	case start == "":
		return lang.Text("until %s", end)
	}
	return start + " – " + end
}

func sayYears(n int) string { return lang.Plural(n, "%d year", "%d years") }

func sayAbout(length string) string { return lang.Text("about %s", length) }
