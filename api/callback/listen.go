package callback

import (
	"errors"
	"net"
	"strings"

	"shortlist/model/lang"

	"github.com/coreos/go-systemd/v22/activation"
)

// UnixPrefix begins the address of a unix socket.
const UnixPrefix = "unix:"

// ErrInUse: another program listens at the address.
var ErrInUse = lang.NewError("another program listens there")

// Listen listens at host:port, or at unix:/path. Without a host it listens on this
// machine alone; 0.0.0.0 or [::] means every interface. A proxy provides TLS (CONTRACT
// 47).
//
// Only this user can open a unix socket, from its first moment. Listen replaces a
// socket that a killed program left, and closing the listener removes ours. The error
// is ErrInUse if another program listens there; otherwise it names the obstacle.
func Listen(addr string) (net.Listener, error) {
	if path, ok := strings.CutPrefix(addr, UnixPrefix); ok {
		l, err := listenUnix(path)
		if err != nil {
			return nil, lang.Errorf("listen for callbacks at %s: %w", path, err)
		}
		return l, nil
	}
	host, port, err := net.SplitHostPort(addr)
	if err != nil || port == "" {
		return nil, errors.New(lang.Text("listen for callbacks: the address is host:port or unix:/path, not %q", addr))
	}
	if host == "" {
		host = "127.0.0.1"
	}
	l, err := net.Listen("tcp", net.JoinHostPort(host, port))
	if err != nil {
		return nil, lang.Errorf("listen for callbacks: %w", errors.Join(inUse(err), err))
	}
	return l, nil
}

// Activated returns the socket that systemd opened for us, or nil. The unit decides who
// may connect to it. The error means that systemd gave several sockets, or something
// other than a stream socket.
func Activated() (net.Listener, error) {
	all, err := activation.Listeners()
	if err != nil || len(all) == 0 {
		return nil, err
	}
	if len(all) > 1 || all[0] == nil {
		for _, l := range all {
			if l != nil {
				_ = l.Close()
			}
		}
		return nil, errors.New(lang.Text("listen for callbacks: systemd must give one stream socket (ListenStream=)"))
	}
	return all[0], nil
}
