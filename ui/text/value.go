package text

import (
	"strings"

	"github.com/go-json-experiment/json/jsontext"
)

// Value words a JSON value of a field that this version does not know: without quotes,
// escapes and braces, on one line, and cleaned. What an array or an object holds within
// another is in brackets. What is no JSON is Line of it.
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
		case within == '{' && count%2 == 1: // its name was the last
			words.WriteString(": ")
		case depth > 0:
			words.WriteString(", ")
		}
		words.WriteString(word)
	}
	return Line(words.String())
}
