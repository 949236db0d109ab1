package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/math/f64"
	"golang.org/x/image/tiff"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

var (
	red, green, blue = color.RGBA{255, 0, 0, 255}, color.RGBA{0, 255, 0, 255}, color.RGBA{0, 0, 255, 255}
	black, white     = color.RGBA{0, 0, 0, 255}, color.RGBA{255, 255, 255, 255}
)

// quarters returns a picture whose quarters have four colours, row by row.
func quarters(size int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.Set(x, y, []color.RGBA{red, green, blue, black}[2*y/size*2+2*x/size])
		}
	}
	return img
}

// letters names the colours of the quarters of a picture, row by row.
func letters(img image.Image) (out string) {
	b := img.Bounds()
	for _, at := range []image.Point{{1, 1}, {3, 1}, {1, 3}, {3, 3}} {
		r, g, b, _ := img.At(b.Min.X+at.X*b.Dx()/4, b.Min.Y+at.Y*b.Dy()/4).RGBA()
		name := "?"
		for n, c := range map[string]color.RGBA{"r": red, "g": green, "b": blue, "k": black, "w": white} {
			near := func(v uint32, c uint8) bool { return max(v>>8, uint32(c))-min(v>>8, uint32(c)) < 40 }
			if near(r, c.R) && near(g, c.G) && near(b, c.B) {
				name = n
			}
		}
		out += name
	}
	return out
}

func encoded(t *testing.T, encode func(io.Writer) error) []byte {
	t.Helper()
	var out bytes.Buffer
	modeltest.Must(t, encode(&out))
	return out.Bytes()
}

func asJPEG(t *testing.T, img image.Image) []byte {
	return encoded(t, func(w io.Writer) error { return jpeg.Encode(w, img, nil) })
}

// webP is the beginning of a file of 2 by 2 pixels.
const webP = "RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\x01\x40\x00\x00\x07\x10\xfd\x8f\xfe\x07\x22\xa2\xff\x01\x00"

// withOrientation adds an EXIF orientation to a JPEG, in the given byte order.
func withOrientation(how byte, photo []byte, order binary.AppendByteOrder) []byte {
	tiff := "II*\x00"
	if order == binary.AppendByteOrder(binary.BigEndian) {
		tiff = "MM\x00*"
	}
	exif := order.AppendUint32([]byte("Exif\x00\x00"+tiff), 8)
	exif = order.AppendUint16(exif, 2)
	for _, tag := range []struct{ tag, value uint16 }{{0x0100, 6}, {0x0112, uint16(how)}} {
		exif = order.AppendUint16(order.AppendUint16(exif, tag.tag), 3)
		exif = order.AppendUint16(order.AppendUint16(order.AppendUint32(exif, 1), tag.value), 0)
	}
	segment := binary.BigEndian.AppendUint16([]byte("\xFF\xE1"), uint16(len(exif)+2))
	return slices.Concat(photo[:2], segment, exif, photo[2:])
}

func TestEachFormatIsRead(t *testing.T) {
	img := quarters(64)
	paletted := image.NewPaletted(img.Rect, color.Palette{red, green, blue, black})
	for y := range 64 {
		for x := range 64 {
			paletted.Set(x, y, img.At(x, y))
		}
	}
	for name, file := range map[string][]byte{
		"png":  encoded(t, func(w io.Writer) error { return png.Encode(w, img) }),
		"gif":  encoded(t, func(w io.Writer) error { return gif.Encode(w, paletted, nil) }),
		"jpeg": asJPEG(t, img),
		"tiff": encoded(t, func(w io.Writer) error { return tiff.Encode(w, img, nil) }),
	} {
		if got, err := Shrink(file, 900); err != nil || letters(got) != "rgbk" || got.Rect.Dx() != 64 || got.Rect.Dy() != 64 {
			t.Errorf("%s: %v", name, err)
		}
	}
	if config, _, err := image.DecodeConfig(strings.NewReader(webP)); err != nil || config.Width != 2 {
		t.Errorf("webp: %v", err)
	}
	clear := image.NewRGBA(image.Rect(0, 0, 8, 8))
	if got, err := Shrink(encoded(t, func(w io.Writer) error { return png.Encode(w, clear) }), 900); err != nil || letters(got) != "wwww" {
		t.Errorf("a clear picture is not on paper: %v", err)
	}
}

