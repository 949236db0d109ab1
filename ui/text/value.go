package text

import (
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// Value returns the JSON value of a field that this version does not know as one clean
// line, without quotes, escapes and braces. An array or an object inside another is in
// parentheses. Invalid JSON becomes Line(src).
func Value(src string) string {
	dec := jsontext.NewDecoder(strings.NewReader(src), jsontext.AllowInvalidUTF8(true), jsontext.AllowDuplicateNames(true))
	var words strings.Builder
	for first := true; first || dec.StackDepth() > 0; first = false {
		depth := dec.StackDepth()
		within, count := dec.StackIndex(depth)
		token, err := dec.ReadToken()
		if err != nil {
			return Line(src)
		}
		word := token.String()
		switch token.Kind() {
		case '{', '[':
			word = "("[:min(depth, 1)]
		case '}', ']':
			word, count = ")"[:min(depth-1, 1)], 0
		case 'n':
			word = "–"
		}
		switch {
		case count == 0:
		case within == '{' && count%2 == 1: // the value after a name
			words.WriteString(": ")
		case depth > 0:
			words.WriteString(", ")
		}
		words.WriteString(word)
	}
	return Line(words.String())
}
