package text

import (
	"strings"

	"shortlist/model/amount"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) LinesCut(lines int) string {
	return "… omise: peste " + amount.InRomanian(lines, "rând", "rânduri")
}
func (*romanian) BytesCut(bytes int) string { return "… omis: " + amount.Bytes(int64(bytes)) }
func (*romanian) Cut(lines, bytes int) string {
	var cut []string
	if lines > 0 {
		cut = append(cut, amount.InRomanian(lines, "rând", "rânduri"))
	}
	if bytes > 0 {
		cut = append(cut, amount.Bytes(int64(bytes)))
	}
	return "… omis: " + strings.Join(cut, " și ")
}
