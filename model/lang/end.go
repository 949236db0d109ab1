package lang

import (
	"strings"
	"unicode/utf8"
)

// closing are the quotation marks that close a quotation in any of the languages.
const closing = "\"”’»“"

// End returns a text with a full stop at its end, unless it ends with a sentence: a text from the service, the system
// or a person may, also within a quotation.
func End(s string) string {
	if endsSentence(s) {
		return s
	}
	return s + "."
}

func endsSentence(s string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(s, closing))
	return strings.ContainsRune(".!?…。！？", last)
}
