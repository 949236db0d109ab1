package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"html"
	"strings"
)

// DOCX writes a CV as the smallest package that word processors open: styles, one list,
// one document.
func DOCX(l *Life, look int) []byte {
	t := words[l.Lang]
	a := accents[look%len(accents)]
	color := fmt.Sprintf("%02X%02X%02X", a.r, a.g, a.b)
	font := []string{"Calibri", "Times New Roman", "Arial"}[look%3]
	var d strings.Builder
	run := func(props, text string) string {
		if props != "" {
			props = "<w:rPr>" + props + "</w:rPr>"
		}
		return "<w:r>" + props + `<w:t xml:space="preserve">` + html.EscapeString(text) + "</w:t></w:r>"
	}
	para := func(style string, runs ...string) {
		d.WriteString(`<w:p><w:pPr><w:pStyle w:val="` + style + `"/></w:pPr>` + strings.Join(runs, "") + "</w:p>")
	}
	bullet := func(text string) { para("ListBullet", run("", text)) }
	const b, i = "<w:b/>", "<w:i/>"
	para("Title", run("", l.CVName))
	para("Subtitle", run("", l.Headline))
	para("Normal", run("", join(" | ", l.City, l.Phone, l.Email)))
	if l.Site != "" {
		para("Normal", `<w:fldSimple w:instr="HYPERLINK &quot;`+html.EscapeString(l.Site)+`&quot;">`+run("", t.site)+"</w:fldSimple>")
	}
	if l.Summary != "" {
		para("Heading1", run("", t.about))
		para("Normal", run("", l.Summary))
	}
	if len(l.Posts) > 0 {
		para("Heading1", run("", t.work))
		if look%2 == 0 { // a table of dates and positions
			d.WriteString(`<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="2200"/><w:gridCol w:w="7400"/></w:tblGrid>`)
			for _, p := range l.Posts {
				d.WriteString(`<w:tr><w:tc><w:tcPr><w:tcW w:w="2200" w:type="dxa"/></w:tcPr>`)
				para("Normal", run("", span(l, p)))
				d.WriteString(`</w:tc><w:tc><w:tcPr><w:tcW w:w="7400" w:type="dxa"/></w:tcPr>`)
				para("Normal", run(b, p.Title), run("", " – "+p.Employer+", "+p.City))
				for _, x := range p.Duties {
					bullet(x)
				}
				d.WriteString(`</w:tc></w:tr>`)
			}
			d.WriteString(`</w:tbl>`)
		} else {
			for _, p := range l.Posts {
				para("Normal", run(b, p.Title), run("", ", "+p.Employer+", "+p.City))
				para("Normal", run(i, span(l, p)))
				for _, x := range p.Duties {
					bullet(x)
				}
			}
		}
	}
	if len(l.Schools) > 0 {
		para("Heading1", run("", t.school))
		for _, e := range l.Schools {
			para("Normal", run(b, e.Institution), run("", " – "+join(", ", e.Level, e.Major, year(e.Year))))
		}
	}
	if len(l.Skills) > 0 {
		para("Heading1", run("", t.skills))
		para("Normal", run("", strings.Join(l.Skills, ", ")))
	}
	if len(l.Tongues) > 0 {
		para("Heading1", run("", t.tongues))
		para("Normal", run("", strings.Join(l.Tongues, ", ")))
	}
	if len(l.Extras) > 0 {
		para("Heading1", run("", t.extras))
		for _, x := range l.Extras {
			bullet(x)
		}
	}
	const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	const ns = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`
	style := func(id, name, ppr, rpr string) string {
		based := `<w:basedOn w:val="Normal"/>`
		if id == "Normal" {
			based = ""
		}
		def := ""
		if id == "Normal" {
			def = ` w:default="1"`
		}
		return `<w:style w:type="paragraph"` + def + ` w:styleId="` + id + `"><w:name w:val="` + name + `"/>` + based + `<w:qFormat/><w:pPr>` + ppr + `</w:pPr><w:rPr>` + rpr + `</w:rPr></w:style>`
	}
	lang := map[string]string{"uk": "uk-UA", "ro": "ro-RO", "hu": "hu-HU", "en": "en-GB"}[l.Lang]
	files := []struct{ name, body string }{
		{"[Content_Types].xml", head + `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`},
		{"_rels/.rels", head + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`},
		{"docProps/core.xml", head + `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>` + html.EscapeString(t.page+" – "+l.CVName) + `</dc:title><dc:creator>` + html.EscapeString(l.CVName) + `</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-03-02T09:00:00Z</dcterms:created></cp:coreProperties>`},
		{"word/_rels/document.xml.rels", head + `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`},
		{"word/document.xml", head + `<w:document ` + ns + `><w:body>` + d.String() + `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1100" w:bottom="1000" w:left="1100" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:body></w:document>`},
		{"word/styles.xml", head + `<w:styles ` + ns + `><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="` + font + `" w:hAnsi="` + font + `" w:cs="` + font + `"/><w:sz w:val="21"/><w:lang w:val="` + lang + `"/></w:rPr></w:rPrDefault></w:docDefaults>` +
			style("Normal", "Normal", `<w:spacing w:after="60"/>`, "") +
			style("Title", "Title", `<w:spacing w:after="40"/>`, `<w:b/><w:color w:val="`+color+`"/><w:sz w:val="44"/>`) +
			style("Subtitle", "Subtitle", `<w:spacing w:after="80"/>`, `<w:color w:val="666666"/><w:sz w:val="26"/>`) +
			style("Heading1", "heading 1", `<w:keepNext/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="`+color+`"/></w:pBdr><w:spacing w:before="260" w:after="100"/><w:outlineLvl w:val="0"/>`, `<w:b/><w:color w:val="`+color+`"/><w:sz w:val="26"/>`) +
			style("ListBullet", "List Bullet", `<w:numPr><w:numId w:val="1"/></w:numPr><w:spacing w:after="30"/><w:ind w:left="360" w:hanging="260"/>`, "") + `</w:styles>`},
		{"word/numbering.xml", head + `<w:numbering ` + ns + `><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="260"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`},
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range files {
		w, err := z.Create(f.name)
		must(err)
		_, err = w.Write([]byte(f.body))
		must(err)
	}
	must(z.Close())
	return out.Bytes()
}
