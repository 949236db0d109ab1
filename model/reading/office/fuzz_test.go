package office

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

func corpusFile(f *testing.F, name string) []byte {
	f.Helper()
	data, err := os.ReadFile(filepath.Join("..", "testdata", "corpus", "docs", name))
	modeltest.Must(f, err)
	return data
}

// corpusPart returns a part of an archive of the corpus.
func corpusPart(f *testing.F, file, name string) string {
	f.Helper()
	a, _, err := openArchive(corpusFile(f, file))
	modeltest.Must(f, err)
	r, err := a[name].Open()
	modeltest.Must(f, err)
	content, err := io.ReadAll(r)
	modeltest.Must(f, err)
	return string(content)
}

// checkOutcome reads a file of a kind, and fails if the result is neither an outcome nor text.
func checkOutcome(t *testing.T, kind files.Kind, data []byte) {
	t.Helper()
	got, err := Read(kind, data, never)
	if err != nil && outcome.Name(err) == "" {
		t.Error(err)
	}
	if !utf8.ValidString(got.Text) || !utf8.ValidString(got.Hidden) {
		t.Errorf("no text: %.200q, %.200q", got.Text, got.Hidden)
	}
	if n := strings.Count(got.Text, "\n"); len(got.Headings) > 0 && got.Headings[len(got.Headings)-1] > n {
		t.Errorf("headings %v of %d lines", got.Headings, n+1)
	}
}

func FuzzDOCX(f *testing.F) {
	f.Add(docxBody("", "<w:tbl><w:tr><w:tc><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>a</w:t><w:tab/></w:r></w:p></w:tc></w:tr></w:tbl>"))
	f.Add(corpusPart(f, "wordlike-uk2-doc2.docx", "word/document2.xml"))
	f.Add(docxBody("", `<w:p><w:fldSimple w:instr="HYPERLINK x.com/a"><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "http://a.example" \l "b"</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>a</w:t><w:fldChar w:fldCharType="end"/>`))
	f.Fuzz(func(t *testing.T, xml string) {
		checkOutcome(t, files.DOCX, zipped(map[string]string{"word/document.xml": xml}))
	})
}

func FuzzODT(f *testing.F) {
	f.Add("<text:p>a<text:s text:c='3'/>b</text:p><table:table-row><table:table-cell><text:list-item><text:h>c</text:h>")
	f.Add(corpusPart(f, "lo-hu1-table.odt", "content.xml"))
	f.Add(`<office:automatic-styles><text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="i" style:num-list-format="%1%%9%"/></text:list-style></office:automatic-styles>` +
		`<text:list text:style-name="L"><text:list-item text:start-value="-3"><text:p>a<draw:text-box><text:list></draw:text-box></text:list><field:fieldmark field:type="vnd.oasis.opendocument.field.FORMDROPDOWN"><field:param field:name="Dropdown_Selected" field:value="-9"/></field:fieldmark>`)
	f.Fuzz(func(t *testing.T, xml string) {
		checkOutcome(t, files.ODT, zipped(map[string]string{"content.xml": xml}))
	})
}

// FuzzArchive damages the archive around the parts.
func FuzzArchive(f *testing.F) {
	f.Add(docxOf("", ""))
	f.Add(manyHeaders())
	f.Add(odtOf(""))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.DOCX, data); checkOutcome(t, files.ODT, data) })
}

func FuzzXLSX(f *testing.F) {
	data, err := os.ReadFile(filepath.Join("testdata", "sheet-writer.xlsx"))
	modeltest.Must(f, err)
	a, _, err := openArchive(data)
	modeltest.Must(f, err)
	f.Add(string(a.bytesOf("xl/worksheets/sheet1.xml", never)), string(a.bytesOf("xl/sharedstrings.xml", never)), string(a.bytesOf("xl/styles.xml", never)))
	f.Fuzz(func(t *testing.T, sheet, texts, styles string) {
		checkOutcome(t, files.XLSX, bookOf(sheet, texts, styles))
	})
}

