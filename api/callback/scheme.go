package callback

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"hash"
	"strconv"
	"strings"
	"time"
)

// Signed names what a signature is made over.
type Signed string

// What may be signed; the specification does not show which (§6.1).
const (
	TimeAndBody Signed = "t.body" // the timestamp, a full stop and the raw body
	BodyAlone   Signed = "body"   // the timestamp is then nobody's word
)

// Encoding names how a signature is written.
type Encoding string

// The encodings. Base64 is read with either alphabet, padded or not, and written
// with the standard one, padded.
const (
	Hex    Encoding = "hex"
	Base64 Encoding = "base64"
)

// Scheme is how the service signs, as far as that may differ (CONTRACT 42). The
// zero value is shortlist's default reading: hex over "t.body", five minutes.
type Scheme struct {
	Signed    Signed        // "" is TimeAndBody
	Encoding  Encoding      // "" is Hex
	Tolerance time.Duration // 0 or less is DefaultTolerance
}

// Check refuses a scheme whose words are not known.
func (s Scheme) Check() error {
	switch s.Signed {
	case "", TimeAndBody, BodyAlone:
	default:
		return fmt.Errorf("a callback's signature is made over %q or %q, not %q", TimeAndBody, BodyAlone, s.Signed)
	}
	switch s.Encoding {
	case "", Hex, Base64:
	default:
		return fmt.Errorf("a callback's signature is written as %q or %q, not %q", Hex, Base64, s.Encoding)
	}
	return nil
}

// Sign returns the value of the X-Webhook-Signature header for a body sent at a
// time (§6.1).
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

// mac is the HMAC that the body is still to be written to. The text of the
// timestamp is signed, not its value: "+5" and "05" are other bytes than "5".
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

// Verifier checks one signature while the body it is of arrives: the body is
// written to it, and Verify is asked at the end.
type Verifier struct {
	mac        hash.Hash
	signatures [][]byte
	at         time.Time
	tolerance  time.Duration
	known      bool // whether there is a secret at all
}

// Verifier reads the header. The error is ErrMalformed, before any of the body
// is read. The values of a header given more than once are one list, joined by
// commas (RFC 9110, 5.3): with a timestamp in each, that is malformed.
func (s Scheme) Verifier(secret []byte, header string) (*Verifier, error) {
	stamp, signatures, err := s.parse(header)
	if err != nil {
		return nil, err
	}
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if err != nil {
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

// Verify tells whether what was written is what was signed, in constant time.
// Any one of several signatures may match. The error is ErrSignature, or ErrLate
// where the signature is genuine: only who knows the secret learns that the time
// is wrong. Nothing may be written afterwards.
func (v *Verifier) Verify(now time.Time) error {
	want := v.mac.Sum(nil)
	matched := false
	for _, signature := range v.signatures {
		// No early exit: the time taken must not tell which value matched.
		matched = hmac.Equal(want, signature) || matched
	}
	if !matched || !v.known {
		return ErrSignature
	}
	// Compared as times, not as a difference, which overflows for a far timestamp.
	if v.at.Before(now.Add(-v.tolerance)) || v.at.After(now.Add(v.tolerance)) {
		return ErrLate
	}
	return nil
}

// parse returns the timestamp as written and every v1 value that can be read.
func (s Scheme) parse(header string) (stamp string, signatures [][]byte, err error) {
	if header == "" || len(header) > maxHeader {
		return "", nil, fmt.Errorf("%w: length", ErrMalformed)
	}
	found := 0
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
