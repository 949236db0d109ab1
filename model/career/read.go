package career

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"
)

// Day is a day of the calendar, counted from 1 January 1970.
type Day int

func day(year, month, of int) Day {
	return Day(time.Date(year, time.Month(month), of, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// Today returns the day of a moment in its time zone.
func Today(now time.Time) Day { return day(now.Year(), int(now.Month()), now.Day()) }

// Year returns the year of the day.
func (d Day) Year() int { return d.date().Year() }

func (d Day) date() time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// Date is a day as exactly as it was written: it lies between First and Last, both
// included.
type Date struct{ First, Last Day }

// Plain returns the date in figures, as 2020-01 or 2020; "" unless it is a day, a month or a year.
func (d Date) Plain() string {
	first, last := d.First.date(), d.Last.date()
	switch {
	case first.Year() == last.Year() && first.Month() == last.Month():
		return first.Format("2006-01")
	case first.Year() == last.Year() && first.YearDay() == 1 && last.AddDate(0, 0, 1).Year() > last.Year():
		return first.Format("2006")
	}
	return ""
}

// begins returns the day on which a position that starts at the date is counted to
// begin: the first of a month, since months count whole at both ends; the middle of a
// less exact date.
func (d Date) begins() Day {
	if d.Last-d.First < longestMonth {
		return d.First
	}
	return d.middle()
}

// ends returns the day on which a position that ends at the date is counted to end: the
// last of a month, or the middle of a less exact date.
func (d Date) ends() Day {
	if d.Last-d.First < longestMonth {
		return d.Last
	}
	return d.middle()
}

func (d Date) middle() Day { return d.First + (d.Last-d.First)/2 }

// longestMonth is in days.
const longestMonth = 31

// Span is a time of work: from Start to End, both included.
type Span struct {
	Start, End Date
	Present    bool // the person still works there
}

// firstYear is the first year in which a person at work today may have begun.
const firstYear = 1940

// longest is how many bytes a date may take. A longer text is a story.
const longest = 80

// Read reads the dates of a time of work as candidates write them. An empty end means
// that it goes on today (§2.2). ok is false for dates that cannot be read, could mean
// several years, lie in the future, or end before they start.
func Read(start, end string, today Day) (span Span, ok bool) {
	if span.Start, ok = read(start, begins, today); !ok {
		return Span{}, false
	}
	switch words := fold(end); {
	case words == "" || ongoing[strings.Join(strings.FieldsFunc(words, between), " ")]:
		span.End, span.Present = Date{today, today}, true
	default:
		if span.End, ok = read(end, ends, today); !ok {
			return Span{}, false
		}
	}
	if span.End.Last < span.Start.First {
		return Span{}, false
	}
	// Each date narrows the other: "06.2020 – 2020" ends in June at the earliest.
	span.Start.Last = min(span.Start.Last, span.End.Last)
	span.End.First = max(span.End.First, span.Start.First)
	return span, true
}

func notWord(r rune) bool { return !unicode.IsLetter(r) }

func between(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// clock matches a time of day behind a date. Programs write it, and people do not mean
// it.
var clock = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`[t ] ?\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[ap]m)?( ?(z|utc|gmt)| ?[+-]\d{2}:?\d{2})?$`)
})

// read reads one date. side has the words that may be before or behind it.
func read(s string, side map[string]bool, today Day) (Date, bool) {
	words := fold(s)
	if words == "" || len(words) > longest {
		return Date{}, false
	}
	if at := clock().FindStringIndex(words); at != nil {
		words = words[:at[0]]
	}
	p, ok := parse(words, side)
	if !ok {
		return Date{}, false
	}
	// Each reading gives a date. Readings in one year are joined to a less exact date;
	// readings in two years cannot be decided.
	var found []Date
	for _, d := range p.readings(today) {
		if d.First <= today {
			d.Last = min(d.Last, today)
			found = append(found, d)
		}
	}
	if len(found) == 0 {
		return Date{}, false
	}
	date := found[0]
	for _, d := range found[1:] {
		if d.First.Year() != date.First.Year() {
			return Date{}, false
		}
		date = Date{min(date.First, d.First), max(date.Last, d.Last)}
	}
	return date, true
}

// number is a number in a date.
type number struct {
	value  int
	digits int
	year   bool // a sign or a word marks it as one: "'19", "19 р."
	mark   rune // the sign before it: '.', '/', '-' or ' '
}

// parts are the parts of a date.
type parts struct {
	numbers []number
	month   int // 0 if no month is named
	numeral int // a Roman numeral, of a month or a quarter; 0 without one
	first   int // first month of a part of the year
	last    int
}

// parse takes a folded date apart. ok is false for a text that holds more than a date.
func parse(words string, side map[string]bool) (p parts, ok bool) {
	mark := ' '
	named := 0
	for rest := words; rest != ""; {
		r := []rune(rest)[0]
		switch {
		case r >= '0' && r <= '9':
			n := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
			value, err := strconv.Atoi(rest[:n])
			if err != nil || n > 4 || n == 3 {
				return p, false
			}
			p.numbers = append(p.numbers, number{value: value, digits: n, year: mark == '\'', mark: mark})
			rest, mark = rest[n:], ' '
		case unicode.IsLetter(r):
			word := rest
			if n := strings.IndexFunc(rest, notWord); n >= 0 {
				word = rest[:n]
			}
			rest = rest[len(word):]
			switch {
			case yearly[word]:
				if n := len(p.numbers); n > 0 {
					p.numbers[n-1].year = true
				}
			case side[word] || ordinal[word]:
			case quarterly[word] && p.last == 0:
				p.first, p.last = -1, -1 // a number decides which winter it is
			case seasons[word] != [2]int{} && p.last == 0:
				p.first, p.last = seasons[word][0], seasons[word][1]
				named++
			case roman[word] > 0:
				p.numeral = roman[word]
				named++
			case months()[word] > 0:
				p.month = months()[word]
				named++
			default:
				return p, false
			}
			mark = ' '
		case strings.ContainsRune("./-'", r):
			rest, mark = rest[1:], r
		case strings.ContainsRune(" ,()", r):
			rest = rest[1:]
		default:
			return p, false
		}
	}
	if p.last == -1 && !p.quarter() {
		return p, false
	}
	p.month = max(p.month, p.numeral)
	return p, named <= 1
}

// quarter finds the quarter of a year: "II кв. 2020", "Q2 2020".
func (p *parts) quarter() bool {
	which := p.numeral
	if which == 0 {
		i := slices.IndexFunc(p.numbers, func(n number) bool { return n.digits == 1 })
		if i < 0 {
			return false
		}
		which = p.numbers[i].value
		p.numbers = slices.Delete(p.numbers, i, i+1)
	}
	p.first, p.last, p.numeral = 3*which-2, 3*which, 0
	return which >= 1 && which <= 4 && p.month == 0
}

// readings returns all readings of the parts as a date.
func (p parts) readings(today Day) (out []Date) {
	add := func(year number, months ...number) {
		y, ok := year.fullYear(today)
		if !ok || len(months) == 0 {
			return
		}
		m := months[0].value
		switch {
		case len(months) == 1 && m >= 1 && m <= 12:
			out = append(out, Date{day(y, m, 1), day(y, m+1, 1) - 1})
		case len(months) == 2:
			d := months[1].value
			if exact := day(y, m, d); m >= 1 && m <= 12 && d >= 1 && exact.date().Day() == d {
				out = append(out, Date{exact, exact})
			}
		}
	}
	n, named := p.numbers, number{value: p.month}
	switch {
	case p.last > 0:
		if len(n) != 1 {
			return nil
		}
		if y, ok := n[0].fullYear(today); ok && n[0].surelyYear() {
			out = append(out, Date{day(y, p.first, 1), day(y, p.last+1, 1) - 1})
		}
	case p.month > 0 && len(n) == 1:
		if n[0].surelyYear() {
			add(n[0], named)
		}
	case p.month > 0 && len(n) == 2:
		for i, year := range n {
			if of := n[1-i]; year.surelyYear() && !of.surelyYear() {
				add(year, named, of)
			}
		}
	case p.month > 0:
	case len(n) == 1:
		if y, ok := n[0].fullYear(today); ok && n[0].surelyYear() {
			out = append(out, Date{day(y, 1, 1), day(y, 12, 31)})
		}
	case len(n) == 2:
		switch {
		case n[0].surelyYear() && !n[1].surelyYear():
			add(n[0], n[1])
		case n[1].surelyYear() && !n[0].surelyYear():
			add(n[1], n[0])
		case n[0].value <= 12 && n[1].value > 12: // a day and a year without a month are no date of work
			add(n[1], n[0])
		}
	case len(n) == 3 && !n[1].year && n[1].digits < 4:
		if !n[2].surelyYear() {
			add(n[0], n[1], n[2])
		}
		if !n[0].surelyYear() {
			add(n[2], n[1], n[0])
			if n[1].mark != '.' && n[1].mark != ' ' { // some write the month first there
				add(n[2], n[0], n[1])
			}
		}
	}
	return out
}

// surelyYear reports whether a number can only be a year.
func (n number) surelyYear() bool { return n.year || n.digits == 4 || n.value > 31 }

// fullYear returns the year that a number means. Two digits mean the last such year
// that has come. ok is false for a year before firstYear.
func (n number) fullYear(today Day) (year int, ok bool) {
	year, now := n.value, today.Year()
	switch {
	case n.digits == 1:
		return 0, false
	case n.digits == 2:
		if year += now - now%100; year > now {
			year -= 100
		}
	}
	return year, year >= firstYear && year <= now
}
