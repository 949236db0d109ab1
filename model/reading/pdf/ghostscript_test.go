package pdf

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestGhostscriptSpoilsRanges: a font of Chromium or XeLaTeX numbers its glyphs as the original font does. Each text of a case is
// that of a range, at its first code, and what Ghostscript 10.00 makes of it.
func TestGhostscriptSpoilsRanges(t *testing.T) {
	spoil := func(text string) (out []rune) {
		letters := []rune(text)
		for i := range letters {
			if first := letters[0]; len(letters) > 1 {
				letters[i] = first>>8 | first&0xFF + rune(i)
			}
			out = append(out, letters[i])
		}
		return out
	}
	for name, c := range map[string]struct {
		ranges  map[uint32]string // by the first code
		doubted bool
	}{
		"Ukrainian":           {ranges: map[uint32]string{3: " !", 0x1AA: "А", 0x1AC: "ВГ", 0x1B4: "КЛМН", 0x1CA: "абвгдежзийклмнопрст", 0x1E8: "юя", 0x1EF: "ії", 0x1F8: "Ґґ"}},
		"Ukrainian capitals":  {ranges: map[uint32]string{0x1AC: "ВГДЕЖЗИЙКЛМНОПРСТУФ", 0x1C2: "ШЩ", 0x1CA: "а"}},
		"Hungarian":           {ranges: map[uint32]string{3: " ", 0x24: "ABCDEFGHIJKLMNOPQRST", 0x111: "Őő", 0x132: "ű"}},
		"Romanian":            {ranges: map[uint32]string{3: " ", 0x24: "ABC", 0xC4: "Ăă", 0x1A0: "ȘșȚț", 0x209: "–", 0x20A: "”„"}},
		"ligatures":           {ranges: map[uint32]string{0x24: "ABCDEF", 0x7AE: "ﬀﬁﬂﬃ", 0x883: "ﬁ"}, doubted: true},
		"Ț without Ș beside":  {ranges: map[uint32]string{0x24: "ABC", 0x123: "Țț", 0x148: "Șș"}, doubted: true},
		"Latin alone":         {ranges: map[uint32]string{3: " !", 0x24: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0x44: "abcdefghijklmnopqrstuvwxyz", 0x6A: "ñ"}},
		"an order of its own": {ranges: map[uint32]string{3: " ", 0x50: "A", 0x66: "B", 0x123: "QR"}, doubted: true},
		"controls":            {ranges: map[uint32]string{1: "А\x12"}, doubted: true},
	} {
		texts, want := map[uint32]string{}, map[uint32]string{}
		for code, text := range c.ranges {
			for i, letter := range []rune(text) {
				want[code+uint32(i)], texts[code+uint32(i)] = string(letter), string(spoil(text)[i])
			}
		}
		doubted := unspoil(texts)
		if isDoubted := slices.Contains(slices.Collect(maps.Values(doubted)), true); isDoubted != c.doubted || name != "controls" && fmt.Sprint(texts) != fmt.Sprint(want) {
			t.Errorf("%s: doubted %v,\n%v, want\n%v", name, isDoubted, texts, want)
		}
	}
}

// TestWordsWithSignsWithinAreGarbled, as the single bytes of Cyrillic letters are; rulers, code and links are not.
func TestWordsWithSignsWithinAreGarbled(t *testing.T) {
	words := strings.Repeat("An accountant with nine years of work in three firms. ", 20)
	for text, want := range map[string]bool{
		"?5>E4=4D4 =4FN>-44=\nD>6V4=4 4=4?VF<><=O 44=<E 4AB FE>4 8B=E4":         true,
		words + strings.Repeat("\n======================\n=-=-=-=-=-=-=\n", 20): false,
		words + "List<int> a=b x=>y https://example.com/?a=1&b=2":               false,
		words + strings.Repeat("-> next => ??? << >> ", 20):                     false,
		"": false,
	} {
		if got := isGarbled([]Page{{Text: text}}); got != want {
			t.Errorf("%.60q: %v", text, got)
		}
	}
}
