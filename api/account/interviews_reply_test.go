package account

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model/blind"
	"shortlist/model/calendar"
	"shortlist/model/mail"
	"shortlist/model/packet"
	"shortlist/model/store"
)

func readMail(data []byte) (mail.Incoming, error) { return mail.Read(bytes.NewReader(data)) }

func (d *desk) reply(text string) []Reply {
	d.t.Helper()
	out, err := d.ReadReply(d.t.Context(), strings.NewReader(text), 0, false)
	if err != nil {
		d.t.Fatal(err)
	}
	return out
}

// answer is what a calendar's reply has.
type answer struct {
	method, uid, partstat, attendee, stamp, comment string
	sequence                                        int
	at                                              string // a time that it asks for, as 20261202T100000; "" for the interview's
}

// replyMail is a plain reply.
func replyMail(uid string, sequence int, partstat, attendee, stamp, comment string) string {
	return evolution(answer{method: "REPLY", uid: uid, sequence: sequence, partstat: partstat, attendee: attendee, stamp: stamp, comment: comment})
}

func crlf(s string) string {
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\n", "\r\n")
}

// wrapped is base64 in lines.
func wrapped(s string) (out string) {
	code := base64.StdEncoding.EncodeToString([]byte(s))
	for len(code) > 76 {
		out, code = out+code[:76]+"\n", code[76:]
	}
	return out + code + "\n"
}

const kyivOfWindows = `BEGIN:VTIMEZONE
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
`

func (a answer) start() string {
	if a.at != "" {
		return a.at
	}
	return "20261201T100000"
}

// exchange is the structure of Outlook with Exchange: capitals in MAILTO, a zone of Windows, two parts of text.
func exchange(a answer) string {
	ics := crlf(fmt.Sprintf("BEGIN:VCALENDAR\nMETHOD:%s\nPRODID:Microsoft Exchange Server 2010\nVERSION:2.0\n%sBEGIN:VEVENT\nATTENDEE;PARTSTAT=%s;CN=Olena:MAILTO:%s\nCOMMENT;LANGUAGE=uk-UA:%s\\n\nUID:%s\nSUMMARY;LANGUAGE=uk-UA:Прийнято: Співбесіда\nDTSTART;TZID=FLE Standard Time:%s\nDTEND;TZID=FLE Standard Time:%s3000\nCLASS:PUBLIC\nPRIORITY:5\nDTSTAMP:%s\nTRANSP:OPAQUE\nSTATUS:CONFIRMED\nSEQUENCE:%d\nX-MICROSOFT-CDO-APPT-SEQUENCE:0\nEND:VEVENT\nEND:VCALENDAR\n",
		a.method, kyivOfWindows, a.partstat, strings.ToUpper(a.attendee), a.comment, a.uid, a.start(), a.start()[:11], a.stamp, a.sequence))
	return crlf("From: Olena <" + a.attendee + ">\nTo: hr@example.com\nSubject: =?utf-8?B?0J/RgNC40LnQvdGP0YLQvg==?=\nMIME-Version: 1.0\nContent-Type: multipart/alternative;\n\tboundary=\"_000_1_\"\n\n--_000_1_\nContent-Type: text/plain; charset=\"koi8-u\"\nContent-Transfer-Encoding: base64\n\n" +
		wrapped("\xf4\xc1\xcb") + "\n--_000_1_\nContent-Type: text/html; charset=\"utf-8\"\n\n<p>Так</p>\n--_000_1_\nContent-Type: text/calendar; charset=\"utf-8\"; method=" + a.method + "\nContent-Transfer-Encoding: base64\n\n" + wrapped(ics) + "\n--_000_1_--\n")
}

