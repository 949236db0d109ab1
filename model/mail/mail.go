// Package mail writes letters as mails, reads them back before they count, and reads mails that came back. It knows bytes
// alone: what is sent, when, by which way and with what result is not its subject.
//
// Mails are written by emersion/go-message 0.18.2. It and wneessen/go-mail 0.8.1 wrote the 5,000 hostile names and subjects
// of the test, after Clean. Both made 33 mails whose To cannot be read, as a name has a "\" beside a letter outside ASCII, and
// 135 with another subject than was meant, as it looks encoded; by AddToFormat, go-mail also refused 250 names and changed
// 268. So names and subjects are encoded here, and all 5,000 read the same. go-message adds three packages to the program;
// go-mail adds eight, an SMTP client and html/template among them.
package mail

import (
	"bytes"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	message "github.com/emersion/go-message"
	letter "github.com/emersion/go-message/mail"
)

// Message is a letter to one person.
type Message struct {
	From, To   Address
	Cc         []string // addresses of others who get the same mail; each recipient sees them
	Subject    string
	Text       string    // lines end with "\n"; a longer line is a paragraph, which Build wraps
	ID         string    // of NewID
	Date       time.Time // zero: the mail has no date yet. The rest of its bytes does not depend on it
	InReplyTo  string    // ID of the letter that this one follows, or ""
	References []string  // IDs of all letters before this one, the oldest first
	Calendar   *Calendar // an invitation to an interview, or its cancellation; nil without
	Draft      bool      // a mail program writes it again before it leaves
	Unsent     bool      // a draft in a file, which Outlook then opens for editing. mutt and neomutt leave the field in what they send
}

// NewID returns a new Message-ID, without its brackets: random signs, and the domain of the sender.
func NewID(from Address) string {
	normal, _ := Usable(from.Mail)
	_, domain, _ := strings.Cut(normal, "@")
	return strings.ToLower(rand.Text()) + "@" + domain
}

// Clean returns the message in the form in which it is written: addresses and names as Usable and CleanName return them, the
// subject on one line, no invisible characters. A review shows this form.
func (m Message) Clean() Message {
	for _, a := range []*Address{&m.From, &m.To} {
		a.Name = CleanName(a.Name)
		if normal, problem := Usable(a.Mail); problem == "" {
			a.Mail = normal
		}
	}
	m.Cc = slices.Clone(m.Cc)
	for i, address := range m.Cc {
		if normal, problem := Usable(address); problem == "" {
			m.Cc[i] = normal
		}
	}
	m.Subject, m.Text = cleanLine(m.Subject), CleanText(m.Text)
	return m
}

// Build returns the mail: plain text in UTF-8, quoted-printable and flowed, in ASCII alone, with one recipient in To.
func Build(m Message) ([]byte, error) {
	m = m.Clean()
	if err := m.check(); err != nil {
		return nil, err
	}
	var h letter.Header
	// Set puts a field before the others.
	if m.Unsent {
		h.Set("X-Unsent", "1")
	}
	if m.Calendar == nil {
		setPlain(&h.Header)
	} else {
		h.SetContentType("multipart/mixed", m.boundary("mixed"))
	}
	h.Set("MIME-Version", "1.0")
	if len(m.References) > 0 {
		h.SetMsgIDList("References", m.References)
	}
	if m.InReplyTo != "" {
		h.SetMsgIDList("In-Reply-To", []string{m.InReplyTo})
	}
	h.SetMessageID(m.ID)
	h.Set("Subject", unstructured(m.Subject))
	if len(m.Cc) > 0 {
		h.Set("Cc", strings.Join(m.Cc, ", "))
	}
	h.Set("To", mailbox(m.To))
	h.Set("From", mailbox(m.From))
	h.SetDate(m.Date)

	var out bytes.Buffer
	body, err := message.CreateWriter(&out, h.Header)
	if err != nil {
		return nil, err
	}
	if m.Calendar == nil {
		_, err = io.WriteString(body, flow(m.Text))
	} else {
		err = m.writeParts(body)
	}
	if err != nil {
		return nil, err
	}
	if err := body.Close(); err != nil {
		return nil, err
	}
	return guard(out.Bytes()), nil
}

func setPlain(h *message.Header) {
	h.Set("Content-Transfer-Encoding", "quoted-printable")
	h.SetContentType("text/plain", map[string]string{"charset": "utf-8", "format": "flowed"})
}

