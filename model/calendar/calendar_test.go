package calendar

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"shortlist/model/mail"
)

var organizer = mail.Address{Name: "Олена Бондар", Mail: "hr@example.com"}

// interview returns an invitation of half an hour.
func interview(start time.Time, names ...string) Event {
	e := Event{
		Method: Request, UID: "abc123@example.com", Stamp: time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC), Start: start, End: start.Add(30 * time.Minute),
		Title: "Interview", Place: "Room 2", Organizer: organizer,
	}
	for i, name := range names {
		e.Attendees = append(e.Attendees, Attendee{mail.Address{Name: name, Mail: fmt.Sprintf("a%d@example.org", i)}, ""})
	}
	return e
}

func written(t testing.TB, e Event) []byte {
	t.Helper()
	data, err := Write(e)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func in(t testing.TB, name string) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

var morning = time.Date(2027, 1, 12, 8, 0, 0, 0, time.UTC)

// twelve are the cases that calendars differ in.
func twelve(t testing.TB) map[string]Event {
	kyiv := in(t, "Europe/Kyiv")
	moved := interview(morning.Add(time.Hour), "Ann Quay")
	moved.Sequence = 1
	cancelled := interview(morning, "Ann Quay")
	cancelled.Method, cancelled.Sequence = Cancel, 2
	cyrillic := interview(morning, strings.Repeat("Їжак ", 12))
	cyrillic.Title, cyrillic.Place = strings.Repeat("Співбесіда ", 15), strings.Repeat("вулиця", 30)
	offset := interview(time.Date(2027, 1, 12, 10, 0, 0, 0, time.FixedZone("a zone that no reader has", 2*3600)), "Ann Quay")
	marks := interview(morning, `Ion "Ionel" Țăran, dr.; colonel: x^n`)
	marks.Title, marks.Place, marks.Organizer.Name = `a, b; c\d`, "x;y,z", "Kovács, Őry; Zsófia"
	broken := interview(morning, "Ann\r\nX-EVIL:3")
	broken.Title, broken.Place, broken.Organizer.Name = "Interview\nX-EVIL:1", "Room 2\r\nBEGIN:VEVENT", "Olena\r\nX-EVIL:2"
	broken.Text = "Dear Ann,\n\n" + strings.Repeat("Чекаємо на вас. ", 40) + "\nEND:VEVENT\n"
	short := interview(morning, "Ann Quay")
	short.End = short.Start.Add(15 * time.Minute)
	twice := interview(time.Date(2027, 10, 31, 0, 30, 0, 0, time.UTC).In(kyiv), "Ann Quay")
	twice.End = twice.Start.Add(time.Hour) // 03:30 to 03:30
	return map[string]Event{
		"a move": moved, "a cancellation": cancelled, "two attendees": interview(morning, "Ann Quay", "Bob Quay"), "Cyrillic of 300 octets": cyrillic,
		"the night of summer time": interview(time.Date(2027, 3, 28, 0, 45, 0, 0, time.UTC).In(kyiv), "Ann Quay"), "a zone that readers lack": offset, "commas and semicolons": marks,
		"line breaks": broken, "the past": interview(morning.AddDate(-30, 0, 0), "Ann Quay"), "15 minutes": short, "an hour that comes twice": twice,
		"no name": interview(morning, ""),
	}
}

func TestAnInvitationHasTheLinesThatCalendarsRead(t *testing.T) {
	e := interview(morning, `Ivan "Ivo" Petrenko, Jr.`)
	e.Place, e.Text = "Room 2; second floor, left\nring twice", "Dear Ivan,\n\nbring your diploma; ring twice.\n"
	want := strings.ReplaceAll(`BEGIN:VCALENDAR
PRODID:-//shortlist//shortlist//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
UID:abc123@example.com
SEQUENCE:0
DTSTAMP:20261130T090000Z
DTSTART:20270112T080000Z
DTEND:20270112T083000Z
SUMMARY:Interview
LOCATION:Room 2\; second floor\, left\nring twice
DESCRIPTION:Dear Ivan\,\n\nbring your diploma\; ring twice.
STATUS:CONFIRMED
ORGANIZER;CN="Олена Бондар":mailto:hr@example.com
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE;CN="Ivan 'Ivo' Petrenko, Jr.":mailto:a0@example.org
END:VEVENT
END:VCALENDAR
`, "\n", "\r\n")
	if got := string(written(t, e)); got != want {
		t.Errorf("got\n%s", got)
	}
	e.Method, e.Sequence = Cancel, 1
	for _, line := range []string{"METHOD:CANCEL\r\n", "STATUS:CANCELLED\r\n", "SEQUENCE:1\r\n", "UID:abc123@example.com\r\n"} {
		if got := string(written(t, e)); !strings.Contains(got, line) {
			t.Errorf("a cancellation without %q:\n%s", line, got)
		}
	}
}

func TestTheTwelveCasesAreReadAsTheyWereMeant(t *testing.T) {
	for name, e := range twelve(t) {
		data := written(t, e)
		for line := range bytes.SplitSeq(bytes.TrimSuffix(data, []byte("\r\n")), []byte("\r\n")) {
			if len(line) > 75 || !utf8.Valid(line) || bytes.ContainsAny(line, "\r\n") {
				t.Errorf("%s: a line of %d octets: %q", name, len(line), line)
			}
		}
		read, err := Read(data, time.UTC)
		if err != nil || len(read) != 1 {
			t.Fatalf("%s: %d events, %v", name, len(read), err)
		}
		want := e
		want.Start, want.End = e.Start.UTC(), e.End.UTC()
		want.Title, want.Place = oneLine(e.Title), mail.CleanText(e.Place)
		clean := func(s string) string { return strings.NewReplacer(`"`, "'", "^", "'").Replace(mail.CleanName(s)) }
		want.Organizer.Name, want.Text = clean(e.Organizer.Name), "" // a reader needs no text of its own
		want.Attendees = nil
		for _, a := range e.Attendees {
			a.Name, a.Answer = clean(a.Name), "NEEDS-ACTION"
			want.Attendees = append(want.Attendees, a)
		}
		if diff := cmp.Diff(want, read[0]); diff != "" {
			t.Errorf("%s -want +got:\n%s", name, diff)
		}
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(mail.CleanText(s)), " ") }

func TestTwoCalendarsInOneFileAreBothRead(t *testing.T) {
	first, second := interview(morning, "Ann Quay"), interview(morning.Add(time.Hour), "Bob Quay")
	second.Method, second.UID = Cancel, "def456@example.com"
	read, err := Read(append(written(t, first), written(t, second)...), time.UTC)
	if err != nil || len(read) != 2 || read[0].UID != first.UID || read[0].Method != Request || read[1].UID != second.UID || read[1].Method != Cancel {
		t.Fatalf("%+v, %v", read, err)
	}
}

// TestNoTextOfAStrangerBeginsAProperty, whatever signs it is made of.
func TestNoTextOfAStrangerBeginsAProperty(t *testing.T) {
	signs := []rune("aЖ\r\n\\;,:\"'^ \t\u2028\u0085\u202e😀=nN")
	random := rand.New(rand.NewPCG(1, 2))
	text := func() string {
		out := make([]rune, random.IntN(200))
		for i := range out {
			out[i] = signs[random.IntN(len(signs))]
		}
		return string(out)
	}
	known := strings.Fields("BEGIN PRODID VERSION CALSCALE METHOD UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY LOCATION STATUS ORGANIZER ATTENDEE END")
	for range 5000 {
		e := interview(morning, text())
		e.Title, e.Place, e.Organizer.Name = text(), text(), text()
		data := written(t, e)
		names := map[string]int{}
		for _, l := range linesOf(data) {
			names[l.name]++
		}
		for _, name := range known {
			want := map[string]int{"BEGIN": 2, "END": 2, "LOCATION": names["LOCATION"]}[name]
			if want == 0 && name != "LOCATION" {
				want = 1
			}
			if names[name] != want {
				t.Fatalf("%d lines of %s in\n%q", names[name], name, data)
			}
			delete(names, name)
		}
		read, err := Read(data, time.UTC)
		if err != nil || len(names) > 0 || read[0].Title != oneLine(e.Title) || read[0].Place != mail.CleanText(e.Place) {
			t.Fatalf("%v, other lines %v, %+v of\n%q", err, names, read, data)
		}
		for line := range bytes.SplitSeq(data, []byte("\r\n")) {
			if len(line) > 75 || !utf8.Valid(line) {
				t.Fatalf("a line of %d octets: %q", len(line), line)
			}
		}
	}
}

func TestAnInvitationThatCalendarsReadDifferentlyIsNotWritten(t *testing.T) {
	for name, change := range map[string]func(*Event){
		"a reply":               func(e *Event) { e.Method = Reply },
		"no id":                 func(e *Event) { e.UID = "" },
		"an id with a break":    func(e *Event) { e.UID = "a\r\nX-EVIL:1" },
		"an end before":         func(e *Event) { e.End = e.Start },
		"an address of two":     func(e *Event) { e.Attendees[0].Mail = "a@example.org,b@example.org" },
		"no attendee":           func(e *Event) { e.Attendees = nil },
		"an organizer's breaks": func(e *Event) { e.Organizer.Mail = "hr@example.com\r\nX-EVIL:1" },
	} {
		e := interview(morning, "Ann Quay")
		change(&e)
		if data, err := Write(e); err == nil {
			t.Errorf("%s was written:\n%s", name, data)
		}
	}
}

// exchange is an answer with a zone that only its file explains.
const exchange = `BEGIN:VCALENDAR
METHOD:COUNTER
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:FLE Standard Time
BEGIN:STANDARD
DTSTART:16010101T040000
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ATTENDEE;PARTSTAT=TENTATIVE;CN="Quay: Ann":MAILTO:Ann@Example.org
COMMENT;LANGUAGE=en-US:Could we say\, an hour later?\n
UID:abc123@example.com
SUMMARY;LANGUAGE=en-US:New Time Proposed: Interview
DTSTART;TZID=FLE Standard Time:%s
DTEND;TZID=FLE Standard Time:20270712T113000
DTSTAMP:20261201T101010Z
SEQUENCE:0
X-MS-OLK-ORIGINALSTART;TZID=FLE Standard Time:20270112T100000
END:VEVENT
END:VCALENDAR
`

func TestATimeIsReadByTheZoneOfItsFile(t *testing.T) {
	kyiv := in(t, "Europe/Kyiv")
	for wall, want := range map[string]string{
		"20270112T100000": "2027-01-12T08:00Z", "20270712T100000": "2027-07-12T07:00Z",
		"20270328T025900": "2027-03-28T00:59Z", "20270328T040000": "2027-03-28T01:00Z", // the hour between is left out
		"20271031T025900": "2027-10-30T23:59Z", "20271031T033000": "2027-10-31T00:30Z", // the first of two
		"20271031T040000": "2027-10-31T02:00Z",
	} {
		read, err := Read(fmt.Appendf(nil, exchange, wall), time.UTC)
		if err != nil {
			t.Fatal(err)
		}
		e := read[0]
		if got := e.Start.UTC().Format("2006-01-02T15:04Z"); got != want {
			t.Errorf("%s is read as %s, want %s", wall, got, want)
		}
		clock, _ := time.Parse("20060102T150405", wall)
		if here := Moments(clock, kyiv); len(here) == 0 || !here[0].Equal(e.Start) {
			t.Errorf("%s: %s, but Kyiv has %s", wall, e.Start, here)
		}
		if e.Method != Counter || e.Comment != "Could we say, an hour later?\n" || !e.Stamp.Equal(time.Date(2026, 12, 1, 10, 10, 10, 0, time.UTC)) ||
			e.Attendees[0] != (Attendee{mail.Address{Name: "Quay: Ann", Mail: "Ann@Example.org"}, Tentative}) {
			t.Errorf("%+v", e)
		}
	}
}

func TestATimeInAZoneWithoutADescriptionIsNotGuessed(t *testing.T) {
	const file = "BEGIN:VCALENDAR\nMETHOD:COUNTER\nBEGIN:VEVENT\nUID:a\n%s\nEND:VEVENT\nEND:VCALENDAR\n"
	for line, want := range map[string]string{
		"DTSTART;TZID=FLE Standard Time:20270112T100000": "0001-01-01T00:00Z",
		"DTSTART;TZID=Europe/Kyiv:20270112T100000":       "2027-01-12T08:00Z",
		"DTSTART;TZID=Local:20270112T100000":             "0001-01-01T00:00Z",
		"DTSTART:20270112T100000":                        "2027-01-12T09:00Z", // as the reader's clock shows
		"DTSTART;VALUE=DATE:20270112":                    "2027-01-11T23:00Z",
		"DTSTART:20270112T100000Z":                       "2027-01-12T10:00Z",
		"DTSTART:tomorrow":                               "0001-01-01T00:00Z",
	} {
		read, err := Read(fmt.Appendf(nil, file, line), in(t, "Europe/Budapest"))
		if err != nil {
			t.Fatal(err)
		}
		if got := read[0].Start.UTC().Format("2006-01-02T15:04Z"); got != want {
			t.Errorf("%s is read as %s, want %s", line, got, want)
		}
	}
}

func TestAClockShowsAnHourNeverOnceOrTwice(t *testing.T) {
	kyiv, london := in(t, "Europe/Kyiv"), in(t, "Europe/London")
	for _, of := range []struct {
		zone *time.Location
		wall string
		want string
	}{
		{kyiv, "2027-03-28T02:59", "[00:59]"}, {kyiv, "2027-03-28T03:00", "[]"}, {kyiv, "2027-03-28T03:59", "[]"}, {kyiv, "2027-03-28T04:00", "[01:00]"},
		{kyiv, "2027-10-31T02:59", "[23:59]"}, {kyiv, "2027-10-31T03:00", "[00:00 01:00]"}, {kyiv, "2027-10-31T03:59", "[00:59 01:59]"}, {kyiv, "2027-10-31T04:00", "[02:00]"},
		{london, "2027-10-31T01:30", "[00:30 01:30]"}, {time.UTC, "2027-03-28T03:30", "[03:30]"}, {kyiv, "2027-07-01T12:00", "[09:00]"},
	} {
		wall, _ := time.Parse("2006-01-02T15:04", of.wall)
		var got []string
		for _, m := range Moments(wall, of.zone) {
			got = append(got, m.UTC().Format("15:04"))
		}
		if s := fmt.Sprint(got); s != of.want {
			t.Errorf("%s in %s: %s, want %s", of.wall, of.zone, s, of.want)
		}
	}
}

func TestADurationEndsAnEvent(t *testing.T) {
	for value, want := range map[string]time.Duration{"PT45M": 45 * time.Minute, "P1DT2H": 26 * time.Hour, "P2W": 14 * 24 * time.Hour, "half an hour": 0} {
		read, err := Read([]byte("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDURATION:"+value+"\r\nDTSTART:20270112T100000Z\r\nEND:VEVENT\r\nEND:VCALENDAR"), time.UTC)
		if err != nil || read[0].End.Sub(read[0].Start) != want {
			t.Errorf("%s: %v, %v", value, read, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(fmt.Appendf(nil, exchange, "20270112T100000"))
	for _, e := range twelve(f) {
		f.Add(written(f, e))
	}
	f.Add([]byte("BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nBEGIN:DAYLIGHT\nRRULE:BYMONTH=99;BYDAY=,SU;UNTIL=2\nEND:DAYLIGHT\nTZID:x\nEND:VTIMEZONE\nBEGIN:VEVENT\nDTSTART;TZID=x:99990112T100000\nEND:VEVENT\nEND:VCALENDAR"))
	f.Fuzz(func(t *testing.T, data []byte) {
		read, err := Read(data, time.UTC)
		if (err == nil) != (len(read) > 0) || len(read) > mostEvents {
			t.Fatal(len(read), err)
		}
	})
}
