package pdf

import (
	"fmt"
	"strings"
	"testing"
)

// formPage returns a file with annotations on its page, and objects from 6; the letters of the
// page's look are those of Helvetica.
func formPage(content, form string, annots []string, objects ...string) []byte {
	return fileOf(append([]string{
		"<</Type/Catalog/Pages 2 0 R/AcroForm<<" + form + ">>>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[" + strings.Join(annots, "") + "]>>",
		streamOf("", content), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
	}, objects...)...)
}

// The text has what a person typed or chose, drawn or not.
func TestFieldsHaveTheirValues(t *testing.T) {
	const needs = "/NeedAppearances true"
	look := func(text string) string {
		return streamOf("/BBox[0 0 100 20]/Resources<</Font<</F 5 0 R>>>>", "/Tx BMC q 0 0 100 20 re W n BT /F 10 Tf 2 6 Td ("+text+") Tj ET Q EMC")
	}
	label := at("", 10, 50, 705, "Label")
	field := func(entries string) []string {
		return []string{"<</Subtype/Widget/Rect[150 700 250 720]" + entries + ">>"}
	}
	for name, c := range map[string]struct {
		form, want string
		annots     []string
		objects    []string
	}{
		"a text without a look":            {needs, "Label   Jane Example", field("/FT/Tx/V(Jane Example)"), nil},
		"the same, not asked for":          {"", "Label   Jane Example", field("/FT/Tx/V(Jane Example)"), nil},
		"an empty look":                    {"", "Label   Jane Example", field("/FT/Tx/V(Jane Example)/AP<</N 6 0 R>>"), []string{look("")}},
		"a look":                           {"", "Label   Jane Example", field("/FT/Tx/V(Jane Example)/AP<</N 6 0 R>>"), []string{look("Jane Example")}},
		"a look of a part":                 {"", "Label   one two three four five six seven eight nine ten eleven twelve", field("/FT/Tx/V(one two three four five six seven eight nine ten eleven twelve)/AP<</N 6 0 R>>"), []string{look("one two three four five")}},
		"a look that its box cuts":         {"", "Label   one two three four five six seven eight nine ten eleven twelve", field("/FT/Tx/V(one two three four five six seven eight nine ten eleven twelve)/AP<</N 6 0 R>>"), []string{look("one two three four five six seven eight nine ten eleven twelve")}},
		"an earlier look":                  {needs, "Label   new", field("/FT/Tx/V(new)/AP<</N 6 0 R>>"), []string{look("old")}},
		"a look by a script":               {"", "Label   5 May 2020", field("/FT/Tx/V(2020-05-05)/AP<</N 6 0 R>>"), []string{look("5 May 2020")}},
		"a look without resources":         {"/DR<</Font<</F 5 0 R>>>>", "Label   Jane", field("/FT/Tx/V(Jane)/AP<</N 6 0 R>>"), []string{streamOf("/BBox[0 0 100 20]", "BT /F 10 Tf 2 6 Td (Jane) Tj ET")}},
		"a look of its own size":           {"", "Label   Jane", field("/FT/Tx/V(Jane)/AP<</N 6 0 R>>"), []string{streamOf("/BBox[0 0 1000 200]/Matrix[1 0 0 1 -50 -60]/Resources<</Font<</F 5 0 R>>>>", "BT /F 100 Tf 20 60 Td (Jane) Tj ET")}},
		"of the field above":               {"", "Label   Jane", field("/Parent<</FT/Tx/V(Jane)>>"), nil},
		"in UTF-16":                        {"", "Label   Ана", field("/FT/Tx/V<FEFF0410043D0430>"), nil},
		"in the encoding of documents":     {"", "Label   “Ana” – 5 €", field(`/FT/Tx/V(\215Ana\216 \205 5 \240)`), nil},
		"as a stream":                      {"", "Label   Jane", field("/FT/Tx/V 6 0 R"), []string{streamOf("", "Jane")}},
		"a password":                       {needs, "Label", field("/FT/Tx/Ff 8192/V(secret)"), nil},
		"a choice":                         {"", "Label   Head nurse", field("/FT/Ch/Ff 131072/V(Head nurse)/Opt[(Nurse)(Head nurse)]"), nil},
		"a choice by its code":             {"", "Label   Head nurse", field("/FT/Ch/V(2)/Opt[[(1)(Nurse)][(2)(Head nurse)]]"), nil},
		"several choices":                  {"", "Label   Go, C", field("/FT/Ch/V[(g)(c)]/Opt[[(g)(Go)][(r)(Rust)][(c)(C)]]"), nil},
		"a list that shows all options":    {"", "Label   Go", field("/FT/Ch/V(Go)/Opt[(Go)(Rust)]/AP<</N 6 0 R>>"), []string{look("Go Rust")}},
		"a choice of hyperref":             {"", "Label   Ab", field("/FT/Ch/Ff 131072/V<FEFFFEFF000041000062>"), nil},
		"a stamp without a look":           {"", "Label   APPROVED", []string{"<</Subtype/Stamp/Rect[150 700 250 720]/Contents(APPROVED)>>"}, nil},
		"a box that is on":                 {"", "Label   ☑", field("/FT/Btn/AS/Yes"), nil},
		"a box that is on by its value":    {"", "Label   ☑", field("/FT/Btn/V/Yes/AP<</N<</Yes 6 0 R/Off 6 0 R>>>>"), []string{look("4")}},
		"a box with a look":                {"", "Label   ☑", field("/FT/Btn/V/Yes/AS/Yes/AP<</N<</Yes 6 0 R>>>>"), []string{look("4")}},
		"a box of another value":           {"", "Label   ☐", field("/FT/Btn/V/No/AP<</N<</Yes 6 0 R>>>>"), []string{look("4")}},
		"a box that is off":                {"", "Label   ☐", field("/FT/Btn/AS/Off"), nil},
		"a push button":                    {"", "Label   Print", field("/FT/Btn/Ff 65536/AP<</N 6 0 R>>"), []string{look("Print")}},
		"a note":                           {"", "Label   seen by hand", []string{"<</Subtype/FreeText/Rect[150 700 250 720]/DA(/Helv 10 Tf)/Contents(seen by hand)>>"}, nil},
		"a note with a look":               {"", "Label   seen by hand", []string{"<</Subtype/FreeText/Rect[150 700 250 720]/Contents(seen by hand)/AP<</N 6 0 R>>>>"}, []string{look("seen by hand")}},
		"a stamp":                          {"", "Label   APPROVED", []string{"<</Subtype/Stamp/Rect[150 700 250 720]/Contents(a remark)/AP<</N 6 0 R>>>>"}, []string{look("APPROVED")}},
		"a remark that is not on the page": {"", "Label", []string{"<</Subtype/Text/Rect[150 700 250 720]/Contents(a remark)/AP<</N 6 0 R>>>>"}, []string{look("x")}},
	} {
		p := readSheet(t, formPage(label, c.form, c.annots, c.objects...))
		if p.Text != c.want || p.Hidden != "" {
			t.Errorf("%s: %q, hidden %q, want %q", name, p.Text, p.Hidden, c.want)
		}
		if strings.Join(strings.Fields(p.Layout), " ") != strings.Join(strings.Fields(c.want), " ") {
			t.Errorf("%s: the layout is %q", name, p.Layout)
		}
	}
}

