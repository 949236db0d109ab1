package callback

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"encoding/hex"
	"hash"
	"io"
	"strconv"
	"strings"
	"time"

	"shortlist/api/wire"
)

// Match is a way of signing that gives a value which came with a request.
type Match struct {
	Header   string // where the value stood
	Signed   string // "t.body", "body", "t+body", "body+t" or "t\nbody"
	Hash     string // "SHA-256", "SHA-1" or "SHA-512"
	Encoding Encoding
	Secret   string // "text", "hex" or "base64": how the secret is to be read
	Millis   bool   // the time is in milliseconds
}

// Scheme is the receiver's setting for it; ok is false where the receiver knows
// none, or looks for the signature elsewhere (CONTRACT 42).
func (m Match) Scheme() (s Scheme, ok bool) {
	s = Scheme{Signed: Signed(m.Signed), Encoding: m.Encoding}
	return s, s.Check() == nil && m.Header == wire.SignatureHeader && m.Hash == "SHA-256" && m.Secret == "text" && !m.Millis
}

// The table of what may be signed, around the body, where t is the timestamp as
// written.
var signings = []struct {
	name          string
	before, after string // "t" stands for the timestamp
}{
	{"t.body", "t.", ""},
	{"body", "", ""},
	{"t+body", "t", ""},
	{"body+t", "", "t"},
	{"t\nbody", "t\n", ""},
}

var hashes = []struct {
	name string
	make func() hash.Hash
}{
	{"SHA-256", sha256.New}, {"SHA-1", sha1.New}, {"SHA-512", sha512.New},
}

// guess is one way of signing that is being tried.
type guess struct {
	Match
	mac   hash.Hash
	after string
}

// matches tries every way in one pass over the body: some 40 for a request with
// one timestamp.
func matches(secret []byte, c clues, body *spool) []Match {
	if len(c.values) == 0 {
		return nil
	}
	var guesses []guess
	var all []io.Writer
	for _, secret := range readings(secret) {
		for _, h := range hashes {
			for _, s := range signings {
				stamps := c.stamps
				if s.name == string(BodyAlone) {
					stamps = []stamp{{}}
				}
				for _, t := range stamps {
					g := guess{Match{Signed: s.name, Hash: h.name, Secret: secret.how, Millis: t.millis()}, hmac.New(h.make, secret.bytes), strings.Replace(s.after, "t", t.text, 1)}
					_, _ = io.WriteString(g.mac, strings.Replace(s.before, "t", t.text, 1)) // a hash never fails
					guesses, all = append(guesses, g), append(all, g.mac)
				}
			}
		}
	}
	if _, err := io.Copy(io.MultiWriter(all...), body.Reader()); err != nil {
		return nil
	}
	var found []Match
	for _, g := range guesses {
		_, _ = io.WriteString(g.mac, g.after)
		want := g.mac.Sum(nil)
		for _, v := range c.values {
			for encoding, sum := range sums(v.value) {
				if hmac.Equal(sum, want) {
					g.Header, g.Encoding = v.header, encoding
					found = append(found, g.Match)
				}
			}
		}
	}
	return found
}

// reading is a secret as the bytes that it may stand for.
type reading struct {
	how   string
	bytes []byte
}

func readings(secret []byte) []reading {
	out := []reading{{"text", secret}}
	text := string(secret)
	if b, err := hex.DecodeString(text); err == nil && len(b) > 0 {
		out = append(out, reading{"hex", b})
	}
	if b, err := fromBase64(strings.TrimPrefix(text, "whsec_")); err == nil && len(b) > 0 {
		out = append(out, reading{"base64", b})
	}
	return out
}

// sums reads a value as the sums it may be, none where it is none.
func sums(value string) map[Encoding][]byte {
	var out map[Encoding][]byte
	add := func(encoding Encoding, sum []byte, err error) {
		if err != nil || len(sum) != sha1.Size && len(sum) != sha256.Size && len(sum) != sha512.Size {
			return
		}
		if out == nil {
			out = map[Encoding][]byte{}
		}
		out[encoding] = sum
	}
	if len(value) > 2*sha512.Size {
		return nil
	}
	sum, err := hex.DecodeString(value)
	add(Hex, sum, err)
	sum, err = fromBase64(value)
	add(Base64, sum, err)
	return out
}

// fromBase64 reads either alphabet, padded or not.
func fromBase64(text string) ([]byte, error) {
	text = strings.NewReplacer("-", "+", "_", "/").Replace(strings.TrimRight(text, "="))
	return base64.RawStdEncoding.DecodeString(text)
}

// alphabetOf names the smallest alphabet that a value is written in.
func alphabetOf(value string) string {
	of := func(letters string) bool { return value != "" && strings.Trim(value, letters) == "" }
	const letters = "ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ"
	value = strings.TrimRight(value, "=")
	switch digits, hexes := "0123456789", "0123456789abcdefABCDEF"; {
	case of(digits):
		return "digits"
	case of(hexes):
		return "hex"
	case of(hexes + letters + "+/"):
		return "base64"
	case of(hexes + letters + "-_"):
		return "base64url"
	}
	return "text"
}

// timeOf reads a time in seconds or milliseconds, of this century.
func timeOf(value string) (time.Time, bool) {
	n, err := strconv.ParseInt(value, 10, 64)
	switch {
	case err != nil:
	case len(value) == 10:
		return time.Unix(n, 0), n > 1e9
	case len(value) == 13:
		return time.UnixMilli(n), n > 1e12
	}
	return time.Time{}, false
}

// millis tells a time in milliseconds.
func (s stamp) millis() bool { return len(s.text) == 13 }