// guard encodes what a program could take for the end of a mail, or for the beginning of the next one. The line breaks of
// quoted-printable may leave either at the beginning of a line.
func guard(data []byte) []byte {
	lines := bytes.Split(data, []byte("\r\n"))
	for i, line := range lines {
		if string(line) == "." {
			lines[i] = []byte("=2E")
		} else if after, found := bytes.CutPrefix(line, []byte("From ")); found && len(line) < 75 { // at most 76 octets
			lines[i] = append([]byte("=46rom "), after...)
		}
	}
	return bytes.Join(lines, []byte("\r\n"))
}

// check returns why a clean message cannot be written.
func (m *Message) check() error {
	for _, of := range []struct {
		field string
		Address
	}{{"From", m.From}, {"To", m.To}} {
		if _, problem := Usable(of.Mail); problem != "" {
			return fmt.Errorf("the address in %s cannot be written to: %s", of.field, problem)
		}
	}
	for _, address := range m.Cc {
		if _, problem := Usable(address); problem != "" {
			return fmt.Errorf("an address in Cc cannot be written to: %s", problem)
		}
	}
	if m.Subject == "" || m.Text == "" {
		return errors.New("the letter has no subject or no text")
	}
	if c := m.Calendar; c != nil && (len(c.Data) == 0 || c.Method == "" || strings.Trim(c.Method, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "") {
		return errors.New("the letter has a calendar without a method or without lines")
	}
	for _, id := range append([]string{m.ID}, m.References...) {
		if !isID(id) {
			return fmt.Errorf("%q is no Message-ID", id)
		}
	}
	if m.InReplyTo != "" && !isID(m.InReplyTo) {
		return fmt.Errorf("%q is no Message-ID", m.InReplyTo)
	}
	return nil
}

// isID reports whether a text is a Message-ID without brackets that no program reads in another way.
func isID(id string) bool {
	left, right, found := strings.Cut(id, "@")
	return found && left != "" && right != "" && len(id) <= 200 &&
		!strings.ContainsFunc(left+right, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune(`"(),:;<>@[\]`, r) })
}

// mailbox writes a clean name and an address as a field has them.
func mailbox(a Address) string {
	switch {
	case a.Name == "":
		return a.Mail
	case isPlain(a.Name) && !strings.ContainsAny(a.Name, `"\`):
		return `"` + a.Name + `" <` + a.Mail + `>`
	}
	return encoded(a.Name) + " <" + a.Mail + ">"
}

// unstructured writes a clean text as a field has it.
func unstructured(s string) string {
	if isPlain(s) {
		return s
	}
	return encoded(s)
}

// isPlain reports whether a text may stand in a field unencoded: it is ASCII, does not look encoded, and has no word that is
// too long for a line.
func isPlain(s string) bool {
	for word := range strings.SplitSeq(s, " ") {
		if len(word) > 60 {
			return false
		}
	}
	return !strings.Contains(s, "=?") && !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' })
}

// encoded writes a text as encoded words in base64 (RFC 2047). mime.QEncoding leaves a "\" as it is, which is
// no part of a name, and leaves a text of ASCII that looks encoded. A cut is behind a space if it can be: Python's email shows
// one more space there. GMime drops what follows a word that ends with "=" in the same encoding, so a character in the other
// encoding follows such a word. A space is "=20" there: PHP's mb_decode_mimeheader leaves a "_".
func encoded(s string) string {
	const most = 39 // octets: with them a word has 64 characters, which fit in a line behind "Subject: "
	var words []string
	add := func(octets string) {
		words = append(words, "=?utf-8?b?"+base64.StdEncoding.EncodeToString([]byte(octets))+"?=")
	}
	for len(s) > most {
		if space := strings.LastIndexByte(s[:most], ' '); space > 0 {
			if space%3 == 2 { // with the space, it needs no "="
				add(s[:space+1])
			} else {
				add(s[:space])
				words = append(words, "=?utf-8?q?=20?=")
			}
			s = s[space+1:]
			continue
		}
		end := most
		for end > 0 && (!utf8.RuneStart(s[end]) || end%3 != 0) {
			end--
		}
		if end > 0 {
			add(s[:end])
		} else { // no character ends where base64 needs no "="; without the first one, another one does
			_, end = utf8.DecodeRuneInString(s)
			first := ""
			for _, octet := range []byte(s[:end]) {
				first += fmt.Sprintf("=%02X", octet)
			}
			words = append(words, "=?utf-8?q?"+first+"?=")
		}
		s = s[end:]
	}
	if s != "" {
		add(s)
	}
	return strings.Join(words, " ")
}