// gmail has the calendar twice, once as a file.
func gmail(a answer) string {
	ics := crlf(fmt.Sprintf("BEGIN:VCALENDAR\nPRODID:-//Google Inc//Google Calendar 70.9054//EN\nVERSION:2.0\nCALSCALE:GREGORIAN\nMETHOD:%s\nBEGIN:VEVENT\nDTSTART:%sZ\nDTEND:%s3000Z\nDTSTAMP:%s\nORGANIZER;CN=Olena Bondar:mailto:hr@example.com\nUID:%s\nATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=%s;CN=%s;X-NU\n M-GUESTS=0:mailto:%s\nCOMMENT:%s\nSEQUENCE:%d\nSTATUS:CONFIRMED\nEND:VEVENT\nEND:VCALENDAR\n",
		a.method, inUTC(a.start()), inUTC(a.start())[:11], a.stamp, a.uid, a.partstat, a.attendee, a.attendee, a.comment, a.sequence))
	return crlf("From: "+a.attendee+"\nTo: hr@example.com\nSubject: Accepted\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=\"0001\"\n\n--0001\nContent-Type: multipart/alternative; boundary=\"0002\"\n\n--0002\nContent-Type: text/plain; charset=\"UTF-8\"; format=flowed; delsp=yes\n\nYes\n--0002\nContent-Type: text/html; charset=\"UTF-8\"\n\n<b>Yes</b>\n--0002\nContent-Type: text/calendar; charset=\"UTF-8\"; method="+a.method+"\nContent-Transfer-Encoding: 7bit\n\n") +
		ics + crlf("--0002--\n--0001\nContent-Type: application/ics; name=\"invite.ics\"\nContent-Disposition: attachment; filename=\"invite.ics\"\nContent-Transfer-Encoding: base64\n\n"+wrapped(ics)+"--0001--\n")
}

// inUTC is two hours before.
func inUTC(wall string) string {
	t, _ := time.Parse("20060102T150405", wall)
	return t.Add(-2 * time.Hour).Format("20060102T150405")
}

// apple has the calendar as an attachment, with a zone that the system knows and does not describe.
func apple(a answer) string {
	ics := fmt.Sprintf("BEGIN:VCALENDAR\nMETHOD:%s\nPRODID:-//Apple Inc.//macOS 15.0//EN\nVERSION:2.0\nCALSCALE:GREGORIAN\nBEGIN:VEVENT\nCREATED:20261125T090000Z\nUID:%s\nDTEND;TZID=Europe/Kyiv:%s3000\nSUMMARY:Співбесіда\nLAST-MODIFIED:20261125T090000Z\nDTSTAMP:%s\nDTSTART;TZID=Europe/Kyiv:%s\nSEQUENCE:%d\nORGANIZER;CN=\"Olena Bondar\":mailto:hr@example.com\nCOMMENT:%s\nATTENDEE;CN=\"Olena, Koval\";PARTSTAT=%s;EMAIL=%s:mailto:%s\nEND:VEVENT\nEND:VCALENDAR\n",
		a.method, a.uid, a.start()[:11], a.stamp, a.start(), a.sequence, a.comment, a.partstat, a.attendee, a.attendee)
	return crlf("From: \"Koval, Olena\" <" + a.attendee + ">\nTo: hr@example.com\nSubject: Accepted\nMime-Version: 1.0 (Mac OS X Mail)\nContent-Type: multipart/mixed; boundary=\"Apple-Mail=_1\"\n\n--Apple-Mail=_1\nContent-Transfer-Encoding: 7bit\nContent-Type: text/plain; charset=us-ascii\n\nYes\n--Apple-Mail=_1\nContent-Disposition: attachment; filename=iCal-1.ics\nContent-Type: text/calendar; x-unix-mode=0644; name=\"iCal-1.ics\"; method=" + a.method + "\nContent-Transfer-Encoding: base64\n\n" + wrapped(ics) + "--Apple-Mail=_1--\n")
}

// thunderbird writes LF within base64, and a calendar in 8 bits beside it.
func thunderbird(a answer) string {
	ics := fmt.Sprintf("BEGIN:VCALENDAR\nPRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN\nVERSION:2.0\nMETHOD:%s\nBEGIN:VEVENT\nCREATED:20261125T090000Z\nDTSTAMP:%s\nUID:%s\nSUMMARY:Співбесіда\nORGANIZER;CN=Olena Bondar:mailto:hr@example.com\nATTENDEE;CN=Olena;PARTSTAT=%s;CUTYPE=INDIVIDUAL:mailto:%s\nCOMMENT:%s\nDTSTART:%sZ\nDTEND:%s3000Z\nSEQUENCE:%d\nEND:VEVENT\nEND:VCALENDAR",
		a.method, a.stamp, a.uid, a.partstat, a.attendee, a.comment, inUTC(a.start()), inUTC(a.start())[:11], a.sequence)
	return crlf("From: Olena <"+a.attendee+">\nTo: hr@example.com\nSubject: Re\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=\"------------0\"\n\nThis is a multi-part message in MIME format.\n--------------0\nContent-Type: multipart/alternative; boundary=\"------------1\"\n\n--------------1\nContent-Type: text/plain; charset=UTF-8\n\nТак\n--------------1\nContent-Type: text/calendar; method="+a.method+"; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n\n"+ics+"\n--------------1--\n--------------0\nContent-Type: application/ics; name=\"invite.ics\"\nContent-Disposition: attachment; filename=\"invite.ics\"\nContent-Transfer-Encoding: base64\n\n"+wrapped(ics)) + "--------------0--\r\n"
}

