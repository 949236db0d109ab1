package calendar

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// zone is a time zone as a file describes it. Exchange names zones as Windows does, and only this explains them.
type zone struct {
	id    string
	rules []observance
}

// observance is standard time or summer time, and when it begins.
type observance struct {
	from, to time.Duration // what UTC is behind, before and after
	starts   []time.Time   // by the clock before; the first, and others that are listed
	months   []int         // in which it begins each year; nil: it begins once
	days     []string      // such as -1SU or SU
	dates    []int         // days of the month; nil: each
	until    time.Time     // the last beginning; zero: it goes on
}

func (o *observance) read(l line) {
	switch l.name {
	case "TZOFFSETFROM":
		o.from = offsetOf(l.value)
	case "TZOFFSETTO":
		o.to = offsetOf(l.value)
	case "DTSTART", "RDATE":
		for value := range strings.SplitSeq(l.value, ",") {
			if t, err := time.Parse("20060102T150405", strings.TrimSpace(value)); err == nil {
				o.starts = append(o.starts, t)
			}
		}
	case "RRULE":
		for part := range strings.SplitSeq(strings.ToUpper(l.value), ";") {
			name, value, _ := strings.Cut(part, "=")
			switch name {
			case "BYMONTH":
				o.months = numbers(value)
				o.months = o.months[:min(len(o.months), 12)]
			case "BYDAY":
				o.days = strings.Split(value, ",")
			case "BYMONTHDAY":
				o.dates = numbers(value)
			case "UNTIL":
				o.until, _ = time.Parse("20060102", value[:min(len(value), 8)]) // zero: it goes on
			}
		}
		if o.months == nil && len(o.starts) > 0 {
			o.months = []int{int(o.starts[0].Month())}
		}
	}
}

func numbers(list string) (out []int) {
	for value := range strings.SplitSeq(list, ",") {
		if n, err := strconv.Atoi(strings.TrimSpace(value)); err == nil {
			out = append(out, n)
		}
	}
	return out
}

// offsetOf reads an offset such as +0200 or -033000.
func offsetOf(value string) time.Duration {
	value = strings.TrimSpace(value)
	if len(value) < 5 {
		return 0
	}
	hours, _ := strconv.Atoi(value[1:3]) // a damaged offset is 0
	minutes, _ := strconv.Atoi(value[3:5])
	offset := time.Duration(hours)*time.Hour + time.Duration(minutes)*time.Minute
	if value[0] == '-' {
		return -offset
	}
	return offset
}

// last returns the last beginning at or before a time by the clock before it; ok is false without any.
func (o *observance) last(wall time.Time) (at time.Time, ok bool) {
	for _, t := range o.starts {
		if !t.After(wall) && (!ok || t.After(at)) {
			at, ok = t, true
		}
	}
	if o.months == nil || !ok {
		return at, ok
	}
	for year := wall.Year() - 1; year <= wall.Year(); year++ {
		for _, month := range o.months {
			for day := 1; day <= 31; day++ {
				t := time.Date(year, time.Month(month), day, o.starts[0].Hour(), o.starts[0].Minute(), o.starts[0].Second(), 0, time.UTC)
				if o.isDay(t) && int(t.Month()) == month && !t.After(wall) && t.After(at) && (o.until.IsZero() || t.Before(o.until.AddDate(0, 0, 1))) {
					at = t
				}
			}
		}
	}
	return at, true
}

// isDay reports whether a day of the month is one of a rule.
func (o *observance) isDay(t time.Time) bool {
	if o.dates != nil && !slices.Contains(o.dates, t.Day()) {
		return false
	}
	if o.days == nil {
		return o.dates != nil || t.Day() == o.starts[0].Day()
	}
	name := strings.ToUpper(t.Weekday().String()[:2])
	behind := t.AddDate(0, 1, -t.Day()).Day() - t.Day() // days of the month that follow
	for _, day := range o.days {
		count, found := strings.CutSuffix(strings.TrimSpace(day), name)
		n, _ := strconv.Atoi(count) // 0: each such day
		if found && (n == 0 || n > 0 && (t.Day()-1)/7+1 == n || n < 0 && behind/7+1 == -n) {
			return true
		}
	}
	return false
}

// Moments returns the moments at which the clock of a zone shows what wall shows, the first first: one, none for an hour that
// is left out when summer time begins, or two for an hour that comes twice when it ends.
func Moments(wall time.Time, in *time.Location) (out []time.Time) {
	wall = time.Date(wall.Year(), wall.Month(), wall.Day(), wall.Hour(), wall.Minute(), wall.Second(), 0, time.UTC)
	for _, near := range []time.Duration{-day, day} {
		_, offset := wall.Add(near).In(in).Zone()
		t := wall.Add(-time.Duration(offset) * time.Second)
		_, is := t.In(in).Zone()
		if is == offset && !slices.ContainsFunc(out, t.Equal) {
			out = append(out, t)
		}
	}
	slices.SortFunc(out, time.Time.Compare)
	return out
}

// day is what a day has without a change of the clock.
const day = 24 * time.Hour

// at returns the moment that a clock of the zone shows. An hour that comes twice is the first, and one that is left out is
// read by the clock before.
func (z *zone) at(wall time.Time) time.Time {
	var since time.Time
	offset, found := z.rules[0].from, false
	for _, o := range z.rules {
		if at, ok := o.last(wall.Add(-max(o.to-o.from, 0))); ok && (!found || at.After(since)) {
			since, offset, found = at, o.to, true
		}
	}
	return wall.Add(-offset)
}
