package reading_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

func zipped(t *testing.T, parts ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(parts); i += 2 {
		w, err := z.Create(parts[i])
		if err == nil {
			_, err = w.Write([]byte(parts[i+1]))
		}
		modeltest.Must(t, err)
	}
	modeltest.Must(t, z.Close())
	return b.Bytes()
}

// TestAFileThatIsNoTextIsNamed: LibreOffice 7.4.7 wrote the sheet and the slides, pandoc 2.17 the book.
func TestAFileThatIsNoTextIsNamed(t *testing.T) {
	t.Parallel()
	given := map[string][]byte{
		"packed PowerPoint":  zipped(t, "[Content_Types].xml", "", "_rels/.rels", "", "ppt/presentation.xml", "<p/>"),
		"packed Excel":       zipped(t, "[Content_Types].xml", "", "xl/workbook.bin", ""),
		"packed Pages":       zipped(t, "Index/Document.iwa", "x", "preview.jpg", "x"),
		"packed RTFD":        zipped(t, "cv.rtfd/TXT.rtf", `{\rtf1 x}`),
		"packed other files": zipped(t, "cv.txt", "words"),
		"SVG":                []byte(`<svg xmlns="http://www.w3.org/2000/svg"><text>x</text></svg>`),
		"WordPerfect":        []byte("\xffWPC\x10\x00\x00\x00"),
		"PostScript":         []byte("%!PS-Adobe-3.0\n/Helvetica findfont\n"),
		"program":            []byte("MZ\x90\x00\x03\x00"),
		"recording":          []byte("\x00\x00\x00\x20ftypisom\x00\x00"),
		"OneNote":            []byte("\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d\xae\xb1"),
	}
	for ext, word := range map[string]string{"xls": "Excel", "odp": "presentation", "epub": "e-book"} {
		data, err := os.ReadFile(filepath.Join("testdata", "foreign", "file."+ext))
		modeltest.Must(t, err)
		given[ext+" "+word] = data
	}
	for name, data := range given {
		want := name[strings.IndexByte(name, ' ')+1:]
		_, err := reading.Read(t.Context(), data)
		if !errors.Is(err, outcome.ErrUnknown) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestATextThatBeginsLikeAnotherFormatIsRead: letters alone make no program and no recording.
func TestATextThatBeginsLikeAnotherFormatIsRead(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"MZ Consulting, nurse", "ID3 tags and OggS", "BM engineer 2019", "The ftypisom format", "Some RIFF WEBP AVI ", "PK and AT&T", "BZhukova, nurse"} {
		if doc, err := reading.Read(t.Context(), []byte(line)); err != nil || strings.TrimSpace(doc.Pages[0].Text) != strings.TrimSpace(line) {
			t.Errorf("%q: %v %v", line, doc.Pages, err)
		}
	}
}

// TestAFileWithOnlyAPictureIsNotCalledEmpty, and a file with nothing is, also if its program has added a picture of its
// first page.
func TestAFileWithOnlyAPictureIsNotCalledEmpty(t *testing.T) {
	t.Parallel()
	const word = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>`
	const writer = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:body><office:text/></office:body></office:document-content>`
	for name, data := range map[string][]byte{
		"docx": zipped(t, "word/document.xml", word, "word/media/image1.PNG", "x"),
		"odt":  zipped(t, "content.xml", writer, "Pictures/1000.jpg", "x"),
		"rtf":  []byte(`{\rtf1{\pict\pngblip 89504e47}}`),
		"html": []byte(`<html><body><IMG src="cv.png"></body></html>`),
		"heic": []byte("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00"),
		"webp": []byte("RIFF\x00\x00\x00\x00WEBPVP8 "),
		"bmp":  []byte("BM\x00\x00\x00\x00\x00\x00\x00\x00\x36\x00"),
	} {
		if _, err := reading.Read(t.Context(), data); !errors.Is(err, outcome.ErrImageOnly) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, data := range map[string][]byte{
		"docx": zipped(t, "word/document.xml", word, "docProps/thumbnail.jpeg", "x"),
		"odt":  zipped(t, "content.xml", writer, "Thumbnails/thumbnail.png", "x"),
		"rtf":  []byte(`{\rtf1\par}`),
		"html": []byte(`<html><body></body></html>`),
	} {
		if _, err := reading.Read(t.Context(), data); !errors.Is(err, outcome.ErrEmpty) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestAPDFThatIsCutShortIsDamaged, and not empty: the person is asked for the file again.
func TestAPDFThatIsCutShortIsDamaged(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"headings-of-two-rows", "lines-by-br", "numbered", "portfolio"} {
		data, err := os.ReadFile(filepath.Join("testdata", "producers", name+".pdf"))
		modeltest.Must(t, err)
		for _, percent := range []int{10, 30, 50, 70} {
			if _, err := reading.Read(t.Context(), data[:len(data)*percent/100]); errors.Is(err, outcome.ErrEmpty) {
				t.Errorf("%s at %d %%: %v", name, percent, err)
			}
		}
	}
}
