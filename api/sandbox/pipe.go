package sandbox

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"sync"
)

// Pipe is a net.Listener whose connections are in memory: real HTTP without a port.
type Pipe struct {
	conns  chan net.Conn
	closed chan struct{}
	stop   sync.Once
}

// NewPipe returns a pipe without a listener.
func NewPipe() *Pipe { return &Pipe{conns: make(chan net.Conn), closed: make(chan struct{})} }

// Accept waits for the next DialContext.
func (p *Pipe) Accept() (net.Conn, error) {
	select {
	case c := <-p.conns:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

// Close makes Accept and DialContext fail.
func (p *Pipe) Close() error {
	p.stop.Do(func() { close(p.closed) })
	return nil
}

// Addr returns a fixed name, since a pipe has no address.
func (p *Pipe) Addr() net.Addr { return pipeAddr{} }

type pipeAddr struct{}

func (pipeAddr) Network() string { return "pipe" }
func (pipeAddr) String() string  { return "sandbox" }

// DialContext connects to the listener, for http.Transport.DialContext. It ignores
// network and address. After Close it returns net.ErrClosed.
func (p *Pipe) DialContext(ctx context.Context, _, _ string) (net.Conn, error) {
	client, server := net.Pipe()
	select {
	case p.conns <- server:
		return client, nil
	case <-p.closed:
		return nil, errors.Join(net.ErrClosed, client.Close(), server.Close())
	case <-ctx.Done():
		return nil, errors.Join(ctx.Err(), client.Close(), server.Close())
	}
}

// servePipe serves the connections of DialContext until Close.
func (s *Server) servePipe() {
	s.pipe = NewPipe()
	s.piped = &http.Server{Handler: s, ErrorLog: slog.NewLogLogger(s.log.Handler(), slog.LevelDebug)}
	s.wg.Go(func() {
		if err := s.piped.Serve(s.pipe); !errors.Is(err, http.ErrServerClosed) && !errors.Is(err, net.ErrClosed) {
			s.log.Error("sandbox: pipe server ended", "error", err)
		}
	})
}

// DialContext makes a connection to the service without a port: see Pipe.
func (s *Server) DialContext(ctx context.Context, network, addr string) (net.Conn, error) {
	return s.pipe.DialContext(ctx, network, addr)
}
