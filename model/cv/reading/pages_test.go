package reading_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"shortlist/model/cv"
	"shortlist/model/cv/reading"
	"shortlist/model/cv/reading/outcome"
)

// with is a page whose fonts are F, Helvetica, and G, by a dictionary; more objects
// follow from number 7 on.
func with(font, content string, more ...string) []byte {
	data := string(packedPage(content, append([]string{font}, more...)...))
	return []byte(strings.Replace(data, "/Font<</F 5 0 R>>", "/Font<</F 5 0 R/G 6 0 R>>/Properties<</P<</ActualText(from afar)>>>>", 1))
}

func readText(t *testing.T, data []byte) string {
	t.Helper()
	doc, err := reading.Read(t.Context(), data)
	if err != nil {
		t.Fatal(err)
	}
	return textOf(doc)
}

// What is drawn on a page is read as a person reads it.
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
		"the text that content stands for":     {plain, "/Span<</ActualText<FEFF0406>>>BDC BT /F 9 Tf 9 9 Td (XYZ) Tj ET EMC", nil, "І"},
		"and that of a named list":             {plain, "/Span/P BDC BT /F 9 Tf 9 9 Td (XYZ) Tj ET EMC", nil, "from afar"},
		"a shadow is no second word":           {plain, at(9, 9, "Olena") + at(9, 9, "Olena"), nil, "Olena"},
		"invisible text, as over a scan":       {plain, "q 600 0 0 800 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q BT 3 Tr /F 9 Tf 9 9 Td (Olena) Tj ET", nil, "Olena"},
		"a picture among the operators":        {plain, "BI /W 2 /H 2 /BPC 8 ID \x00EI\xff\xfe EI Q " + at(9, 9, "after"), nil, "after"},
		"an accent drawn over a letter":        {named("/acute/a"), "BT /G 10 Tf 50 9 Td [(A) 500 (B)] TJ ET", nil, "á"},
		"ToUnicode before all else": {"<</Type/Font/Subtype/Type1/BaseFont/X/ToUnicode 7 0 R/FirstChar 1/Widths[500 500]>>", "BT /G 10 Tf 9 9 Td <0102> Tj ET",
			[]string{stream("", "2 beginbfchar <01> <0054> <02> <1B> endbfchar")}, "Tț"},
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

func TestColumnsAreReadOneAfterTheOther(t *testing.T) {
	content := ""
	for i := range 6 {
		content += fmt.Sprintf("BT /F 10 Tf 40 %d Td (left line number %d of it) Tj 260 5 Td (right line number %d of it) Tj ET\n", 700-20*i, i, i)
	}
	text := readText(t, page(content))
	if strings.Index(text, "right line number 0") < strings.Index(text, "left line number 5") {
		t.Errorf("mixed:\n%s", text)
	}
	doc, err := reading.Read(t.Context(), page(content))
	if err != nil || !strings.Contains(doc.Pages[0].Layout, "left line number 0") {
		t.Errorf("%v\n%s", err, doc.Pages[0].Layout)
	}
}

// An address that stands out of its column, and words set apart to fill it, do not
// break the paragraphs there.
func TestNarrowColumns(t *testing.T) {
	line := func(y int, spacing float64, text string) string {
		return fmt.Sprintf("BT /F 10 Tf %.1f Tw 40 %d Td (%s) Tj ET\n", spacing, y, text)
	}
	want := "Engineer with eleven years of experience in payment systems and migrations."
	ragged := line(700, 0, "eleanor.whitfield@example.org") + line(688, 0, "+44 20 7946 0958") +
		line(660, 0, "Engineer with eleven") + line(648, 0, "years of experience in") + line(636, 0, "payment systems and") + line(624, 0, "migrations.")
	if got := readText(t, page(ragged)); got != "eleanor.whitfield@example.org\n+44 20 7946 0958\n\n"+want {
		t.Errorf("%q", got)
	}
	even := line(660, 8, "Engineer with eleven") + line(648, 5, "years of experience in") + line(636, 11, "payment systems and") + line(624, 0, "migrations.")
	if got := readText(t, page(even)); got != want {
		t.Errorf("%q", got)
	}
}

