package pdf

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// half is a font whose letters are all half as wide as high.
var half = "<</Type/Font/Subtype/Type1/BaseFont/X/FirstChar 0/Widths[" + strings.Repeat("500 ", 256) + "]>>"

// drawnOn draws a page of 600 by 800 points; its font is half, and more objects follow from number
// 6.
func drawnOn(t *testing.T, content string, objects ...string) *canvas {
	t.Helper()
	f, err := open(fileOf(append([]string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>/Properties<</P 6 0 R>>/ExtGState<</G 6 0 R>>>>>>",
		streamOf("", content), half,
	}, objects...)...), Standard(), never)
	modeltest.Must(t, err)
	return f.draw(f.pages()[0], nil)
}

// placesOf returns the letters of a page, their start and end in points from below, and their
// sizes.
func placesOf(c *canvas) string {
	var out []string
	for _, g := range c.page.Glyphs {
		out = append(out, fmt.Sprintf("%s %.4g,%.4g-%.4g/%.4g", g.Text, g.X, 800-g.Y, g.EndX, g.Size))
	}
	return strings.Join(out, " ")
}

func TestLettersGoWhereTheOperatorsSay(t *testing.T) {
	for content, want := range map[string]string{
		"BT /F 10 Tf 50 700 Td (ab) Tj ET":                          "a 50,700-55/10 b 55,700-60/10",
		"BT /F 10 Tf 50 700 Td (a) Tj 9 -12 Td (b) Tj ET":           "a 50,700-55/10 b 59,688-64/10",
		"BT /F 10 Tf 50 700 Td 9 -12 TD (a) Tj T* (b) Tj ET":        "a 59,688-64/10 b 59,676-64/10",
		"BT /F 10 Tf 14 TL 50 700 Td (a) Tj (b) ' ET":               "a 50,700-55/10 b 50,686-55/10",
		"BT /F 10 Tf 14 TL 50 700 Td 5 2 (a b) \" ET":               "a 50,686-55/10   57,686-62/10 b 69,686-74/10",
		"BT /F 10 Tf 1 0 0 1 50 700 Tm (a) Tj 0 -9 Td (b) Tj ET":    "a 50,700-55/10 b 50,691-55/10",
		"BT /F 10 Tf 2 0 0 2 50 700 Tm (a) Tj 1 0 Td (b) Tj ET":     "a 50,700-60/20 b 52,700-62/20",
		"BT /F 10 Tf 3 Tc 50 700 Td (ab) Tj ET":                     "a 50,700-55/10 b 58,700-63/10",
		"BT /F 10 Tf 3 Tw 50 700 Td (a b) Tj ET":                    "a 50,700-55/10   55,700-60/10 b 63,700-68/10",
		"BT /F 10 Tf 50 Tz 50 700 Td (ab) Tj ET":                    "a 50,700-52.5/10 b 52.5,700-55/10",
		"BT /F 10 Tf 4 Ts 50 700 Td (a) Tj 0 Ts (b) Tj ET":          "a 50,704-55/10 b 55,700-60/10",
		"BT /F 10 Tf 50 700 Td [(a) -1000 (b) 500 (c)] TJ ET":       "a 50,700-55/10 b 65,700-70/10 c 65,700-70/10",
		"BT /F 10 Tf 50 Tz 50 700 Td [(a) -1000 (b)] TJ ET":         "a 50,700-52.5/10 b 57.5,700-60/10",
		"BT /F 10 Tf 50 700 Td (a) Tj ET BT /F 10 Tf (b) Tj ET":     "a 50,700-55/10 b 0,0-5/10",
		"2 0 0 2 10 20 cm BT /F 10 Tf 50 70 Td (a) Tj ET":           "a 110,160-120/20",
		"q 2 0 0 2 0 0 cm Q BT /F 10 Tf 50 700 Td (a) Tj ET":        "a 50,700-55/10",
		"q q Q Q Q BT /F 10 Tf 50 700 Td (a) Tj ET":                 "a 50,700-55/10",
		"BT /F 10 Tf q /F 20 Tf Q 50 700 Td (a) Tj ET":              "a 50,700-55/10",
		"1 0 0 1 5 5 cm 2 0 0 2 0 0 cm BT /F 1 Tf 9 9 Td (a) Tj ET": "a 23,23-24/2",
		"BT /F 10 Tf 50 700 Td (a) Tj x y z (b) Tj ET":              "a 50,700-55/10 b 55,700-60/10",
		"BT /F 10 Tf 50 700 Td 5 Tj [(a) (b)] Tj ET":                "a 50,700-55/10 b 55,700-60/10",
		"BT /F 10 Tf 99999999 700 Td (a) Tj ET":                     "a 0,700-5/10",
	} {
		if got := placesOf(drawnOn(t, content)); got != want {
			t.Errorf("%s: %s, want %s", content, got, want)
		}
	}
	deep := strings.Repeat("q ", maxSaved+50) + "2 0 0 2 0 0 cm " + strings.Repeat("Q ", maxSaved+50) + "BT /F 10 Tf 50 700 Td (a) Tj ET"
	if got := placesOf(drawnOn(t, deep)); got != "a 50,700-55/10" {
		t.Errorf("more states than are kept: %s", got)
	}
}

