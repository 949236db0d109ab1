package layout

import (
	"fmt"
	"strings"
	"testing"
)

// column returns n numbered lines with the name of a side.
func column(x, y, lead float64, side string, n int) (out []Glyph) {
	for i := range n {
		out = append(out, line(x, y+lead*float64(i), fmt.Sprintf("the %s line number %d of it", side, i))...)
	}
	return out
}

// inOrder reports whether the words follow one another in text.
func inOrder(text string, words ...string) bool {
	for _, w := range words {
		_, after, ok := strings.Cut(text, w)
		if !ok {
			return false
		}
		text = after
	}
	return true
}

func TestColumnsAreReadOneAfterTheOther(t *testing.T) {
	for name, c := range map[string]struct {
		page []Glyph
		want []string
	}{
		"two":             {join(column(40, 100, 20, "left", 6), column(300, 95, 20, "right", 6)), []string{"left line number 0", "left line number 5", "right line number 0", "right line number 5"}},
		"drawn by rows":   {join(column(300, 95, 20, "right", 6), column(40, 100, 20, "left", 6)), []string{"left line number 5", "right line number 0"}},
		"three":           {join(column(40, 100, 20, "left", 6), column(220, 95, 20, "middle", 6), column(400, 105, 20, "right", 6)), []string{"left line number 5", "middle line number 0", "middle line number 5", "right line number 0"}},
		"under a heading": {join(line(40, 50, strings.Repeat("across the page ", 6)), column(40, 100, 20, "left", 6), column(300, 95, 20, "right", 6)), []string{"across", "left line number 5", "right line number 0"}},
		"over a line across": {join(column(40, 100, 20, "left", 6), column(300, 95, 20, "right", 6), line(40, 260, strings.Repeat("across the page ", 6))),
			[]string{"left line number 5", "right line number 0", "right line number 5", "across"}},
		"two times two": {join(column(40, 100, 20, "left", 6), column(300, 95, 20, "right", 6), line(40, 260, strings.Repeat("across the page ", 6)), column(40, 300, 20, "lower", 6), column(300, 295, 20, "lowest", 6)),
			[]string{"left line number 5", "right line number 5", "across", "lower line number 5", "lowest line number 0"}},
		"an address into the gutter": {join(column(40, 100, 20, "left", 6), line(40, 220, "somebody.with.a.very.long.name.of.hers@an.example.org"), column(300, 95, 20, "right", 6)),
			[]string{"left line number 5", "somebody", "right line number 0"}},
	} {
		if got := textOf(c.page); !inOrder(got, c.want...) {
			t.Errorf("%s:\n%s", name, got)
		}
	}
}

func TestRowsAreReadAcross(t *testing.T) {
	var dates, labels []Glyph
	dated, labelled := "", ""
	for i, job := range []string{"Engineer", "Architect", "Head of everything", "Foreman"} {
		y := 50 + 30*float64(i)
		dates = append(dates, join(line(50, y, fmt.Sprint(2015+i)), line(150, y, job+" of the works"))...)
		dated += fmt.Sprintf("%d   %s of the works\n\n", 2015+i, job)
		labels = append(labels, join(line(50, y, "Label"), line(150, y, "the value of "+job), line(150, y+12, "and more of it here"))...)
		labelled += "Label   the value of " + job
	}
	if got := textOf(dates); got+"\n\n" != dated {
		t.Errorf("dates: %q", got)
	}
	if got := textOf(labels); !inOrder(got, "Label", "Engineer", "and more", "Label", "Architect", "and more", "Label", "Head") {
		t.Errorf("labels: %q", got)
	}
}

// Columns of short texts are a table if its rows are drawn one after the other, else lists beside each other.
func TestShortCellsAreReadByRowsIfTheyAreDrawnSo(t *testing.T) {
	cells := [][]string{{"Skill", "Level", "Years"}, {"Bread", "expert", "10"}, {"Cakes", "good", "6"}, {"Stock control", "basic", "2"}, {"Accounts", "basic", "2"}}
	var table, lists []Glyph
	for i := range cells {
		for j := range 3 {
			table = append(table, line(50+150*float64(j), 50+25*float64(i), cells[i][j])...)
		}
	}
	for j := range 3 {
		for i := range cells {
			lists = append(lists, line(50+150*float64(j), 50+25*float64(i), cells[i][j])...)
		}
	}
	if got := textOf(table); !inOrder(got, "Skill   Level   Years", "Bread   expert   10", "Accounts   basic   2") {
		t.Errorf("a table: %q", got)
	}
	if got := textOf(lists); !inOrder(got, "Skill", "Bread", "Accounts", "Level", "expert", "Years", "10") {
		t.Errorf("lists: %q", got)
	}
}

