// Package files keeps the files of applicants: the cache of the CVs that the service sent, the files that came with
// callbacks, safe names, and saving to a place that a person chooses. Names and bytes come from strangers.
package files

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
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
	HTML Kind = "html" // also in one file with its pictures (MHT)
	XML  Kind = "xml"  // of a word processor or any other program
	TXT  Kind = "txt"
	JPEG Kind = "jpg"
	PNG  Kind = "png"
)

// kinds are all kinds, the common ones first.
var kinds = []Kind{PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JPEG, PNG, XML, ""}

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
	switch {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		return sniffZip(r, size)
	case bytes.HasPrefix(head, []byte("\xD0\xCF\x11\xE0")):
		return DOC
	case bytes.HasPrefix(head, []byte("\xFF\xD8\xFF")):
		return JPEG
	case bytes.HasPrefix(head, []byte("\x89PNG")):
		return PNG
	}
	return SniffText(head)
}

func sniffZip(r io.ReaderAt, size int64) Kind {
	archive, err := zip.NewReader(r, size)
	if err != nil {
		return ""
	}
	for _, f := range archive.File {
		switch PartName(f.Name) {
		case "word/document.xml":
			return DOCX
		case "content.xml":
			return ODT
		}
	}
	return ""
}

// PartName returns the name of a part of a zipped document, without a path out of it. Names ignore
// case (ECMA-376 part 2), and some programs write backslashes.
func PartName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/"))
}
