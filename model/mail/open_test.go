package mail

import (
	"bytes"
	"encoding/base64"
	"io"
	"mime/quotedprintable"
	"strings"
	"testing"

	"golang.org/x/net/html/charset"
)

// inSet returns a text in a character set.
func inSet(t *testing.T, set, text string) string {
	t.Helper()
	of, _ := charset.Lookup(set)
	out, err := of.NewEncoder().String(text)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestAPastedMailIsReadAsUTF8 although its field names the character set in which it was sent. An encoded text is as it was sent.
func TestAPastedMailIsReadAsUTF8(t *testing.T) {
	quoted := func(text string) string {
		var b bytes.Buffer
		w := quotedprintable.NewWriter(&b)
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	wrapped := func(text string) string { return base64.StdEncoding.EncodeToString([]byte(text)) }
	for set, want := range map[string]string{
		"windows-1251": "Так, другий час підходить", "koi8-u": "Так, другий час підходить", "koi8-r": "Да, второе время", "iso-8859-5": "Да, второе время", "ibm866": "Да, второе время",
		"iso-8859-2": "Igen, a második időpont jó", "windows-1250": "Igen, a második időpont jó", "iso-8859-16": "Da, mâine și joi", "iso-8859-1": "Déjà vu", "us-ascii": "так",
	} {
		sent := want
		if set != "us-ascii" {
			sent = inSet(t, set, want)
		}
		for form, test := range map[string]struct{ encoding, body string }{
			"sent": {"8bit", sent}, "pasted": {"8bit", want}, "pasted without an encoding": {"", want}, "base64": {"base64", wrapped(sent)}, "quoted-printable": {"quoted-printable", quoted(sent)},
			"pasted base64": {"BASE64", wrapped(sent)},
		} {
			fields := "From: olena@example.org\nSubject: Re\n"
			if test.encoding != "" {
				fields += "Content-Transfer-Encoding: " + test.encoding + "\n"
			}
			in, err := Read(strings.NewReader(fields + "Content-Type: text/plain; charset=" + set + "\n\n" + test.body))
			if err != nil || in.Text != want {
				t.Errorf("%s, %s: %q, %v", set, form, in.Text, err)
			}
		}
	}
}

// TestAnEncodedTextIsAsItsFieldNames, also where its octets would be UTF-8, and so is a text in a set of several octets a character.
func TestAnEncodedTextIsAsItsFieldNames(t *testing.T) {
	for _, test := range []struct{ set, want string }{{"windows-1251", "РўР°Рє"}, {"gbk", "联通"}} {
		sent := inSet(t, test.set, test.want)
		in, err := Read(strings.NewReader("From: olena@example.org\nContent-Transfer-Encoding: base64\nContent-Type: text/plain; charset=" + test.set + "\n\n" + base64.StdEncoding.EncodeToString([]byte(sent)) + "\n"))
		if err != nil || in.Text != test.want {
			t.Errorf("%s: %q, %v", test.set, in.Text, err)
		}
	}
	if in, err := Read(strings.NewReader("From: olena@example.org\nContent-Type: text/plain; charset=gbk\n\n" + inSet(t, "gbk", "联通"))); err != nil || in.Text != "联通" {
		t.Errorf("%q, %v", in.Text, err)
	}
}

// TestACalendarAndAReportThatWerePastedAreReadAsUTF8, behind a byte order mark too.
func TestACalendarAndAReportThatWerePastedAreReadAsUTF8(t *testing.T) {
	const event = "BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nCOMMENT:Так\r\nEND:VCALENDAR\r\n"
	in, err := Read(strings.NewReader("\ufeffFrom: olena@example.org\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/calendar; charset=windows-1251\n\n" + event + "\n--b--\n"))
	if err != nil || len(in.Calendars) != 1 || !strings.Contains(string(in.Calendars[0]), "COMMENT:Так\r\n") || in.From.Mail == "" {
		t.Errorf("%+v, %v", in, err)
	}
	text := strings.Replace(eximText, "SMTP error from", "Немає такого:", 1)
	b, err := Bounced(strings.NewReader("\ufeff" + strings.Replace(plain("", text), "\n\n", "\nContent-Type: text/plain; charset=koi8-u\n\n", 1)))
	if err != nil || !strings.Contains(b.Reason, "Немає такого") {
		t.Errorf("%+q, %v", b, err)
	}
}

// TestASavedCalendarIsReadInThePlausibleSet, as one within a mail is.
func TestASavedCalendarIsReadInThePlausibleSet(t *testing.T) {
	const calendar = "BEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nCOMMENT:Так, дякую\nEND:VEVENT\nEND:VCALENDAR\n"
	for _, set := range []string{"windows-1251", "koi8-u", "utf-8"} {
		if in, err := Read(strings.NewReader(inSet(t, set, calendar))); err != nil || len(in.Calendars) != 1 || string(in.Calendars[0]) != calendar {
			t.Errorf("%s: %q, %v", set, in.Calendars, err)
		}
	}
}

// TestATextWithoutACharacterSetIsReadInThePlausibleOne, also if its field names another one.
func TestATextWithoutACharacterSetIsReadInThePlausibleOne(t *testing.T) {
	for _, test := range []struct{ set, text string }{
		{"windows-1251", "Так, запрошуйте на співбесіду"}, {"koi8-u", "Ні, досвіду немає"}, {"windows-1250", "Da, şi mâine"}, {"iso-8859-2", "Igen, de később jövök"}, {"utf-8", "Так, Ні"},
	} {
		for _, field := range []string{"", "Content-Type: text/plain\n", "Content-Type: text/plain; charset=us-ascii\n", "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n"} {
			in, err := Read(strings.NewReader("From: olena@example.org\n" + field + "\n" + inSet(t, test.set, test.text)))
			if err != nil || in.Text != test.text {
				t.Errorf("%s, %q: %q, %v", test.set, field, in.Text, err)
			}
		}
	}
}

// TestAPageThatNamesItsSetIsReadInIt, if no field of the mail names one that fits.
func TestAPageThatNamesItsSetIsReadInIt(t *testing.T) {
	for set, words := range map[string]string{"windows-1253": "καλός", "iso-8859-9": "şık, güzel", "gb2312": "好的", "koi8-u": "Я", "windows-1252": "José", "utf-8": "Так"} {
		page := `<meta charset="` + set + `"><p>` + words
		for _, field := range []string{"text/html", "text/html; charset=x-unknown", "text/html; charset=utf-8"} {
			in, err := Read(strings.NewReader("From: olena@example.org\nContent-Type: " + field + "\n\n" + inSet(t, set, page)))
			if err != nil || in.Page != page {
				t.Errorf("%s, %s: %q, %v", field, set, in.Page, err)
			}
		}
	}
	const before, after = `<meta charset="windows-1251"><p>Так, `, " дякую"
	in, err := Read(strings.NewReader("From: olena@example.org\nContent-Type: text/html; charset=utf-8\n\n" + before + "\xd0" + after))
	if err != nil || in.Page != before+"\ufffd"+after {
		t.Errorf("damaged UTF-8: %q, %v", in.Page, err)
	}
}
