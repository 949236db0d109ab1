package assets

import (
	"io/fs"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"
)

func TestLettersAreThoseOfBothFonts(t *testing.T) {
	files, err := Fonts()
	if err != nil {
		t.Fatal(err)
	}
	var fonts []*sfnt.Font
	for _, name := range []string{"DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"} {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		font, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		fonts = append(fonts, font)
	}
	for r := range rune(unicode.MaxRune) {
		both := r <= 0xFFFF // the PDF library writes no others
		for _, font := range fonts {
			i, err := font.GlyphIndex(nil, r)
			both = both && err == nil && i != 0
		}
		if got := unicode.Is(Letters, r); got != both {
			t.Errorf("%U is in Letters: %v; in both fonts: %v", r, got, both)
		}
	}
}
