// Package cv keeps CV files: the cache of those that the service sent, safe names, and saving to a
// place that a person chooses. Names and bytes come from strangers.
package cv

import (
	"archive/zip"
	"bytes"
	"io"
	"strings"
)

// Kind is the kind of a file by its content, never by its name or its declared type.
type Kind string

// The kinds of CVs; "" is any other.
const (
	PDF  Kind = "pdf"
	DOCX Kind = "docx"
	ODT  Kind = "odt"
	DOC  Kind = "doc"
	RTF  Kind = "rtf"
	HTML Kind = "html"
	TXT  Kind = "txt"
	JPEG Kind = "jpg"
	PNG  Kind = "png"
)

// kinds are all kinds, the common ones first.
var kinds = []Kind{PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JPEG, PNG, ""}

// Ext returns the file name extension of a kind with its dot, ".bin" for the unknown kind.
func (k Kind) Ext() string {
	if k == "" {
		return ".bin"
	}
	return "." + string(k)
}

// Sniff returns the kind of a file. It reads parts of r; size is its length in bytes.
func Sniff(r io.ReaderAt, size int64) Kind {
	head := make([]byte, min(size, 1024))
	if _, err := r.ReadAt(head, 0); err != nil && err != io.EOF {
		return ""
	}
	if bytes.Contains(head, []byte("%PDF-")) { // junk before the header is common
		return PDF
	}
	text := strings.ToLower(string(bytes.TrimLeft(bytes.TrimPrefix(head, []byte("\ufeff")), " \t\r\n")))
	switch {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		return sniffZip(r, size)
	case bytes.HasPrefix(head, []byte("\xD0\xCF\x11\xE0")):
		return DOC
	case strings.HasPrefix(text, `{\rtf`):
		return RTF
	case strings.HasPrefix(text, "<!doctype html"), strings.HasPrefix(text, "<html"), strings.HasPrefix(text, "<body"), strings.HasPrefix(text, "<meta"):
		return HTML
	case bytes.HasPrefix(head, []byte("\xFF\xD8\xFF")):
		return JPEG
	case bytes.HasPrefix(head, []byte("\x89PNG")):
		return PNG
	case len(head) > 0 && (bytes.IndexByte(head, 0) < 0 || bytes.HasPrefix(head, []byte("\xFF\xFE")) || bytes.HasPrefix(head, []byte("\xFE\xFF"))):
		return TXT
	}
	return ""
}

func sniffZip(r io.ReaderAt, size int64) Kind {
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return ""
	}
	for _, f := range archive.File {
		switch {
		case f.Name == "word/document.xml":
			return DOCX
		case f.Name == "content.xml":
			return ODT
		}
	}
	return ""
}
