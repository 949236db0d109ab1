package office

import (
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"

	"shortlist/model/lang"
	"shortlist/model/reading/outcome"
)

// sheets handles the elements of the parts of an Excel workbook (ECMA-376 §18): its list of sheets, its texts, its
// formats of numbers, and the sheets.
type sheets struct {
	flow
	ids       []string // of the sheets that are shown
	since1904 bool     // days are counted from then

	texts   []string // that cells refer to
	size    int
	written int
	formats map[string]string // by their numbers
	styles  []string          // the number of the format of each style
	inStyle bool              // the styles of cells are read

	of    string // the part of a text or a cell being read
	words strings.Builder
	kind  string // of the cell
	style int
}

// workbook reads an Excel workbook: a line for each row.
func (r *reader) workbook(a archive, f flaws) (story, error) {
	main := a.mainPart()
	if main == "" {
		main = "xl/workbook.xml"
	}
	if a[main] == nil {
		return story{flaws: f}, outcome.Because(outcome.ErrUnknown, lang.Text("it is an Excel workbook"))
	}
	w := sheets{formats: map[string]string{}}
	f |= readElements(a[main], r.stop, &w)
	relations := a.relations(main)
	for _, kind := range []string{"/sharedStrings", "/styles"} {
		for _, rel := range relations {
			if strings.HasSuffix(rel.kind, kind) && a[rel.part] != nil {
				f |= readElements(a[rel.part], r.stop, &w)
			}
		}
	}
	for _, id := range w.ids {
		for _, rel := range relations {
			if rel.id != id || a[rel.part] == nil || w.over {
				continue
			}
			w.endParagraph()
			f |= readElements(a[rel.part], r.stop, &w)
		}
	}
	return story{text: w.finish(), flaws: f}, nil
}

func (w *sheets) start(e xml.StartElement) (skip bool) {
	switch e.Name.Local {
	case "workbookPr":
		v := attribute(e, "date1904")
		w.since1904 = v == "1" || v == "true"
	case "sheet":
		if state := attribute(e, "state"); state != "hidden" && state != "veryHidden" && len(w.ids) < maxFiles {
			w.ids = append(w.ids, attribute(e, "id"))
		}
	case "numFmt":
		if len(w.formats) < maxStyles {
			w.formats[attribute(e, "numFmtId")] = attribute(e, "formatCode")
		}
	case "cellXfs":
		w.inStyle = true
	case "xf":
		if w.inStyle && len(w.styles) < maxLists*maxInner {
			w.styles = append(w.styles, attribute(e, "numFmtId"))
		}
	case "row":
		v := attribute(e, "hidden")
		w.look.hidden = v == "1" || v == "true"
		w.startRow()
	case "c":
		w.startCell()
		w.kind = attribute(e, "t")
		w.style, _ = strconv.Atoi(attribute(e, "s"))
	case "t", "v":
		w.of = e.Name.Local
	case "rPh", "f", "headerFooter", "extLst": // a reading, a formula
		return true
	}
	return false
}

func (w *sheets) text(s string) {
	if w.of != "" && w.words.Len() < maxText {
		w.words.WriteString(s)
	}
}

func (w *sheets) end(e xml.EndElement) {
	switch e.Name.Local {
	case "t", "v":
		w.of = ""
	case "cellXfs":
		w.inStyle = false
	case "si":
		if w.size += 16 + w.words.Len(); w.size < maxText*maxInner {
			w.texts = append(w.texts, w.words.String())
		}
		w.words.Reset()
	case "c":
		value := w.value(w.words.String())
		if w.written += len(value); w.written > maxText { // cells repeat texts
			w.over = true
		}
		w.write(value)
		w.words.Reset()
		w.endParagraph()
	case "row":
		w.endRow()
	}
}

// value returns the text of the open cell as a sheet shows it.
func (w *sheets) value(s string) string {
	n, err := strconv.ParseFloat(s, 64)
	switch {
	case w.kind == "s" && n >= 0 && n < float64(len(w.texts)):
		return w.texts[int(n)]
	case w.kind == "s", w.kind == "e":
		return ""
	case w.kind == "b":
		return map[string]string{"1": "TRUE", "0": "FALSE"}[s]
	case w.kind == "inlineStr", w.kind == "str", err != nil, math.IsNaN(n):
		return s
	}
	format := ""
	if w.style >= 0 && w.style < len(w.styles) {
		format = w.styles[w.style]
	}
	format = strings.ToLower(noLetters.ReplaceAllString(w.formatOf(format), ""))
	const lastDay = 3_000_000 // after the year 9999
	switch day, hour := strings.ContainsAny(format, "yd"), strings.ContainsAny(format, "hs"); {
	case n < 0 || n > lastDay || !day && !hour && !strings.Contains(format, "m"):
	case !strings.Contains(format, "d") && !hour:
		return w.moment(n).Format("2006-01")
	case !hour:
		return w.moment(n).Format("2006-01-02")
	case !day:
		return w.moment(n).Format("15:04")
	default:
		return w.moment(n).Format("2006-01-02 15:04")
	}
	if strings.Contains(format, "%") {
		return fmt.Sprintf("%.4g%%", 100*n)
	}
	if n > 1e15 || n < -1e15 {
		return s
	}
	return strconv.FormatFloat(n, 'f', -1, 64)
}

// noLetters matches what is no letter of a format.
var noLetters = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\\.|(?i)general`)

// formatOf returns a format by its number (§18.8.30).
func (w *sheets) formatOf(number string) string {
	if format, ok := w.formats[number]; ok {
		return format
	}
	switch n, _ := strconv.Atoi(number); {
	case n == 9 || n == 10:
		return "0%"
	case n >= 14 && n <= 16:
		return "d-m-y"
	case n == 17:
		return "m-y"
	case n >= 18 && n <= 21, n >= 45 && n <= 47:
		return "h:mm"
	case n == 22:
		return "d-m-y h:mm"
	}
	return ""
}

// moment returns the time of a number of days.
func (w *sheets) moment(days float64) time.Time {
	first := time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)
	if w.since1904 {
		first = time.Date(1904, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	whole := int(days)
	return first.AddDate(0, 0, whole).Add(time.Duration((days-float64(whole))*86400+.5) * time.Second)
}
