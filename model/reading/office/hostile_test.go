package office

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"shortlist/model/files"
	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
)

const greeting = "Olena was here"

func never() bool { return false }

// hostile is a file that was built to break a reader, one for each limit. It gives an outcome, or
// text with the greeting that ends where a limit was reached.
// then greeting is in its text, cut short where a limit was met.
type hostile struct {
	make func() []byte
	want error
	cut  bool
}

// hostiles are the files of ../testdata/hostile except PDFs.
var hostiles = map[string]hostile{
	"zip-bomb.docx": {make: func() []byte { return docxOf("", strings.Repeat(" ", 40<<20)) }, cut: true},
	"text-bomb.docx": {make: func() []byte {
		return docxOf("", "<w:p><w:r><w:t>"+strings.Repeat("word ", 1<<20)+"</w:t></w:r></w:p>")
	}, cut: true},
	"deep.docx":        {make: func() []byte { return docxOf("", strings.Repeat("<w:x>", 100_000)) }, cut: true},
	"deep-tables.docx": {make: func() []byte { return docxOf("", strings.Repeat("<w:tbl><w:tr><w:tc>", 60)+"<w:p/>") }},
	"deep-boxes.docx":  {make: deepBoxes},
	"headers.docx":     {make: manyHeaders},
	"many-parts.docx":  {make: manyParts, want: outcome.ErrTooLarge},
	"entities.docx":    {make: entities},
	"no-document.docx": {make: func() []byte { return zipped(map[string]string{"../../etc/passwd": "root"}) }, want: outcome.ErrUnknown},
	"imports.docx":     {make: importsInImports, cut: true},
	"cut.docx":         {make: func() []byte { d := docxOf("", ""); return d[:len(d)/2] }, want: outcome.ErrBroken},
	"deep.odt":         {make: func() []byte { return odtOf(strings.Repeat("<text:section>", 100_000)) }, cut: true},
	"spaces.odt": {make: func() []byte {
		return odtOf("<text:p>" + strings.Repeat(`<text:s text:c="999999999"/>`, 2000) + "</text:p>")
	}},
	"deep.rtf":        {make: func() []byte { return []byte(`{\rtf1 ` + greeting + strings.Repeat("{", 50_000)) }},
	"binary.rtf":      {make: func() []byte { return []byte(`{\rtf1 ` + greeting + `\bin999999999999 hidden}`) }},
	"fonts.rtf":       {make: manyFonts},
	"long.rtf":        {make: longControl},
	"chain-loop.doc":  {make: func() []byte { return oldWord(1<<20, true) }, want: outcome.ErrBroken},
	"piece-flood.doc": {make: func() []byte { return oldWord(6000, false) }, cut: true},
	"unclosed.html":   {make: func() []byte { return []byte("<html><p>" + greeting + strings.Repeat("<script>", 20_000)) }},
	"parts.html":      {make: partsInParts, cut: true},
	"comments.html":   {make: func() []byte { return []byte("<html><p>" + greeting + strings.Repeat("<!--", 20_000)) }},
}

// kindOf returns the kind of a file by its name.
func kindOf(name string) files.Kind { return files.Kind(strings.TrimPrefix(filepath.Ext(name), ".")) }

func TestHostileFilesAreEndured(t *testing.T) {
	modeltest.SkipInShort(t, "reads files up to every limit")
	if modeltest.Race { // the race detector makes it many times as slow, and one goroutine has no races
		t.Skip("runs without the race detector")
	}
	dir := filepath.Join("..", "testdata", "hostile")
	for _, name := range slices.Sorted(maps.Keys(hostiles)) {
		h := hostiles[name]
		data := modeltest.SampleFile(t, filepath.Join(dir, name), h.make)
		switch got, err := Read(kindOf(name), data, never); {
		case !errors.Is(err, h.want) || h.want == nil && err != nil:
			t.Errorf("%s: %v, want %v", name, err, h.want)
		case h.want == nil && (!strings.Contains(got.Text, greeting) || got.Cut != h.cut):
			t.Errorf("%s: cut %v, %.200q", name, got.Cut, got.Text)
		}
	}
}

