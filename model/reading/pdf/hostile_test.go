package pdf

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// hostiles make the PDFs of ../testdata/hostile: files built to break a reader. Package reading
// reads them with the limits for CVs.
var hostiles = map[string]func() []byte{
	"prev-loop.pdf": prevLoop, "entries-claimed.pdf": entriesClaimed, "page-tree-loop.pdf": pageTreeLoop, "many-pages.pdf": manyPages,
	"length-loop.pdf": lengthLoop, "packed-in-itself.pdf": packedInItself, "reference-loop.pdf": referenceLoop,
	"deep-content.pdf": deepContent, "deep-catalog.pdf": deepCatalog, "no-endstream.pdf": noEndstream, "token-flood.pdf": tokenFlood,
	"flate-bomb.pdf": flateBomb, "filter-chain.pdf": filterChain, "decoded-often.pdf": decodedOften, "lzw-bomb.pdf": lzwBomb,
	"wide-predictor.pdf": widePredictor, "form-laughs.pdf": formLaughs, "form-in-itself.pdf": formInItself, "glyph-flood.pdf": glyphFlood,
	"columns-flood.pdf": columnsFlood, "operator-flood.pdf": operatorFlood, "actual-flood.pdf": actualFlood, "marks-piled.pdf": marksPiled,
	"cmap-bomb.pdf": cmapBomb, "width-bomb.pdf": widthBomb, "font-flood.pdf": fontFlood, "huge-picture.pdf": hugePicture,
	"not-a-number.pdf": notANumber, "huge-page.pdf": hugePage,
}

// tight returns limits that a hostile file reaches at once.
func tight() Limits {
	return Limits{
		Decoded: 2 << 20, Stream: 1 << 20, Operators: 20_000, Glyphs: 4000, Text: 100_000, Pages: 10,
		Objects: 20_000, Tokens: 40_000, Forms: 4, Fonts: 50, Mapped: 20_000,
	}
}

func TestHostileFilesEndAtTheLimits(t *testing.T) {
	modeltest.SkipInShort(t, "reads files up to every limit")
	dir := filepath.Join("..", "testdata", "hostile")
	cut := []string{
		"many-pages.pdf", "token-flood.pdf", "flate-bomb.pdf", "decoded-often.pdf", "lzw-bomb.pdf", "form-laughs.pdf", "glyph-flood.pdf", "columns-flood.pdf",
		"operator-flood.pdf", "actual-flood.pdf", "cmap-bomb.pdf", "width-bomb.pdf", "font-flood.pdf", "page-tree-loop.pdf", "marks-piled.pdf",
	}
	wordless := []string{"deep-catalog.pdf", "filter-chain.pdf", "flate-bomb.pdf", "huge-picture.pdf"}
	for _, name := range slices.Sorted(maps.Keys(hostiles)) {
		data := modeltest.SampleFile(t, filepath.Join(dir, name), hostiles[name])
		doc, err := Read(data, tight(), never)
		if err != nil && outcome.Name(err) == "" {
			t.Errorf("%s: %v", name, err)
		}
		if doc.Cut != slices.Contains(cut, name) {
			t.Errorf("%s: cut %v", name, doc.Cut)
		}
		if has := len(doc.Pages) > 0 && strings.Contains(doc.Pages[0].Text, greeting); has == slices.Contains(wordless, name) {
			t.Errorf("%s: %v, %d pages without its words", name, err, len(doc.Pages))
		}
	}
}

