package api_test

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
)

// A create is sent once, whatever happens. Its outcome is unknown exactly if it may
// have been done (CONTRACT 11).
func TestCreateIsSentOnce(t *testing.T) {
	for spec, unknown := range map[string]bool{
		"status=400": false, "status=401": false, "status=403": false, "status=404": false, "status=429": false,
		"status=400,html": false, "retry=1s,status=429": false, "subscription": false, "expire": false,
		"status=408": true, "status=500": true, "status=502,html": true, "status=503": true, "retry=1s": true, "status=504,done": true,
		"html": true, "html,done": true, "empty": true, "empty,done": true, "status=204,empty,done": true,
		"redirect=http://localhost/x": true, "redirect=http://localhost/x,done": true, "redirect=/employer/api/v2/AtsJob/create,status=308": true,
		"cut": true, "cut=0": true, "cut=5": true, "lost": true, "hang": true, "latency=1h": true,
	} {
		t.Run(spec, func(t *testing.T) {
			t.Parallel()
			d := open(t, func(s *setup) {
				s.tcp = strings.HasPrefix(spec, "cut") || spec == "lost"
				s.client.RetryFirst = time.Microsecond
			}).signedIn()
			_, err := d.client.Jobs(t.Context(), "") // opens a connection that a careless client would use again
			d.ok(err)
			before, err := d.Jobs()
			d.ok(err)
			d.faults("create:" + spec)
			ctx := t.Context()
			if spec == "hang" || strings.HasPrefix(spec, "latency") { // the deadline passes once the service has the request
				late := lateness{ctx, make(chan struct{})}
				go func() {
					_ = d.WaitRequests(t.Context(), sandbox.Create, 1) // or the test has ended
					close(late.done)
				}()
				ctx = late
			}
			id, _, err := d.client.Create(ctx, body())
			if err == nil || id != 0 || errors.Is(err, api.ErrOutcomeUnknown) != unknown {
				t.Errorf("%d, %v", id, err)
			}
			d.requests(sandbox.Create, 1)
			after, err := d.Jobs()
			d.ok(err)
			done := len(after) - len(before)
			if done > 0 && !unknown {
				t.Error("a job was made and the client is sure that none was")
			}
		})
	}
}

// lateness is a context whose deadline passes when done is closed, on a machine of any
// speed.
type lateness struct {
	context.Context
	done chan struct{}
}

func (l lateness) Done() <-chan struct{} { return l.done }

func (l lateness) Err() error {
	select {
	case <-l.done:
		return context.DeadlineExceeded
	default:
		return nil
	}
}

// A create that was stopped before it left has a known outcome.
func TestCreateThatNeverLeft(t *testing.T) {
	refused := func() string {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		modeltest.Must(t, err)
		defer l.Close()
		return "http://" + l.Addr().String()
	}()
	plain := answering(t, func(http.ResponseWriter, *http.Request) { t.Error("a request came") })
	secure := httptest.NewTLSServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { t.Error("a request came") }))
	secure.Config.ErrorLog = nil
	t.Cleanup(secure.Close)
	secure.Config.ErrorLog = quiet
	fails := func(err error) func(*setup) {
		return func(s *setup) {
			s.client.Dial = func(context.Context, string, string) (net.Conn, error) { return nil, err }
		}
	}
	at := func(address string) func(*setup) { return func(s *setup) { s.client.BaseURL = address } }
	for name, c := range map[string]struct {
		change func(*setup)
		text   string
	}{
		"refused":          {at(refused), "could not be reached (connection refused)"},
		"no such host":     {fails(&net.DNSError{Err: "no such host", Name: "x", IsNotFound: true}), "there is no site called ua.test.localhost; check the address"},
		"no name server":   {fails(&net.DNSError{Err: "server misbehaving", Name: "x", IsTemporary: true}), "could not be looked up"},
		"dial timeout":     {fails(&net.OpError{Op: "dial", Net: "tcp", Err: timeoutError{}}), "did not answer in time"},
		"dial failure":     {fails(errors.New("some: wrapped: failure")), "could not be reached (failure)"},
		"unknown signer":   {at(secure.URL), "has no valid certificate, so its identity cannot be checked"},
		"not encrypted":    {at(strings.Replace(plain, "http:", "https:", 1)), "has no secure (https) service at that address"},
		"left before":      {func(s *setup) {}, "had not answered when the request was cancelled"},
		"the service ends": {func(s *setup) { s.client.Dial = (&closedService{}).dial }, "closed the connection"},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, c.change, func(s *setup) { s.client.Tokens, s.client.MaxTries = alive(), 2 })
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			if name == "left before" {
				cancel()
			}
			_, _, err := d.client.Create(ctx, body())
			e := d.want(err, api.ErrNetwork)
			if e.Unknown || !strings.HasSuffix(e.Error(), " "+c.text) {
				t.Errorf("unknown %v: %v", e.Unknown, e)
			}
			_, err = d.client.Jobs(ctx, "")
			d.want(err, api.ErrNetwork)
		})
	}
}

