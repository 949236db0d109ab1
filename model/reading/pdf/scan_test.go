package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// scan returns a page of 100 by 100 points with the picture X, and more objects from number 7.
func scan(entries, data string, more ...string) []byte {
	return scanAs("100 0 0 100 0 0 cm /X Do", entries, data, more...)
}

func scanAs(content, entries, data string, more ...string) []byte {
	made := packedPage(content, append([]string{streamOf("/Subtype/Image"+entries, data)}, more...)...)
	return bytes.Replace(made, []byte("[0 0 600 800]"), []byte("[0 0 100 100]"), 1)
}

// bits packs zeros and ones into bytes.
func bits(of string) string {
	of = strings.ReplaceAll(of, " ", "")
	var out []byte
	for i, c := range of {
		if i%8 == 0 {
			out = append(out, 0)
		}
		out[i/8] |= byte(c-'0') << (7 - i%8)
	}
	return string(out)
}

// Faxes of 16 by 16 pixels have a black left half (ITU-T T.6 and T.4): a run of no white and eight
// black, then rows equal to the first.
func group4() string {
	const endOfBlock = "000000000001 000000000001"
	return bits("001 00110101 000101 1" + strings.Repeat("111", 15) + endOfBlock)
}

func group3() string {
	const endOfLine, row = "000000000001", "00110101 000101 10011"
	return bits(strings.Repeat(endOfLine+row, 16) + strings.Repeat(endOfLine, 6))
}

// halves repeats one byte string for the pixels of the left half, and another for the right half.
func halves(left, right string) string {
	return strings.Repeat(strings.Repeat(left, 8)+strings.Repeat(right, 8), 16)
}

// rowsWith puts a byte, the number of a predictor, before each of 16 rows.
func rowsWith(before, data string) string {
	out := ""
	for n := len(data) / 16; len(data) > 0; data = data[n:] {
		out += before + data[:n]
	}
	return out
}

// fourInks returns a JPEG of 8 by 8 pixels with one value for each ink: 0, 128 or 255. The
// transform is that of Adobe's marker; below 0 there is no marker.
func fourInks(transform int, inks ...byte) string {
	out := "\xFF\xD8"
	if transform >= 0 {
		out += "\xFF\xEE\x00\x0EAdobe\x00\x64\x00\x00\x00\x00" + string(rune(transform))
	}
	out += "\xFF\xDB\x00\x43\x00" + strings.Repeat("\x08", 64)
	out += "\xFF\xC0\x00\x14\x08\x00\x08\x00\x08\x04\x01\x11\x00\x02\x11\x00\x03\x11\x00\x04\x11\x00"
	out += "\xFF\xC4\x00\x16\x00\x01\x02" + strings.Repeat("\x00", 14) + "\x00\x07\x08"
	out += "\xFF\xC4\x00\x14\x10\x01" + strings.Repeat("\x00", 15) + "\x00"
	out += "\xFF\xDA\x00\x0E\x04\x01\x00\x02\x00\x03\x00\x04\x00\x00\x3F\x00"
	block := map[byte]string{0: "11 01111111 0", 128: "0 0", 255: "10 1111111 0"} // the mean only
	code := ""
	for _, ink := range inks {
		code += block[ink]
	}
	return out + strings.ReplaceAll(bits(code), "\xFF", "\xFF\x00") + "\xFF\xD9"
}

func asJPEG(img image.Image) string {
	var out bytes.Buffer
	if err := jpeg.Encode(&out, img, nil); err != nil {
		panic(err)
	}
	return out.String()
}

// halved returns a picture with halves of two colours.
func halved(left, right color.Color, size int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.Set(x, y, []color.Color{left, right}[2*x/size])
		}
	}
	return img
}

// edges names the colours of a picture near its left and its right edge.
func edges(img image.Image) string {
	b := img.Bounds()
	return colourAt(img, 1, b.Dy()/2) + colourAt(img, b.Dx()-2, b.Dy()/2)
}

func scanned(data []byte) (*image.RGBA, error) { return Scan(data, 1, 900, Standard(), never) }

