package export

import (
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// mostInCell is how many UTF-16 units a cell of a workbook takes.
const mostInCell = 32_767

// writeXLSX writes a workbook with one sheet: a row of headings that stays in sight, then one row
// per applicant. Ids, phones and texts are text, so no program calculates them or runs a formula;
// times are dates on this computer's clock. Headings and values are in the language of the process.
func writeXLSX(w io.Writer, l List) (err error) {
	book := excelize.NewFile()
	defer func() { _ = book.Close() }() // Close only removes temporary files
	sheet := book.GetSheetName(0)
	style := func(s excelize.Style) (id int) {
		if err == nil {
			id, err = book.NewStyle(&s)
		}
		return id
	}
	dated, top := "yyyy-mm-dd hh:mm", &excelize.Alignment{Vertical: "top", WrapText: true}
	head := style(excelize.Style{Font: &excelize.Font{Bold: true}, Alignment: top})
	cells := sheetCells{
		moment: style(excelize.Style{CustomNumFmt: &dated, Alignment: &excelize.Alignment{Vertical: "top"}}),
		text:   style(excelize.Style{NumFmt: 49, Alignment: top}),
		number: style(excelize.Style{Alignment: &excelize.Alignment{Vertical: "top"}}),
	}
	if err != nil {
		return err
	}
	rows, err := book.NewStreamWriter(sheet)
	if err != nil {
		return err
	}
	all := columns()
	for i, c := range all {
		if err := rows.SetColWidth(i+1, i+1, float64(c.width)); err != nil {
			return err
		}
	}
	if err := rows.SetPanes(&excelize.Panes{Freeze: true, YSplit: 1, TopLeftCell: "A2", ActivePane: "bottomLeft"}); err != nil {
		return err
	}
	row := make([]any, len(all))
	for i, c := range all {
		row[i] = excelize.Cell{StyleID: head, Value: lang.Word("heading", c.heading)}
	}
	if err := rows.SetRow("A1", row); err != nil {
		return err
	}
	for n, e := range l.Entries {
		for i, c := range all {
			row[i] = cells.of(c.value(e))
		}
		if err := rows.SetRow("A"+strconv.Itoa(n+2), row); err != nil {
			return err
		}
	}
	if err := rows.Flush(); err != nil {
		return err
	}
	if err := book.SetAppProps(&excelize.AppProperties{Application: madeBy}); err != nil {
		return err
	}
	book.Pkg.Store("docProps/core.xml", []byte(bookProperties))
	return book.Write(w)
}

const (
	madeBy = "shortlist"
	// bookProperties replaces the library's properties, which name the library's author and a fixed day. It has no
	// time, so that two workbooks of one list are equal.
	bookProperties = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
		`xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>` + madeBy + `</dc:creator></cp:coreProperties>`
)

// sheetCells are the styles of the cells of a workbook, by their ids.
type sheetCells struct{ moment, text, number int }

// of returns the cell for a value of a column.
func (s sheetCells) of(value any) any {
	words := func(v string) any {
		if v = strings.Join(text.Lines(v), "\n"); v == "" {
			return nil
		}
		return excelize.Cell{StyleID: s.text, Value: fitCell(v)}
	}
	switch v := value.(type) {
	case time.Time:
		if v.IsZero() {
			return nil
		}
		return excelize.Cell{StyleID: s.moment, Value: v.Local()}
	case int:
		return excelize.Cell{StyleID: s.number, Value: v}
	case bool:
		if v {
			return words(lang.Text("yes"))
		}
		return words(lang.Text("no"))
	case applyID:
		if v == 0 {
			return nil
		}
		return words(strconv.FormatInt(int64(v), 10))
	case model.Decimal:
		if n, err := strconv.ParseFloat(string(v), 64); err == nil && len(v) <= 15 { // a spreadsheet keeps 15 digits
			return excelize.Cell{StyleID: s.number, Value: n}
		}
		return words(string(v))
	case number:
		return words(string(v))
	case gender:
		return words(model.GenderLabel(string(v)))
	case model.CandidateStatus:
		return words(v.Label())
	case model.Verdict:
		return words(v.Label())
	case string:
		return words(v)
	}
	return nil
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
