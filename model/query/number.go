package query

import (
	"fmt"
	"math"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/career"
)

// An index of words compares no numbers, so a number is several words: its digits to
// the base of 16, of all its places, of all but the last, and so on down to none. Any
// range then is a few dozen words, of which one is to be found. What is not known of an
// application has no such word, and is in no range.

// quantity is a kind of numbers that applications are compared by.
type quantity struct {
	name   string // no other one's begins so
	places int    // digits to the base of 16; larger numbers count as the largest
}

var (
	ages    = quantity{"age", 2}
	days    = quantity{"day", 4}     // of the application, since 1970
	worked  = quantity{"worked", 4}  // days of experience, of those who do not work now
	working = quantity{"working", 4} // the day since when those who work now would have worked that long
	amounts = quantity{"amount", 10} // hundredths of the salary wish
)

func (q quantity) largest() int64 { return 1<<(4*q.places) - 1 }

func (q quantity) token(prefix int64, digits int) string {
	if digits == 0 {
		return barrier + q.name
	}
	return fmt.Sprintf("%s%s%0*x", barrier, q.name, digits, prefix)
}

// marks are the words of a number.
func (q quantity) marks(n int64) (out []string) {
	n = min(max(n, 0), q.largest())
	for digits := range q.places + 1 {
		out = append(out, q.token(n>>(4*(q.places-digits)), digits))
	}
	return out
}

// between finds the numbers of a range, both ends included.
func (q quantity) between(from, to int64) (out []pattern) {
	from, to = max(from, 0), min(to, q.largest())
	var cover func(prefix int64, digits int)
	cover = func(prefix int64, digits int) {
		width := 4 * (q.places - digits)
		first := prefix << width
		last := first + 1<<width - 1
		switch {
		case last < from || to < first:
		case from <= first && last <= to:
			out = append(out, pattern{q.token(prefix, digits), false})
		default:
			for digit := range int64(16) {
				cover(prefix<<4+digit, digits+1)
			}
		}
	}
	cover(0, 0)
	return out
}

// dayOf is a day of the calendar where the program runs, counted from 1970.
func dayOf(t time.Time) int64 { return int64(career.Today(t.Local())) }

// hundredths are those of an amount of money; what is less than one does not count.
func hundredths(d model.Decimal) int64 {
	whole, fraction, _ := strings.Cut(string(d), ".")
	n := int64(0)
	for _, digit := range whole + (fraction + "00")[:2] {
		if digit < '0' || digit > '9' { // nobody wishes to pay
			return 0
		}
		if n = n*10 + int64(digit-'0'); n > amounts.largest() {
			return amounts.largest()
		}
	}
	return n
}

// experienceMarks are those of a working life, as it was when its owner applied. Who
// works now has a day more every day, so of them it is noted since when they would have
// worked.
func experienceMarks(c *model.Candidate) []string {
	if c.Date.IsZero() {
		return nil
	}
	today := career.Today(c.Date.Local())
	life := career.Of(c.Applicant.Experience, today)
	if life.Unread == len(life.Positions) {
		return nil
	}
	for _, p := range life.Positions {
		if p.Read && p.Span.Present {
			return working.marks(int64(today) - int64(life.Total.About))
		}
	}
	return worked.marks(int64(life.Total.About))
}

// longest is more years than anybody works.
const longest = 1000

// experience finds those with so many whole years of experience, as screens word them.
func experience(from, to int64, now time.Time) []pattern {
	least, most := yearsInDays(from), yearsInDays(min(to, longest)+1)-1
	today := dayOf(now)
	return append(worked.between(least, most), working.between(today-most, today-least)...)
}

// yearsInDays is the least of days that is rounded to so many years.
func yearsInDays(years int64) int64 {
	const month = 30.4375
	if years <= 0 {
		return 0
	}
	return int64(math.Ceil((12*float64(min(years, longest+1)) - 0.5) * month))
}
