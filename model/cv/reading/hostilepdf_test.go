package reading_test

import (
	"fmt"
	"strings"
)

func prevLoop() []byte {
	data := string(page(show(greeting)))
	at := strings.LastIndex(data, "xref\n0")
	return []byte(strings.Replace(data, "/Root 1 0 R", fmt.Sprintf("/Root 1 0 R/Prev %d", at), 1))
}

func entriesClaimed() []byte {
	return []byte(strings.Replace(string(page(show(greeting))), "xref\n0 6\n", "xref\n0 999999999999\n", 1))
}

func pageTreeLoop() []byte {
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R 6 0 R 3 0 R 2 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", "<</Type/Pages/Kids[2 0 R]>>",
	)
}

func manyPages() []byte {
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids["+strings.Repeat("3 0 R ", 90)+"]/Count 90>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	)
}

func lengthLoop() []byte {
	data := string(page(show(greeting)))
	from := strings.Index(data, "<</Length ")
	return []byte(data[:from] + "<</Length 4 0 R" + data[from+strings.Index(data[from:], ">>"):])
}

// packedInItself has object streams that hold each other, in a file to be rebuilt.
func packedInItself() []byte {
	data := string(page(show(greeting)))
	pack := func(n int) string {
		return fmt.Sprintf("%d 0 obj\n%s\nendobj\n", n, stream("/Type/ObjStm/N 4/First 24", "8 0 9 0 10 0 2147483647 0<</Type/Pages/Kids[8 0 R 9 0 R]>>"))
	}
	return []byte(data[:strings.LastIndex(data, "xref\n0")] + pack(8) + pack(9) + pack(10) + "trailer <</Root 1 0 R>>")
}

func referenceLoop() []byte {
	return []byte(strings.Replace(string(packedPage(show(greeting), "7 0 R", "6 0 R")), "/MediaBox[0 0 600 800]", "/MediaBox 6 0 R/Rotate 7 0 R", 1))
}

func deepCatalog() []byte {
	return pdf("<</Type/Catalog/Pages " + strings.Repeat("<</Kids[", 20_000))
}

// noEndstream makes every look for the end of a stream one through the whole file.
func noEndstream() []byte {
	return append(page(show(greeting)), strings.Repeat("9 0 obj<</Type/Catalog/Length 1>>stream\n", 10_000)...)
}

// tokenFlood has arrays of millions of numbers in little room, in a file to be rebuilt.
func tokenFlood() []byte {
	zeros := "[" + strings.Repeat("0 ", 900_000) + "]"
	head, body := "", ""
	for i := range 5 {
		head += fmt.Sprintf("%d %d ", 10+i, len(body))
		body += zeros
	}
	data := string(pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		stream(fmt.Sprintf("/Type/ObjStm/N 5/First %d/Filter/FlateDecode", len(head)), deflated(head+body)),
	))
	return []byte(data[:strings.LastIndex(data, "xref\n0")] + "trailer <</Root 1 0 R>>")
}

func flateBomb() []byte {
	bomb := deflated(deflated(strings.Repeat(" ", 200<<20)))
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R>>", stream("/Filter[/FlateDecode/FlateDecode]", bomb),
	)
}

func filterChain() []byte {
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R>>",
		stream("/Filter["+strings.Repeat("/AHx", 1000)+"]", show(greeting)),
	)
}

// decodedOften has a large stream that each of many pages is made of.
func decodedOften() []byte {
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids["+strings.Repeat("3 0 R ", 50)+"]/Count 50>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("/Filter/FlateDecode", deflated(show(greeting)+strings.Repeat(" ", 20<<20))),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	)
}

// lzwBomb grows its longest phrase by one letter a code.
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
		code(256, width) // begin a new table
	}
	var data []byte
	for b := bits.String(); len(b) >= 8; b = b[8:] {
		v := byte(0)
		for _, c := range b[:8] {
			v = v<<1 | byte(c-'0')
		}
		data = append(data, v)
	}
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents[6 0 R "+strings.Repeat("4 0 R ", 1000)+"]/Resources<</Font<</F 5 0 R>>>>>>",
		stream("/Filter/LZWDecode", string(data)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", stream("", show(greeting)),
	)
}

func widePredictor() []byte {
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents[4 0 R 6 0 R]/Resources<</Font<</F 5 0 R>>>>>>",
		stream("/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1048576/Colors 32/BitsPerComponent 16>>", deflated("\x00"+show(greeting))),
		"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
		stream("/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 99999999999/Colors -1>>", deflated("x")),
	)
}

// formLaughs draws ten forms, each of which draws ten.
func formLaughs() []byte {
	objects := []string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>",
		stream("", show(greeting)+"/X Do"), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	}
	for i := range 11 {
		objects = append(objects, stream(fmt.Sprintf("/Subtype/Form/Resources<</XObject<</X %d 0 R>>>>", 7+i), strings.Repeat("/X Do ", 10)))
	}
	return pdf(append(objects, stream("/Subtype/Form", "q Q"))...)
}

func formInItself() []byte {
	return packedPage(show(greeting)+"/X Do", stream("/Subtype/Form/Resources<</XObject<</X 6 0 R>>>>", strings.Repeat("/X Do ", 1000)))
}

// glyphFlood has each letter far from the one before, all on one line.
func glyphFlood() []byte {
	return packedPage(show(greeting) + "BT /F 1 Tf 50 600 Td\n" + strings.Repeat("2.4 0 Td (a) Tj\n", 410_000) + "ET")
}

// columnsFlood has hundreds of columns of hundreds of rows.
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

// withFonts is a page that uses n fonts of its own making.
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
	}, stream("/Filter/FlateDecode", deflated(cmap)))
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
	return packedPage("/X Do", stream("/Subtype/Image/Width 999999999/Height 999999999/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode", deflated("x")))
}

func hugePage() []byte {
	return []byte(strings.Replace(string(page(show(greeting))), "[0 0 600 800]", "[-99999999999999 0 99999999999999 1e300]", 1))
}
