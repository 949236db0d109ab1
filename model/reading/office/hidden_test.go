package office

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shortlist/model/files"
	"shortlist/model/modeltest"
)

// hiddenCase is a file with "hello", and with "kubernetes" in some format.
type hiddenCase struct {
	file   []byte
	hidden bool
}

func checkHidden(t *testing.T, kind files.Kind, cases map[string]hiddenCase) {
	t.Helper()
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			got, err := Read(kind, c.file, func() bool { return false })
			modeltest.Must(t, err)
			if strings.Contains(got.Text, "kubernetes") == c.hidden || strings.Contains(got.Hidden, "kubernetes") != c.hidden {
				t.Errorf("text %q, hidden %q", got.Text, got.Hidden)
			}
			if !strings.Contains(got.Text, "hello") || strings.Contains(got.Hidden, "hello") {
				t.Errorf("hello is gone: text %q, hidden %q", got.Text, got.Hidden)
			}
			if c.hidden && got.Hidden != "kubernetes" {
				t.Errorf("hidden %q", got.Hidden)
			}
		})
	}
}

func archived(t *testing.T, parts map[string]string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, content := range parts {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write([]byte(content))
		}
		modeltest.Must(t, err)
	}
	modeltest.Must(t, z.Close())
	return out.Bytes()
}

