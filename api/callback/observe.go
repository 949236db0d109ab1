package callback

import (
	"errors"
	"io"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"

	"shortlist/model/crash"
)

// Observation is what a request looked like, for finding out how a service signs
// (CONTRACT 43). Nothing in it was checked. It holds no value of the body and of
// no header; the names in it are a stranger's text (CONTRACT 48).
type Observation struct {
	Method  string // of GET, POST and PUT; "other" for any other
	Headers []SeenHeader
	Bytes   int64     // of the body
	Ended   string    // why the body was not read to its end; "" where it was
	Shape   []Shape   // of the body, where it is JSON
	NotJSON bool      // it is none, or is cut
	Time    time.Time // what the request says it was sent at; zero where it says nothing
	Skew    time.Duration
	Matches []Match
}

// SeenHeader is a header that may have to do with a signature.
type SeenHeader struct {
	Name   string // as net/http writes names
	Values []SeenValue
}

// SeenValue is a value of a header, or one part of it: name=value.
type SeenValue struct {
	Name     string // "" where it has none
	Length   int
	Alphabet string // "digits", "hex", "base64", "base64url" or "text"
}

// ObserverOptions are those of an Observer.
type ObserverOptions struct {
	Secret []byte
	Report func(Observation) // called for one request at a time
	Status int               // what every request is answered with; 0 is 503
	Limits Limits
	Temp   string       // folder for bodies being read; "" is the system's
	Crash  crash.Report // writes down panics; nil: nobody does
	Now    func() time.Time
}

// Observer looks at requests, trusts none and keeps none. It answers 503 unless
// told otherwise, so that the service sends the application again, to a receiver
// that keeps it. It looks at one request at a time; another one meanwhile gets
// the same answer and is not reported.
type Observer struct {
	opts ObserverOptions
	turn chan struct{}
}

// NewObserver returns an observer. The error tells that there is no secret to
// try or nobody to report to.
func NewObserver(o ObserverOptions) (*Observer, error) {
	switch {
	case len(o.Secret) == 0:
		return nil, errors.New("to find out how callbacks are signed needs the secret they are signed with")
	case o.Report == nil:
		return nil, errors.New("nobody is told what is observed")
	}
	o.Limits = o.Limits.filled()
	if o.Status == 0 {
		o.Status = http.StatusServiceUnavailable
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Observer{opts: o, turn: make(chan struct{}, 1)}, nil
}

// ServeHTTP implements http.Handler.
func (ob *Observer) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	control := http.NewResponseController(w)
	v := verdict{status: ob.opts.Status, why: "only observed, not kept"}
	if v.status == http.StatusServiceUnavailable {
		v.again = time.Minute
	}
	whole := false
	select {
	case ob.turn <- struct{}{}:
		defer func() { <-ob.turn }()
		_ = ob.opts.Crash.Guard(func() error { // a request that we fail at is one that was not observed
			var seen Observation
			seen, whole = ob.look(req, control)
			ob.opts.Report(seen)
			return nil
		})
	default:
	}
	answer(w, control, v, whole, ob.opts.Limits.Linger)
}

// look reads a request, within the limits of a receiver.
func (ob *Observer) look(req *http.Request, control *http.ResponseController) (seen Observation, whole bool) {
	now := ob.opts.Now()
	seen.Method = req.Method
	if !slices.Contains([]string{http.MethodGet, http.MethodPost, http.MethodPut}, req.Method) {
		seen.Method = "other"
	}
	clues := cluesOf(req.Header)
	seen.Headers = clues.headers
	if len(clues.stamps) > 0 {
		seen.Time = clues.stamps[0].at
		seen.Skew = seen.Time.Sub(now)
	}

	raw := &spool{dir: ob.opts.Temp}
	defer raw.Close()
	body := newPace(req.Body, control, ob.opts.Limits)
	limit := ob.opts.Limits.Body
	n, err := io.CopyBuffer(raw, onlyReader{io.LimitReader(&body, limit)}, make([]byte, bufferSize))
	seen.Bytes = n
	switch {
	case raw.err != nil:
		seen.Ended = "it could not be held here"
	case errors.Is(err, os.ErrDeadlineExceeded):
		seen.Ended = "it came too slowly"
	case err != nil:
		seen.Ended = "the sender hung up"
	case n == limit:
		seen.Ended = "it is as large as the limit, or larger"
	default:
		whole = true
		body.done()
	}
	if n > 0 {
		seen.Shape, err = shapeOf(raw.Reader())
		seen.NotJSON = err != nil
	}
	if whole {
		seen.Matches = matches(ob.opts.Secret, clues, raw)
	}
	return seen, whole
}

// Clues of a header's name: such a header is told of whatever its value.
var telling = []string{"sign", "hmac", "hash", "digest", "hook", "timestamp", "token", "auth"}

// Bounds of what is looked at in the headers.
const (
	maxSeen   = 32
	maxParts  = 16
	maxLabel  = 16 // of the name in name=value; a longer one may be a value
	maxStamps = 4
)

// clues are what the headers offer for a signature.
type clues struct {
	headers []SeenHeader
	values  []clue
	stamps  []stamp
}

// clue is a value that may be a signature.
type clue struct{ header, value string }

// stamp is a value that may be the time of sending, as written.
type stamp struct {
	text string
	at   time.Time
}

// cluesOf looks at every header, in the order of their names.
func cluesOf(header http.Header) clues {
	var c clues
	names := make([]string, 0, len(header))
	for name := range header {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		lower := strings.ToLower(name)
		named := slices.ContainsFunc(telling, func(word string) bool { return strings.Contains(lower, word) })
		seen := SeenHeader{Name: name}
		signature := false
		for _, part := range parts(header[name]) {
			seen.Values = append(seen.Values, SeenValue{Name: part.header, Length: len(part.value), Alphabet: alphabetOf(part.value)})
			if at, ok := timeOf(part.value); ok && (named || part.header != "") && len(c.stamps) < maxStamps {
				c.stamps = append(c.stamps, stamp{part.value, at})
			}
			if sums(part.value) != nil {
				signature = true
				c.values = append(c.values, clue{name, part.value})
			}
		}
		if (named || signature) && len(c.headers) < maxSeen {
			c.headers = append(c.headers, seen)
		}
	}
	c.values = c.values[:min(len(c.values), maxSeen)]
	return c
}

// parts takes a header's values apart: "t=1,v1=2" and "sha256=3" have names.
func parts(values []string) (out []clue) {
	for _, value := range values {
		for part := range strings.FieldsFuncSeq(value, func(r rune) bool { return r == ',' || r == ';' || r == ' ' }) {
			if len(out) == maxParts {
				return out
			}
			// The = that pads base64 ends a value, and begins none.
			if name, rest, ok := strings.Cut(part, "="); ok && strings.Trim(rest, "=") != "" && len(name) <= maxLabel {
				out = append(out, clue{name, rest})
			} else {
				out = append(out, clue{"", part})
			}
		}
	}
	return out
}
