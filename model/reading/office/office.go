// Package office reads the text of strangers' word-processor files: DOCX, ODT, RTF, DOC, HTML and
// plain text in any usual charset.
//
// It leaves out text that a reader of the file does not see: deletions, field instructions,
// comments. It returns text formatted to be invisible separately: hidden, in the colour of its
// background, or of no size. Function separate does that for all kinds of file. If visibility is
// unknown, as for text on a shape, the text counts as visible. Headers are read since they hold
// contacts. Short rows of tables are kept on one line. Pictures, outlines of shapes and formulas
// are not read.
//
// All text is a stranger's: callers show it only through package ui/text.
package office

import (
	"bytes"
	"fmt"
	"path"
	"slices"
	"strings"

	"shortlist/model/files"
	"shortlist/model/reading/outcome"
)

// The limits for one file, in bytes unless noted. They are far above the needs of a CV.
const (
	maxPart  = 32 << 20 // one part of an archive, inflated
	maxParts = 5000     // files in an archive
	maxText  = 4 << 20  // all returned text
	maxDepth = 200      // nesting depth of elements
)

// Read returns the text of a file of a kind as valid UTF-8. It polls stop. An error is an outcome
// of package outcome.
func Read(kind files.Kind, data []byte, stop func() bool) (Content, error) {
	r := reader{stop: stop}
	s, err := r.read(kind, data)
	out := separate(s.text, s.backed)
	out.Pictured = s.pictured || out.Text == "" && hasPicture(kind, data)
	out.Cut, out.Damaged = s.flaws&limited != 0, s.flaws&damaged != 0
	for _, text := range []*string{&out.Text, &out.Hidden} {
		if len(*text) > maxText {
			*text, out.Cut = (*text)[:maxText], true
		}
		*text = strings.ToValidUTF8(*text, "\ufffd")
	}
	if err == nil && out.Damaged && strings.TrimSpace(out.Text+out.Hidden) == "" {
		err = fmt.Errorf("%w", outcome.ErrBroken)
	}
	return out, err
}

// hasPicture reports whether a file of a kind seems to hold a picture, besides one that a program made of its first page.
func hasPicture(kind files.Kind, data []byte) bool {
	has := func(begin string) bool { return bytes.Contains(bytes.ToLower(data), []byte(begin)) }
	switch kind {
	case files.DOCX, files.ODT, files.XLSX, files.ODS:
		a, _, _ := openArchive(data)
		for name := range a {
			if !strings.Contains(name, "thumbnail") && slices.Contains(pictureFiles, path.Ext(name)) {
				return true
			}
		}
		return false
	case files.DOC:
		c, err := openCompound(data)
		return err == nil && c.stream("Data") != nil
	case files.HTML:
		return has("<img") || has("<svg") || has("content-type: image/")
	case files.XML:
		return has("<w:bindata") || has("<office:binary-data") || has("/media/")
	}
	return false
}

var pictureFiles = []string{".png", ".jpg", ".jpeg", ".gif", ".bmp", ".tif", ".tiff", ".webp", ".svg", ".emf", ".wmf", ".jp2"}

// reader reads a file and the files in it.
type reader struct {
	stop  func() bool
	files int // files read in it so far
	depth int // files around the current one
}

// story is the text of a file.
type story struct {
	text     marked
	backed   bool // a picture or a shape may lie under it
	pictured bool // the file holds a picture, as far as its reader looks for one
	flaws
}

func (r *reader) read(kind files.Kind, data []byte) (story, error) {
	switch kind {
	case files.DOCX:
		a, flaws, err := openArchive(data)
		if err != nil {
			return story{}, err
		}
		return r.docx(a, flaws)
	case files.XLSX:
		a, flaws, err := openArchive(data)
		if err != nil {
			return story{}, err
		}
		return r.workbook(a, flaws)
	case files.ODT, files.ODS:
		return r.odt(kind, data)
	case files.RTF:
		return rtf(data, r.stop), nil
	case files.DOC:
		return doc(data)
	case files.HTML:
		return r.page(data, ""), nil
	case files.XML:
		return r.xml(data)
	}
	out := story{}
	if len(data) > maxText {
		out.flaws = limited
	}
	out.text.write(decode(data), look{})
	return out, nil
}

const (
	maxFiles = 50 // in one file, at any depth
	maxInner = 3  // files in each other
)

// inner reads a file in the current one, whose kind is known by its content and its name.
func (r *reader) inner(name string, data []byte) (out story) {
	kind := files.Sniff(bytes.NewReader(data), int64(len(data)))
	if named := path.Ext(name); kind == files.TXT && (strings.HasPrefix(named, ".htm") || named == ".xhtml") {
		kind = files.HTML
	}
	if r.depth == maxInner || r.files == maxFiles {
		return story{flaws: limited}
	}
	if kind != files.DOCX && kind != files.ODT && kind != files.RTF && kind != files.HTML && kind != files.XML && kind != files.TXT {
		return out
	}
	r.files++
	r.depth++
	out, _ = r.read(kind, data) // the text around it is readable
	r.depth--
	return out
}
