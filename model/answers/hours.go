package answers

import (
	"time"

	"shortlist/model/lang"
)

// Hours are the hours of a day in which letters leave, in minutes after midnight. Both 0: all day.
type Hours struct{ From, To int }

// ParseHours reads hours such as "08:00-20:00"; "00:00-24:00" is all day.
func ParseHours(text string) (Hours, error) {
	if text == "00:00-24:00" {
		return Hours{}, nil
	}
	var from, to string
	if len(text) == len("08:00-20:00") && text[5] == '-' {
		from, to = text[:5], text[6:]
	}
	begin, err := time.Parse("15:04", from)
	end, err2 := time.Parse("15:04", to)
	h := Hours{begin.Hour()*60 + begin.Minute(), end.Hour()*60 + end.Minute()}
	if err != nil || err2 != nil || h.From >= h.To {
		return Hours{}, lang.NewError(`give two times of a day, the earlier first, like "08:00-20:00"`)
	}
	return h, nil
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
