package sandbox

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"sync"
)

// pipeListener is a net.Listener whose connections are in-memory pipes.
type pipeListener struct {
	conns  chan net.Conn
	closed chan struct{}
	stop   sync.Once
	server *http.Server
}

// servePipe serves the connections of DialContext until Close.
func (s *Server) servePipe() {
	p := &s.pipe
	p.conns, p.closed = make(chan net.Conn), make(chan struct{})
	p.server = &http.Server{Handler: s, ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelDebug)}
	s.wg.Go(func() {
		if err := p.server.Serve(p); !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
			s.log.Error("sandbox: pipe server ended", "error", err)
		}
	})
}

// Accept waits for the next DialContext.
func (p *pipeListener) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

// Close makes Accept and DialContext fail.
func (p *pipeListener) Close() error {
	p.stop.Do(func() { close(p.closed) })
	return nil
}

// Addr is a name only.
func (p *pipeListener) Addr() net.Addr { return pipeAddr{} }

type pipeAddr struct{}

func (pipeAddr) Network() string { return "pipe" }
func (pipeAddr) String() string  { return "sandbox" }

func (p *pipeListener) close() error {
	err := p.Close()
	return errors.Join(err, p.server.Close())
}

// DialContext makes a connection to the service that speaks real HTTP without a
// port: for http.Transport.DialContext. Network and address are not looked at.
// After Close it returns net.ErrClosed.
func (s *Server) DialContext(ctx context.Context, _, _ string) (net.Conn, error) {
	client, server := net.Pipe()
	select {
	case s.pipe.conns <- server:
		return client, nil
	case <-s.pipe.closed:
		return nil, errors.Join(net.ErrClosed, client.Close(), server.Close())
	case <-ctx.Done():
		return nil, errors.Join(ctx.Err(), client.Close(), server.Close())
	}
}
