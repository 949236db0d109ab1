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
)

// errQueue ends the wait of a request that never got its turn.
var errQueue = errors.New("too many requests under way")

// errSilence ends an answer in which nothing has come for too long.
var errSilence = errors.New("no data for too long")

// networkCause words the usual failures of a connection, without the chain of
// who passed them on.
func networkCause(err error) string {
	var dns *net.DNSError
	var timeout net.Error
	switch {
	case err == nil:
		return "did not answer"
	case errors.Is(err, errQueue):
		return "was not asked, as other requests took too long"
	case errors.As(err, &dns):
		return "could not be looked up"
	case badCertificate(err):
		return "could not prove who it is, as its certificate is not valid"
	case notEncrypted(err):
		return "has no secure (https) service at that address"
	case errors.Is(err, errSilence), errors.Is(err, context.DeadlineExceeded), errors.As(err, &timeout) && timeout.Timeout():
		return "did not answer in time"
	case errors.Is(err, context.Canceled):
		return "was not waited for any longer"
	}
	var op *net.OpError
	if errors.As(err, &op) {
		switch op.Op {
		case "dial", "proxyconnect":
			return "could not be reached (" + reason(op.Err) + ")"
		case "remote error":
			return "refused the encrypted connection (" + reason(op.Err) + ")"
		}
		return "broke the connection off (" + reason(op.Err) + ")"
	}
	if brokenOff(err) {
		return "broke the connection off"
	}
	return "could not be asked (" + plain(err) + ")"
}

// unknownHost reports whether the name service says that there is no such host.
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

// brokenOff reports whether a connection ended under a request. The errors of
// HTTP/2 have no exported form: they are known by their words, and only words
// hang on it.
func brokenOff(err error) bool {
	for _, end := range []error{io.EOF, io.ErrUnexpectedEOF, io.ErrClosedPipe, net.ErrClosed} {
		if errors.Is(err, end) {
			return true
		}
	}
	text := err.Error()
	return strings.Contains(text, "stream error: ") || strings.Contains(text, "http2: ") || strings.Contains(text, "server closed")
}

// reason is the bare reason of a failed operation: "connection refused".
func reason(err error) string {
	var number syscall.Errno
	if errors.As(err, &number) {
		return number.Error()
	}
	return plain(err)
}
