package assets

import (
	"io/fs"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

func TestBothFontsDrawTheLetters(t *testing.T) {
	var fonts []*sfnt.Font
	for _, name := range []string{"DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"} {
		data, err := fs.ReadFile(Fonts, name)
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
		if !unicode.Is(Letters, r) || !unicode.In(r, unicode.L, unicode.N, unicode.P) {
			continue
		}
		for i, font := range fonts {
			glyph, err := font.GlyphIndex(nil, r)
			if err != nil || glyph == 0 {
				t.Fatalf("font %d lacks %U: %v", i, r, err)
			}
			outline, err := font.LoadGlyph(nil, glyph, fixed.I(12), nil)
			if err != nil || len(outline) == 0 {
				t.Fatalf("font %d does not draw %U: %v", i, r, err)
			}
		}
	}
	for _, r := range "AzÀžŐűȘțЇґЯёΑωԱ–—“”„«»•…€₴№✓★☎→" {
		if !unicode.Is(Letters, r) {
			t.Errorf("%q is not in Letters", r)
		}
	}
}
