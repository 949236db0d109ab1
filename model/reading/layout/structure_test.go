package layout

import (
	"strings"
	"testing"
)

func tagged(units []Unit, of ...[]Glyph) Laid {
	return Lay(Page{Height: 800, Glyphs: join(of...), Units: append([]Unit{{}}, units...)}, never)
}

func TestTagsMakeParagraphs(t *testing.T) {
	three := make([]Unit, 3)
	for name, c := range map[string]struct {
		page Laid
		want string
	}{
		"a unit a line":       {tagged(three, in(1, line(50, 50, "one two three")), in(2, line(50, 62, "four five sixes")), in(3, line(50, 74, "seven"))), "one two three\nfour five sixes\nseven"},
		"a unit of lines":     {tagged(three[:1], in(1, lines(50, 50, "one two three", "four five sixes", "seven"))), "one two three four five sixes seven"},
		"a gap between units": {tagged(three[:2], in(1, lines(50, 50, "one two three", "four five sixes")), in(2, line(50, 100, "seven"))), "one two three four five sixes\n\nseven"},
		"their own order":     {tagged(three[:2], in(2, line(50, 50, "second")), in(1, line(300, 200, "first"))), "first\n\nsecond"},
		"a label":             {tagged([]Unit{{Label: true}, {}}, in(1, line(50, 50, "1.")), in(2, lines(70, 50, "written by hand and", "sent"))), "1. written by hand and sent"},
		"cells of a row":      {tagged(three[:2], in(1, line(50, 50, "Engineer")), in(2, line(300, 50, "2015"))), "Engineer   2015"},
		"a word in two units": {tagged(three[:2], in(1, line(50, 50, "Ole")), in(2, line(65.5, 50, "na"))), "Olena"},
		"words in two units":  {tagged(three[:2], in(1, line(50, 50, "Olena")), in(2, line(80, 50, "Koval"))), "Olena Koval"},
		"in two columns":      {tagged(three[:1], in(1, lines(50, 700, "it begins at the end", "of the one column and")), in(1, line(300, 50, "ends in the other"))), "it begins at the end of the one column and ends in the other"},
		"a range of dates":    {tagged(three[:1], in(1, lines(50, 50, "03.2015 –", "08.2019"))), "03.2015 – 08.2019"},
		"a break by hand":     {tagged(three[:1], in(1, lines(50, 50, "Olena Koval", "head of the department of everything"))), "Olena Koval\nhead of the department of everything"},
	} {
		if got := written(c.page).Text; got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
	heading := tagged([]Unit{{Heading: true}, {}}, in(1, line(50, 50, "Skills")), in(2, lines(50, 80, "a paragraph of text", "that goes on in it")))
	if got := written(heading); len(got.Headings) != 1 || got.Headings[0] != 0 {
		t.Errorf("a heading: %+v", got)
	}
}

func TestUnitsOnOneLine(t *testing.T) {
	for name, c := range map[string]struct {
		page Laid
		want string
		ok   bool
	}{
		"parts of a word":        {tagged(make([]Unit, 2), in(1, line(50, 50, "Ole")), in(2, line(65.5, 50, "na"))), "", true},
		"words":                  {tagged(make([]Unit, 2), in(1, line(50, 50, "Ole")), in(2, line(70, 50, "na"))), " ", true},
		"cells":                  {tagged(make([]Unit, 2), in(1, line(50, 50, "Ole")), in(2, line(100, 50, "na"))), "   ", true},
		"after a label":          {tagged([]Unit{{Label: true}, {}}, in(1, line(50, 50, "1.")), in(2, lines(90, 50, "one", "two"))), " ", true},
		"on two lines":           {tagged(make([]Unit, 2), in(1, line(50, 50, "Ole")), in(2, line(65, 62, "na"))), "", false},
		"from right to left":     {tagged(make([]Unit, 2), in(1, line(90, 50, "Ole")), in(2, line(50, 50, "na"))), "", false},
		"of which one has lines": {tagged(make([]Unit, 2), in(1, lines(50, 50, "Ole", "x")), in(2, line(90, 50, "na"))), "", false},
	} {
		blocks, _ := c.page.blocks()
		if len(blocks) != 2 {
			t.Errorf("%s: %d blocks", name, len(blocks))
			continue
		}
		if space, ok := blocks[0].joinsLine(blocks[1]); space != c.want || ok != c.ok {
			t.Errorf("%s: %q, %v", name, space, ok)
		}
	}
}

// Text outside all units is read if it is above or below them. If there is too much of it, or it
// lies in between, the tags do not count.
func TestTextWithoutTags(t *testing.T) {
	text := in(1, lines(50, 100, "There are more letters than that in what is tagged, as there", "ought to be: ten times as many, to be exact, or a little more", "than that, to be sure of it, so that it counts, as we see"))
	got := written(tagged(make([]Unit, 1), line(50, 50, "above"), text, line(50, 300, "below"))).Text
	if !strings.HasPrefix(got, "above\n\nThere are") || !strings.HasSuffix(got, "as we see\n\nbelow") {
		t.Errorf("above and below: %q", got)
	}
	within := tagged(make([]Unit, 2), text, line(300, 200, "within"), in(2, line(50, 300, "and the end of it")))
	if _, ok := within.structured(running{size: 10}); ok {
		t.Error("a line in between")
	}
	half := tagged(make([]Unit, 1), in(1, line(50, 50, "one")), line(50, 100, "and more that has no tag"))
	if _, ok := half.structured(running{size: 10}); ok {
		t.Error("more without tags than with")
	}
	bullet := tagged(make([]Unit, 1), line(40, 100, "•"), text)
	if got := written(bullet).Text; !strings.HasPrefix(got, "• There") {
		t.Errorf("a bullet: %q", got)
	}
}

func TestTagsThatAreWorseDoNotCount(t *testing.T) {
	var upwards, rows [][]Glyph
	for i := range 6 {
		upwards = append(upwards, in(int32(6-i), line(50, 100+40*float64(i), "heading "+string(rune('0'+i)))))
	}
	if got := written(tagged(make([]Unit, 6), upwards...)).Text; !strings.HasPrefix(got, "heading 0") {
		t.Errorf("from the bottom up: %q", got)
	}
	words := "Engineer with eleven years of experience in|payment systems and migrations of all kinds and|sizes and with a liking for small and careful|teams that read what others write and write what|others read and take their time over it."
	for i, text := range strings.Split(words, "|") {
		rows = append(rows, in(int32(i+1), line(50, 100+12*float64(i), text)))
	}
	if got := written(tagged(make([]Unit, 5), rows...)).Text; got != strings.ReplaceAll(words, "|", " ") {
		t.Errorf("a unit a line: %q", got)
	}
}
