package calendar

import (
	"bytes"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
	"shortlist/model/mail"
)

// Limits of a file.
const (
	mostEvents = 100
	mostRules  = 100 // of a zone
)

// ErrNone is returned for a file without an event.
var ErrNone = lang.NewError("the file has no event of a calendar")

// Read returns the events of a file, which may have several calendars. Times without a zone are in local. Text of the events
// is not safe to show.
func Read(data []byte, local *time.Location) ([]Event, error) {
	var (
		events []Event
		open   []string // the components that the line is in
		method Method
		zones  map[string]*zone
		of     *zone
		rule   *observance
		lines  []line // of the event; its times are read at the end of the calendar, whose zones may follow
		first  int    // of the events of the calendar
		read   [][]line
	)
	end := func() {
		for i, of := range read {
			events[first+i].Method = method
			events[first+i].readTimes(of, zones, local)
		}
		read = nil
	}
	for _, l := range linesOf(data) {
		inside := ""
		if len(open) > 0 {
			inside = open[len(open)-1]
		}
		switch {
		case l.name == "BEGIN":
			open = append(open, strings.ToUpper(l.value))
			switch open[len(open)-1] {
			case "VCALENDAR":
				end()
				open, method, zones, first = open[len(open)-1:], "", map[string]*zone{}, len(events)
			case "VTIMEZONE":
				of = &zone{}
			case "STANDARD", "DAYLIGHT":
				rule = &observance{}
			case "VEVENT":
				lines = nil
			}
		case l.name == "END":
			switch {
			case inside == "VEVENT" && len(events) < mostEvents:
				events, read = append(events, eventOf(lines)), append(read, lines)
			case (inside == "STANDARD" || inside == "DAYLIGHT") && of != nil && rule != nil && len(of.rules) < mostRules:
				of.rules, rule = append(of.rules, *rule), nil
			case inside == "VTIMEZONE" && of != nil && zones != nil:
				zones[of.id], of = of, nil
			}
			if len(open) > 0 {
				open = open[:len(open)-1]
			}
		case inside == "VCALENDAR" && l.name == "METHOD":
			method = Method(strings.ToUpper(strings.TrimSpace(l.value)))
		case inside == "VTIMEZONE" && l.name == "TZID" && of != nil:
			of.id = unescape(l.value)
		case rule != nil && (inside == "STANDARD" || inside == "DAYLIGHT"):
			rule.read(l)
		case inside == "VEVENT":
			lines = append(lines, l)
		}
	}
	end()
	if len(events) == 0 {
		return nil, ErrNone
	}
	return events, nil
}

// line is a property of a calendar, its name in capitals.
type line struct {
	name, value string
	params      map[string]string // by name in capitals
}

// linesOf returns the lines of a file without their folds, whatever its line ends. A line without a value is left out.
func linesOf(data []byte) (out []line) {
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	data = bytes.ReplaceAll(data, []byte("\r"), []byte("\n"))
	data = bytes.ReplaceAll(bytes.ReplaceAll(data, []byte("\n "), nil), []byte("\n\t"), nil)
	for text := range strings.SplitSeq(strings.ToValidUTF8(string(data), "\ufffd"), "\n") {
		if l, ok := parseLine(strings.TrimPrefix(text, "\ufeff")); ok {
			out = append(out, l)
		}
	}
	return out
}

// parseLine reads a line such as ATTENDEE;CN="a: b";RSVP=TRUE:mailto:a@example.org.
func parseLine(s string) (l line, ok bool) {
	end := strings.IndexAny(s, ";:")
	if end <= 0 {
		return line{}, false
	}
	l = line{name: strings.ToUpper(strings.TrimSpace(s[:end])), params: map[string]string{}}
	for s = s[end:]; strings.HasPrefix(s, ";"); {
		name, rest, found := strings.Cut(s[1:], "=")
		if !found {
			return line{}, false
		}
		value := ""
		if after, quoted := strings.CutPrefix(rest, `"`); quoted {
			if value, s, found = strings.Cut(after, `"`); !found {
				return line{}, false
			}
			for strings.HasPrefix(s, `,"`) { // a list of values, of which the first counts
				if _, s, found = strings.Cut(s[2:], `"`); !found {
					return line{}, false
				}
			}
			more := strings.IndexAny(s, ";:")
			if more < 0 {
				return line{}, false
			}
			s = s[more:]
		} else {
			more := strings.IndexAny(rest, ";:")
			if more < 0 {
				return line{}, false
			}
			value, s = rest[:more], rest[more:]
		}
		l.params[strings.ToUpper(name)] = value
	}
	l.value, ok = strings.CutPrefix(s, ":")
	return l, ok
}

