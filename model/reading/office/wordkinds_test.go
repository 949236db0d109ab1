package office

import (
	"os"
	"strings"
	"testing"

	"shortlist/model/files"
	"shortlist/model/modeltest"
)

// wordWith returns a Word document with parts beside the body, by their kinds: each has its kind as its identifier.
func wordWith(body string, parts map[string]string) []byte {
	relations, all := "", map[string]string{}
	for kind, content := range parts {
		relations += `<Relationship Id="` + kind + `" Type="x/` + kind + `" Target="parts/` + kind + `.xml"/>`
		all["word/parts/"+kind+".xml"] = content
	}
	all["word/document.xml"] = `<w:document xmlns:w="` + wordNamespace + `"><w:body>` + body
	all["word/_rels/document.xml.rels"] = "<Relationships>" + relations + "</Relationships>"
	return zipped(all)
}

func wordParagraph(properties, text string) string {
	return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t>" + text + "</w:t></w:r></w:p>"
}

// The numbers of a list are those that Word shows.
func TestNumbersOfWordLists(t *testing.T) {
	level := func(n, format, text string, more ...string) string {
		return `<w:lvl w:ilvl="` + n + `">` + strings.Join(more, "") + `<w:numFmt w:val="` + format + `"/><w:lvlText w:val="` + text + `"/></w:lvl>`
	}
	list := func(id string, levels ...string) string {
		return `<w:abstractNum w:abstractNumId="` + id + `">` + strings.Join(levels, "") + `</w:abstractNum>`
	}
	use := func(id, of, more string) string {
		return `<w:num w:numId="` + id + `"><w:abstractNumId w:val="` + of + `"/>` + more + `</w:num>`
	}
	item := func(use, level, text string) string {
		return wordParagraph(`<w:numPr><w:ilvl w:val="`+level+`"/><w:numId w:val="`+use+`"/></w:numPr>`, text)
	}
	const start1, start3 = `<w:start w:val="1"/>`, `<w:start w:val="3"/>`
	numbering := `<w:numbering xmlns:w="` + wordNamespace + `">` +
		list("0", level("0", "decimal", "%1.", start1), level("1", "lowerLetter", "%1.%2)", start1), level("2", "lowerRoman", "(%3)", start1)) +
		list("1", level("0", "bullet", "\uf0b7"), level("1", "bullet", ""), level("2", "none", "%3")) +
		list("2", level("0", "upperRoman", "%1", start3), level("1", "decimal", "%1.%2", start1, "<w:isLgl/>"), level("2", "decimalZero", "%3", start1, `<w:lvlRestart w:val="0"/>`)) +
		list("3", level("0", "russianLower", "%1)", `<w:start w:val="5"/>`, `<w:pStyle w:val="Point"/>`), level("1", "upperLetter", "%2.", start1, `<w:pStyle w:val="Under"/>`)) +
		list("4", `<w:styleLink w:val="Linked"/>`, level("0", "decimal", "[%1]", start1)) + list("5", `<w:numStyleLink w:val="Linked"/>`) +
		list("6", level("0", "decimal", "%1.", start1, "<w:rPr><w:vanish/></w:rPr>")) +
		list("7", `<w:lvl w:ilvl="0"><mc:AlternateContent><mc:Choice><w:numFmt w:val="custom" w:format="01, 02"/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent><w:start w:val="1"/><w:lvlText w:val="%1"/></w:lvl>`) +
		use("1", "0", "") + use("2", "1", "") + use("3", "2", "") + use("4", "3", "") + use("5", "5", "") + use("6", "0", `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>`) +
		use("7", "0", `<w:lvlOverride w:ilvl="0">`+level("0", "upperLetter", "%1:", start1)+`</w:lvlOverride>`) + use("8", "6", "") + use("9", "7", "")
	styles := `<w:styles xmlns:w="` + wordNamespace + `"><w:style w:type="paragraph" w:styleId="Point"><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="Under"><w:basedOn w:val="Point"/></w:style><w:style w:type="paragraph" w:styleId="ListBullet"><w:basedOn w:val="Point"/><w:pPr><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr></w:style>`
	styled := func(style string) string { return wordParagraph(`<w:pStyle w:val="`+style+`"/>`, "x") }
	for name, c := range map[string]struct{ body, want string }{
		"levels":              {item("1", "0", "x") + item("1", "0", "x") + item("1", "1", "x") + item("1", "2", "x") + item("1", "1", "x") + item("1", "0", "x") + item("1", "1", "x"), "1. x|2. x|2.a) x|(i) x|2.b) x|3. x|3.a) x"},
		"a level begins":      {item("1", "1", "x"), "1.a) x"},
		"bullets":             {item("2", "0", "x") + item("2", "1", "x") + item("2", "2", "x"), "• x|x|x"},
		"starts":              {item("3", "0", "x") + item("3", "1", "x") + item("3", "2", "x") + item("3", "0", "x") + item("3", "2", "x"), "III x|3.1 x|01 x|IV x|02 x"},
		"styles":              {styled("Point") + styled("Point") + styled("Under") + styled("ListBullet"), "д) x|е) x|A. x|x"},
		"a list of a style":   {item("5", "0", "x"), "[1] x"},
		"another start":       {item("1", "0", "x") + item("6", "0", "x") + item("6", "0", "x"), "1. x|7. x|8. x"},
		"another format":      {item("1", "0", "x") + item("7", "0", "x"), "1. x|B: x"},
		"hidden numbers":      {item("8", "0", "x"), "x"},
		"zeros":               {item("9", "0", "x"), "01 x"},
		"an unknown list":     {item("99", "0", "x") + item("1", "8", "x") + item("1", "x", "x"), "• x|• x|1. x"},
		"no list":             {wordParagraph(`<w:pStyle w:val="Point"/><w:numPr><w:numId w:val="0"/></w:numPr>`, "x"), "x"},
		"deleted items":       {item("1", "0", "x") + strings.Replace(item("1", "0", "de"), "</w:pPr>", "<w:rPr><w:del/></w:rPr></w:pPr>", 1) + item("1", "0", "x"), "1. x|2. dex"},
		"a table of numbers":  {"<w:tbl><w:tr><w:tc>" + item("1", "0", "") + "</w:tc><w:tc>" + item("1", "0", "x") + "</w:tc></w:tr></w:tbl>", "1.   2. x"},
		"a box in an item":    {"<w:p><w:pPr><w:numPr><w:numId w:val='1'/></w:numPr></w:pPr><w:r><w:t>x</w:t><w:txbxContent>" + wordParagraph("", "box") + "</w:txbxContent></w:r></w:p>", "box|1. x"},
		"a style of headings": {wordParagraph(`<w:outlineLvl w:val="0"/><w:numPr><w:numId w:val="3"/></w:numPr>`, "Skills"), "III Skills"},
	} {
		got := readText(t, files.DOCX, wordWith(c.body, map[string]string{"numbering": numbering, "styles": styles}))
		if got = strings.ReplaceAll(got, "\n", "|"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// docx of npm (9.15.2) made the file; LibreOffice 7.4 shows the same numbers.
func TestListsOfARealFile(t *testing.T) {
	data, err := os.ReadFile("testdata/lists.docx")
	modeltest.Must(t, err)
	const want = "1. Welder|1.a) Kyiv|1.b) Lviv|2. Nurse|2.a) Budapest|1. English|III Certificate|• Driving|☑ own car"
	if got := strings.ReplaceAll(readText(t, files.DOCX, data), "\n", "|"); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// The text of a number has a limit, since each paragraph repeats it.
func TestLongNumbersAreCut(t *testing.T) {
	var numbers listNumbers
	l := listLevel{format: "decimal", text: strings.Repeat("%1", 1<<20)}
	if got := numbers.next(0, 7, func(int) *listLevel { return &l }); len(got) > 1000 || !strings.HasPrefix(got, "777") {
		t.Errorf("%d bytes: %.20q", len(got), got)
	}
}

func TestNumerals(t *testing.T) {
	for format, want := range map[string]string{
		"decimal": "0 1 9 28 4000", "none": "    ", "lowerLetter": "0 a i bb 4000", "upperLetter": "0 A I BB 4000", "a": "0 a i ab ewv", "upper-alpha": "0 A I AB EWV",
		"i": "0 i ix xxviii 4000", "upperRoman": "0 I IX XXVIII 4000", "russianUpper": "0 А И Ю 4000", "а, б, .., аа, бб, ... (ru)": "0 а и ю 4000", "А, Б, .., Аа, Аб, ... (ru)": "0 А И Ю ГХЭ",
		"decimalZero": "00 01 09 28 4000", "lower-greek": "0 α ι αδ ζχπ", "decimalEnclosedCircle": "0 ① ⑨ 28 4000", "hebrew1": "0 1 9 28 4000",
	} {
		var got []string
		for _, n := range []int{0, 1, 9, 28, 4000} {
			got = append(got, numeral(n, format))
		}
		if got := strings.Join(got, " "); got != want {
			t.Errorf("%s: %q, want %q", format, got, want)
		}
	}
}

// The words of diagrams and charts are read once, in the order of the page.
func TestDiagramsAndCharts(t *testing.T) {
	point := func(id, more, text string) string {
		return `<dgm:pt modelId="` + id + `"` + more + `><dgm:t><a:p><a:r><a:t>` + text + `</a:t></a:r><a:br/><a:r><a:t>!</a:t></a:r></a:p><a:p/></dgm:t></dgm:pt>`
	}
	link := func(from, to, order, more string) string {
		return `<dgm:cxn modelId="x" srcId="` + from + `" destId="` + to + `" srcOrd="` + order + `"` + more + `/>`
	}
	diagram := `<dgm:dataModel><dgm:ptLst><dgm:pt modelId="0" type="doc"><dgm:t><a:p/></dgm:t></dgm:pt>` + point("1", "", "Skills") + point("2", "", "Welding") + point("3", ` type="asst"`, "Nurse") +
		point("4", ` type="pres"`, "Layout") + point("5", ` type="sibTrans"`, "Arrow") + strings.Replace(point("6", "", "Type here"), "<dgm:t>", `<dgm:prSet phldr="1"/><dgm:t>`, 1) + point("7", "", "Alone") +
		"</dgm:ptLst><dgm:cxnLst>" + link("0", "1", "1", "") + link("1", "2", "0", "") + link("0", "3", "0", ` type="parOf"`) + link("3", "7", "0", ` type="presOf"`) + link("2", "1", "0", "") + "</dgm:cxnLst></dgm:dataModel>"
	values := func(kind string, values ...string) string {
		return "<c:" + kind + "><c:numCache><c:formatCode>General</c:formatCode><c:pt><c:v>" + strings.Join(values, "</c:v></c:pt><c:pt><c:v>") + "</c:v></c:pt></c:numCache></c:" + kind + ">"
	}
	chart := `<c:chartSpace><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Languages</a:t></a:r></a:p></c:rich></c:tx></c:title><c:ser>` + values("tx", "Level") + values("cat", "English", "German") + values("val", "0.90000000000000002", "3") + `</c:ser>` +
		`<c:ser>` + values("cat", "English") + strings.Replace(values("val", "0.5", "x"), "General", "0%", 1) + `</c:ser><c:ser>` + values("tx", "Empty") + `</c:ser></c:chart></c:chartSpace>`
	body := wordParagraph("", "before") + `<w:p><w:r><w:drawing><a:graphicData><dgm:relIds r:dm="diagramData" r:lo="chart"/></a:graphicData></w:drawing></w:r><w:r><w:t>after</w:t></w:r></w:p>` +
		`<w:p><w:r><mc:AlternateContent><mc:Choice><c:chart r:id="chart"/></mc:Choice><mc:Fallback><c:chart r:id="chart"/></mc:Fallback></mc:AlternateContent><c:chart r:id="chart"/><c:chart r:id="missing"/></w:r></w:p>`
	got, err := Read(files.DOCX, wordWith(body, map[string]string{"diagramData": diagram, "chart": chart}), never)
	if want := "before\nNurse !\nSkills !\nWelding !\nAlone !\nafter\nLanguages\nLevel: English 0.9, German 3\nEnglish 50%, x\nEmpty"; err != nil || got.Text != want {
		t.Errorf("%q, %v, want %q", got.Text, err, want)
	}
	newer := `<cx:chartSpace><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:f>A1</cx:f><cx:lvl><cx:pt idx="0">English</cx:pt><cx:pt idx="1">German</cx:pt></cx:lvl></cx:strDim>` +
		`<cx:numDim type="val"><cx:lvl formatCode="General"><cx:pt idx="0">5</cx:pt><cx:pt idx="1">3</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData>` +
		`<cx:chart><cx:title><cx:tx><cx:txData><cx:v>Languages</cx:v></cx:txData></cx:tx></cx:title><cx:plotArea><cx:series><cx:tx><cx:txData><cx:f>B1</cx:f><cx:v>Level</cx:v></cx:txData></cx:tx></cx:series></cx:plotArea></cx:chart></cx:chartSpace>`
	got, err = Read(files.DOCX, wordWith(`<w:p><w:r><cx:chart r:id="chartEx"/></w:r></w:p>`, map[string]string{"chartEx": newer}), never)
	if want := "Languages\nLevel\nEnglish 5, German 3"; err != nil || got.Text != want {
		t.Errorf("of Word 2016: %q, %v, want %q", got.Text, err, want)
	}
	hidden, err := Read(files.DOCX, wordWith(`<w:p><w:r><w:rPr><w:vanish/></w:rPr><c:chart r:id="chart"/></w:r></w:p>`, map[string]string{"chart": chart}), never)
	if err != nil || hidden.Text != "" || !strings.HasPrefix(hidden.Hidden, "Languages") {
		t.Errorf("hidden: %q, %q, %v", hidden.Text, hidden.Hidden, err)
	}
}

// A paragraph continues the line of the one before it where Word shows both on one line.
func TestParagraphsThatJoin(t *testing.T) {
	const deleted, moved, drop = "<w:rPr><w:del w:id='1'/></w:rPr>", "<w:rPr><w:moveFrom/></w:rPr>", `<w:framePr w:dropCap="drop" w:lines="3"/>`
	p := wordParagraph
	for name, c := range map[string]struct{ body, want string }{
		"a deleted mark":                  {p(deleted, "First ") + p(moved, "second ") + p("", "third") + p("", "fourth"), "First second third|fourth"},
		"an inserted mark":                {p("<w:rPr><w:ins/></w:rPr>", "First") + p("", "second"), "First|second"},
		"a hidden mark":                   {p("<w:rPr><w:vanish/><w:specVanish/></w:rPr>", "Nurse. ") + p("", "Kyiv") + p("<w:rPr><w:vanish w:val='0'/></w:rPr>", "a") + p("", "b"), "Nurse. Kyiv|a|b"},
		"a drop cap":                      {p(drop, "J") + p("", "ane Example") + p(`<w:framePr w:dropCap="none"/>`, "a") + p("", "b"), "Jane Example|a|b"},
		"before a table":                  {p(deleted, "a") + "<w:tbl><w:tr><w:tc>" + p(deleted, "b") + "</w:tc><w:tc>" + p("", "c") + "</w:tc></w:tr></w:tbl>", "a|b   c"},
		"at the end":                      {p("", "a") + p(deleted, "b"), "a|b"},
		"in a text box":                   {"<w:p><w:r><w:t>Ole</w:t><w:txbxContent>" + p(deleted, "b") + "</w:txbxContent><w:t>na</w:t></w:r></w:p>", "b|Olena"},
		"a heading before text":           {p(`<w:pStyle w:val="Heading1"/>`+deleted, "Skills: ") + p("", "Go") + p("", "x"), "Skills: Go|x"},
		"properties of a mark":            {p("<w:rPr><w:shd w:val='clear' w:fill='FFFFFF'/><w:vanish w:val='0'/></w:rPr><w:outlineLvl w:val='0'/>", "a") + p("", "b"), "a|b"},
		"WordArt":                         {`<w:p><w:r><w:t>a</w:t><w:pict><v:shape><v:textpath string="Jane Example"/><v:textpath on="t"/></v:shape></w:pict><w:t>b</w:t></w:r></w:p>`, "a|Jane Example|b"},
		"signs of fonts":                  {"<w:p><w:r><w:rPr><w:rFonts w:ascii='Wingdings' w:hAnsi='Wingdings'/></w:rPr><w:t>\uf028 þ</w:t></w:r><w:r><w:t>(\uf0b7</w:t></w:r><w:r><w:rPr><w:rFonts w:ascii='Arial' w:hAnsi='Symbol'/></w:rPr><w:t>a</w:t></w:r><w:r><w:rPr><w:rFonts w:ascii='FontAwesome'/></w:rPr><w:t>\uf095</w:t></w:r></w:p>", "☎ ☑(•a•"},
		"signs of Wingdings 2 and 3":      {`<w:p><w:r><w:sym w:font="Wingdings 2" w:char="F050"/><w:sym w:font="Wingdings 2" w:char="F04F"/><w:sym w:font="Wingdings2" w:char="52"/><w:sym w:font="Wingdings 2" w:char="F0A3"/><w:sym w:font="Wingdings 3" w:char="F022"/><w:sym w:font="Wingdings 2" w:char="F02B"/></w:r></w:p>`, "✓✗☑□→•"},
		"the sign of Word 2003 in a list": {`<w:p><w:pPr><w:listPr><w:ilfo w:val="1"/><wx:t wx:val="2."/></w:listPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p><w:p><w:pPr><w:listPr><wx:t wx:val="·"/></w:listPr></w:pPr><w:r><w:t>b</w:t></w:r></w:p>`, "2. a|• b"},
	} {
		if got := strings.ReplaceAll(readText(t, files.DOCX, wordWith(c.body, nil)), "\n", "|"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
