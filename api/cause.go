package api

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"syscall"

	"shortlist/model/lang"
)

// errQueue ends the wait of a request that got no slot in time.
var errQueue = errors.New("too many requests under way")

// errSilence ends an answer that sent no data for too long.
var errSilence = errors.New("no data for too long")

// networkCause describes the usual failures of a connection as the rest of a sentence
// that begins with the host.
func networkCause(err error) string {
	var dns *net.DNSError
	var timeout net.Error
	switch {
	case err == nil:
		return lang.Text("did not answer")
	case errors.Is(err, errQueue):
		return lang.Text("was not contacted, because other requests took too long")
	case errors.As(err, &dns):
		return lang.Text("could not be looked up")
	case badCertificate(err):
		return lang.Text("has no valid certificate, so its identity cannot be checked")
	case notEncrypted(err):
		return lang.Text("has no secure (https) service at that address")
	case errors.Is(err, errSilence), errors.Is(err, context.DeadlineExceeded), errors.As(err, &timeout) && timeout.Timeout():
		return lang.Text("did not answer in time")
	case errors.Is(err, context.Canceled):
		return lang.Text("had not answered when the request was cancelled")
	}
	var op *net.OpError
	if errors.As(err, &op) {
		switch op.Op {
		case "dial", "proxyconnect":
			return sayUnreachable(reason(op.Err))
		case "remote error":
			return lang.Text("refused the encrypted connection (%s)", reason(op.Err))
		}
		return sayClosed(reason(op.Err))
	}
	if connectionClosed(err) {
		return sayClosed("")
	}
	return sayUnreachable(plain(err))
}

// unknownHost reports whether the name server knows no such host.
func unknownHost(err error) bool {
	var dns *net.DNSError
	return errors.As(err, &dns) && dns.IsNotFound
}

func badCertificate(err error) bool {
	var certificate *tls.CertificateVerificationError
	return errors.As(err, &certificate)
}

func notEncrypted(err error) bool {
	var record tls.RecordHeaderError
	return errors.Is(err, http.ErrSchemeMismatch) || errors.As(err, &record)
}

// connectionClosed reports whether a connection ended during a request. HTTP/2 exports no errors for that, so they
// are recognised by their texts; only the wording of an error depends on it.
func connectionClosed(err error) bool {
	for _, end := range []error{io.EOF, io.ErrUnexpectedEOF, io.ErrClosedPipe, net.ErrClosed} {
		if errors.Is(err, end) {
			return true
		}
	}
	text := err.Error()
	return strings.Contains(text, "stream error: ") || strings.Contains(text, "http2: ") || strings.Contains(text, "server closed")
}

// reason is the cause of a failed operation: "connection refused".
func reason(err error) string {
	var number syscall.Errno
	if errors.As(err, &number) {
		return number.Error()
	}
	return plain(err)
}

func sayUnreachable(why string) string { return lang.Text("could not be reached (%s)", why) }

func sayClosed(why string) string {
	if why == "" {
		return lang.Text("closed the connection")
	}
	return lang.Text("closed the connection (%s)", why)
}
