package office

import (
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"

	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

// compoundOf returns a Compound File of streams, short ones and long ones, in the order of its
// parts. A stream named "in/name" is in a storage.
func compoundOf(streams map[string]string) []byte {
	const sector, none, end = 512, 0xFFFFFFFF, 0xFFFFFFFE
	put16, put32 := binary.LittleEndian.PutUint16, binary.LittleEndian.PutUint32
	type node struct {
		name         string
		kind         byte
		start, size  int
		right, child uint32
	}
	nodes := []node{{name: "Root Entry", kind: 5, start: end, right: none, child: none}}
	var short, body []byte
	var shortNext, next []uint32
	chain := func(table *[]uint32, of, each int) (start int) {
		start = len(*table)
		for i := range (of + each - 1) / each {
			*table = append(*table, uint32(start+i+1))
		}
		(*table)[len(*table)-1] = end
		return start
	}
	padded := func(b []byte, to int) []byte { return append(b, make([]byte, (to-len(b)%to)%to)...) }
	last, within := 0, 0
	for _, name := range []string{"in/WordDocument", "WordDocument", "0Table", "1Table"} {
		data, ok := streams[name]
		if !ok {
			continue
		}
		n := node{kind: 2, size: len(data), right: none, child: none}
		if len(data) < shortBelow {
			n.start = chain(&shortNext, len(data), shortSector)
			short = append(short, padded([]byte(data), shortSector)...)
		} else {
			n.start = chain(&next, len(data), sector)
			body = append(body, padded([]byte(data), sector)...)
		}
		_, inside, stored := strings.Cut(name, "/")
		if n.name = name; stored {
			n.name = inside
			nodes = append(nodes, node{name: "in", kind: 1, right: none, child: uint32(len(nodes) + 1)}, n)
			within = len(nodes) - 2
		} else {
			nodes = append(nodes, n)
		}
		at := len(nodes) - 1
		if stored {
			at = within
		}
		if last == 0 {
			nodes[0].child = uint32(at)
		} else {
			nodes[last].right = uint32(at)
		}
		last = at
	}
	if len(short) > 0 {
		nodes[0].start = chain(&next, len(short), sector)
		body = append(body, padded(short, sector)...)
	}
	var directory []byte
	for _, n := range nodes {
		e := make([]byte, entrySize)
		for i, c := range []byte(n.name) {
			e[2*i] = c
		}
		put16(e[64:], uint16(2*len(n.name)+2))
		e[66] = n.kind
		put32(e[68:], none)
		put32(e[72:], n.right)
		put32(e[76:], n.child)
		put32(e[116:], uint32(n.start))
		put32(e[120:], uint32(n.size))
		directory = append(directory, e...)
	}
	directoryAt := chain(&next, len(directory), sector)
	body = append(body, padded(directory, sector)...)
	shortAt := uint32(end)
	if len(shortNext) > 0 {
		shortAt = uint32(chain(&next, 4*len(shortNext), sector))
		table := make([]byte, 4*len(shortNext))
		for i, v := range shortNext {
			put32(table[4*i:], v)
		}
		body = append(body, padded(table, sector)...)
	}
	header := make([]byte, sector)
	copy(header, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
	put16(header[30:], 9)
	put32(header[48:], uint32(directoryAt))
	put32(header[60:], shortAt)
	put32(header[68:], end)
	for i := range 109 {
		put32(header[76+4*i:], none)
	}
	put32(header[76:], uint32(len(next)))
	table := make([]byte, sector)
	for i := range table {
		table[i] = 0xFF
	}
	for i, v := range next {
		put32(table[4*i:], v)
	}
	return append(append(header, body...), table...)
}

// oldStreams returns the streams of a document with the given pieces of text: bytes of
// windows-1252, or UTF-16.
func oldStreams(pieces ...string) (main, table string) {
	head := make([]byte, 0x400)
	put32 := binary.LittleEndian.PutUint32
	binary.LittleEndian.PutUint16(head[2:], 0xC1)
	body := ""
	n, at := len(pieces), 0
	plc := make([]byte, 4*(n+1)+8*n)
	for i, p := range pieces {
		where, count := uint32(0x400+len(body)), len(p)
		if text, is := strings.CutPrefix(p, "wide:"); is {
			p, count = wide(text), len(text)
		} else {
			where = 2*where | 0x40000000
		}
		put32(plc[4*(n+1)+8*i+2:], where)
		body += p
		at += count
		put32(plc[4*(i+1):], uint32(at))
	}
	clx := "\x01\x02\x00xx\x02" + string(binary.LittleEndian.AppendUint32(nil, uint32(len(plc)))) + string(plc)
	put32(head[0x1A2:], 0)
	put32(head[0x1A6:], uint32(len(clx)))
	return string(head) + body, clx
}

func TestTheTextOfOldWord(t *testing.T) {
	main, table := oldStreams("Olena was\r", "wide:here", " \x93caf\xe9\x94\r")
	const want = "Olena was\nhere “café”\n"
	second := strings.Replace(main, main[10:12], "\x00\x02", 1)
	long := main + strings.Repeat("\x00", shortBelow)
	for name, streams := range map[string]map[string]string{
		"short streams": {"WordDocument": main, "0Table": table}, "long streams": {"WordDocument": long, "0Table": table + strings.Repeat("\x00", shortBelow)},
		"a long one and a short": {"WordDocument": long, "0Table": table}, "the other table": {"WordDocument": main[:10] + "\x00\x02" + second[12:], "1Table": table, "0Table": "x"},
		"an embedded document": {"in/WordDocument": "embedded", "WordDocument": main, "0Table": table},
	} {
		if got := readText(t, files.DOC, compoundOf(streams)); got != strings.TrimSuffix(want, "\n") && got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	for name, c := range map[string]struct {
		data []byte
		want error
	}{
		"no document":       {compoundOf(map[string]string{"0Table": table}), outcome.ErrUnknown},
		"no table":          {compoundOf(map[string]string{"WordDocument": main}), outcome.ErrBroken},
		"only embedded":     {compoundOf(map[string]string{"in/WordDocument": main, "0Table": table}), outcome.ErrUnknown},
		"cut":               {compoundOf(map[string]string{"WordDocument": main, "0Table": table})[:300], outcome.ErrBroken},
		"half":              {compoundOf(map[string]string{"WordDocument": main[:100], "0Table": table}), outcome.ErrBroken},
		"sectors of no use": {[]byte(strings.Replace(string(compoundOf(map[string]string{"WordDocument": main, "0Table": table})), "\x09\x00", "\x08\x00", 1)), outcome.ErrBroken},
		"of Word 95":        {compoundOf(map[string]string{"WordDocument": main[:2] + "\x65" + main[3:], "0Table": table}), outcome.ErrUnknown},
		"locked":            {compoundOf(map[string]string{"WordDocument": main[:11] + "\x01" + main[12:], "0Table": table}), outcome.ErrLocked},
	} {
		if got, err := Read(files.DOC, c.data, never); !errors.Is(err, c.want) {
			t.Errorf("%s: %q, %v, want %v", name, got.Text, err, c.want)
		}
	}
}

func TestPieces(t *testing.T) {
	broken := func(table string, at, size int) {
		t.Helper()
		if got, err := pieceTable([]byte(table), at, size); !errors.Is(err, outcome.ErrBroken) {
			t.Errorf("%q: %v, %v", table, got, err)
		}
	}
	_, table := oldStreams("a")
	if plc, err := pieceTable([]byte("xx"+table), 2, len(table)); err != nil || len(plc) != 16 {
		t.Errorf("%d bytes, %v", len(plc), err)
	}
	broken(table, 0, 0)
	broken(table, 0, len(table)+1)
	broken(table, len(table)+5, 5)
	broken(table[5:10], 0, 5)
	broken("\x01\xFF\xFF"+table, 0, len(table)+3)
	broken(strings.Replace(table, "\x02\x10", "\x03\x10", 1), 0, len(table))
	broken(strings.Replace(table, "\x02\x10", "\x02\xFF", 1), 0, len(table))

	main, table := oldStreams("Olena")
	for name, change := range map[string]func(main, plc []byte) ([]byte, []byte){
		"cut":       func(main, plc []byte) ([]byte, []byte) { return main[:len(main)-2], plc },
		"outside":   func(main, plc []byte) ([]byte, []byte) { plc[4*2+2+3] |= 0x3F; return main, plc },
		"backwards": func(main, plc []byte) ([]byte, []byte) { plc[0] = 99; return main, plc },
	} {
		plc, err := pieceTable([]byte(table), 0, len(table))
		modeltest.Must(t, err)
		m, p := change([]byte(main), slices.Clone(plc))
		w := newWordLooks(docStreams{main: m})
		if got, _ := w.piecesText(p); string(got) != map[string]string{"cut": "Ole"}[name] {
			t.Errorf("%s: %q", name, string(got))
		}
	}
}

func TestOldWordShowsTheResultsOfFields(t *testing.T) {
	for in, want := range map[string]string{
		"a\x13 HYPERLINK \x14link\x15b": "alinkb", "a\x13PAGE\x15b": "ab", "a\x13x\x13y\x14z\x15\x14w\x15b": "awb", "a\x15b\x14c": "abc", "a\x13 no end": "a",
		"a\x07b\x0Bc\x0Cd\re": "a\nb\nc\nd\ne", "a\tb\x1Ec\x1Fd\x01": "a   b-cd", "\uF0B7 item": "• item", "і": "і",
	} {
		if got := new(wordLooks).visible([]rune(in), 0, nil); strings.TrimSuffix(string(got.text), "\n") != want {
			t.Errorf("%q: %q, want %q", in, got.text, want)
		}
	}
	if got := new(wordLooks).visible([]rune{0xD83D, 0xDE00, 0xD83D}, 0, nil); string(got.text) != "😀\ufffd\n" {
		t.Errorf("pairs: %q", got.text)
	}
	deep := strings.Repeat("\x13", 200) + "x" + strings.Repeat("\x15", 200) + "after"
	if got := new(wordLooks).visible([]rune(deep), 0, nil); string(got.text) != "after\n" {
		t.Errorf("deep: %q", got.text)
	}
	looks := []setRun{{to: 2, look: look{bold: true}}, {to: 4, look: look{hidden: true}}}
	if got := new(wordLooks).visible([]rune("abcd"), 0, looks); len(got.runs) != 3 || got.runs[0] != (run{2, look{bold: true}}) || got.runs[1].look != (look{hidden: true}) {
		t.Errorf("looks: %v", got.runs)
	}
}

func TestTheLooksOfOldWord(t *testing.T) {
	for modifiers, want := range map[string]look{
		"": {size: 40}, "\x35\x08\x01": {size: 40, bold: true}, "\x35\x08\x00": {size: 40}, "\x43\x4A\x30\x00": {size: 96}, "\x3C\x08\x01": {size: 40, hidden: true},
		"\x70\x68\xFF\xFF\xFF\x00": {size: 40, pale: true}, "\x35\x08\x01\x43\x4A": {size: 40, bold: true},
	} {
		w := newWordLooks(wordStreams(modifiers, "", ""))
		const letter = 0x400 + 8 // in the second paragraph
		if got, end := w.lookAt(letter); got.look != want || end != 0x400+17 {
			t.Errorf("%q: %+v up to %#x", modifiers, got, end)
		}
	}
}

// A sign of a font is in the properties of a letter that has no meaning.
func TestSignsOfOldWord(t *testing.T) {
	got, err := docText(wordStreams("\x09\x6A\x00\x00\x28\xF0", "", ""))
	if want := "hello\n" + strings.Repeat("☎", 11) + "last\n\n"; err != nil || string(got.text.text) != want {
		t.Errorf("%q, %v, want %q", got.text.text, err, want)
	}
}

// A chain that loops or leads outside the file ends.
func TestChainsEnd(t *testing.T) {
	c := &compound{src: make([]byte, 5*512), sectorSize: 512, next: []uint32{1, 0, 99, 3}, short: make([]byte, 128), shortNext: []uint32{1, 0}}
	for at, want := range map[uint32]int{0: 2000, 2: 512, 3: 2000, 4: 0, chainEnds: 0} {
		if got := len(c.chain(at, 2000)); got != want {
			t.Errorf("from %d: %d bytes, want %d", at, got, want)
		}
	}
	if got := len(c.chain(0, 1<<40)); got > len(c.src) {
		t.Errorf("longer than its file: %d", got)
	}
	for at, want := range map[uint32]int{0: 500, 1: 500, 2: 0, chainEnds: 0} {
		if got := len(c.shortChain(at, 500)); got != want {
			t.Errorf("short, from %d: %d bytes, want %d", at, got, want)
		}
	}
	if got := c.sector(3); len(got) != 512 {
		t.Errorf("the last sector has %d bytes", len(got))
	}
}

func TestPagesOfPropertiesAreRead(t *testing.T) {
	at := func(from, to int) stretch { return stretch{from: from, to: to} }
	all := []stretch{at(10, 20), at(20, 30), at(40, 50)}
	for where, want := range map[int][2]int{10: {10, 20}, 19: {10, 20}, 20: {20, 30}, 30: {0, 40}, 39: {0, 40}, 45: {40, 50}, 5: {0, 10}} {
		if s, end := findStretch(all, where); s.from != want[0] || end != want[1] {
			t.Errorf("at %d: from %d, and it ends at %d", where, s.from, end)
		}
	}
	for in, want := range map[int]shade{0: palette(0), 8 << 5: palette(8), 1<<10 | 2: palette(2), 63 << 10: {kind: automatic}, 5 << 10: {kind: unknown}} {
		if got := oldGround(in); got != want {
			t.Errorf("%x: %v", in, got)
		}
	}
	if palette(8) != colourOf(255, 255, 255) || palette(1) != colourOf(0, 0, 0) || palette(17).kind != automatic || palette(6) != colourOf(255, 0, 0) {
		t.Error("the palette")
	}
}
