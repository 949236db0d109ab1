package reading_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"shortlist/model/files"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// makePDF returns a PDF with pages of the given content, without a cross-reference.
func makePDF(pages ...string) []byte {
	var out, kids strings.Builder
	for i, content := range pages {
		fmt.Fprintf(&kids, "%d 0 R ", 10+2*i)
		fmt.Fprintf(&out, "%d 0 obj<</Type/Page/Contents %d 0 R/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</X 3 0 R>>>>>>endobj\n", 10+2*i, 11+2*i)
		fmt.Fprintf(&out, "%d 0 obj<</Length %d>>stream\n%s\nendstream endobj\n", 11+2*i, len(content), content)
	}
	return []byte("%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[" + kids.String() + "]>>endobj\n" +
		"3 0 obj<</Subtype/Image/Width 9/Height 9/Length 1>>stream\nx\nendstream endobj\n" + out.String() + "trailer<</Root 1 0 R>>\n")
}

func showText(text string) string { return "BT /F 12 Tf 50 700 Td (" + text + ") Tj ET" }

// A page without text is noted if other pages have text.
func TestPagesThatArePicturesAreNoted(t *testing.T) {
	for note, data := range map[string][]byte{
		"pages 2, 3 are pictures without text": makePDF(showText(greeting), "/X Do", "/X Do"), "page 1 is a picture without text": makePDF("/X Do", showText(greeting)), "": makePDF(showText(greeting), ""),
	} {
		if doc, err := reading.Read(t.Context(), data); err != nil || doc.Note != note || !strings.Contains(textOf(doc), greeting) {
			t.Errorf("%q, %d pages, %v", doc.Note, len(doc.Pages), err)
		}
	}
}

func TestAReadCanBeStopped(t *testing.T) {
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	over, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	for _, data := range [][]byte{makePDF(showText(greeting)), corpusFile(t, "docs", "lo-en1-plain.docx"), corpusFile(t, "docs", "lo-en1-plain.odt")} {
		if _, err := reading.Read(cancelled, data); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
		if _, err := reading.Read(over, data); !errors.Is(err, outcome.ErrTooLarge) {
			t.Errorf("%v", err)
		}
	}
}

func TestKinds(t *testing.T) {
	for data, want := range map[string]files.Kind{
		"": "", "Olena Koval": files.TXT, "<!-- " + strings.Repeat("saved ", 100) + "--><HTML>": files.HTML, "PK\x03\x04 anything": files.DOCX,
		"\r\nPK\x03\x04 anything": files.DOCX, "Марія\x00": files.TXT,
		strings.Repeat("\x00\x01", 1000) + "%PDF-1.4": files.PDF, "O\x00l\x00e\x00n\x00a\x00": files.TXT, "\x00O\x00l\x00e\x00n\x00a": files.TXT,
		"\x7fELF\x00\x00\x01\x00\x00\x00": "", "\x89PNG\r\n\x1a\n": files.PNG,
	} {
		if got := reading.KindOf([]byte(data)); got != want {
			t.Errorf("%.20q is %q, want %q", data, got, want)
		}
	}
	for _, picture := range []string{"GIF89a", "II*\x00", "RIFF\x00\x00\x00\x00WEBPVP8 ", "\x89PNG\r\n\x1a\n", "\xFF\xD8\xFF\xE0"} {
		if _, err := reading.Read(t.Context(), []byte(picture)); !errors.Is(err, outcome.ErrImageOnly) {
			t.Errorf("%q: %v", picture, err)
		}
	}
}

// A file with only hidden words has no words on its pages; HiddenWords counts them.
func TestAFileOfHiddenWordsAlone(t *testing.T) {
	doc, err := reading.Read(t.Context(), makePDF("3 Tr "+showText(greeting)))
	if err != nil || doc.Pages[0].Text != "" || doc.Pages[0].Hidden != greeting || doc.HiddenWords() != 3 || doc.Note != "there are no words on its pages" {
		t.Errorf("%+v, %v", doc, err)
	}
}
