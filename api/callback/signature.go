// Package callback receives the service's new-application callback (§6.1): it checks
// the sender, reads the application, and lets an inbox keep it before it answers
// (CONTRACT 41–47).
package callback

import (
	"errors"
	"time"
)

// DefaultTolerance is how far a signature's timestamp may be from the receiver's clock,
// either way (CONTRACT 42).
const DefaultTolerance = 5 * time.Minute

// The reasons for which a callback's signature is rejected. errors.Is distinguishes
// them; their text holds no part of the header, which a stranger wrote.
var (
	// ErrMalformed: the header is missing or not of the form t=…,v1=… (§6.1).
	ErrMalformed = errors.New("callback signature is malformed")
	// ErrSignature: no v1 value is the signature of this body with this secret.
	ErrSignature = errors.New("callback signature does not match")
	// ErrLate: the signature is genuine, but its timestamp is out of tolerance.
	ErrLate = errors.New("callback signature is out of time")
)

// The bounds of a header: a longer one is an attack on the receiver's time.
const (
	maxHeader     = 4096 // bytes
	maxSignatures = 16
)

// Sign returns the value of the X-Webhook-Signature header (§6.1) by the default
// scheme: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body"> (CONTRACT 42).
func Sign(secret, body []byte, at time.Time) string { return Scheme{}.Sign(secret, body, at) }

// Verify checks a header made by Sign against the raw body, before anything reads that
// body. Any one of several v1 values may match, so that a secret can be rotated; parts
// with other names are ignored. A tolerance of 0 or less means DefaultTolerance. The
// error is ErrMalformed, ErrSignature or ErrLate. An empty secret, which everybody
// knows, verifies nothing.
func Verify(secret []byte, header string, body []byte, now time.Time, tolerance time.Duration) error {
	v, err := Scheme{Tolerance: tolerance}.Verifier(secret, header)
	if err != nil {
		return err
	}
	_, _ = v.Write(body) // it never fails
	return v.Verify(now)
}
