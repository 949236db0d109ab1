package text

import (
	"strings"

	"shortlist/model/amount"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) LinesCut(lines int) string {
	return "… пропущено понад " + amount.InUkrainian(lines, "рядок", "рядки", "рядків")
}
func (*ukrainian) BytesCut(bytes int) string {
	return "… пропущено " + amount.Bytes(int64(bytes))
}
func (*ukrainian) Cut(lines, bytes int) string {
	var cut []string
	if lines > 0 {
		cut = append(cut, amount.InUkrainian(lines, "рядок", "рядки", "рядків"))
	}
	if bytes > 0 {
		cut = append(cut, amount.Bytes(int64(bytes)))
	}
	return "… пропущено " + strings.Join(cut, " і ")
}
