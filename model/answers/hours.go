package answers

import (
	"strings"
	"time"

	"shortlist/model/lang"
)

// Hours are the hours of a day in which letters leave, in minutes after midnight. Both 0: all day.
type Hours struct{ From, To int }

// ParseHours reads hours such as "08:00-20:00"; "00:00-24:00" is all day.
func ParseHours(text string) (Hours, error) {
	from, to, _ := strings.Cut(text, "-")
	begin, ok := minuteOf(from)
	end, ok2 := minuteOf(to)
	if !ok || !ok2 || begin >= end {
		return Hours{}, lang.NewError(`give two times of a day, the earlier first, like "08:00-20:00"`)
	}
	return Hours{begin, end}, nil
}

// minuteOf returns the minutes after midnight of a time of a day, up to 24:00.
func minuteOf(text string) (minute int, ok bool) {
	if text == "24:00" {
		return 24 * 60, true
	}
	t, err := time.Parse("15:04", text)
	return t.Hour()*60 + t.Minute(), err == nil && len(text) == len("08:00")
}

// Allowed returns the first moment from t on at which letters may leave.
func (h Hours) Allowed(t time.Time, sunday bool, zone *time.Location) time.Time {
	t = t.In(zone)
	for {
		minute := t.Hour()*60 + t.Minute()
		switch {
		case t.Weekday() == time.Sunday && !sunday, h != (Hours{}) && minute >= h.To:
			t = time.Date(t.Year(), t.Month(), t.Day()+1, 0, 0, 0, 0, zone)
			if t.Hour() == 23 { // the day begins at one o'clock, because its midnight is missing
				t = t.Add(time.Hour)
			}
		case h != (Hours{}) && minute < h.From:
			return time.Date(t.Year(), t.Month(), t.Day(), h.From/60, h.From%60, 0, 0, zone)
		default:
			return t
		}
	}
}
