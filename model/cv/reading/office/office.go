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
	"strings"

	"shortlist/model/cv"
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
func Read(kind cv.Kind, data []byte, stop func() bool) (out Content, err error) {
	switch kind {
	case cv.DOCX:
		out, err = docx(data, stop)
	case cv.ODT:
		out, err = odt(data, stop)
	case cv.RTF:
		out = rtf(data, stop)
	case cv.DOC:
		out, err = doc(data)
	case cv.HTML:
		out = html(decode(data))
	default:
		out = Content{Text: strings.Trim(decode(data), "\n"), Cut: len(data) > maxText}
	}
	for _, text := range []*string{&out.Text, &out.Hidden} {
		if len(*text) > maxText {
			*text, out.Cut = (*text)[:maxText], true
		}
		*text = strings.ToValidUTF8(*text, "\ufffd")
	}
	return out, err
}
