//go:build !unix

package callback

import (
	"errors"
	"net"
)

func listenUnix(string) (net.Listener, error) {
	return nil, errors.New(say.NoUnixSockets)
}

func inUse(error) error { return nil }
