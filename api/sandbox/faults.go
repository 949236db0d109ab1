package sandbox

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"sync"
	"time"
)

// Fault is something that goes wrong on demand. The zero value changes nothing;
// several effects of one Fault, and several Faults that match the same request,
// add up. Effects are of three kinds: what happens to the connection and the
// timing, an answer given in place of the service's, and another form of the
// service's own answer.
type Fault struct {
	Endpoint Endpoint // only this call; "" is every call
	Skip     int      // let this many matching requests pass unharmed first
	Count    int      // then hit this many; 0 is until cleared

	Latency   time.Duration // wait before the action; a client that leaves meanwhile is not served
	SlowBody  int           // bytes of the answer's body per second
	Cut       bool          // cut the connection: before the answer, or within its body after CutAfter bytes
	CutAfter  int64         // with Cut; an answer that is shorter arrives whole
	Lost      bool          // the action is done, then the connection is cut
	Hang      bool          // the action is done, then no answer comes until the client leaves
	ExpireNow bool          // every token given out so far becomes invalid before the request is looked at

	Done     bool          // with one of the next group: the action is done all the same
	Status   int           // answer this status with an error body
	Code     string        // code of that error; "" is fit for the status
	Message  string        // message of that error
	HTML     bool          // an HTML body instead, as of a proxy; without Status it is 200
	Empty    bool          // no body; without Status it is 200
	Redirect string        // redirect to this address; without Status it is 307, which keeps method and body
	Retry    time.Duration // Retry-After header, in whole seconds; without Status it is 503
	RetryAt  bool          // with Retry: as an HTTP date

	Strings   bool // ids and other numbers as strings (§2.2 rule 4)
	BOM       bool // a byte order mark before the JSON
	Reorder   bool // keys in another order, cvFile before id
	Escape    bool // base64 with \u002B, \/ and line breaks
	BadBase64 bool // base64 with bytes that are none
	Extra     bool // fields and enum values that nobody knows
	Duplicate bool // every object's first key twice
	Surrogate bool // text with a lone surrogate
	NoZone    bool // times without a zone

	OverLimit    bool // the active job limit is reached
	Subscription bool // the subscription is being approved
}

// Faults are those in force, in the order in which they apply.
type Faults []Fault

type faultState struct {
	mu   sync.Mutex
	list Faults
}

// SetFaults puts faults in force from the next request on, in place of those
// that are; nil clears them.
func (s *Server) SetFaults(f Faults) {
	s.faults.mu.Lock()
	defer s.faults.mu.Unlock()
	s.faults.list = append(Faults(nil), f...)
}

// Faults returns those in force, with what is left of their counts.
func (s *Server) Faults() Faults {
	s.faults.mu.Lock()
	defer s.faults.mu.Unlock()
	return append(Faults(nil), s.faults.list...)
}

// take adds up the faults that hit one request and counts them down.
func (f *faultState) take(name Endpoint) Fault {
	f.mu.Lock()
	defer f.mu.Unlock()
	var sum Fault
	kept := f.list[:0:0]
	for _, fault := range f.list {
		switch {
		case fault.Endpoint != "" && fault.Endpoint != name:
		case fault.Skip > 0:
			fault.Skip--
		default:
			sum.add(fault)
			if fault.Count == 1 {
				continue
			}
			fault.Count = max(fault.Count-1, 0)
		}
		kept = append(kept, fault)
	}
	f.list = kept
	return sum
}

