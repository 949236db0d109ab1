package reading_test

import (
	"archive/zip"
	"bytes"
	"errors"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
)

var damages = flag.Int("damages", 3, "how often each file of the corpus is damaged and read")

// damage changes a few places of a file: bits, stretches of bytes, its end.
func damage(r *rand.Rand, data []byte) []byte {
	out := bytes.Clone(data)
	for range 1 + r.IntN(12) {
		if len(out) < 2 {
			break
		}
		at := r.IntN(len(out))
		stretch := out[at:min(len(out), at+1+r.IntN(40))]
		switch r.IntN(7) {
		case 0:
			out[at] ^= 1 << r.IntN(8)
		case 1:
			out[at] = byte(r.Uint32())
		case 2: // replaces a number
			for i, c := range stretch {
				if c >= '0' && c <= '9' {
					stretch[i] = '0' + byte(r.IntN(10))
				}
			}
		case 3:
			copy(stretch, out[r.IntN(len(out)):])
		case 4:
			out = append(out[:at:at], out[at+len(stretch):]...)
		case 5:
			out = append(out[:at:at], append(bytes.Clone(stretch), out[at:]...)...)
		case 6:
			if r.IntN(4) == 0 {
				out = out[:at]
			}
		}
	}
	return out
}

// The reader survives any damage to a file.
func TestDamagedFilesAreEndured(t *testing.T) {
	modeltest.SkipInShort(t, "reads hundreds of damaged files")
	if modeltest.Race {
		t.Skip("the race detector makes it many times as slow, and one goroutine has no races")
	}
	for _, s := range corpus(t) {
		r := rand.New(rand.NewPCG(1, uint64(len(s.File))))
		data := corpusFile(t, s.File)
		for range *damages {
			checkOutcome(t, damage(r, data))
		}
	}
}

// A file that is cut short is called damaged, never empty, and shows the text that is left of it.
func TestAFileThatIsCutShortIsCalledDamaged(t *testing.T) {
	t.Parallel()
	const note = "the file is damaged: words may be missing"
	flat := []byte(`<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0">` +
		`<office:body><office:text><text:p>Jane Example</text:p><text:p>Nurse</text:p></office:text></office:body></office:document>`)
	for name, c := range map[string]struct{ first, last string }{ // words of the text, from 40 and 95 % of the file
		"lists.docx":       {"Welder", "2.a) Budapest"}, // docx 9
		"links.odt":        {"", "LinkedIn"},            // LibreOffice 7.4, which writes the text at the end
		"lists.rtf":        {"", "Second"},              // as Writer begins it
		"flat.xml":         {"", "Nurse"},
		"lists-writer.doc": {"", ""}, // LibreOffice 7.4, which writes the list of streams at the end
		"beside.plain":     {"", ""},
	} {
		data := flat
		switch filepath.Ext(name) {
		case ".rtf":
			data = []byte(`{\rtf1\ansi{\*\listtable{\*\listpicture{\pict 00}}}\pard First\par Second\par {\b x}}`)
		case ".plain":
			data = []byte(`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\listtable{\*\listpicture{\pict 00}}}`)
		case ".docx", ".odt", ".doc":
			data, _ = os.ReadFile(filepath.Join("office", "testdata", name))
		}
		for share, word := range map[int]string{40: c.first, 95: c.last} {
			doc, err := reading.Read(t.Context(), data[:len(data)*share/100])
			switch {
			case word == "" && errors.Is(err, outcome.ErrBroken):
			case word == "" || err != nil || doc.Note != note || !strings.Contains(doc.Pages[0].Text, word):
				t.Errorf("%s, %d %%: %+v %v", name, share, doc, err)
			}
		}
		if doc, err := reading.Read(t.Context(), data); c.last != "" && (err != nil || doc.Note != "") {
			t.Errorf("%s, whole: %q, %v", name, doc.Note, err)
		}
	}
	part := func(method uint16) []byte { // of a file without its list
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		w, err := z.CreateHeader(&zip.FileHeader{Name: "word/document.xml", Method: method})
		modeltest.Must(t, err)
		_, _ = w.Write([]byte(`<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Jane Example</w:t></w:r></w:p>`))
		modeltest.Must(t, z.Close())
		return b.Bytes()[:bytes.LastIndex(b.Bytes(), []byte("PK\x01\x02"))]
	}
	for _, method := range []uint16{zip.Store, zip.Deflate} {
		if doc, err := reading.Read(t.Context(), part(method)); err != nil || doc.Note != note || doc.Pages[0].Text != "Jane Example" {
			t.Errorf("method %d: %+v %v", method, doc, err)
		}
	}
	for _, s := range corpus(t) {
		if doc, err := readOnce(t, s.File); !strings.HasSuffix(s.File, ".pdf") && err == nil && strings.Contains(doc.Note, "damaged") {
			t.Errorf("%s is called damaged", s.File)
		}
	}
}
