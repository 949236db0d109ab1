package text

import (
	"strings"

	"shortlist/model/amount"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) LinesCut(lines int) string {
	return "… több mint " + amount.InHungarian(lines, "sor") + " kihagyva"
}
func (*hungarian) BytesCut(bytes int) string {
	return "… " + amount.Bytes(int64(bytes)) + " kihagyva"
}
func (*hungarian) Cut(lines, bytes int) string {
	var cut []string
	if lines > 0 {
		cut = append(cut, amount.InHungarian(lines, "sor"))
	}
	if bytes > 0 {
		cut = append(cut, amount.Bytes(int64(bytes)))
	}
	return "… " + strings.Join(cut, " és ") + " kihagyva"
}
