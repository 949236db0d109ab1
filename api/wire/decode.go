package wire

import (
	"bufio"
	"bytes"
	"cmp"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/model"
	"shortlist/model/spelling"
)

// Decimal is an exact decimal on the wire: a JSON number, read also from a
// string (§2.2 rule 4), never a float (CONTRACT 6).
type Decimal model.Decimal

// MarshalJSON writes d as a JSON number.
func (d Decimal) MarshalJSON() ([]byte, error) {
	if d == "" {
		return []byte("null"), nil
	}
	return []byte(d), nil
}

// DecodeOptions are how every answer of the service is read: names may repeat
// (the last wins), bad UTF-8 and lone surrogates become U+FFFD, and a scalar may
// come as number, string, "" or null whatever its declared type (CONTRACT 22,
// 23, 26). A scalar of no usable form leaves its field empty: one odd value
// never costs a person the page.
func DecodeOptions() json.Options { return plainOptions }

var plainOptions = decodeOptions(nil)

func decodeOptions(r *Records) json.Options {
	return json.JoinOptions(
		jsontext.AllowDuplicateNames(true),
		jsontext.AllowInvalidUTF8(true),
		json.WithUnmarshalers(json.JoinUnmarshalers(
			json.UnmarshalFromFunc(lenient(r, parseString)),
			json.UnmarshalFromFunc(lenient(r, parseInt64)),
			json.UnmarshalFromFunc(lenient(r, parseInt)),
			json.UnmarshalFromFunc(lenientCount(r)),
			json.UnmarshalFromFunc(lenient(r, parseBool)),
			json.UnmarshalFromFunc(lenient(r, parseTime)),
			json.UnmarshalFromFunc(lenientPtr(r, parseString)),
			json.UnmarshalFromFunc(lenientPtr(r, parseInt)),
			json.UnmarshalFromFunc(lenientPtr(r, parseBool)),
			json.UnmarshalFromFunc(lenientPtr(r, parseTime)),
			json.UnmarshalFromFunc(lenientPtr(r, parseDecimal)),
			json.UnmarshalFromFunc(only[*CVFile](r, '{')),
			json.UnmarshalFromFunc(only[*[]Education](r, '[')),
			json.UnmarshalFromFunc(only[*[]WorkExperience](r, '[')),
			json.UnmarshalFromFunc(only[Applicant](r, '{')),
			json.UnmarshalFromFunc(only[Education](r, '{')),
			json.UnmarshalFromFunc(only[WorkExperience](r, '{')),
			json.UnmarshalFromFunc(only[Contacts](r, '{')),
			json.UnmarshalFromFunc(only[Questions](r, '{')),
		)),
	)
}

// bom is the UTF-8 byte order mark some servers put before JSON (CONTRACT 26).
var bom = []byte("\ufeff")

// Unmarshal reads one JSON value leniently.
func Unmarshal(data []byte, v any) error {
	return json.Unmarshal(bytes.TrimPrefix(data, bom), v, DecodeOptions())
}

// errNoList is returned by EachElement if there is another value than a list or null.
var errNoList = errors.New("it is no list")

// EachElement reads one JSON value that is a list, leniently, and hands on its elements one after the other, because a list
// may be long. An element is valid until each returns. isList is false for null.
func EachElement(r io.Reader, each func(jsontext.Value)) (isList bool, err error) {
	in := bufio.NewReader(r)
	if mark, _ := in.Peek(len(bom)); bytes.Equal(mark, bom) {
		_, _ = in.Discard(len(bom)) // they were just read
	}
	dec := jsontext.NewDecoder(in, DecodeOptions())
	begin, err := dec.ReadToken()
	switch {
	case err != nil:
		return false, err
	case begin.Kind() == '[':
		for isList = true; dec.PeekKind() != ']'; {
			element, err := dec.ReadValue()
			if err != nil {
				return isList, err
			}
			each(element)
		}
		_, _ = dec.ReadToken() // the end, which was peeked
	case begin.Kind() != 'n':
		return false, errNoList
	}
	if _, err := dec.ReadToken(); !errors.Is(err, io.EOF) {
		return isList, cmp.Or(err, errNoList) // something follows
	}
	return isList, nil
}

