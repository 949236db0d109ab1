package export

import (
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/account"
	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/blind"
)

// Application is a candidate in JSON: the field names of the service, and where the CV
// is instead of its bytes.
type Application struct {
	wire.Candidate
	CVFile *CVFile `json:"cvFile,omitzero"`
}

// CVFile is a CV in JSON.
type CVFile struct {
	Name        string `json:"name"`
	Type        string `json:"type"`
	ContentType string `json:"contentType"`
	Path        string `json:"path,omitzero"`   // "" where it is not on this machine, or nobody is told
	Broken      string `json:"broken,omitzero"` // why the file cannot be used

	Extra jsontext.Value `json:",embed"` // what else the service sent of it
}

// ApplicationOf returns what JSON tells of a candidate.
func ApplicationOf(c model.Candidate) Application {
	d := Application{Candidate: wire.OfCandidate(c)}
	if c.CV != nil {
		d.CVFile = cvFileOf(c.CV)
		if c.CV.Broken == "" && c.CV.Ref != blind.Ref && filepath.IsAbs(c.CV.Ref) { // the place of what came with a callback is the inbox's own
			if _, err := os.Stat(c.CV.Ref); err == nil {
				d.CVFile.Path = c.CV.Ref
			}
		}
	}
	return d
}

func cvFileOf(cv *model.CV) *CVFile {
	own := func(f model.Field) bool { return f.Name == "path" || f.Name == "broken" } // the words here are ours
	extra := wire.Object(slices.DeleteFunc(slices.Clone(cv.Extra), own))
	return &CVFile{Name: cv.Name, Type: cv.Type, ContentType: cv.ContentType, Broken: cv.Broken, Extra: extra}
}

// Newcomer is a new application in JSON.
type Newcomer struct {
	Time      time.Time   `json:"time"` // it was heard of here
	JobID     int64       `json:"jobId"`
	JobTitle  string      `json:"jobTitle"` // "" where it is not known
	Source    string      `json:"source"`   // callback, or poll where that did not tell of it
	JustIn    bool        `json:"justIn"`   // only the callback told: the id is none of the service's yet, but less than 0
	Applicant Application `json:"applicant"`
}

// NewcomerOf returns what JSON tells of a new application.
func NewcomerOf(n account.Newcomer) Newcomer {
	d := Newcomer{
		Time: n.At.UTC(), JobID: n.JobID, JobTitle: n.Job, Source: "poll", JustIn: n.Who.JustIn(), Applicant: ApplicationOf(n.Who),
	}
	if n.ArrivalID != 0 {
		d.Source = "callback"
	}
	return d
}
