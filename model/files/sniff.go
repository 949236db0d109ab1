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

// The kinds of zipped files that are no CVs. A saved file has the extension that its own program opens.
const (
	XLSX  Kind = "xlsx"
	PPTX  Kind = "pptx"
	ODS   Kind = "ods"
	ODP   Kind = "odp"
	ODG   Kind = "odg"
	Pages Kind = "pages" // or of Numbers or Keynote
	EPUB  Kind = "epub"
	ZIP   Kind = "zip" // any other
)

// kinds are all kinds, the common ones first.
var kinds = []Kind{PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JPEG, PNG, XML, XLSX, PPTX, ODS, ODP, ODG, Pages, EPUB, ZIP, ""}

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
	switch head = WithoutBlank(head); {
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
	kind := ZIP
	for _, f := range archive.File {
		switch PartName(f.Name) {
		case "word/document.xml":
			return DOCX
		case "xl/workbook.xml", "xl/workbook.bin":
			return XLSX
		case "ppt/presentation.xml":
			return PPTX
		case "index/document.iwa":
			return Pages
		case "mimetype":
			if named := openKind(f); named != "" {
				return named
			}
		case "content.xml":
			kind = ODT
		case "_rels/.rels":
			if kind == ZIP {
				kind = DOCX // its parts have unusual names
			}
		}
	}
	return kind
}

// openKind returns the kind that the first part of an OpenDocument or of a book names.
func openKind(part *zip.File) Kind {
	r, err := part.Open()
	if err != nil {
		return ""
	}
	defer func() { _ = r.Close() }() // opened for reading only
	const longest = 100
	name, _ := io.ReadAll(io.LimitReader(r, longest)) // as far as it is readable
	for begin, kind := range map[string]Kind{
		"vnd.oasis.opendocument.text": ODT, "vnd.oasis.opendocument.spreadsheet": ODS, "vnd.oasis.opendocument.presentation": ODP,
		"vnd.oasis.opendocument.graphics": ODG, "epub+zip": EPUB,
	} {
		if bytes.HasPrefix(name, []byte("application/"+begin)) {
			return kind
		}
	}
	return ""
}

// PartName returns the name of a part of a zipped document, without a path out of it. Names ignore
// case (ECMA-376 part 2), and some programs write backslashes.
func PartName(name string) string {
	return strings.ToLower(strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/"))
}
