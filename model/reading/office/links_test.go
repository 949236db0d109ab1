package office

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/files"
	"shortlist/model/modeltest"
)

// Programs write links in many ways. Each file has the same ones: in header, body, note and footer, over a picture, to
// the file itself and to a file of the computer.
func TestLinksOfPrograms(t *testing.T) {
	const line, page = "LinkedIn (https://linkedin.example.com/in/jane-example) | jane@example.com |", "\nMy page is www.jane-example.org (https://tracker.example.net/r?id=7&lang=en).\nTo the top"
	for file, c := range map[string]struct {
		kind     files.Kind
		pictured bool
	}{
		"links.docx":        {files.DOCX, true}, // docx 9.15.2 of npm
		"links-writer.docx": {files.DOCX, true}, // LibreOffice Writer 7.4, as the next
		"links.odt":         {files.ODT, true},
		"links.doc":         {files.DOC, true},
		"links.rtf":         {files.RTF, false}, // the program leaves out the link of the picture
	} {
		data, err := os.ReadFile(filepath.Join("testdata", file))
		modeltest.Must(t, err)
		text := readText(t, c.kind, data)
		want := []string{"the certificate (https://certificates.example.org/7)", "Portfolio (https://portfolio.example.com/jane)", "Write to me (jane@example.com)", line + page}
		if c.pictured {
			want[3] = line + " (https://github.example.com/jane)" + page
		}
		for _, words := range want {
			if !strings.Contains(text, words) {
				t.Errorf("%s lacks %q: %q", file, words, text)
			}
		}
		if n := strings.Count(text, "("); n != len(want)+1+strings.Count(want[3], "(")-2 || strings.Contains(text, "passwd") {
			t.Errorf("%s: %d addresses: %q", file, n, text)
		}
	}
}

const site = "https://example.com/jane"

