package mail

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/quotedprintable"
	"net/mail"
	"slices"
	"strings"
)

// Verify reads a mail back, with Go's own library, which did not write its fields, and returns an error that names the first
// thing that is not what was meant. It accepts no field that Build does not write.
func Verify(data []byte, want Message) error {
	want = want.Clean()
	for line := range bytes.SplitSeq(data, []byte("\r\n")) {
		if len(line) > 998 {
			return fmt.Errorf("a line has %d octets", len(line))
		}
		if i := bytes.IndexFunc(line, func(r rune) bool { return r < ' ' && r != '\t' || r > '~' }); i >= 0 {
			return fmt.Errorf("a line has the octet %#x", line[i])
		}
	}
	got, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return fmt.Errorf("the mail cannot be read: %w", err)
	}
	fields := map[string]func(value string) error{
		"From":         func(string) error { return sameMailbox(got.Header, "From", want.From) },
		"To":           func(string) error { return sameMailbox(got.Header, "To", want.To) },
		"Subject":      sameSubject(want.Subject),
		"Message-Id":   exactly("<" + want.ID + ">"),
		"Mime-Version": exactly("1.0"),
		"Content-Type": sameType(plainType...),
	}
	if want.Calendar == nil {
		fields["Content-Transfer-Encoding"] = exactly("quoted-printable")
	} else {
		fields["Content-Type"] = sameType("multipart/mixed", "boundary", want.boundary("mixed")["boundary"])
	}
	if !want.Date.IsZero() {
		fields["Date"] = func(value string) error {
			if date, err := mail.ParseDate(value); err != nil || date.Unix() != want.Date.Unix() {
				return fmt.Errorf("is %q", value)
			}
			return nil
		}
	}
	if len(want.Cc) > 0 {
		fields["Cc"] = func(string) error {
			list, err := got.Header.AddressList("Cc")
			if err != nil || !slices.EqualFunc(list, want.Cc, func(a *mail.Address, b string) bool { return a.Address == b && a.Name == "" }) {
				return fmt.Errorf("has other addresses: %v, %w", list, err)
			}
			return nil
		}
	}
	if want.InReplyTo != "" {
		fields["In-Reply-To"] = exactly("<" + want.InReplyTo + ">")
	}
	if len(want.References) > 0 {
		fields["References"] = exactly("<" + strings.Join(want.References, "> <") + ">")
	}
	if want.Unsent {
		fields["X-Unsent"] = exactly("1")
	}
	for name := range got.Header {
		if fields[name] == nil {
			return fmt.Errorf("there is a field %s", name)
		}
	}
	for name, same := range fields {
		values := got.Header[name]
		if len(values) != 1 {
			return fmt.Errorf("%s is there %d times", name, len(values))
		}
		if err := same(values[0]); err != nil {
			return fmt.Errorf("%s %w", name, err)
		}
	}
	if want.Calendar != nil {
		return want.verifyParts(got.Body)
	}
	return sameText(got.Body, want.Text)
}

// plainType is what the text of a letter is.
var plainType = []string{"text/plain", "charset", "utf-8", "format", "flowed"}

// sameType checks a Content-Type: its kind, and names and values of its parameters.
func sameType(want ...string) func(string) error {
	return func(value string) error {
		kind, params, err := mime.ParseMediaType(value)
		same := err == nil && kind == want[0] && len(params) == len(want)/2
		for i := 1; i < len(want); i += 2 {
			same = same && params[want[i]] == want[i+1]
		}
		if !same {
			return fmt.Errorf("is %q", value)
		}
		return nil
	}
}

func sameText(body io.Reader, want string) error {
	data, err := io.ReadAll(quotedprintable.NewReader(body))
	if err != nil {
		return fmt.Errorf("the text cannot be read: %w", err)
	}
	if text := unflow(string(data)); text != want {
		return errors.New("the text " + firstDifference(text, want))
	}
	return nil
}

func exactly(want string) func(string) error {
	return func(got string) error {
		if got != want {
			return fmt.Errorf("is %q", got)
		}
		return nil
	}
}

func sameMailbox(h mail.Header, field string, want Address) error {
	list, err := h.AddressList(field)
	if err != nil {
		return fmt.Errorf("cannot be read: %w", err)
	}
	if len(list) != 1 {
		return fmt.Errorf("has %d addresses", len(list))
	}
	if list[0].Address != want.Mail {
		return errors.New("has another address")
	}
	if list[0].Name != want.Name {
		return errors.New("has another name: it " + firstDifference(list[0].Name, want.Name))
	}
	return nil
}

func sameSubject(want string) func(string) error {
	return func(value string) error {
		got, err := new(mime.WordDecoder).DecodeHeader(value)
		if err != nil {
			return fmt.Errorf("cannot be read: %w", err)
		}
		if got != want {
			return errors.New(firstDifference(got, want))
		}
		return nil
	}
}

// firstDifference describes where a text is not the wanted one, without a word of it: an error may get into a log.
func firstDifference(got, want string) string {
	at := 0
	for at < len(got) && at < len(want) && got[at] == want[at] {
		at++
	}
	return fmt.Sprintf("differs from octet %d of %d on", at, len(want))
}