// evolution sends the calendar alone, in quoted-printable.
func evolution(a answer) string {
	return crlf(fmt.Sprintf("From: Olena <%s>\nTo: hr@example.com\nSubject: Accepted\nMIME-Version: 1.0\nContent-Type: text/calendar; name=\"meeting.ics\"; charset=\"utf-8\"; METHOD=\"%s\"\nContent-Transfer-Encoding: quoted-printable\nContent-Disposition: attachment\n\nBEGIN:VCALENDAR\nCALSCALE:GREGORIAN\nPRODID:-//Ximian//NONSGML Evolution Calendar//EN\nVERSION:2.0\nMETHOD:%s\nBEGIN:VEVENT\nUID:%s\nDTSTAMP:%s\nDTSTART:%sZ\nDTEND:%s3000Z\nSUMMARY:=D0=A1=D0=BF\nSEQUENCE:%d\nCOMMENT:%s\nATTENDEE;CUTYPE=3DINDIVIDUAL;PARTSTAT=3D%s;CN=3DOlena:MAILTO:=\n%s\nEND:VEVENT\nEND:VCALENDAR\n",
		a.attendee, a.method, a.method, a.uid, a.stamp, inUTC(a.start()), inUTC(a.start())[:11], a.sequence, a.comment, a.partstat, a.attendee))
}

// TestRepliesOfCalendars: 40 mails in the structures of five programs are understood, or refused with the reason.
func TestRepliesOfCalendars(t *testing.T) {
	programs := map[string]func(answer) string{"Exchange": exchange, "Gmail": gmail, "Apple": apple, "Thunderbird": thunderbird, "Evolution": evolution}
	for name, program := range programs {
		t.Run(name, func(t *testing.T) {
			d, _ := meeting(t, three()...)
			i := d.books(1, "tue 10:00")
			if _, err := d.MoveInterview(t.Context(), i.ID, calendar.Slot{Start: i.Start.Add(time.Hour)}, false); err != nil {
				t.Fatal(err)
			}
			valid := answer{method: "REPLY", uid: i.UID, sequence: 1, partstat: "ACCEPTED", attendee: "olena@example.org", stamp: "20261125T100000Z", comment: "Дякую"}
			for _, step := range []struct {
				what    string
				change  func(*answer)
				changed bool
				state   calendar.State
				reason  string
			}{
				{"to the time before", func(a *answer) { a.sequence, a.stamp = 0, "20261125T110000Z" }, false, calendar.Invited, "The answer is about an earlier time of the interview. Nothing was changed."},
				{"by somebody else", func(a *answer) { a.attendee, a.stamp = "ivan@example.org", "20261125T110000Z" }, false, calendar.Invited, "The answer is not from the applicant who was invited. Nothing was changed."},
				{"about another meeting", func(a *answer) { a.uid = "other@example.org" }, false, "", "The answer is about no interview of this account. Nothing was changed."},
				{"yes", func(*answer) {}, true, calendar.Agreed, ""},
				{"yes again", func(*answer) {}, false, calendar.Agreed, "The answer, or a newer one, was noted before. Nothing was changed."},
				{"an older no", func(a *answer) { a.partstat, a.stamp = "DECLINED", "20261125T095959Z" }, false, calendar.Agreed, "The answer, or a newer one, was noted before. Nothing was changed."},
				{"another time", func(a *answer) { a.method, a.at, a.stamp = "COUNTER", "20261202T150000", "20261125T120000Z" }, true, calendar.Asks, ""},
				{"a meeting of theirs", func(a *answer) { a.method, a.stamp = "REQUEST", "20261125T130000Z" }, false, "", "The mail is no answer, but an invitation of somebody else's. Nothing was changed."},
			} {
				a := valid
				step.change(&a)
				got := d.reply(program(a))
				if len(got) != 1 || got[0].Changed != step.changed || got[0].Reason != step.reason {
					t.Fatalf("%s: %+v", step.what, got)
				}
				r := got[0]
				if (r.Interview == nil) != (step.state == "") || r.Interview != nil && r.Interview.State != step.state {
					t.Errorf("%s: %+v", step.what, r.Interview)
				}
				if r.Changed && r.Comment != "Дякую" {
					t.Errorf("%s: the comment is %q", step.what, r.Comment)
				}
				if step.what == "another time" && r.Proposed.Words(d.Zone()) != "Wednesday, 2 December 2026, 15:00–15:30" {
					t.Errorf("it asks for %s", r.Proposed.Words(d.Zone()))
				}
			}
			for _, other := range []struct{ partstat, stamp string }{{"TENTATIVE", "20261125T140000Z"}, {"DECLINED", "20261125T150000Z"}} {
				a := valid
				a.partstat, a.stamp = other.partstat, other.stamp
				if got := d.reply(program(a)); got[0].Interview.State != calendar.Answer(other.partstat).State() {
					t.Errorf("%s: %+v", other.partstat, got[0].Interview)
				}
			}
		})
	}
}

