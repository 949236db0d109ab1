package pdf

import (
	"bytes"
	"compress/flate"
	"compress/zlib"
	"fmt"
	"io"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

const greeting = "Olena was here"

func never() bool { return false }

// readText returns the text of a file's pages, with an empty line between them.
func readText(t testing.TB, data []byte) string {
	t.Helper()
	doc, err := Read(data, Standard(), never)
	modeltest.Must(t, err)
	return textOf(doc)
}

func textOf(doc Document) string {
	var out []string
	for _, p := range doc.Pages {
		out = append(out, p.Text)
	}
	return strings.Join(out, "\n\n")
}

// onePage returns a PDF of one page.
func onePage(content string) []byte {
	return fileOf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("", content), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	)
}

// packedPage is onePage with compressed content.
func packedPage(content string, more ...string) []byte {
	return fileOf(append([]string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>/XObject<</X 6 0 R>>>>>>",
		streamOf("/Filter/FlateDecode", deflated(content)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
	}, more...)...)
}

func show(text string) string { return "BT /F 12 Tf 50 700 Td (" + text + ") Tj ET\n" }

func streamOf(entries, data string) string {
	return fmt.Sprintf("<</Length %d%s>>\nstream\n%s\nendstream", len(data), entries, data)
}

// fileOf returns a PDF of objects, counted from 1; the first is the catalog.
func fileOf(objects ...string) []byte {
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