// add joins the effects of o to f; where only one can be, o's stays.
func (f *Fault) add(o Fault) {
	f.Latency += o.Latency
	if o.Cut {
		f.Cut, f.CutAfter = true, o.CutAfter
	}
	set(&f.SlowBody, o.SlowBody)
	set(&f.Status, o.Status)
	set(&f.Code, o.Code)
	set(&f.Message, o.Message)
	set(&f.Redirect, o.Redirect)
	set(&f.Retry, o.Retry)
	for _, b := range []struct {
		to *bool
		on bool
	}{
		{&f.Lost, o.Lost}, {&f.Hang, o.Hang}, {&f.ExpireNow, o.ExpireNow}, {&f.Done, o.Done}, {&f.HTML, o.HTML},
		{&f.Empty, o.Empty}, {&f.RetryAt, o.RetryAt}, {&f.Strings, o.Strings}, {&f.BOM, o.BOM}, {&f.Reorder, o.Reorder},
		{&f.Escape, o.Escape}, {&f.BadBase64, o.BadBase64}, {&f.Extra, o.Extra}, {&f.Duplicate, o.Duplicate},
		{&f.Surrogate, o.Surrogate}, {&f.NoZone, o.NoZone}, {&f.OverLimit, o.OverLimit}, {&f.Subscription, o.Subscription},
	} {
		*b.to = *b.to || b.on
	}
}

func set[T comparable](to *T, v T) {
	var zero T
	if v != zero {
		*to = v
	}
}

// replaces reports whether another answer is given in place of the service's.
func (f *Fault) replaces() bool {
	return f.Status != 0 || f.HTML || f.Empty || f.Redirect != "" || f.Retry != 0
}

// endpoint runs one call with the faults that hit it, and records it.
func (s *Server) endpoint(name Endpoint, h func(*call) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		effect := s.faults.take(name)
		a := &answerWriter{ResponseWriter: w, effect: effect, done: []<-chan struct{}{s.ctx.Done(), r.Context().Done()}}
		seen := s.requests.arrived(name, r, s.now())
		// Deferred, because a cut ends in a panic.
		defer func() { s.requests.answered(seen, a.status) }()

		if effect.Latency > 0 && !a.wait(effect.Latency) {
			panic(http.ErrAbortHandler)
		}
		if effect.ExpireNow {
			if err := s.ExpireTokens(); err != nil {
				s.failed(a, r, err)
				return
			}
		}
		c := &call{w: a, r: r, effect: effect}
		switch {
		case effect.Lost, effect.Hang, effect.replaces() && effect.Done:
			// The answer goes nowhere; an error among it is lost as well.
			c.w = &nowhere{header: http.Header{}}
			if err := h(c); err != nil {
				s.log.Debug("sandbox: lost answer", "path", r.URL.Path, "error", err)
			}
			if effect.Hang {
				select {
				case <-r.Context().Done():
				case <-s.ctx.Done():
				}
			}
			if effect.Lost || effect.Hang {
				panic(http.ErrAbortHandler)
			}
			s.replace(a, r, effect)
		case effect.Cut && effect.CutAfter == 0:
			panic(http.ErrAbortHandler)
		case effect.replaces():
			s.replace(a, r, effect)
		default:
			err := h(c)
			if err != nil && a.status == 0 {
				s.failed(a, r, err)
				err = nil
			}
			if err != nil {
				s.log.Debug("sandbox: answer cut", "path", r.URL.Path, "error", err)
				panic(http.ErrAbortHandler)
			}
		}
		if a.cut {
			panic(http.ErrAbortHandler)
		}
	})
}

// proxyPage is what proxies answer in HTML.
const proxyPage = "<html>\r\n<head><title>%d %s</title></head>\r\n<body>\r\n<center><h1>%[1]d %[2]s</h1></center>\r\n<hr><center>proxy</center>\r\n</body>\r\n</html>\r\n"

