package sandbox

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// endpoint runs one call with its faults, and records it.
func (s *Server) endpoint(name Endpoint, h func(*call) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		effect := s.faults.collect(name)
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
			// The answer is discarded, and so is an error in it.
			c.w = &discard{header: http.Header{}}
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

// proxyPage is the answer of proxies in HTML.
const proxyPage = "<html>\r\n<head><title>%d %s</title></head>\r\n<body>\r\n<center><h1>%[1]d %[2]s</h1></center>\r\n<hr><center>proxy</center>\r\n</body>\r\n</html>\r\n"

// replace answers with a fault's answer in place of the service's.
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

// answerWriter keeps the status and changes the body as the faults require.
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

// wait returns false if the client left or the service closed meanwhile.
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

// discard drops answers.
type discard struct{ header http.Header }

func (n *discard) Header() http.Header         { return n.header }
func (n *discard) Write(p []byte) (int, error) { return len(p), nil }
func (n *discard) WriteHeader(int)             {}
