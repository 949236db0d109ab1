// Command fonts writes ../fonts/*.ttf.gz, which are the parts of the DejaVu fonts that PDFs use, and ../letters.go, the
// characters that both have. It reads the fonts from the folder in its argument, by default Debian's.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"fmt"
	"go/format"
	"log"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"unicode"

	"golang.org/x/image/font/sfnt"
)

const out = "../fonts"

// kept are the tables that the PDF library reads or copies. The other tables position and replace glyphs, which the
// library does not do.
var kept = []string{"OS/2", "cmap", "cvt ", "fpgm", "gasp", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post", "prep"}

func main() {
	folder := "/usr/share/fonts/truetype/dejavu"
	if len(os.Args) > 1 {
		folder = os.Args[1]
	}
	var shared map[rune]int
	for _, name := range []string{"DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"} {
		font, err := os.ReadFile(filepath.Join(folder, name))
		must(err)
		must(os.WriteFile(filepath.Join(out, name+".gz"), compressed(reduce(font)), 0o644))
		of := written(font)
		if shared == nil {
			shared = of
		}
		maps.DeleteFunc(shared, func(r rune, _ int) bool { return of[r] == 0 })
	}
	must(os.WriteFile("../letters.go", letters(shared), 0o644))
}

func compressed(data []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	must(err)
	_, err = w.Write(data)
	must(err)
	must(w.Close())
	return b.Bytes()
}

// letters is a Go file with a table of characters.
func letters(has map[rune]int) []byte {
	var b bytes.Buffer
	b.WriteString(`package assets

import "unicode"

// Letters are the characters that both fonts have. gen/fonts writes the table.
var Letters = &unicode.RangeTable{R16: []unicode.Range16{
`)
	ranges := 0
	for from := rune(0); from <= last; from++ {
		if has[from] == 0 {
			continue
		}
		to := from
		for to < last && has[to+1] != 0 {
			to++
		}
		fmt.Fprintf(&b, "{%#04x, %#04x, 1},", from, to)
		if ranges++; ranges%6 == 0 {
			b.WriteByte('\n')
		}
		from = to
	}
	b.WriteString("\n}}\n")
	source, err := format.Source(b.Bytes())
	must(err)
	return source
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

var order = binary.BigEndian

func reduce(font []byte) []byte {
	tables := map[string][]byte{}
	for i := range int(order.Uint16(font[4:])) {
		entry := font[12+16*i:]
		if tag := string(entry[:4]); slices.Contains(kept, tag) {
			at := order.Uint32(entry[8:])
			tables[tag] = slices.Clone(font[at : at+order.Uint32(entry[12:])])
		}
	}
	tables["post"] = tables["post"][:32]
	order.PutUint32(tables["post"], 0x00030000) // without names of glyphs
	clearGlyphs(tables, written(font))
	return join(tables)
}

// last is the last character that the PDF library writes.
const last = 0xFFFF

// dropped are scripts that the PDF library sets wrongly, and scripts and signs that applications do not contain
// in the countries of the service. PDFs show □ for them.
var dropped = []*unicode.RangeTable{
	unicode.Canadian_Aboriginal, unicode.Braille, unicode.Lao, unicode.Nko, unicode.Tifinagh, unicode.Lisu, unicode.Ogham, unicode.Coptic,
	unicode.Co,                     // private use
	unicode.Arabic, unicode.Hebrew, // the library writes from the left, without joining letters
	{R16: []unicode.Range16{
		{0x2616, 0x2638, 1}, {0x263D, 0x263F, 1}, {0x2643, 0x265F, 1}, {0x2670, 0x268F, 1}, {0x26B3, 0x26FF, 1}, // religion, planets, games
		{0x27C0, 0x27EF, 1}, {0x2900, 0x2AFF, 1}, // mathematics
		{0x4DC0, 0x4DFF, 1}, // hexagrams
	}},
}

// written are the glyphs of the characters up to last that a font has, without the dropped ones.
func written(font []byte) map[rune]int {
	f, err := sfnt.Parse(font)
	must(err)
	glyphs := map[rune]int{}
	for r := range rune(last + 1) {
		i, err := f.GlyphIndex(nil, r)
		must(err)
		if i != 0 && !unicode.In(r, dropped...) {
			glyphs[r] = int(i)
		}
	}
	return glyphs
}

// clearGlyphs keeps these glyphs and the glyphs that they are composed of, and empties all others. Numbers of
// glyphs stay.
func clearGlyphs(tables map[string][]byte, of map[rune]int) {
	loca, glyf := tables["loca"], tables["glyf"] // long offsets, as head declares
	outline := func(i int) []byte { return glyf[order.Uint32(loca[4*i:]):order.Uint32(loca[4*i+4:])] }
	used := map[int]bool{}
	var add func(i int)
	add = func(i int) {
		used[i] = true
		for _, part := range parts(outline(i)) {
			add(part)
		}
	}
	add(0) // the sign for a character that is missing
	for _, i := range of {
		add(i)
	}
	var outlines, offsets []byte
	for i := range len(loca)/4 - 1 {
		offsets = order.AppendUint32(offsets, uint32(len(outlines)))
		if used[i] {
			outlines = append(outlines, outline(i)...)
		}
	}
	tables["glyf"], tables["loca"] = outlines, order.AppendUint32(offsets, uint32(len(outlines)))
}

// parts are the glyphs that a glyph is composed of.
func parts(outline []byte) (glyphs []int) {
	if len(outline) == 0 || int16(order.Uint16(outline)) >= 0 {
		return nil
	}
	const words, scale, more, scales, matrix = 1, 8, 32, 64, 128
	for flags, at := uint16(more), 10; flags&more != 0; {
		flags = order.Uint16(outline[at:])
		glyphs = append(glyphs, int(order.Uint16(outline[at+2:])))
		at += 6
		for flag, bytes := range map[uint16]int{words: 2, scale: 2, scales: 4, matrix: 8} {
			if flags&flag != 0 {
				at += bytes
			}
		}
	}
	return glyphs
}

func join(tables map[string][]byte) []byte {
	tags := slices.Sorted(maps.Keys(tables))
	n := len(tags)
	power := 0
	for 2<<power <= n {
		power++
	}
	head := tables["head"]
	order.PutUint32(head[8:], 0) // zero while the sums are computed
	font := []byte{0, 1, 0, 0}
	for _, v := range []int{n, 16 << power, power, 16*n - 16<<power} {
		font = order.AppendUint16(font, uint16(v))
	}
	at := 12 + 16*n
	var data []byte
	for _, tag := range tags {
		length := len(tables[tag])
		padded := append(slices.Clone(tables[tag]), make([]byte, -length&3)...)
		font = append(font, tag...)
		for _, v := range []uint32{sum(padded), uint32(at + len(data)), uint32(length)} {
			font = order.AppendUint32(font, v)
		}
		data = append(data, padded...)
	}
	font = append(font, data...)
	entry := font[12+16*slices.Index(tags, "head"):]
	order.PutUint32(font[order.Uint32(entry[8:])+8:], 0xB1B0AFBA-sum(font))
	return font
}

func sum(data []byte) (s uint32) {
	for ; len(data) > 0; data = data[4:] {
		s += order.Uint32(data)
	}
	return s
}
