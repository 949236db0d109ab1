package pdf

import (
	"os"
	"path/filepath"
	"testing"
	"unicode/utf8"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

func corpusFile(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "testdata", "corpus", "pdf", name))
	modeltest.Must(t, err)
	return data
}

func FuzzPDF(f *testing.F) {
	for _, seed := range [][]byte{
		onePage(show(greeting)), packedPage(show(greeting) + "/X Do"), prevLoop(), packedInItself(), pageTreeLoop(), formInItself(), referenceLoop(),
		onePage("q 1 w .5 g 9 9 m 20 9 l 20 30 9 30 9 20 c h B* W n 0 0 9 9 re f Q 3 Tr " + show(greeting)), onePage("/CS0 cs 1 sc /G gs 0 1 0 rg /L/OC BDC 1 Tr " + show(greeting)),
		onePage("/Span<</ActualText<FEFF0041>>>BDC BT /F 9 Tf [(a) -200 (b)] TJ ET EMC BI /W 1 ID x EI q 1 0 0 1 5 5 cm 0 0 3 3 re f Q"),
		tagged(piece(0, 50, 112, "a b")+piece(1, 50, 100, "c")+piece(2, 300, 700, "d"), "[<</S/P/Pg 3 0 R/K[0 1]>><</S/LI/Pg 3 0 R/K[<</S/Lbl/K<</Type/MCR/Pg 3 0 R/MCID 2>>>>]>>]"), taggedHostile("loop"),
		formPage(show(greeting), "", []string{linkTo("48 695 95 712", "https://example.com/a", "/QuadPoints[9 9 9 9 9 9 9 9]"), linkTo("9 9 99 99", "mailto:a@b.example")}), corpusFile(f, "jspdf-ro2.pdf"), corpusFile(f, "qpdf-rc4-40-hu2.pdf"), corpusFile(f, "tex-uk2-t2a.pdf"),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, err := Read(data, tight(), never)
		if err != nil && outcome.Name(err) == "" {
			t.Error(err)
		}
		for _, p := range doc.Pages {
			for _, text := range []string{p.Text, p.Layout, p.Hidden} {
				if !utf8.ValidString(text) {
					t.Errorf("no text: %.200q", text)
				}
			}
		}
	})
}

func FuzzScan(f *testing.F) {
	const entries = "/Width 16/Height 16/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 1<00ff>]"
	for _, seed := range [][]byte{
		scan(entries, halves("\x00", "\x01")), scan(entries+"/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16>>", group4()),
		scan(entries+"/SMask 6 0 R/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 16>>", deflated("\x04"+halves("\x00", "\x01"))),
		scan(entries+"/Filter/DCTDecode", fourInks(2, 255, 128, 128, 0)),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		img, err := Scan(data, 1, 100, tight(), never)
		if err != nil && outcome.Name(err) == "" || err == nil && img.Rect.Empty() {
			t.Errorf("%v", err)
		}
	})
}
