package sandbox

import (
	"sync"
	"time"
)

// Fault is a failure on demand. The zero value changes nothing;
// several effects of one Fault, and several Faults that match the same request,
// add up. Effects are of three kinds: what happens to the connection and the
// timing, an answer given in place of the service's, and another form of the
// service's own answer.
type Fault struct {
	Endpoint Endpoint // only this call; "" is every call
	Skip     int      // let this many matching requests pass unharmed first
	Count    int      // then hit this many; 0: until they are cleared

	Latency   time.Duration // wait before the action; a client that leaves meanwhile is not served
	SlowBody  int           // bytes of the answer's body per second
	Cut       bool          // cut the connection: before the answer, or within its body after CutAfter bytes
	CutAfter  int64         // with Cut; an answer that is shorter arrives whole
	Lost      bool          // the action is done, then the connection is cut
	Hang      bool          // the action is done, then no answer comes until the client leaves
	ExpireNow bool          // all earlier tokens become invalid before the request is read

	Done     bool          // with one of the next group: the action is also done
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
	BadBase64 bool // base64 with invalid bytes
	Extra     bool // unknown fields and enum values
	Duplicate bool // every object's first key twice
	Surrogate bool // text with a lone surrogate
	NoZone    bool // times without a zone

	OverLimit    bool // the active job limit is reached
	Subscription bool // the subscription is being approved
}

// Faults are the active faults, in the order in which they apply.
type Faults []Fault

type faultState struct {
	mu   sync.Mutex
	list Faults
}

// SetFaults replaces the active faults from the next request on; nil clears them.
func (s *Server) SetFaults(f Faults) {
	s.faults.mu.Lock()
	defer s.faults.mu.Unlock()
	s.faults.list = append(Faults(nil), f...)
}

// Faults returns the active faults, with their remaining counts.
func (s *Server) Faults() Faults {
	s.faults.mu.Lock()
	defer s.faults.mu.Unlock()
	return append(Faults(nil), s.faults.list...)
}

// collect adds up the faults that hit one request and counts them down.
func (f *faultState) collect(name Endpoint) Fault {
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

// add joins the effects of o to f; where only one effect can apply, o's replaces f's.
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

// replaces reports whether the fault gives an answer in place of the service's.
func (f *Fault) replaces() bool {
	return f.Status != 0 || f.HTML || f.Empty || f.Redirect != "" || f.Retry != 0
}