// replace gives the answer that a fault puts in place of the service's.
func (s *Server) replace(w http.ResponseWriter, r *http.Request, f Fault) {
	status := f.Status
	switch {
	case status != 0:
	case f.Redirect != "":
		status = http.StatusTemporaryRedirect
	case f.Retry != 0:
		status = http.StatusServiceUnavailable
	default:
		status = http.StatusOK
	}
	if f.Redirect != "" {
		w.Header().Set("Location", f.Redirect)
	}
	switch {
	case f.Retry != 0 && f.RetryAt:
		w.Header().Set("Retry-After", s.now().Add(f.Retry).UTC().Format(http.TimeFormat))
	case f.Retry != 0:
		w.Header().Set("Retry-After", strconv.Itoa(int((f.Retry+time.Second-1)/time.Second)))
	}
	switch {
	case f.HTML:
		w.Header().Set("Content-Type", "text/html")
		w.WriteHeader(status)
		if _, err := fmt.Fprintf(w, proxyPage, status, http.StatusText(status)); err != nil {
			s.log.Debug("sandbox: client left", "error", err)
		}
	case f.Empty, status < 400:
		w.WriteHeader(status)
	default:
		s.failed(w, r, &failure{status, codeFor(f, status), messageFor(f, status)})
	}
}

func codeFor(f Fault, status int) string {
	if f.Code != "" {
		return f.Code
	}
	switch status {
	case http.StatusBadRequest:
		return CodeValidation
	case http.StatusUnauthorized:
		return CodeUnauthorized
	case http.StatusForbidden:
		return CodeForbidden
	case http.StatusNotFound:
		return CodeNotFound
	case http.StatusTooManyRequests:
		return "TooManyRequests"
	default:
		return CodeServer
	}
}

func messageFor(f Fault, status int) string {
	if f.Message != "" {
		return f.Message
	}
	return http.StatusText(status)
}

// answerWriter keeps the status and does to the body what the faults say.
type answerWriter struct {
	http.ResponseWriter
	effect  Fault
	done    []<-chan struct{} // the service's end and the client's
	status  int
	written int64
	cut     bool
}

var errCut = errors.New("connection cut on demand")

func (a *answerWriter) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answerWriter) Write(p []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	if a.cut {
		return 0, errCut
	}
	total := 0
	for len(p) > 0 {
		part := p
		if rate := a.effect.SlowBody; rate > 0 {
			part = part[:min(len(part), max(rate/20, 1))]
			if !a.wait(time.Duration(len(part)) * time.Second / time.Duration(rate)) {
				return total, context.Canceled
			}
		}
		if left := a.effect.CutAfter - a.written; a.effect.Cut && int64(len(part)) > left {
			part, a.cut = part[:left], true
		}
		n, err := a.ResponseWriter.Write(part)
		total, a.written = total+n, a.written+int64(n)
		if err != nil {
			return total, err
		}
		if a.cut || a.effect.SlowBody > 0 {
			if err := ignoreUnsupported(http.NewResponseController(a.ResponseWriter).Flush()); err != nil {
				return total, err
			}
		}
		if a.cut {
			return total, errCut
		}
		p = p[n:]
	}
	return total, nil
}

// Unwrap lets http.ResponseController flush.
func (a *answerWriter) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// wait reports false when the client left or the service closed meanwhile.
func (a *answerWriter) wait(d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return true
	case <-a.done[0]:
	case <-a.done[1]:
	}
	return false
}

// nowhere is where lost answers go.
type nowhere struct{ header http.Header }

func (n *nowhere) Header() http.Header         { return n.header }
func (n *nowhere) Write(p []byte) (int, error) { return len(p), nil }
func (n *nowhere) WriteHeader(int)             {}

// preamble puts the byte order mark before the start of a body.
func (f *Fault) preamble(body []byte) []byte {
	if !f.BOM {
		return body
	}
	return append([]byte("\ufeff"), body...)
}

// base64 rewrites encoded text as other servers write it.
func (f *Fault) base64(text []byte) []byte {
	if !f.Escape && !f.BadBase64 {
		return text
	}
	var b bytes.Buffer
	for i, ch := range text {
		switch {
		case f.BadBase64 && i%64 == 10:
			b.WriteByte('!')
		case f.Escape && ch == '+':
			b.WriteString(`\u002B`)
		case f.Escape && ch == '/':
			b.WriteString(`\/`)
		default:
			b.WriteByte(ch)
		}
		if f.Escape && i%76 == 75 {
			b.WriteString(`\r\n`)
		}
	}
	return b.Bytes()
}