// unescape returns the text of a value.
func unescape(s string) string {
	return strings.NewReplacer(`\\`, `\`, `\;`, ";", `\,`, ",", `\n`, "\n", `\N`, "\n").Replace(s)
}

// personOf returns the mailbox of a property.
func personOf(l line) mail.Address {
	address := strings.TrimSpace(l.value)
	if len(address) >= 7 && strings.EqualFold(address[:7], "mailto:") {
		address = address[7:]
	} else if l.params["EMAIL"] != "" { // Apple and Google may have an address of their own in the value
		address = l.params["EMAIL"]
	}
	if plain, err := url.PathUnescape(address); err == nil {
		address = plain
	}
	return mail.Address{Name: l.params["CN"], Mail: address}
}

// eventOf reads an event but for its times.
func eventOf(lines []line) (e Event) {
	for _, l := range lines {
		switch l.name {
		case "UID":
			e.UID = strings.TrimSpace(l.value)
		case "SEQUENCE":
			e.Sequence, _ = strconv.Atoi(strings.TrimSpace(l.value)) // 0 is what a missing one means
		case "DTSTAMP":
			e.Stamp, _ = time.Parse(utc, strings.TrimSpace(l.value)) // zero: older than any other
		case "SUMMARY":
			e.Title = unescape(l.value)
		case "LOCATION":
			e.Place = unescape(l.value)
		case "COMMENT":
			e.Comment = strings.TrimPrefix(e.Comment+"\n"+unescape(l.value), "\n")
		case "ORGANIZER":
			e.Organizer = personOf(l)
		case "ATTENDEE":
			e.Attendees = append(e.Attendees, Attendee{personOf(l), Answer(strings.ToUpper(l.params["PARTSTAT"]))})
		}
	}
	return e
}

// readTimes reads when an event begins and ends.
func (e *Event) readTimes(lines []line, zones map[string]*zone, local *time.Location) {
	for _, l := range lines {
		switch l.name {
		case "DTSTART":
			e.Start = timeOf(l, zones, local)
			e.AllDay = !strings.Contains(l.value, "T")
		case "DTEND":
			e.End = timeOf(l, zones, local)
		}
	}
	for _, l := range lines {
		if l.name == "DURATION" && e.End.IsZero() && !e.Start.IsZero() {
			e.End = e.Start.Add(durationOf(l.value))
		}
	}
}

// timeOf reads a time: in UTC, in a zone that the file describes or the system knows, or in local. A day is its midnight. The
// zero time is one that cannot be read.
func timeOf(l line, zones map[string]*zone, local *time.Location) time.Time {
	value := strings.TrimSpace(l.value)
	if t, err := time.Parse(utc, value); err == nil {
		return t
	}
	wall, err := time.Parse("20060102T150405", value)
	if err != nil {
		if wall, err = time.Parse("20060102", value); err != nil {
			return time.Time{}
		}
	}
	id := l.params["TZID"]
	in := local
	if id != "" {
		if of := zones[unescape(id)]; of != nil && len(of.rules) > 0 {
			return of.at(wall)
		}
		if in, err = time.LoadLocation(id); err != nil || id == "Local" {
			return time.Time{}
		}
	}
	if moments := Moments(wall, in); len(moments) > 0 {
		return moments[0]
	}
	return time.Date(wall.Year(), wall.Month(), wall.Day(), wall.Hour(), wall.Minute(), wall.Second(), 0, in).UTC()
}

var duration = regexp.MustCompile(`^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$`)

// durationOf reads a duration such as PT30M; 0 for anything else.
func durationOf(value string) (sum time.Duration) {
	m := duration.FindStringSubmatch(strings.TrimSpace(value))
	if m == nil {
		return 0
	}
	for i, unit := range []time.Duration{7 * day, day, time.Hour, time.Minute, time.Second} {
		n, _ := strconv.Atoi(m[i+1]) // figures, or nothing
		sum += time.Duration(n) * unit
	}
	return sum
}