// Names and values of a few letters that are drawn row by row are read so, with values in small letters, too.
func TestShortPairsAreReadByRowsIfTheyAreDrawnSo(t *testing.T) {
	var pairs, lists []Glyph
	names, values := []string{"Office", "Licence", "Returns"}, []string{"Excel, Word", "category B", "by post"}
	for i := range names {
		pairs = append(pairs, join(line(50, 50+14*float64(i), names[i]), line(120, 50+14*float64(i), values[i]))...)
		lists = append(lists, line(50, 50+14*float64(i), names[i])...)
	}
	for i := range values {
		lists = append(lists, line(120, 50+14*float64(i), values[i])...)
	}
	if got := textOf(pairs); !inOrder(got, "Office   Excel, Word", "Licence   category B", "Returns   by post") {
		t.Errorf("pairs: %q", got)
	}
	if got := textOf(lists); !inOrder(got, "Office", "Licence", "Returns", "Excel, Word", "category B") {
		t.Errorf("lists: %q", got)
	}
	headed := join(line(50, 20, "Works"), line(50, 34, "Abilities"), pairs)
	if got := textOf(headed); !inOrder(got, "Works", "Abilities", "Office   Excel, Word", "Licence   category B", "Returns   by post") {
		t.Errorf("pairs below other rows: %q", got)
	}
	double := join(line(50, 20, "Tools"), line(85, 20, "Git"), line(120, 20, "Buses"), line(160, 20, "CAN"),
		line(50, 34, "First"), line(85, 34, "aid"), line(120, 34, "Cards"), line(160, 34, "Gold"), pairs)
	if got := textOf(double); !inOrder(got, "Tools", "Git", "Buses", "CAN", "First", "Cards", "Gold", "Office   Excel, Word", "Licence   category B", "Returns   by post") {
		t.Errorf("pairs below rows of two pairs: %q", got)
	}
}

// A gutter beside aligned values does not end within a row whose value is wider.
func TestARowWithAWiderValueStaysARow(t *testing.T) {
	page := line(50, 30, "Skills")
	for i, pair := range [][2]string{{"Office", "Excel, Word"}, {"Systems", "SAP, Oracle"}, {"Driving", "Categories B"}, {"Forklift", "Licence since 2013"}} {
		y := 50 + 14*float64(i)
		page = join(page, line(50, y, pair[0]), line(500-5*float64(len(pair[1])), y, pair[1]))
	}
	if got := textOf(page); !inOrder(got, "Office   Excel, Word", "Systems   SAP, Oracle", "Driving   Categories B", "Forklift   Licence") {
		t.Errorf("%q", got)
	}
}

// Cells with little room between them are drawn one after the other. Words of a line that are drawn so stay together.
func TestTextOfAnotherCellIsApart(t *testing.T) {
	cell := func(x, y float64, texts ...string) []Glyph { return lines(x, y, texts...) }
	dates := join(cell(50, 50, "03.2015 –", "08.2019"), cell(99, 50, "Head nurse", "City Hospital"),
		cell(50, 90, "01.2012 –", "02.2015"), cell(99, 90, "Nurse", "County Clinic"))
	if got := textOf(dates); !inOrder(got, "03.2015 – 08.2019", "Head nurse", "City Hospital", "01.2012 – 02.2015", "Nurse", "County Clinic") {
		t.Errorf("dates: %q", got)
	}
	plain := join(cell(50, 50, "Led the ward", "Led the team"), cell(114, 50, "of ten", "of two"))
	for i, s := range lay(cell(50, 50, "Led the ward of ten"), cell(50, 90, "•"), cell(59, 90, "One item")).spans {
		if s.text != []string{"Led the ward of ten", "• One item"}[i] {
			t.Errorf("a line: %q", s.text)
		}
	}
	if got := len(lay(plain).spans); got != 4 {
		t.Errorf("two cells of two lines are %d spans", got)
	}
	right := func(x, y, size float64, text string) []Glyph { return at(x-size/2*float64(len(text)), y, size, text) }
	flush := join(right(110, 50, 8, "Aug 2014 - Jan"), right(110, 58, 8, "2019"), cell(116, 50, "Embedded developer"), cell(127, 62, "Wrote drivers"),
		right(110, 90, 8, "2012 - Jul"), right(110, 98, 8, "2014"), cell(116, 90, "Technician"), cell(127, 102, "Built benches"))
	if got := textOf(flush); !inOrder(got, "Aug 2014 - Jan 2019", "Embedded developer", "Wrote drivers", "2012 - Jul 2014", "Technician", "Built benches") {
		t.Errorf("dates that end alike: %q", got)
	}
}

