package api

import (
	"context"
	"errors"
	"io"
	"iter"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/lang"
)

// Page is one read of a job's applications in progress.
type Page struct {
	client *Client
	jobID  int64
	sink   Sink
	bytes  atomic.Int64
}

// Applies prepares the read of every application to a job (§4.7). The bytes of CVs go
// to sink on arrival; with a nil sink they are counted and dropped. Ranging over All
// sends the request.
func (c *Client) Applies(jobID int64, sink Sink) *Page {
	return &Page{client: c, jobID: jobID, sink: sink}
}

// Bytes is the number of bytes of the answer read so far, after decompression. It is
// safe for concurrent use.
func (p *Page) Bytes() int64 { return p.bytes.Load() }

// All yields candidates on arrival. An unreadable record yields a *RecordError and the
// page goes on. Any other error is the last value; the candidates before it are valid
// (CONTRACT 21, 22), except after ErrDamaged, where any of them may be wrong. Stopping
// the range stops the request. At most two pages are read at a time; a third waits.
func (p *Page) All(ctx context.Context) iter.Seq2[model.Candidate, error] {
	return func(yield func(model.Candidate, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		r := request{
			name: "applies", phrase: sayReadApplicants(p.jobID), method: http.MethodGet,
			path: "/AtsJob/appliesByJob/" + strconv.FormatInt(p.jobID, 10), retry: true, stream: true, page: true,
		}
		stopped := false
		// Only a failure before the first byte is retried: after it, applicants are on
		// the screen. A silence is not retried, because it has used up IdleTimeout.
		var broken error
		err := p.client.retrying(ctx, r, func() error {
			return p.client.authorised(ctx, r, func(resp *http.Response) error {
				stopped, broken = p.readRecords(r, resp, yield)
				if p.Bytes() == 0 && errors.Is(broken, ErrNetwork) && !errors.Is(broken, errSilence) {
					return broken
				}
				return nil
			})
		})
		if err == nil {
			err = broken
		}
		if err != nil && !stopped {
			yield(model.Candidate{}, err)
		}
	}
}

// readRecords yields the records of the body; stopped reports that yield returned false.
func (p *Page) readRecords(r request, resp *http.Response, yield func(model.Candidate, error) bool) (stopped bool, err error) {
	cvs := openCVs{}
	defer func() { cvs.drop(maxIndex) }()
	held := make([]byte, 0, wire.MaxHeld) // one CV is decoded at a time
	open := func(index int, id int64) (*wire.Base64Decoder, string) {
		cv := &openCV{}
		if p.sink != nil {
			cv.blob = p.sink.Create(id)
			cv.data = wire.NewBase64Decoder(cv.blob, p.client.opts.MaxCV, held)
		} else {
			cv.data = wire.NewBase64Decoder(nil, p.client.opts.MaxCV, held)
		}
		cvs.add(index, cv)
		return cv.data, diverted
	}
	src := &source{r: resp.Body, n: &p.bytes}
	body := wire.NewFileReader(src, wire.FileOptions{
		Form: wire.ApplyFiles, Open: open, MaxString: maxString, MaxRecord: maxRecord,
	})

	dec := jsontext.NewDecoder(body, wire.DecodeOptions())
	token, err := dec.ReadToken()
	switch {
	case err == nil && token.Kind() == 'n':
		return false, p.finish(r, resp, src) // null: no applicants
	case errors.Is(err, io.EOF) && resp.StatusCode == http.StatusNoContent:
		return false, nil
	case errors.Is(err, io.EOF) && src.err == nil && p.Bytes() == 0:
		return false, p.notAList(r, resp, errEmpty)
	case err == nil && token.Kind() == '[':
	default:
		return false, p.unreadable(r, resp, src, err)
	}
	records := wire.NewRecords()
	for index := 0; ; index++ {
		if dec.PeekKind() == ']' {
			return false, p.finish(r, resp, src)
		}
		value, err := dec.ReadValue()
		if err != nil {
			return false, p.unreadable(r, resp, src, err)
		}
		candidate, err := record(records, value, index, cvs)
		if !yield(candidate, err) {
			return true, nil
		}
	}
}

// openCVs are the CVs whose candidate is not known yet, by the index of their record. A record has one CV: if it
// repeats the JSON name, the last value counts.
type openCVs map[int]*openCV

const maxIndex = 1<<63 - 1

func (o openCVs) add(index int, cv *openCV) {
	if old := o[index]; old != nil {
		old.discard()
	}
	o[index] = cv
}

// drop discards the CVs of the records up to an index.
func (o openCVs) drop(index int) {
	for i, cv := range o {
		if i <= index {
			cv.discard()
			delete(o, i)
		}
	}
}

// record decodes one element and attaches its CV. A CV without a candidate, because its
// record is broken or repeats the name, is dropped.
func record(records *wire.Records, value jsontext.Value, index int, cvs openCVs) (model.Candidate, error) {
	defer cvs.drop(index)
	w, err := records.Candidate(value)
	if err != nil {
		return model.Candidate{}, &RecordError{Index: index, Err: err}
	}
	c := w.Model()
	if c.ID <= 0 {
		return c, &RecordError{Index: index, Err: errors.New(lang.Text("it has no id"))}
	}
	if c.CV == nil {
		return c, nil
	}
	switch own := cvs[index]; {
	case own != nil && w.CVFile.Data == diverted:
		own.commit(&c)
	case c.CV.Name == "" && c.CV.ContentType == "":
		c.CV = nil // an empty object: none attached (CONTRACT 24)
	default:
		c.CV.Broken = lang.Text("no data was sent")
	}
	return c, nil
}

// maxTail is the most bytes that may follow the list in a compressed page.
const maxTail = 1 << 20

// finish reads the rest of the body. A compressed page is complete only once the
// checksum at its end matches. Any other page is read to its end so that the connection
// can be used again, without waiting for slow data.
func (p *Page) finish(r request, resp *http.Response, src *source) error {
	if !resp.Uncompressed {
		if body, ok := resp.Body.(*silenceReader); ok {
			body.idle = min(body.idle, 100*time.Millisecond)
		}
		_, _ = io.CopyN(io.Discard, resp.Body, 1)
		return nil
	}
	if src.err != nil { // the error that came together with the last bytes
		return p.bodyError(r, resp, src.err)
	}
	switch _, err := io.CopyN(io.Discard, src, maxTail); {
	case err == nil:
		return p.notAList(r, resp, errors.New(lang.Text("it has no end")))
	case errors.Is(err, io.EOF):
		return nil
	default:
		return p.bodyError(r, resp, err)
	}
}

// bodyError returns the error for a failure of the body: damage, or the connection.
func (p *Page) bodyError(r request, resp *http.Response, err error) error {
	if corrupt(err) {
		return p.notAList(r, resp, ErrDamaged)
	}
	return p.client.networkError(r, err, true)
}

// unreadable returns the error for a page that ended early: the connection broke, or
// the answer is not a list of applicants. The decoder may report a failure of the body
// as a syntax error, so the body's own error comes first.
func (p *Page) unreadable(r request, resp *http.Response, src *source, err error) error {
	var syntax *jsontext.SyntacticError
	switch {
	case src.err != nil:
		return p.bodyError(r, resp, src.err)
	case errors.Is(err, wire.ErrRecordTooLarge):
		return p.notAList(r, resp, errors.New(lang.Text("one of its entries is too large")))
	case err != nil && (!errors.As(err, &syntax) || errors.Is(err, io.ErrUnexpectedEOF)):
		return p.client.networkError(r, err, true)
	}
	return p.notAList(r, resp, errors.New(lang.Text("it is not a list of applicants")))
}

func (p *Page) notAList(r request, resp *http.Response, why error) error {
	e := &Error{Kind: ErrAnswer, Call: r.phrase, Host: p.client.base.Host, Status: resp.StatusCode, Err: why}
	e.HTML = p.Bytes() > 0 && looksLikeHTML(resp, nil)
	return e
}

// source is the body of a page: it counts the bytes and keeps the error of a failed read.
type source struct {
	r   io.Reader
	n   *atomic.Int64
	err error // nil after a regular end
}

func (s *source) Read(p []byte) (int, error) {
	n, err := s.r.Read(p)
	s.n.Add(int64(n))
	if err != nil && !errors.Is(err, io.EOF) {
		s.err = err
	}
	return n, err
}

func sayReadApplicants(jobID int64) string { return lang.Text("read the applicants of job %d", jobID) }