func zipped(parts map[string]string) []byte {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	for _, name := range slices.Sorted(maps.Keys(parts)) {
		w, err := z.Create(name)
		if err != nil {
			panic(err)
		}
		if _, err := io.WriteString(w, parts[name]); err != nil {
			panic(err)
		}
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}

const (
	wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
	relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
)

// docxOf returns a Word document that begins with the greeting.
func docxOf(prologue, body string) []byte {
	return zipped(map[string]string{"word/document.xml": docxBody(prologue, body)})
}

func docxBody(prologue, body string) string {
	return `<?xml version="1.0"?>` + prologue + `<w:document xmlns:w="` + wordNamespace + `"><w:body>` +
		"<w:p><w:r><w:t>" + greeting + "</w:t></w:r></w:p>" + body
}

func deepBoxes() []byte {
	return docxOf("", strings.Repeat("<w:p><w:r><w:t>x</w:t><w:txbxContent>", 45))
}

// manyHeaders makes the document its own header a thousand times.
func manyHeaders() []byte {
	rels := "<Relationships>"
	for i := range 1000 {
		rels += fmt.Sprintf(`<Relationship Id="r%d" Type="%s/header" Target="%sdocument.xml"/>`, i, relationships, strings.Repeat("./", i%40))
	}
	return zipped(map[string]string{"word/document.xml": docxBody("", ""), "word/_rels/document.xml.rels": rels + "</Relationships>"})
}

// importsInImports makes each of many documents import the next one five times.
func importsInImports() []byte {
	data := docxOf("", "")
	for range 2 * maxInner {
		data = importing("a.docx", string(data), strings.Repeat(`<w:altChunk r:id="c"/>`, 5))
	}
	return data
}

// partsInParts has a page, and a message of messages.
func partsInParts() []byte {
	head := "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>" + greeting + "\r\n"
	return []byte(head + strings.Repeat("--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n", 500))
}

func manyParts() []byte {
	parts := map[string]string{"word/document.xml": docxBody("", "")}
	for i := range 5001 {
		parts[fmt.Sprintf("%04x", i)] = ""
	}
	return zipped(parts)
}

func entities() []byte {
	laughs := `<!DOCTYPE x [<!ENTITY a "ha">`
	for c := 'b'; c < 'p'; c++ {
		laughs += fmt.Sprintf(`<!ENTITY %c "%s">`, c, strings.Repeat(fmt.Sprintf("&%c;", c-1), 10))
	}
	return docxOf(laughs+"]>", "<w:p><w:r><w:t>&o;</w:t></w:r></w:p>")
}

func odtOf(body string) []byte {
	return zipped(map[string]string{"content.xml": "<office:document-content><text:p>" + greeting + "</text:p>" + body})
}

func longControl() []byte {
	return []byte(`{\rtf1 ` + greeting + `\` + strings.Repeat("a", 300_000) + strings.Repeat("9", 300_000) + "}")
}

func manyFonts() []byte {
	out := `{\rtf1{\fonttbl`
	for i := range 20_000 {
		out += fmt.Sprintf(`{\f%d\fcharset204 x;}`, i)
	}
	return []byte(out + `}\f1 ` + greeting + `}`)
}

// oldWord returns a Word document of n pieces, each with the whole text. With loop, the chain of
// its directory loops.
func oldWord(n int, loop bool) []byte {
	const sector = 512
	text := utf16.Encode([]rune(greeting + strings.Repeat(" and here", 300)))
	if loop {
		n = 1
	}
	// The streams have sectors of their own: first the document, then the table.
	main := make([]byte, 0x400)
	put16, put32 := binary.LittleEndian.PutUint16, binary.LittleEndian.PutUint32
	put16(main[2:], 0xC1)
	for _, u := range text {
		main = binary.LittleEndian.AppendUint16(main, u)
	}
	plc := make([]byte, 4*(n+1)+8*n)
	for i := range n + 1 {
		put32(plc[4*i:], uint32(i*len(text)))
	}
	for i := range n {
		put32(plc[4*(n+1)+8*i+2:], 0x400)
	}
	table := append([]byte{2}, binary.LittleEndian.AppendUint32(nil, uint32(len(plc)))...)
	table = append(table, plc...)
	put32(main[0x1A2:], 0)
	put32(main[0x1A6:], uint32(len(table)))
	streams := [][]byte{pad(main, max(sector*8, len(main))), pad(table, max(sector*8, len(table)))}

	// The order of sectors is: the directory, the streams, the table of sectors.
	var sectors []byte
	next := []uint32{0xFFFFFFFE}
	if loop {
		next[0] = 0
	}
	var starts []uint32
	sectors = append(sectors, make([]byte, sector)...) // the directory, filled in below
	for _, s := range streams {
		starts = append(starts, uint32(len(next)))
		s = pad(s, (len(s)+sector-1)/sector*sector)
		for range len(s)/sector - 1 {
			next = append(next, uint32(len(next))+1)
		}
		next = append(next, 0xFFFFFFFE)
		sectors = append(sectors, s...)
	}
	entry := func(i int, name string, kind byte, start uint32, size int, right, child uint32) {
		e := sectors[128*i:]
		for j, u := range utf16.Encode([]rune(name)) {
			put16(e[2*j:], u)
		}
		put16(e[64:], uint16(2*len(name)+2))
		e[66] = kind
		put32(e[68:], 0xFFFFFFFF)
		put32(e[72:], right)
		put32(e[76:], child)
		put32(e[116:], start)
		put32(e[120:], uint32(size))
	}
	const none = 0xFFFFFFFF
	entry(0, "Root Entry", 5, 0xFFFFFFFE, 0, none, 1)
	if !loop {
		entry(1, "WordDocument", 2, starts[0], len(streams[0]), 2, none)
	} else {
		entry(1, "WordDocument", 2, starts[0], len(streams[0]), 1, 1) // its own neighbour, and no table
	}
	if !loop {
		entry(2, "0Table", 2, starts[1], len(streams[1]), none, none)
	}

	header := make([]byte, sector)
	copy(header, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
	put16(header[30:], 9)
	put32(header[48:], 0)
	put32(header[60:], 0xFFFFFFFE)
	put32(header[68:], 0xFFFFFFFE)
	fat := uint32(len(next))
	perSector := sector / 4
	fats := (len(next) + perSector) / (perSector - 1)
	for i := range 109 {
		put32(header[76+4*i:], 0xFFFFFFFF)
		if i < fats {
			put32(header[76+4*i:], fat+uint32(i))
		}
	}
	for range fats {
		next = append(next, 0xFFFFFFFD)
	}
	rest := make([]byte, fats*sector)
	for i := range rest {
		rest[i] = 0xFF
	}
	for i, v := range next {
		put32(rest[4*i:], v)
	}
	return append(append(header, sectors...), rest...)
}

func pad(b []byte, to int) []byte { return append(b, make([]byte, to-len(b))...) }
