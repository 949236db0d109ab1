package model

import "time"

// Day is a day of the local calendar, as "2026-12-01". Days compare as their strings do.
type Day string

// DayOf is the day of a time, in the zone of that time.
func DayOf(t time.Time) Day { return Day(t.Format(time.DateOnly)) }

// Begin is when the day begins here; zero for no day.
func (d Day) Begin() time.Time {
	t, err := time.ParseInLocation(time.DateOnly, string(d), time.Local)
	if err != nil {
		return time.Time{}
	}
	return t
}
