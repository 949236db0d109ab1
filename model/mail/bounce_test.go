package mail

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"
	"unicode"
)

const returned = `Return-Path: <hr@example.com>
Received: from localhost
	by mx.example.com; Sun, 29 Nov 2026 10:00:00 +0200
From: =?utf-8?b?0J7Qu9C10L3QsA==?= <hr@example.com>
To: <ivan@example.org>
Subject: Hello
Message-Id: <abc123@example.com>

Hello.
`

// status is the report of one recipient as Postfix sends it.
func status(action string) string {
	return `Reporting-MTA: dns; mx.example.com
X-Postfix-Queue-ID: 4B2C61A0
Arrival-Date: Sun, 29 Nov 2026 10:00:00 +0200 (EET)

Final-Recipient: rfc822; ivan@example.org
Original-Recipient: rfc822;Ivan@example.org
Action: ` + action + `
Status: 5.1.1
Remote-MTA: dns; mx.example.org
Diagnostic-Code: smtp; 550 5.1.1 <ivan@example.org>: Recipient address rejected:
    User unknown
`
}

// mailOf is a mail of parts, each with its type in the first line, and further fields behind "|".
func mailOf(kind, fields string, parts ...string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "From: MAILER-DAEMON@mx.example.com\nTo: hr@example.com\nSubject: Undelivered Mail Returned to Sender\n%sMIME-Version: 1.0\nContent-Type: %s; boundary=\"b/1\"\n\nThis is a MIME-encapsulated message.\n", fields, kind)
	for _, part := range parts {
		kind, body, _ := strings.Cut(part, "\n")
		fmt.Fprintf(&b, "\n--b/1\nContent-Type: %s\n\n%s", strings.ReplaceAll(kind, "|", "\n"), body)
	}
	return b.String() + "\n--b/1--\n"
}

func reportOf(action string) string {
	return mailOf("multipart/report; report-type=delivery-status", "Auto-Submitted: auto-replied\n",
		"text/plain; charset=us-ascii\nThis is the mail system at host mx.example.com.\n", "message/delivery-status\n"+status(action), "message/rfc822\n"+returned)
}

const (
	eximText = `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ivan@example.org
    SMTP error from remote mail server after RCPT TO:<ivan@example.org>:
    host mx.example.org [192.0.2.1]: 550 User unknown

------ This is a copy of the message, including all the headers. ------

` + returned
	qmailText = `Hi. This is the qmail-send program at mx.example.com.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<ivan@example.org>:
192.0.2.1 does not like recipient.
Giving up on 192.0.2.1.

--- Below this line is a copy of the message.

` + returned
)

func plain(fields, text string) string {
	return "From: MAILER-DAEMON@mx.example.com\nTo: hr@example.com\nSubject: failure notice\n" + fields + "\n" + text
}