// colourAt names the colour of a pixel by a letter.
func colourAt(img image.Image, x, y int) string {
	r, g, b, _ := img.At(x, y).RGBA()
	for name, c := range map[string][3]uint32{
		"k": {0, 0, 0}, "w": {255, 255, 255}, "r": {255, 0, 0}, "g": {0, 255, 0}, "b": {0, 0, 255}, "c": {0, 255, 255}, "y": {255, 255, 0},
	} {
		near := true
		for i, v := range []uint32{r >> 8, g >> 8, b >> 8} {
			near = near && max(v, c[i])-min(v, c[i]) < 40
		}
		if near {
			return name
		}
	}
	return fmt.Sprintf("(%d %d %d)", r>>8, g>>8, b>>8)
}

// A scanned page looks as printed, in whatever format its picture is.
func TestScansAreShown(t *testing.T) {
	const size = "/Width 16/Height 16"
	const grey, rgb = size + "/BitsPerComponent 8/ColorSpace/DeviceGray", size + "/BitsPerComponent 8/ColorSpace/DeviceRGB"
	const fax = size + "/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/CCITTFaxDecode/DecodeParms"
	const stencil = size + "/ImageMask true/Filter/CCITTFaxDecode/DecodeParms"
	const flate = "/Filter/FlateDecode"
	red, white := color.RGBA{255, 0, 0, 255}, color.White
	two := halves("\x00", "\xFF")
	large := asJPEG(halved(red, red, 320))
	for name, c := range map[string]struct {
		file []byte
		want string // left and right
	}{
		"fax":                                  {scan(fax+"<</K -1/Columns 16/Rows 16>>", group4()), "kw"},
		"fax of black ones":                    {scan(fax+"<</K -1/Columns 16/BlackIs1 true>>", group4()), "wk"},
		"fax of black ones, decoded":           {scan(fax+"<</K -1/Columns 16/BlackIs1 true>>/Decode[1 0]", group4()), "kw"},
		"fax decoded the other way":            {scan(fax+"<</K -1/Columns 16>>/Decode[1 0]", group4()), "wk"},
		"fax, a stencil":                       {scan(stencil+"<</K -1/Columns 16>>", group4()), "kw"},
		"fax, a stencil of black ones":         {scan(stencil+"<</K -1/Columns 16/BlackIs1 true>>/Decode[1 0]", group4()), "kw"},
		"fax, a stencil of what is white":      {scan(stencil+"<</K -1/Columns 16>>/Decode[1 0]", group4()), "wk"},
		"fax of one table":                     {scan(size+"/ColorSpace[/Indexed/DeviceRGB 1<FF00000000FF>]/Filter[/CCITTFaxDecode]/DecodeParms[<</K -1/Columns 16>>]", group4()), "rb"},
		"fax, group 3":                         {scan(fax+"<</K 0/Columns 16/EndOfLine true>>", group3()), "kw"},
		"fax that is cut":                      {scan(fax+"<</K -1/Columns 16>>", group4()[:6]), "kw"},
		"fax, deflated":                        {scan(size+"/BitsPerComponent 1/ColorSpace/DeviceGray/Filter[/FlateDecode/CCITTFaxDecode]/DecodeParms[null<</K -1/Columns 16>>]", deflated(group4())), "kw"},
		"grey":                                 {scan(grey, two), "kw"},
		"grey, deflated":                       {scan(grey+flate, deflated(two)), "kw"},
		"grey, in hexadecimal":                 {scan(grey+"/Filter[/AHx/Fl]", fmt.Sprintf("%x>", deflated(two))), "kw"},
		"grey, Paeth's predictor":              {scan(grey+flate+"/DecodeParms<</Predictor 15/Columns 16>>", deflated("\x00"+two[:16]+strings.Repeat("\x04"+strings.Repeat("\x00", 16), 15))), "kw"},
		"grey, TIFF's predictor":               {scan(grey+flate+"/DecodeParms<</Predictor 2/Columns 16>>", deflated(strings.Repeat("\x00\x00\x00\x00\x00\x00\x00\x00\xFF\x00\x00\x00\x00\x00\x00\x00", 16))), "kw"},
		"colours, predicted from above":        {scan(rgb+flate+"/DecodeParms<</Predictor 12/Columns 16/Colors 3>>", deflated(rowsWith("\x02", halves("\xFF\x00\x00", "\x00\x00\xFF")[:48]+strings.Repeat("\x00", 15*48)))), "rb"},
		"colours":                              {scan(rgb+flate, deflated(halves("\xFF\x00\x00", "\x00\x00\xFF"))), "rb"},
		"calibrated colours":                   {scan(size+"/BitsPerComponent 8/ColorSpace[/ICCBased 7 0 R]", halves("\xFF\x00\x00", "\x00\x00\xFF"), streamOf("/N 3", "")), "rb"},
		"inks":                                 {scan(size+"/BitsPerComponent 8/ColorSpace/DeviceCMYK", halves("\xFF\x00\x00\x00", "\x00\x00\xFF\x00")), "cy"},
		"an ink":                               {scan(size+"/BitsPerComponent 8/ColorSpace[/Separation/Black/DeviceCMYK 7 0 R]", two, "<<>>"), "wk"},
		"one bit":                              {scan(size+"/BitsPerComponent 1/ColorSpace/DeviceGray", strings.Repeat("\x00\xFF", 16)), "kw"},
		"one bit, decoded":                     {scan(size+"/BitsPerComponent 1/ColorSpace/DeviceGray/Decode[1 0]", strings.Repeat("\x00\xFF", 16)), "wk"},
		"a table of four bits":                 {scan(size+"/BitsPerComponent 4/ColorSpace[/Indexed/DeviceRGB 2 7 0 R]", strings.Repeat("\x11\x11\x11\x11\x22\x22\x22\x22", 16), streamOf("", "\x00\x00\x00\x00\xFF\x00\x00\x00\xFF")), "gb"},
		"two samples of a byte":                {scan(size+"/BitsPerComponent 4/ColorSpace[/Indexed/DeviceRGB 2<00000000FF000000FF>]", strings.Repeat("\x12", 128)), "bg"},
		"sixteen bits":                         {scan(size+"/BitsPerComponent 16/ColorSpace/DeviceGray", halves("\x00\xFF", "\xFF\x00")), "kw"},
		"photo":                                {scan(rgb+"/Filter/DCTDecode", asJPEG(halved(red, white, 16))), "rw"},
		"photo, inverted":                      {scan(rgb+"/Filter/DCTDecode/Decode[1 0 1 0 1 0]", asJPEG(halved(red, white, 16))), "ck"},
		"photo that is cut":                    {scan(rgb+"/Filter/DCTDecode", large[:len(large)-60]), "rr"},
		"photo of inks":                        {scan(rgb+"/Filter/DCTDecode", fourInks(0, 255, 0, 0, 0)), "cc"},
		"photo of inks, inverted":              {scan(rgb+"/Filter/DCTDecode/Decode[1 0 1 0 1 0 1 0]", fourInks(0, 0, 255, 255, 255)), "cc"},
		"photo of inks without a marker":       {scan(rgb+"/Filter/DCTDecode", fourInks(-1, 0, 0, 255, 0)), "yy"},
		"photo of light and inks":              {scan(rgb+"/Filter/DCTDecode", fourInks(2, 255, 128, 128, 0)), "ww"},
		"photo of light and inks, inverted":    {scan(rgb+"/Filter/DCTDecode/Decode[1 0 1 0 1 0 1 0]", fourInks(2, 255, 128, 128, 0)), "kk"},
		"through a mask of light":              {scan(grey+"/SMask 7 0 R", strings.Repeat("\x00", 256), streamOf("/Subtype/Image"+grey, halves("\xFF", "\x00"))), "kw"},
		"through a stencil":                    {scan(grey+"/Mask 7 0 R", strings.Repeat("\x00", 256), streamOf("/Subtype/Image/ImageMask true"+size, strings.Repeat("\x00\xFF", 16))), "kw"},
		"two strips":                           {scanAs("q 50 0 0 100 0 0 cm /X Do Q 50 0 0 100 50 0 cm /X Do", grey, strings.Repeat("\x00", 256)), "kk"},
		"mirrored":                             {scanAs("-100 0 0 100 100 0 cm /X Do", grey, two), "wk"},
		"under text that was recognised":       {scanAs("100 0 0 100 0 0 cm /X Do BT 3 Tr /F 1 Tf ("+strings.Repeat("seen ", 500)+") Tj ET", grey, two), "kw"},
		"on a page that is larger than it was": {scanAs("q 80 0 0 80 10 10 cm /X Do Q", grey, halves("\x00", "\x00")), "ww"},
	} {
		img, err := scanned(c.file)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := edges(img); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func turned(by int, data []byte) []byte {
	return bytes.Replace(data, []byte("/MediaBox"), fmt.Appendf(nil, "/Rotate %d/MediaBox", by), 1)
}

func TestAScanIsShownUpright(t *testing.T) {
	const entries = "/Width 16/Height 16/BitsPerComponent 8/ColorSpace/DeviceRGB"
	upper, lower := strings.Repeat("\xFF\x00\x00", 8)+strings.Repeat("\x00\xFF\x00", 8), strings.Repeat("\x00\x00\xFF", 8)+strings.Repeat("\x00\x00\x00", 8)
	quarters := strings.Repeat(upper, 8) + strings.Repeat(lower, 8)
	for by, want := range map[int]string{0: "rgbk", 90: "brkg", 180: "kbgr", 270: "gkrb", -90: "gkrb"} {
		img, err := scanned(turned(by, scan(entries, quarters)))
		modeltest.Must(t, err)
		if got := quartersOf(img); got != want {
			t.Errorf("turned by %d: %q, want %q", by, got, want)
		}
	}
}

// quartersOf names the colours of the quarters of a picture, row by row.
func quartersOf(img image.Image) (out string) {
	b := img.Bounds()
	for _, at := range []image.Point{{1, 1}, {3, 1}, {1, 3}, {3, 3}} {
		out += colourAt(img, at.X*b.Dx()/4, at.Y*b.Dy()/4)
	}
	return out
}

// A picture that was made to break a reader soon ends in an outcome.
func TestHostilePicturesAreEndured(t *testing.T) {
	modeltest.SkipInShort(t, "reads files up to every limit")
	const grey = "/BitsPerComponent 8/ColorSpace/DeviceGray"
	photo := asJPEG(image.NewGray(image.Rect(0, 0, 64, 64)))
	frame := strings.Index(photo, "\xFF\xC0")
	liar := photo[:frame+5] + "\xFF\xFF\xFF\xFF" + photo[frame+9:]
	bomb := deflated(strings.Repeat("\x00", 10<<20))
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"51 megapixels":                 {scan("/Width 51000/Height 1000"+grey, "x"), outcome.ErrTooLarge},
		"more than there are":           {scan("/Width 9999999999999/Height 9999999999999"+grey, "x"), outcome.ErrTooLarge},
		"no size":                       {scan(grey, "x"), outcome.ErrBroken},
		"a size below nothing":          {scan("/Width -5/Height 5"+grey, "x"), outcome.ErrBroken},
		"no data":                       {scan("/Width 5/Height 5"+grey, ""), outcome.ErrBroken},
		"less data than announced":      {scan("/Width 5/Height 50"+grey, strings.Repeat("\x00", 100)), nil},
		"deflated badly":                {scan("/Width 5/Height 5"+grey+"/Filter/FlateDecode", "none of it"), outcome.ErrBroken},
		"a bomb":                        {scan("/Width 40/Height 40"+grey+"/Filter/FlateDecode", bomb), nil},
		"a bomb of ten megapixels":      {scan("/Width 10000/Height 1000"+grey+"/Filter/FlateDecode", bomb), nil},
		"a bomb in a bomb":              {scan("/Width 40/Height 40"+grey+"/Filter[/FlateDecode/LZWDecode/FlateDecode]", deflated(bomb)), outcome.ErrBroken},
		"drawn often":                   {scanAs(strings.Repeat("q 100 0 0 100 0 0 cm /X Do Q ", 60), "/Width 7000/Height 1000"+grey, strings.Repeat("\x00", 7000)), outcome.ErrTooLarge},
		"a mask of its own":             {scan("/Width 5/Height 5/SMask 6 0 R"+grey, strings.Repeat("\x00", 25)), nil},
		"a wide predictor":              {scan("/Width 5/Height 5"+grey+"/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1048576/Colors 32/BitsPerComponent 16>>", deflated("x")), outcome.ErrBroken},
		"a fax of many columns":         {scan("/Width 5/Height 5/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 999999999>>", "x"), outcome.ErrTooLarge},
		"a fax of no columns":           {scan("/Width 5/Height 5/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns -1>>", "x"), outcome.ErrBroken},
		"a fax of two dimensions":       {scan("/Width 5/Height 5/Filter/CCITTFaxDecode/DecodeParms<</K 4>>", "x"), outcome.ErrNoPicture},
		"a fax of noise":                {scan("/Width 500/Height 500/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 500>>", strings.Repeat("\xA5\x5A", 500)), nil},
		"a table of itself":             {scan("/Width 5/Height 5/BitsPerComponent 8/ColorSpace 7 0 R", strings.Repeat("\x00", 25), "[/Indexed 7 0 R 255(x)]"), outcome.ErrNoPicture},
		"samples of 99 bits":            {scan("/Width 5/Height 5/BitsPerComponent 99/ColorSpace/DeviceGray", strings.Repeat("\x00", 25)), outcome.ErrNoPicture},
		"a photo larger than announced": {scan("/Width 5/Height 5"+grey+"/Filter/DCTDecode", liar), outcome.ErrTooLarge},
		"a broken photo":                {scan("/Width 5/Height 5"+grey+"/Filter/DCTDecode", "\xFF\xD8\xFF"), outcome.ErrBroken},
		"flat":                          {scanAs("q 100 0 0 100 0 0 cm /X Do Q 100 100 100 100.0001 0 0 cm /X Do", "/Width 5/Height 5"+grey, strings.Repeat("\x00", 25)), nil},
		"far away":                      {scanAs("1e7 0 0 1e7 -5e6 -5e6 cm /X Do", "/Width 5/Height 5"+grey, strings.Repeat("\x00", 25)), nil},
	} {
		t.Run(name, func(t *testing.T) {
			img, err := Scan(c.file, 1, 90, Standard(), never)
			if !errors.Is(err, c.want) || c.want == nil && (err != nil || img.Rect.Empty()) {
				t.Errorf("%v, want %v", err, c.want)
			}
		})
	}
}

func TestPagesOfTextHaveNoPictureOfTheirOwn(t *testing.T) {
	photo := scanAs("20 0 0 20 0 0 cm /X Do", "/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray", "\x00")
	third := scanAs("57 0 0 57 0 0 cm /X Do", "/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray", "\x00")
	backdrop := scanAs("100 0 0 100 0 0 cm /X Do BT /F .02 Tf .02 TL 0 1 Td "+strings.Repeat("T* (designed to be read) Tj ", 20)+"ET", "/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray", "\x00")
	for name, c := range map[string]struct {
		file []byte
		page int
	}{
		"text": {onePage(show(greeting)), 1}, "a photo": {photo, 1}, "a picture on a third of it": {third, 1}, "a backdrop": {backdrop, 1},
		"page 0": {onePage(show(greeting)), 0}, "page 2": {onePage(show(greeting)), 2}, "JPEG 2000": {scan("/Width 9/Height 9/Filter/JPXDecode", "x"), 1},
	} {
		if img, err := Scan(c.file, c.page, 900, Standard(), never); !errors.Is(err, outcome.ErrNoPicture) || img != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