// Each limit is lowered in turn; the file is read up to that limit.
func TestEachLimitCutsAFile(t *testing.T) {
	line := func(text string, y int) string { return fmt.Sprintf("BT /F 9 Tf 50 %d Td (%s) Tj ET\n", y, text) }
	two := line("first", 700) + line("second", 600)
	pages := func(n int) []byte {
		return fileOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 2/Kids["+strings.Repeat("3 0 R ", n)+"]>>",
			"<</Type/Page/Contents 4 0 R/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>>>>>", streamOf("/Filter/FlateDecode", deflated(two)))
	}
	form := func(n int) string {
		return streamOf(fmt.Sprintf("/Subtype/Form/Resources<</Font<</F 5 0 R>>/XObject<</X %d 0 R>>>>", n), line("within", 500-10*n)+" /X Do")
	}
	mapped := "/ToUnicode 7 0 R>>"
	for name, c := range map[string]struct {
		file        []byte
		lower       func(*Limits)
		whole, left string
	}{
		"pages":     {pages(3), func(l *Limits) { l.Pages = 2 }, "first\n\nsecond\n\nfirst\n\nsecond\n\nfirst\n\nsecond", "first\n\nsecond\n\nfirst\n\nsecond"},
		"operators": {onePage(two), func(l *Limits) { l.Operators = 6 }, "first\n\nsecond", "first"},
		"glyphs":    {onePage(two), func(l *Limits) { l.Glyphs = 5 }, "first\n\nsecond", "first"},
		"text":      {onePage(two), func(l *Limits) { l.Text = 6 }, "first\n\nsecond", "first\n\ns"},
		"decoded":   {pages(2), func(l *Limits) { l.Decoded = int64(len(two)) + 1 }, "first\n\nsecond\n\nfirst\n\nsecond", "first\n\nsecond\n\n"},
		"stream":    {pages(1), func(l *Limits) { l.Stream = int64(len(line("first", 700))) }, "first\n\nsecond", "first"},
		"forms":     {packedPage("/X Do", form(7), form(8), form(9), form(10)), func(l *Limits) { l.Forms = 2 }, "within within within within", "within within"},
		"fonts":     {with("<</Type/Font/Subtype/Type1/BaseFont/B/Encoding<</Differences[65/B]>>>>", two+"BT /G 9 Tf 50 500 Td (A) Tj ET"), func(l *Limits) { l.Fonts = 1 }, "first\n\nsecond\n\nB", "first\n\nsecond\n\nA"},
		"mapped": {with("<</Type/Font/Subtype/Type1/BaseFont/B/Encoding/WinAnsiEncoding"+mapped, "BT /G 9 Tf 50 500 Td (AB) Tj ET", streamOf("", "beginbfchar <41> <0058> <42> <0059> endbfchar")),
			func(l *Limits) { l.Mapped = 1 }, "XY", "XB"},
	} {
		limits := Standard()
		whole, err := Read(c.file, limits, never)
		if got := textOf(whole); err != nil || whole.Cut || got != c.whole {
			t.Errorf("%s: %q, cut %v, %v", name, got, whole.Cut, err)
		}
		c.lower(&limits)
		left, err := Read(c.file, limits, never)
		if got := textOf(left); err != nil || !left.Cut || got != c.left {
			t.Errorf("%s, lowered: %q, cut %v, %v", name, got, left.Cut, err)
		}
	}
}

// Read ends wherever stop returns true, with the text so far.
func TestAReadCanBeStoppedAnywhere(t *testing.T) {
	data := packedPage(show(greeting)+strings.Repeat("q Q\n", 2000)+"BT /F 9 Tf 50 600 Td (the end) Tj ET", "null")
	asked := 0
	whole, err := Read(data, Standard(), func() bool { asked++; return false })
	if err != nil || whole.Cut || asked < 5 {
		t.Fatalf("asked %d times, %v", asked, err)
	}
	for n := range asked {
		left := n
		doc, err := Read(data, Standard(), func() bool { left--; return left < 0 })
		if err == nil && !doc.Cut && textOf(doc) != textOf(whole) || err != nil && outcome.Name(err) == "" {
			t.Errorf("stopped when asked %d times: cut %v, %v", n+1, doc.Cut, err)
		}
	}
}

func prevLoop() []byte {
	data := string(onePage(show(greeting)))
	at := strings.LastIndex(data, "xref\n0")
	return []byte(strings.Replace(data, "/Root 1 0 R", fmt.Sprintf("/Root 1 0 R/Prev %d", at), 1))
}

func entriesClaimed() []byte {
	return []byte(strings.Replace(string(onePage(show(greeting))), "xref\n0 6\n", "xref\n0 999999999999\n", 1))
}

func pageTreeLoop() []byte {
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R 6 0 R 3 0 R 2 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", "<</Type/Pages/Kids[2 0 R]>>",
	)
}

func manyPages() []byte {
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids["+strings.Repeat("3 0 R ", 90)+"]/Count 90>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	)
}

func lengthLoop() []byte {
	data := string(onePage(show(greeting)))
	from := strings.Index(data, "<</Length ")
	return []byte(data[:from] + "<</Length 4 0 R" + data[from+strings.Index(data[from:], ">>"):])
}

