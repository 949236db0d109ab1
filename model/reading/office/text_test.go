package office

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"

	"shortlist/model/files"
	"shortlist/model/reading/outcome"
)

func readText(t *testing.T, kind files.Kind, data []byte) string {
	t.Helper()
	got, err := Read(kind, data, never)
	if err != nil {
		t.Fatal(err)
	}
	return got.Text
}

// The text of a Word document is read as displayed.
func TestTheTextOfAWordDocument(t *testing.T) {
	p := func(text string) string { return "<w:p><w:r><w:t>" + text + "</w:t></w:r></w:p>" }
	cell := func(text string) string { return "<w:tc>" + text + "</w:tc>" }
	for name, c := range map[string]struct{ body, want string }{
		"deletions and instructions are gone": {
			`<w:p><w:r><w:t>kept</w:t></w:r><w:del><w:r><w:t> deleted</w:t></w:r></w:del><w:r><w:instrText> PAGE </w:instrText></w:r></w:p>`, "kept"},
		"one of two ways to show it": {
			"<mc:AlternateContent><mc:Choice>" + p("shape") + "</mc:Choice><mc:Fallback>" + p("shape") + "</mc:Fallback></mc:AlternateContent>", "shape"},
		"the way that has words": {
			`<mc:AlternateContent><mc:Choice Requires="new"><new:shape/></mc:Choice><mc:Choice>` + p("shape") + "</mc:Choice><mc:Choice>" + p("b") + "</mc:Choice><mc:Fallback>" + p("c") + "</mc:Fallback></mc:AlternateContent>" +
				"<mc:AlternateContent><mc:Choice/><mc:Fallback>" + p("older") + "</mc:Fallback></mc:AlternateContent>", "shape\nolder"},
		"a way within another": {
			"<mc:AlternateContent><mc:Choice><mc:AlternateContent><mc:Choice/><mc:Fallback>" + p("inner") + "</mc:Fallback></mc:AlternateContent></mc:Choice><mc:Fallback>" + p("outer") + "</mc:Fallback></mc:AlternateContent>", "inner"},
		"an emoji": {
			`<w:p><w:r><w:rPr><mc:AlternateContent><mc:Choice Requires="w16se"/><mc:Fallback><w:rFonts w:ascii="Segoe UI Emoji"/></mc:Fallback></mc:AlternateContent></w:rPr>` +
				`<mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F4DE"/></mc:Choice><mc:Fallback><w:t>📞</w:t></mc:Fallback></mc:AlternateContent></w:r><w:r><w:t> 044</w:t></w:r></w:p>`, "📞 044"},
		"a name typed apart": {`<w:p><w:r><w:t>J A N </w:t></w:r><w:r><w:t xml:space="preserve">E  D O E</w:t></w:r></w:p>` + p("A B C D E"), "JANE DOE\nA B C D E"},
		"lists and headings": {
			p("text") + `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p><w:p><w:pPr><w:numPr/></w:pPr><w:r><w:t>Go</w:t></w:r></w:p>`,
			"text\n\nSkills\n• Go"},
		"a heading under a heading": {
			p("text") + `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>Work</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Engineer</w:t></w:r></w:p>` + p("2019"), "text\n\nWork\nEngineer\n2019"},
		"no item of a list": {
			`<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>`, "Skills"},
		"short rows are lines":           {"<w:tbl><w:tr>" + cell(p("2019")) + cell(p("Engineer")) + "</w:tr></w:tbl>", "2019   Engineer"},
		"long cells are paragraphs":      {"<w:tbl><w:tr>" + cell(p("a")+p("b")) + cell(p("c")) + "</w:tr></w:tbl>", "a\nb\n\nc"},
		"a date is above its position":   {"<w:tbl><w:tr>" + cell(p("2019 – now")) + cell(p("Engineer")+p("Orders")) + "</w:tr><w:tr>" + cell(p("2016 – 2019")) + cell(p("Trainee")+p("Tests")) + "</w:tr></w:tbl>", "2019 – now\nEngineer\nOrders\n\n2016 – 2019\nTrainee\nTests"},
		"a text box does not cut a word": {`<w:p><w:r><w:t>Ole</w:t><w:txbxContent>` + p("box") + `</w:txbxContent><w:t>na</w:t></w:r></w:p>`, "box\nOlena"},
		"breaks, hyphens and symbols":    {`<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:noBreakHyphen/><w:sym w:char="F028"/></w:r></w:p>`, "a\nb-☎"},
		"moves and old properties":       {`<w:p><w:pPr><w:pPrChange><w:pStyle w:val="Heading1"/></w:pPrChange></w:pPr><w:moveFrom><w:r><w:t>from</w:t></w:r></w:moveFrom><w:moveTo><w:r><w:t>to</w:t></w:r></w:moveTo><w:ins><w:r><w:t> new</w:t></w:r></w:ins></w:p>`, "to new"},
		"fields":                         {`<w:p><w:r><w:fldChar/><w:instrText>HYPERLINK</w:instrText><w:t>link</w:t><w:delText>x</w:delText></w:r></w:p>`, "link"},
		"a control's own names":          {`<w:sdt><w:sdtPr><w:alias><w:t>name</w:t></w:alias></w:sdtPr><w:sdtContent>` + p("value") + `</w:sdtContent></w:sdt>`, "value"},
		"words between elements":         {"<w:p>no<w:r> text <w:t>a </w:t></w:r><w:r><w:t xml:space='preserve'> b</w:t></w:r></w:p>", "a  b"},
		"tabs":                           {"<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:cr/><w:t>c</w:t></w:r></w:p>", "a   b\nc"},
		"empty paragraphs":               {p("a") + "<w:p/><w:p/>" + p("b"), "a\n\nb"},
		"a bullet that is typed":         {`<w:p><w:r><w:t>•</w:t><w:tab/><w:t>Go</w:t></w:r></w:p><w:p><w:r><w:t>2019</w:t><w:tab/><w:t>– now</w:t></w:r></w:p>`, "• Go\n2019   – now"},
		"a bullet of a style":            {`<w:p><w:pPr><w:pStyle w:val="ListBullet2"/></w:pPr><w:r><w:t>Go</w:t></w:r></w:p>`, "• Go"},
		"a table in a table":             {"<w:tbl><w:tr>" + cell("<w:tbl><w:tr>"+cell(p("a"))+cell(p("b"))+"</w:tr></w:tbl>") + cell(p("c")) + "</w:tr></w:tbl>", "a   b   c"},
		"a row longer than a line":       {"<w:tbl><w:tr>" + cell(p(strings.Repeat("a", rowOnLine))) + cell(p("c")) + "</w:tr></w:tbl>", strings.Repeat("a", rowOnLine) + "\n\nc"},
		"a row with an empty cell":       {"<w:tbl><w:tr>" + cell("<w:p/>") + cell(p("c")) + cell("") + cell(p("d")) + "</w:tr></w:tbl>", "c   d"},
		"a table of one cell":            {"<w:tbl><w:tr>" + cell(p("a")+p("b")) + "</w:tr></w:tbl>" + p("c"), "a\nb\nc"},
		"a table that does not end":      {"<w:tbl><w:tr>" + cell(p("a")) + "<w:tc>" + p("b"), "a   b"},
		"drawings have paragraphs too":   {`<w:p><w:r><w:t>before</w:t><a:p><a:t> and</a:t></a:p><w:t> after</w:t></w:r></w:p>`, "before and after"},
	} {
		if got := strings.TrimPrefix(readText(t, files.DOCX, docxOf("", c.body)), greeting+"\n"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestTheMainPartIsFoundByItsRelation(t *testing.T) {
	strict := `<d:document xmlns:d="http://purl.oclc.org/ooxml/wordprocessingml/main"><d:body><d:p><d:r><d:t>one</d:t></d:r></d:p><d:p><d:r><d:t>two</d:t></d:r></d:p>`
	header := `<w:hdr xmlns:w="` + wordNamespace + `"><w:p><w:r><w:t>+380 44 555</w:t></w:r></w:p></w:hdr>`
	data := zipped(map[string]string{
		"_rels/.rels":               `<Relationships><Relationship Type="` + relationships + `/officeDocument" Target="/story/main.xml"/></Relationships>`,
		"story/main.xml":            strict,
		"word/document.xml":         docxBody("", ""),
		"story/_rels/main.xml.rels": `<Relationships><Relationship Type="` + relationships + `/header" Target="h.xml"/></Relationships>`,
		"story/h.xml":               header,
	})
	if got := readText(t, files.DOCX, data); got != "+380 44 555\n\none\ntwo" {
		t.Errorf("%q", got)
	}
	other := zipped(map[string]string{"word/document3.xml": docxBody("", "")})
	if got := readText(t, files.DOCX, other); got != greeting {
		t.Errorf("by its usual name: %q", got)
	}
}

// Headers come first and footers last, each once: those of the first page and of the others are
// often equal.
func TestHeadersAndFooters(t *testing.T) {
	part := func(text string) string {
		return `<w:hdr xmlns:w="` + wordNamespace + `"><w:p><w:r><w:t>` + text + `</w:t></w:r></w:p></w:hdr>`
	}
	relations := ""
	for i, name := range []string{"header1", "header2", "header3", "footer1", "footer2", "footer1", "header9", "settings"} {
		relations += fmt.Sprintf(`<Relationship Id="r%d" Type="x/%s" Target="%s.xml"/>`, i, strings.TrimRight(name, "0123456789"), name)
	}
	data := zipped(map[string]string{
		"word/document.xml": docxBody("", ""), "word/_rels/document.xml.rels": "<Relationships>" + relations + "</Relationships>",
		"word/header1.xml": part("+380 44 555, olena@example.org"), "word/header2.xml": part("+380 44 555"), "word/header3.xml": part("Olena Koval"),
		"word/footer1.xml": part("page"), "word/footer2.xml": part("page"), "word/settings.xml": part("none"),
	})
	if got := readText(t, files.DOCX, data); got != "+380 44 555, olena@example.org\n\nOlena Koval\n\n"+greeting+"\n\n\npage" {
		t.Errorf("%q", got)
	}
}

func TestPartsOfAnArchive(t *testing.T) {
	for name, want := range map[string]string{"word/a.xml": "word/a.xml", `\Word\a.XML`: "word/a.xml", "/word/a.xml": "word/a.xml", "../../etc/passwd": "etc/passwd", "word/../a.xml": "a.xml", "./a": "a"} {
		if got := files.PartName(name); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
	if _, _, err := openArchive([]byte(strings.Repeat("PK\x01\x02", maxParts+1))); !errors.Is(err, outcome.ErrTooLarge) {
		t.Errorf("too many parts: %v", err)
	}
	if _, _, err := openArchive([]byte("PK\x03\x04")); !errors.Is(err, outcome.ErrBroken) {
		t.Errorf("cut: %v", err)
	}
	in := &bounded{from: strings.NewReader("abcdef"), left: 4, stop: never}
	if got, err := io.ReadAll(in); err != nil || string(got) != "abcd" || !in.cut {
		t.Errorf("bounded: %q, cut %v, %v", got, in.cut, err)
	}
	in = &bounded{from: strings.NewReader("abcdef"), left: 9, stop: never}
	if got, err := io.ReadAll(in); err != nil || string(got) != "abcdef" || in.cut {
		t.Errorf("bounded, with room: %q, cut %v, %v", got, in.cut, err)
	}
	deep := func(n int) bool {
		w := newWordML(newWordStyles(), false)
		return readTokens(strings.NewReader(strings.Repeat("<a>", n)), never, w) == limited
	}
	if deep(maxDepth) || !deep(maxDepth+1) {
		t.Errorf("%d deep: %v, one more: %v", maxDepth, deep(maxDepth), deep(maxDepth+1))
	}
	skipped := newWordML(newWordStyles(), false)
	if readTokens(strings.NewReader("<w:p><w:del><w:r><w:rPr/><w:t>a</w:t></w:r></w:del><w:r><w:t>b</w:t></w:r></w:p>"), never, skipped); strings.TrimSpace(string(skipped.finish().text)) != "b" {
		t.Errorf("text after a skipped element: %q", skipped.out.text)
	}
}

func TestTheTextOfAnOpenDocument(t *testing.T) {
	row := func(cells ...string) string {
		return "<table:table-row><table:table-cell>" + strings.Join(cells, "</table:table-cell><table:table-cell>") + "</table:table-cell></table:table-row>"
	}
	const item = "<text:list-item><text:p>%s</text:p></text:list-item>"
	for name, c := range map[string]struct{ body, want string }{
		"spaces":                   {"<text:p>a<text:s text:c='2'/>b<text:s/>c\n  d<text:tab/>e<text:line-break/>f</text:p>", "a  b c d   e\nf"},
		"more spaces than a line":  {"<text:p>a<text:s text:c='99999'/>b</text:p>", "a" + strings.Repeat(" ", 40) + "b"},
		"cells of one letter":      {row("<text:p>M</text:p>", "<text:p>T</text:p>", "<text:p>W</text:p>", "<text:p>T</text:p>", "<text:p>F</text:p>"), "M   T   W   T   F"},
		"a name typed apart":       {"<text:p>Ő S Z I<text:s text:c='2'/>P Á L</text:p>", "ŐSZI PÁL"},
		"a list":                   {fmt.Sprintf(item+item, "one", "two"), "• one\n• two"},
		"a second paragraph of it": {"<text:list-item><text:p>one</text:p><text:p>and more</text:p></text:list-item>", "• one\nand more"},
		"a heading":                {"<text:p>text</text:p><text:h>Skills</text:h><text:p>Go</text:p>", "text\n\nSkills\nGo"},
		"what runs and is kept":    {"<text:p>a<text:script>code</text:script><text:variable-set text:display='none'>hidden</text:variable-set>b</text:p>", "ab"},
		"comments and changes":     {"<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes><text:p>kept<office:annotation><text:p>no</text:p></office:annotation></text:p>", "kept"},
		"a short row":              {row("<text:p>2019</text:p>", "<text:p>Engineer</text:p>"), "2019   Engineer"},
		"a row of paragraphs":      {row("<text:p>a</text:p><text:p>b</text:p>", "<text:p>c</text:p>"), "a\nb\n\nc"},
		"a frame between words":    {"<text:p>Jane <draw:frame><draw:text-box><text:p>Box</text:p><text:p>two</text:p></draw:text-box></draw:frame>Example</text:p><text:p>Nurse</text:p>", "Jane Example\nBox\ntwo\nNurse"},
		"a frame in a paragraph":   {"<text:p>Olena<draw:frame><draw:text-box><text:p>in a box</text:p></draw:text-box></draw:frame></text:p>", "Olena\nin a box"},
		"what shapes are called":   {"<text:p>a<draw:frame><svg:title>photo</svg:title><svg:desc>of her</svg:desc></draw:frame></text:p>", "a"},
		"words between paragraphs": {"<text:p>a</text:p> no text <text:p>b</text:p>", "a\nb"},
		"a line between":           {"<text:p>a</text:p><text:p/><text:p/><text:p>b</text:p>", "a\n\nb"},
	} {
		if got := strings.TrimPrefix(readText(t, files.ODT, odtOf(c.body)), greeting+"\n"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	if _, err := Read(files.ODT, zipped(map[string]string{"other.xml": ""}), never); !errors.Is(err, outcome.ErrUnknown) {
		t.Errorf("no text document: %v", err)
	}
}

func TestTheTextOfRTF(t *testing.T) {
	const fonts = `{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset238 B;}{\f2\fcharset2 Symbol;}{\f3\cpg866 D;}{\f4\fcharset0 E;}}`
	for name, c := range map[string]struct{ data, want string }{
		"charsets of fonts":           {`{\rtf1\ansi\ansicpg1252` + fonts + `\f0\'ce\'eb\'e5\'ed\'e0\f1 \'f5\f3 \'8e\f4 \'e9\plain \'e9}`, "ОленаőОéé"},
		"a name typed apart":          {`{\rtf1 J A N E\~ D O E}`, "JANE DOE"},
		"the usual font":              {`{\rtf1\ansi\deff0` + fonts + `\'ce}`, "О"},
		"the charset of a document":   {`{\rtf1\ansi\ansicpg1251 \'ce{\rtf1\mac \'8e}{\pc \'82}{\pca \'d5}}`, "Оééı"},
		"a font in a group":           {`{\rtf1\ansi` + fonts + `{\f0 \'ce}\'e9}`, "Оé"},
		"a symbol font":               {`{\rtf1` + fonts + `{\f2 \'b7} item}`, "• item"},
		"unicode":                     {`{\rtf1\uc1\u1054?\u1083?\u-10179?\u-8704?{\uc0\u233}}`, "Ол😀é"},
		"unicode, repeated in hex":    {`{\rtf1\uc2\u1054\'ce\'ce\u1083\\\{a}`, "Олa"},
		"unicode in a group":          {`{\rtf1\uc1{\u1054}a\u1083?}`, "Оaл"},
		"half a pair":                 {`{\rtf1\u-8704?a}`, "a"},
		"of a symbol font":            {`{\rtf1\u-3913? item}`, "• item"},
		"characters by their names":   {`{\rtf1 a\emdash b\endash c\lquote d\rquote e\ldblquote f\rdblquote g\bullet h\emspace i\~j\_k\tab l\{\}\\}`, "a—b–c‘d’e“f”g•h i j-k   l{}\\"},
		"lines and paragraphs":        {"{\\rtf1 a\\par b\\line c\\\nd\r\ne\\page f\\sect g}", "a\nb\nc\nde\nf\ng"},
		"cells and rows":              {`{\rtf1 a\cell b\cell\row c\par}`, "a\nb\n\nc"},
		"an item as its own sign":     {`{\rtf1 Skills\par{\listtext{\tab one\par}}{\listtext{\tab two}\cell\row}three\par}`, "Skills\n• one\n• two\n\nthree"},
		"a bullet":                    {`{\rtf1{\pntext\'b7}one\par{\listtext\'b7\tab}two}`, "• one\n• two"},
		"what it hides":               {`{\rtf1 a{\*\unknown b}{\v c}{\info{\author d}}{\field{\*\fldinst e}{\fldrslt f}}{\header g}{\footer h}{\stylesheet i;}{\pict 00ff}}`, "g\n\naf\nh"},
		"a text box":                  {`{\rtf1 a{\shp{\*\shpinst{\sp{\sn b}}{\shptxt c}}}}`, "ac"},
		"what is deleted":             {`{\rtf1 a{\deleted b}c}`, "ac"},
		"bytes":                       {`{\rtf1 a\bin4 {{{{b}`, "ab"},
		"fewer bytes than announced":  {`{\rtf1 a\bin400 b}`, "a"},
		"a number below nothing":      {`{\rtf1 a\bin-4 b}`, "ab"},
		"more groups are closed":      {`{\rtf1 a}}}b`, "a"},
		"after the document":          {"{\\rtf1 a{b}c}\r\n\x00d{e}\\plain f{\\rtf1 g}", "abc"},
		"a picture as bytes":          {"{\\rtf1{\\pict\\bin3 \x00{\x00}a}", "a"},
		"zeros within and behind":     {"{\\rtf1{\\fonttbl{\\f0 Ari\x00al;}}a\x00b}\x00", "ab"},
		"two bytes a letter":          {`{\rtf1\ansi{\fonttbl{\f0\fcharset134 A;}{\f1\fcharset128 B;}{\f2\fcharset129 C;}{\f3\fcharset136 D;}}\f0\'cd\'f5\f1\'8eR\f2\'b1\'e8\f3\'a4\'fd}`, "王山김王"},
		"of two, as the stand-in":     {`{\rtf1\ansi\ansicpg936\uc2\u29579\'cd\'f5\uc1 \'d0\'a1}`, "王小"},
		"deeper groups than are kept": {`{\rtf1 ` + strings.Repeat("{", maxGroups+9) + `\v hid` + strings.Repeat("}", maxGroups+9) + `shown}`, "shown"},
		"after deeper groups":         {`{\rtf1 ` + strings.Repeat("{", maxGroups-5) + `\v ` + strings.Repeat("{", 20) + strings.Repeat("}", 20) + "hid" + strings.Repeat("}", maxGroups-5) + "shown}", "shown"},
		"cut in a control":            {`{\rtf1 a\`, "a"},
		"cut in hexadecimal":          {`{\rtf1 a\'c`, "ac"},
	} {
		if got := readText(t, files.RTF, []byte(c.data)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestTheTextOfAWebPage(t *testing.T) {
	for name, c := range map[string]struct{ data, want string }{
		"tags":                      {"<html><head><title>t</title><style>s</style></head><body><h1>A &amp; B</h1><ul><li>c<li>d</ul><!-- e --><script>f</script>g", "A & B\n• c\n• d\ng"},
		"white space":               {"<p> a\n  b\t<b>c</b>d</p>", "a b cd"},
		"breaks":                    {"a<br>b<br/>c<hr>d", "a\nb\nc\nd"},
		"rows":                      {"<table><tr><td>a<td>b<tr><td>c</table>", "a\nb\nc"},
		"words within a line":       {"<p>a<span>b</span><i>c</i>", "abc"},
		"entities":                  {"<p>&lt;a&gt;&nbsp;&eacute;&#1110;", "<a>\u00a0éі"},
		"an empty item":             {"<ul><li></li><li>a</li></ul>", "• a"},
		"an element that is no end": {"<p>a</div>b</p>c", "a\nb\nc"},
		"a script in a script":      {"<script>if (a<b) { '<p>' }</script>a", "a"},
	} {
		if got := strings.TrimSuffix(readText(t, files.HTML, []byte(c.data)), "\n"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	if got := readText(t, files.HTML, []byte(strings.Repeat("<div>", 3*maxElements)+"a"+strings.Repeat("</div>", 3*maxElements)+"b")); got != "a\nb" {
		t.Errorf("deeper elements than the limit: %q", got)
	}
}

func TestPlainText(t *testing.T) {
	for name, c := range map[string]struct{ data, want string }{
		"a damaged letter":            {strings.Repeat("Олена ", 30) + "\xd0 є", strings.Repeat("Олена ", 30) + "\ufffd є"},
		"UTF-16 without mark":         {"O\x00l\x00e\x00n\x00a\x00!\x00", "Olena!"},
		"UTF-16 the other way":        {"\x00O\x00l\x00e\x00n\x00a\x00!", "Olena!"},
		"UTF-16 with a mark":          {"\xFF\xFE\x56\x04a\x00", "іa"},
		"and the other way":           {"\xFE\xFF\x04\x56\x00a\xD8\x3D\xDE\x00", "іa😀"},
		"UTF-8 with a mark":           {"\xEF\xBB\xBFіa", "іa"},
		"empty lines around":          {"\n\na\n\nb\n\n", "a\n\nb"},
		"nothing":                     {"", ""},
		"letters of Latin-1         ": {"caf\xe9 caf\xe9 caf\xe9", "café café café"},
	} {
		if got := readText(t, files.TXT, []byte(c.data)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	if got, err := Read(files.TXT, []byte(strings.Repeat("і", maxText)), never); err != nil || !got.Cut || len(got.Text) > maxText {
		t.Errorf("more than may be returned: %d bytes, cut %v, %v", len(got.Text), got.Cut, err)
	}
}

// A short text is enough to guess its charset.
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
		got := strings.NewReplacer("ţ", "ț", "ş", "ș").Replace(readText(t, files.TXT, []byte(data))) // both spellings are in use
		if got != c.text {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestLockedOfficeFiles(t *testing.T) {
	const fib = 2 * 512 // after the header and the directory
	marked := oldWord(1, false)
	marked[fib+11] |= 1 // fEncrypted
	for name, c := range map[string]struct {
		kind files.Kind
		data []byte
	}{
		"odt":  {files.ODT, zipped(map[string]string{"content.xml": "\x8f\x02garbage", "META-INF/manifest.xml": "<manifest:encryption-data/>"})},
		"doc":  {files.DOC, marked},
		"docx": {files.DOC, []byte(strings.Replace(string(oldWord(1, false)), wide("0Table")+strings.Repeat("\x00", 24), wide("EncryptedPackage")+"\x00\x00\x00\x00", 1))},
	} {
		if name == "docx" { // the length of the name is 34 bytes
			at := strings.Index(string(c.data), wide("EncryptedPackage"))
			c.data[at+64] = 34
		}
		if _, err := Read(c.kind, c.data, never); !errors.Is(err, outcome.ErrLocked) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// wide encodes UTF-16.
func wide(s string) (out string) {
	for _, c := range s {
		out += string(c) + "\x00"
	}
	return out
}

// Read ends when stop returns true, with the text so far.
func TestAReadCanBeStopped(t *testing.T) {
	for kind, data := range map[files.Kind][]byte{files.DOCX: docxOf("", strings.Repeat("<w:p/>", 1000)), files.ODT: odtOf(strings.Repeat("<text:p/>", 1000)), files.RTF: []byte(`{\rtf1 ` + strings.Repeat(`\par `, 1<<17) + "}")} {
		asked := 0
		whole, err := Read(kind, data, func() bool { asked++; return false })
		if err != nil || whole.Cut || asked == 0 {
			t.Fatalf("%s: asked %d times, %v", kind, asked, err)
		}
		for n := range min(asked, 20) {
			left := n
			got, err := Read(kind, data, func() bool { left--; return left < 0 })
			if err == nil && !got.Cut && got.Text != whole.Text {
				t.Errorf("%s, stopped when asked %d times: cut %v", kind, n+1, got.Cut)
			}
		}
	}
}

// The numbers of a list are those that Writer shows.
func TestNumbersOfOpenLists(t *testing.T) {
	const styles = `<office:automatic-styles><text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/>` +
		`<text:list-level-style-number text:level="2" style:num-format="a" style:num-prefix="(" style:num-suffix=")" text:display-levels="2"/><text:list-level-style-bullet text:level="3" text:bullet-char="-"/></text:list-style>` +
		`<text:list-style style:name="M"><text:list-level-style-number text:level="1" style:num-format="I" text:start-value="4" style:num-list-format="%1%:"/><text:list-level-style-bullet text:level="2" text:bullet-char=""/><text:list-level-style-image text:level="3"/></text:list-style>` +
		`<text:outline-style><text:outline-level-style text:level="1" style:num-format="1"/><text:outline-level-style text:level="2" style:num-format="1" text:display-levels="2"/><text:outline-level-style text:level="3" style:num-format=""/></text:outline-style>` +
		`<style:style style:name="P" style:family="paragraph" style:list-style-name="M"/><style:style style:name="Q" style:family="paragraph" style:list-style-name=""/></office:automatic-styles>`
	list := func(attributes string, items ...string) string {
		return "<text:list " + attributes + ">" + strings.Join(items, "") + "</text:list>"
	}
	item := func(text string, more ...string) string {
		return "<text:list-item><text:p>" + text + "</text:p>" + strings.Join(more, "") + "</text:list-item>"
	}
	const l, m = `text:style-name="L"`, `text:style-name="M"`
	for name, c := range map[string]struct{ body, want string }{
		"levels":              {list(l, item("a", list("", item("b"), item("c", list("", item("d"))))), item("e", list("", item("f")))), "1. a|(1.a) b|(1.b) c|• d|2. e|(2.a) f"},
		"a list after one":    {list(l, item("a")) + list(l, item("b")) + list(l+` text:continue-numbering="true"`, item("c")), "1. a|1. b|2. c"},
		"a list that goes on": {list(l+` xml:id="x"`, item("a")) + list(m, item("b")) + list(l+` text:continue-list="x"`, item("c")), "1. a|IV: b|2. c"},
		"a start":             {list(l, `<text:list-item text:start-value="7"><text:p>a</text:p></text:list-item>`, item("b")), "7. a|8. b"},
		"a header":            {list(l, "<text:list-header><text:p>a</text:p></text:list-header>", item("b<text:number>9</text:number>")), "a|1. b"},
		"another style":       {list(l, item("a"), `<text:list-item text:style-override="M"><text:p>b</text:p></text:list-item>`), "1. a|II: b"},
		"of a paragraph":      {list("", `<text:list-item><text:p text:style-name="P">a</text:p></text:list-item>`), "IV: a"},
		"no sign":             {list(m, item("a", list("", item("b", list("", item("c")))))), "IV: a|b|• c"},
		"no definition":       {list(l, "<text:list-item>"+list("", "<text:list-item>"+list("", "<text:list-item>"+list("", item("a"))+"</text:list-item>")+"</text:list-item>")+"</text:list-item>"), "1. a"},
		"another list":        {list(`text:style-name="X"`, item("a")), "• a"},
		"a box in an item":    {list(l, item("a<draw:frame><draw:text-box>"+list(l, item("b"))+"</draw:text-box></draw:frame>"), item("c")), "1. a|1. b|2. c"},
		"headings":            {`<text:h text:outline-level="1">a</text:h><text:h text:outline-level="2">b</text:h><text:h text:outline-level="3">c</text:h><text:h text:outline-level="1" text:is-list-header="true">d</text:h><text:h text:outline-level="2" text:style-name="Q">e</text:h><text:h text:outline-level="1">f</text:h>`, "1 a|1.1 b|c|d|e|2 f"},
	} {
		got := readText(t, files.ODT, zipped(map[string]string{"content.xml": "<office:document-content>" + styles + "<office:text>" + c.body}))
		if got = strings.ReplaceAll(got, "\n", "|"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// Signs, fields and charts of an OpenDocument text.
func TestSignsAndFieldsOfAnOpenDocument(t *testing.T) {
	const styles = `<office:font-face-decls><style:font-face style:name="Wingdings1" svg:font-family="Wingdings"/><style:font-face style:name="W" svg:font-family="'Wingdings 2'"/></office:font-face-decls>` +
		`<office:automatic-styles><style:style style:name="T" style:family="text"><style:text-properties style:font-name="Wingdings1"/></style:style><style:style style:name="U" style:family="text"><style:text-properties style:font-name="W"/></style:style>` +
		`<style:style style:name="V" style:family="text"><style:text-properties fo:font-family="Symbol"/></style:style></office:automatic-styles>`
	field := func(kind, params string) string {
		return `<field:fieldmark field:type="vnd.oasis.opendocument.field.` + kind + `">` + params + "</field:fieldmark>"
	}
	param := func(name, value string) string {
		return `<field:param field:name="` + name + `" field:value="` + value + `"/>`
	}
	for name, c := range map[string]struct{ body, want string }{
		"signs":   {"<text:span text:style-name='T'>\uf028 þ</text:span><text:span text:style-name='U'>\uf050</text:span><text:span text:style-name='V'>a</text:span>\uf0b7(", "☎ ☑✓α•("},
		"boxes":   {field("FORMCHECKBOX", param("Checkbox_Checked", "true")) + field("FORMCHECKBOX", "") + field("FORMTEXT", "") + "x", "☒☐x"},
		"lists":   {field("FORMDROPDOWN", param("Dropdown_ListEntry", "B2")+param("Dropdown_ListEntry", "C1")+param("Dropdown_Selected", "1")) + field("FORMDROPDOWN", param("Dropdown_ListEntry", "B2")), "C1"},
		"a chart": {`a<draw:frame><draw:object xlink:href="./Object 1"/><draw:object xlink:href="./Object 9"/></draw:frame>b`, "ab|Languages|English   5"},
	} {
		got := readText(t, files.ODT, zipped(map[string]string{
			"content.xml":          "<office:document-content>" + styles + "<office:text><text:p>" + c.body + "</text:p>",
			"Object 1/content.xml": "<office:chart><chart:title><text:p>Languages</text:p></chart:title><table:table><table:table-row><table:table-cell><text:p>English</text:p></table:table-cell><table:table-cell><text:p>5</text:p></table:table-cell></table:table-row></table:table>",
		}))
		if got = strings.ReplaceAll(got, "\n", "|"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// odfpy 1.4 made the form, AbiWord 3.0 the tabs, LibreOffice 7.4 the other files: from changes that it tracked, from a page of pandoc, from a form of Word, from a chart of its own, from a page with headers, notes, a comment
// and signs of Wingdings.
func TestFilesOfWriter(t *testing.T) {
	for name, c := range map[string]struct {
		kind files.Kind
		want string
	}{
		"lists-writer.odt":    {files.ODT, "2. two|a. sub|b. sub two|i. deep|ii. deep two|3. three|text between|4. four|5. five|(1) exa|(2) exb|• bullet|1) inner|2) inner two|• bullet two|(iv) roman|(v) five"},
		"fields-writer.odt":   {files.ODT, "Level: C1|Default: Dflt|Box: ☒ yes ☐ no ☐ off|Text: typed"},
		"forms-odfpy.odt":     {files.ODT, "Name: Jane Example (she)|English: C1|☒ Driving licence☐ Full time|City: Budapest|Work: Cared for patients.|end"},
		"changes-writer.fodt": {files.XML, "Salary negotiable end|Worked at Acme"},
		"fields-writer.rtf":   {files.RTF, "Level: C1|Default: Dflt|Box: ☐ yes ☐ no ☐ off|Text: typed"}, // Writer drops the cross
		"beside-writer.doc":   {files.DOC, "Head left||Head right +380 44 555||Head first||Jane Example is a nurse.|phone ☎ tick ☑ x|Engineer, lead since 2010|1. one|2. two|a) sub|3. three|• bul|done|end|||In a box|A certificate|An endnote|Foot left|Foot right|Foot first"},
		"fields-writer.doc":   {files.DOC, "Level: C1|Default: Dflt|Box: ☒ yes ☐ no ☐ off|Text: typed"},
		"lists-writer.doc":    {files.DOC, "Jane Example|1. Welder|a. Kyiv|b. Lviv|2. Nurse|• English|• Ukrainian"},
		"changes-writer.doc":  {files.DOC, "Salary negotiable end|Worked at Acme"},
		"sheet-writer.xlsx":   {files.XLSX, "Jane Example   +36 1 555 0100|2019-09-01   Head nurse   1500.5   80%|TRUE||Excel|Word"},
		"sheet-writer.ods":    {files.ODS, "Jane Example   +36 1 555 0100|2019-09-01   Head nurse   1500.5   80%|TRUE   Err:510|Excel|Word"},
		"tabs-abiword.docx":   {files.DOCX, "Experience|• Nurse|• Aide"},
		"chart-writer.docx":   {files.DOCX, "Jane|Languages|Level: English 5, German 3||after"},
	} {
		data, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.ReplaceAll(readText(t, c.kind, data), "\n", "|"); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