// widths of Helvetica's letters are not known here: each is half its size.
func TestParagraphsAsTheyAreSet(t *testing.T) {
	line := func(x, y int, text string) string {
		return fmt.Sprintf("BT /G 10 Tf %d %d Td (%s) Tj ET\n", x, y, text)
	}
	half := "<</Type/Font/Subtype/Type1/BaseFont/X/FirstChar 32/Widths[" + strings.Repeat("500 ", 95) + "]>>"
	centred, ended, side := "", "", ""
	for i, text := range []string{"She keeps the archive of a small town and", "writes letters to everybody who asks for", "a copy of what is kept in it, and always", "answers."} {
		centred += line(300-len(text)*5/2, 700-12*i, text)
		ended += line(560-len(text)*5, 700-12*i, text)
	}
	for i := range 8 {
		side += line(40, 700-17*i, fmt.Sprintf("what she did in the year of %d", 2010+i))
	}
	const whole = "She keeps the archive of a small town and writes letters to everybody who asks for a copy of what is kept in it, and always answers."
	for name, c := range map[string]struct{ content, want string }{
		"centred":       {centred, whole},
		"right-aligned": {side + ended, whole},
		"a name of two": {line(50, 700, "Olena Hnatiuk-") + line(50, 688, "Kovalska"), "Olena Hnatiuk-Kovalska"},
		"two words that fill a column": {line(50, 700, "She keeps the archives at") + line(50, 688, "bibliography,") + line(145, 688, "papers") + line(50, 676, "still in use for everyone") + line(50, 664, "and so on."),
			"She keeps the archives at bibliography, papers still in use for everyone and so on."},
		"a table of words": {line(50, 700, "English") + line(145, 700, "fluent") + line(50, 688, "Irish") + line(145, 688, "native"), "English   fluent\nIrish   native"},
		"on in the next column": {line(50, 300, "in the one column, once") + line(50, 288, "again in it, and then is") + line(50, 276, "the very last line of it") + line(300, 700, "and goes on in the next") + line(300, 688, "one, up to its end that") + line(300, 676, "comes here.") + line(300, 288, "level") + line(300, 276, "with it"),
			"the very last line of it and goes on in the next one, up to its end that comes here."},
	} {
		if got := readText(t, with(half, c.content)); !strings.Contains(got, c.want) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestFilledFieldsAreRead(t *testing.T) {
	data := string(packedPage(show(greeting),
		"<</Subtype/Widget/Rect[50 500 200 520]/AP<</N 7 0 R>>>>",
		stream("/BBox[0 0 150 20]/Resources<</Font<</F 5 0 R>>>>", "BT /F 10 Tf 2 4 Td (typed by hand) Tj ET")))
	if text := readText(t, []byte(strings.Replace(data, "/MediaBox", "/Annots[6 0 R]/MediaBox", 1))); !strings.Contains(text, "typed by hand") {
		t.Errorf("%q", text)
	}
}

func TestATurnedPageIsReadUpright(t *testing.T) {
	for rotate, matrix := range map[int]string{90: "0 1 -1 0 300 50", 180: "-1 0 0 -1 500 700", 270: "0 -1 1 0 300 700"} {
		content := "BT /F 10 Tf " + matrix + " Tm (first line here) Tj 0 -12 Td (second line here) Tj ET"
		data := strings.Replace(string(page(content)), "/MediaBox", fmt.Sprintf("/Rotate %d/MediaBox", rotate), 1)
		if text := readText(t, []byte(data)); !strings.HasPrefix(text, "first line here") || !strings.HasSuffix(text, "second line here") {
			t.Errorf("%d: %q", rotate, text)
		}
	}
}

// A page without text in a CV that has some is told of.
func TestPagesThatArePicturesAreNoted(t *testing.T) {
	data := pdf(
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 7 0 R 7 0 R]/Count 3>>",
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		stream("", show(greeting)), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", stream("/Subtype/Image/Width 9/Height 9", "x"),
		"<</Type/Page/MediaBox[0 0 600 800]/Contents 8 0 R/Resources<</XObject<</X 6 0 R>>>>>>", stream("", "/X Do"),
	)
	doc, err := reading.Read(t.Context(), data)
	if err != nil || doc.Note != "pages 2, 3 are pictures: there is no text on them" || len(doc.Pages) != 3 {
		t.Errorf("%q, %d pages, %v", doc.Note, len(doc.Pages), err)
	}
}

func TestAReadCanBeStopped(t *testing.T) {
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	over, cancel := context.WithTimeout(t.Context(), 0)
	defer cancel()
	for _, data := range [][]byte{page(show(greeting)), docx("", ""), odt("")} {
		if _, err := reading.Read(cancelled, data); !errors.Is(err, context.Canceled) {
			t.Errorf("%v", err)
		}
		if _, err := reading.Read(over, data); !errors.Is(err, outcome.ErrTooLarge) {
			t.Errorf("%v", err)
		}
	}
}

func TestKinds(t *testing.T) {
	for data, want := range map[string]cv.Kind{
		"": "", "Olena Koval": cv.TXT, "<!-- " + strings.Repeat("saved ", 100) + "--><HTML>": cv.HTML, "PK\x03\x04 anything": cv.DOCX,
		strings.Repeat("\x00\x01", 1000) + "%PDF-1.4": cv.PDF, "O\x00l\x00e\x00n\x00a\x00": cv.TXT, "\x00O\x00l\x00e\x00n\x00a": cv.TXT,
		"\x7fELF\x00\x00\x01\x00\x00\x00": "", "\x89PNG\r\n\x1a\n": cv.PNG,
	} {
		if got := reading.KindOf([]byte(data)); got != want {
			t.Errorf("%.20q is %q, want %q", data, got, want)
		}
	}
	for _, picture := range []string{"GIF89a", "II*\x00", "RIFF\x00\x00\x00\x00WEBPVP8 ", "\x89PNG\r\n\x1a\n", "\xFF\xD8\xFF\xE0"} {
		if _, err := reading.Read(t.Context(), []byte(picture)); !errors.Is(err, outcome.ErrImageOnly) {
			t.Errorf("%q: %v", picture, err)
		}
	}
}

// A file whose words are all hidden has none on its pages, and they are to be had.
func TestAFileOfHiddenWordsAlone(t *testing.T) {
	doc, err := reading.Read(t.Context(), page("3 Tr "+show(greeting)))
	if err != nil || doc.Pages[0].Text != "" || doc.Pages[0].Hidden != greeting || doc.HiddenWords() != 3 || doc.Note != "there are no words on its pages" {
		t.Errorf("%+v, %v", doc, err)
	}
}
