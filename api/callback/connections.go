package callback

import (
	"context"
	"net"
	"net/http"
	"sync"
)

// connections is a listener with a limited number of connections. If one more comes,
// the slowest unverified one is closed for it; after Limits.Wait, the oldest.
type connections struct {
	net.Listener
	budget *budget
	done   chan struct{}
	once   sync.Once
}

// connection is a client of the budget of connections.
type connection struct {
	net.Conn
	client *client
}

func limitConnections(l net.Listener, limits Limits) *connections {
	return &connections{Listener: l, budget: newBudget(int64(limits.Connections), limits.Wait), done: make(chan struct{})}
}

// Accept implements net.Listener.
func (l *connections) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	c := &connection{Conn: conn}
	c.client = l.budget.enter(func() bool {
		_ = conn.Close() // ends the read in progress; net/http would close c half a second later
		return true
	})
	if err := c.client.acquire(1, 0, l.done); err != nil {
		_ = c.Close()
		return nil, net.ErrClosed
	}
	return c, nil
}

// Close implements net.Listener.
func (l *connections) Close() error {
	l.once.Do(func() { close(l.done) })
	return l.Listener.Close()
}

// Read implements net.Conn.
func (c *connection) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.client.countBytes(n)
	return n, err
}

// Close implements net.Conn.
func (c *connection) Close() error {
	defer c.client.leave()
	return c.Conn.Close()
}

// connectionKey is the key of a request's connection in its context.
type connectionKey struct{}

func withConnection(ctx context.Context, c net.Conn) context.Context {
	return context.WithValue(ctx, connectionKey{}, c)
}

// clientOf returns the client of a request's connection; nil outside Serve.
func clientOf(req *http.Request) *client {
	if c, ok := req.Context().Value(connectionKey{}).(*connection); ok {
		return c.client
	}
	return nil
}

// onState makes each request a stranger's until its signature is verified. After that
// it is a known sender's until its answer is sent.
func onState(c net.Conn, state http.ConnState) {
	if c, ok := c.(*connection); ok && (state == http.StateActive || state == http.StateIdle) {
		c.client.restart()
	}
}
