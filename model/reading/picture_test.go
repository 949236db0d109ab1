package reading_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/png"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

// A scan of the corpus has the requested width, white paper, and a size that is small enough for a
// terminal.
func TestScansOfTheCorpusAreShown(t *testing.T) {
	modeltest.SkipInShort(t, "decodes large pictures")
	for _, name := range []string{"scan-jpeg-uk1.pdf", "scan-g4-ro1.pdf", "scan-ocr-hu2.pdf"} {
		p, err := reading.PictureOf(t.Context(), corpusFile(t, "pdf", name), 1, 900)
		if err != nil || p.Width != 900 || p.Height < 1250 || p.Height > 1300 || len(p.PNG) > 80<<10 {
			t.Errorf("%s: %d by %d, %d bytes, %v", name, p.Width, p.Height, len(p.PNG), err)
		}
		t.Logf("%s: %d bytes", name, len(p.PNG))
		img, err := png.Decode(bytes.NewReader(p.PNG))
		modeltest.Must(t, err)
		if r, g, b, _ := img.At(5, 5).RGBA(); min(r, g, b)>>8 < 215 {
			t.Errorf("%s: its paper is not white", name)
		}
	}
}

func TestACVThatIsAPictureIsItsFirstPage(t *testing.T) {
	var file bytes.Buffer
	modeltest.Must(t, png.Encode(&file, image.NewGray(image.Rect(0, 0, 40, 20))))
	if p, err := reading.PictureOf(t.Context(), file.Bytes(), 1, 30); err != nil || p.Width != 30 || p.Height != 15 || len(p.PNG) == 0 {
		t.Errorf("%d by %d, %v", p.Width, p.Height, err)
	}
	if _, err := reading.PictureOf(t.Context(), file.Bytes(), 2, 30); !errors.Is(err, outcome.ErrNoPicture) {
		t.Errorf("a second page: %v", err)
	}
}

func TestPagesWithoutAPictureGiveTheReason(t *testing.T) {
	for name, c := range map[string]struct {
		file []byte
		want error
	}{
		"text": {makePDF(showText(greeting)), outcome.ErrNoPicture}, "outlines": {corpusFile(t, "pdf", "gs-en2-outlines.pdf"), outcome.ErrNoPicture},
		"docx": {corpusFile(t, "docs", "lo-en1-plain.docx"), outcome.ErrNoPicture}, "empty": {nil, outcome.ErrNoPicture}, "locked": {corpusFile(t, "pdf", "qpdf-locked-en1.pdf"), outcome.ErrLocked},
		"too large": {make([]byte, reading.MaxFile+1), outcome.ErrTooLarge}, "a cut picture": {[]byte("GIF89a"), outcome.ErrBroken},
	} {
		if p, err := reading.PictureOf(t.Context(), c.file, 1, 900); !errors.Is(err, c.want) || p.PNG != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestACancelledPictureEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := reading.PictureOf(ctx, corpusFile(t, "pdf", "scan-g4-ro1.pdf"), 1, 900); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
