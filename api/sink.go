package api

import (
	"shortlist/api/wire"
	"shortlist/model"
)

// Sink receives the bytes of CVs while a page of applications is read. One goroutine
// at a time uses its blobs.
type Sink interface {
	// Create starts a CV. applyID is the id that its record has given so far, or 0,
	// because cvFile may come before the id (CONTRACT 22). It is a hint: the record
	// may repeat the id with another value. Commit gets the final one.
	Create(applyID int64) Blob
}

// Blob is one CV in transfer. Exactly one of Commit and Discard is called.
type Blob interface {
	Write(p []byte) (int, error)
	// Commit stores the bytes as the CV of c and returns their place for model.CV.Ref.
	Commit(c *model.Candidate) (ref string, err error)
	Discard()
}

// maxString is the most bytes of one text in a record (CONTRACT 48), and maxRecord of
// a record without its CV: a larger record ends the page.
const (
	maxString = 8 << 20
	maxRecord = 2 * maxString
)

// diverted replaces the data of a CV in its record.
const diverted = "diverted"

// openCV is a CV whose candidate is not known yet.
type openCV struct {
	data *wire.Base64Decoder
	blob Blob // nil without a sink, and after Commit or Discard
}

// commit stores the CV for its candidate.
func (cv *openCV) commit(c *model.Candidate) {
	c.CV.Size = cv.data.Size()
	err := cv.data.Err()
	if err == nil && cv.blob != nil {
		blob := cv.blob
		cv.blob = nil
		c.CV.Ref, err = blob.Commit(c)
	}
	if err != nil {
		c.CV.Broken = err.Error()
	}
}

func (cv *openCV) discard() {
	if cv.blob != nil {
		cv.blob.Discard()
		cv.blob = nil
	}
}
