package layout

import (
	"reflect"
	"strings"
	"testing"
)

func TestLettersThatAreReadOtherwise(t *testing.T) {
	for in, want := range map[string]string{
		"a": "a", "ﬁ": "fi", "ﬄ": "ffl", "ﬅ": "st", "\u00a0": " ", "\t": " ", "\uf0b7": "•", "\uf0a7": "•", "\u200b": "", "\ufeff": "", "\u202e": "", "\x01": "", "\ufffd": "", "\ue123": "", "é\u200d": "é", "\U000F0001": "",
	} {
		if got := normalize(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

// TestASpaceWithoutRoomDoesNotCount: groff writes "AVATAR" with one behind the second A, which a negative word space closes.
func TestASpaceWithoutRoomDoesNotCount(t *testing.T) {
	for want, room := range map[string]float64{"AVATAR": 0.02, "AVA TAR": 0.25} {
		glyphs := cleanGlyphs(line(10, 50, "AVA TAR"), true)
		for i := 4; i < len(glyphs); i++ {
			glyphs[i].X += (room - 0.5) * glyphs[i].Size
			glyphs[i].EndX += (room - 0.5) * glyphs[i].Size
		}
		if got := words(glyphs); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestAccentsDrawnOverLettersArePartOfThem(t *testing.T) {
	over := func(first, second string) []Glyph {
		return []Glyph{{Text: first, X: 10, EndX: 15, Y: 50, EndY: 50, Size: 10}, {Text: second, X: 10.5, EndX: 14.5, Y: 48, EndY: 48, Size: 10}}
	}
	for want, glyphs := range map[string][]Glyph{
		"á": over("´", "a"), "à": over("a", "`"), "ő": over("˝", "o"), "ș": over("s", "¸"), "Ț": over("¸", "T"), "ç": over("¸", "c"), "í": over("´", "ı"), "ă": over("˘", "a"), "ї": over("і", "¨"),
		"é": {{Text: "e", X: 10, EndX: 15, Size: 10, Y: 50}, {Text: "\u0301", X: 15, EndX: 15, Size: 10, Y: 50}},
	} {
		if got := cleanGlyphs(glyphs, true); len(got) != 1 || got[0].Text != want {
			t.Errorf("%s: %v", want, got)
		}
	}
	beside := over("´", "a")
	beside[1].X, beside[1].EndX = 15, 20
	below := over("´", "a")
	below[1].Y = 60
	for name, glyphs := range map[string][]Glyph{"beside": beside, "on another line": below, "of two letters": over("a", "b"), "that do not compose": over("´", "b")} {
		if got := cleanGlyphs(glyphs, true); len(got) != 2 {
			t.Errorf("%s: %v", name, got)
		}
	}
	for want, glyphs := range map[string][]Glyph{
		"ș":  {{Text: "s", X: 10, EndX: 14, Y: 50, Size: 10}, {Text: ",", X: 11, EndX: 13, Y: 53, Size: 7}},
		"s,": {{Text: "s", X: 10, EndX: 14, Y: 50, Size: 10}, {Text: ",", X: 14, EndX: 16, Y: 50, Size: 10}},
		"a,": {{Text: "a", X: 10, EndX: 14, Y: 50, Size: 10}, {Text: ",", X: 11, EndX: 13, Y: 53, Size: 7}},
	} {
		got := ""
		for _, g := range cleanGlyphs(glyphs, true) {
			got += g.Text
		}
		if got != want {
			t.Errorf("a comma: %q, want %q", got, want)
		}
	}
	pile := line(10, 50, "a"+strings.Repeat("\u0323", 500))
	if got := cleanGlyphs(pile, true); len(got) != 1 || len(got[0].Text) > maxCluster {
		t.Errorf("a pile of marks: %d letters, %d bytes", len(got), len(got[0].Text))
	}
}

func TestTextDrawnTwiceIsReadOnce(t *testing.T) {
	shadow := line(10.3, 50.2, "Olena")
	if got := textOf(line(10, 50, "Olena"), shadow); got != "Olena" {
		t.Errorf("%q", got)
	}
	if got := cleanGlyphs(join(line(10, 50, "a"), line(10, 50, "a")), false); len(got) != 2 {
		t.Errorf("where twice counts: %v", got)
	}
	if got := cleanGlyphs(at(10, 50, 0.4, "tiny"), true); len(got) != 0 {
		t.Errorf("of no size: %v", got)
	}
}

// Text of a font without an encoding is read as windows-1251 if most of its letters are Cyrillic
// there and accented in windows-1252.
func TestBytesOfUnknownFontsMayBeCyrillic(t *testing.T) {
	unsure := func(text string) []Glyph {
		out := line(10, 50, text)
		for i := range out {
			out[i].Unsure = true
		}
		return out
	}
	for in, want := range map[string]string{"Îëåíà": "Олена", "²âàí": "Іван", "Café": "Café", "éé": "éé"} {
		if got := textOf(unsure(in)); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
	if got := textOf(line(10, 50, "Îëåíà")); got != "Îëåíà" {
		t.Errorf("a font with an encoding: %q", got)
	}
}

func TestWordsArePartedByGaps(t *testing.T) {
	apart := func(gap float64, text string) (out []Glyph) {
		x := 10.0
		for _, r := range text {
			out = append(out, Glyph{Text: string(r), X: x, EndX: x + 5, Y: 50, EndY: 50, Size: 10})
			x += 5 + gap
		}
		return out
	}
	for name, c := range map[string]struct {
		glyphs []Glyph
		want   string
	}{
		"a gap of a space":            {join(line(10, 50, "Olena"), line(37.5, 50, "Koval")), "Olena Koval"},
		"a gap of kerning":            {join(line(10, 50, "Ole"), line(25.9, 50, "na")), "Olena"},
		"a space and a gap":           {line(10, 50, "Olena Koval"), "Olena Koval"},
		"two spaces":                  {line(10, 50, "Olena  Koval"), "Olena Koval"},
		"a letter-spaced heading":     {apart(3, "SKILLS"), "SKILLS"},
		"two letter-spaced words":     {append(apart(3, "MAIN"), at(10+4*8+5, 50, 10, "S")...), "MAIN S"},
		"spaces between letters":      {line(10, 50, "S K I L L S"), "SKILLS"},
		"of a name":                   {line(10, 50, "О Л Е Н А   К О В А Л Ь "), "ОЛЕНА КОВАЛЬ"},
		"two spaces between letters":  {line(10, 50, "M  A  I  N   S  K  I  L  L"), "MAIN SKILL"},
		"the classes of a licence":    {line(10, 50, "A B C D E"), "A B C D E"},
		"a few initials":              {line(10, 50, "J R T"), "J R T"},
		"letters and a word":          {line(10, 50, "Class B A D C"), "Class B A D C"},
		"small letters":               {line(10, 50, "b a d c"), "b a d c"},
		"letters drawn in any order":  {join(line(35, 50, "na Koval"), line(20, 50, "Ole")), "Olena Koval"},
		"a raised letter":             {join(line(10, 50, "m"), at(15, 46, 6, "2")), "m2"},
		"an accent's gap":             {join(line(10, 50, "one"), line(25, 50, "two"), line(40, 50, "three"), line(65, 50, "four"), line(85, 50, "five")), "onetwothreefourfive"},
		"raised letters of a browser": {join(line(10, 50, "1"), at(15, 45.6, 8.3, "st"), line(26, 50, "March")), "1st March"},
		"raised letters drawn last":   {join(line(10, 50, "1"), line(26, 50, "March"), line(66, 50, "31"), line(90, 50, "May"), at(15, 45.6, 8.3, "st"), at(76, 45.6, 8.3, "st")), "1st March   31st May"},
		"lowered letters":             {join(line(10, 50, "H"), at(15, 53, 8.3, "2"), line(19.5, 50, "O")), "H2O"},
		"raised letters of a tag":     {join(in(1, line(10, 50, "31")), in(2, at(20, 46, 8.3, "st")), in(3, line(31, 50, "May"))), "31st May"},
		"a raised letter far away":    {join(line(10, 50, "m"), at(18, 46, 6, "2"), line(40, 50, "end")), "2\nm   end"},
	} {
		if got := textOf(c.glyphs); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

func TestSpans(t *testing.T) {
	spans := func(of ...[]Glyph) (out []span) { return lay(of...).spans }
	if got := spans(line(10, 50, "left"), line(60, 50, "right")); len(got) != 2 || got[0].text != "left" || got[0].x0 != 10 || got[0].x1 != 30 || got[1].x0 != 60 {
		t.Errorf("%+v", got)
	}
	if got := spans(line(10, 50, "left"), line(42, 50, "right")); len(got) != 2 {
		t.Errorf("more than a letter apart: %+v", got)
	}
	if got := spans(bold(line(10, 50, "Label:")), line(42, 50, "it")); len(got) != 1 || got[0].bold || got[0].letters != 8 || got[0].first != 30 {
		t.Errorf("partly bold: %+v", got)
	}
	if got := spans(bold(line(10, 50, "All bold"))); !got[0].bold {
		t.Errorf("bold: %+v", got)
	}
	if got := spans(at(10, 50, 10, "A"), at(15, 50, 8, "nastasia")); len(got) != 1 || got[0].size != 8 || got[0].text != "Anastasia" {
		t.Errorf("a drop capital: %+v", got)
	}
	if got := spans(at(10, 50, 10, "ab"), at(20, 50, 8, "cd")); len(got) != 1 || got[0].size != 10 {
		t.Errorf("as many of two sizes: %+v", got)
	}
	var pieces [][]Glyph
	for i := range 12 { // from the outside in, each a little above the other
		n := []int{0, 11, 1, 10, 2, 9, 3, 8, 4, 7, 5, 6}[i]
		pieces = append(pieces, line(10+5*float64(n), 50+0.01*float64(i), string(rune('a'+n))))
	}
	if got := spans(pieces...); len(got) != 1 || got[0].text != "abcdefghijkl" {
		t.Errorf("drawn from the outside in: %+v", got)
	}
	if got := spans(line(10, 50, "one"), line(10, 61, "two")); len(got) != 2 {
		t.Errorf("two lines: %+v", got)
	}
}

func TestDrawnDotsAreBullets(t *testing.T) {
	for name, c := range map[string]struct {
		dot  Dot
		want string
	}{
		"before the line":     {Dot{40, 45, 4, 4}, "• an item"},
		"far before it":       {Dot{10, 45, 4, 4}, "an item"},
		"in it":               {Dot{52, 45, 4, 4}, "an item"},
		"above it":            {Dot{40, 30, 4, 4}, "an item"},
		"below its base":      {Dot{40, 52, 4, 4}, "an item"},
		"as large as letters": {Dot{38, 42, 8, 8}, "an item"},
	} {
		if got := written(Lay(Page{Height: 800, Glyphs: line(50, 50, "an item"), Dots: []Dot{c.dot}}, never)).Text; got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	if got := written(Lay(Page{Glyphs: line(50, 50, "- an item"), Dots: []Dot{{40, 45, 4, 4}}}, never)).Text; got != "- an item" {
		t.Errorf("that has one: %q", got)
	}
}

// Text in another direction follows the page, a line for each run.
func TestTurnedTextComesLast(t *testing.T) {
	var turned []Glyph
	for i, r := range "up the side" {
		y := 300 - 5*float64(i)
		turned = append(turned, Glyph{Text: string(r), X: 20, EndX: 20, Y: y, EndY: y - 5, Size: 10})
	}
	if got := textOf(turned, lines(50, 50, "the first line", "the second line")); !strings.HasSuffix(got, "\n\nup the side") || !strings.HasPrefix(got, "the first line") {
		t.Errorf("%q", got)
	}
	back := Glyph{Text: "a", X: 20, EndX: 15, Y: 50, EndY: 50, Size: 10}
	if up, other := splitTurned([]Glyph{back, line(1, 1, "b")[0]}); len(up) != 1 || len(other) != 1 || up[0].Text != "b" {
		t.Errorf("backwards: %v, %v", up, other)
	}
}

func TestTheGridLooksLikeThePage(t *testing.T) {
	got := lay(line(50, 50, "Olena Koval"), line(150, 50, "Kyiv"), line(60, 62, "engineer"), line(50, 100, "Skills")).Grid()
	if want := "Olena Koval         Kyiv\n  engineer\n\nSkills"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := lay(line(50, 50, "Olena Koval"), at(114, 50, 2, "Kyiv")).Grid(); got != "Olena Koval             Kyiv" && !strings.Contains(got, "Koval ") {
		t.Errorf("%q", got)
	}
	if got := lay(at(50, 50, 4, "a narrow line of words"), line(102, 50, "wide")).Grid(); got != "a narrow line of words wide" {
		t.Errorf("words stay apart: %q", got)
	}
	if got := lay(line(50, 50, "word one"), line(1e5, 50, "far away")).Grid(); len(got) > maxColumn+20 || !strings.HasSuffix(got, " far away") {
		t.Errorf("%d characters", len(got))
	}
}

func TestHiddenLettersArePartedFromThePage(t *testing.T) {
	hidden := func(glyphs []Glyph) []Glyph {
		for i := range glyphs {
			glyphs[i].Hidden = true
		}
		return glyphs
	}
	p := Page{Glyphs: join(line(10, 50, "Olena"), hidden(line(10, 50, "Olena")), hidden(line(10, 62, "kubernetes")))}
	on, aside := p.SplitHidden()
	if got := written(Lay(on, never)).Text; got != "Olena" {
		t.Errorf("on the page: %q", got)
	}
	if got := HiddenText(aside); got != "kubernetes" {
		t.Errorf("aside: %q", got)
	}
	if on, aside := (Page{Glyphs: line(10, 50, "Olena")}).SplitHidden(); len(on.Glyphs) != 5 || aside != nil {
		t.Errorf("nothing hidden: %v", aside)
	}
	for size, want := range map[float64]string{10: "one two\nthree", 0.001: "one two\nthree"} {
		if got := HiddenText(join(at(50*size, 50*size, size, "one two"), at(50*size, 51.2*size, size, "three"))); got != want {
			t.Errorf("of size %g: %q", size, got)
		}
	}
	over := join(line(10, 50, "one"), line(10, 50, "one"))
	if got := HiddenText(over); got != "one one" {
		t.Errorf("over each other: %q", got)
	}
}

func TestLongWorkEnds(t *testing.T) {
	var flood []Glyph
	for y := range 200 {
		for x := range 200 {
			flood = append(flood, Glyph{Text: "a", X: float64(x) * 9.3, EndX: float64(x)*9.3 + 0.5, Y: float64(y), EndY: float64(y), Size: 1})
		}
	}
	w := &work{100, never}
	if got := joinChunks(chunks(flood), w); len(got) == 0 || w.left >= 0 {
		t.Errorf("%d chunks, %d left", len(got), w.left)
	}
	asked := 0
	l := Lay(Page{Height: 800, Glyphs: flood}, func() bool { asked++; return asked > 3 })
	if got := l.Paragraphs(); len(got) == 0 || asked > 100 {
		t.Errorf("%d paragraphs, asked %d times", len(got), asked)
	}
	if !(&work{0, never}).spend(1) || (&work{1, never}).spend(1) || !(&work{9, func() bool { return true }}).spend(1) {
		t.Error("work is not counted")
	}
}

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		of   []float64
		want float64
	}{{nil, 0}, {[]float64{3, 1, 2}, 2}, {[]float64{4, 1, 2, 3}, 3}} {
		before := append([]float64(nil), c.of...)
		if got := median(c.of); got != c.want || !reflect.DeepEqual(before, c.of) {
			t.Errorf("%v: %g, left as %v", before, got, c.of)
		}
	}
}

// Short lines of a narrow column are a list, also where one is as wide as the column, and so are links below each other.
func TestNarrowLinesStayLines(t *testing.T) {
	if got := textOf(lines(50, 50, "Word and PowerPoint", "Team work", "Hungarian – native", "English – C1")); got != "Word and PowerPoint\nTeam work\nHungarian – native\nEnglish – C1" {
		t.Errorf("%q", got)
	}
	if got := textOf(lines(50, 50, "I have led a ward of", "twelve nurses at Kert", "Hospital for ten", "years, and taught.")); got != "I have led a ward of twelve nurses at Kert Hospital for ten years, and taught." {
		t.Errorf("running text: %q", got)
	}
	var page []Glyph // at the right edge
	for i, text := range []string{"12 Long Street", "1052 Budapest", "Hungary", "+36 30 123 4567", "E jane@example.com", "W www.example.com"} {
		page = append(page, line(400-5*float64(len(text)), 50+12*float64(i), text)...)
	}
	if got := textOf(page); got != "12 Long Street\n1052 Budapest\nHungary\n+36 30 123 4567\nE jane@example.com\nW www.example.com" {
		t.Errorf("at the right: %q", got)
	}
}
