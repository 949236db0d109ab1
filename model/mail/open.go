package mail

import (
	"bytes"
	"errors"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"

	message "github.com/emersion/go-message"
	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/htmlindex"

	"shortlist/model/lang"
	"shortlist/model/spelling"
)

// Limits of a mail that is read.
const (
	MaxBytes = 1 << 20
	MaxParts = 200
	MaxDepth = 10
)

// Errors of a mail that is read.
var (
	ErrTooLarge  = lang.NewError("the mail is larger than 1 MB")
	ErrTooMany   = lang.NewError("the mail has more than 200 parts")
	ErrTooDeep   = lang.NewError("the mail has more than 10 levels of parts")
	ErrMalformed = lang.NewError("the input is no mail")
)

func init() {
	message.CharsetReader = func(label string, in io.Reader) (io.Reader, error) {
		set, err := htmlindex.Get(label)
		if err != nil {
			return nil, err
		}
		return &labelled{in: in, set: set}, nil
	}
}

// Open reads a mail of at most MaxBytes, and leaves out what is before its fields: a byte order mark, and the line of a mailbox file.
func Open(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(data) > MaxBytes {
		return nil, ErrTooLarge
	}
	data = spelling.WithoutMark(data)
	if bytes.HasPrefix(data, []byte("From ")) {
		_, data, _ = bytes.Cut(data, []byte("\n"))
	}
	return data, nil
}

var blankLine = regexp.MustCompile(`\n\r?\n`)

// Parse reads the fields of a mail, and what its parts are. Fields that are not encoded are in the most plausible character set.
func Parse(data []byte) (*message.Entity, error) {
	head, body := data, []byte(nil)
	if at := blankLine.FindIndex(data); at != nil {
		head, body = data[:at[0]], data[at[0]:]
	}
	top, err := message.Read(io.MultiReader(strings.NewReader(spelling.Decoded(head)), bytes.NewReader(body)))
	if top == nil || top.Header.Len() == 0 {
		return nil, errors.Join(ErrMalformed, err)
	}
	return top, nil // an unknown encoding or character set is that of the whole mail, not of its parts
}

// eachPart hands over the parts of a mail that have no parts themselves, with their types, but not those of a mail in it. A mail
// that is cut short is malformed, unless found reports that what the caller looks for came before the cut.
func eachPart(top *message.Entity, found func() bool, hand func(kind string, part *message.Entity)) error {
	parts := 0
	var walk func(*message.Entity, int) error
	walk = func(part *message.Entity, depth int) error {
		if parts++; parts > MaxParts {
			return ErrTooMany
		}
		if depth > MaxDepth {
			return ErrTooDeep
		}
		of := part.MultipartReader()
		if of == nil {
			kind, _, _ := part.Header.ContentType()
			hand(strings.ToLower(kind), part)
			return nil
		}
		for {
			next, err := of.NextPart()
			if next == nil {
				if !errors.Is(err, io.EOF) && !found() {
					return errors.Join(ErrMalformed, err)
				}
				return nil
			}
			if err := walk(next, depth+1); err != nil {
				return err
			}
		}
	}
	return walk(top, 0)
}

// labelled is a text in the character set that its field names.
type labelled struct {
	in  io.Reader
	set encoding.Encoding
	out io.Reader // nil before the first reading
}

// Read implements io.Reader, and returns UTF-8.
func (l *labelled) Read(p []byte) (int, error) {
	if l.out == nil {
		l.out = l.set.NewDecoder().Reader(l.in)
	}
	return l.out.Read(p)
}

// Text returns as much of the text of a part as can be read, in UTF-8. A mail that was pasted as text is in UTF-8 although its fields
// name the character set in which it was sent: a text in a set of single bytes is hardly ever UTF-8 by chance. One that is encoded in
// base64 or quoted-printable is as it was sent. A text whose set is not named, or is not the one that is named, is in
// the one that its HTML names, or else in the most plausible one.
func Text(part *message.Entity) []byte {
	l, ok := part.Body.(*labelled)
	if ok && l.out == nil {
		_, single := l.set.(*charmap.Charmap)
		switch strings.ToLower(part.Header.Get("Content-Transfer-Encoding")) {
		case "base64", "quoted-printable":
			single = false
		}
		if single {
			data, _ := io.ReadAll(l.in)
			if l.in = bytes.NewReader(data); utf8.Valid(data) && spelling.IsNearlyUTF8(data) {
				return data
			}
		}
	}
	data, _ := io.ReadAll(part.Body)
	kind, _, _ := part.Header.ContentType()
	if strings.EqualFold(kind, "text/html") && !spelling.IsNearlyUTF8(data) {
		set, name, _ := charset.DetermineEncoding(data, "")
		if name != "utf-8" && name != "windows-1252" { // which are the answers for HTML that names no set, too
			data, _ = set.NewDecoder().Bytes(data) // what cannot be read becomes U+FFFD
		}
	}
	if kind == "" || strings.HasPrefix(strings.ToLower(kind), "text") || isCalendar(data) {
		return []byte(spelling.Decoded(data))
	}
	return data
}