func TestPhotosAreTurnedUpright(t *testing.T) {
	photo := asJPEG(t, quarters(64))
	for how, want := range map[byte]string{0: "rgbk", 1: "rgbk", 2: "grkb", 3: "kbgr", 4: "bkrg", 5: "rbgk", 6: "brkg", 7: "kgbr", 8: "gkrb", 9: "rgbk"} {
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			if got, err := Shrink(withOrientation(how, photo, order), 900); err != nil || letters(got) != want {
				t.Errorf("held %d, %v: %v, want %s", how, order, err, want)
			}
		}
	}
	wide := asJPEG(t, image.NewGray(image.Rect(0, 0, 40, 20)))
	if got, err := Shrink(withOrientation(6, wide, binary.BigEndian), 10); err != nil || got.Rect.Dx() != 10 || got.Rect.Dy() != 20 {
		t.Errorf("on its side: %v, %v", got.Rect, err)
	}
	whole := string(withOrientation(6, photo, binary.BigEndian))
	from := strings.Index(whole, "Exif")
	for _, n := range []int{6, 10, 14, 16, 30, 38} {
		if got := exifOrientation([]byte(whole[:from+n])); got != 0 {
			t.Errorf("cut after %d bytes: %d", n, got)
		}
	}
	if got := exifOrientation([]byte(strings.Replace(whole, "MM\x00*\x00\x00", "MM\x00*\xFF\xFF", 1))); got != 0 {
		t.Errorf("a directory outside: %d", got)
	}
}

func TestPicturesKeepTheirShape(t *testing.T) {
	for _, c := range []struct {
		w, h         float64
		widest       int
		wide, height int
	}{
		{1000, 500, 900, 900, 450}, {300, 400, 900, 300, 400}, {100, 3000, 900, 90, 2700}, {5000, 10, 900, 900, 2}, {5000, 1, 900, 900, 1},
		{1700, 1700, 99_999, 1600, 1600}, {40, 40, 0, 1, 1}, {40, 40, -5, 1, 1}, {1000, 9000, 99_999, 533, 4800},
	} {
		if w, h := Fit(c.w, c.h, c.widest); w != c.wide || h != c.height || w > MaxWidth || h > MaxHeight {
			t.Errorf("%g by %g, at most %d wide: %d by %d", c.w, c.h, c.widest, w, h)
		}
	}
	if got, err := Shrink(encoded(t, func(w io.Writer) error { return png.Encode(w, quarters(100)) }), 30); err != nil || got.Rect.Dx() != 30 || letters(got) != "rgbk" {
		t.Errorf("%v, %v", got.Rect, err)
	}
}

func TestLargePicturesAreNotDecoded(t *testing.T) {
	for _, c := range []struct {
		w, h int
		want error
	}{
		{1, 1, nil}, {50_000, 1000, nil}, {MaxPixels, 1, nil}, {50_001, 1000, outcome.ErrTooLarge}, {1 << 40, 1, outcome.ErrTooLarge}, {1, 1 << 40, outcome.ErrTooLarge},
		{1 << 32, 1 << 32, outcome.ErrTooLarge}, {0, 5, outcome.ErrBroken}, {5, -1, outcome.ErrBroken},
	} {
		if err := CheckSize(c.w, c.h); !errors.Is(err, c.want) || c.want == nil && err != nil {
			t.Errorf("%d by %d: %v", c.w, c.h, err)
		}
	}
	small := encoded(t, func(w io.Writer) error { return png.Encode(w, image.NewGray(image.Rect(0, 0, 64, 64))) })
	sized := func(w, h uint32) []byte {
		data := bytes.Clone(small)
		binary.BigEndian.PutUint32(data[16:], w)
		binary.BigEndian.PutUint32(data[20:], h)
		binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
		return data
	}
	photo := asJPEG(t, image.NewGray(image.Rect(0, 0, 64, 64)))
	frame := bytes.Index(photo, []byte("\xFF\xC0"))
	liar := slices.Concat(photo[:frame+5], []byte("\xFF\xFF\xFF\xFF"), photo[frame+9:])
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"51 megapixels": {sized(51_000, 1000), outcome.ErrTooLarge}, "a million by a million": {sized(1<<20, 1<<20), outcome.ErrTooLarge}, "a JPEG that is huge": {liar, outcome.ErrTooLarge},
		"a PNG that is cut": {small[:60], outcome.ErrBroken}, "a JPEG without its samples": {photo[:frame], outcome.ErrBroken}, "a GIF that is cut": {[]byte("GIF89a"), outcome.ErrBroken},
		"a TIFF that is cut": {[]byte("II*\x00\x08\x00\x00\x00\xFF\xFF"), outcome.ErrBroken}, "words": {[]byte("Olena"), outcome.ErrBroken}, "nothing": {nil, outcome.ErrBroken},
	} {
		if img, err := Shrink(c.file, 900); !errors.Is(err, c.want) || img != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := JPEG(liar); !errors.Is(err, outcome.ErrTooLarge) {
		t.Errorf("a JPEG of a PDF: %v", err)
	}
}