func TestAReturnedMailNamesLetterAddressAndReason(t *testing.T) {
	ours, address := []string{"abc123@example.com"}, []string{"Ivan@example.org", "ivan@example.org"}
	reason := "550 5.1.1 <ivan@example.org>: Recipient address rejected: User unknown"
	headers := "text/rfc822-headers\n" + returned
	for _, test := range []struct {
		name, mail string
		want       Bounce
	}{
		{"Postfix", reportOf("failed"), Bounce{Recipients: address, IDs: ours, Reason: reason}},
		{"with a comment and capitals", reportOf("FAILED (given up)"), Bounce{Recipients: address, IDs: ours, Reason: reason}},
		{"CR LF", strings.ReplaceAll(reportOf("failed"), "\n", "\r\n"), Bounce{Recipients: address, IDs: ours, Reason: reason}},
		{"out of a mailbox file", "From MAILER-DAEMON Sun Nov 29 10:00:00 2026\n" + reportOf("failed"), Bounce{Recipients: address, IDs: ours, Reason: reason}},
		{"cut short in the returned mail", reportOf("failed")[:len(reportOf("failed"))-12], Bounce{Recipients: address, IDs: ours, Reason: reason}},
		{
			"only the fields came back", mailOf("multipart/report", "", "text/plain\nSorry.\n", "message/delivery-status\n"+status("failed"), headers),
			Bounce{Recipients: address, IDs: ours, Reason: reason},
		},
		{
			"nothing came back", mailOf("multipart/report", "In-Reply-To: <abc123@example.com>\n", "text/plain\nSorry.\n", "message/delivery-status\n"+status("failed")),
			Bounce{Recipients: address, IDs: ours, Reason: reason},
		},
		{
			"old charsets in the fields", mailOf("multipart/report",
				"X-A: =?windows-1251?B?z/Du4uXw6uA=?= =?koi8-u?Q?=F0?= =?x-unknown?Q?=F0?=\nX-B: \xcf\xf0\xee\nX-C: =?iso-8859-2?Q?=F5?=\n",
				"text/plain; charset=windows-1251\n\xcf\xf0\xee\n", "message/delivery-status\n"+status("failed"), headers+"\xcf\xf0\n"),
			Bounce{Recipients: address, IDs: ours, Reason: reason},
		},
		{
			"an unknown charset and encoding", mailOf("multipart/report", "",
				"text/plain; charset=x-none|Content-Transfer-Encoding: x-none\nSorry.\n", "message/delivery-status\n"+status("failed"), headers),
			Bounce{Recipients: address, IDs: ours, Reason: reason},
		},
		{
			"a footer was added", mailOf("multipart/mixed", "", `multipart/report; boundary="inner"

--inner
Content-Type: message/delivery-status

`+status("failed")+`
--inner
Content-Type: message/rfc822

`+returned+`
--inner--
`, "text/plain\nChecked for viruses.\n"), Bounce{Recipients: address, IDs: ours, Reason: reason},
		},
		{
			"in base64", mailOf("multipart/report", "", "message/delivery-status|Content-Transfer-Encoding: base64\n"+
				"UmVwb3J0aW5nLU1UQTogZG5zOyBhCgpGaW5hbC1SZWNpcGllbnQ6IHJmYzgyMjsgaXZhbkBleGFtcGxlLm9yZwpBY3Rpb246IGZhaWxlZAo=\n", headers),
			Bounce{Recipients: address[1:], IDs: ours, Reason: ""},
		},
		{"Exim", plain("", eximText), Bounce{Recipients: address[1:], IDs: ours, Reason: "SMTP error from remote mail server after RCPT TO:<ivan@example.org>:"}},
		{
			"Exim, forwarded", plain("", strings.Replace(eximText, "  ivan@example.org\n", "  new@example.net\n    (ultimately generated from ivan@example.org)\n", 1)),
			Bounce{Recipients: []string{"new@example.net", "ivan@example.org"}, IDs: ours, Reason: "SMTP error from remote mail server after RCPT TO:<ivan@example.org>:"},
		},
		{
			"Exim as a report", mailOf("multipart/report", "", "text/plain; charset=us-ascii\n"+eximText[:strings.Index(eximText, "------")],
				"message/delivery-status\nReporting-MTA: dns; a\n\nAction: failed\nFinal-Recipient: rfc822;ivan@example.org\nStatus: 5.0.0\n", headers),
			Bounce{Recipients: address[1:], IDs: ours, Reason: "SMTP error from remote mail server after RCPT TO:<ivan@example.org>:"},
		},
		{"qmail", plain("In-Reply-To: <other@example.com>\n", qmailText), Bounce{Recipients: address[1:], IDs: append(slices.Clone(ours), "other@example.com"), Reason: "192.0.2.1 does not like recipient."}},
		{
			"a domain outside ASCII", mailOf("multipart/report", "",
				"message/global-delivery-status\nReporting-MTA: dns; a\n\nFinal-Recipient: utf-8; ivan@приклад.укр\nAction: failed\nStatus: 5.1.2\nDiagnostic-Code: smtp; \u202e550 \x1b[31mні\x00\n",
				"message/global-headers\n"+returned), Bounce{Recipients: []string{"ivan@xn--80aikifvh.xn--j1amh"}, IDs: ours, Reason: "550 [31mні"},
		},
	} {
		got, err := Bounced(strings.NewReader(test.mail))
		if got.Subject != "" && got.Subject != "Hello" || !got.Sent.IsZero() {
			t.Errorf("%s: the letter is %q of %s", test.name, got.Subject, got.Sent)
		}
		got.Subject = ""
		if err != nil || !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %+q, %v", test.name, got, err)
		}
	}
}

func TestAReturnedMailHasSubjectAndDateOfItsLetter(t *testing.T) {
	letter := strings.Replace(returned, "Subject: Hello\n", "Subject: =?utf-8?b?0JLQsNGIIA==?=\n =?utf-8?b?0LLRltC00LPRg9C6?=\nDate: Sun, 29 Nov 2026 10:00:00 +0200\n", 1)
	got, err := Bounced(strings.NewReader(strings.Replace(reportOf("failed"), returned, letter, 1)))
	if sent := time.Date(2026, 11, 29, 8, 0, 0, 0, time.UTC); err != nil || got.Subject != "Ваш відгук" || !got.Sent.Equal(sent) {
		t.Errorf("%q %s, %v", got.Subject, got.Sent, err)
	}
}