const wordSpace = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`

func wordFile(t *testing.T, styles, body string) []byte {
	return archived(t, map[string]string{
		"word/document.xml":            `<w:document ` + wordSpace + `><w:body><w:p><w:r><w:t>hello</w:t></w:r></w:p>` + body + `</w:body></w:document>`,
		"word/styles.xml":              `<w:styles ` + wordSpace + `>` + styles + `</w:styles>`,
		"word/_rels/document.xml.rels": `<Relationships><Relationship Type="x/styles" Target="styles.xml"/></Relationships>`,
	})
}

func TestHiddenTextOfWord(t *testing.T) {
	run := func(props string) string { return `<w:r><w:rPr>` + props + `</w:rPr><w:t>kubernetes</w:t></w:r>` }
	p := func(props string, runs ...string) string {
		return `<w:p><w:pPr>` + props + `</w:pPr>` + strings.Join(runs, "") + `</w:p>`
	}
	of := func(runs string) []byte { return wordFile(t, "", p("", runs)) }
	table := func(tablePr, cellPr, runs string) string {
		return `<w:tbl><w:tblPr>` + tablePr + `</w:tblPr><w:tr><w:tc><w:tcPr>` + cellPr + `</w:tcPr>` + p("", runs) + `</w:tc></w:tr></w:tbl>`
	}
	const white, dark = `<w:color w:val="FFFFFF"/>`, `<w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>`
	styles := `<w:style w:type="paragraph" w:default="1" w:styleId="n"><w:name w:val="Normal"/></w:style>` +
		`<w:style w:type="character" w:styleId="gone"><w:rPr><w:vanish/></w:rPr></w:style>` +
		`<w:style w:type="paragraph" w:styleId="pale"><w:basedOn w:val="paler"/></w:style><w:style w:type="paragraph" w:styleId="paler"><w:basedOn w:val="pale"/><w:rPr>` + white + `</w:rPr></w:style>` +
		`<w:style w:type="table" w:styleId="banded"><w:tblStylePr w:type="firstRow"><w:tcPr>` + dark + `</w:tcPr></w:tblStylePr></w:style><w:style w:type="table" w:styleId="grid"><w:tblPr/></w:style>`
	checkHidden(t, files.DOCX, map[string]hiddenCase{
		"plain":                         {of(run("")), false},
		"vanish":                        {of(run("<w:vanish/>")), true},
		"vanish, off":                   {of(run(`<w:vanish w:val="0"/>`)), false},
		"webHidden":                     {of(run("<w:webHidden/>")), false},
		"of the mark of a paragraph":    {wordFile(t, "", p("<w:rPr><w:vanish/></w:rPr>", run(""))), false},
		"white":                         {of(run(white)), true},
		"white of a theme":              {of(run(`<w:color w:themeColor="background1"/>`)), true},
		"nearly white":                  {of(run(`<w:color w:val="FCFCFC"/>`)), true},
		"a pale grey":                   {of(run(`<w:color w:val="D9D9D9"/>`)), false},
		"automatic":                     {of(run(`<w:color w:val="auto"/>`)), false},
		"white on a dark run":           {of(run(white + dark)), false},
		"white on a dark paragraph":     {wordFile(t, "", p(dark, run(white))), false},
		"white on a dark cell":          {wordFile(t, "", table("", dark, run(white))), false},
		"white after a dark cell":       {wordFile(t, "", table("", dark, "")+p("", run(white))), true},
		"white on a dark table":         {wordFile(t, "", table(dark, "", run(white))), false},
		"white on a white cell":         {wordFile(t, "", table(dark, `<w:shd w:val="clear" w:fill="FFFFFF"/>`, run(white))), true},
		"white in a table with a style": {wordFile(t, styles, table(`<w:tblStyle w:val="banded"/>`, "", run(white))), false},
		"white in a plain table":        {wordFile(t, styles, table(`<w:tblStyle w:val="grid"/>`, "", run(white))), true},
		"white on a pattern":            {of(run(white + `<w:shd w:val="pct50" w:fill="FFFFFF"/>`)), false},
		"white marked in yellow":        {of(run(white + `<w:highlight w:val="yellow"/>`)), false},
		"a colour on the same":          {of(run(`<w:color w:val="1F3864"/>` + dark)), true},
		"half a point":                  {of(run(`<w:sz w:val="1"/>`)), true},
		"a point":                       {of(run(`<w:sz w:val="2"/>`)), true},
		"six points":                    {of(run(`<w:sz w:val="12"/>`)), false},
		"a style that vanishes":         {wordFile(t, styles, p("", run(`<w:rStyle w:val="gone"/>`))), true},
		"a style that is given back":    {wordFile(t, styles, p("", run(`<w:rStyle w:val="gone"/><w:vanish w:val="false"/>`))), false},
		"a white style":                 {wordFile(t, styles, p(`<w:pStyle w:val="pale"/>`, run(""))), true},
		"black in a white style":        {wordFile(t, styles, p(`<w:pStyle w:val="pale"/>`, run(`<w:color w:val="000000"/>`))), false},
		"a hidden row":                  {wordFile(t, "", `<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>`+p("", run(""))+`</w:tc></w:tr></w:tbl>`), true},
		"white in a text box":           {of(`<w:r><w:txbxContent>` + p("", run(white)) + `</w:txbxContent></w:r>`), false},
		"vanish in a text box":          {of(`<w:r><w:txbxContent>` + p("", run("<w:vanish/>")) + `</w:txbxContent></w:r>`), true},
		"white after a text box":        {of(`<w:r><w:txbxContent>` + p("", "") + `</w:txbxContent></w:r>` + run(white)), true},
		"white on a shape behind":       {of(run(white) + `<w:r><wp:anchor behindDoc="1"/></w:r>`), false},
		"white beside a photo":          {of(run(white) + `<w:r><wp:anchor behindDoc="0"/></w:r>`), true},
		"a hidden item of a list":       {wordFile(t, "", p("<w:numPr/>", run("<w:vanish/>"))), true},
	})
}

func openFile(t *testing.T, automatic, body string) []byte {
	return archived(t, map[string]string{
		"content.xml": `<office:document-content><office:automatic-styles>` + automatic + `</office:automatic-styles><office:body><text:p>hello</text:p>` + body + `</office:body></office:document-content>`,
		"styles.xml": `<office:document-styles><office:styles><style:style style:name="Gone" style:family="text"><style:text-properties text:display="none"/></style:style>` +
			`<style:style style:name="Pale" style:family="paragraph"><style:text-properties fo:color="#ffffff"/></style:style></office:styles></office:document-styles>`,
	})
}

func TestHiddenTextOfOpenDocument(t *testing.T) {
	const p = `<text:p text:style-name="P">kubernetes</text:p>`
	span := func(text string) []byte {
		return openFile(t, `<style:style style:name="T" style:family="text"><style:text-properties `+text+`/></style:style>`, `<text:p>a <text:span text:style-name="T">kubernetes</text:span> b</text:p>`)
	}
	style := func(family, name, props string) string {
		return `<style:style style:name="` + name + `" style:family="` + family + `">` + props + `</style:style>`
	}
	const white = `<style:text-properties fo:color="#ffffff"/>`
	checkHidden(t, files.ODT, map[string]hiddenCase{
		"plain":                       {openFile(t, "", p), false},
		"display none":                {span(`text:display="none"`), true},
		"display true":                {span(`text:display="true"`), false},
		"white":                       {span(`fo:color="#ffffff"`), true},
		"a pale grey":                 {span(`fo:color="#dddddd"`), false},
		"the colour of the window":    {span(`fo:color="#ffffff" style:use-window-font-color="true"`), false},
		"white on a dark run":         {span(`fo:color="#ffffff" fo:background-color="#000000"`), false},
		"a point":                     {span(`fo:font-size="1pt"`), true},
		"two points":                  {span(`fo:font-size="2pt"`), false},
		"a style of the document":     {openFile(t, "", `<text:p><text:span text:style-name="Gone">kubernetes</text:span></text:p>`), true},
		"a style with a white one":    {openFile(t, `<style:style style:name="P" style:family="paragraph" style:parent-style-name="Pale"/>`, p), true},
		"white on a dark paragraph":   {openFile(t, style("paragraph", "P", `<style:paragraph-properties fo:background-color="#003366"/>`+white), p), false},
		"white on a dark cell":        {openFile(t, style("paragraph", "P", white)+style("table-cell", "C", `<style:table-cell-properties fo:background-color="#003366"/>`), `<table:table><table:table-row><table:table-cell table:style-name="C">`+p+`</table:table-cell></table:table-row></table:table>`), false},
		"white on a cell":             {openFile(t, style("paragraph", "P", white), `<table:table><table:table-row><table:table-cell>`+p+`</table:table-cell></table:table-row></table:table>`), true},
		"white in a frame":            {openFile(t, style("paragraph", "P", white), `<text:p><draw:frame><draw:text-box>`+p+`</draw:text-box></draw:frame></text:p>`), false},
		"white on a shape behind":     {openFile(t, style("paragraph", "P", white)+style("graphic", "G", `<style:graphic-properties style:wrap="run-through"/>`), p+`<text:p><draw:custom-shape draw:style-name="G"/></text:p>`), false},
		"white on dark pages":         {openFile(t, style("paragraph", "P", white)+`<style:page-layout><style:page-layout-properties fo:background-color="#102030"/></style:page-layout>`, p), false},
		"a section that is not shown": {openFile(t, "", `<text:section text:display="none">`+p+`</text:section>`), true},
		"a hidden paragraph":          {openFile(t, "", `<text:p><text:hidden-paragraph text:is-hidden="true"/>kubernetes</text:p>`), true},
		"hidden text":                 {openFile(t, "", `<text:p>a<text:hidden-text text:is-hidden="true" text:string-value="kubernetes"/></text:p>`), true},
		"a hidden row":                {openFile(t, "", `<table:table><table:table-row table:visibility="collapse"><table:table-cell>`+p+`</table:table-cell></table:table-row></table:table>`), true},
	})
}

func TestHiddenTextOfRichText(t *testing.T) {
	of := func(body string) []byte {
		return []byte(`{\rtf1\ansi{\colortbl;\red255\green255\blue255;\red0\green0\blue80;\red250\green250\blue250;\red210\green210\blue210;}hello\par ` + body + `\par}`)
	}
	checkHidden(t, files.RTF, map[string]hiddenCase{
		"plain":                     {of(`kubernetes`), false},
		"v":                         {of(`{\v kubernetes}`), true},
		"v0":                        {of(`{\v\v0 kubernetes}`), false},
		"plain after v":             {of(`\v\plain kubernetes`), false},
		"white":                     {of(`{\cf1 kubernetes}`), true},
		"nearly white":              {of(`{\cf3 kubernetes}`), true},
		"a pale grey":               {of(`{\cf4 kubernetes}`), false},
		"a colour":                  {of(`{\cf2 kubernetes}`), false},
		"no colour":                 {of(`{\cf0 kubernetes}`), false},
		"white on a dark run":       {of(`{\cf1\chcbpat2 kubernetes}`), false},
		"white marked dark":         {of(`{\cf1\highlight2 kubernetes}`), false},
		"dark on dark":              {of(`{\cf2\cb2 kubernetes}`), true},
		"white on a dark paragraph": {of(`\pard\cbpat2 \cf1 kubernetes`), false},
		"white after it":            {of(`\pard\cbpat2 x\par\pard \cf1 kubernetes`), true},
		"white on a dark cell":      {of(`\trowd\cellx100\clcbpat2\cellx200\pard\intbl x\cell \cf1 kubernetes\cell\row`), false},
		"white beside a dark cell":  {of(`\trowd\cellx100\clcbpat2\cellx200\pard\intbl{\cf1 kubernetes}\cell x\cell\row`), true},
		"white on a pattern":        {of(`\pard\shading5000 \cf1 kubernetes`), false},
		"half a point":              {of(`{\fs1 kubernetes}`), true},
		"a point":                   {of(`{\fs2 kubernetes}`), true},
		"six points":                {of(`{\fs12 kubernetes}`), false},
		"white in a text box":       {of(`{\shp{\*\shpinst{\shptxt\cf1 kubernetes}}}`), false},
		"white on a shape behind":   {of(`{\shp{\*\shpinst\shpfblwtxt1}}\cf1 kubernetes`), false},
		"unicode":                   {of(`{\v \u107?\u117?bernetes}`), true},
	})
}

// wordStreams returns the streams of a document in Word 97's format: "hello", then text with
// modifiers of letters and of its paragraph.
func wordStreams(letters, paragraph, styles string) docStreams {
	const text, at = "hello\rkubernetes\rlast\r", 0x400
	var table []byte
	main := make([]byte, 4*512)
	put16, put32 := binary.LittleEndian.PutUint16, binary.LittleEndian.PutUint32
	put16(main[2:], 0xC1)
	copy(main[at:], text)
	bounds := []int{at, at + 6, at + 17, at + 22}
	page := func(number, each int, props []byte) { // of the second stretch
		p := make([]byte, 512)
		for i, b := range bounds {
			put32(p[4*i:], uint32(b))
		}
		p[4*4+each] = 200
		copy(p[400:], props)
		p[511] = 3
		main = append(main[:512*number], p...)
	}
	page(4, 1, append([]byte{byte(len(letters))}, letters...))
	props := append([]byte{byte((len(paragraph) + 3) / 2), 0, 0}, paragraph...)
	if len(paragraph)%2 == 0 { // the other encoding of the length
		props = append([]byte{0, byte((len(paragraph) + 2) / 2), 0, 0}, paragraph...)
	}
	page(5, 13, props)
	add := func(index int, b []byte) {
		put32(main[0x9A+8*index:], uint32(len(table)))
		put32(main[0x9A+8*index+4:], uint32(len(b)))
		table = append(table, b...)
	}
	plc := func(page uint32) (out []byte) {
		for _, v := range []uint32{uint32(at), uint32(bounds[3]), page} {
			out = binary.LittleEndian.AppendUint32(out, v)
		}
		return out
	}
	add(1, []byte(styles))
	add(12, plc(4))
	add(13, plc(5))
	pieces := []byte{2, 16, 0, 0, 0}
	for _, v := range []uint32{0, uint32(len(text))} {
		pieces = binary.LittleEndian.AppendUint32(pieces, v)
	}
	pieces = append(pieces, 0, 0)
	pieces = binary.LittleEndian.AppendUint32(pieces, 2*at|0x40000000)
	add(33, append(pieces, 0, 0))
	return docStreams{main: main, table: table}
}

func TestHiddenTextOfOldWord(t *testing.T) {
	const dark = "\x4D\xC6\x0A\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00" // PShd: on dark blue
	// The only style hides paragraphs.
	style := "\x12\x00\x01\x00\x0A\x00" + strings.Repeat("\x00", 14) + "\x1A\x00\x01\x00" + "\xF1\xFF" + "\x02\x00" + "\x00\x00\x00\x00" + "\x01\x00n\x00\x00\x00" + "\x02\x00\x00\x00" + "\x03\x00\x3C\x08\x01\x00"
	for name, c := range map[string]struct {
		letters, paragraph, styles string
		hidden, gone               bool
	}{
		"plain":                     {},
		"vanish":                    {letters: "\x3C\x08\x01", hidden: true},
		"vanish, off":               {letters: "\x3C\x08\x00"},
		"white of the palette":      {letters: "\x42\x2A\x08", hidden: true},
		"red of the palette":        {letters: "\x42\x2A\x06"},
		"white":                     {letters: "\x70\x68\xFF\xFF\xFF\x00", hidden: true},
		"automatic":                 {letters: "\x70\x68\xFF\xFF\xFF\xFF"},
		"a grey after it":           {letters: "\x42\x2A\x08\x70\x68\x80\x80\x80\x00"},
		"a point":                   {letters: "\x43\x4A\x02\x00", hidden: true},
		"six points":                {letters: "\x43\x4A\x0C\x00"},
		"white marked in yellow":    {letters: "\x42\x2A\x08\x0C\x2A\x07"},
		"white on a dark paragraph": {letters: "\x42\x2A\x08", paragraph: dark},
		"white, and deleted":        {letters: "\x42\x2A\x08\x00\x08\x01", gone: true},
		"deleted":                   {letters: "\x00\x08\x01", gone: true},
		"white in a table":          {letters: "\x42\x2A\x08", paragraph: "\x16\x24\x01", hidden: true},
		"white in a dark table":     {letters: "\x42\x2A\x08", paragraph: "\x16\x24\x01\x12\xD6\x0A\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00"},
	} {
		t.Run(name, func(t *testing.T) {
			read, err := docText(wordStreams(c.letters, c.paragraph, c.styles))
			got := separate(read.text, read.backed)
			modeltest.Must(t, err)
			want := Content{Text: "hello\nkubernetes\nlast"}
			if c.hidden {
				want = Content{Text: "hello\nlast", Hidden: "kubernetes"}
			}
			if c.gone {
				want = Content{Text: "hello\nlast"}
			}
			if got.Text != want.Text || got.Hidden != want.Hidden {
				t.Errorf("%+v", got)
			}
		})
	}
	read, err := docText(wordStreams("", "", style))
	if got := separate(read.text, read.backed); err != nil || got.Text != "" || !strings.Contains(got.Hidden, "kubernetes") {
		t.Errorf("by its style: %+v, %v", got, err)
	}
}

func TestHiddenTextOfPages(t *testing.T) {
	of := func(body string) []byte { return []byte("<html><body><p>hello</p>" + body + "</body></html>") }
	sheet := func(css, body string) []byte {
		return []byte("<html><head><style>" + css + "</style></head><body><p>hello</p>" + body + "</body></html>")
	}
	styled := func(css string) []byte { return of(`<div><p style="` + css + `">kubernetes</div><p>after`) }
	checkHidden(t, files.HTML, map[string]hiddenCase{
		"plain":                      {of("<p>kubernetes"), false},
		"display none":               {styled("display: none"), true},
		"display block":              {styled("display:block"), false},
		"within what is not shown":   {of(`<div style="display:none"><p style="display:block">kubernetes</p></div>`), true},
		"after what is not shown":    {of(`<p style="display:none"><p>kubernetes`), false},
		"visibility hidden":          {styled("Visibility:HIDDEN"), true},
		"visible again":              {of(`<div style="visibility:hidden"><p style="visibility:visible">kubernetes</p></div>`), false},
		"the attribute hidden":       {of("<div hidden>kubernetes</div>"), true},
		"white":                      {styled("color:#fff"), true},
		"white by its name":          {styled("color:white !important"), true},
		"white by its components":    {styled("color: rgb(255, 255, 255)"), true},
		"white of a font":            {of(`<p><font color="#FFFFFF">kubernetes</font>`), true},
		"a pale grey":                {styled("color:#ddd"), false},
		"a colour by another name":   {styled("color:rebeccapurple"), false},
		"transparent":                {styled("color:transparent"), true},
		"white on a dark banner":     {of(`<div style="background:#123 none"><p style="color:white">kubernetes</p></div>`), false},
		"white on a dark cell":       {of(`<table><tr><td bgcolor=navy><td bgcolor="#000080"><font color=white>kubernetes</table>`), false},
		"white on a cell of no name": {of(`<table><tr><td bgcolor=navy><font color=white>kubernetes</table>`), false},
		"white on a picture":         {of(`<div style="background-image:url(x.png)"><p style="color:white">kubernetes</p></div>`), false},
		"dark on dark":               {of(`<div style="background:#123"><p style="color:#112234">kubernetes</p></div>`), true},
		"no size":                    {styled("font-size:0"), true},
		"less than a pixel":          {styled("font-size:.5px"), true},
		"a pixel":                    {styled("font-size:1px"), false},
		"no opacity":                 {styled("opacity:0"), true},
		"no height":                  {styled("max-height:0; overflow:hidden"), true},
		"no height by a class":       {sheet(".x{height:0px} .y{overflow:hidden}", "<p class='x y'>kubernetes"), true},
		"beyond no height":           {of(`<div style="height:0"><p style="overflow:hidden">kubernetes</div>`), false},
		"a box of a ratio":           {of(`<div style="height:0;padding-bottom:50%;overflow:hidden"><p>kubernetes</div>`), false},
		"a box that grows":           {styled("flex:1;height:0;overflow:hidden"), false},
		"opened by another class":    {sheet(".x{max-height:0;overflow:hidden} .open .x{max-height:none}", "<p class=x>kubernetes"), false},
		"clipped away":               {styled("clip-path: inset(50%)"), true},
		"clipped in part":            {styled("clip-path: inset(5%)"), false},
		"scaled away":                {styled("transform:scale(0)"), true},
		"scaled":                     {styled("transform:scale(0.9)"), false},
		"scaled for now":             {styled("transform:scale(0);transition:transform 1s"), false},
		"left of the page":           {styled("position:absolute;left:-9999px"), true},
		"indented away":              {styled("text-indent:-1000em"), true},
		"indented":                   {styled("text-indent:-20px"), false},
		"a class":                    {sheet(".x{display:none}", "<p class='y x'>kubernetes"), true},
		"a class of an element":      {sheet("p.x, div.y { color : white }", "<p class=x>kubernetes"), true},
		"another element's":          {sheet("div.x{display:none}", "<p class=x>kubernetes"), false},
		"white on a class's banner":  {sheet(".b{background:#123} .w{color:#fff}", "<div class=b><p class=w>kubernetes</div>"), false},
		"white on what is not known": {sheet(".a .b{background:#123} .w{color:#fff}", "<div class=b><p class=w>kubernetes</div>"), false},
		"filled by a gradient":       {styled("background:linear-gradient(red, blue);-webkit-background-clip:text;color:transparent"), false},
		"black in transparent text":  {of(`<div style="color:transparent"><p style="color:black">kubernetes</p></div>`), false},
		"shown by another class":     {sheet(".x{display:none} .x.active{display:block}", "<p class='x active'>kubernetes"), false},
		"shown in another place":     {sheet(".x{visibility:hidden} main > .x{visibility:visible}", "<main><p class=x>kubernetes</main>"), false},
		"not shown by another class": {sheet(".x{display:none} .y.active{display:block}", "<p class=x>kubernetes"), true},
		"shown by an animation":      {styled("opacity:0;animation:appear 1s forwards"), false},
		"in a row without spaces":    {of(`<div style="font-size:0"><p style="font-size:1rem">kubernetes</p></div>`), false},
		"in print only":              {sheet("@media print { .x{display:none} } .y{color:#000}", "<p class=x>kubernetes"), false},
		"after an item not shown":    {of("<ul><li style='display:none'>x<li>kubernetes</ul>"), false},
		"within what is too deep":    {of(strings.Repeat("<div>", maxElements-3) + "<b hidden><b><b><b></b></b></b>kubernetes</b>"), true},
		"by an identifier":           {sheet("#x{display:none}", "<p id=x>kubernetes"), true},
		"a template":                 {of("<template><p>kubernetes</p></template>"), true},
	})
}

// A partly hidden line keeps its visible text, and hidden parts are returned in order.
func TestHiddenPartsOfLines(t *testing.T) {
	read := rtf([]byte(`{\rtf1 before{\v  one }after {\v two}\par{\v three}\par\par end{\v\bullet four}}`), never)
	got := separate(read.text, read.backed)
	if got.Text != "before after\n\nend" && got.Text != "beforeafter\n\nend" || got.Hidden != "one two\nthree\n•four" {
		t.Errorf("%q, hidden %q", got.Text, got.Hidden)
	}
}

// Lines are headings only if the file formats them so.
func TestHeadingsOfOfficeFiles(t *testing.T) {
	const body = "a long line of running text that is set as most of it is, and goes on for a while"
	wordP := func(ppr, rpr, text string) string {
		return `<w:p><w:pPr>` + ppr + `</w:pPr><w:r><w:rPr>` + rpr + `</w:rPr><w:t>` + text + `</w:t></w:r></w:p>`
	}
	styles := `<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>` +
		`<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="own"><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>`
	old, err := docText(wordStreams("", "\x40\x26\x00", ""))
	modeltest.Must(t, err)
	read := func(kind files.Kind, data []byte) Content {
		c, err := Read(kind, data, func() bool { return false })
		modeltest.Must(t, err)
		return c
	}
	for name, c := range map[string]struct {
		got  Content
		want []string
	}{
		"docx": {read(files.DOCX, wordFile(t, styles, wordP("", "", body)+wordP(`<w:pStyle w:val="1"/>`, "", "By its style")+wordP("", "", body)+wordP(`<w:pStyle w:val="own"/>`, "", "By its level")+
			wordP("", `<w:b/>`, "By its weight")+wordP("", `<w:sz w:val="28"/>`, "By its size")+wordP("", `<w:sz w:val="23"/>`, "not by so little")+wordP("", `<w:b/>`, "2019 - 2021 "+body+body)+wordP("<w:numPr/>", `<w:b/>`, "an item")+
			`<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Label:</w:t></w:r><w:r><w:t> its value</w:t></w:r></w:p>`)), []string{"By its style", "By its level", "By its weight", "By its size"}},
		"docx, all bold": {read(files.DOCX, wordFile(t, "", wordP("", "<w:b/>", body)+wordP("", "<w:b/>", "no heading"))), nil},
		"odt": {read(files.ODT, openFile(t, `<style:style style:name="T" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="L" style:family="paragraph"><style:text-properties fo:font-size="20pt"/></style:style>`+
			`<style:default-style style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:default-style>`,
			`<text:h>By its level</text:h><text:p>`+body+`</text:p><text:p><text:span text:style-name="T">By its weight</text:span></text:p><text:p text:style-name="L">By its size</text:p><text:p>no heading</text:p>`)), []string{"By its level", "By its weight", "By its size"}},
		"rtf": {read(files.RTF, []byte(`{\rtf1 {\b By its weight\par}`+body+`\par{\fs36 By its size\par}no heading\par\pard\outlinelevel0 By its level\par\pard no heading}`)), []string{"By its weight", "By its size", "By its level"}},
		"doc": {separate(old.text, old.backed), []string{"kubernetes"}},
		"odt, a box in a heading": {read(files.ODT, openFile(t, `<style:style style:name="H" style:family="paragraph" style:default-outline-level="1"/>`,
			`<text:p text:style-name="H">A heading<draw:frame><draw:text-box><text:p>in a box</text:p></draw:text-box></draw:frame></text:p><text:p>`+body+`</text:p>`)), []string{"A heading"}},
		"html":  {read(files.HTML, []byte("<html><h1>One</h1><p>"+body+"<h5>Five</h5><p><b>By its weight</b><p>no <b>heading</b>")), []string{"One", "Five", "By its weight"}},
		"plain": {read(files.TXT, []byte("NO HEADING\n\n"+body)), nil},
	} {
		lines := strings.Split(c.got.Text, "\n")
		var got []string
		for _, at := range c.got.Headings {
			got = append(got, lines[at])
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q in %q", name, got, c.want, c.got.Text)
		}
	}
}

// White text in a text box that is filled can be seen. LibreOffice 7.4 made the file.
func TestWhiteTextInABoxOfOldWord(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("testdata", "box-writer.doc"))
	modeltest.Must(t, err)
	if got, err := Read(files.DOC, data, never); err != nil || got.Hidden != "" || !strings.Contains(got.Text, "CONTACT\n+380 50 123 45 67\nolena@example.com") {
		t.Errorf("%q, hidden %q, %v", got.Text, got.Hidden, err)
	}
}
