package account

import (
	"strings"
	"testing"

	"shortlist/model/calendar"
)

// TestAnAnswerCountsInEachFormThatCalendarsWrite.
func TestAnAnswerCountsInEachFormThatCalendarsWrite(t *testing.T) {
	base := func(a answer, extra string) string {
		return "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nMETHOD:" + a.method + "\nBEGIN:VEVENT\nUID:" + a.uid + "\nDTSTAMP:" + a.stamp + "\nDTSTART:20261201T080000Z\nDTEND:20261201T083000Z\nSEQUENCE:0\n" + extra + "ORGANIZER;CN=HR:mailto:hr@example.com\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR\n"
	}
	part := func(kind, ics string) string {
		return "From: Olena <olena@example.org>\nTo: hr@example.com\nSubject: Re\nDate: Wed, 25 Nov 2026 12:00:00 +0200\nMIME-Version: 1.0\nContent-Type: " + kind + "\n\n" + ics
	}
	const cal = "text/calendar; charset=utf-8; method=REPLY"
	att := func(params, value string) string { return "ATTENDEE" + params + ":" + value + "\n" }
	yes, m := ";PARTSTAT=ACCEPTED", "mailto:olena@example.org"
	for _, c := range []struct {
		name string
		mail func(a answer) string
		want calendar.State // "": not changed
	}{
		{"1 outlook new: two parts, hidden html", func(a answer) string { return exchange(a) }, calendar.Agreed},
		{"2 outlook mobile: capital MAILTO, params quoted", func(a answer) string {
			return part(cal, base(a, att(`;PARTSTAT="ACCEPTED";CN="Olena"`, "MAILTO:Olena@Example.org")))
		}, calendar.Agreed},
		{"3 outlook: folded UID and attendee", func(a answer) string {
			x := base(a, "ATTENDEE;CN=\"Olena\";PARTSTAT=ACC\n EPTED:mailto:olena@ex\n ample.org\n")
			return part(cal, strings.Replace(x, "UID:"+a.uid, "UID:"+a.uid[:6]+"\n "+a.uid[6:], 1))
		}, calendar.Agreed},
		{"4 google with a plus alias in EMAIL", func(a answer) string { return part(cal, base(a, att(yes+";EMAIL=olena@example.org", "urn:uuid:1"))) }, calendar.Agreed},
		{"5 iphone: tentative", func(a answer) string { return part(cal, base(a, att(";PARTSTAT=TENTATIVE;ROLE=REQ-PARTICIPANT", m))) }, calendar.Unsure},
		{"6 apple: method lower case in the file", func(a answer) string {
			return part(cal, strings.Replace(base(a, att(yes, m)), "METHOD:REPLY", "method:reply", 1))
		}, calendar.Agreed},
		{"7 organizer is an attendee, too", func(a answer) string {
			return part(cal, base(a, att(";PARTSTAT=ACCEPTED", "mailto:hr@example.com")+att(";PARTSTAT=DECLINED", m)))
		}, calendar.Refused},
		{"8 sent by an assistant", func(a answer) string { return part(cal, base(a, att(yes+`;SENT-BY="mailto:ivan@example.org"`, m))) }, calendar.Agreed},
		{"9 delegated", func(a answer) string {
			return part(cal, base(a, att(`;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:ivan@example.org"`, m)))
		}, ""},
		{"10 needs-action", func(a answer) string { return part(cal, base(a, att(";PARTSTAT=NEEDS-ACTION", m))) }, ""},
		{"11 attendee with spaces around", func(a answer) string { return part(cal, base(a, att(yes, "mailto: olena@example.org "))) }, calendar.Agreed},
		{"12 a name with a colon and a semicolon", func(a answer) string { return part(cal, base(a, att(yes+`;CN="Koval: Olena; HR"`, m))) }, calendar.Agreed},
		{"13 a parameter without quotes and with a caret escape", func(a answer) string { return part(cal, base(a, att(yes+";CN=O^'lena", m))) }, calendar.Agreed},
		{"14 stamp with milliseconds missing Z", func(a answer) string {
			return part(cal, strings.Replace(base(a, att(yes, m)), a.stamp, "20261125T100000", 1))
		}, calendar.Agreed},
		{"15 in an application/ics alone", func(a answer) string { return part(`application/ics; name="reply.ics"`, base(a, att(yes, m))) }, calendar.Agreed},
		{"16 octet-stream named ics", func(a answer) string { return part(`application/octet-stream; name="REPLY.ICS"`, base(a, att(yes, m))) }, calendar.Agreed},
		{"17 windows-1251 comment without a set", func(a answer) string {
			return part("text/calendar; method=REPLY", base(a, "COMMENT:\xd2\xe0\xea, \xe4\xff\xea\xf3\xfe\n"+att(yes, m)))
		}, calendar.Agreed},
		{"18 a blank line at the beginning and folded by a tab", func(a answer) string {
			return part(cal, "\n"+base(a, "ATTENDEE;PARTSTAT=ACCEPTED\n\t:mailto:olena@example.org\n"))
		}, calendar.Agreed},
		{"19 partstat lower case", func(a answer) string { return part(cal, base(a, att(";partstat=accepted", m))) }, calendar.Agreed},
		{"20 X-REPLYTIME and a refresh", func(a answer) string {
			return part(cal, strings.Replace(base(a, att(yes, m)), "METHOD:REPLY", "METHOD:REFRESH", 1))
		}, ""},
		{"21 the same attendee twice, the last with the answer", func(a answer) string { return part(cal, base(a, att(";PARTSTAT=NEEDS-ACTION", m)+att(yes, m))) }, calendar.Agreed},
		{"22 declinecounter", func(a answer) string {
			return part(cal, strings.Replace(base(a, att(yes, m)), "METHOD:REPLY", "METHOD:DECLINECOUNTER", 1))
		}, ""},
		{"23 alarm inside with its own attendee", func(a answer) string {
			return part(cal, strings.Replace(base(a, att(yes, m)), "END:VEVENT", "BEGIN:VALARM\nATTENDEE;PARTSTAT=DECLINED:mailto:olena@example.org\nUID:z\nEND:VALARM\nEND:VEVENT", 1))
		}, calendar.Agreed},
		{"24 quoted-printable soft breaks", func(a answer) string {
			return evolution(func() answer { a.partstat, a.attendee = "ACCEPTED", "olena@example.org"; return a }())
		}, calendar.Agreed},
	} {
		d, _ := meeting(t, three()...)
		i := d.books(1, "tue 10:00")
		a := answer{method: "REPLY", uid: i.UID, partstat: "ACCEPTED", attendee: "olena@example.org", stamp: "20261125T100000Z"}
		got, err := d.ReadReply(t.Context(), strings.NewReader(crlf(c.mail(a))), 0, false)
		if err != nil || len(got) != 1 || got[0].Changed != (c.want != "") || c.want != "" && got[0].Interview.State != c.want {
			t.Errorf("%s: %v %+v", c.name, err, got)
		} else if strings.HasPrefix(c.name, "17") && got[0].Comment != "Так, дякую" {
			t.Errorf("%s: %q", c.name, got[0].Comment)
		}
	}
}
