package export

import (
	"archive/zip"
	"bufio"
	"encoding/xml"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// mostInCell is how many UTF-16 units a cell of a workbook takes.
const mostInCell = 32_767

// The styles of a workbook's cells: their places among cellXfs.
const (
	headStyle = 1 + iota
	momentStyle
	textStyle
	numberStyle
)

// The parts of a workbook but for its sheet (ECMA-376). They have no time, so that two workbooks of one list are equal.
const (
	xmlHead      = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` + "\n"
	packageXML   = `http://schemas.openxmlformats.org/package/2006/`
	documentXML  = `http://schemas.openxmlformats.org/officeDocument/2006/relationships`
	sheetXML     = `http://schemas.openxmlformats.org/spreadsheetml/2006/main`
	sheetType    = `application/vnd.openxmlformats-officedocument.spreadsheetml.`
	contentTypes = `<Types xmlns="` + packageXML + `content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
		`<Override PartName="/xl/workbook.xml" ContentType="` + sheetType + `sheet.main+xml"/>` +
		`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="` + sheetType + `worksheet+xml"/>` +
		`<Override PartName="/xl/styles.xml" ContentType="` + sheetType + `styles+xml"/>` +
		`<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>` +
		`<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`
	packageParts = `<Relationships xmlns="` + packageXML + `relationships">` +
		`<Relationship Id="rId1" Type="` + documentXML + `/officeDocument" Target="xl/workbook.xml"/>` +
		`<Relationship Id="rId2" Type="` + packageXML + `relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
		`<Relationship Id="rId3" Type="` + documentXML + `/extended-properties" Target="docProps/app.xml"/></Relationships>`
	bookParts = `<Relationships xmlns="` + packageXML + `relationships">` +
		`<Relationship Id="rId1" Type="` + documentXML + `/worksheet" Target="worksheets/sheet1.xml"/>` +
		`<Relationship Id="rId2" Type="` + documentXML + `/styles" Target="styles.xml"/></Relationships>`
	book = `<workbook xmlns="` + sheetXML + `" xmlns:r="` + documentXML + `"><bookViews><workbookView/></bookViews>` +
		`<sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`
	sheetStyles = `<styleSheet xmlns="` + sheetXML + `"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\-mm\-dd hh:mm"/></numFmts>` +
		`<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
		`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
		`<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
		`<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">` +
		`<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
		`<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>` +
		`<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf>` +
		`<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>` +
		`<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top"/></xf>` +
		`</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
	core = `<cp:coreProperties xmlns:cp="` + packageXML + `metadata/core-properties" ` +
		`xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>shortlist</dc:creator></cp:coreProperties>`
	app = `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>shortlist</Application></Properties>`

	sheetHead = `<worksheet xmlns="` + sheetXML + `"><sheetViews><sheetView workbookViewId="0">` +
		`<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`
)

// writeXLSX writes a workbook with one sheet: a row of headings that stays in sight, then one row
// per applicant. Ids, phones and texts are text, so no program calculates them or runs a formula;
// times are dates on this computer's clock. Headings and values are in the language of the process.
func writeXLSX(w io.Writer, l List) error {
	archive := zip.NewWriter(w)
	for _, part := range [][2]string{{"[Content_Types].xml", contentTypes}, {"_rels/.rels", packageParts}, {"xl/workbook.xml", book},
		{"xl/_rels/workbook.xml.rels", bookParts}, {"xl/styles.xml", sheetStyles}, {"docProps/core.xml", core}, {"docProps/app.xml", app}} {
		file, err := archive.Create(part[0])
		if err == nil {
			_, err = io.WriteString(file, xmlHead+part[1])
		}
		if err != nil {
			return err
		}
	}
	file, err := archive.Create("xl/worksheets/sheet1.xml")
	if err != nil {
		return err
	}
	sheet := bufio.NewWriter(file) // its Flush returns the first error
	_, _ = sheet.WriteString(xmlHead + sheetHead)
	all := columns()
	for i, c := range all {
		fmt.Fprintf(sheet, `<col min="%d" max="%d" width="%d" customWidth="1"/>`, i+1, i+1, c.width)
	}
	_, _ = sheet.WriteString(`</cols><sheetData>`)
	row := func(n int, cell func(c column) string) {
		fmt.Fprintf(sheet, `<row r="%d">`, n)
		for i, c := range all {
			if value := cell(c); value != "" {
				fmt.Fprintf(sheet, `<c r="%s%d" %s</c>`, columnName(i), n, value)
			}
		}
		_, _ = sheet.WriteString(`</row>`)
	}
	row(1, func(c column) string { return textCell(headStyle, lang.Word("heading", c.heading)) })
	for n, e := range l.Entries {
		row(n+2, func(c column) string { return cellOf(c.value(e)) })
	}
	_, _ = sheet.WriteString(`</sheetData></worksheet>`)
	if err := sheet.Flush(); err != nil {
		return err
	}
	return archive.Close()
}

// columnName returns the letters of a column: A to Z, then AA and so on to ZZ.
func columnName(i int) string {
	if i < 26 {
		return string(rune('A' + i))
	}
	return columnName(i/26-1) + columnName(i%26)
}

// textCell returns style and content of a cell with a text; "" for an empty one.
func textCell(style int, s string) string {
	if s = strings.Join(text.Lines(s), "\n"); s == "" {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, `s="%d" t="inlineStr"><is><t xml:space="preserve">`, style)
	_ = xml.EscapeText(&b, []byte(looksEscaped.ReplaceAllString(fitCell(s), "_x005F_$1"))) // a Builder has no errors
	return b.String() + `</t></is>`
}

// looksEscaped finds what a workbook may read as a character by its number, as _x0041_ is read as A. The last "_" is left out of
// a match, because it may begin the next one.
var looksEscaped = regexp.MustCompile(`_(x[0-9A-Fa-f]{4})`)

func numberCell(style int, n float64) string {
	return fmt.Sprintf(`s="%d"><v>%s</v>`, style, strconv.FormatFloat(n, 'f', -1, 64))
}

// cellOf returns style and content of the cell for a value of a column; "" for an empty one.
func cellOf(value any) string {
	switch v := value.(type) {
	case time.Time:
		if v.IsZero() {
			return ""
		}
		at := v.Local()
		at = time.Date(at.Year(), at.Month(), at.Day(), at.Hour(), at.Minute(), at.Second(), 0, time.UTC)
		const day = 24 * 60 * 60 // seconds
		return numberCell(momentStyle, float64(at.Unix()-time.Date(1899, time.December, 30, 0, 0, 0, 0, time.UTC).Unix())/day)
	case int:
		return numberCell(numberStyle, float64(v))
	case bool:
		if v {
			return textCell(textStyle, lang.Text("yes"))
		}
		return textCell(textStyle, lang.Text("no"))
	case applyID:
		if v == 0 {
			return ""
		}
		return textCell(textStyle, strconv.FormatInt(int64(v), 10))
	case model.Decimal:
		if n, err := strconv.ParseFloat(string(v), 64); err == nil && len(v) <= 15 { // a spreadsheet keeps 15 digits
			return numberCell(numberStyle, n)
		}
		return textCell(textStyle, string(v))
	case number:
		return textCell(textStyle, string(v))
	case gender:
		return textCell(textStyle, model.GenderLabel(string(v)))
	case model.CandidateStatus:
		return textCell(textStyle, v.Label())
	case model.Verdict:
		return textCell(textStyle, v.Label())
	case string:
		return textCell(textStyle, v)
	}
	return ""
}

// fitCell cuts a text to mostInCell, and marks the cut.
func fitCell(s string) string {
	units := 0
	for i, r := range s {
		if units++; r > 0xffff {
			units++
		}
		if units > mostInCell {
			cut := s[:i]
			for n := 0; n < 2 && cut != ""; n++ { // room for the sign of the cut, also if the last character has two units
				cut = cut[:len(cut)-1]
				cut = strings.ToValidUTF8(cut, "")
			}
			return cut + "…"
		}
	}
	return s
}