// TestAMethodBesideTheTypeAloneIsThatOfTheCalendar, also of a file beside it; one within the calendar counts more.
func TestAMethodBesideTheTypeAloneIsThatOfTheCalendar(t *testing.T) {
	for name, program := range map[string]func(answer) string{"Gmail": gmail, "Apple": apple, "Thunderbird": thunderbird} {
		for method, changed := range map[string]bool{"": true, "PUBLISH": false} {
			d, _ := meeting(t, three()...)
			i := d.books(1, "tue 10:00")
			sent := program(answer{method: method, uid: i.UID, partstat: "ACCEPTED", attendee: "olena@example.org", stamp: "20261125T100000Z"})
			got := d.reply(strings.ReplaceAll(sent, "; method="+method, "; method=reply"))
			if len(got) != 1 || got[0].Changed != changed {
				t.Errorf("%s %s: %+v", name, method, got)
			}
		}
	}
}

// TestAnAnswerWithoutATimeHasThatOfItsMail: Claws Mail writes zeros where a calendar has the time of an answer.
func TestAnAnswerWithoutATimeHasThatOfItsMail(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "tue 10:00")
	claws := func(partstat, date string) []Reply {
		return d.reply(crlf("Date: " + date + "\n" + replyMail(i.UID, 0, partstat, "olena@example.org", "00000000T000000", "")))
	}
	for _, step := range []struct {
		partstat, date string
		changed        bool
		state          calendar.State
	}{
		{"ACCEPTED", "Wed, 25 Nov 2026 12:00:00 +0200", true, calendar.Agreed},
		{"ACCEPTED", "Wed, 25 Nov 2026 12:00:00 +0200", false, calendar.Agreed},
		{"DECLINED", "Wed, 25 Nov 2026 11:59:59 +0200", false, calendar.Agreed},
		{"DECLINED", "Wed, 25 Nov 2026 12:00:00 +0100", true, calendar.Refused},
	} {
		if got := claws(step.partstat, step.date); len(got) != 1 || got[0].Changed != step.changed || got[0].Interview.State != step.state {
			t.Errorf("%s of %s: %+v", step.partstat, step.date, got)
		}
	}
}

