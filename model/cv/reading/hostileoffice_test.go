package reading_test

import (
	"encoding/binary"
	"fmt"
	"strings"
	"unicode/utf16"
)

const (
	wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
	relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
)

// docx is a Word document that begins with the greeting.
func docx(prologue, body string) []byte {
	return zipped(map[string]string{"word/document.xml": docxBody(prologue, body)})
}

func docxBody(prologue, body string) string {
	return `<?xml version="1.0"?>` + prologue + `<w:document xmlns:w="` + wordNamespace + `"><w:body>` +
		"<w:p><w:r><w:t>" + greeting + "</w:t></w:r></w:p>" + body
}

func deepBoxes() []byte {
	return docx("", strings.Repeat("<w:p><w:r><w:t>x</w:t><w:txbxContent>", 45))
}

// manyHeaders says a thousand times that the document is its own header.
func manyHeaders() []byte {
	rels := "<Relationships>"
	for i := range 1000 {
		rels += fmt.Sprintf(`<Relationship Id="r%d" Type="%s/header" Target="%sdocument.xml"/>`, i, relationships, strings.Repeat("./", i%40))
	}
	return zipped(map[string]string{"word/document.xml": docxBody("", ""), "word/_rels/document.xml.rels": rels + "</Relationships>"})
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
	return docx(laughs+"]>", "<w:p><w:r><w:t>&o;</w:t></w:r></w:p>")
}

func odt(body string) []byte {
	return zipped(map[string]string{"content.xml": "<office:document-content><text:p>" + greeting + "</text:p>" + body})
}

func manyFonts() []byte {
	out := `{\rtf1{\fonttbl`
	for i := range 20_000 {
		out += fmt.Sprintf(`{\f%d\fcharset204 x;}`, i)
	}
	return []byte(out + `}\f1 ` + greeting + `}`)
}

// word is a Word document of n pieces, each of which is the whole text; or the chain of
// its directory leads back to itself.
func word(n int, loop bool) []byte {
	const sector = 512
	text := utf16.Encode([]rune(greeting + strings.Repeat(" and here", 300)))
	if loop {
		n = 1
	}
	// The streams, each in sectors of its own: the document, then the table.
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

	// Sectors: the directory, the streams, then the table of sectors.
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