// Small letters end nearer to the next column than its own letters would.
func TestAColumnOfSmallLettersNeedsLessRoom(t *testing.T) {
	var page []Glyph
	for i, pair := range [][2]string{{"English", "native"}, {"French", "B2"}, {"Welsh", "A2"}, {"German", "A1"}} {
		y := 100 + 8*float64(i)
		page = join(page, at(40, y, 6, pair[0]), at(190-3*float64(len(pair[1])), y, 6, pair[1]))
	}
	page = join(page, column(197.5, 94, 12, "main", 8))
	if got := textOf(page); !inOrder(got, "English   native", "French   B2", "Welsh   A2", "German   A1", "main line number 0", "main line number 7") {
		t.Errorf("%q", got)
	}
}

// The words of lines that are spread to fill a narrow column are no columns, though they end alike.
func TestLinesThatFillANarrowColumnAreLines(t *testing.T) {
	var page []Glyph
	texts := []string{"answers for the", "service accounts which", "forty thousand clients", "of the bank"}
	for i, text := range texts {
		page = append(page, spaced(300, 50+12*float64(i), 170, text)...)
	}
	if got := strings.Join(strings.Fields(textOf(page)), " "); got != strings.Join(texts, " ") {
		t.Errorf("%q", got)
	}
}

// TestAHeadingBelowTwoColumnsIsThatOfTheRowsBelowIt, although it is above the left column alone.
func TestAHeadingBelowTwoColumnsIsThatOfTheRowsBelowIt(t *testing.T) {
	page := join(line(198, 323, "County Clinic"), at(62, 356, 16, "Languages"))
	for side, words := range [][]string{{"English", "German", "Polish"}, {"Photography", "Hiking", "Chess"}} {
		for i, word := range words {
			page = append(page, line(62+136*float64(side), 395+24*float64(i), word)...)
		}
	}
	page = append(page, at(62, 485, 16, "Tools")...)
	for i, row := range [][2]string{{"Go", "Python SQL"}, {"Docker", "Linux Gitea"}, {"Jira", "Figma Excel"}} {
		page = join(page, line(66, 520+16*float64(i), row[0]), line(140, 520+16*float64(i), row[1]))
	}
	if got := textOf(page); !inOrder(got, "Polish", "Photography", "Chess", "Tools", "Go", "Docker") {
		t.Errorf("%q", got)
	}
}

// Names that end with a colon are read with their values of one line.
func TestNamesAreReadWithTheirValues(t *testing.T) {
	var page []Glyph
	for i, name := range []string{"Name:", "Degree:", "Licence:", "Place of work:"} {
		page = append(page, join(line(50, 50+25*float64(i), name), line(150, 52+25*float64(i), []string{"Jane Example", "Master", "yes", "Zorya Clinic"}[i]))...)
	}
	if got := textOf(page); !strings.Contains(got, "Name:   Jane Example\n") || !strings.Contains(got, "Place of work:   Zorya Clinic") {
		t.Errorf("%q", got)
	}
}