// TestAnAnswerFromAClockThatIsAheadHidesNoLaterOne: its time is that of its mail, or now.
func TestAnAnswerFromAClockThatIsAheadHidesNoLaterOne(t *testing.T) {
	d, clock := meeting(t, three()...)
	i := d.books(1, "tue 10:00")
	for _, step := range []struct {
		partstat, stamp, date string
		changed               bool
		state                 calendar.State
	}{
		{"ACCEPTED", "20361125T100000Z", "Wed, 25 Nov 2026 11:00:00 +0200", true, calendar.Agreed},
		{"ACCEPTED", "20361125T100000Z", "Wed, 25 Nov 2026 11:00:00 +0200", false, calendar.Agreed},
		{"DECLINED", "20261125T093000Z", "Wed, 25 Nov 2026 11:30:00 +0200", true, calendar.Refused},
		{"TENTATIVE", "20361125T100000Z", "Tue, 25 Nov 2036 11:00:00 +0200", true, calendar.Unsure},
		{"TENTATIVE", "20361125T100000Z", "Tue, 25 Nov 2036 11:00:00 +0200", false, calendar.Unsure},
		{"ACCEPTED", "20361125T100100Z", "Tue, 25 Nov 2036 11:01:00 +0200", true, calendar.Agreed},
	} {
		*clock = clock.Add(time.Minute)
		got := d.reply(crlf("Date: " + step.date + "\n" + replyMail(i.UID, 0, step.partstat, "olena@example.org", step.stamp, "")))
		if len(got) != 1 || got[0].Changed != step.changed || got[0].Interview.State != step.state || got[0].Changed == (got[0].Reason != "") {
			t.Errorf("%s of %s: %+v", step.partstat, step.stamp, got)
		}
	}
}

// TestAnAnswerFitsTheTimeThatTheApplicantKnows while a letter that changes it has not left, and after that was taken back.
func TestAnAnswerFitsTheTimeThatTheApplicantKnows(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "tue 10:00")
	answers := func(partstat, stamp string, sequence int) Reply {
		t.Helper()
		return d.reply(replyMail(i.UID, sequence, partstat, "olena@example.org", stamp, ""))[0]
	}
	d.leaves(i.Letter)
	d.moves(i.ID, i.Start.Add(time.Hour))
	const reason = "The answer “accepted” is about Tuesday, 1 December 2026, 10:00–10:30, as the applicant knows it. The letter that changes it has not left."
	if got := answers("ACCEPTED", "20261125T090000Z", 0); !got.Changed || got.Reason != reason {
		t.Errorf("%+v", got)
	}
	if got := answers("ACCEPTED", "20261125T090000Z", 0); got.Changed || got.Reason != sayNoted() {
		t.Errorf("again: %+v", got)
	}
	d.expectMeetings("invited 1 12-01 11:00")
	d.withdraws(d.letterOf("moved").ID)
	d.expectMeetings("accepted 1 12-01 10:00")
	if got := answers("DECLINED", "20261125T091000Z", 0); !got.Changed || got.Interview.State != calendar.Refused {
		t.Errorf("after the change was taken back: %+v", got)
	}
	if _, err := d.CancelInterview(t.Context(), i.ID, false); err != nil {
		t.Fatal(err)
	}
	if got := answers("TENTATIVE", "20261125T092000Z", 0); !got.Changed {
		t.Errorf("before the cancellation left: %+v", got)
	}
	d.leaves(d.letterOf("cancelled").ID)
	if got := answers("ACCEPTED", "20261125T093000Z", 0); got.Changed || got.Reason != "The interview was cancelled. Nothing was changed." {
		t.Errorf("after the cancellation: %+v", got)
	}
}