func TestForms(t *testing.T) {
	form := func(entries, content string) string { return streamOf("/Subtype/Form"+entries, content) }
	const shows = "BT /F 10 Tf 50 70 Td (a) Tj ET"
	for name, c := range map[string]struct {
		content, form, want string
	}{
		"with the fonts of the page": {"/X Do", form("", shows), "a 50,70-55/10"},
		"with fonts of its own":      {"/X Do", form("/Resources<</Font<</F<</FirstChar 97/Widths[1000]>>>>>>", shows), "a 50,70-60/10"},
		"by its matrix":              {"2 0 0 2 0 0 cm /X Do", form("/Matrix[1 0 0 1 5 0]", shows), "a 110,140-120/20"},
		"leaves the state as it was": {"BT /F 10 Tf 50 700 Td /X Do (b) Tj ET", form("", "9 0 0 9 0 0 cm Q Q "+shows+" 7 Tc"), "a 450,630-495/90 b 50,700-55/10"},
		"in itself":                  {"/X Do /X Do", form("/Resources<</XObject<</X 6 0 R>>/Font<</F 5 0 R>>>>", "/X Do "+shows), "a 50,70-55/10 a 50,70-55/10"},
		"not a picture":              {"/X Do", streamOf("/Subtype/Image", shows), ""},
		"without a subtype":          {"/X Do", streamOf("", shows), ""},
	} {
		if got := placesOf(drawnOn(t, c.content, c.form)); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

func TestMarkedContent(t *testing.T) {
	const ab = "BT /F 10 Tf 50 700 Td (ab) Tj ET "
	for name, c := range map[string]struct{ content, properties, want string }{
		"replaces text":              {"/Span<</ActualText(XYZ)>>BDC " + ab + "EMC", "null", "XYZ 50,700-60/10"},
		"by a list":                  {"/Span/P BDC " + ab + "EMC", "<</ActualText(XYZ)>>", "XYZ 50,700-60/10"},
		"replaces by nothing":        {"/Span<</ActualText()>>BDC " + ab + "EMC", "null", " 50,700-60/10"},
		"without any":                {"/Span<<>>BDC " + ab + "EMC", "null", "a 50,700-55/10 b 55,700-60/10"},
		"in another":                 {"/P BMC /Span<</ActualText(X)>>BDC " + ab + "EMC " + ab + "EMC", "null", "X 50,700-60/10 a 50,700-55/10 b 55,700-60/10"},
		"an end without a beginning": {"EMC EMC " + ab, "null", "a 50,700-55/10 b 55,700-60/10"},
		"of no letter":               {"/Span<</ActualText(X)>>BDC EMC " + ab, "null", "a 50,700-55/10 b 55,700-60/10"},
	} {
		if got := placesOf(drawnOn(t, c.content, c.properties)); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// A small filled path that is as high as wide is a dot.
func TestDots(t *testing.T) {
	for content, want := range map[string]int{
		"9 9 4 4 re f": 1, "9 9 4 4 re S": 1, "9 9 m 13 9 l 13 13 l 9 13 l h f": 1, "9 11 m 9 13 13 13 13 11 c 13 9 9 9 9 11 c f": 1, "9 9 4 4 re n": 0, "9 9 40 40 re f": 0,
		"9 9 4 8 re f": 0, "9 9 .5 .5 re f": 0, "9 9 4 4 re f 9 9 4 4 re f*": 2,
	} {
		c := drawnOn(t, content)
		if got := len(c.page.Dots); got != want {
			t.Errorf("%s: %d dots", content, got)
		}
	}
	if d := drawnOn(t, "9 9 4 4 re f").page.Dots[0]; d.X != 9 || d.Y != 787 || d.Width != 4 || d.Height != 4 {
		t.Errorf("it is at %v", d)
	}
}

func TestPagesInheritFromTheirTree(t *testing.T) {
	tree := func(objects ...string) []page {
		t.Helper()
		f, err := open(fileOf(append([]string{"<</Type/Catalog/Pages 2 0 R>>"}, objects...)...), Standard(), never)
		modeltest.Must(t, err)
		return f.pages()
	}
	pages := tree("<</Type/Pages/MediaBox[0 0 100 200]/Rotate 90/Resources<</A 1>>/Kids[3 0 R 4 0 R]>>",
		"<</Type/Page/Contents[]>>",
		"<</Type/Pages/MediaBox[300 400 10 20]/Kids[5 0 R 6 0 R]>>",
		"<</Type/Page/Rotate 0/CropBox[50 50 9999 9999]/Contents[]>>",
		"<</Contents[]/Resources<</B 2>>/CropBox[400 400 500 500]>>")
	var got []string
	for _, p := range pages {
		got = append(got, fmt.Sprint(p.object, p.box, p.rotate, p.resources))
	}
	want := []string{"3 [0 0 100 200] 90 map[A:1]", "5 [50 50 300 400] 0 map[A:1]", "6 [10 20 300 400] 90 map[B:2]"}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%q", got)
	}
	if pages := tree("<</Type/Pages/Kids[]>>", "<</Type/Page/MediaBox[0 0 9 9]>>", "<</Type/Page>>", "<</Type/Other>>"); len(pages) != 2 || pages[0].box != [4]float64{0, 0, 9, 9} || pages[1].box != [4]float64{0, 0, 612, 792} {
		t.Errorf("of a tree without pages: %v", pages)
	}
	if pages := tree("<</Type/Pages/Kids[2 0 R 3 0 R 3 0 R]>>", "<</Type/Page>>"); len(pages) < 2 || len(pages) > Standard().Pages {
		t.Errorf("of a tree in itself: %d pages", len(pages))
	}
	if pages := tree("<</Type/Page/Kids[3 0 R]/Contents[]>>", "<</Type/Page>>"); len(pages) != 1 || pages[0].object != 2 {
		t.Errorf("a page with kids: %v", pages)
	}
}

func TestLayers(t *testing.T) {
	for name, c := range map[string]struct {
		usual, content string
		off            bool
	}{
		"off":                        {"/OFF[6 0 R]", "6 0 R", true},
		"on":                         {"/OFF[7 0 R]", "6 0 R", false},
		"all are off":                {"/BaseState/OFF", "6 0 R", true},
		"all but one are off":        {"/BaseState/OFF/ON[6 0 R]", "6 0 R", false},
		"any of two that are off":    {"/OFF[6 0 R 7 0 R]", "<</Type/OCMD/OCGs[6 0 R 7 0 R]>>", true},
		"any of two, one of them on": {"/OFF[6 0 R]", "<</Type/OCMD/OCGs[6 0 R 7 0 R]>>", false},
		"any of one":                 {"/OFF[6 0 R]", "<</Type/OCMD/P/AnyOn/OCGs 6 0 R>>", true},
		"any of none":                {"/OFF[6 0 R]", "<</Type/OCMD/OCGs[]>>", false},
		"all on":                     {"/OFF[6 0 R]", "<</Type/OCMD/P/AllOn/OCGs 6 0 R>>", false},
		"by a formula":               {"/OFF[6 0 R]", "<</Type/OCMD/VE[/Not 6 0 R]/OCGs 6 0 R>>", false},
		"no layers":                  {"", "6 0 R", false},
	} {
		f, err := open(fileOf("<</Type/Catalog/Pages 2 0 R/OCProperties<</D<<"+c.usual+">>>>>>", "<</Kids[]>>", "[]", "[]", "[]", "<</Type/OCG>>", "<</Type/OCG>>"), Standard(), never)
		modeltest.Must(t, err)
		if got := f.layerOff(objectOf("[" + c.content + "]").(array)[0]); got != c.off {
			t.Errorf("%s: off %v", name, got)
		}
	}
}

func TestColourSpaces(t *testing.T) {
	f := newFile()
	for src, want := range map[string]string{
		"/DeviceGray": "1 [7 7 7]", "/DeviceRGB": "3 [7 100 200]", "/DeviceCMYK": "4 [239 149 53]", "[/CalRGB<<>>]": "3 [7 100 200]", "[/ICCBased<</N 1>>]": "1 [7 7 7]",
		"[/ICCBased<</N 2>>]": "0", "[/Separation/Black/DeviceGray<<>>]": "1 [248 248 248]", "[/DeviceN[/A]/DeviceGray<<>>]": "1 [248 248 248]",
		"[/DeviceN[/A/B/C/D]/DeviceCMYK<<>>]": "4 [239 149 53]", "[/DeviceN[/A/B]/DeviceCMYK<<>>]": "0", "[/Indexed/DeviceRGB 9<010203 040506>]": "1 [0 0 0]",
		"[/Indexed/DeviceGray 1<05 09>]": "1 [9 9 9]", "[/Indexed/DeviceGray 300<05 09>]": "0", "[/Indexed[/Indexed/DeviceGray 1<05>]1<05>]": "0", "/Pattern": "0", "null": "0",
	} {
		s := f.space(objectOf("[" + src + "]").(array)[0], 0)
		got := fmt.Sprint(s.n)
		if s.n > 0 {
			rgb := make([]byte, 3)
			s.rgb([]byte{7, 100, 200, 10}, rgb)
			got += fmt.Sprint(" ", rgb)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", src, got, want)
		}
	}
}

func TestAPageThatIsNotThereHasNoPicture(t *testing.T) {
	if _, err := Scan([]byte("none"), 1, 900, Standard(), never); !errors.Is(err, outcome.ErrBroken) {
		t.Errorf("%v", err)
	}
	if _, err := Scan(scan("/Width 16/Height 16/BitsPerComponent 8/ColorSpace/DeviceGray", halves("\x00", "\xFF")), 1, 900, Standard(), func() bool { return true }); outcome.Name(err) == "" {
		t.Errorf("stopped: %v", err)
	}
}
