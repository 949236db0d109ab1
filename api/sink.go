package api

import (
	"shortlist/api/internal/divert"
	"shortlist/model"
)

// Sink takes the bytes of CVs while a page of applies is read. Its blobs are
// used by one goroutine at a time.
type Sink interface {
	// Create starts a CV. applyID is what its record has named so far: 0 is
	// nothing, as cvFile may stand before the id (CONTRACT 22). It is a hint: a
	// name given twice may change it until Commit says whose CV it is.
	Create(applyID int64) Blob
}

// Blob is one CV on its way. Exactly one of Commit and Discard is called.
type Blob interface {
	Write(p []byte) (int, error)
	// Commit keeps the bytes as the CV of c and returns where they are, for
	// model.CV.Ref.
	Commit(c *model.Candidate) (ref string, err error)
	Discard()
}

// maxString is the longest text of a record that is passed on (CONTRACT 48), and
// maxRecord the largest record without its CV: a larger one ends the page.
const (
	maxString = 8 << 20
	maxRecord = 2 * maxString
)

// diverted stands where the data of a CV stood.
const diverted = "diverted"

// openCV is a CV that has no candidate yet.
type openCV struct {
	data *divert.Decoder
	blob Blob // nil when nobody keeps the bytes, and when it is done with
}

// commit gives the CV to its candidate.
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