// TestAnswersInUnusualFormsAreRead: no program of the five writes them, and others do.
func TestAnswersInUnusualFormsAreRead(t *testing.T) {
	const (
		attendee = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:olena@example.org\n"
		stamp    = "DTSTAMP:20261125T100000Z\n"
	)
	file := func(method, lines string) string {
		return "BEGIN:VCALENDAR\nMETHOD:" + method + "\nBEGIN:VEVENT\nUID:%s\nSEQUENCE:0\n" + lines + "END:VEVENT\nEND:VCALENDAR\n"
	}
	yes := file("REPLY", stamp+attendee)
	attached := func(fields, ics string) string {
		return "From: olena@example.org\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nyes\n--b\n" + fields + "\n\n" + ics + "--b--\n"
	}
	both := strings.Replace(yes, "ACCEPTED", "DECLINED", 1)
	for name, of := range map[string]struct {
		mail    string
		replies int
		state   calendar.State
		reason  string // of the last
	}{
		"a name in the disposition alone": {attached("Content-Type: application/octet-stream\nContent-Disposition: attachment; filename=reply.ics", yes), 1, calendar.Agreed, ""},
		"a text by its type":              {attached("Content-Type: text/plain; name=reply.ics\nContent-Disposition: attachment", yes), 1, calendar.Agreed, ""},
		"a text without a name":           {attached("Content-Type: text/plain; name=reply.txt\nContent-Disposition: attachment", yes), 1, calendar.Agreed, ""},
		"bytes without a name":            {attached("Content-Type: application/octet-stream", "\ufeff"+yes), 1, calendar.Agreed, ""},
		"the text of a mail":              {"From: olena@example.org\nContent-Type: text/plain\n\n" + yes, 1, calendar.Agreed, ""},
		"a file behind blank lines":       {"\n\n" + yes, 1, calendar.Agreed, ""},
		"small letters":                   {strings.NewReplacer("BEGIN:VCALENDAR", "begin:vcalendar", "END:VEVENT", "end:vevent").Replace(yes), 1, calendar.Agreed, ""},
		"no time and no mail":             {file("REPLY", attendee), 1, calendar.Agreed, ""},
		"a list of addresses":             {file("REPLY", stamp+"ATTENDEE;MEMBER=\"mailto:a@example.org\",\"mailto:b@example.org\";PARTSTAT=ACCEPTED:mailto:olena@example.org\n"), 1, calendar.Agreed, ""},
		"two that differ":                 {yes + both, 2, calendar.Agreed, "The answer, or a newer one, was noted before. Nothing was changed."},
		"a zone with a comma": {strings.Replace(file("COUNTER", stamp+attendee+"DTSTART;TZID=\"Helsinki, Kyiv\":20261202T150000\n"), "BEGIN:VEVENT",
			strings.Replace(kyivOfWindows, "FLE Standard Time", "Helsinki\\, Kyiv", 1)+"BEGIN:VEVENT", 1), 1, calendar.Asks, ""},
	} {
		d, _ := meeting(t, three()...)
		text := strings.ReplaceAll(of.mail, "%s", d.books(1, "tue 10:00").UID)
		got := d.reply(crlf(text))
		last := got[len(got)-1]
		if len(got) != of.replies || !got[0].Changed || last.Interview == nil || last.Interview.State != of.state || last.Reason != of.reason {
			t.Errorf("%s: %+v", name, got)
		}
		if again := d.reply(crlf(text)); again[0].Changed {
			t.Errorf("%s changes something twice", name)
		}
	}
}

// TestWordsAloneSetNothing: they are offered to the manager to read, with the time that they seem to choose.
func TestWordsAloneSetNothing(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.offers("tue 10:00, 11:00, 12:00", 1)
	const head = "From: Olena <OLENA@example.org>\r\nTo: hr@example.com\r\nSubject: Re\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
	got := d.reply(head + "Yes, the second.\r\n\r\nOn Mon, 30 Nov 2026, HR wrote:\r\n> 1. Tuesday\r\n> 3. Wednesday\r\n")
	if len(got) != 1 || got[0].Choice != 2 || !got[0].Changed || got[0].Comment != "Yes, the second." {
		t.Fatalf("%+v", got)
	}
	d.expectMeetings("offered 1 12-01 10:00", "asks 1 12-01 11:00", "offered 1 12-01 12:00")
	if again := d.reply(head + "Yes, the second.\r\n"); again[0].Changed {
		t.Error("the same mail changes something twice")
	}
	d.books(1, "tue 11:00")
	d.expectMeetings("lapsed 1 12-01 10:00", "invited 1 12-01 11:00", "lapsed 1 12-01 12:00")
	if _, err := d.ReadReply(t.Context(), strings.NewReader(strings.Replace(head, "OLENA", "stranger", 1)+"Yes"), 0, false); !errors.Is(err, ErrNoReply) {
		t.Errorf("a stranger's mail: %v", err)
	}
}

