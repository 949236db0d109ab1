package wire

import (
	"bytes"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/model"
)

// Records decodes records of an answer one after the other and keeps, of each, the
// values of known fields that could not be read (CONTRACT 26). One goroutine uses it.
type Records struct {
	options json.Options
	missed  []model.Field // of the record being read, by path: "applicant.age"
}

// NewRecords returns a decoder of records.
func NewRecords() *Records {
	r := &Records{}
	r.options = decodeOptions(r)
	return r
}

// Candidate decodes one candidate.
func (r *Records) Candidate(data []byte) (c Candidate, err error) {
	err = r.decode(data, &c)
	c.AsReceived = r.received(c.AsReceived)
	return c, err
}

// Job decodes one job.
func (r *Records) Job(data []byte) (j Job, err error) {
	j.AppliesCount, j.ViewsCount = missing, missing
	err = r.decode(data, &j)
	j.AsReceived = r.received(j.AsReceived)
	return j, err
}

func (r *Records) decode(data []byte, v any) error {
	r.missed = nil
	return json.Unmarshal(bytes.TrimPrefix(data, bom), v, r.options)
}

// received adds the values that could not be read here to those that another shortlist could not read.
func (r *Records) received(kept jsontext.Value) jsontext.Value {
	return Object(append(fields(kept), r.missed...))
}

// unread notes the value just read. raw is the part of it that could not be used. If raw is "", unread removes the
// note of an earlier value with the same name. r may be nil.
func (r *Records) unread(dec *jsontext.Decoder, raw string) {
	if r == nil || raw == "" && len(r.missed) == 0 {
		return
	}
	path := strings.ReplaceAll(strings.TrimPrefix(string(dec.StackPointer()), "/"), "/", ".")
	for i, f := range r.missed {
		if f.Name == path {
			r.missed = append(r.missed[:i], r.missed[i+1:]...)
			break
		}
	}
	if raw != "" && path != "" {
		r.missed = append(r.missed, model.Field{Name: path, Value: raw})
	}
}
