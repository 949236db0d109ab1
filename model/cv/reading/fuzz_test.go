package reading_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"image"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"shortlist/model/cv"
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/office"
	"shortlist/model/cv/reading/outcome"
	readpdf "shortlist/model/cv/reading/pdf"
)

func never() bool { return false }

// endure reads a file of a kind and fails on whatever is no outcome, or no text.
func endure(t *testing.T, kind cv.Kind, data []byte) {
	t.Helper()
	var texts []string
	var err error
	if kind == cv.PDF {
		limits := readpdf.Standard()
		limits.Operators, limits.Glyphs = 20_000, 5000 // to try more files
		var doc readpdf.Document
		doc, err = readpdf.Read(data, limits, never)
		for _, p := range doc.Pages {
			texts = append(texts, p.Text, p.Layout, p.Hidden)
		}
	} else {
		var read office.Content
		read, err = office.Read(kind, data, never)
		texts = []string{read.Text, read.Hidden}
		if n := strings.Count(read.Text, "\n"); len(read.Headings) > 0 && read.Headings[len(read.Headings)-1] > n {
			t.Errorf("headings %v of %d lines", read.Headings, n+1)
		}
	}
	if err != nil && outcome.Name(err) == "" {
		t.Errorf("%v", err)
	}
	for _, text := range texts {
		if !utf8.ValidString(text) {
			t.Errorf("no text: %.200q", text)
		}
	}
}

// part returns a part of an archive of the corpus.
func part(f *testing.F, file, name string) string {
	f.Helper()
	data := corpusFile(f, "docs", file)
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		f.Fatal(err)
	}
	r, err := z.Open(name)
	if err != nil {
		f.Fatal(err)
	}
	content, err := io.ReadAll(r)
	if err := errors.Join(err, r.Close()); err != nil {
		f.Fatal(err)
	}
	return string(content)
}

func FuzzPDF(f *testing.F) {
	for _, seed := range [][]byte{
		page(show(greeting)), packedPage(show(greeting) + "/X Do"), prevLoop(), packedInItself(), pageTreeLoop(), formInItself(), referenceLoop(),
		page("q 1 w .5 g 9 9 m 20 9 l 20 30 9 30 9 20 c h B* W n 0 0 9 9 re f Q 3 Tr " + show(greeting)), page("/CS0 cs 1 sc /G gs 0 1 0 rg /L/OC BDC 1 Tr " + show(greeting)),
		page("/Span<</ActualText<FEFF0041>>>BDC BT /F 9 Tf [(a) -200 (b)] TJ ET EMC BI /W 1 ID x EI q 1 0 0 1 5 5 cm 0 0 3 3 re f Q"),
		tagged(piece(0, 50, 112, "a b")+piece(1, 50, 100, "c")+piece(2, 300, 700, "d"), "[<</S/P/Pg 3 0 R/K[0 1]>><</S/LI/Pg 3 0 R/K[<</S/Lbl/K<</Type/MCR/Pg 3 0 R/MCID 2>>>>]>>]"), taggedHostile("loop"),
		corpusFile(f, "pdf", "jspdf-ro2.pdf"), corpusFile(f, "pdf", "qpdf-rc4-40-hu2.pdf"), corpusFile(f, "pdf", "tex-uk2-t2a.pdf"),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) { endure(t, cv.PDF, data) })
}

func FuzzDOCX(f *testing.F) {
	f.Add(docxBody("", "<w:tbl><w:tr><w:tc><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>a</w:t><w:tab/></w:r></w:p></w:tc></w:tr></w:tbl>"))
	f.Add(part(f, "wordlike-uk2-doc2.docx", "word/document2.xml"))
	f.Fuzz(func(t *testing.T, xml string) {
		endure(t, cv.DOCX, zipped(map[string]string{"word/document.xml": xml}))
	})
}

