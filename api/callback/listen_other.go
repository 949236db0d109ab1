//go:build !unix

package callback

import (
	"errors"
	"net"

	"shortlist/model/lang"
)

func listenUnix(string) (net.Listener, error) {
	return nil, errors.New(lang.Text("this system has no unix sockets: listen at host:port"))
}

func inUse(error) error { return nil }
