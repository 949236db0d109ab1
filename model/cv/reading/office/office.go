// Package office reads the text of word-processor files that a stranger made: DOCX,
// ODT, RTF, DOC, HTML and plain text of any usual charset.
//
// What a reader of the file would not see is left out: deletions, field
// instructions, comments. Headers are read, contacts live there. Of tables the rows
// are kept together where they are short. Pictures, shapes' outlines and formulas are
// not read.
//
// All text is the stranger's: a caller shows it only through the door for such text.
package office

import (
	"strings"

	"shortlist/model/cv"
)

// The limits of one file, in bytes unless said otherwise. They are far above what a
// CV needs.
const (
	maxPart  = 32 << 20 // one part of an archive, inflated
	maxParts = 5000     // files in an archive
	maxText  = 4 << 20  // all that is returned
	maxDepth = 200      // elements within each other
)

// Text returns the text of a file of a kind, valid UTF-8. It asks stop now and then. cut says that
// a limit was reached, or stop said so: there may be more. An error is one of package
// outcome.
func Text(kind cv.Kind, data []byte, stop func() bool) (text string, cut bool, err error) {
	switch kind {
	case cv.DOCX:
		text, cut, err = docx(data, stop)
	case cv.ODT:
		text, cut, err = odt(data, stop)
	case cv.RTF:
		text, cut = rtf(data, stop)
	case cv.DOC:
		text, err = doc(data)
	case cv.HTML:
		text = html(decode(data))
	default:
		text, cut = decode(data), len(data) > maxText
	}
	if len(text) > maxText {
		text, cut = text[:maxText], true
	}
	return strings.ToValidUTF8(text, "\ufffd"), cut, err
}
