package pdf

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// draft is a PDF that is written byte by byte.
type draft struct {
	bytes.Buffer
	at map[int]int // offsets of objects
}

func newDraft() *draft {
	d := &draft{at: map[int]int{}}
	d.WriteString("%PDF-1.7\n")
	return d
}

func (d *draft) object(num int, body string) {
	d.at[num] = d.Len()
	fmt.Fprintf(d, "%d 0 obj\n%s\nendobj\n", num, body)
}

// document writes a document with one page, whose object 4 shows words.
func (d *draft) document(words string) {
	d.object(1, "<</Type/Catalog/Pages 2 0 R>>")
	d.object(2, "<</Type/Pages/Kids[3 0 R]/Count 1>>")
	d.object(3, "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>>>>>")
	d.object(4, streamOf("", show(words)))
}

// table writes a table of some objects and its trailer, and returns its offset.
func (d *draft) table(entries string, nums ...int) int {
	at := d.Len()
	d.WriteString("xref\n0 1\n0000000000 65535 f \n")
	for _, num := range nums {
		fmt.Fprintf(d, "%d 1\n%010d 00000 n \n", num, d.at[num])
	}
	fmt.Fprintf(d, "trailer\n<<%s>>\n", entries)
	return at
}

// stream writes a cross-reference stream of rows with one, two and one bytes.
func (d *draft) stream(num int, entries string, rows ...[3]int) int {
	at := d.Len()
	data := ""
	for _, r := range rows {
		data += string([]byte{byte(r[0]), byte(r[1] >> 8), byte(r[1]), byte(r[2])})
	}
	d.object(num, streamOf("/Type/XRef/W[1 2 1]"+entries, data))
	return at
}

func (d *draft) end(start int) []byte {
	fmt.Fprintf(d, "startxref\n%d\n%%%%EOF\n", start)
	return d.Bytes()
}

// opened opens a file and reports whether its own cross-reference was sufficient: no rebuilding,
// and no search for objects.
func opened(t *testing.T, data []byte) (f *file, trusted bool) {
	t.Helper()
	f, err := open(data, Standard(), never)
	modeltest.Must(t, err)
	if got := readText(t, data); got == "" {
		t.Errorf("there are no words in it")
	}
	for num := range f.entries {
		f.object(num)
	}
	return f, !f.rebuilt && f.scanned == nil
}

func packOf(entries string, objects ...string) string {
	head, body := "", ""
	for i := 0; i < len(objects); i += 2 {
		head += fmt.Sprintf("%s %d ", objects[i], len(body))
		body += objects[i+1] + " "
	}
	return streamOf(fmt.Sprintf("/Type/ObjStm/N %d/First %d%s", len(objects)/2, len(head), entries), head+body)
}