func TestOnlyAFinalFailureIsABounce(t *testing.T) {
	quoted := func(s string) string { return "> " + strings.ReplaceAll(s, "\n", "\n> ") }
	vacation := "I am away until Monday.\n\n"
	for name, mail := range map[string]string{
		"a delay":                          reportOf("delayed"),
		"a delivery":                       reportOf("delivered"),
		"a relay":                          reportOf("relayed"),
		"an expansion":                     reportOf("expanded"),
		"a failure only in the words":      reportOf("delayed (failed before)"),
		"no action":                        reportOf(""),
		"a receipt":                        mailOf("multipart/report; report-type=disposition-notification", "", "text/plain\nRead.\n", "message/disposition-notification\nFinal-Recipient: rfc822;ivan@example.org\nAction: failed\nDisposition: manual-action; displayed\n", "message/rfc822\n"+returned),
		"an automatic reply":               plain("Auto-Submitted: auto-replied\nIn-Reply-To: <abc123@example.com>\n", vacation+quoted(returned)),
		"a quoted text of Exim":            plain("", "Look:\n"+quoted(eximText)),
		"a quoted text of Exim alone":      plain("", quoted(eximText)),
		"a text of Exim below one's own":   plain("", "Look:\n"+eximText),
		"a delay of Exim":                  plain("", strings.Replace(eximText, "The following address(es) failed:", "The following address(es) have not yet been delivered:", 1)),
		"a quoted text of qmail":           plain("", quoted(qmailText)),
		"a forwarded report":               mailOf("multipart/mixed", "", "text/plain\nLook.\n", "message/rfc822\n"+strings.ReplaceAll(reportOf("failed"), "b/1", "b/2")),
		"a forwarded text of qmail":        mailOf("multipart/mixed", "", "text/plain\nLook.\n", "text/plain\n"+qmailText),
		"a failure without an address":     mailOf("multipart/report", "", "message/delivery-status\nReporting-MTA: dns; a\n\nAction: failed\nFinal-Recipient: rfc822; unknown\n", "message/rfc822\n"+returned),
		"a status beside the returned one": mailOf("multipart/report", "", "message/rfc822\n"+strings.ReplaceAll(reportOf("failed"), "b/1", "b/2")),
		"an ordinary mail":                 plain("In-Reply-To: <abc123@example.com>\n", "Thank you!\n"),
	} {
		if got, err := Bounced(strings.NewReader(mail)); !errors.Is(err, ErrNoBounce) {
			t.Errorf("%s: %+q, %v", name, got, err)
		}
	}
}

// nested is a mail with parts in parts.
func nested(depth int) string {
	if depth == 0 {
		return "Content-Type: text/plain\n\nend\n"
	}
	return fmt.Sprintf("Content-Type: multipart/mixed; boundary=b%d\n\n--b%[1]d\n%s\n--b%[1]d--\n", depth, nested(depth-1))
}

func TestTheReadingOfAMailHasLimits(t *testing.T) {
	many := func(n int) string {
		return mailOf("multipart/mixed", "", slices.Repeat([]string{"text/plain\na\n"}, n)...)
	}
	broken := errors.New("broken")
	for _, test := range []struct {
		name string
		mail io.Reader
		want error
	}{
		{"1 MB", strings.NewReader(plain("", strings.Repeat("a", 1<<20))[:1<<20]), ErrNoBounce},
		{"an octet more", strings.NewReader(plain("", strings.Repeat("a", 1<<20))[:1<<20+1]), ErrTooLarge},
		{"200 parts", strings.NewReader(many(199)), ErrNoBounce},
		{"a part more", strings.NewReader(many(200)), ErrTooMany},
		{"10 levels", strings.NewReader(nested(10)), ErrNoBounce},
		{"a level more", strings.NewReader(nested(11)), ErrTooDeep},
		{"nothing", strings.NewReader(""), ErrMalformed},
		{"line ends", strings.NewReader("\n\n"), ErrMalformed},
		{"no mail", strings.NewReader("Hello, world\n"), ErrMalformed},
		{"an end in the parts", strings.NewReader("Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: text/plain\n\nHel"), ErrMalformed},
		{"an error of the reader", iotest.ErrReader(broken), broken},
	} {
		if got, err := Bounced(test.mail); !errors.Is(err, test.want) {
			t.Errorf("%s: %+q, %v", test.name, got, err)
		}
	}
}

func FuzzBounced(f *testing.F) {
	for _, mail := range []string{
		reportOf("failed"), reportOf("delayed"), plain("", eximText), plain("", qmailText), nested(3),
		mailOf("multipart/report", "", "message/delivery-status|Content-Transfer-Encoding: base64\nQWN0aW9uOiBmYWlsZWQK\n"),
	} {
		f.Add([]byte(mail))
	}
	f.Fuzz(func(t *testing.T, mail []byte) {
		got, err := Bounced(bytes.NewReader(mail))
		if (err == nil) != (len(got.Recipients) > 0) {
			t.Fatalf("%+q, %v", got, err)
		}
		for _, id := range got.IDs {
			if !isID(id) {
				t.Fatalf("Message-ID %q", id)
			}
		}
		for _, address := range got.Recipients {
			if normal, problem := Usable(address); normal != address || problem != "" {
				t.Fatalf("recipient %q: %q, %q", address, normal, problem)
			}
		}
		if len(got.Reason) > 1000 || strings.ContainsFunc(got.Reason, unicode.IsControl) {
			t.Fatalf("reason %q", got.Reason)
		}
	})
}