// packedInItself has object streams that contain each other, in a file without a cross-reference.
func packedInItself() []byte {
	data := string(onePage(show(greeting)))
	pack := func(n int) string {
		return fmt.Sprintf("%d 0 obj\n%s\nendobj\n", n, streamOf("/Type/ObjStm/N 4/First 24", "8 0 9 0 10 0 2147483647 0<</Type/Pages/Kids[8 0 R 9 0 R]>>"))
	}
	return []byte(data[:strings.LastIndex(data, "xref\n0")] + pack(8) + pack(9) + pack(10) + "trailer <</Root 1 0 R>>")
}

func referenceLoop() []byte {
	return []byte(strings.Replace(string(packedPage(show(greeting), "7 0 R", "6 0 R")), "/MediaBox[0 0 600 800]", "/MediaBox 6 0 R/Rotate 7 0 R", 1))
}

func deepContent() []byte { return onePage(show(greeting) + strings.Repeat("[", 50_000)) }

func operatorFlood() []byte { return packedPage(show(greeting) + strings.Repeat("q ", 3_100_000)) }

func notANumber() []byte {
	return onePage(show(greeting) + "1e999 0 0 1e-999 0 0 cm BT 99999999999999999999 0 Td 1e7 0 0 1e7 1e7 1e7 Tm (a) Tj ET")
}

func deepCatalog() []byte {
	return fileOf("<</Type/Catalog/Pages " + strings.Repeat("<</Kids[", 20_000))
}

// noEndstream makes each search for the end of a stream go through the whole file.
func noEndstream() []byte {
	return append(onePage(show(greeting)), strings.Repeat("9 0 obj<</Type/Catalog/Length 1>>stream\n", 10_000)...)
}

// tokenFlood packs arrays of millions of numbers into few bytes, in a file without a
// cross-reference.
func tokenFlood() []byte {
	zeros := "[" + strings.Repeat("0 ", 900_000) + "]"
	head, body := "", ""
	for i := range 5 {
		head += fmt.Sprintf("%d %d ", 10+i, len(body))
		body += zeros
	}
	data := string(fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		streamOf(fmt.Sprintf("/Type/ObjStm/N 5/First %d/Filter/FlateDecode", len(head)), deflated(head+body)),
	))
	return []byte(data[:strings.LastIndex(data, "xref\n0")] + "trailer <</Root 1 0 R>>")
}

func flateBomb() []byte {
	bomb := deflated(deflated(strings.Repeat(" ", 200<<20)))
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R>>", streamOf("/Filter[/FlateDecode/FlateDecode]", bomb),
	)
}

func filterChain() []byte {
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R>>",
		streamOf("/Filter["+strings.Repeat("/AHx", 1000)+"]", show(greeting)),
	)
}

// decodedOften uses one large stream as the content of many pages.
func decodedOften() []byte {
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids["+strings.Repeat("3 0 R ", 50)+"]/Count 50>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("/Filter/FlateDecode", deflated(show(greeting)+strings.Repeat(" ", 20<<20))),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	)
}

// lzwBomb lengthens its longest phrase by one letter with each code.
func lzwBomb() []byte {
	var bits strings.Builder
	code := func(c, width int) {
		for i := width - 1; i >= 0; i-- {
			bits.WriteByte('0' + byte(c>>i&1))
		}
	}
	code(256, 9)
	for range 4 {
		width := 9
		code(' ', width)
		for next := 258; next < 4095; next++ {
			if next+1 >= 1<<width && width < 12 {
				width++
			}
			code(next, width)
		}
		code(256, width) // begins a new table
	}
	var data []byte
	for b := bits.String(); len(b) >= 8; b = b[8:] {
		v := byte(0)
		for _, c := range b[:8] {
			v = v<<1 | byte(c-'0')
		}
		data = append(data, v)
	}
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents[6 0 R "+strings.Repeat("4 0 R ", 1000)+"]/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("/Filter/LZWDecode", string(data)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", streamOf("", show(greeting)),
	)
}

func widePredictor() []byte {
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents[4 0 R 6 0 R]/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1048576/Colors 32/BitsPerComponent 16>>", deflated("\x00"+show(greeting))),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		streamOf("/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 99999999999/Colors -1>>", deflated("x")),
	)
}