// TextOf reads a string, a number or a boolean as text. A string without any letter of UTF-8 beyond ASCII may be in a set of
// single bytes: it is decoded if the most plausible set makes letters of its bytes. Other bytes that are not UTF-8 become U+FFFD.
func TextOf(dec *jsontext.Decoder) (string, error) {
	raw, err := dec.ReadValue()
	if err != nil || raw.Kind() != '"' {
		return string(raw), err
	}
	isBeyond := func(r rune) bool { return r > unicode.MaxASCII && r != utf8.RuneError }
	if !utf8.Valid(raw) && !bytes.ContainsFunc(raw, isBeyond) {
		if text := []byte(spelling.Guessed(raw)); bytes.ContainsFunc(text, func(r rune) bool { return isBeyond(r) && unicode.IsLetter(r) }) {
			raw = text
		}
	}
	text, _ := jsontext.AppendUnquote(nil, raw) // its error is about what became U+FFFD
	return string(text), nil
}

// scalar parses the content of the next value if that is a string, a number or a boolean. If it has no usable form, ok is
// false, and raw is the value unchanged; "" for null, which means no value.
func scalar[T any](dec *jsontext.Decoder, parse func(string) (T, bool)) (v T, raw string, ok bool, err error) {
	kind := dec.PeekKind()
	if kind == '{' || kind == '[' || kind == 'n' {
		value, err := dec.ReadValue()
		return v, some(value), false, err
	}
	text, err := TextOf(dec)
	if err != nil {
		return v, "", false, err
	}
	if v, ok = parse(text); ok {
		return v, "", true, nil
	}
	raw = text
	if kind == '"' {
		raw = ""
		if strings.TrimSpace(text) != "" {
			quoted, _ := jsontext.AppendQuote(nil, text) // it was read as text
			raw = string(quoted)
		}
	}
	return v, raw, false, nil
}

// some returns a value as it came, or "" for null, "", [] and {}.
func some(value jsontext.Value) string {
	if value.Kind() == 'n' {
		return ""
	}
	if text := strings.Trim(string(value), "[]{}\" \t\r\n"); text == "" {
		return ""
	}
	return string(value)
}

func lenient[T any](r *Records, parse func(string) (T, bool)) func(*jsontext.Decoder, *T) error {
	return func(dec *jsontext.Decoder, v *T) error {
		parsed, raw, ok, err := scalar(dec, parse)
		if err != nil {
			return err
		}
		var zero T
		*v = zero
		if ok {
			*v = parsed
		}
		r.unread(dec, raw)
		return nil
	}
}

func lenientPtr[T any](r *Records, parse func(string) (T, bool)) func(*jsontext.Decoder, **T) error {
	return func(dec *jsontext.Decoder, v **T) error {
		parsed, raw, ok, err := scalar(dec, parse)
		if err != nil {
			return err
		}
		*v = nil
		if ok {
			*v = &parsed
		}
		r.unread(dec, raw)
		return nil
	}
}

// missing is a Count that an answer does not have, or not as a number.
const missing Count = -1

func lenientCount(r *Records) func(*jsontext.Decoder, *Count) error {
	read := lenientPtr(r, parseInt)
	return func(dec *jsontext.Decoder, v *Count) error {
		var n *int
		err := read(dec, &n)
		*v = missing
		if n != nil {
			*v = max(Count(*n), missing)
		}
		return err
	}
}

// only reads a compound value when it has the expected form, and takes any other
// as missing: "", null and an empty list all mean no value (CONTRACT 24).
func only[T any](r *Records, kind jsontext.Kind) func(*jsontext.Decoder, *T) error {
	return func(dec *jsontext.Decoder, v *T) error {
		if dec.PeekKind() == kind {
			return errors.ErrUnsupported
		}
		var zero T
		*v = zero
		value, err := dec.ReadValue()
		if err == nil {
			r.unread(dec, some(value))
		}
		return err
	}
}

func parseString(s string) (string, bool) { return s, true }

// parseInt64 reads a 64-bit integer without passing through a float
// (CONTRACT 23); "12.0" and "1e3" are whole too.
func parseInt64(s string) (int64, bool) {
	if n, err := strconv.ParseInt(strings.TrimSpace(s), 10, 64); err == nil {
		return n, true
	}
	d, err := model.ParseDecimal(s)
	if err != nil || !d.Whole() {
		return 0, false
	}
	n, err := strconv.ParseInt(string(d), 10, 64)
	return n, err == nil
}

func parseInt(s string) (int, bool) {
	n, ok := parseInt64(s)
	return int(n), ok && int64(int(n)) == n
}

func parseBool(s string) (bool, bool) {
	switch strings.ToLower(strings.TrimSpace(s)) {
	case "true", "1":
		return true, true
	case "false", "0":
		return false, true
	}
	return false, false
}
