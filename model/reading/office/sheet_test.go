package office

import (
	"strings"
	"testing"

	"shortlist/model/files"
)

// bookOf returns a workbook with a sheet, its texts and its styles.
func bookOf(sheet, texts, styles string) []byte {
	return zipped(map[string]string{
		"xl/workbook.xml": `<workbook><workbookPr date1904="0"/><sheets><sheet name="a" state="hidden" r:id="r9"/><sheet name="b" r:id="r1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="` + relationships + `/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r9" Type="` + relationships + `/worksheet" Target="worksheets/sheet9.xml"/>` +
			`<Relationship Id="r2" Type="` + relationships + `/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="` + relationships + `/styles" Target="/xl/styles.xml"/></Relationships>`,
		"xl/worksheets/sheet1.xml": sheet, "xl/worksheets/sheet9.xml": `<row><c t="str"><v>unseen</v></c></row>`, "xl/sharedStrings.xml": texts, "xl/styles.xml": styles,
	})
}

// A workbook is read row by row, and its cells with the values that are shown.
func TestTheCellsOfAWorkbook(t *testing.T) {
	const texts = `<sst><si><t>Jane</t></si><si><r><t>Head </t></r><r><t>nurse</t></r><rPh><t>x</t></rPh></si></sst>`
	const styles = `<numFmts><numFmt numFmtId="164" formatCode="mmm\-yy"/><numFmt numFmtId="165" formatCode="&quot;days&quot; 0"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy hh:mm"/></numFmts>` +
		`<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/><xf numFmtId="9"/></cellXfs>`
	for name, c := range map[string]struct{ cells, want string }{
		"texts":         {`<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>7</v></c><c t="s"><v>-1</v></c><c t="s"><v>1e300</v></c><c t="s"><v>NaN</v></c><c t="inlineStr"><is><t>Kyiv</t></is></c><c t="str"><f>A1</f><v>of</v></c>`, "Jane   Head nurse   Kyiv   of"},
		"numbers":       {`<c><v>1500.5</v></c><c t="n" s="3"><v>3</v></c><c s="99"><v>1E3</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c s="6"><v>0.8</v></c>`, "1500.5   3   1000   TRUE   80%"},
		"days":          {`<c s="1"><v>43709</v></c><c s="2"><v>43709</v></c><c s="4"><v>43709.75</v></c><c s="5"><v>0.5</v></c><c s="1"><v>-1</v></c><c s="1"><v>1e300</v></c><c s="1"><v>NaN</v></c>`, "2019-09-01   2019-09   2019-09-01 18:00   12:00   -1   1e300   NaN"},
		"empty cells":   {`<c/><c r="C1" t="s"><v>0</v></c><c/>`, "Jane"},
		"lines of cell": {`<c t="str"><v>a&#10;b</v></c><c t="str"><v>c</v></c>`, "a\nb\n\nc"},
	} {
		if got := readText(t, files.XLSX, bookOf("<sheetData><row>"+c.cells+"</row></sheetData>", texts, styles)); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	got, err := Read(files.XLSX, bookOf(`<row hidden="1"><c t="str"><v>unseen</v></c></row><row><c t="str"><v>seen</v></c></row>`, "", ""), never)
	if err != nil || got.Text != "seen" || got.Hidden != "unseen" {
		t.Errorf("a hidden row: %+v, %v", got, err)
	}
	long := bookOf(strings.Repeat(`<row>`+strings.Repeat(`<c t="s"><v>0</v></c>`, 400)+`</row>`, 20), "<si><t>"+strings.Repeat("x", 1<<20)+"</t></si>", "")
	if got, err := Read(files.XLSX, long, never); err != nil || !got.Cut || len(got.Text) > maxText {
		t.Errorf("a long text in each cell: %d bytes, cut %v, %v", len(got.Text), got.Cut, err)
	}
}