func TestRelatedRowsAreReadAcross(t *testing.T) {
	side := func(x, y, lead float64, texts ...string) []row {
		var out [][]Glyph
		for i, text := range texts {
			out = append(out, line(x, y+lead*float64(i), text))
		}
		return rowsOf(lay(out...).spans)
	}
	long := func(n int) (out []string) {
		for i := range n {
			out = append(out, fmt.Sprintf("a line of the text that is beside, number %d", i))
		}
		return out
	}
	for name, c := range map[string]struct {
		left, right []row
		want        bool
	}{
		"dates":                     {side(50, 50, 12, "2015", "2016", "2017"), side(150, 50, 12, long(3)...), true},
		"labels":                    {side(50, 50, 24, "Name", "Place", "Phone"), side(150, 50, 12, long(6)...), true},
		"labels on the right":       {side(50, 50, 12, long(6)...), side(350, 50, 24, "Name", "Place", "Phone"), true},
		"bullets, not all of them":  {side(50, 50, 12, "*", "*", "*", "*", "*"), side(150, 50, 12, long(12)...), true},
		"words under each other":    {side(50, 50, 12, "Name", "Place", "Phone"), side(150, 50, 12, long(3)...), false},
		"labels of as many rows":    {side(50, 50, 24, "Name", "Place", "Phone"), side(150, 50, 24, long(3)...), false},
		"rows between the others":   {side(50, 56, 24, "2015", "2016", "2017"), side(150, 50, 12, long(6)...), false},
		"only one that is level":    {side(50, 50, 31, "2015", "2016", "2017"), side(150, 50, 12, long(8)...), false},
		"long lines beside as many": {side(50, 50, 12, long(5)...), side(350, 50, 12, long(5)...), false},
	} {
		if got := readAcross(c.left, c.right); got != c.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// Headings in the margin are read before the text beside them.
func TestHeadingsInTheMargin(t *testing.T) {
	var page []Glyph
	for i, heading := range []string{"Profile", "Experience", "Education"} {
		y := 100 + 100*float64(i)
		page = append(page, line(40, y, heading)...)
		page = append(page, lines(200, y, heading+" begins with a first line of text", "and with another line of that very text", "and with a third line of text to read")...)
	}
	page = append(page, line(200, 60, "above all of the headings there is this")...)
	want := []string{"above all", "Profile", "Profile begins", "third line", "Experience", "Experience begins", "third line", "Education", "Education begins", "third"}
	if got := textOf(page); !inOrder(got, want...) {
		t.Errorf("%q", got)
	}

	// Headings have two lines; the second is level with a line between those beside it.
	page = line(200, 60, "above all of the headings there is this")
	want = []string{"above all"}
	for i, heading := range []string{"Professional", "Further", "Other"} {
		y := 100 + 100*float64(i)
		page = join(page, line(40, y, heading), line(40, y+13, "experience"))
		for n := range 5 {
			page = append(page, line(200, y+18*float64(n), fmt.Sprintf("%s line number %d of what is beside it", heading, n))...)
		}
		want = append(want, heading, "experience", heading+" line number 0", heading+" line number 4")
	}
	if got := textOf(page); !inOrder(got, want...) {
		t.Errorf("of two lines: %q", got)
	}
}

func TestAParagraphGoesOnInTheNextColumn(t *testing.T) {
	page := join(lines(50, 500, "in the one column, once", "again in it, and then is", "the very last line of it"),
		lines(300, 100, "and goes on in the next", "one, up to its end that", "comes here."), lines(300, 512, "level", "with it"))
	if got := textOf(page); !strings.Contains(got, "the very last line of it and goes on in the next one, up to its end that comes here.") {
		t.Errorf("%q", got)
	}
	page = join(lines(50, 500, "in the one column, once", "again in it, and then is", "the very last line of it"),
		lines(300, 100, "Begins with a capital in", "the next, up to its end", "that comes here."), lines(300, 512, "level", "with it"))
	if got := textOf(page); !strings.Contains(got, "line of it\n") {
		t.Errorf("a capital: %q", got)
	}
}

// A narrow column of places and dates, at either side, stays with the positions beside it. A column
// of short texts, years among them, is one of its own.
func TestNotesStayWithWhatTheyAreBeside(t *testing.T) {
	position := func(x, y float64, name string) []Glyph {
		return join(bold(line(x, y, name)), line(x, y+14, "- did a thing that takes a whole line for its words"), line(x, y+28, "- did another thing, and so"))
	}
	for name, c := range map[string]struct {
		side, main float64 // where the columns begin
		ended      bool    // whether the side's rows end at the same place
		want       []string
	}{
		"at the right": {420, 50, false, []string{"Clinic   Budapest", "2016 – 2019", "3 years", "- did", "Hospital   Szeged", "2013 – 2016"}},
		"to the right": {420, 50, true, []string{"Clinic   Budapest", "2016 – 2019", "3 years", "- did", "Hospital   Szeged", "2013 – 2016"}},
		"at the left":  {50, 200, false, []string{"Budapest", "2016 – 2019", "3 years", "Clinic", "- did", "Szeged", "2013 – 2016", "3 years", "Hospital"}},
	} {
		page := join(line(50, 30, "a line that is as long as the whole page is wide, and so it crosses both of the columns"), line(50, 80, "Experience"))
		for i, employer := range []string{"Clinic", "Hospital", "House"} {
			y := 110 + 60*float64(i)
			page = append(page, position(c.main, y, employer)...)
			for j, note := range []string{[]string{"Budapest", "Szeged", "Pécs"}[i], fmt.Sprintf("%d – %d", 2016-3*i, 2019-3*i), "3 years"} {
				x := c.side
				if c.ended {
					x = 500 - 5*float64(len([]rune(note)))
				}
				page = append(page, line(x, y+12*float64(j), note)...)
			}
		}
		if got := textOf(page); !inOrder(got, c.want...) {
			t.Errorf("%s: %q", name, got)
		}
	}

	var page []Glyph // two columns of the same lines
	for i, text := range []string{"Skills", "Nursing of old people", "First aid", "", "Education", "Szeged, nursing", "2012 – 2016", "", "School", "Pécs, of that town, 2008", "", "Course", "Vienna, on pain, 2018"} {
		page = append(page, line(420, 50+12*float64(i), text)...)
	}
	for i := range 20 {
		page = append(page, line(50, 50+12*float64(i), fmt.Sprintf("line %d of a text that is as wide as the column, all", i))...)
	}
	if got := textOf(page); !inOrder(got, "line 0 ", "line 19 ", "Skills", "Education", "Szeged", "2012", "School", "Course") {
		t.Errorf("a column of its own: %q", got)
	}
}

// A heading at the top of a column is no title of the page beside a name of larger letters.
func TestANameBesideAHeading(t *testing.T) {
	page := join(at(40, 106, 18, "Jane Example"), column(40, 130, 20, "side", 5), at(300, 100, 12, "Experience"), column(300, 120, 20, "main", 6))
	if got := textOf(page); !inOrder(got, "Jane Example", "side line number 4", "Experience", "main line number 0") {
		t.Errorf("%q", got)
	}
}

// Dates beside their entries are read with them, also where sections above and below begin at the place of the dates.
func TestSectionsAroundDatesAreNoColumn(t *testing.T) {
	var dated []Glyph
	for i, years := range []string{"2018 - now", "2014 - 2018", "2012 - 2014"} { // without a gap between two of them
		y := 88 + 60*float64(i)
		dated = join(dated, line(50, y, years), lines(150, y, fmt.Sprintf("Position %d", i), fmt.Sprintf("Employer %d", i)),
			lines(160, y+24, "- Led a ward of twelve", "- Planned the shifts", fmt.Sprintf("- Wrote guide number %d", i)))
	}
	above := at(50, 76, 14, "Experience")
	below := join(at(50, 270, 14, "Education"), lines(50, 282, "Nursing school", "City of Pest", "2008 - 2012"), at(50, 320, 14, "Skills"), lines(50, 332, "Records, plans and shifts of a ward", "Shifts"))
	if got := textOf(above, dated, below); !inOrder(got, "Experience", "2018 - now", "Position 0", "number 0", "2014 - 2018", "Position 1", "2012 - 2014", "Position 2", "number 2", "Education", "Skills", "Shifts") {
		t.Errorf("%q", got)
	}
	pairs := join(line(50, 40, "Nursing school"), line(300, 40, "2008 - 2012"), lines(50, 52, "City of Pest", "Skills"))
	for i, pair := range [][2]string{{"Records", "Medis, Excel"}, {"Languages", "French"}, {"Licences", "B, C"}, {"Courses", "wounds"}} {
		pairs = join(pairs, line(50, 76+12*float64(i), pair[0]), line(150, 76+12*float64(i), pair[1]))
	}
	if got := textOf(pairs); !inOrder(got, "Nursing school   2008 - 2012", "Skills", "Records   Medis, Excel", "Languages   French", "Licences   B, C", "Courses   wounds") {
		t.Errorf("pairs: %q", got)
	}
}
