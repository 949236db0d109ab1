package pdf

import (
	"fmt"
	"strings"
	"testing"
)

// tagged returns a page with a structure tree: its first children are object 6, and more objects
// follow from number 7.
func tagged(content, kids string, more ...string) []byte {
	objects := []string{
		"<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot<</Type/StructTreeRoot/K 6 0 R/RoleMap<</Text/Body/Body/P/Loop/Loop2/Loop2/Loop>>>>>>",
		"<</Type/Pages/Kids[3 0 R]/Count 1>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
		streamOf("", content), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", kids,
	}
	return fileOf(append(objects, more...)...)
}

// piece returns one line of marked content.
func piece(id, x, y int, text string) string {
	return fmt.Sprintf("/P<</MCID %d>>BDC BT /F 10 Tf %d %d Td (%s) Tj ET EMC\n", id, x, y, text)
}

func elementOf(kind string, ids ...int) string {
	return fmt.Sprintf("<</S/%s/Pg 3 0 R/K%v>>", kind, ids)
}

// The tags of a page define its paragraphs if the layout does not show them.
func TestTaggedPages(t *testing.T) {
	two := piece(0, 50, 700, "one two three") + piece(1, 50, 688, "four five sixes") + piece(2, 50, 676, "seven")
	for name, c := range map[string]struct {
		file []byte
		want string
	}{
		"a paragraph of lines": {tagged(two, elementOf("P", 0, 1, 2)), "one two three four five sixes seven"},
		"paragraphs of a line": {tagged(two, "["+elementOf("P", 0)+elementOf("P", 1)+elementOf("P", 2)+"]"), "one two three\nfour five sixes\nseven"},
		"words within":         {tagged(two, "<</S/P/Pg 3 0 R/K[0 "+elementOf("Span", 1)+" 2]>>"), "one two three four five sixes seven"},
		"types of its own":     {tagged(two, "["+elementOf("Text", 0, 1)+elementOf("Loop", 2)+"]"), "one two three four five sixes\nseven"},
		"pieces with a page":   {tagged(two, "<</S/P/K[<</Type/MCR/Pg 3 0 R/MCID 0>><</Type/MCR/Pg 3 0 R/MCID 1>><</Type/OBJR>><</Type/MCR/Pg 3 0 R/MCID 2>>]>>"), "one two three four five sixes seven"},
		"a part in between":    {tagged(two, "<</S/Div/Pg 3 0 R/K[0 "+elementOf("P", 1)+" 2]>>"), "one two three\nfour five sixes\nseven"},
		"a list": {tagged(piece(0, 50, 700, "1.")+piece(1, 70, 700, "written by hand and")+piece(2, 70, 688, "sent"),
			"<</S/L/K<</S/LI/K["+elementOf("Lbl", 0)+elementOf("LBody", 1, 2)+"]>>>>"), "1. written by hand and sent"},
		"a row of cells": {tagged(piece(0, 50, 700, "Engineer")+piece(1, 300, 700, "2015")+piece(2, 50, 688, "Foreman")+piece(3, 300, 688, "2012"),
			"<</S/Table/K[<</S/TR/K["+elementOf("TD", 0)+elementOf("TD", 1)+"]>><</S/TR/K["+elementOf("TD", 2)+elementOf("TD", 3)+"]>>]>>"), "Engineer   2015\nForeman   2012"},
		"lines that were broken by hand": {tagged(piece(0, 50, 700, "Olena Koval")+piece(1, 50, 688, "head of the department of everything"), elementOf("P", 0, 1)), "Olena Koval\nhead of the department of everything"},
		"a paragraph in two columns": {tagged(piece(0, 50, 112, "it begins at the end")+piece(1, 50, 100, "of the one column and")+piece(2, 300, 700, "ends in the other"),
			elementOf("P", 0, 1, 2)), "it begins at the end of the one column and ends in the other"},
		"what has no tag": {tagged(show("olena@example.org")+piece(0, 50, 600, "There are more letters than that in what is tagged, as there ought to be: ten times")+piece(1, 50, 588, "as many, to be exact, or a little more than that, to be sure of it, so that it counts.")+
			"BT /F 9 Tf 50 30 Td (page 1) Tj ET", elementOf("P", 0, 1)),
			"olena@example.org\n\nThere are more letters than that in what is tagged, as there ought to be: ten times as many, to be exact, or a little more than that, to be sure of it, so that it counts.\n\npage 1"},
	} {
		if got := readText(t, c.file); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// Tags that are worse than the layout do not count.
func TestTagsThatAreWorseDoNotCount(t *testing.T) {
	var paragraphs, lines string
	for i, words := range []string{
		"Engineer with eleven years of experience in", "payment systems and migrations of all kinds and", "sizes and with a liking for small and careful", "teams that read what others write and write what", "others read and take their time over it.",
	} {
		paragraphs += piece(i, 50, 700-12*i, words)
		lines += elementOf("P", i)
	}
	whole := "Engineer with eleven years of experience in payment systems and migrations of all kinds and sizes and with a liking for small and careful teams that read what others write and write what others read and take their time over it."
	if got := readText(t, tagged(paragraphs, "["+lines+"]")); got != whole {
		t.Errorf("a paragraph a line: %q", got)
	}

	upwards, back := "", ""
	for i := range 6 {
		upwards += piece(i, 50, 700-40*i, fmt.Sprint("heading ", i))
		back = elementOf("P", i) + back
	}
	if got := readText(t, tagged(upwards, "["+back+"]")); !strings.HasPrefix(got, "heading 0") {
		t.Errorf("from the bottom up: %q", got)
	}

	if got := readText(t, tagged(show(greeting)+piece(0, 50, 650, "hidden"), elementOf("P", 0))); !strings.HasPrefix(got, greeting) {
		t.Errorf("one word tagged: %q", got)
	}
	if got := readText(t, []byte(strings.Replace(string(tagged(piece(0, 50, 700, "a b")+piece(1, 50, 650, "c"), elementOf("P", 0, 1))), "Marked true", "Marked false", 1))); got != "a b\n\nc" {
		t.Errorf("not marked: %q", got)
	}
	torn := "BT /F 10 Tf 50 700 Td /P<</MCID 0>>BDC (whole wo) Tj EMC /P<</MCID 1>>BDC (rds of one line) Tj EMC ET " + piece(2, 50, 600, "and so on") + piece(3, 50, 588, "and on")
	if got := readText(t, tagged(torn, "["+elementOf("P", 0)+elementOf("P", 2)+elementOf("P", 1)+elementOf("P", 3)+"]")); !strings.HasPrefix(got, "whole words of one line") {
		t.Errorf("torn words: %q", got)
	}
}

// taggedHostile returns pages with trees that were made to break the reader; their text is
// readable.
func taggedHostile(name string) []byte {
	content := show(greeting)
	switch name {
	case "loop":
		return tagged(content, "<</S/Div/K[6 0 R 7 0 R]>>", "<</S/Div/K[6 0 R 7 0 R 8 0 R]>>", "[8 0 R 7 0 R]")
	case "depth":
		return tagged(content, strings.Repeat("<</S/Div/K", 60)+" 7 0 R"+strings.Repeat(">>", 60), strings.Repeat("<</S/Div/K", 60)+" 0"+strings.Repeat(">>", 60))
	case "kids":
		return tagged(content, "<</S/P/Pg 3 0 R/K["+strings.Repeat("0 1 ", 75_000)+"]>>")
	case "packed":
		objects := ""
		head := ""
		for i := range 5 {
			head += fmt.Sprintf("%d %d ", 20+i, len(objects))
			objects += "[" + strings.Repeat("0 ", 900_000) + "]"
		}
		data := string(tagged(content, "[20 0 R 21 0 R 22 0 R 23 0 R 24 0 R]", streamOf(fmt.Sprintf("/Type/ObjStm/N 5/First %d/Filter/FlateDecode", len(head)), deflated(head+objects))))
		return []byte(data[:strings.LastIndex(data, "xref\n0")] + "trailer <</Root 1 0 R>>")
	case "roles":
		roles := ""
		for i := range 100 {
			roles += fmt.Sprintf("/T%d/T%d", i, (i+1)%100)
		}
		return []byte(strings.Replace(string(tagged(content, elementOf("T0", 0))), "/RoleMap<<", "/RoleMap<<"+roles, 1))
	}
	return tagged(content, "<</S 6 0 R/Pg 99 0 R/K[-5 99999999999 (x) null true 6 0 R <</Type/MCR/MCID(x)>> <</Type/MCR/Pg 3/MCID 0>> []]>>")
}

func TestHostileTreesAreEndured(t *testing.T) {
	for _, name := range []string{"loop", "depth", "kids", "packed", "roles", "nonsense"} {
		if got := readText(t, taggedHostile(name)); !strings.HasPrefix(got, greeting) {
			t.Errorf("%s: %.100q", name, got)
		}
	}
}
