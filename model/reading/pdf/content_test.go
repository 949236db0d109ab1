package pdf

import (
	"fmt"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// with returns a page whose fonts are F, Helvetica, and G, by a dictionary; more objects follow
// from number 7.
func with(font, content string, more ...string) []byte {
	data := string(packedPage(content, append([]string{font}, more...)...))
	return []byte(strings.Replace(data, "/Font<</F 5 0 R>>", "/Font<</F 5 0 R/G 6 0 R>>/Properties<</P<</ActualText(from afar)>>>>", 1))
}

// The text of a page is read as a person reads it.
func TestTheTextOfAPage(t *testing.T) {
	const plain = "<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>"
	named := func(glyphs string) string {
		return "<</Type/Font/Subtype/Type1/BaseFont/X/Encoding<</Differences[65" + glyphs + "]>>/FirstChar 65/Widths[500 500 500 500]>>"
	}
	at := func(x, y int, text string) string {
		return fmt.Sprintf("BT /F 10 Tf %d %d Td (%s) Tj ET\n", x, y, text)
	}
	for name, c := range map[string]struct {
		font, content string
		more          []string
		want          string
	}{
		"a gap of the width of a space is one": {plain, "BT /F 10 Tf 9 9 Td [(Ole) -20 (na) -300 (Koval)] TJ ET", nil, "Olena Koval"},
		"letter-spaced headings are words":     {plain, "BT /F 10 Tf 3 Tc 9 9 Td (SKILLS) Tj 3 0 Td ET", nil, "SKILLS"},
		"glyphs by their names":                {named("/afii10050/uni0456/fi/Tcommaaccent.alt"), "BT /G 10 Tf 9 9 Td (ABCD) Tj ET", nil, "ҐіfiȚ"},
		"the replacement text of content":      {plain, "/Span<</ActualText<FEFF0406>>>BDC BT /F 9 Tf 9 9 Td (XYZ) Tj ET EMC", nil, "І"},
		"and that of a named list":             {plain, "/Span/P BDC BT /F 9 Tf 9 9 Td (XYZ) Tj ET EMC", nil, "from afar"},
		"a shadow is no second word":           {plain, at(9, 9, "Olena") + at(9, 9, "Olena"), nil, "Olena"},
		"invisible text, as over a scan":       {plain, "q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q BT 3 Tr /F 9 Tf 9 9 Td (Olena) Tj ET", nil, "Olena"},
		"a picture among the operators":        {plain, "BI /W 2 /H 2 /BPC 8 ID \x00EI\xff\xfe EI Q " + at(9, 9, "after"), nil, "after"},
		"an accent drawn over a letter":        {named("/acute/a"), "BT /G 10 Tf 50 9 Td [(A) 500 (B)] TJ ET", nil, "á"},
		"ToUnicode before all else": {"<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 7 0 R/FirstChar 1/Widths[500 500]>>", "BT /G 10 Tf 9 9 Td <0102> Tj ET",
			[]string{streamOf("", "2 beginbfchar <01> <0054> <02> <1B> endbfchar")}, "Tț"},
		"a word broken at the end of a line": {plain, at(9, 90, "The long paragraph goes on to be hyphen-") + at(9, 78, "ated here, and ends"), nil,
			"The long paragraph goes on to be hyphen-ated here, and ends"},
		"paragraphs stand apart": {plain, at(9, 90, "First.") + at(9, 50, "Second."), nil, "First.\n\nSecond."},
		"a drawn bullet":         {plain, "9 91 4 4 re f " + at(20, 90, "an item"), nil, "• an item"},
		"rows of labels are read across": {plain, at(9, 90, "2019") + at(200, 90, "Engineer") + at(9, 78, "2020") + at(200, 78, "Architect") + at(9, 66, "2021") + at(200, 66, "Head"), nil,
			"2019   Engineer\n2020   Architect\n2021   Head"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := readText(t, with(c.font, c.content, c.more...)); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestFilledFieldsAreRead(t *testing.T) {
	data := string(packedPage(show(greeting),
		"<</Subtype/Widget/Rect[50 500 200 520]/AP<</N 7 0 R>>>>",
		streamOf("/BBox[0 0 150 20]/Resources<</Font<</F 5 0 R>>>>", "BT /F 10 Tf 2 4 Td (typed by hand) Tj ET")))
	if text := readText(t, []byte(strings.Replace(data, "/MediaBox", "/Annots[6 0 R]/MediaBox", 1))); !strings.Contains(text, "typed by hand") {
		t.Errorf("%q", text)
	}
}

func TestATurnedPageIsReadUpright(t *testing.T) {
	for rotate, matrix := range map[int]string{90: "0 1 -1 0 300 50", 180: "-1 0 0 -1 500 700", 270: "0 -1 1 0 300 700"} {
		content := "BT /F 10 Tf " + matrix + " Tm (first line here) Tj 0 -12 Td (second line here) Tj ET"
		data := strings.Replace(string(onePage(content)), "/MediaBox", fmt.Sprintf("/Rotate %d/MediaBox", rotate), 1)
		if text := readText(t, []byte(data)); !strings.HasPrefix(text, "first line here") || !strings.HasSuffix(text, "second line here") {
			t.Errorf("%d: %q", rotate, text)
		}
	}
}

// A letter without text within a word is lost, also in a long text. One at the end of a word may be an icon.
func TestLettersThatAreLostWithinWordsAreReported(t *testing.T) {
	const long = "<00610061006100610061006100610061006100610061006100610061006100610061006100610061> Tj 0 -20 Td "
	for shown, want := range map[string]bool{
		"<006100780061> Tj": true, "<0061> Tj <0078> Tj <0061> Tj": true, "<00610078007800780061> Tj": true,
		"<006100610078> Tj 0 -20 Td <0020> Tj": false, "<007800200061> Tj": false, "<0061> Tj /F 12 Tf <78> Tj /G 12 Tf <0061> Tj": false,
	} {
		file := fileOf(
			"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
			"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R/G 6 0 R>>>>>>",
			streamOf("", "BT /G 12 Tf 50 700 Td "+strings.Repeat(long, 20)+strings.Repeat("<0020> Tj "+shown+" ", 3)+" ET"),
			"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
			"<</Type/Font/Subtype/Type0/BaseFont/X/ToUnicode 7 0 R/DescendantFonts[<</DW 500>>]>>",
			streamOf("", "beginbfchar <0020> <0020> <0061> <0061> <0078> <> endbfchar"),
		)
		doc, err := Read(file, Standard(), never)
		modeltest.Must(t, err)
		if doc.Unreadable != want {
			t.Errorf("%s: %v, %q", shown, doc.Unreadable, textOf(doc))
		}
	}
}