// TestWordsAroundAQuoteAreTheApplicants, also those below it; those in a header of any language are not.
func TestWordsAroundAQuoteAreTheApplicants(t *testing.T) {
	for text, want := range map[string]string{
		"On 30.11.2026 10:00, HR wrote:\n> 1. Tuesday\n> 2. Wednesday\n\nthe second\n\n-- \nOlena": "the second",
		"the second\n\nOd: HR <hr@example.com>\nKomu: x\nDatum: 30. 11. 2026 10:00\n\n1. Tuesday":  "the second",
		"-----BEGIN PGP SIGNED MESSAGE-----\n\nthe second\n-----BEGIN PGP SIGNATURE-----\n\niHUE":  "the second",
		"> the second": "",
	} {
		if got := packet.OwnWords(text, "", false); got != want {
			t.Errorf("%q has %q", text, got)
		}
	}
	if got := packet.OwnWords(" \n", `<p>On 30.11.2026, HR wrote:<blockquote>1. Tuesday</blockquote><p>the second`, false); got != "the second" {
		t.Errorf("the page has %q", got)
	}
}

func TestAChoiceInWordsIsReadInFourLanguages(t *testing.T) {
	for words, want := range map[string]int{
		"Yes, the second": 2, "2": 2, "№ 3, please": 3, "Другий варіант підходить": 2, "Так, мені підходить перший.": 1, "A treia oră, vă rog": 3, "Prima": 1, "A második jó": 2, "Az elsőt kérem": 1,
		"The first or the second": 0, "None": 0, "Tuesday at 10": 0, "9": 0, "": 0, "Great!\n> 2. Tuesday": 0, "> the first\n\nthe second": 2, "12:30 please": 0,
		"Option 2 please": 2, "2 підходить": 2, "Yes\n2.\nBest regards": 2, "a doua": 2, "Yes, the second\n\nOn Mon, Nov 30, 2026 at 10:00 AM HR <hr@example.com>\nwrote:\n> 1.": 2, "2\nOn 30.11.2026 HR\nwrote:": 2,
		"Обираю 2": 2, "2 vă rog": 2, "Aleg 3, mulțumesc": 3, "2-й": 2, "a 2-est kérem": 2, "2-го грудня": 0,
		"I cannot come to the second": 0, "Не другий": 0, "nu a doua": 0, "A második nem jó": 0, "All but the first are fine, unfortunately": 0,
		"2 December works": 0, "Можу другого грудня": 0, "the second of december": 0, "У першу половину дня": 0, "a doua zi": 0, "I have 2 children": 0, "after 3": 0, "2-3 грудня": 0, "First of all, thanks. The third.": 3,
	} {
		if got := calendar.Choice(packet.OwnWords(words, "", false), 5); got != want {
			t.Errorf("%q is %d, want %d", words, got, want)
		}
	}
}

// TestADayThatIsAskedForIsNoTime: midnight would be another time than the applicant meant.
func TestADayThatIsAskedForIsNoTime(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "tue 10:00")
	got := d.reply("BEGIN:VCALENDAR\nMETHOD:COUNTER\nBEGIN:VEVENT\nUID:" + i.UID + "\nSEQUENCE:0\nDTSTAMP:20261125T100000Z\nDTSTART;VALUE=DATE:20261207\nATTENDEE;PARTSTAT=TENTATIVE:mailto:olena@example.org\nEND:VEVENT\nEND:VCALENDAR\n")
	if len(got) != 1 || !got[0].Changed || !got[0].Proposed.Start.IsZero() || got[0].Reason != "The applicant asks for a time that cannot be read. Look into the mail." {
		t.Errorf("%+v", got)
	}
}

// TestAnAutomaticReplyChangesNothing, and a mail of HTML alone has words, too.
func TestAnAutomaticReplyChangesNothing(t *testing.T) {
	d, _ := meeting(t, three()...)
	d.offers("tue 10:00, 11:00, 12:00", 1)
	const from = "From: Olena <olena@example.org>\r\nTo: hr@example.com\r\n"
	for _, head := range []string{"Subject: Automatic reply: Interview\r\n", "Subject: Re\r\nAuto-Submitted: auto-replied\r\n", "Subject: Re\r\nX-Mail-Autoreply: yes\r\n", "Subject: =?utf-8?B?0JDQstGC0L7QvNCw0YLQuNGH0L3QsCDQstGW0LTQv9C+0LLRltC00Yw6IFJl?=\r\n"} {
		if got := d.reply(from + head + "\r\nI am away until the second\r\n"); len(got) != 1 || got[0].Changed || got[0].Reason != "The mail is an automatic reply. Nothing was changed." {
			t.Errorf("%q: %+v", head, got)
		}
	}
	d.expectMeetings("offered 1 12-01 10:00", "offered 1 12-01 11:00", "offered 1 12-01 12:00")
	got := d.reply(from + "Subject: Re\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<div>Yes, the <b>second</b></div><div>On Mon, 30 Nov 2026, HR wrote:<blockquote>1. Tuesday</blockquote></div>")
	if len(got) != 1 || got[0].Choice != 2 || got[0].Comment != "Yes, the second" {
		t.Fatalf("%+v", got)
	}
}

