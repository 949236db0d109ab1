package office

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"shortlist/model/cv/reading/outcome"
)

// odt reads an OpenDocument text (ISO 26300).
func odt(data []byte, stop func() bool) (text string, cut bool, err error) {
	a, err := openArchive(data)
	if err != nil {
		return "", false, err
	}
	content := a["content.xml"]
	if content == nil {
		return "", false, fmt.Errorf("%w: it is no text document", outcome.ErrUnknown)
	}
	if a.encrypted() {
		return "", false, fmt.Errorf("%w", outcome.ErrLocked)
	}
	var w openText
	cut, err = elements(content, stop, &w)
	return w.finish(), cut, err
}

// encrypted reports whether the manifest tells how parts were encrypted.
func (a archive) encrypted() bool {
	f := a["META-INF/manifest.xml"]
	if f == nil {
		return false
	}
	r, err := f.Open()
	if err != nil {
		return false
	}
	defer func() { _ = r.Close() }() // only read
	const size = 1 << 20
	manifest, _ := io.ReadAll(io.LimitReader(r, size)) // as far as it can be read
	return bytes.Contains(manifest, []byte("encryption-data"))
}

// openText takes the elements of an OpenDocument text.
type openText struct {
	flow
	paragraphs int // within each other
	item       bool
}

func (w *openText) start(e xml.StartElement) (skip bool) {
	switch e.Name.Space + ":" + e.Name.Local {
	case "text:tracked-changes", "office:annotation", "office:forms", "office:styles", "office:automatic-styles",
		"office:font-face-decls", "svg:desc", "svg:title", "office:scripts":
		return true
	case "text:p", "text:h":
		if w.paragraphs > 0 && w.line.Len() > 0 {
			w.endParagraph()
		}
		w.paragraphs++
		w.heading, w.bullet, w.item = e.Name.Local == "h", w.item, false
	case "text:s":
		const most = 40
		n, err := strconv.Atoi(attribute(e, "c"))
		if err != nil {
			n = 1
		}
		w.write(strings.Repeat(" ", max(1, min(n, most))))
	case "text:tab":
		w.write("   ")
	case "text:line-break":
		w.write("\n")
	case "text:list-item":
		w.item = true
	case "table:table-row":
		w.startRow()
	case "table:table-cell":
		w.startCell()
	}
	return false
}

func (w *openText) end(e xml.EndElement) {
	switch e.Name.Space + ":" + e.Name.Local {
	case "text:p", "text:h":
		w.paragraphs--
		w.endParagraph()
	case "table:table-row":
		w.endRow()
	}
}

func (w *openText) text(s string) {
	if w.paragraphs > 0 {
		w.write(collapse(s))
	}
}

// collapse makes one space of each stretch of white space, as XML and HTML mean it.
func collapse(s string) string {
	if !strings.ContainsAny(s, "\n\r\t") && !strings.Contains(s, "  ") {
		return s
	}
	words := strings.Join(strings.Fields(s), " ")
	if words == "" {
		return " "
	}
	if first, _ := utf8.DecodeRuneInString(s); unicode.IsSpace(first) {
		words = " " + words
	}
	if last, _ := utf8.DecodeLastRuneInString(s); unicode.IsSpace(last) {
		words += " "
	}
	return words
}
