package callback

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// DefaultTolerance is how far a signature's timestamp may be from the
// receiver's clock, either way (CONTRACT 42).
const DefaultTolerance = 5 * time.Minute

// The reasons for which Verify refuses a callback. They are told apart with
// errors.Is; their text holds nothing of the header, which a stranger wrote.
var (
	// ErrMalformed: the header is missing or not of the form t=…,v1=… (§6.1).
	ErrMalformed = errors.New("callback signature is malformed")
	// ErrSignature: no v1 value is the signature of this body with this secret.
	ErrSignature = errors.New("callback signature does not match")
	// ErrLate: the signature is genuine, but its timestamp is out of tolerance.
	ErrLate = errors.New("callback signature is out of time")
)

// Bounds of a header: a longer one is an attack on the receiver's time.
const (
	maxHeader     = 4096 // bytes
	maxSignatures = 16
)

// Sign returns the value of the X-Webhook-Signature header (§6.1):
// t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">. What is signed is not in
// the specification; this is shortlist's default reading (CONTRACT 42).
func Sign(secret, body []byte, at time.Time) string {
	t := strconv.FormatInt(at.Unix(), 10)
	return "t=" + t + ",v1=" + hex.EncodeToString(mac(secret, t, body))
}

// Verify checks a header made by Sign against the raw body, before anything
// reads that body. Any one of several v1 values may match, so that a secret can
// be rotated; parts with other names are ignored. A tolerance of 0 or less
// means DefaultTolerance. The error is ErrMalformed, ErrSignature or ErrLate;
// an empty secret, which everybody knows, verifies nothing.
func Verify(secret []byte, header string, body []byte, now time.Time, tolerance time.Duration) error {
	if tolerance <= 0 {
		tolerance = DefaultTolerance
	}
	stamp, signatures, err := parse(header)
	if err != nil {
		return err
	}
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil {
		return fmt.Errorf("%w: timestamp", ErrMalformed)
	}
	// The text of the timestamp is signed, not its value: "+5" and "05" are
	// other bytes than "5".
	want := mac(secret, stamp, body)
	matched := false
	for _, signature := range signatures {
		// No early exit: the time taken must not tell which value matched.
		matched = hmac.Equal(want, signature) || matched
	}
	if !matched || len(secret) == 0 {
		return ErrSignature
	}
	// Only who knows the secret learns that the time is wrong. Compared as
	// times, not as a difference, which overflows for a far timestamp.
	at := time.Unix(seconds, 0)
	if at.Before(now.Add(-tolerance)) || at.After(now.Add(tolerance)) {
		return ErrLate
	}
	return nil
}

// parse returns the timestamp as written and every well-formed v1 value.
func parse(header string) (stamp string, signatures [][]byte, err error) {
	if header == "" || len(header) > maxHeader {
		return "", nil, fmt.Errorf("%w: length", ErrMalformed)
	}
	found := false
	for part := range strings.SplitSeq(header, ",") {
		name, value, ok := strings.Cut(strings.TrimSpace(part), "=")
		if !ok {
			return "", nil, fmt.Errorf("%w: a part without =", ErrMalformed)
		}
		switch name {
		case "t":
			// Two timestamps leave open which one was signed.
			if stamp != "" || value == "" {
				return "", nil, fmt.Errorf("%w: timestamp", ErrMalformed)
			}
			stamp = value
		case "v1":
			found = true
			if len(signatures) == maxSignatures {
				return "", nil, fmt.Errorf("%w: too many signatures", ErrMalformed)
			}
			if signature, err := hex.DecodeString(value); err == nil {
				signatures = append(signatures, signature)
			}
		}
	}
	switch {
	case stamp == "":
		return "", nil, fmt.Errorf("%w: no timestamp", ErrMalformed)
	case !found:
		return "", nil, fmt.Errorf("%w: no v1 signature", ErrMalformed)
	}
	return stamp, signatures, nil
}

func mac(secret []byte, stamp string, body []byte) []byte {
	h := hmac.New(sha256.New, secret)
	h.Write([]byte(stamp))
	h.Write([]byte{'.'})
	h.Write(body)
	return h.Sum(nil)
}