func FuzzODT(f *testing.F) {
	f.Add("<text:p>a<text:s text:c='3'/>b</text:p><table:table-row><table:table-cell><text:list-item><text:h>c</text:h>")
	f.Add(part(f, "lo-hu1-table.odt", "content.xml"))
	f.Fuzz(func(t *testing.T, xml string) { endure(t, cv.ODT, zipped(map[string]string{"content.xml": xml})) })
}

// FuzzArchive damages what is around the parts.
func FuzzArchive(f *testing.F) {
	f.Add(docx("", ""))
	f.Add(manyHeaders())
	f.Add(odt(""))
	f.Fuzz(func(t *testing.T, data []byte) { endure(t, cv.DOCX, data); endure(t, cv.ODT, data) })
}

func FuzzRTF(f *testing.F) {
	f.Add([]byte(`{\rtf1\ansi\ansicpg1251{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset2 B;}}\f0\'c0\u1040?\uc2\u8364\'80{\*\shpinst{\shptxt x}}\f1\'b7\bin3abc\par}`))
	f.Add(corpusFile(f, "docs", "wordpad-uk2-cp1251.rtf"))
	f.Fuzz(func(t *testing.T, data []byte) { endure(t, cv.RTF, data) })
}

func FuzzDOC(f *testing.F) {
	f.Add(word(3, false))
	f.Add(word(3, true))
	f.Add(corpusFile(f, "docs", "lo-en2.doc"))
	f.Fuzz(func(t *testing.T, data []byte) { endure(t, cv.DOC, data) })
}

func FuzzHTML(f *testing.F) {
	f.Add([]byte("<html><title>x</title><p>a &amp; b<ul><li>c</ul><!-- d --><script>e</script>"))
	f.Add(corpusFile(f, "docs", "html-named.doc"))
	f.Fuzz(func(t *testing.T, data []byte) { endure(t, cv.HTML, data) })
}

func FuzzTXT(f *testing.F) {
	for _, file := range []string{"koi8u-uk2.txt", "cp1250-hu1.txt", "utf16le-ro1.txt"} {
		f.Add(corpusFile(f, "docs", file))
	}
	f.Add([]byte("\xFF\xFEa\x00\x00\xD8"))
	f.Fuzz(func(t *testing.T, data []byte) { endure(t, cv.TXT, data) })
}

// FuzzKind reads whatever it is, as a person's file is read.
func FuzzKind(f *testing.F) {
	for _, begin := range []string{"%PDF-", "PK\x03\x04", "\xD0\xCF\x11\xE0", `{\rtf`, "<html>", "\xFF\xD8\xFF", "\x89PNG", "GIF89a", "a\x00b\x00c\x00d\x00"} {
		f.Add([]byte(begin))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, err := reading.Read(t.Context(), data)
		if err != nil && outcome.Name(err) == "" || err == nil && strings.TrimSpace(textOf(doc)) == "" && doc.HiddenWords() == 0 {
			t.Errorf("%v, %d pages", err, len(doc.Pages))
		}
	})
}

func FuzzPicture(f *testing.F) {
	const entries = "/Width 16/Height 16/BitsPerComponent 8/ColorSpace[/Indexed/DeviceRGB 1<00ff>]"
	for _, seed := range [][]byte{
		scan(entries, halves("\x00", "\x01")), scan(entries+"/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16>>", group4()),
		scan(entries+"/SMask 6 0 R/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 16>>", deflated("\x04"+halves("\x00", "\x01"))),
		scan(entries+"/Filter/DCTDecode", fourInks(2, 255, 128, 128, 0)), held(6, asJPEG(image.NewGray(image.Rect(0, 0, 16, 16)))), []byte("GIF89a"), []byte("II*\x00"),
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := reading.PictureOf(t.Context(), data, 1, 100)
		if err != nil && outcome.Name(err) == "" || err == nil && len(p.PNG) == 0 {
			t.Errorf("%v, %d bytes", err, len(p.PNG))
		}
	})
}