func TestCrossReferencesLeadToTheNewestObjects(t *testing.T) {
	const root = "/Size 9/Root 1 0 R"
	all := []int{1, 2, 3, 4}
	for name, c := range map[string]struct {
		write func(d *draft) int // returns the offset of the newest cross-reference
		want  string
	}{
		"a table": {func(d *draft) int { d.document("one"); return d.table(root, all...) }, "one"},
		"a table of one section": {func(d *draft) int {
			d.document("one")
			at := d.Len()
			fmt.Fprintf(d, "xref\n1 4\n%010d 00000 n \n%010d 00000 n \n%010d 00000 n \n%010d 00000 n \ntrailer<<%s>>\n", d.at[1], d.at[2], d.at[3], d.at[4], root)
			return at
		}, "one"},
		"a section shorter than it claims": {func(d *draft) int {
			d.document("one")
			at := d.Len()
			fmt.Fprintf(d, "xref\n1 9\n%010d 00000 n \n%010d 00000 n \n%010d 00000 n \n%010d 00000 n \ntrailer<<%s>>\n", d.at[1], d.at[2], d.at[3], d.at[4], root)
			return at
		}, "one"},
		"an update": {func(d *draft) int {
			d.document("one")
			before := d.table(root, all...)
			d.object(4, streamOf("", show("two")))
			return d.table(fmt.Sprintf("%s/Prev %d", root, before), 4)
		}, "two"},
		"an update of an update": {func(d *draft) int {
			d.document("one")
			at := d.table(root, all...)
			d.object(4, streamOf("", show("two")))
			at = d.table(fmt.Sprintf("%s/Prev %d", root, at), 4)
			d.object(4, streamOf("", show("three")))
			return d.table(fmt.Sprintf("%s/Prev %d", root, at), 4)
		}, "three"},
		"an older root": {func(d *draft) int {
			d.document("one")
			at := d.table("/Size 9/Root 9 0 R", all...)
			d.object(9, "<</Type/Catalog>>")
			return d.table(fmt.Sprintf("%s/Prev %d", root, at), 9)
		}, "one"},
		"an update that takes an object away": {func(d *draft) int {
			d.document("one")
			d.object(5, streamOf("", show("five")))
			d.object(3, "<</Type/Page/Contents[5 0 R 4 0 R]/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>>>>>")
			before := d.table(root, 1, 2, 3, 4, 5)
			at := d.Len()
			fmt.Fprintf(d, "xref\n5 1\n0000000000 00001 f \ntrailer<<%s/Prev %d>>\n", root, before)
			return at
		}, "one"},
		"a stream": {func(d *draft) int {
			d.document("one")
			return d.stream(9, root+"/Index[1 4]", [3]int{1, d.at[1]}, [3]int{1, d.at[2]}, [3]int{1, d.at[3]}, [3]int{1, d.at[4]})
		}, "one"},
		"a stream from 0 on": {func(d *draft) int {
			d.document("one")
			return d.stream(9, root, [3]int{0, 0, 255}, [3]int{1, d.at[1]}, [3]int{1, d.at[2]}, [3]int{1, d.at[3]}, [3]int{1, d.at[4]})
		}, "one"},
		"a stream of two sections": {func(d *draft) int {
			d.document("one")
			d.object(7, streamOf("", show("seven")))
			d.object(3, "<</Type/Page/Contents 7 0 R/Resources<</Font<</F<</Subtype/Type1/BaseFont/Helvetica>>>>>>>>")
			return d.stream(9, root+"/Index[1 3 7 1]", [3]int{1, d.at[1]}, [3]int{1, d.at[2]}, [3]int{1, d.at[3]}, [3]int{1, d.at[7]})
		}, "seven"},
		"a stream whose entries have no kind": {func(d *draft) int {
			d.document("one")
			at := d.Len()
			data := ""
			for _, num := range all {
				data += string([]byte{byte(d.at[num] >> 8), byte(d.at[num])})
			}
			d.object(9, streamOf("/Type/XRef/W[0 2 0]/Index[1 4]"+root, data))
			return at
		}, "one"},
		"a deflated stream": {func(d *draft) int {
			d.document("one")
			at := d.Len()
			data := ""
			for _, num := range all {
				data += string([]byte{1, byte(d.at[num] >> 8), byte(d.at[num]), 0})
			}
			d.object(9, streamOf("/Type/XRef/W[1 2 1]/Index[1 4]/Filter/FlateDecode"+root, deflated(data)))
			return at
		}, "one"},
		"objects in a pack": {func(d *draft) int {
			d.document("one")
			d.object(6, packOf("", "1", "<</Type/Catalog/Pages 2 0 R>>", "2", "<</Type/Pages/Kids[3 0 R]>>"))
			return d.stream(9, root+"/Index[1 4 6 1]", [3]int{2, 6, 0}, [3]int{2, 6, 1}, [3]int{1, d.at[3]}, [3]int{1, d.at[4]}, [3]int{1, d.at[6]})
		}, "one"},
		"an update by a stream of one by a table": {func(d *draft) int {
			d.document("one")
			before := d.table(root, all...)
			d.object(4, streamOf("", show("two")))
			return d.stream(9, fmt.Sprintf("%s/Prev %d/Index[4 1]", root, before), [3]int{1, d.at[4]})
		}, "two"},
		"a hybrid": {func(d *draft) int {
			d.document("one")
			d.object(6, packOf("", "2", "<</Type/Pages/Kids[3 0 R]>>"))
			hybrid := d.stream(9, "/Index[2 1]", [3]int{2, 6, 0})
			return d.table(fmt.Sprintf("%s/XRefStm %d", root, hybrid), 1, 3, 4, 6)
		}, "one"},
		"a hybrid, whose stream is older than its table and newer than the rest": {func(d *draft) int {
			d.document("one")
			before := d.table(root, all...)
			d.object(4, streamOf("", show("two")))
			two := d.at[4]
			d.object(4, streamOf("", show("three")))
			hybrid := d.stream(9, "/Index[4 1]", [3]int{1, two})
			return d.table(fmt.Sprintf("%s/XRefStm %d/Prev %d", root, hybrid, before))
		}, "two"},
		"a loop": {func(d *draft) int {
			d.document("one")
			at := d.Len()
			return d.table(fmt.Sprintf("%s/Prev %d", root, at), all...)
		}, "one"},
		"a missing previous table": {func(d *draft) int { d.document("one"); return d.table(root+"/Prev 99999", all...) }, "one"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDraft()
			start := c.write(d)
			data := d.end(start)
			if _, trusted := opened(t, data); !trusted {
				t.Error("it was rebuilt")
			}
			if got := readText(t, data); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

func TestABrokenCrossReferenceIsRebuilt(t *testing.T) {
	const root = "/Size 9/Root 1 0 R"
	whole := newDraft()
	whole.document("one")
	start := whole.table(root, 1, 2, 3, 4)
	good := string(whole.end(start))
	swap := func(before, after string) string { return strings.Replace(good, before, after, 1) }
	for name, data := range map[string]string{
		"no start":                        good[:strings.LastIndex(good, "startxref")],
		"a start that is no number":       swap("startxref\n", "startxref\n/x "),
		"a start outside":                 swap("startxref\n", "startxref\n9999"),
		"a start that is off":             swap("startxref\n", "startxref\n1"),
		"no trailer":                      good[:strings.LastIndex(good, "trailer")],
		"a trailer without a root":        swap("/Root 1 0 R", ""),
		"a root without pages":            swap("/Root 1 0 R", "/Root 4 0 R"),
		"a table of nonsense":             swap("00000 n", "00000 x"),
		"line ends of another kind":       strings.ReplaceAll(good, "\n", "\r\n"),
		"cut before its table":            good[:start],
		"a catalog of no file before it":  "%PDF-1.7\n9 0 obj<</Type/Catalog/Pages 8 0 R>>endobj\n" + good[9:start] + "trailer<</Root 1 0 R>>",
		"the last trailer counts":         strings.Replace(good[:start], "1 0 obj", "trailer<</Root 9 0 R>>\n9 0 obj<</Type/Catalog/Pages 8 0 R>>endobj 8 0 obj<</Type/Pages/Kids[7 0 R]>>endobj 7 0 obj<</Type/Page>>endobj\n1 0 obj", 1) + "trailer<</Root 1 0 R>>",
		"the last of a number counts":     strings.Replace(good[:start], "(one)", "(old)", 1) + "4 0 obj" + streamOf("", show("older")) + "endobj\n4 0 obj" + streamOf("", show("one")) + "endobj",
		"packs":                           "%PDF-1.7\n" + good[strings.Index(good, "3 0 obj"):start] + "6 0 obj" + packOf("", "1", "<</Type/Catalog/Pages 2 0 R>>", "2", "<</Type/Pages/Kids[3 0 R]>>") + "endobj",
		"a stream that names the root":    "%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj\n" + good[strings.Index(good, "2 0 obj"):start] + "8 0 obj" + streamOf("/Type/XRef/W[1 1 1]/Root 1 0 R", "") + "endobj",
		"objects with their names beside": strings.ReplaceAll(good[:start], " 0 obj\n", "\r0\tobj "),
	} {
		f, err := open([]byte(data), Standard(), never)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !f.rebuilt {
			t.Errorf("%s: it was not rebuilt", name)
		}
		if got := readText(t, []byte(data)); got != "one" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// A wrong offset costs a scan for the object, not the file.
func TestAWrongOffsetIsFoundByAScan(t *testing.T) {
	d := newDraft()
	d.document("one")
	d.at[4] += 3
	data := d.end(d.table("/Root 1 0 R", 1, 2, 3, 4))
	f, trusted := opened(t, data)
	if trusted || f.rebuilt || readText(t, data) != "one" {
		t.Errorf("rebuilt %v, trusted %v: %q", f.rebuilt, trusted, readText(t, data))
	}
	d = newDraft()
	d.document("one")
	d.at[4] = d.at[3] // another object is there
	if got := readText(t, d.end(d.table("/Root 1 0 R", 1, 2, 3, 4))); got != "one" {
		t.Errorf("another object's offset: %q", got)
	}
}

func TestCrossReferenceStreamsThatMakeNoSense(t *testing.T) {
	f := &file{limits: Standard(), stop: never, entries: map[int]entry{}}
	for entries, want := range map[string]bool{
		"/W[1 2 1]": true, "/W[1 2]": false, "/W[0 0 0]": false, "/W[1 9 1]": false, "/W[1 -2 1]": false, "": false, "/W[1 8 8]": true,
	} {
		s := (&parser{src: []byte(streamOf(entries, "12345678901234567890"))}).readIndirect(nil).(*stream)
		if got := f.entryStream(s); got != want {
			t.Errorf("%s: %v", entries, got)
		}
	}
	clear(f.entries)
	s := &stream{dict{"W": array{1, 1, 1}, "Index": array{3, 4}}, []byte("\x01\x0A\x00\x03\x0B\x00\x02\x0C\x00\x01\x0D")}
	if f.entryStream(s); !maps.Equal(f.entries, map[int]entry{3: {1, 10}, 5: {2, 12}}) {
		t.Errorf("an unknown kind and half a row: %v", f.entries)
	}
	f.limits.Objects = 3
	f.addEntry(7, entry{1, 1})
	f.addEntry(8, entry{1, 1})
	f.addEntry(3, entry{1, 99})
	if !maps.Equal(f.entries, map[int]entry{3: {1, 10}, 5: {2, 12}, 7: {1, 1}}) {
		t.Errorf("a limit of three: %v", f.entries)
	}
}

func TestPacksHoldWhatTheirHeadLists(t *testing.T) {
	for name, c := range map[string]struct {
		pack string
		want []int
	}{
		"two":                       {packOf("", "11", "(a)", "12", "(b)"), []int{11, 12}},
		"deflated":                  {streamOf("/Type/ObjStm/N 1/First 5/Filter/FlateDecode", deflated("11 0 (a)")), []int{11}},
		"fewer than there are":      {strings.Replace(packOf("", "11", "(a)", "12", "(b)"), "/N 2", "/N 1", 1), []int{11}},
		"more than there are":       {strings.Replace(packOf("", "11", "(a)", "12", "(b)"), "/N 2", "/N 9", 1), []int{11, 12}},
		"an offset outside":         {streamOf("/Type/ObjStm/N 2/First 12", "11 0 12 999 (a)"), []int{11}},
		"a head longer than itself": {strings.Replace(packOf("", "11", "(a)"), "/First ", "/First 99", 1), nil},
		"no pack":                   {strings.Replace(packOf("", "11", "(a)"), "/ObjStm", "/Other", 1), nil},
	} {
		d := newDraft()
		d.document("one")
		d.object(6, c.pack)
		f, err := open(d.end(d.table("/Root 1 0 R", 1, 2, 3, 4, 6)), Standard(), never)
		modeltest.Must(t, err)
		var got []int
		if k := f.loadPack(6); k != nil {
			got = slices.Sorted(maps.Keys(k.at))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
		for _, num := range c.want {
			f.entries[num] = entry{2, 6}
			if v, ok := f.object(num).(str); !ok || len(v) != 1 {
				t.Errorf("%s: object %d is %v", name, num, f.object(num))
			}
		}
	}
}

// The generation is part of an object's key, not of its name.
func TestTheGenerationOfAnObjectDoesNotHideIt(t *testing.T) {
	d := newDraft()
	d.document("one")
	at := d.Len()
	fmt.Fprintf(d, "4 3 obj\n%s\nendobj\n", streamOf("", show("two")))
	d.at[4] = at
	if got := readText(t, d.end(d.table("/Root 1 0 R", 1, 2, 3, 4))); got != "two" {
		t.Errorf("%q", got)
	}
}

func TestReferencesWithoutATargetAreNothing(t *testing.T) {
	d := newDraft()
	d.document("one")
	d.object(5, "6 0 R")
	d.object(6, "5 0 R")
	d.object(7, "8 0 R")
	d.object(8, "(found)")
	f, err := open(d.end(d.table("/Root 1 0 R", 1, 2, 3, 4, 5, 6, 7, 8)), Standard(), never)
	modeltest.Must(t, err)
	if v := f.resolve(ref{5, 0}); v != nil {
		t.Errorf("a loop is %v", v)
	}
	if v := f.resolve(ref{77, 0}); v != nil {
		t.Errorf("a missing object is %v", v)
	}
	if v := f.str(ref{7, 0}); string(v) != "found" {
		t.Errorf("over two references: %q", v)
	}
	if v := f.dict(ref{4, 0}); v["Length"] == nil {
		t.Errorf("the dictionary of a stream: %v", v)
	}
}

func TestOtherFilesAreBroken(t *testing.T) {
	good := onePage(show("one"))
	junk := bytes.Repeat([]byte("junk\n"), 1000)
	if got := readText(t, append(junk, good...)); got != "one" {
		t.Errorf("behind junk: %q", got)
	}
	for name, data := range map[string][]byte{
		"nothing": nil, "words": []byte("Olena Koval"), "a header": []byte("%PDF-1.7\n"), "behind too much junk": append(bytes.Repeat(junk, 3), good...),
		"no page": fileOf("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]>>"),
	} {
		if _, err := Read(data, Standard(), never); !errors.Is(err, outcome.ErrBroken) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