func TestLinksOfWordDocuments(t *testing.T) {
	run := func(text string) string { return "<w:r><w:t xml:space=\"preserve\">" + text + "</w:t></w:r>" }
	mark := func(kind string) string { return `<w:r><w:fldChar w:fldCharType="` + kind + `"/></w:r>` }
	field := func(instruction, result string) string {
		return mark("begin") + instruction + mark("separate") + result + mark("end")
	}
	instr := func(text string) string { return "<w:r><w:instrText>" + text + "</w:instrText></w:r>" }
	link := `<w:hyperlink r:id="a">`
	for name, c := range map[string]struct{ body, want string }{
		"a link":                  {link + run("GitHub") + "</w:hyperlink>", "GitHub (" + site + ")"},
		"a link in parts":         {link + run("Git") + "</w:hyperlink>" + link + run("Hub") + "</w:hyperlink>" + run("."), "GitHub (" + site + ")."},
		"with a place":            {`<w:hyperlink r:id="a" w:anchor="x">` + run("GitHub") + "</w:hyperlink>", "GitHub (" + site + "#x)"},
		"to a place":              {`<w:hyperlink w:anchor="x">` + run("GitHub") + "</w:hyperlink>", "GitHub"},
		"to nothing":              {`<w:hyperlink r:id="z">` + run("GitHub") + `</w:hyperlink><w:hyperlink r:id="b">` + run(" file") + "</w:hyperlink>", "GitHub file"},
		"over two lines":          {link + run("Git") + "<w:r><w:br/></w:r>" + run("Hub") + "</w:hyperlink>", "Git\nHub (" + site + ")"},
		"a picture":               {run("Jane") + `<w:r><w:drawing><wp:docPr><a:hlinkClick r:id="a"/></wp:docPr><pic:cNvPr><a:hlinkClick r:id="a"/></pic:cNvPr></w:drawing></w:r>`, "Jane   (" + site + ")"},
		"a picture of old":        {`<w:r><w:pict><v:shape href="` + site + `"/></w:pict></w:r>`, "(" + site + ")"},
		"a field":                 {field(instr(" HYPERLINK &quot;https://exam")+instr("ple.com/jane&quot; \\o &quot;a tip&quot; "), run("GitHub")), "GitHub (" + site + ")"},
		"a field with a place":    {field(instr(`HYPERLINK \l "x" \t "_blank" "`+site+`"`), run("GitHub")), "GitHub (" + site + "#x)"},
		"a field to a place":      {field(instr(`HYPERLINK \l "x"`), run("GitHub")), "GitHub"},
		"a field without quotes":  {field(instr("HYPERLINK "+site), run("GitHub")), "GitHub (" + site + ")"},
		"another field":           {field(instr("PAGE"), run("1")) + field(instr("HYPERLINKS "), run("2")), "12"},
		"a field in a field":      {field(instr("HYPERLINK &quot;"+site+"&quot;")+field(instr("PAGE"), ""), run("Git")+field(instr("PAGE"), run("7"))+run("Hub")), "Git7Hub (" + site + ")"},
		"a field in one piece":    {`<w:fldSimple w:instr=" HYPERLINK &quot;` + site + `&quot; ">` + run("GitHub") + "</w:fldSimple>", "GitHub (" + site + ")"},
		"a field without a begin": {mark("separate") + run("GitHub") + mark("end"), "GitHub"},
		"a field without an end":  {mark("begin") + instr("HYPERLINK &quot;"+site+"&quot;") + mark("separate") + run("GitHub"), "GitHub (" + site + ")"},
	} {
		data := zipped(map[string]string{
			"word/document.xml": docxBody("", "<w:p>"+c.body+"</w:p>"),
			"word/_rels/document.xml.rels": `<Relationships><Relationship Id="a" Type="x/hyperlink" Target="` + site + `" TargetMode="External"/>` +
				`<Relationship Id="b" Type="x/hyperlink" Target="file:///etc/passwd" TargetMode="External"/><Relationship Id="z" Type="x/image" Target="` + site + `"/></Relationships>`,
		})
		if got := strings.TrimPrefix(readText(t, files.DOCX, data), greeting+"\n"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	old := `<?xml version="1.0"?><w:wordDocument xmlns:w="` + wordNamespace2003 + `"><w:body><w:p><w:hlink w:dest="` + site + `"><w:r><w:t>GitHub</w:t></w:r></w:hlink></w:p></w:body></w:wordDocument>`
	if got := readText(t, files.XML, []byte(old)); got != "GitHub ("+site+")" {
		t.Errorf("Word 2003: %q", got)
	}
}

// The address of a link that is not on the page is not there either.
func TestHiddenLinksAreHidden(t *testing.T) {
	data := zipped(map[string]string{
		"word/document.xml":            docxBody("", `<w:p><w:r><w:t>Jane </w:t></w:r><w:hyperlink r:id="a"><w:r><w:rPr><w:vanish/></w:rPr><w:t>GitHub</w:t></w:r></w:hyperlink></w:p>`),
		"word/_rels/document.xml.rels": `<Relationships><Relationship Id="a" Type="x/hyperlink" Target="` + site + `"/></Relationships>`,
	})
	got, err := Read(files.DOCX, data, func() bool { return false })
	if err != nil || got.Text != greeting+"\nJane" || got.Hidden != "GitHub ("+site+")" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestLinksOfOtherFormats(t *testing.T) {
	link := `<a href="` + site + `">`
	var many strings.Builder
	for i := range 2000 {
		fmt.Fprintf(&many, `<p><a href="https://example.com/%d">w%d</a></p>`, i, i)
	}
	if got := readText(t, files.HTML, []byte("<html>"+many.String())); strings.Count(got, "https://") != 500 || !strings.Contains(got, "w1999") {
		t.Errorf("%d addresses of many", strings.Count(got, "https://"))
	}
	for name, c := range map[string]struct{ page, want string }{
		"a link":           {"See " + link + "GitHub</a>.", "See GitHub (" + site + ")."},
		"parts":            {link + "Git</a>" + link + "<b>Hub</b></a>.", "GitHub (" + site + ")."},
		"blocks":           {link + "<h3>Ward</h3><p>An app.</p></a>now", "Ward\nAn app. (" + site + ")\nnow"},
		"a picture":        {link + "<img alt=GitHub></a>", "(" + site + ")"},
		"an icon":          {link + "<i class='fa'></i></a> Jane", "(" + site + ") Jane"},
		"a map":            {"<map><area href='" + site + "'></map>", "(" + site + ")"},
		"a list":           {"<ul><li>" + link + "GitHub</a></ul>", "• GitHub (" + site + ")"},
		"the address":      {link + "example.com/jane</a>", "example.com/jane"},
		"relative ones":    {`<base href="https://example.com/"><a href="jane.html">a</a> <a href="/x">b</a> <a href="#x">c</a> <a href="javascript:x">d</a> <a name=x>e</a>`, "a b c d e"},
		"a tag of another": {`<link href="` + site + `"><p href="` + site + `">a</p>`, "a"},
		"no end":           {link + "GitHub", "GitHub (" + site + ")"},
		"not shown":        {"a<div style='display:none'>" + link + "<img></a></div>", "a"},
	} {
		if got := strings.TrimSpace(readText(t, files.HTML, []byte("<html>"+c.page))); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	for name, c := range map[string]struct{ rtf, want string }{
		"a field":         {`{\rtf1 See {\field{\*\fldinst{HYPERLINK "https://example.com/jane"}}{\fldrslt{\ul GitHub}}}.}`, "See GitHub (" + site + ")."},
		"with a place":    {`{\rtf1{\field\fldedit{\*\fldinst HYPERLINK  \\l "x" "https://example.com/jane"}{\fldrslt GitHub}}}`, "GitHub (" + site + "#x)"},
		"a picture":       {`{\rtf1{\field{\*\fldinst HYPERLINK "https://example.com/jane"}{\fldrslt{\pict 89}}}Jane}`, "(" + site + ") Jane"},
		"another field":   {`{\rtf1{\field{\*\fldinst PAGE}{\fldrslt 7}}{\field{\*\fldinst HYPERLINK \\l "x"}{\fldrslt a}}{\fldrslt b}}`, "7ab"},
		"a field in it":   {`{\rtf1{\field{\*\fldinst HYPERLINK "https://example.com/jane"}{\fldrslt Git{\field{\*\fldinst PAGE}{\fldrslt 7}}Hub}}x}`, "Git7Hub (" + site + ") x"},
		"without a group": {`{\rtf1\field\fldinst HYPERLINK "https://example.com/jane"}`, ""},
	} {
		if got := readText(t, files.RTF, []byte(c.rtf)); got != c.want {
			t.Errorf("RTF, %s: %q, want %q", name, got, c.want)
		}
	}
	odt := zipped(map[string]string{"content.xml": `<office:document-content><text:p><text:a xlink:href="` + site + `">GitHub</text:a> <text:a xlink:href="../x">b</text:a></text:p><draw:a xlink:href="` + site + `/2"><draw:frame/></draw:a><text:p/>`})
	if got := readText(t, files.ODT, odt); got != "GitHub ("+site+") b\n("+site+"/2)" {
		t.Errorf("ODT: %q", got)
	}
}
