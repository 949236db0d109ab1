package text

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Value words a JSON value of a field that this version does not know: without quotes,
// escapes and braces, on one line, and cleaned. What is no JSON is Line of it.
func Value(src string) string {
	dec := json.NewDecoder(strings.NewReader(src))
	dec.UseNumber()
	var words strings.Builder
	if err := value(dec, &words, 0); err != nil {
		return Line(src)
	}
	return Line(words.String())
}

// value writes the next value of dec. Keys keep their order.
func value(dec *json.Decoder, out *strings.Builder, depth int) error {
	token, err := dec.Token()
	if err != nil {
		return err
	}
	switch t := token.(type) {
	case json.Delim:
		return values(dec, out, t, depth)
	case string:
		out.WriteString(t)
	case json.Number:
		out.WriteString(t.String())
	case bool:
		out.WriteString(strconv.FormatBool(t))
	case nil:
		out.WriteString("–")
	}
	return nil
}

// values writes what an array or an object holds, in brackets where it is within another.
func values(dec *json.Decoder, out *strings.Builder, begin json.Delim, depth int) error {
	if depth > 0 {
		out.WriteByte('(')
	}
	for n := 0; dec.More(); n++ {
		if n > 0 {
			out.WriteString(", ")
		}
		if begin == '{' {
			name, err := dec.Token()
			if err != nil {
				return err
			}
			out.WriteString(name.(string) + ": ") // a decoder has no other token there
		}
		if err := value(dec, out, depth+1); err != nil {
			return err
		}
	}
	if depth > 0 {
		out.WriteByte(')')
	}
	_, err := dec.Token() // the end
	return err
}
