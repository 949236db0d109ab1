package office

import (
	"encoding/base64"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf16"

	"golang.org/x/text/encoding/charmap"

	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// sniffed reads a file by its content.
func sniffed(t *testing.T, data string) string {
	t.Helper()
	return readText(t, files.SniffText([]byte(data)), []byte(data))
}

const mhtHead = "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=\"=_x\"\r\n\r\nfor other readers\r\n"

// mhtOf returns a page saved in one file.
func mhtOf(contentType, encoding, body string) string {
	return mhtHead + "--=_x\r\nContent-Type: " + contentType + "\r\nContent-Transfer-Encoding: " + encoding + "\r\n\r\n" + body +
		"\r\n--=_x\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--=_x--\r\n"
}

func utf16Of(text string, bigEndian bool) string {
	var out []byte
	for _, u := range utf16.Encode([]rune(text)) {
		if bigEndian {
			out = append(out, byte(u>>8), byte(u))
		} else {
			out = append(out, byte(u), byte(u>>8))
		}
	}
	return string(out)
}

func cp1251(text string) string {
	out, err := charmap.Windows1251.NewEncoder().String(text)
	if err != nil {
		panic(err)
	}
	return out
}

// importing returns a Word document with an imported part, and the paragraphs around it.
func importing(name, content, body string) []byte {
	if body == "" {
		body = `<w:altChunk r:id="c"/>`
	}
	return zipped(map[string]string{
		"word/document.xml":            docxBody("", body),
		"word/_rels/document.xml.rels": `<Relationships><Relationship Id="c" Type="` + relationships + `/aFChunk" Target="` + name + `"/></Relationships>`,
		strings.TrimPrefix(name, "/"):  content, "word/" + name: content,
	})
}

// A Word document shows the files that it imports, of any kind that is read.
func TestImportedFilesAreRead(t *testing.T) {
	page := "<html><body><h1>Марія Приклад</h1><p>Chief accountant</p></body></html>"
	const want = greeting + "\n\nМарія Приклад\nChief accountant"
	for name, data := range map[string][]byte{
		"page":                 importing("a.html", page, ""),
		"page, absolute":       importing("/word/a.html", page, ""),
		"page, UTF-16":         importing("a.html", "\xFF\xFE"+utf16Of(page, false), ""),
		"MHT":                  importing("a.mht", mhtOf("text/html; charset=utf-8", "base64", base64.StdEncoding.EncodeToString([]byte(page))), ""),
		"text":                 importing("a.txt", "Марія Приклад\nChief accountant", ""),
		"text named as a page": importing("a.htm", "<b>Марія Приклад</b><br>Chief accountant", ""),
		"RTF":                  importing("a.rtf", `{\rtf1\ansi\ansicpg1251{\b `+cp1251("Марія Приклад")+`\par}Chief accountant}`, ""),
		"DOCX":                 importing("a.docx", string(zipped(map[string]string{"word/document.xml": `<w:p><w:r><w:t>Марія Приклад</w:t></w:r></w:p><w:p><w:r><w:t>Chief accountant</w:t></w:r></w:p>`})), ""),
		"in a paragraph":       importing("a.html", page, `<w:p><w:altChunk r:id="c"/></w:p>`),
	} {
		got := strings.ReplaceAll(readText(t, files.DOCX, data), "\n\n", "\n")
		if got != strings.ReplaceAll(want, "\n\n", "\n") {
			t.Errorf("%s: %q", name, got)
		}
	}
	cell := importing("a.txt", "Марія", `<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Name</w:t></w:r></w:p></w:tc><w:tc><w:altChunk r:id="c"/></w:tc></w:tr></w:tbl>`)
	if got := readText(t, files.DOCX, cell); got != greeting+"\nName   Марія" {
		t.Errorf("in a cell: %q", got)
	}
	real, err := os.ReadFile(filepath.Join("testdata", "altchunk-mht.docx")) // html-docx-js 0.3
	modeltest.Must(t, err)
	if got := readText(t, files.DOCX, real); got != "Марія Приклад\nPhone +380 44 000 00 01\nChief accountant at Zorya Ltd, 2019–2026" {
		t.Errorf("html-docx-js: %q", got)
	}
}

// Pages are read in each form in which programs save them, and never as markup.
func TestPagesInAnyForm(t *testing.T) {
	const want = "Ганна Зразок\nКухар, 2015–2024"
	body := "<h2>Ганна Зразок</h2><p>Кухар, 2015&ndash;2024</p>"
	page := "<html><body>" + body + "</body></html>"
	for name, data := range map[string]string{
		"a fragment":                  `<div class="resume">` + body + "</div>",
		"a fragment after words":      "Ганна Зразок<br>Кухар,<br/> 2015–<b>2024</b>",
		"lines of a fragment":         "Ганна Зразок<br>\nКухар,<b>\n2015–2024</b>",
		"a tag of Word first":         "<o:p></o:p>" + body,
		"settings of Word first":      "<xml><w:WordDocument><w:View/>Print</w:WordDocument></xml>" + body,
		"settings of Word in it":      "<html><!--[if gte mso 9]><xml><w:View/></xml><![endif]--><xml><w:View/><w:Zoom>100</w:Zoom></xml>" + body,
		"a comment first":             "<!-- saved -->" + body,
		"a style first":               "<style>p {color: red}\n\n\n\nb {}</style>" + body,
		"an XML declaration first":    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "x" "y">` + page,
		"XHTML":                       `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>` + body + "</body></html>",
		"UTF-16 with a mark":          "\xFF\xFE" + utf16Of(page, false),
		"UTF-16 without a mark":       utf16Of(page, false),
		"UTF-16, big":                 "\xFE\xFF" + utf16Of(page, true),
		"UTF-16, big, without a mark": utf16Of(`<meta charset="utf-16">`+page, true),
		"windows-1251 declared":       `<meta charset="windows-1251">` + cp1251(body),
		"declared by http-equiv":      `<META content="text/html; charset=windows-1251" http-equiv=Content-Type>` + cp1251(body),
		"declared by XML":             `<?xml version="1.0" encoding="windows-1251"?><html>` + cp1251(body),
		"another charset in a remark": `<!-- <meta charset="koi8-r"> --><meta charset="windows-1251">` + cp1251(body),
		"MHT":                         mhtOf(`text/html; charset="utf-8"`, "8bit", page),
		"MHT, windows-1251":           mhtOf("text/html;\r\n\tcharset=windows-1251", "base64", base64.StdEncoding.EncodeToString([]byte(cp1251(page)))),
		"MHT, quoted":                 mhtOf("text/html; charset=utf-8", "quoted-printable", strings.NewReplacer("р", "=D1=\r\n=80", "К", "=d0=9a").Replace(strings.ReplaceAll(page, "=", "=3D"))),
		"MHT by its declaration":      mhtOf("text/html", "8bit", `<meta charset="windows-1251">`+cp1251(page)),
		"MHT of Chromium":             "From: <Saved by Blink>\r\nSnapshot-Content-Location: file:///x\r\nSubject: x\r\n" + mhtOf("text/html", "8bit", page),
		"MHT cut short":               mhtHead + "--=_x\r\nContent-Type: text/html\r\n\r\n" + page,
		"MHT in MHT":                  mhtHead + "--=_x\r\n" + strings.Replace(mhtOf("text/html", "8bit", page), "related", "alternative", 1) + "\r\n--=_x--",
		"one part":                    "MIME-Version: 1.0\nContent-Type: text/html\n\n" + page,
		"text alone":                  mhtOf("text/plain; charset=utf-8", "8bit", "Ганна Зразок\r\nКухар, 2015–2024"),
	} {
		got := strings.TrimSpace(strings.ReplaceAll(sniffed(t, data), "\r", ""))
		if strings.Contains(data, "Кухар,<br") {
			got = strings.Replace(got, "Кухар,\n", "Кухар, ", 1)
		}
		if got != want {
			t.Errorf("%s: %q", name, got)
		}
	}
	long := "<html><body><p>" + strings.Repeat("слово ", 3000) + "Кінець</p>"
	if got := sniffed(t, mhtOf("text/html; charset=utf-8", "quoted-printable", long)); !strings.HasSuffix(strings.TrimSpace(got), "Кінець") {
		t.Errorf("a long line: %.100q", got)
	}
	for _, text := range []string{"I write <div> and <p> by hand", "Skills:\n<html>\n", "Name: Jane\nMail: x", "Email: a\nContent: <b>\n", "Jane\n\n- Worked on <b>HTML</b>\n<div>\nplain", "<p align=center>Jane</p>\n\n# Skills\n- Go\n- C\n- Rust\n", "<3 cooking", "a < b\n\n<Jane>"} {
		if got := files.SniffText([]byte(text)); got != files.TXT {
			t.Errorf("%q is %q", text, got)
		}
	}
}

// XML of word processors is read in each of their forms; other XML is named.
func TestDocumentsOfOneXMLFile(t *testing.T) {
	old := `<w:wordDocument xmlns:w="` + wordNamespace2003 + `" xmlns:aml="http://schemas.microsoft.com/aml/2001/core"><w:styles><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles><w:body>` +
		`<w:p><w:r><w:t>Марія</w:t></w:r><w:r><w:footnote><w:p><w:r><w:t>note</w:t></w:r></w:p></w:footnote></w:r><aml:annotation w:type="Word.Deletion"><aml:content><w:r><w:delText>gone</w:delText></w:r></aml:content></aml:annotation><w:r><w:t> Приклад</w:t></w:r></w:p>` +
		`<w:sectPr><w:hdr w:type="odd"><w:p><w:r><w:t>head</w:t></w:r></w:p></w:hdr><w:ftr w:type="odd"><w:p><w:r><w:t>foot</w:t></w:r></w:p></w:ftr></w:sectPr></w:body></w:wordDocument>`
	odf := `<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><office:meta><dc:title>title</dc:title></office:meta><office:master-styles><style:master-page><style:header><text:p>head</text:p></style:header></style:master-page></office:master-styles>` +
		`<office:body><office:text><text:p>Марія</text:p></office:text></office:body></office:document>`
	const declared = `<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Word.Document"?>`
	for name, c := range map[string]struct{ data, want string }{
		"Word 2003":         {declared + old, "head\n\nМарія Приклад\n\n\nnote\nfoot"},
		"Word 2003, cp1251": {cp1251(`<?xml version="1.0" encoding="windows-1251"?>` + old), "head\n\nМарія Приклад\n\n\nnote\nfoot"},
		"flat ODT":          {declared + odf, "head\n\nМарія"},
		"flat ODT, UTF-16":  {"\xFF\xFE" + utf16Of(`<?xml version="1.0" encoding="UTF-16"?>`+odf, false), "head\n\nМарія"},
	} {
		if got := sniffed(t, c.data); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	for data, want := range map[string]string{`<?xml version="1.0"?><Candidate><name>Jane</name></Candidate>`: "XML", `<svg xmlns="http://www.w3.org/2000/svg"><text>Jane</text></svg>`: "SVG"} {
		kind := files.SniffText([]byte(data))
		if _, err := Read(kind, []byte(data), never); kind != files.XML || !errors.Is(err, outcome.ErrUnknown) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %q, %v", data, kind, err)
		}
	}
}

// Names of parts ignore case and may have backslashes, and parts are in any charset of XML.
func TestPartsOfOtherNamesAndCharsets(t *testing.T) {
	header := func(declaration string) string {
		return declaration + `<w:hdr xmlns:w="` + wordNamespace + `"><w:p><w:r><w:t>Марія</w:t></w:r></w:p></w:hdr>`
	}
	rels := `<Relationships><Relationship Id="h" Type="` + relationships + `/header" Target="%s"/></Relationships>`
	for name, parts := range map[string][3]string{
		"backslashes":    {`word\document.xml`, `word\_rels\document.xml.rels`, header("")},
		"a leading sign": {`/word/document.xml`, `/word/_rels/document.xml.rels`, header("")},
		"capitals":       {`Word/Document.XML`, `Word/_RELS/Document.XML.rels`, header("")},
		"windows-1251":   {"word/document.xml", "word/_rels/document.xml.rels", cp1251(header(`<?xml version="1.0" encoding="windows-1251"?>`))},
		"UTF-16":         {"word/document.xml", "word/_rels/document.xml.rels", "\xFE\xFF" + utf16Of(header(`<?xml version="1.0" encoding="UTF-16"?>`), true)},
	} {
		data := zipped(map[string]string{parts[0]: docxBody("", ""), parts[1]: strings.Replace(rels, "%s", `head%20er.xml`, 1), "word/head er.xml": parts[2]})
		if kind := files.Sniff(strings.NewReader(string(data)), int64(len(data))); kind != files.DOCX {
			t.Errorf("%s: %q", name, kind)
		}
		if got := readText(t, files.DOCX, data); got != "Марія\n\n"+greeting {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// Words that elements without text part stay parted, and what a person chose in a form is text.
func TestWordsBesideTheText(t *testing.T) {
	field := func(description string) string {
		return `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="x"/>` + description + `</w:ffData></w:fldChar></w:r><w:r><w:instrText> FORM </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`
	}
	const ends = `<w:r><w:fldChar w:fldCharType="end"/></w:r>`
	entries := `<w:listEntry w:val="A2"/><w:listEntry w:val="B1"/><w:listEntry w:val="C1"/></w:ddList>`
	for name, c := range map[string]struct{ run, want string }{
		"an alignment tab":            {`<w:r><w:t>a</w:t><w:ptab w:alignment="right"/><w:t>b</w:t></w:r>`, "a   b"},
		"a chosen entry":              {field(`<w:ddList><w:result w:val="2"/>`+entries) + ends, "C1"},
		"an entry by default":         {field(`<w:ddList><w:default w:val="1"/>`+entries) + ends, "B1"},
		"chosen over the default":     {field(`<w:ddList><w:result w:val="0"/><w:default w:val="1"/>`+entries) + ends, "A2"},
		"an entry that is text, too":  {field(`<w:ddList><w:result w:val="2"/>`+entries) + "<w:r><w:t>C1</w:t></w:r>" + ends, "C1"},
		"a ticked box":                {field(`<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>`) + ends, "☒"},
		"a box ticked by default":     {field(`<w:checkBox><w:default w:val="1"/></w:checkBox>`) + ends, "☒"},
		"an empty box":                {field(`<w:checkBox><w:default w:val="1"/><w:checked w:val="0"/></w:checkBox>`) + ends, "☐"},
		"a text":                      {field(`<w:textInput><w:default w:val="none"/></w:textInput>`) + "<w:r><w:t>Jane</w:t></w:r>" + ends, "Jane"},
		"signs of Unicode":            {`<w:r><w:sym w:char="2611" w:font="MS Gothic"/><w:sym w:char="00E9" w:font="Arial"/></w:r>`, "☑é"},
		"letters of Symbol":           {`<w:r><w:sym w:char="F061" w:font="Symbol"/><w:sym w:char="B7" w:font="Symbol"/><w:sym w:char="F0E5" w:font="Symbol"/></w:r>`, "α•∑"},
		"letters of Wingdings":        {`<w:r><w:sym w:char="F0FC" w:font="Wingdings"/><w:sym w:char="28" w:font="Wingdings"/><w:sym w:char="F0B7" w:font="Wingdings"/><w:sym w:char="F0FE" w:font="Wingdings"/></w:r>`, "✓☎🕐☑"},
		"letters of Webdings":         {`<w:r><w:sym w:char="F061" w:font="Webdings"/><w:sym w:char="F021" w:font="Webdings"/></w:r>`, "✔•"},
		"letters of an unknown font":  {`<w:r><w:sym w:char="F0B7"/><w:sym w:char="F06C" w:font="Wingdings 3"/><w:sym w:char="20"/><w:sym w:char="F0FF" w:font="Wingdings 3"/><w:sym w:char="x"/></w:r>`, "•↙ •"},
		"a note that is not referred": {`<w:r><w:t>a</w:t></w:r>`, "a"},
	} {
		if got := strings.TrimPrefix(readText(t, files.DOCX, docxOf("", "<w:p>"+c.run+"</w:p>")), greeting+"\n"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	if n := len(wingdings); n != 0xFF-' ' || len(greek) != n || len(webdings) != n {
		t.Errorf("letters of fonts: %d, %d, %d", n, len(greek), len(webdings))
	}
	real, err := os.ReadFile(filepath.Join("testdata", "symbols-ptab-footnote.docx")) // docx 9 of npm
	modeltest.Must(t, err)
	want := "Project manager\nSenior nurse   2019-2024\nLinkedIn (https://linkedin.example.com/in/jane-example)\nDriving licence ☑\n☎ +36 1 555 0100 → alpha α\n\n\nPRINCE2 certificate 2024-118, valid until 2027"
	if got := readText(t, files.DOCX, real); !strings.Contains(got, want) {
		t.Errorf("docx: %q", got)
	}
}

// Notes follow the text, each once; those that the text does not refer to are not shown.
func TestNotes(t *testing.T) {
	part := func(element, notes string) string {
		return "<w:" + element + `s xmlns:w="` + wordNamespace + `"><w:` + element + ` w:type="separator" w:id="0"><w:p><w:r><w:t>---</w:t></w:r></w:p></w:` + element + ">" + notes
	}
	note := func(element, id, text string) string {
		return "<w:" + element + ` w:id="` + id + `"><w:p><w:r><w:` + element + "Ref/><w:t>" + text + "</w:t></w:r></w:p></w:" + element + ">"
	}
	data := zipped(map[string]string{
		"word/document.xml":            docxBody("", `<w:p><w:r><w:t>project</w:t><w:endnoteReference w:id="2"/><w:footnoteReference w:id="2"/><w:t>s, </w:t></w:r><w:del><w:r><w:footnoteReference w:id="3"/></w:r></w:del><w:r><w:t>nurse</w:t></w:r></w:p>`),
		"word/_rels/document.xml.rels": `<Relationships><Relationship Id="a" Type="x/endnotes" Target="endnotes.xml"/><Relationship Id="b" Type="x/footnotes" Target="footnotes.xml"/></Relationships>`,
		"word/footnotes.xml":           part("footnote", note("footnote", "2", "PRINCE2")+note("footnote", "3", "deleted")),
		"word/endnotes.xml":            part("endnote", note("endnote", "2", "Thesis")),
	})
	if got := readText(t, files.DOCX, data); got != greeting+"\nprojects, nurse\n\n\nPRINCE2\nThesis" {
		t.Errorf("DOCX: %q", got)
	}
	odf := zipped(map[string]string{
		"content.xml": `<office:document-content><text:p>Project manager<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>PRINCE2</text:p><text:p>2024</text:p></text:note-body></text:note>, engineer</text:p>`,
		"styles.xml": `<office:document-styles><office:styles/><office:master-styles><style:master-page style:name="Standard"><style:header><text:p>Jane Example</text:p></style:header><style:header-first><text:p>Jane Example, nurse</text:p></style:header-first>` +
			`<style:header-left style:display="false"><text:p>unseen</text:p></style:header-left><style:footer><text:p>+36 1 555 0100</text:p></style:footer><style:footer-left><text:p>left</text:p></style:footer-left></style:master-page>`,
	})
	if got := readText(t, files.ODT, odf); got != "Jane Example\n\nJane Example, nurse\n\nProject manager, engineer\n\n\nPRINCE2\n2024\n+36 1 555 0100\nleft" {
		t.Errorf("ODT: %q", got)
	}
}

// The parts beside the body of an RTF, and its signs.
func TestPartsOfRTF(t *testing.T) {
	const fonts = `{\rtf1{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset2{\*\panose 0502}Wingdings;}{\f2\fnil Symbol{\*\falt Arial};}{\f3\fcharset2 Other;}}`
	for name, c := range map[string]struct{ rtf, want string }{
		"headers and footers":  {`{\rtf1{\footer +36 1\par}{\header Jane\par}{\headerf Jane Example}{\headerl left}{\*\footerf first}Nurse}`, "Jane\n\nJane Example\n\nleft\n\nNurse\n+36 1\nfirst"},
		"notes":                {`{\rtf1 Project manager{\super\chftn{\footnote\pard\plain{\chftn} PRINCE2}}, engineer{\*\footnote\ftnalt Thesis}{\*\ftnsep ---}{\*\aftnsepc ---}}`, "Project manager, engineer\nPRINCE2\nThesis"},
		"toggles":              {`{\rtf1 a{\deleted b}\deleted0 c\v0 d\v e\v0 f\deleted g\plain h{\deleted1 i\deleted0 j}}`, "acdfhj"},
		"groups in groups":     {`{\rtf1 a{\object{\*\objdata 01}{\result b}}{\xe{c}}{\tc d}}`, "ab"},
		"fields of forms":      {`{\rtf1 a{\field{\*\fldinst{ FORMDROPDOWN {\*\formfield{\fftype2\ffres1{\*\ffname x}{\*\ffl B2}{\*\ffl C\'e9}}}}}{\fldrslt }}b{\field{\*\fldinst{ FORMCHECKBOX {\*\formfield{\fftype1\ffres25\ffdefres1}}}}{\fldrslt }}c{\field{\*\fldinst FORMCHECKBOX}}d{\field{\*\fldinst FORMTEXT {\*\formfield{\fftype0}}}{\fldrslt typed}}{\field{\*\fldinst{ FORMDROPDOWN {\*\formfield{\fftype2\ffres9{\*\ffl B2}}}}}{\fldrslt shown}}`, "aCéb☒c☐dtypedshown"},
		"a value twice":        {`{\rtf1{\field{\*\fldinst{ FORMDROPDOWN {\*\formfield{\fftype2\ffres0{\*\ffl B2}}}}}{\fldrslt B2}} {\v {\field{\*\fldinst{ FORMDROPDOWN {\*\formfield{\fftype2\ffres0{\*\ffl C1}}}}}}}}`, "B2"},
		"two ways to write":    {`{\rtf1 a{\upr{b?}{\*\ud{b\u337?}}}c}`, "abőc"},
		"a drop cap":           {`{\rtf1\pard\dropcapli3\dropcapt1 J\par\pard ane\par x}`, "Jane\nx"},
		"an item without sign": {`{\rtf1{\listtext\pard\plain \tab}Jane\par}`, "Jane"},
		"cut short":            {`{\rtf1 Nurse{\footer +36 1`, "Nurse\n+36 1"},
		"a header in no group": {`{\rtf1\header Jane`, "Jane\n\n"},
		"numbered lists":       {`{\rtf1{\listtext\pard\plain 1.\tab}one\par{\pntext 2)\tab}two\par{\listtext a.1.\tab}three\par{\listtext o\tab}four\par{\listtext\f2\'b7\tab}five}`, "1. one\n2) two\na.1. three\n• four\n• five"},
		"signs":                {fonts + `\f0 a\f1 \'fe(\u-3844?\f2 a\'b7\f3 a\'b7\u-4096?\f0\u-3913?b}`, "a☑☎✓α•a•\uF000•b"},
	} {
		if got := readText(t, files.RTF, []byte(c.rtf)); got != strings.TrimRight(c.want, "\n") {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A page keeps the lines that it asks for, numbers its lists, and shows what is chosen in its forms.
func TestListsAndFormsOfPages(t *testing.T) {
	for name, c := range map[string]struct{ page, want string }{
		"pre":                    {"<pre>Jane\r\n2019   nurse\n&lt;b&gt;</pre>x\ny", "Jane\n2019   nurse\n<b>\nx y"},
		"white-space":            {"<style>.a {white-space: pre-wrap}</style><p class=a>one\ntwo<span style='white-space:normal'>\nthree</span></p>", "one\ntwo three"},
		"spaces of pre":          {"<pre>\nJane\n  2019\tnurse  \n\n   <b>  lead</b>\n</pre><p>  x", "Jane\n  2019   nurse\n\n     lead\nx"},
		"pre-line":               {"<div style='white-space: pre-line'>a   b\n   c</div>", "a b\nc"},
		"words beside fields":    {"Name<input value=Jane>Age<select><option>30</select>!<button>Send</button>off<img>sick", "Name Jane Age 30! Send off sick"},
		"blocks":                 {"a<details><summary>b</summary>c</details>d<noscript>e</noscript><fieldset><legend>f</legend>g</fieldset><xmp>h\n <i></xmp>", "a\nb\nc\nd\ne\nf\ng\nh\n <i>"},
		"display":                {"<style>.b {display: block}</style><span class=b>a</span><span class=b>b</span>c<div style='display:inline'>d</div>e<span style='display:block'>f<span>g</span>h</span>", "a\nb\ncde\nfgh"},
		"parts of a row":         {"<style>.r {display: flex}</style><div class=r><span>Nurse</span><span>2019 <b>x</b>y</span></div><p style='display:inline-grid'><i>a</i><i>b</i></p>", "Nurse 2019 xy\na b"},
		"parts of a column":      {"<div style='display:flex; flex-direction:column'><span>Nurse</span><span>2019<i>x</i></span></div>", "Nurse\n2019x"},
		"numbers as letters":     {"<ol type=a><li>one<ol><li>two</ol></ol><ol type=I start=4><li>three</ol><ol style='list-style-type:lower-alpha' start=27><li>four</ol><ul style='list-style: none'><li>five</ul>", "a. one\n1. two\nIV. three\naa. four\nfive"},
		"a ruby":                 {"<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><ruby>字<rt>ji</ruby>", "漢(kan)字 ji"},
		"signs of fonts":         {"<style>.s {font-family: 'Wingdings 2', serif}</style><font face=Wingdings>&#xf028; l</font>(<span class=s>P</span><span style='font:10pt Symbol'>a<span style='font:7.0pt \"Times New Roman\"'>b</span></span><i>&#xf095;</i>", "☎ ●(✓αb•"},
		"a chosen option":        {"English: <select><option>A2<option selected>C1</option><option>C2</select> good", "English: C1 good"},
		"the first option":       {"English: <select name=x> <optgroup label=x><option>A2</option><option>C1</option></optgroup></select>.", "English: A2."},
		"an open select":         {"English: <select><option>A2<option selected>C1", "English: C1"},
		"no option":              {"English: <select></select>C1", "English: C1"},
		"fields":                 {"<input type=text value='Jane Example'><input type=hidden value=x><input type=checkbox checked>B <input type=radio>C<textarea>a\nb</textarea>", "Jane Example ☒ B ☐ C a\nb"},
		"numbers":                {"<ol><li>one<li>two<ul><li>three</ul><li value=7>seven<li>eight</ol><ol start=3><li>three</ol>", "1. one\n2. two\n• three\n7. seven\n8. eight\n3. three"},
		"a paragraph in an item": {"<ol><li><p>one</p><p>more</p></li><li></li></ol><table><tr><td>1.<td>two</table><ul><li><div>three", "1. one\nmore\n1.\ntwo\n• three"},
		"what is not shown":      {"a<iframe><b>x</b></iframe><datalist><option>y</datalist><noembed><i>z</i></noembed>b", "ab"},
	} {
		if got := strings.TrimSpace(readText(t, files.HTML, []byte("<html>"+c.page))); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A picture in a flat file is no text.
func TestPicturesOfFlatFilesAreNotText(t *testing.T) {
	flat := `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:mimetype="application/vnd.oasis.opendocument.text">` +
		`<office:body><office:text><text:p>Jane<draw:frame><draw:image><office:binary-data>iVBORw0KGgo=</office:binary-data></draw:image></draw:frame></text:p>`
	if got := readText(t, files.XML, []byte(flat)); got != "Jane" {
		t.Errorf("%q", got)
	}
}
