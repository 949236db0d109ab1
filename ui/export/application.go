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

// Application is a candidate in JSON: with the field names of the service, and with the
// path of the CV instead of its bytes.
type Application struct {
	wire.Candidate
	CVFile *CVFile `json:"cvFile,omitzero"`
}

// CVFile is a CV in JSON.
type CVFile struct {
	Name        string `json:"name"`
	Type        string `json:"type"`
	ContentType string `json:"contentType"`
	Path        string `json:"path,omitzero"`   // "" if the file is not on this computer or may not be shown
	Broken      string `json:"broken,omitzero"` // why the file cannot be used

	Extra jsontext.Value `json:",embed"` // further members the service sent
}

// ApplicationOf returns a candidate as it is in JSON.
func ApplicationOf(c model.Candidate) Application {
	d := Application{Candidate: wire.OfCandidate(c)}
	if c.CV != nil {
		d.CVFile = cvFileOf(c.CV)
		if c.CV.Broken == "" && c.CV.Ref != blind.Ref && filepath.IsAbs(c.CV.Ref) { // a callback's file is in the inbox, whose paths are not shown
			if _, err := os.Stat(c.CV.Ref); err == nil {
				d.CVFile.Path = c.CV.Ref
			}
		}
	}
	return d
}

func cvFileOf(cv *model.CV) *CVFile {
	own := func(f model.Field) bool { return f.Name == "path" || f.Name == "broken" } // these names are shortlist's
	extra := wire.Object(slices.DeleteFunc(slices.Clone(cv.Extra), own))
	return &CVFile{Name: cv.Name, Type: cv.Type, ContentType: cv.ContentType, Broken: cv.Broken, Extra: extra}
}

// Newcomer is a new application in JSON.
type Newcomer struct {
	Time      time.Time   `json:"time"` // when it arrived here
	JobID     int64       `json:"jobId"`
	JobTitle  string      `json:"jobTitle"` // "" if it is not known
	Source    string      `json:"source"`   // callback, or poll if no callback announced it
	JustIn    bool        `json:"justIn"`   // an arrival: not listed by the service yet, and its id is negative
	Applicant Application `json:"applicant"`
}

// NewcomerOf returns a new application as it is in JSON.
func NewcomerOf(n account.Newcomer) Newcomer {
	d := Newcomer{
		Time: n.At.UTC(), JobID: n.JobID, JobTitle: n.Job, Source: "poll", JustIn: n.Who.JustIn(), Applicant: ApplicationOf(n.Who),
	}
	if n.ArrivalID != 0 {
		d.Source = "callback"
	}
	return d
}