// formLaughs draws ten forms, each of which draws ten more.
func formLaughs() []byte {
	objects := []string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>",
		streamOf("", show(greeting)+"/X Do"), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	}
	for i := range 11 {
		objects = append(objects, streamOf(fmt.Sprintf("/Subtype/Form/Resources<</XObject<</X %d 0 R>>>>", 7+i), strings.Repeat("/X Do ", 10)))
	}
	return fileOf(append(objects, streamOf("/Subtype/Form", "q Q"))...)
}

func formInItself() []byte {
	return packedPage(show(greeting)+"/X Do", streamOf("/Subtype/Form/Resources<</XObject<</X 6 0 R>>>>", strings.Repeat("/X Do ", 1000)))
}

// glyphFlood puts each letter far from the one before, all on one line.
func glyphFlood() []byte {
	return packedPage(show(greeting) + "BT /F 1 Tf 50 600 Td\n" + strings.Repeat("2.4 0 Td (a) Tj\n", 410_000) + "ET")
}

// columnsFlood has hundreds of columns with hundreds of rows.
func columnsFlood() []byte {
	var content strings.Builder
	content.WriteString(show(greeting) + "BT /F 1 Tf\n")
	for y := range 650 {
		fmt.Fprintf(&content, "1 0 0 1 0 %d Tm", y)
		content.WriteString(strings.Repeat(" 9.3 0 Td (a) Tj", 640) + "\n")
	}
	return packedPage(content.String())
}

func actualFlood() []byte {
	return packedPage(show(greeting) + "BT /F 12 Tf 50 600 Td\n" + strings.Repeat("/Span<</ActualText("+strings.Repeat("w", 4000)+")>>BDC (a) Tj EMC\n", 4000))
}

// marksPiled puts thousands of accents on one letter.
func marksPiled() []byte {
	marks := "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[65/A/uni0301/uni0302/uni0323]>>>>"
	content := show(greeting) + "BT /G 12 Tf 50 600 Td (A) Tj\n"
	for i := range 20_000 {
		content += fmt.Sprintf("1 0 0 1 %d %d Tm (B) Tj\n", i%200, i/200)
	}
	return []byte(strings.Replace(string(packedPage(content, marks)), "/Font<</F 5 0 R>>", "/Font<</F 5 0 R/G 6 0 R>>", 1))
}

// withFonts returns a page that uses n generated fonts.
func withFonts(n int, font func(i int) string, shared ...string) []byte {
	content, names := show(greeting)+"BT\n", ""
	var fonts []string
	for i := range n {
		names += fmt.Sprintf("/G%d %d 0 R", i, 6+len(shared)+i)
		content += fmt.Sprintf("/G%d 9 Tf (ab) Tj\n", i)
		fonts = append(fonts, font(i))
	}
	data := packedPage(content, append(shared, fonts...)...)
	return []byte(strings.Replace(string(data), "/Font<</F 5 0 R>>", "/Font<</F 5 0 R"+names+">>", 1))
}

func cmapBomb() []byte {
	cmap := "1 beginbfrange\n" + strings.Repeat("<00000000><0000ffff><0041>\n<00010000><ffffffff><0041>\n", 200) + "endbfrange\n"
	return withFonts(40, func(int) string {
		return "<</Type/Font/Subtype/Type0/ToUnicode 6 0 R/DescendantFonts[<<>>]>>"
	}, streamOf("/Filter/FlateDecode", deflated(cmap)))
}

func widthBomb() []byte {
	return withFonts(60, func(int) string {
		return "<</Type/Font/Subtype/Type0/DescendantFonts[<</W[" + strings.Repeat("0 99999999 500 ", 300) + "]>>]>>"
	})
}

func fontFlood() []byte {
	content := show(greeting) + "BT\n" + strings.Repeat("/I 9 Tf (ab) Tj\n", 3000)
	return []byte(strings.Replace(string(packedPage(content)), "/Font<</F 5 0 R>>", "/Font<</F 5 0 R/I<</Subtype/Type1/BaseFont/A>>>>", 1))
}

func hugePicture() []byte {
	return packedPage("/X Do", streamOf("/Subtype/Image/Width 999999999/Height 999999999/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode", deflated("x")))
}

func hugePage() []byte {
	return []byte(strings.Replace(string(onePage(show(greeting))), "[0 0 600 800]", "[-99999999999999 0 99999999999999 1e300]", 1))
}
