package wire

import (
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/model"
)

// grouped is a number with its digits in groups of three, which can be read in one way only.
var grouped = regexp.MustCompile("^[+-]?[0-9]{1,3}([ \u00a0\u2009\u202f][0-9]{3})+([.,][0-9]{1,2})?$")

// parseDecimal reads a number. It reads "1 000", and rejects "1,000", which may be 1 or 1000.
func parseDecimal(s string) (Decimal, bool) {
	s = strings.TrimSpace(s)
	if grouped.MatchString(s) {
		s = strings.NewReplacer(" ", "", "\u00a0", "", "\u2009", "", "\u202f", "", ",", ".").Replace(s)
	}
	d, err := model.ParseDecimal(s)
	return Decimal(d), err == nil
}

// timeLayouts are the forms of §2.2's datetimes: with or without a zone, up to
// seven fraction digits (Go accepts any fraction after the seconds), or a date.
// Behind them are the forms of other services that have one reading only.
var timeLayouts = []string{
	time.RFC3339, "2006-01-02T15:04:05", "2006-01-02 15:04:05", "2006-01-02T15:04", time.DateOnly,
	"2006-01-02T15:04:05Z0700", "2006-01-02T15:04Z07:00", "2006-01-02T15:04Z0700",
	"2006-01-02 15:04", "2006-01-02 15:04:05Z07:00", "2006-01-02 15:04:05 Z07:00", "2006-01-02 15:04:05 Z0700",
	"02.01.2006", "02.01.2006 15:04", "02.01.2006 15:04:05",
	"2006. 1. 2.", "2006. 1. 2. 15:04", "2006. 1. 2. 15:04:05", "2006.1.2.", "2006.1.2. 15:04", "2006.1.2. 15:04:05",
}

// slashed are the forms in which either the month or the day comes first.
var slashed = [][2]string{
	{"1/2/2006", "2/1/2006"},
	{"1/2/2006 15:04", "2/1/2006 15:04"}, {"1/2/2006 15:04:05", "2/1/2006 15:04:05"},
	{"1/2/2006 3:04 PM", "2/1/2006 3:04 PM"}, {"1/2/2006 3:04:05 PM", "2/1/2006 3:04:05 PM"},
}

// parseSlashed reads a datetime with slashes if it has one reading only.
func parseSlashed(s string) (time.Time, bool) {
	for _, orders := range slashed {
		american, err := time.Parse(orders[0], s)
		other, err2 := time.Parse(orders[1], s)
		switch {
		case err == nil && (err2 != nil || american.Equal(other)):
			return american, true
		case err2 == nil && err != nil:
			return other, true
		}
	}
	return time.Time{}, false
}

// dotNet is a datetime as older .NET writes it: milliseconds since 1970, and a zone
// that does not move them.
var dotNet = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^/Date\((-?[0-9]{1,15})([+-][0-9]{4})?\)/$`) })

// parseTime reads a datetime; without a zone it is UTC (CONTRACT 25).
func parseTime(s string) (time.Time, bool) {
	s = strings.TrimSpace(s)
	for _, layout := range timeLayouts {
		if t, err := time.Parse(layout, s); err == nil {
			return writable(t)
		}
	}
	if t, ok := parseSlashed(s); ok {
		return writable(t)
	}
	if m := dotNet().FindStringSubmatch(s); m != nil {
		n, err := strconv.ParseInt(m[1], 10, 64)
		t, ok := writable(time.UnixMilli(n))
		return t, ok && err == nil
	}
	// Seconds since 1970 have ten digits from 2001 to 2286, milliseconds thirteen.
	n, err := strconv.ParseInt(s, 10, 64)
	switch {
	case err != nil || n < 0:
	case len(s) == 10:
		return writable(time.Unix(n, 0))
	case len(s) == 13:
		return writable(time.UnixMilli(n))
	}
	return time.Time{}, false
}

// sinceZero is later than .NET's empty date in any time zone.
var sinceZero = time.Time{}.Add(15 * time.Hour)

// writable rejects a year that RFC 3339 cannot write, which is a mistake, and returns the zero time for .NET's empty
// date.
func writable(t time.Time) (time.Time, bool) {
	if t = t.UTC(); t.Year() < 0 || t.Year() > 9999 {
		return time.Time{}, false
	}
	if t.Before(sinceZero) {
		return time.Time{}, true
	}
	return t, true
}