func FuzzRTF(f *testing.F) {
	f.Add([]byte(`{\rtf1\ansi\ansicpg1251{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset2 B;}}\f0\'c0\u1040?\uc2\u8364\'80{\*\shpinst{\shptxt x}}\f1\'b7\bin3abc\par}`))
	f.Add([]byte(`{\rtf1{\upr{a}{\*\ud{b}}}{\field{\*\fldinst{FORMDROPDOWN{\*\formfield{\fftype2\ffres-1{\*\ffl A}}}}{\fldrslt}}{\pard\dropcapli2 J\par}`))
	f.Add(corpusFile(f, "wordpad-uk2-cp1251.rtf"))
	f.Add([]byte(`{\rtf1{\field{\*\fldinst{HYPERLINK "https://example.com/a"}}{\fldrslt{\ul a}}}}`))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.RTF, data) })
}

func FuzzDOC(f *testing.F) {
	f.Add(oldWord(3, false))
	f.Add(oldWord(3, true))
	f.Add(corpusFile(f, "lo-en2.doc"))
	f.Add(corpusFile(f, "../../../office/testdata/beside-writer.doc"))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.DOC, data) })
}

func FuzzHTML(f *testing.F) {
	f.Add([]byte("<html><title>x</title><p>a &amp; b<ul><li>c</ul><!-- d --><script>e</script>"))
	f.Add(corpusFile(f, "html-named.doc"))
	f.Add([]byte("<style>.a{display:inline;font:1pt Wingdings;white-space:pre-line;list-style:none}</style><pre>\n a\n\n\tb</pre><ol type=I start=-2><li class=a>&#xf028;<input value=x><select><option>y</select><ruby>a<rp>(<rt>b</ol>"))
	f.Add([]byte("<a href=http://a.example><b>c</b><a href=mailto:d@e.example><img></a><area href=x.com/>f"))
	f.Add([]byte(mhtOf("text/html; charset=windows-1251", "quoted-printable", "<p>=CF=\r\n=F0</p>")))
	f.Add([]byte(mhtOf("multipart/mixed; boundary=y", "base64", "--y\r\n\r\nYQ==\r\n--y--")))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.HTML, data) })
}

func FuzzXML(f *testing.F) {
	f.Add([]byte(`<?xml version="1.0"?><w:wordDocument xmlns:w="` + wordNamespace2003 + `"><w:p><w:r><w:footnote><w:hdr><w:p/></w:footnote></w:hdr><w:t>a`))
	f.Add([]byte(`<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><style:header><text:p>a<text:note-body><style:header></text:note-body>`))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.XML, data) })
}

// FuzzWordParts damages the lists of a Word document, and a diagram or a chart.
func FuzzWordParts(f *testing.F) {
	f.Add(`<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="a"/><w:lvl w:ilvl="0"><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1%2."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="-9"/>`,
		`<dgm:pt modelId="0"><a:p><a:t>a</a:t></a:p></dgm:pt><dgm:cxn srcId="0" destId="0"/><c:ser><c:val><c:formatCode>%</c:formatCode><c:v>1</c:v></c:val></c:ser>`)
	f.Fuzz(func(t *testing.T, numbering, drawing string) {
		body := `<w:p><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>a</w:t><c:chart r:id="chart"/></w:r></w:p><w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:p>`
		checkOutcome(t, files.DOCX, wordWith(body, map[string]string{"numbering": numbering, "chart": drawing}))
	})
}

// FuzzImport damages a file in a Word document.
func FuzzImport(f *testing.F) {
	f.Add([]byte("<p>a"))
	f.Add([]byte(mhtOf("text/html", "base64", "YQ==")))
	f.Add(importing("a.rtf", `{\rtf1 a}`, ""))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.DOCX, importing("a.htm", string(data), "")) })
}

func FuzzTXT(f *testing.F) {
	for _, file := range []string{"koi8u-uk2.txt", "cp1250-hu1.txt", "utf16le-ro1.txt"} {
		f.Add(corpusFile(f, file))
	}
	f.Add([]byte("\xFF\xFEa\x00\x00\xD8"))
	f.Fuzz(func(t *testing.T, data []byte) { checkOutcome(t, files.TXT, data) })
}
