package mail

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"strings"

	message "github.com/emersion/go-message"
)

// Calendar is a calendar that a letter carries: as a part that mail programs show with buttons, and as a file. In a draft it is a file
// alone: Thunderbird opens a draft without its text if a calendar is the other form of it, and sends it so.
type Calendar struct {
	Method string // as in the calendar: REQUEST or CANCEL
	Data   []byte // its lines end with CR LF
}

// CalendarFile is the name of the file.
const CalendarFile = "invite.ics"

// boundary returns the parameter that separates parts. No line of quoted-printable or base64 has its signs, and it is the same
// each time a letter is written.
func (m *Message) boundary(level string) map[string]string {
	left, _, _ := strings.Cut(m.ID, "@")
	return map[string]string{"boundary": "=_" + level + "_" + left[:min(len(left), 40)]}
}

// part is a part of a letter with a calendar.
type part struct {
	kind   []string // with the names and values of its parameters
	fields [][2]string
}

// parts are those with the calendar; a draft has the file alone. Thunderbird shows no invitation if the first has a
// Content-Disposition or a Content-ID. It shows that of a draft's file, which has the same type.
func (m *Message) parts() (shown, file part) {
	encoding := [2]string{"Content-Transfer-Encoding", "base64"}
	attached := [][2]string{{"Content-Disposition", `attachment; filename="` + CalendarFile + `"`}, encoding}
	kind := []string{"text/calendar", "method", m.Calendar.Method, "charset", "utf-8"}
	if m.Draft {
		return part{}, part{append(kind, "name", CalendarFile), attached}
	}
	return part{kind, [][2]string{encoding}}, part{[]string{"application/ics", "name", CalendarFile}, attached}
}

// writeParts writes the text, and the calendar twice, or once in a draft.
func (m *Message) writeParts(to *message.Writer) error {
	shown, file := m.parts()
	if m.Draft {
		return errors.Join(m.writeText(to), m.Calendar.write(to, file))
	}
	var h message.Header
	h.SetContentType("multipart/alternative", m.boundary("alternative"))
	either, err := to.CreatePart(h)
	if err != nil {
		return err
	}
	return errors.Join(m.writeText(either), m.Calendar.write(either, shown), either.Close(), m.Calendar.write(to, file))
}

func (m *Message) writeText(to *message.Writer) error {
	var h message.Header
	setPlain(&h)
	w, err := to.CreatePart(h)
	if err != nil {
		return err
	}
	_, err = io.WriteString(w, flow(m.Text))
	return errors.Join(err, w.Close())
}

func (c *Calendar) write(to *message.Writer, p part) error {
	var h message.Header
	for _, f := range p.fields {
		h.Set(f[0], f[1])
	}
	params := map[string]string{}
	for i := 1; i < len(p.kind); i += 2 {
		params[p.kind[i]] = p.kind[i+1]
	}
	h.SetContentType(p.kind[0], params)
	w, err := to.CreatePart(h)
	if err != nil {
		return err
	}
	_, err = w.Write(c.Data)
	return errors.Join(err, w.Close())
}

// verifyParts reads the parts of a letter back: there are those that writeParts writes, and no others.
func (m *Message) verifyParts(body io.Reader) error {
	shown, file := m.parts()
	all := multipart.NewReader(body, m.boundary("mixed")["boundary"])
	first, err := all.NextRawPart()
	if err != nil {
		return fmt.Errorf("the parts cannot be read: %w", err)
	}
	if m.Draft {
		err = m.verifyText(first)
	} else {
		err = m.verifyEither(first, shown)
	}
	if err == nil {
		err = m.Calendar.verifyLast(all, file)
	}
	return err
}

// verifyEither checks the part that has the text and the calendar that is shown.
func (m *Message) verifyEither(p *multipart.Part, shown part) error {
	boundary := m.boundary("alternative")["boundary"]
	if err := (part{kind: []string{"multipart/alternative", "boundary", boundary}}).verify(p); err != nil {
		return err
	}
	either := multipart.NewReader(p, boundary)
	text, err := either.NextRawPart()
	if err == nil {
		err = m.verifyText(text)
	}
	if err == nil {
		err = m.Calendar.verifyLast(either, shown)
	}
	return err
}

func (m *Message) verifyText(p *multipart.Part) error {
	if err := (part{plainType, [][2]string{{"Content-Transfer-Encoding", "quoted-printable"}}}).verify(p); err != nil {
		return err
	}
	return sameText(p, m.Text)
}

// verifyLast checks the last part of several, which has the calendar.
func (c *Calendar) verifyLast(in *multipart.Reader, want part) error {
	p, err := in.NextRawPart()
	if err != nil {
		return fmt.Errorf("the calendar cannot be read: %w", err)
	}
	if err := want.verify(p); err != nil {
		return err
	}
	data, err := io.ReadAll(base64.NewDecoder(base64.StdEncoding, p))
	if err != nil || !bytes.Equal(data, c.Data) {
		return errors.Join(errors.New("the calendar is another one"), err)
	}
	if _, err := in.NextRawPart(); !errors.Is(err, io.EOF) {
		return errors.New("there is a part too many")
	}
	return nil
}

// verify checks the fields of a part.
func (want part) verify(p *multipart.Part) error {
	if err := sameType(want.kind...)(p.Header.Get("Content-Type")); err != nil {
		return fmt.Errorf("Content-Type of a part %w", err)
	}
	if len(p.Header) != len(want.fields)+1 {
		return errors.New("a part has another number of fields")
	}
	for _, f := range want.fields {
		if strings.ReplaceAll(p.Header.Get(f[0]), `"`, "") != strings.ReplaceAll(f[1], `"`, "") {
			return fmt.Errorf("%s of a part is %q", f[0], p.Header.Get(f[0]))
		}
	}
	return nil
}
