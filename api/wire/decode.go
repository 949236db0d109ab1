package wire

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/model"
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
func DecodeOptions() json.Options {
	return json.JoinOptions(
		jsontext.AllowDuplicateNames(true),
		jsontext.AllowInvalidUTF8(true),
		json.WithUnmarshalers(json.JoinUnmarshalers(
			json.UnmarshalFromFunc(lenient(parseString)),
			json.UnmarshalFromFunc(lenient(parseInt64)),
			json.UnmarshalFromFunc(lenient(parseInt)),
			json.UnmarshalFromFunc(lenient(parseBool)),
			json.UnmarshalFromFunc(lenient(parseTime)),
			json.UnmarshalFromFunc(lenientPtr(parseString)),
			json.UnmarshalFromFunc(lenientPtr(parseInt)),
			json.UnmarshalFromFunc(lenientPtr(parseBool)),
			json.UnmarshalFromFunc(lenientPtr(parseTime)),
			json.UnmarshalFromFunc(lenientPtr(parseDecimal)),
			json.UnmarshalFromFunc(only[*CVFile]('{')),
			json.UnmarshalFromFunc(only[*[]Education]('[')),
			json.UnmarshalFromFunc(only[*[]WorkExperience]('[')),
			json.UnmarshalFromFunc(only[Applicant]('{')),
			json.UnmarshalFromFunc(only[Education]('{')),
			json.UnmarshalFromFunc(only[WorkExperience]('{')),
			json.UnmarshalFromFunc(only[Contacts]('{')),
			json.UnmarshalFromFunc(only[Questions]('{')),
		)),
	)
}

// bom is the UTF-8 byte order mark some servers put before JSON (CONTRACT 26).
var bom = []byte("\ufeff")

// Unmarshal reads one JSON value leniently.
func Unmarshal(data []byte, v any) error {
	return json.Unmarshal(bytes.TrimPrefix(data, bom), v, DecodeOptions())
}

// scalar reads the next value as text: the content of a string, or the literal
// of a number or boolean. Objects and arrays have no scalar form.
func scalar(dec *jsontext.Decoder) (text string, ok bool, err error) {
	switch dec.PeekKind() {
	case '{', '[':
		return "", false, dec.SkipValue()
	case 'n':
		return "", false, dec.SkipValue()
	}
	token, err := dec.ReadToken()
	if err != nil {
		return "", false, err
	}
	return token.String(), true, nil
}

func lenient[T any](parse func(string) (T, bool)) func(*jsontext.Decoder, *T) error {
	return func(dec *jsontext.Decoder, v *T) error {
		text, ok, err := scalar(dec)
		if err != nil {
			return err
		}
		var zero T
		*v = zero
		if ok {
			if parsed, valid := parse(text); valid {
				*v = parsed
			}
		}
		return nil
	}
}

func lenientPtr[T any](parse func(string) (T, bool)) func(*jsontext.Decoder, **T) error {
	return func(dec *jsontext.Decoder, v **T) error {
		text, ok, err := scalar(dec)
		if err != nil {
			return err
		}
		*v = nil
		if ok {
			if parsed, valid := parse(text); valid {
				*v = &parsed
			}
		}
		return nil
	}
}

// only reads a compound value when it has the expected form, and takes any other
// as missing: "", null and an empty list all say that there is none (CONTRACT 24).
func only[T any](kind jsontext.Kind) func(*jsontext.Decoder, *T) error {
	return func(dec *jsontext.Decoder, v *T) error {
		if dec.PeekKind() == kind {
			return errors.ErrUnsupported
		}
		var zero T
		*v = zero
		return dec.SkipValue()
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

func parseDecimal(s string) (Decimal, bool) {
	d, err := model.ParseDecimal(s)
	return Decimal(d), err == nil
}

// timeLayouts are the forms of §2.2's datetimes: with or without a zone, up to
// seven fraction digits (Go accepts any fraction after the seconds), or a date.
var timeLayouts = []string{time.RFC3339, "2006-01-02T15:04:05", "2006-01-02 15:04:05", "2006-01-02T15:04", time.DateOnly}

// parseTime reads a datetime; without a zone it is UTC (CONTRACT 25).
func parseTime(s string) (time.Time, bool) {
	s = strings.TrimSpace(s)
	for _, layout := range timeLayouts {
		// A year that RFC 3339 cannot write is no time anybody meant.
		if t, err := time.Parse(layout, s); err == nil && t.UTC().Year() >= 0 && t.UTC().Year() <= 9999 {
			return t.UTC(), true
		}
	}
	return time.Time{}, false
}