// A text of several lines is whole, even if its field is too small for it.
func TestFieldsOfSeveralLines(t *testing.T) {
	lines := ""
	for i := range 30 {
		lines += fmt.Sprintf("line %d of it\\n", i)
	}
	for _, height := range []int{400, 60, 2} {
		annot := fmt.Sprintf("<</Subtype/Widget/FT/Tx/Ff 4096/DA(/F 12 Tf)/Rect[50 200 250 %d]/V(%s)>>", 200+height, lines)
		p := readSheet(t, formPage(at("", 10, 50, 750, "above")+at("", 10, 50, 20, "below"), "", []string{annot}))
		for i := range 30 {
			if !strings.Contains(p.Text, fmt.Sprintf("line %d of it", i)) {
				t.Errorf("in %d points: line %d is missing in %q", height, i, p.Text)
				break
			}
		}
		if p.Hidden != "" || !strings.HasPrefix(p.Text, "above") {
			t.Errorf("in %d points: %q, hidden %q", height, p.Text, p.Hidden)
		}
	}
}

// A hidden field hides its value.
func TestValuesOfHiddenFields(t *testing.T) {
	for _, flags := range []int{2, 32} {
		p := readSheet(t, formPage(show("hello"), "", []string{fmt.Sprintf("<</Subtype/Widget/F %d/FT/Tx/V(typed by hand)/Rect[150 700 250 720]>>", flags)}))
		if p.Text != "hello" || p.Hidden != "typed by hand" {
			t.Errorf("flags %d: %q, hidden %q", flags, p.Text, p.Hidden)
		}
	}
}