// A truncated JPEG is decoded as far as possible.
func TestACutPhotoIsReadAsFarAsItGoes(t *testing.T) {
	photo := asJPEG(t, quarters(320))
	for _, less := range []int{2, 10, len(photo) / 4} {
		img, err := JPEG(photo[:len(photo)-less])
		if err != nil {
			t.Errorf("without its last %d bytes: %v", less, err)
			continue
		}
		if r, g, b, _ := img.At(80, 80).RGBA(); r>>8 < 200 || g>>8 > 50 || b>>8 > 50 {
			t.Errorf("without its last %d bytes it begins in %d %d %d", less, r>>8, g>>8, b>>8)
		}
	}
}

func TestPicturesArePlacedByTheirSquare(t *testing.T) {
	paper := Blank(40, 40)
	Place(paper, quarters(10), f64.Aff3{20, 0, 0, 0, 20, 0})
	for at, want := range map[image.Point]color.RGBA{{3, 3}: red, {16, 3}: green, {3, 16}: blue, {16, 16}: black, {30, 30}: white, {30, 3}: white, {3, 30}: white} {
		if got := paper.RGBAAt(at.X, at.Y); got != want {
			t.Errorf("at %v: %v", at, got)
		}
	}
	half := image.NewRGBA(image.Rect(0, 0, 1, 1))
	half.Pix = []byte{0, 0, 0, 128}
	paper = Blank(4, 4)
	Place(paper, half, f64.Aff3{4, 0, 0, 0, 4, 0})
	if got := paper.RGBAAt(2, 2); got.R < 120 || got.R > 135 || got.A != 255 {
		t.Errorf("through half a cover: %v", got)
	}
}

// shortRows end before the size that they announced.
type shortRows struct {
	Rows
	left int
}

func (c *shortRows) Next(row []byte) bool {
	c.left--
	return c.left >= 0 && c.Rows.Next(row)
}

// endlessRows do not end.
type endlessRows struct{ Rows }

func (endlessRows) Next(row []byte) bool { return true }

