package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/internal/divert"
	"shortlist/api/wire"
	"shortlist/model"
)

// Page is one read of a job's applies under way.
type Page struct {
	client *Client
	jobID  int64
	sink   Sink
	bytes  atomic.Int64
}

// Applies prepares the read of every applicant of a job (§4.7). CV bytes go to
// sink as they arrive; with a nil sink they are counted and dropped. Nothing is
// sent before All is ranged over.
func (c *Client) Applies(jobID int64, sink Sink) *Page {
	return &Page{client: c, jobID: jobID, sink: sink}
}

// Bytes is how much of the answer has been read so far, after decompression. It
// may be asked from another goroutine.
func (p *Page) Bytes() int64 { return p.bytes.Load() }

// All yields candidates as they arrive. An unreadable record yields a
// *RecordError and the page goes on; any other error is the last thing yielded,
// and what came before it stands (CONTRACT 21, 22). Stopping the range stops the
// request. Two pages are read at a time; a third waits for its turn.
func (p *Page) All(ctx context.Context) iter.Seq2[model.Candidate, error] {
	return func(yield func(model.Candidate, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		r := request{
			name: "applies", phrase: fmt.Sprintf("read the applicants of job %d", p.jobID), method: http.MethodGet,
			path: "/AtsJob/appliesByJob/" + strconv.FormatInt(p.jobID, 10), retry: true, stream: true,
		}
		stopped := false
		// Only the way to the first byte is tried again: after it, people are on
		// the screen already.
		var broken error
		err := p.client.retrying(ctx, r, func() error {
			return p.client.authorised(ctx, r, func(resp *http.Response) error {
				stopped, broken = p.read(r, resp, yield)
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

// read goes through the body; stopped tells that the consumer wants no more.
func (p *Page) read(r request, resp *http.Response, yield func(model.Candidate, error) bool) (stopped bool, err error) {
	cvs := openCVs{}
	defer func() { cvs.drop(maxIndex) }()
	held := make([]byte, 0, divert.MaxHeld) // one CV is decoded at a time
	open := func(index int, id int64) (*divert.Decoder, string) {
		cv := &openCV{}
		if p.sink != nil {
			cv.blob = p.sink.Create(id)
			cv.data = divert.NewDecoder(cv.blob, p.client.opts.MaxCV, held)
		} else {
			cv.data = divert.NewDecoder(nil, p.client.opts.MaxCV, held)
		}
		cvs.add(index, cv)
		return cv.data, diverted
	}
	body := divert.NewReader(&countingReader{r: resp.Body, n: &p.bytes}, divert.Options{
		Form: divert.Applies, Open: open, MaxString: maxString, MaxRecord: maxRecord,
	})

	dec := jsontext.NewDecoder(body, wire.DecodeOptions())
	token, err := dec.ReadToken()
	switch {
	case err == nil && token.Kind() == 'n', errors.Is(err, io.EOF) && resp.StatusCode == http.StatusNoContent:
		return false, nil // null, or no content: nobody
	case errors.Is(err, io.EOF) && p.Bytes() == 0:
		return false, p.notAList(r, resp, "it is empty")
	case err == nil && token.Kind() == '[':
	default:
		return false, p.unreadable(r, resp, err)
	}
	for index := 0; ; index++ {
		if dec.PeekKind() == ']' {
			// The end of the body is read, so that the connection can serve the
			// next request; it is not waited for.
			if body, ok := resp.Body.(*silenceReader); ok {
				body.idle = min(body.idle, 100*time.Millisecond)
			}
			_, _ = io.CopyN(io.Discard, resp.Body, 1)
			return false, nil
		}
		value, err := dec.ReadValue()
		if err != nil {
			return false, p.unreadable(r, resp, err)
		}
		candidate, err := record(value, index, cvs)
		if !yield(candidate, err) {
			return true, nil
		}
	}
}

// openCVs are the CVs that have no owner yet, by the index of their record: one
// a record, as the last of a name given twice counts.
type openCVs map[int]*openCV

const maxIndex = 1<<63 - 1

func (o openCVs) add(index int, cv *openCV) {
	if old := o[index]; old != nil {
		old.discard()
	}
	o[index] = cv
}

// drop ends those of the records up to an index.
func (o openCVs) drop(index int) {
	for i, cv := range o {
		if i <= index {
			cv.discard()
			delete(o, i)
		}
	}
}

// record reads one element and gives it its CV. A CV that nobody took (of a
// broken record, or one taken back by a second name) is dropped.
func record(value jsontext.Value, index int, cvs openCVs) (model.Candidate, error) {
	defer cvs.drop(index)
	var w wire.Candidate
	if err := json.Unmarshal(value, &w, wire.DecodeOptions()); err != nil {
		return model.Candidate{}, &RecordError{Index: index, Err: err}
	}
	c := w.Model()
	if c.ID <= 0 {
		return c, &RecordError{Index: index, Err: errors.New("it has no id")}
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
		c.CV.Broken = "no data was sent"
	}
	return c, nil
}

// unreadable words what ended a page early: the line, or an answer that is not
// the service's.
func (p *Page) unreadable(r request, resp *http.Response, err error) error {
	var syntax *jsontext.SyntacticError
	cut := errors.Is(err, io.ErrUnexpectedEOF)
	switch {
	case err != nil && corrupt(err):
		return p.notAList(r, resp, "it is damaged")
	case errors.Is(err, divert.ErrTooLarge):
		return p.notAList(r, resp, "an entry in it has no end")
	case err != nil && (!errors.As(err, &syntax) || cut):
		return p.client.networkError(r, err, true)
	}
	return p.notAList(r, resp, "it is not a list of applicants")
}

func (p *Page) notAList(r request, resp *http.Response, why string) error {
	e := &Error{Kind: ErrAnswer, Call: r.phrase, Host: p.client.base.Host, Status: resp.StatusCode, Err: errors.New(why)}
	e.HTML = p.Bytes() > 0 && looksLikeHTML(resp, nil)
	return e
}

type countingReader struct {
	r io.Reader
	n *atomic.Int64
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n.Add(int64(n))
	return n, err
}
