package mail

import (
	"bufio"
	"io"
	"slices"
	"strings"
	"time"

	message "github.com/emersion/go-message"
	letter "github.com/emersion/go-message/mail"
	"github.com/emersion/go-message/textproto"

	"shortlist/model/lang"
)

// ErrNoBounce is returned for a mail that is not a report of a final failure.
var ErrNoBounce = lang.NewError("the mail does not report that an address failed")

// Bounce is what a returned mail reports.
type Bounce struct {
	Recipients []string // addresses that failed, and those that they were forwarded to
	IDs        []string // Message-IDs of the letter without brackets: of the returned part, then of In-Reply-To
	Reason     string   // the server's words on one line, or ""

	Subject string    // of the letter, on one line; "" if it did not come back
	Sent    time.Time // when the letter was sent; zero: not known
}

// Bounced reads a mail that reports a final failure: a report by RFC 3464, or the texts of Exim and qmail. Anything else is
// ErrNoBounce: a delay, a receipt, an automatic reply, and a mail that quotes or forwards a report.
func Bounced(r io.Reader) (Bounce, error) {
	data, err := Open(r)
	if err != nil {
		return Bounce{}, err
	}
	top, err := Parse(data)
	if err != nil {
		return Bounce{}, err
	}
	var b report
	if err := eachPart(top, func() bool { return len(b.Recipients) > 0 }, b.readPart); err != nil {
		return Bounce{}, err
	}
	if len(b.Recipients) == 0 {
		return Bounce{}, ErrNoBounce
	}
	b.addIDs(top.Header.Get("In-Reply-To"))
	b.Reason = cleanReason(b.Reason)
	return b.Bounce, nil
}

// report is a mail as far as it is read.
type report struct {
	Bounce
	text bool // the first text was looked at
}

func (b *report) readPart(kind string, part *message.Entity) {
	switch kind {
	case "message/delivery-status", "message/global-delivery-status":
		b.readStatus(part.Body)
	case "message/rfc822", "text/rfc822-headers", "message/rfc822-headers", "message/global", "message/global-headers":
		b.readReturned(part.Body)
	case "text/plain":
		if !b.text {
			b.text = true
			b.readText(string(Text(part)))
		}
	}
}

// readStatus reads the groups of fields of a delivery status, of which each but the first is about one recipient.
func (b *report) readStatus(body io.Reader) {
	in := bufio.NewReader(body)
	for first := true; ; first = false {
		group, _ := textproto.ReadHeader(in) // after a line that is no field, what follows is a group of its own
		failed, _, _ := strings.Cut(group.Get("Action"), "(")
		if (!first || group.Has("Final-Recipient")) && strings.EqualFold(strings.TrimSpace(failed), "failed") {
			b.addRecipient(afterType(group.Get("Original-Recipient")))
			b.addRecipient(afterType(group.Get("Final-Recipient")))
			if b.Reason == "" {
				b.Reason = afterType(group.Get("Diagnostic-Code"))
			}
			if b.Reason == "" {
				b.Reason = group.Get("Status")
			}
		}
		if _, err := in.Peek(1); err != nil {
			return
		}
	}
}

// afterType returns the value of a field such as "rfc822; ivan@example.org".
func afterType(value string) string {
	if _, after, found := strings.Cut(value, ";"); found {
		value = after
	}
	return strings.TrimSpace(value)
}

// readReturned reads the fields of the letter that came back. They may be cut short.
func (b *report) readReturned(body io.Reader) {
	fields, _ := textproto.ReadHeader(bufio.NewReader(body))
	h := letter.Header{Header: message.Header{Header: fields}}
	b.addIDs(h.Get("Message-Id"))
	subject, _ := h.Text("Subject") // as far as it can be read
	b.Subject = cleanLine(subject)
	b.Sent, _ = h.Date() // zero for one that cannot be read
}

// older are the reports that are plain text: how they begin, the line before the addresses, and how the line begins that is
// before the returned mail.
var older = []struct{ opening, addresses, returned string }{
	{
		"This message was created automatically by mail delivery software", "following address(es) failed:",
		"------ This is a copy of ",
	},
	{"Hi. This is the qmail-send program", "This is a permanent error; I've given up.", "--- Below this line is a copy of the message."},
}

// readText reads the text of Exim or of qmail. A quoted one begins with other words.
func (b *report) readText(text string) {
	text = strings.TrimLeft(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	for _, form := range older {
		if !strings.HasPrefix(text, form.opening) {
			continue
		}
		_, rest, found := strings.Cut(text, form.addresses)
		if !found {
			continue
		}
		_, rest, _ = strings.Cut(rest, "\n")
		addresses, returned, _ := strings.Cut(rest, "\n"+form.returned)
		for line := range strings.SplitSeq(addresses, "\n") {
			word := strings.Trim(strings.TrimSpace(line), "<>:")
			if _, forwarded, found := strings.Cut(word, "generated from "); found && len(b.Recipients) > 0 {
				word = strings.TrimSuffix(forwarded, ")") // Exim: the address that was forwarded to the one above
			}
			if _, problem := Usable(word); problem == "" && (len(line) == 0 || line[0] == ' ' || line[0] == '<') {
				b.addRecipient(word)
			} else if b.Reason == "" && len(b.Recipients) > 0 {
				b.Reason = cleanLine(line)
			}
		}
		if _, returned, found = strings.Cut(returned, "\n"); found {
			b.readReturned(strings.NewReader(strings.TrimLeft(returned, "\n")))
		}
		return
	}
}

func (b *report) addRecipient(address string) {
	if normal, problem := Usable(strings.Trim(address, "<>")); problem == "" && !slices.Contains(b.Recipients, normal) {
		b.Recipients = append(b.Recipients, normal)
	}
}

// addIDs adds the Message-IDs of a field.
func (b *report) addIDs(field string) {
	for field != "" {
		_, after, found := strings.Cut(field, "<")
		id, rest, closed := strings.Cut(after, ">")
		if !found || !closed {
			return
		}
		if isID(id) && !slices.Contains(b.IDs, id) {
			b.IDs = append(b.IDs, id)
		}
		field = rest
	}
}

// cleanReason returns the words of a server on one line, with as many characters as a notice has room for.
func cleanReason(words string) string {
	return cut(cleanLine(words), 200, 1000)
}
