package callback

import (
	"errors"
	"io"
	"net/http"
	"os"
	"slices"
	"strings"
	"time"

	"shortlist/api/wire"
	"shortlist/model/crash"
)

// Observation describes a request, to find out how a service signs (CONTRACT 43). It
// holds no value of the body or of a header. The names in it are a stranger's text
// (CONTRACT 48).
type Observation struct {
	Method    string // of GET, POST and PUT; "other" for any other
	Headers   []SeenHeader
	Bytes     int64     // of the body
	Ended     string    // why the body was not read to its end; "" where it was
	Malformed error     // why the receiver cannot read the header of the signature
	Time      time.Time // when the request was sent, as it claims; zero if Malformed is set
	Skew      time.Duration
	Schemes   []Scheme // those under which the receiver would accept the signature, apart from its time
}

// SeenHeader is a header that may belong to a signature.
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

// ObserverOptions are the options of an Observer.
type ObserverOptions struct {
	Secret []byte
	Report func(Observation) // called for one request at a time
	Limits Limits
	Crash  crash.Report // records panics; nil: panics are not recorded
	Now    func() time.Time
}

// Observer looks at requests, trusts none and keeps none. It answers 503, so that the
// service sends the application again, to a receiver that keeps it. It looks at one
// request at a time; another one meanwhile gets the same answer and is not reported.
type Observer struct {
	opts ObserverOptions
	turn chan struct{}
}

// NewObserver returns an observer. It needs a secret to try, and a Report function.
func NewObserver(o ObserverOptions) (*Observer, error) {
	switch {
	case len(o.Secret) == 0:
		return nil, errors.New("the observer needs the callback secret")
	case o.Report == nil:
		return nil, errors.New("the observer has no Report function")
	}
	o.Limits = o.Limits.filled()
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Observer{opts: o, turn: make(chan struct{}, 1)}, nil
}

// ServeHTTP implements http.Handler.
func (ob *Observer) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	control := http.NewResponseController(w)
	v := verdict{status: http.StatusServiceUnavailable, why: "only observed, not kept", again: time.Minute}
	whole := false
	select {
	case ob.turn <- struct{}{}:
		defer func() { <-ob.turn }()
		_ = ob.opts.Crash.Guard(func() error { // a request on which we fail counts as not observed
			seen := ob.observe(req, control)
			whole = seen.Ended == ""
			ob.opts.Report(seen)
			return nil
		})
	default:
	}
	answer(w, control, v, whole, ob.opts.Limits.Linger)
}

// observe reads a request, within the limits of a receiver.
func (ob *Observer) observe(req *http.Request, control *http.ResponseController) Observation {
	seen := Observation{Method: req.Method, Headers: seenHeaders(req.Header)}
	if !slices.Contains([]string{http.MethodGet, http.MethodPost, http.MethodPut}, req.Method) {
		seen.Method = "other"
	}
	now := ob.opts.Now()
	schemes := []Scheme{{TimeAndBody, Hex, 0}, {TimeAndBody, Base64, 0}, {BodyAlone, Hex, 0}, {BodyAlone, Base64, 0}}
	verifiers := make([]*Verifier, len(schemes))
	tried := make([]io.Writer, len(schemes))
	for i, s := range schemes {
		v, err := s.Verifier(ob.opts.Secret, strings.Join(req.Header.Values(wire.SignatureHeader), ","))
		if err != nil { // each scheme gives the same error
			seen.Malformed, tried = err, nil
			break
		}
		verifiers[i], tried[i] = v, v
		seen.Time, seen.Skew = v.at, v.at.Sub(now)
	}

	body := newPace(req.Body, control, ob.opts.Limits)
	limit := ob.opts.Limits.Body
	n, err := io.CopyBuffer(io.MultiWriter(tried...), onlyReader{io.LimitReader(&body, limit)}, make([]byte, bufferSize))
	seen.Bytes = n
	switch {
	case errors.Is(err, os.ErrDeadlineExceeded):
		seen.Ended = "it came too slowly"
	case err != nil:
		seen.Ended = "the sender hung up"
	case n == limit:
		seen.Ended = "it is as large as the limit, or larger"
	default:
		body.done()
		for i := range tried {
			if err := verifiers[i].Verify(now); err == nil || errors.Is(err, ErrLate) {
				seen.Schemes = append(seen.Schemes, schemes[i])
			}
		}
	}
	return seen
}

// revealing are words in the names of headers that are shown whatever their values.
var revealing = []string{"sign", "hmac", "hash", "digest", "hook", "timestamp", "token", "auth"}

// The bounds of the examined parts of the headers.
const (
	maxSeen  = 32
	maxParts = 16
	maxLabel = 16 // of the name in name=value; a longer one may be a value
)

// seenHeaders returns the headers that may belong to a signature, by name: those with a
// revealing name, and those with a value as long as a signature.
func seenHeaders(header http.Header) (out []SeenHeader) {
	const signature = 27 // characters of the shortest signature, SHA-1 in base64
	for name, values := range header {
		lower := strings.ToLower(name)
		shown := slices.ContainsFunc(revealing, func(word string) bool { return strings.Contains(lower, word) })
		seen := SeenHeader{Name: name, Values: seenValues(values)}
		for _, v := range seen.Values {
			shown = shown || v.Length >= signature && v.Alphabet != "text"
		}
		if shown {
			out = append(out, seen)
		}
	}
	slices.SortStableFunc(out, func(a, b SeenHeader) int { return strings.Compare(a.Name, b.Name) })
	return out[:min(len(out), maxSeen)]
}

// seenValues takes a header's values apart: "t=1,v1=2" and "sha256=3" have names.
func seenValues(values []string) (out []SeenValue) {
	for _, value := range values {
		for part := range strings.FieldsFuncSeq(value, func(r rune) bool { return r == ',' || r == ';' || r == ' ' }) {
			if len(out) == maxParts {
				return out
			}
			// The = that pads base64 ends a value, and begins none.
			name, rest, ok := strings.Cut(part, "=")
			if !ok || strings.Trim(rest, "=") == "" || len(name) > maxLabel {
				name, rest = "", part
			}
			out = append(out, SeenValue{Name: name, Length: len(rest), Alphabet: alphabetOf(rest)})
		}
	}
	return out
}

// alphabetOf names the smallest alphabet that covers a value.
func alphabetOf(value string) string {
	value = strings.TrimRight(value, "=")
	const hex, others = "0123456789abcdefABCDEF", "ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ"
	for _, alphabet := range []struct{ name, letters string }{
		{"digits", hex[:10]}, {"hex", hex}, {"base64", hex + others + "+/"}, {"base64url", hex + others + "-_"},
	} {
		if value != "" && strings.Trim(value, alphabet.letters) == "" {
			return alphabet.name
		}
	}
	return "text"
}
