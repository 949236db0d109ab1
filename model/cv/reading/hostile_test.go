package reading_test

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/zlib"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
)

var update = flag.Bool("update", false, "write the hostile files anew")

const greeting = "Olena was here"

// hostile is a file made to break a reader, one for each limit. It ends in an outcome,
// or is read: then greeting is in its text, cut short where a limit was met.
type hostile struct {
	make func() []byte
	want error
	cut  bool
}

// hostiles are the files of testdata/hostile.
func hostiles() map[string]hostile {
	return map[string]hostile{
		"prev-loop.pdf":        {make: prevLoop},
		"entries-claimed.pdf":  {make: entriesClaimed},
		"page-tree-loop.pdf":   {make: pageTreeLoop},
		"many-pages.pdf":       {make: manyPages, cut: true},
		"length-loop.pdf":      {make: lengthLoop},
		"packed-in-itself.pdf": {make: packedInItself},
		"reference-loop.pdf":   {make: referenceLoop},
		"deep-content.pdf":     {make: func() []byte { return page(show(greeting) + strings.Repeat("[", 50_000)) }},
		"deep-catalog.pdf":     {make: deepCatalog, want: outcome.ErrBroken},
		"no-endstream.pdf":     {make: noEndstream},
		"token-flood.pdf":      {make: tokenFlood, cut: true},
		"flate-bomb.pdf":       {make: flateBomb, want: outcome.ErrTooLarge},
		"filter-chain.pdf":     {make: filterChain, want: outcome.ErrEmpty},
		"decoded-often.pdf":    {make: decodedOften, cut: true},
		"lzw-bomb.pdf":         {make: lzwBomb, cut: true},
		"wide-predictor.pdf":   {make: widePredictor},
		"form-laughs.pdf":      {make: formLaughs, cut: true},
		"form-in-itself.pdf":   {make: formInItself},
		"glyph-flood.pdf":      {make: glyphFlood, cut: true},
		"columns-flood.pdf":    {make: columnsFlood, cut: true},
		"operator-flood.pdf":   {make: func() []byte { return packedPage(show(greeting) + strings.Repeat("q ", 3_100_000)) }, cut: true},
		"actual-flood.pdf":     {make: actualFlood, cut: true},
		"marks-piled.pdf":      {make: marksPiled},
		"cmap-bomb.pdf":        {make: cmapBomb, cut: true},
		"width-bomb.pdf":       {make: widthBomb, cut: true},
		"font-flood.pdf":       {make: fontFlood, cut: true},
		"huge-picture.pdf":     {make: hugePicture, want: outcome.ErrImageOnly},
		"not-a-number.pdf": {make: func() []byte {
			return page(show(greeting) + "1e999 0 0 1e-999 0 0 cm BT 99999999999999999999 0 Td 1e7 0 0 1e7 1e7 1e7 Tm (a) Tj ET")
		}},
		"huge-page.pdf": {make: hugePage},

		"zip-bomb.docx":    {make: func() []byte { return docx("", strings.Repeat(" ", 40<<20)) }, cut: true},
		"text-bomb.docx":   {make: func() []byte { return docx("", "<w:p><w:r><w:t>"+strings.Repeat("word ", 1<<20)+"</w:t></w:r></w:p>") }, cut: true},
		"deep.docx":        {make: func() []byte { return docx("", strings.Repeat("<w:x>", 100_000)) }, cut: true},
		"deep-tables.docx": {make: func() []byte { return docx("", strings.Repeat("<w:tbl><w:tr><w:tc>", 60)+"<w:p/>") }},
		"deep-boxes.docx":  {make: deepBoxes},
		"headers.docx":     {make: manyHeaders},
		"many-parts.docx":  {make: manyParts, want: outcome.ErrTooLarge},
		"entities.docx":    {make: entities},
		"no-document.docx": {make: func() []byte { return zipped(map[string]string{"../../etc/passwd": "root"}) }, want: outcome.ErrUnknown},
		"cut.docx":         {make: func() []byte { d := docx("", ""); return d[:len(d)/2] }, want: outcome.ErrBroken},
		"deep.odt":         {make: func() []byte { return odt(strings.Repeat("<text:section>", 100_000)) }, cut: true},
		"spaces.odt": {make: func() []byte {
			return odt("<text:p>" + strings.Repeat(`<text:s text:c="999999999"/>`, 2000) + "</text:p>")
		}},
		"deep.rtf":   {make: func() []byte { return []byte(`{\rtf1 ` + greeting + strings.Repeat("{", 50_000)) }},
		"binary.rtf": {make: func() []byte { return []byte(`{\rtf1 ` + greeting + `\bin999999999999 hidden}`) }},
		"fonts.rtf":  {make: manyFonts},
		"long.rtf": {make: func() []byte {
			return []byte(`{\rtf1 ` + greeting + `\` + strings.Repeat("a", 300_000) + strings.Repeat("9", 300_000) + "}")
		}},
		"chain-loop.doc":  {make: func() []byte { return word(1<<20, true) }, want: outcome.ErrBroken},
		"piece-flood.doc": {make: func() []byte { return word(6000, false) }, cut: true},
		"unclosed.html":   {make: func() []byte { return []byte("<html><p>" + greeting + strings.Repeat("<script>", 20_000)) }},
		"comments.html":   {make: func() []byte { return []byte("<html><p>" + greeting + strings.Repeat("<!--", 20_000)) }},
	}
}

// page is a PDF of one page.
func page(content string) []byte {
	return pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("", content), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	)
}

// packedPage is page with its content compressed.
func packedPage(content string, more ...string) []byte {
	return pdf(append([]string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>",
		stream("/Filter/FlateDecode", deflated(content)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	}, more...)...)
}

func show(text string) string { return "BT /F 12 Tf 50 700 Td (" + text + ") Tj ET\n" }

func stream(entries, data string) string {
	return fmt.Sprintf("<</Length %d%s>>\nstream\n%s\nendstream", len(data), entries, data)
}

// pdf numbers objects from 1 on; the first is the catalog.
func pdf(objects ...string) []byte {
	var out bytes.Buffer
	out.WriteString("%PDF-1.7\n")
	var at []int
	for i, o := range objects {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, o)
	}
	table := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, table)
	return out.Bytes()
}

func deflated(s string) string {
	var out bytes.Buffer
	z, err := zlib.NewWriterLevel(&out, flate.BestCompression)
	if err != nil {
		panic(err)
	}
	if _, err := io.WriteString(z, s); err != nil {
		panic(err)
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return out.String()
}

func TestHostileFilesAreEndured(t *testing.T) {
	files := hostiles()
	dir := filepath.Join("testdata", "hostile")
	if *update {
		for name, h := range files {
			if err := os.WriteFile(filepath.Join(dir, name), h.make(), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != len(files) {
		t.Errorf("%d files, want %d", len(entries), len(files))
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		h := files[name]
		t.Run(name, func(t *testing.T) {
			if raceDetector && h.cut {
				t.Skip("it takes ten times as long to meet a limit, and nothing here is shared")
			}
			data, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			doc, err := reading.Read(t.Context(), data)
			switch {
			case !errors.Is(err, h.want) || h.want == nil && err != nil:
				t.Fatalf("%v, want %v", err, h.want)
			case h.want != nil:
				return
			}
			if !strings.Contains(textOf(doc), greeting) {
				t.Errorf("not in its text: %.200q", textOf(doc))
			}
			if cut := strings.Contains(doc.Note, "longer than is read"); cut != h.cut {
				t.Errorf("note %q", doc.Note)
			}
		})
	}
}

func TestAFileThatIsTooLargeIsNotRead(t *testing.T) {
	data := append([]byte("Olena"), make([]byte, reading.MaxFile)...)
	if _, err := reading.Read(t.Context(), data); !errors.Is(err, outcome.ErrTooLarge) {
		t.Errorf("%v", err)
	}
}

func zipped(parts map[string]string) []byte {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		w, err := z.Create(name)
		if err != nil {
			panic(err)
		}
		if _, err := io.WriteString(w, parts[name]); err != nil {
			panic(err)
		}
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}