func TestAMailThatIsTooMuchIsRefused(t *testing.T) {
	d, _ := meeting(t, three()...)
	deep := "Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\n"
	for i := range 12 {
		deep = fmt.Sprintf("Content-Type: multipart/mixed; boundary=b%d\r\n\r\n--b%d\r\n%s\r\n--b%d--\r\n", i, i, deep, i)
	}
	for want, in := range map[error]io.Reader{
		mail.ErrTooLarge:  io.MultiReader(strings.NewReader("From: a@example.org\r\n\r\n"), strings.NewReader(strings.Repeat("x", 1<<20))),
		mail.ErrTooMany:   strings.NewReader("From: a@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n" + strings.Repeat("--b\r\n\r\nx\r\n", 300) + "--b--\r\n"),
		mail.ErrTooDeep:   strings.NewReader("From: a@example.org\r\n" + deep),
		mail.ErrMalformed: strings.NewReader("yes, the second\n"),
	} {
		if _, err := d.ReadReply(t.Context(), in, 0, false); !errors.Is(err, want) {
			t.Errorf("%v, want %v", err, want)
		}
	}
}

// TestADeclinedInterviewIsOnTheAgenda, because somebody has to decide what comes of it. It is not counted as one to come, and is in
// no calendar.
func TestADeclinedInterviewIsOnTheAgenda(t *testing.T) {
	d, _ := meeting(t, three()...)
	i := d.books(1, "thu 10:00")
	d.books(2, "thu 11:00")
	d.reply(replyMail(i.UID, 0, "DECLINED", "olena@example.org", "20261125T110000Z", ""))
	states := func(of []Interview) (out []calendar.State) {
		for _, i := range of {
			out = append(out, i.State)
		}
		return out
	}
	all, err := d.Agenda(t.Context(), 7)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]calendar.State{calendar.Refused, calendar.Invited}, states(all)); diff != "" {
		t.Error(diff)
	}
	if file, err := d.CalendarFile(t.Context(), all); err != nil || strings.Count(string(file), "BEGIN:VEVENT") != 1 {
		t.Errorf("%v\n%s", err, file)
	}
	next, err := d.NextInterviews(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]calendar.State{calendar.Invited}, states(next)); diff != "" {
		t.Error(diff)
	}
	if o, err := d.Overview(t.Context(), 7); err != nil || o.Waiting.Interviews != 1 || o.Waiting.ToDecide != 1 {
		t.Errorf("%+v, %v", o.Waiting, err)
	}
}

func TestTheAgendaHasWhatIsToCome(t *testing.T) {
	d, clock := meeting(t, three()...)
	d.books(1, "thu 10:00")
	d.books(3, "2026-12-10 10:00")
	d.offers("fri 10:00, 11:00", 2)
	days := func(n int) (out []string) {
		all, err := d.Agenda(t.Context(), n)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range all {
			out = append(out, string(i.State)+" "+i.Name)
		}
		return out
	}
	if diff := cmp.Diff([]string(nil), days(1)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"invited Olena Koval", "offered Ivan Petrenko", "offered Ivan Petrenko"}, days(7)); diff != "" {
		t.Error(diff)
	}
	*clock = noon.AddDate(0, 0, 3)
	if diff := cmp.Diff([]string{"invited Maeve Quay"}, days(0)); diff != "" {
		t.Error(diff)
	}
	if err := d.SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	all, err := d.Interviews(t.Context(), store.InterviewFilter{})
	if err != nil {
		t.Fatal(err)
	}
	file, err := d.CalendarFile(t.Context(), all)
	if err != nil || strings.Contains(string(file), "Olena") || strings.Count(string(file), "BEGIN:VEVENT") != 2 || !strings.Contains(string(file), blind.Name(1)) {
		t.Errorf("%v\n%s", err, file)
	}
}