func TestPicturesAreReducedByWholeFactors(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 5, 4))
	for i := range img.Pix {
		img.Pix[i] = byte(i / 4 % 5 * 10) // 0 10 20 30 40 in each row
	}
	for _, c := range []struct{ w, h, wide, high int }{{5, 4, 5, 4}, {3, 2, 5, 2}, {2, 2, 3, 2}, {1, 1, 1, 1}, {99, 99, 5, 4}, {0, 0, 1, 1}} {
		got, had := Reduce(RowsOf(img), c.w, c.h)
		if had != 4 || got.Rect.Dx() != c.wide || got.Rect.Dy() != c.high {
			t.Errorf("to no less than %d by %d: %v of %d rows", c.w, c.h, got.Rect, had)
		}
	}
	got, _ := Reduce(RowsOf(img), 2, 2)
	if row := fmt.Sprint(got.Pix[0], got.Pix[4], got.Pix[8]); row != "5 25 40" {
		t.Errorf("means are %s", row)
	}
	got, had := Reduce(&shortRows{RowsOf(img), 3}, 5, 2)
	if had != 3 || got.Pix[got.Stride+4] != 10 {
		t.Errorf("three rows: %d, %d", had, got.Pix[got.Stride+4])
	}
	if got, had := Reduce(endlessRows{RowsOf(img)}, 5, 2); had != 4 || got.Rect.Dy() != 2 {
		t.Errorf("more rows than announced: %d", had)
	}
	if got, had := Reduce(endlessRows{RowsOf(image.NewGray(image.Rect(0, 0, 5, 7)))}, 5, 2); had != 7 || got.Rect.Dy() != 3 {
		t.Errorf("more rows than announced, and no multiple of the factor: %d", had)
	}
	got, had = Reduce(&shortRows{RowsOf(img), 1}, 5, 4)
	if had != 1 || got.Pix[4] != 10 || got.Pix[2*got.Stride+4] != 0 {
		t.Errorf("one row: %d, %v", had, got.Pix)
	}
	off := img.SubImage(image.Rect(2, 1, 4, 3))
	row := make([]byte, 8)
	if r := RowsOf(off); !r.Next(row) || row[0] != 20 || row[4] != 30 {
		t.Errorf("a part of a picture: %v", row)
	}
}

func TestAPictureHasSixteenColours(t *testing.T) {
	decoded := func(img *image.RGBA) (image.Image, color.Palette) {
		t.Helper()
		data, err := PNG(img)
		modeltest.Must(t, err)
		out, err := png.Decode(bytes.NewReader(data))
		if err != nil || out.Bounds() != img.Rect {
			t.Fatal(err, out.Bounds())
		}
		palette, ok := out.ColorModel().(color.Palette)
		if !ok || len(palette) > colours {
			t.Errorf("%d colours", len(palette))
		}
		return out, palette
	}
	grey := image.NewRGBA(image.Rect(0, 0, 256, 40))
	for x := range 256 {
		for y := range 40 {
			grey.Set(x, y, color.Gray{byte(x)})
		}
	}
	img, palette := decoded(grey)
	for x := range 256 {
		r, g, b, _ := img.At(x, 0).RGBA()
		if d := int(r>>8) - x; r != g || g != b || d > 9 || d < -9 {
			t.Errorf("grey %d is %d %d %d", x, r>>8, g>>8, b>>8)
		}
	}
	if len(palette) != colours {
		t.Errorf("%d greys", len(palette))
	}
	if img, palette := decoded(quarters(64)); letters(img) != "rgbk" || len(palette) != 4 {
		t.Errorf("four colours: %s of %d", letters(img), len(palette))
	}
	for x := range 10 { // one pixel less than one in a thousand
		grey.Set(x, 0, red)
	}
	if img, _ := decoded(grey); fmt.Sprint(img.At(0, 0)) == fmt.Sprint(red) {
		t.Error("a few coloured pixels change the greys")
	}
	grey.Set(10, 0, red)
	if img, _ := decoded(grey); fmt.Sprint(img.At(0, 0)) != fmt.Sprint(red) {
		t.Errorf("a colour is lost: %v", img.At(0, 0))
	}
	many := image.NewRGBA(image.Rect(0, 0, 64, 64))
	for i := range many.Pix {
		many.Pix[i] = byte(i * 7919 >> 3)
	}
	for i := 3; i < len(many.Pix); i += 4 {
		many.Pix[i] = 255
	}
	if _, palette := decoded(many); len(palette) != colours {
		t.Errorf("of many colours %d are left", len(palette))
	}
}

func FuzzShrink(f *testing.F) {
	var photo bytes.Buffer
	modeltest.Must(f, jpeg.Encode(&photo, quarters(16), nil))
	for _, seed := range []string{photo.String(), string(withOrientation(6, photo.Bytes(), binary.LittleEndian)), "GIF89a", "II*\x00", webP} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		img, err := Shrink(data, 100)
		if err != nil && outcome.Name(err) == "" || err == nil && img.Rect.Empty() {
			t.Errorf("%v", err)
		}
	})
}