type timeoutError struct{}

func (timeoutError) Error() string   { return "i/o timeout" }
func (timeoutError) Timeout() bool   { return true }
func (timeoutError) Temporary() bool { return true }

// closedService is a service that has ended.
type closedService struct{}

func (*closedService) dial(context.Context, string, string) (net.Conn, error) {
	return nil, net.ErrClosed
}

// overTLS serves a handler over TLS, with HTTP/2, and returns the setup of a client for
// it.
func overTLS(t *testing.T, h http.Handler) (*httptest.Server, func(*setup)) {
	t.Helper()
	server := httptest.NewUnstartedServer(h)
	server.EnableHTTP2 = true
	server.Config.ErrorLog = quiet
	server.StartTLS()
	t.Cleanup(server.Close)
	pool := x509.NewCertPool()
	pool.AddCert(server.Certificate())
	return server, func(s *setup) {
		s.client.BaseURL, s.client.TLS = server.URL, &tls.Config{RootCAs: pool, MinVersion: tls.VersionTLS12}
	}
}

// Over HTTP/2 the transport may repeat a request by itself if it believes that the
// service did not take it.
func TestCreateOverHTTP2IsSentOnce(t *testing.T) {
	for name, die := range map[string]func(http.ResponseWriter, *http.Request, *httptest.Server){
		"stream reset":     func(http.ResponseWriter, *http.Request, *httptest.Server) { panic(http.ErrAbortHandler) },
		"connection dies":  func(_ http.ResponseWriter, _ *http.Request, s *httptest.Server) { s.CloseClientConnections() },
		"dies after bytes": nil,
	} {
		t.Run(name, func(t *testing.T) {
			var server *httptest.Server
			var creates atomic.Int64
			server, connect := overTLS(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if r.ProtoMajor != 2 {
					t.Errorf("came over %s", r.Proto)
				}
				if !strings.HasSuffix(r.URL.Path, "/create") {
					_, _ = io.WriteString(w, "[]")
					return
				}
				creates.Add(1)
				_, _ = io.Copy(io.Discard, r.Body)
				if die == nil {
					_, _ = io.WriteString(w, `{"id":`)
					_ = http.NewResponseController(w).Flush()
					panic(http.ErrAbortHandler)
				}
				die(w, r, server)
				<-r.Context().Done()
			}))
			d := open(t, connect, func(s *setup) { s.client.Tokens = alive() })
			for range 2 {
				_, err := d.client.Jobs(t.Context(), "") // opens a connection
				d.ok(err)
			}
			_, _, err := d.client.Create(t.Context(), body())
			if e := d.want(err, api.ErrNetwork); !e.Unknown {
				t.Error(e)
			}
			if n := creates.Load(); n != 1 {
				t.Errorf("%d creates", n)
			}
		})
	}
}

// A person who leaves during a create sees that it may be done.
func TestLeavingACreateUnderWay(t *testing.T) {
	d := open(t).signedIn()
	d.faults("create:hang")
	ctx, leave := context.WithCancel(t.Context())
	failed := make(chan error)
	go func() {
		_, _, err := d.client.Create(ctx, body())
		failed <- err
	}()
	d.ok(d.WaitRequests(t.Context(), sandbox.Create, 1))
	leave()
	err := <-failed
	if e := d.want(err, api.ErrNetwork); !e.Unknown || !errors.Is(err, context.Canceled) {
		t.Error(e)
	}
}

// A used connection may be dead, which shows only when a request fails. A create uses a
// new connection, so that its outcome does not become unknown that way.
func TestCreateHasAConnectionOfItsOwn(t *testing.T) {
	type key struct{}
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Context().Value(key{}).(*atomic.Int64).Add(1) > 1 {
			panic(http.ErrAbortHandler) // as if it had been dead
		}
		_, _ = io.WriteString(w, map[bool]string{true: "[]", false: `{"id":5,"dateCreated":"2026-10-06T09:00:00Z"}`}[r.Method == http.MethodGet])
	}))
	server.Config.ConnContext = func(ctx context.Context, _ net.Conn) context.Context {
		return context.WithValue(ctx, key{}, &atomic.Int64{})
	}
	server.Start()
	t.Cleanup(server.Close)
	d := open(t, func(s *setup) { s.client.BaseURL, s.client.Tokens = server.URL, alive() })
	for range 3 {
		_, err := d.client.Jobs(t.Context(), "")
		d.ok(err)
		id, _, err := d.client.Create(t.Context(), body())
		if err != nil || id != 5 {
			t.Errorf("%d, %v", id, err)
		}
	}
}
