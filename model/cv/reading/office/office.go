// Package office reads the text of word-processor files that a stranger made: DOCX,
// ODT, RTF, DOC, HTML and plain text of any usual charset.
//
// What a reader of the file would not see is left out: deletions, field
// instructions, comments. Words that are set so that nobody sees them, hidden, in the
// colour of what is under them, of no size, are returned apart: separate does it for
// all kinds of file. Where the package cannot know, as of text on a shape, they count
// as seen. Headers are read, contacts live there. Of tables the rows
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

// Read returns the text of a file of a kind, valid UTF-8. It asks stop now and then. An
// error is one of package outcome.
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
