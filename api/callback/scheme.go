package callback

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"strconv"
	"strings"
	"time"

	"shortlist/api/wire"
	"shortlist/model/lang"
)

// Signed names the text that a signature covers.
type Signed string

// The texts that may be signed; the specification leaves this open (§6.1).
const (
	TimeAndBody Signed = "t.body" // the timestamp, a full stop and the raw body
	BodyAlone   Signed = "body"   // the timestamp is then unsigned
)

// Encoding names the encoding of a signature.
type Encoding string

// The encodings. Base64 is read with either alphabet, with or without padding, and
// written with the standard one, padded.
const (
	Hex    Encoding = "hex"
	Base64 Encoding = "base64"
)

// Scheme is the way in which the service signs, as far as it may differ (CONTRACT 42).
// The zero value is shortlist's default: hex over "t.body", five minutes.
type Scheme struct {
	Signed    Signed        // "" is TimeAndBody
	Encoding  Encoding      // "" is Hex
	Tolerance time.Duration // 0 or less is DefaultTolerance
}

// Check rejects a scheme with unknown words.
func (s Scheme) Check() error {
	switch s.Signed {
	case "", TimeAndBody, BodyAlone:
	default:
		return errors.New(lang.Text("a callback's signature covers %q or %q, not %q", TimeAndBody, BodyAlone, s.Signed))
	}
	switch s.Encoding {
	case "", Hex, Base64:
	default:
		return errors.New(lang.Text("a callback's signature is written as %q or %q, not %q", Hex, Base64, s.Encoding))
	}
	return nil
}

// Sign returns the value of the X-Webhook-Signature header for a body sent at a time
// (§6.1).
func (s Scheme) Sign(secret, body []byte, at time.Time) string {
	stamp := strconv.FormatInt(at.Unix(), 10)
	mac := s.mac(secret, stamp)
	mac.Write(body)
	signature := mac.Sum(nil)
	if s.Encoding == Base64 {
		return "t=" + stamp + ",v1=" + base64.StdEncoding.EncodeToString(signature)
	}
	return "t=" + stamp + ",v1=" + hex.EncodeToString(signature)
}

// mac returns the HMAC to which the body is written. It covers the text of the
// timestamp, not its value: "+5" and "05" differ from "5".
func (s Scheme) mac(secret []byte, stamp string) hash.Hash {
	h := hmac.New(sha256.New, secret)
	if s.Signed != BodyAlone {
		h.Write([]byte(stamp))
		h.Write([]byte{'.'})
	}
	return h
}

// decode reads one signature.
func (s Scheme) decode(value string) ([]byte, error) {
	if s.Encoding == Base64 {
		value = strings.NewReplacer("-", "+", "_", "/").Replace(strings.TrimRight(value, "="))
		return base64.RawStdEncoding.DecodeString(value)
	}
	return hex.DecodeString(value)
}

// Verifier checks the signature of a body while the body arrives: the body is written to it, and Verify is called at
// the end.
type Verifier struct {
	mac        hash.Hash
	signatures [][]byte
	at         time.Time
	tolerance  time.Duration
	known      bool // there is a secret
}

// Verifier reads the header. The error is ErrMalformed, before any of the body is read.
// The values of a repeated header are one list, joined by commas (RFC 9110, 5.3). With
// a timestamp in each, that is malformed.
func (s Scheme) Verifier(secret []byte, header string) (*Verifier, error) {
	stamp, signatures, err := s.parse(header)
	if err != nil {
		return nil, err
	}
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil || strings.HasPrefix(stamp, "+") {
		return nil, fmt.Errorf("%w: timestamp", ErrMalformed)
	}
	v := &Verifier{
		mac: s.mac(secret, stamp), signatures: signatures, at: time.Unix(seconds, 0), tolerance: s.Tolerance, known: len(secret) > 0,
	}
	if v.tolerance <= 0 {
		v.tolerance = DefaultTolerance
	}
	return v, nil
}

// Write takes the next piece of the raw body; it never fails.
func (v *Verifier) Write(p []byte) (int, error) { return v.mac.Write(p) }

// Verify checks the signature of the written body in constant time. Any one of several
// signatures may match. The error is ErrSignature, or ErrLate if the signature is
// genuine: only a sender that knows the secret learns that the time is wrong. Write
// nothing afterwards.
func (v *Verifier) Verify(now time.Time) error {
	want := v.mac.Sum(nil)
	matched := false
	for _, signature := range v.signatures {
		// There is no early exit: the time must not show which value matched.
		matched = hmac.Equal(want, signature) || matched
	}
	if !matched || !v.known {
		return ErrSignature
	}
	// These are compared as times: their difference overflows for a far timestamp.
	if v.at.Before(now.Add(-v.tolerance)) || v.at.After(now.Add(v.tolerance)) {
		return ErrLate
	}
	return nil
}

// parse returns the timestamp as written and every v1 value that can be read.
func (s Scheme) parse(header string) (stamp string, signatures [][]byte, err error) {
	switch {
	case header == "":
		return "", nil, fmt.Errorf("%w: there is no header %s", ErrMalformed, wire.SignatureHeader)
	case len(header) > maxHeader:
		return "", nil, fmt.Errorf("%w: length", ErrMalformed)
	}
	found := 0
	for part := range strings.SplitSeq(header, ",") {
		if part = strings.TrimSpace(part); part == "" { // a list may have empty members (RFC 9110, 5.6.1)
			continue
		}
		name, value, ok := strings.Cut(part, "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if !ok {
			return "", nil, fmt.Errorf("%w: a part without =", ErrMalformed)
		}
		switch name {
		case "t":
			// With two timestamps it is unclear which one was signed.
			if stamp != "" || value == "" {
				return "", nil, fmt.Errorf("%w: timestamp", ErrMalformed)
			}
			stamp = value
		case "v1":
			if found++; found > maxSignatures {
				return "", nil, fmt.Errorf("%w: too many signatures", ErrMalformed)
			}
			if signature, err := s.decode(value); err == nil {
				signatures = append(signatures, signature)
			}
		}
	}
	switch {
	case stamp == "":
		return "", nil, fmt.Errorf("%w: no timestamp", ErrMalformed)
	case found == 0:
		return "", nil, fmt.Errorf("%w: no v1 signature", ErrMalformed)
	}
	return stamp, signatures, nil
}
