package mail

import (
	"fmt"
	"strings"
	"testing"
)

const aCalendar = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Співбесіда\r\nEND:VCALENDAR\r\n"

func TestALetterWithACalendarHasItTwiceInTheSameBytes(t *testing.T) {
	m := letterTo("Ivan Petrenko")
	m.Subject, m.Text, m.Calendar = "Interview", "Hello.\n", &Calendar{"REQUEST", []byte(aCalendar)}
	const lines = "QkVHSU46VkNBTEVOREFSDQpNRVRIT0Q6UkVRVUVTVA0KU1VNTUFSWTrQodC/0ZbQstCx0LXRgdGW\r\n0LTQsA0KRU5EOlZDQUxFTkRBUg0K"
	want := strings.ReplaceAll(`From: =?utf-8?b?0J7Qu9C10L3QsCDQmtC+0LLQsNC70Yw=?= <hr@example.com>
To: "Ivan Petrenko" <ivan@example.org>
Subject: Interview
Message-Id: <abc123@example.com>
Mime-Version: 1.0
Content-Type: multipart/mixed; boundary="=_mixed_abc123"

--=_mixed_abc123
Content-Type: multipart/alternative; boundary="=_alternative_abc123"

--=_alternative_abc123
Content-Type: text/plain; charset=utf-8; format=flowed
Content-Transfer-Encoding: quoted-printable

Hello.

--=_alternative_abc123
Content-Type: text/calendar; charset=utf-8; method=REQUEST
Content-Transfer-Encoding: base64

`, "\n", "\r\n") + lines + strings.ReplaceAll(`
--=_alternative_abc123--

--=_mixed_abc123
Content-Type: application/ics; name=invite.ics
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename="invite.ics"

`, "\n", "\r\n") + lines + "\r\n--=_mixed_abc123--\r\n"
	if got := built(t, m); got != want {
		t.Errorf("got\n%q\nwant\n%q", got, want)
	}
}

// TestADraftHasTheCalendarAsAFileAlone, so that no mail program takes the calendar for the letter's text.
func TestADraftHasTheCalendarAsAFileAlone(t *testing.T) {
	m := letterTo("Ivan Petrenko")
	m.Text, m.Calendar, m.Draft = "Hello.\n", &Calendar{"REQUEST", []byte(aCalendar)}, true
	whole := built(t, m)
	const text, file = "--=_mixed_abc123\r\nContent-Type: text/plain; charset=utf-8; format=flowed\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nHello.\r\n",
		"Content-Type: text/calendar; charset=utf-8; method=REQUEST; name=invite.ics\r\n"
	if !strings.Contains(whole, text) || !strings.Contains(whole, file) || strings.Contains(whole, "multipart/alternative") ||
		strings.Count(whole, "\r\n--=_mixed_abc123\r\n") != 2 || strings.Count(whole, `filename="invite.ics"`) != 1 {
		t.Errorf("the draft is\n%s", whole)
	}
	for name, damaged := range map[string]string{
		"another text":     strings.Replace(whole, "Hello", "Hallo", 1),
		"another method":   strings.Replace(whole, "method=REQUEST", "method=CANCEL", 1),
		"another file":     strings.Replace(whole, "invite.ics", "other.ics", 2),
		"another calendar": strings.Replace(whole, "QkVHSU46", "QkVHSU47", 1),
		"no text":          strings.Replace(whole, text, "", 1),
		"another type":     strings.Replace(whole, "text/plain", "text/html", 1),
	} {
		if damaged == whole || Verify([]byte(damaged), m) == nil {
			t.Errorf("%s: it counts as what was meant", name)
		}
	}
	m.Draft = false
	if Verify([]byte(whole), m) == nil || Verify([]byte(built(t, m)), m) != nil {
		t.Error("a draft counts as a mail that leaves as it is")
	}
}

func TestALetterWhoseCalendarIsNotAsMeantIsStopped(t *testing.T) {
	m := letterTo("Ivan Petrenko")
	m.Calendar = &Calendar{"REQUEST", []byte(aCalendar)}
	whole := built(t, m)
	const shown = "Content-Type: text/calendar; charset=utf-8; method=REQUEST\r\n"
	for name, damaged := range map[string]string{
		"another method":        strings.Replace(whole, "method=REQUEST", "method=CANCEL", 1),
		"a disposition":         strings.Replace(whole, shown, shown+"Content-Disposition: inline\r\n", 1),
		"an id":                 strings.Replace(whole, shown, shown+"Content-ID: <a@example.com>\r\n", 1),
		"another calendar":      strings.Replace(whole, "QkVHSU46", "QkVHSU47", 1),
		"another file":          strings.Replace(whole, "invite.ics", "other.ics", 2),
		"no file":               whole[:strings.LastIndex(whole, "\r\n--=_mixed_abc123\r\n")] + "\r\n--=_mixed_abc123--\r\n",
		"a part too many":       strings.Replace(whole, "--=_mixed_abc123--", "--=_mixed_abc123\r\nContent-Type: text/plain\r\n\r\nx\r\n--=_mixed_abc123--", 1),
		"another text":          strings.Replace(whole, "=D0", "=D1", 1),
		"no parts":              strings.Replace(whole, "multipart/mixed", "text/plain", 1),
		"another separator":     strings.Replace(whole, `boundary="=_alternative_abc123"`, `boundary="=_other"`, 1),
		"cut before the parts":  whole[:strings.Index(whole, "\r\n\r\n")+4],
		"an encoding of no use": strings.Replace(whole, "Content-Transfer-Encoding: base64", "Content-Transfer-Encoding: 8bit", 1),
	} {
		if damaged == whole || Verify([]byte(damaged), m) == nil {
			t.Errorf("%s: it counts as what was meant", name)
		}
	}
	for _, c := range []Calendar{{"REQUEST", nil}, {"", []byte(aCalendar)}, {"RE;x=1", []byte(aCalendar)}} {
		m.Calendar = &c
		if _, err := Build(m); err == nil {
			t.Errorf("%q with %d octets was built", c.Method, len(c.Data))
		}
	}
}

// TestColleaguesAreInCopy of a letter, and another copy than was meant is found when the mail is read back.
func TestColleaguesAreInCopy(t *testing.T) {
	m := letterTo("Ivan Petrenko")
	m.Calendar = &Calendar{"REQUEST", []byte(aCalendar)}
	for n := range 9 {
		m.Cc = append(m.Cc, fmt.Sprintf("a.colleague.with.a.long.name.%d@Example.net", n))
	}
	data := built(t, m)
	if err := Verify([]byte(data), m.Clean()); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(data, "\r\nCc: a.colleague.with.a.long.name.0@example.net,") || !strings.Contains(data, "To: \"Ivan Petrenko\" <ivan@example.org>") {
		t.Errorf("the mail is\n%s", data)
	}
	other := m.Clean()
	other.Cc = other.Cc[1:]
	if err := Verify([]byte(data), other); err == nil {
		t.Error("a colleague too many is not found")
	}
	if link := Link(m.Clean()); !strings.Contains(link, "?cc=a.colleague.with.a.long.name.0%40example.net%2C") {
		t.Errorf("the link is %s", link)
	}
	m.Cc = []string{"nobody"}
	if _, err := Build(m); err == nil {
		t.Error("an address that cannot be written to is written")
	}
}
