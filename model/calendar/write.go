package calendar

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"shortlist/model/mail"
)

// longestLine is how many octets a line has at most, without its end.
const longestLine = 75

// utc is the layout of a time in a calendar.
const utc = "20060102T150405Z"

// Write returns an invitation, or the cancellation of one: its lines have at most 75 octets and end with CR LF. Times are in
// UTC, so that the reader needs no zone of ours.
func Write(e Event) ([]byte, error) {
	status := map[Method]string{Request: "CONFIRMED", Cancel: "CANCELLED"}[e.Method]
	switch {
	case status == "":
		return nil, errors.New("an invitation has the method REQUEST or CANCEL")
	case e.UID == "" || strings.ContainsFunc(e.UID, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune(`\;,`, r) }):
		return nil, errors.New("the event has no UID that each calendar reads alike")
	case !e.End.After(e.Start):
		return nil, errors.New("the event ends before it begins")
	case len(e.Attendees) == 0:
		return nil, errors.New("the event has no attendee")
	}
	organizer, err := person("ORGANIZER", e.Organizer)
	if err != nil {
		return nil, err
	}
	people := []string{organizer}
	for _, a := range e.Attendees {
		attendee, err := person("ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE", a.Address)
		if err != nil {
			return nil, err
		}
		people = append(people, attendee)
	}
	var w writer
	w.begin(e.Method)
	w.event(&e, status, people)
	w.line("END:VCALENDAR")
	return w.Bytes(), nil
}

// WriteAll returns events as a file for a calendar of one's own. People are named only in the titles.
func WriteAll(events []Event) ([]byte, error) {
	var w writer
	w.begin(Publish)
	for _, e := range events {
		if e.UID == "" || !e.End.After(e.Start) {
			return nil, errors.New("an event has no UID, or ends before it begins")
		}
		w.event(&e, "CONFIRMED", nil)
	}
	w.line("END:VCALENDAR")
	return w.Bytes(), nil
}

func (w *writer) begin(m Method) {
	w.line("BEGIN:VCALENDAR")
	w.line("PRODID:-//shortlist//shortlist//EN")
	w.line("VERSION:2.0")
	w.line("CALSCALE:GREGORIAN")
	w.line("METHOD:" + string(m))
}

// event writes an event, with the lines of its people.
func (w *writer) event(e *Event, status string, people []string) {
	w.line("BEGIN:VEVENT")
	w.line("UID:" + e.UID)
	w.line("SEQUENCE:" + strconv.Itoa(e.Sequence))
	w.line("DTSTAMP:" + e.Stamp.UTC().Format(utc))
	w.line("DTSTART:" + e.Start.UTC().Format(utc))
	w.line("DTEND:" + e.End.UTC().Format(utc))
	w.line("SUMMARY:" + escape(strings.Join(strings.Fields(mail.CleanText(e.Title)), " "))) // calcurse takes no event with lines in its title
	if e.Place != "" {
		w.line("LOCATION:" + escape(e.Place))
	}
	if e.Text != "" {
		w.line("DESCRIPTION:" + escape(strings.TrimSpace(e.Text)))
	}
	w.line("STATUS:" + status) // khal shows an event with another status, or without one, as no meeting
	for _, line := range people {
		w.line(line)
	}
	w.line("END:VEVENT")
}

// writer collects the lines of a calendar.
type writer struct{ bytes.Buffer }

// line adds a line, and folds it between characters.
func (w *writer) line(s string) {
	room := longestLine
	for len(s) > room {
		end := room
		for !utf8.RuneStart(s[end]) {
			end--
		}
		w.WriteString(s[:end] + "\r\n ")
		s, room = s[end:], longestLine-1 // the space counts
	}
	w.WriteString(s + "\r\n")
}

// escape writes a text as the value of a property.
func escape(s string) string {
	lines := strings.Split(mail.CleanText(s), "\n")
	for i, line := range lines {
		lines[i] = strings.NewReplacer(`\`, `\\`, ";", `\;`, ",", `\,`).Replace(line)
	}
	return strings.Join(lines, `\n`)
}

// person writes a property whose value is a mailbox. A name is in quotation marks, whatever it is: some readers take a comma or
// a semicolon for the end of it. It holds none itself, and no "^", behind which some readers expect a code (RFC 6868).
func person(property string, a mail.Address) (string, error) {
	address, problem := mail.Usable(a.Mail)
	if problem != "" {
		return "", errors.New("an address of the event cannot be written to: " + string(problem))
	}
	if name := mail.CleanName(a.Name); name != "" {
		property += `;CN="` + strings.NewReplacer(`"`, "'", "^", "'").Replace(name) + `"`
	}
	return property + ":mailto:" + strings.NewReplacer("%", "%25", "?", "%3F", "#", "%23", "&", "%26").Replace(address), nil
}
