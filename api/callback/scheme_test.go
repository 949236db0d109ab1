package callback

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"strings"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

func TestSchemesReadWhatTheySay(t *testing.T) {
	sum := func(signed string) []byte {
		h := hmac.New(sha256.New, secret)
		h.Write([]byte(signed))
		return h.Sum(nil)
	}
	timed, alone := sum("1791000000."+string(body)), sum(string(body))
	for name, c := range map[string]struct {
		scheme Scheme
		v1     string
		want   error
	}{
		"default":                  {Scheme{}, hex.EncodeToString(timed), nil},
		"in words":                 {Scheme{Signed: TimeAndBody, Encoding: Hex}, hex.EncodeToString(timed), nil},
		"body alone":               {Scheme{Signed: BodyAlone}, hex.EncodeToString(alone), nil},
		"body alone, upper case":   {Scheme{Signed: BodyAlone}, strings.ToUpper(hex.EncodeToString(alone)), nil},
		"base64":                   {Scheme{Encoding: Base64}, base64.StdEncoding.EncodeToString(timed), nil},
		"base64, not padded":       {Scheme{Encoding: Base64}, base64.RawStdEncoding.EncodeToString(timed), nil},
		"base64 for addresses":     {Scheme{Encoding: Base64}, base64.URLEncoding.EncodeToString(timed), nil},
		"the same, not padded":     {Scheme{Encoding: Base64}, base64.RawURLEncoding.EncodeToString(timed), nil},
		"base64 of the body alone": {Scheme{Signed: BodyAlone, Encoding: Base64}, base64.StdEncoding.EncodeToString(alone), nil},

		"body alone for both":   {Scheme{}, hex.EncodeToString(alone), ErrSignature},
		"both for body alone":   {Scheme{Signed: BodyAlone}, hex.EncodeToString(timed), ErrSignature},
		"base64 for hex":        {Scheme{}, base64.StdEncoding.EncodeToString(timed), ErrSignature},
		"hex for base64":        {Scheme{Encoding: Base64}, hex.EncodeToString(timed), ErrSignature},
		"base64 that is cut":    {Scheme{Encoding: Base64}, base64.RawStdEncoding.EncodeToString(timed)[:40], ErrSignature},
		"base64 with too much":  {Scheme{Encoding: Base64}, base64.RawStdEncoding.EncodeToString(append(timed, 0)), ErrSignature},
		"base64 of other bytes": {Scheme{Encoding: Base64}, strings.Repeat("A", 43), ErrSignature},
	} {
		t.Run(name, func(t *testing.T) {
			modeltest.Must(t, c.scheme.Check())
			v, err := c.scheme.Verifier(secret, "t=1791000000,v1="+c.v1)
			modeltest.Must(t, err)
			for i := range body { // byte by byte, as from a slow sender
				if _, err := v.Write(body[i : i+1]); err != nil {
					t.Fatal(err)
				}
			}
			if err := v.Verify(at); !errors.Is(err, c.want) {
				t.Errorf("got %v, want %v", err, c.want)
			}
		})
	}
}

func TestASchemeVerifiesItsOwnSignatures(t *testing.T) {
	for _, signed := range []Signed{"", TimeAndBody, BodyAlone} {
		for _, encoding := range []Encoding{"", Hex, Base64} {
			s := Scheme{Signed: signed, Encoding: encoding, Tolerance: time.Minute}
			for moved, want := range map[time.Duration]error{0: nil, time.Minute: nil, time.Minute + time.Second: ErrLate, -time.Hour: ErrLate} {
				v, err := s.Verifier(secret, s.Sign(secret, body, at))
				modeltest.Must(t, err)
				_, _ = v.Write(body)
				if err := v.Verify(time.Unix(at.Unix(), 0).Add(moved)); !errors.Is(err, want) {
					t.Errorf("%+v after %v: %v", s, moved, err)
				}
			}
		}
	}
}

func TestCheckRejectsUnknownWords(t *testing.T) {
	for _, s := range []Scheme{{Signed: "body.t"}, {Encoding: "HEX"}} {
		if s.Check() == nil {
			t.Errorf("%+v passes", s)
		}
	}
}
