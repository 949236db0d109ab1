package sandbox

import (
	"context"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"
)

// Request is a request as it arrived, whatever its answer.
type Request struct {
	Method   string
	Path     string // with the query
	Endpoint Endpoint
	Headers  []string  // names of the headers present, sorted; never their values
	Status   int       // of the answer; 0 while it runs, and if the connection was cut before an answer
	Time     time.Time // arrival, by Options.Now
}

// Has reports whether the request had the header, by its canonical name.
func (r Request) Has(header string) bool { return slices.Contains(r.Headers, header) }

// maxRequests bounds the list of a service that runs for weeks.
const maxRequests = 10_000

type requestLog struct {
	mu     sync.Mutex
	list   []*Request
	counts map[Endpoint]int
	news   chan struct{} // closed when the next request arrives; nil if nothing waits
}

func (l *requestLog) arrived(name Endpoint, r *http.Request, at time.Time) *Request {
	seen := &Request{
		Method: r.Method, Path: r.URL.RequestURI(), Endpoint: name,
		Headers: slices.Sorted(maps.Keys(r.Header)), Time: at,
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.counts == nil {
		l.counts = map[Endpoint]int{}
	}
	l.counts[name]++
	if len(l.list) >= maxRequests {
		l.list = slices.Delete(l.list, 0, maxRequests/2)
	}
	l.list = append(l.list, seen)
	if l.news != nil {
		close(l.news)
		l.news = nil
	}
	return seen
}

func (l *requestLog) answered(r *Request, status int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	r.Status = status
}

// Requests returns the requests so far, at least the latest 5,000, in the order of
// their arrival.
func (s *Server) Requests() []Request {
	s.requests.mu.Lock()
	defer s.requests.mu.Unlock()
	out := make([]Request, len(s.requests.list))
	for i, r := range s.requests.list {
		out[i] = *r
	}
	return out
}

// Count returns how many requests an endpoint has had.
func (s *Server) Count(name Endpoint) int {
	s.requests.mu.Lock()
	defer s.requests.mu.Unlock()
	return s.requests.counts[name]
}

// WaitRequests returns when an endpoint has had n requests, answered or not; the
// error is ctx's.
func (s *Server) WaitRequests(ctx context.Context, name Endpoint, n int) error {
	l := &s.requests
	for {
		l.mu.Lock()
		if l.counts[name] >= n {
			l.mu.Unlock()
			return nil
		}
		if l.news == nil {
			l.news = make(chan struct{})
		}
		news := l.news
		l.mu.Unlock()
		select {
		case <-news:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// ResetRequests forgets the requests and counts so far.
func (s *Server) ResetRequests() {
	s.requests.mu.Lock()
	defer s.requests.mu.Unlock()
	s.requests.list, s.requests.counts = nil, nil
}
