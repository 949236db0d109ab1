package text

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// words are the remarks on text that was cut. Another language is another type with these methods.
type words interface {
	LinesCut(lines int) string   // at least so many
	BytesCut(bytes int) string   // exactly so many
	Cut(lines, bytes int) string // of a text that is not rendered; either may be zero
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) LinesCut(lines int) string {
	return "… more than " + amount.Plural(lines, "line") + " left out"
}
func (*english) BytesCut(bytes int) string { return "… " + amount.Bytes(int64(bytes)) + " left out" }
func (*english) Cut(lines, bytes int) string {
	var cut []string
	if lines > 0 {
		cut = append(cut, amount.Plural(lines, "line"))
	}
	if bytes > 0 {
		cut = append(cut, amount.Bytes(int64(bytes)))
	}
	return "… " + strings.Join(cut, " and ") + " left out"
}
