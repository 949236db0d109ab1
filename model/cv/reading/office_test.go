package reading_test

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"

	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
)

// What is written in a Word document is read as it shows.
func TestTheTextOfAWordDocument(t *testing.T) {
	p := func(text string) string { return "<w:p><w:r><w:t>" + text + "</w:t></w:r></w:p>" }
	cell := func(text string) string { return "<w:tc>" + text + "</w:tc>" }
	for name, c := range map[string]struct{ body, want string }{
		"deletions and instructions are gone": {
			`<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:t> deleted</w:t></w:r></w:del><w:r><w:instrText> PAGE </w:instrText></w:r></w:p>`, "kept"},
		"one of two ways to show it": {
			"<mc:AlternateContent><mc:Choice>" + p("shape") + "</mc:Choice><mc:Fallback>" + p("shape") + "</mc:Fallback></mc:AlternateContent>", "shape"},
		"lists and headings": {
			p("text") + `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>Go</w:t></w:r></w:p>`,
			"text\n\nSkills\n• Go"},
		"no item of a list": {
			`<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>`, "Skills"},
		"short rows are lines":           {"<w:tbl><w:tr>" + cell(p("2019")) + cell(p("Engineer")) + "</w:tr></w:tbl>", "2019   Engineer"},
		"long cells are paragraphs":      {"<w:tbl><w:tr>" + cell(p("a")+p("b")) + cell(p("c")) + "</w:tr></w:tbl>", "a\nb\n\nc"},
		"a text box does not cut a word": {`<w:p><w:r><w:t>Ole</w:t><w:txbxContent>` + p("box") + `</w:txbxContent><w:t>na</w:t></w:r></w:p>`, "box\nOlena"},
		"breaks, hyphens and symbols":    {`<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:noBreakHyphen/><w:sym w:char="F028"/></w:r></w:p>`, "a\nb-☎"},
		"drawings have paragraphs too":   {`<w:p><w:r><w:t>before</w:t><a:p><a:t> and</a:t></a:p><w:t> after</w:t></w:r></w:p>`, "before and after"},
	} {
		if got := strings.TrimPrefix(readText(t, docx("", c.body)), greeting+"\n"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestTheMainPartIsWhereItsRelationSays(t *testing.T) {
	strict := `<d:document xmlns:d="http://purl.oclc.org/ooxml/wordprocessingml/main"><d:body><d:p><d:r><d:t>one</d:t></d:r></d:p><d:p><d:r><d:t>two</d:t></d:r></d:p>`
	header := `<w:hdr xmlns:w="` + wordNamespace + `"><w:p><w:r><w:t>+380 44 555</w:t></w:r></w:p></w:hdr>`
	data := zipped(map[string]string{
		"_rels/.rels":               `<Relationships><Relationship Type="` + relationships + `/officeDocument" Target="/story/main.xml"/></Relationships>`,
		"story/main.xml":            strict,
		"word/document.xml":         docxBody("", ""),
		"story/_rels/main.xml.rels": `<Relationships><Relationship Type="` + relationships + `/header" Target="h.xml"/></Relationships>`,
		"story/h.xml":               header,
	})
	if got := readText(t, data); got != "+380 44 555\n\none\ntwo" {
		t.Errorf("%q", got)
	}
}

func TestOtherOfficeFiles(t *testing.T) {
	for name, c := range map[string]struct{ data, want string }{
		"spaces and lists of odt": {string(odt("<text:list-item><text:p>a<text:s text:c='2'/>b\n  c<text:line-break/>d</text:p></text:list-item><office:annotation><text:p>no</text:p></office:annotation>")),
			greeting + "\n• a  b c\nd"},
		"charsets of rtf":     {`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset238 B;}}\f0\'ce\'eb\'e5\'ed\'e0\f1 \'f5\plain \'e9}`, "Оленаőé"},
		"unicode of rtf":      {`{\rtf1\uc1\u1054?\u1083?\u-10179?\u-8704?{\uc0\u233}}`, "Ол😀é"},
		"what rtf hides":      {`{\rtf1 a{\*\unknown b}{\v c}{\info{\author d}}{\field{\*\fldinst e}{\fldrslt f}}{\header g}}`, "afg"},
		"tags of html":        {"<html><head><title>t</title><style>s</style></head><body><h1>A &amp; B</h1><ul><li>c<li>d</ul><!-- e --><script>f</script>g", "A & B\n• c\n• d\ng"},
		"a damaged letter":    {strings.Repeat("Олена ", 30) + "\xd0 є", strings.Repeat("Олена ", 30) + "\ufffd є"},
		"UTF-16 without mark": {"O\x00l\x00e\x00n\x00a\x00!\x00", "Olena!"},
	} {
		if got := readText(t, []byte(c.data)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// A short text says enough about its charset.
func TestCharsetsAreGuessed(t *testing.T) {
	uk, hu, ro := "Провідна аналітикиня даних, м. Київ, п’ять років досвіду", "Közgazdász, őszinte és megbízható munkatárs Győrből", "Învățământ superior, limba română și germană, Iași"
	for name, c := range map[string]struct {
		set  *charmap.Charmap
		text string
	}{
		"windows-1251": {charmap.Windows1251, uk}, "koi8-u": {charmap.KOI8U, strings.ReplaceAll(uk, "’", "'")}, "866": {charmap.CodePage866, "Ведущий аналитик данных, пять лет опыта"},
		"windows-1250": {charmap.Windows1250, hu}, "latin-2": {charmap.ISO8859_2, hu}, "latin-10": {charmap.ISO8859_16, ro}, "852": {charmap.CodePage852, hu},
	} {
		data, err := c.set.NewEncoder().String(c.text)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.NewReplacer("ţ", "ț", "ş", "ș").Replace(readText(t, []byte(data))) // both are written so
		if got != c.text {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestLockedOfficeFiles(t *testing.T) {
	odt := zipped(map[string]string{"content.xml": "\x8f\x02garbage", "META-INF/manifest.xml": "<manifest:encryption-data/>"})
	const fib = 2 * 512 // behind the header and the directory
	marked := word(1, false)
	marked[fib+11] |= 1 // fEncrypted
	for name, data := range map[string][]byte{"odt": odt, "doc": marked} {
		if _, err := reading.Read(t.Context(), data); !errors.Is(err, outcome.ErrLocked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
