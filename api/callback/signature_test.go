package callback

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"
)

var (
	secret = []byte("whsec_0123456789")
	body   = []byte(`{"candidate":{"first_name":"Ірина"}}`)
	at     = time.Unix(1_791_000_000, 999_999_999)
)

// by computes a signature without the code under test.
func by(secret []byte, signed string) string {
	h := hmac.New(sha256.New, secret)
	h.Write([]byte(signed))
	return hex.EncodeToString(h.Sum(nil))
}

func TestSignIsHexOfTimeDotBody(t *testing.T) {
	want := "t=1791000000,v1=" + by(secret, "1791000000."+string(body))
	if got := Sign(secret, body, at); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	// From RFC 4231, test case 2, so that a mistake in both would show.
	if got := by([]byte("Jefe"), "what do ya want for nothing?"); got != "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843" {
		t.Errorf("HMAC-SHA256 is %s", got)
	}
}

func TestVerify(t *testing.T) {
	good := Sign(secret, body, at)
	_, v1, _ := strings.Cut(good, ",")
	bad := "v1=" + strings.Repeat("0", 64)
	for name, c := range map[string]struct {
		header string
		body   []byte
		secret []byte
		now    time.Time
		want   error
	}{
		"as signed":                {good, body, secret, at, nil},
		"spaces and upper case":    {"t=1791000000 , v1=" + strings.ToUpper(v1[3:]), body, secret, at, nil},
		"blanks around the signs":  {"t = 1791000000\t,v1= " + v1[3:] + " ", body, secret, at, nil},
		"empty members":            {"," + good + ", ,", body, secret, at, nil},
		"other order":              {v1 + ",t=1791000000", body, secret, at, nil},
		"last of several":          {"t=1791000000," + bad + "," + v1, body, secret, at, nil},
		"first of several":         {good + "," + bad, body, secret, at, nil},
		"one of several is no hex": {"t=1791000000,v1=zz," + v1, body, secret, at, nil},
		"other schemes beside it":  {good + ",v0=abc,x=", body, secret, at, nil},
		"five minutes late":        {good, body, secret, time.Unix(at.Unix(), 0).Add(DefaultTolerance), nil},
		"five minutes early":       {good, body, secret, time.Unix(at.Unix(), 0).Add(-DefaultTolerance), nil},
		"empty body":               {Sign(secret, nil, at), nil, secret, at, nil},

		"too late":                     {good, body, secret, time.Unix(at.Unix(), 1).Add(DefaultTolerance), ErrLate},
		"too early":                    {good, body, secret, time.Unix(at.Unix(), -1).Add(-DefaultTolerance), ErrLate},
		"far future":                   {Sign(secret, body, time.Unix(math.MaxInt64, 0)), body, secret, at, ErrLate},
		"far past":                     {Sign(secret, body, time.Unix(math.MinInt64, 0)), body, secret, at, ErrLate},
		"other body":                   {good, []byte("{}"), secret, at, ErrSignature},
		"other secret":                 {good, body, []byte("x"), at, ErrSignature},
		"other time":                   {"t=1791000001," + v1, body, secret, at, ErrSignature},
		"same time, written otherwise": {"t=+1791000000," + v1, body, secret, at, ErrMalformed},
		"late and wrong":               {good, body, []byte("x"), at.Add(time.Hour), ErrSignature},
		"wrong length":                 {"t=1791000000,v1=00", body, secret, at, ErrSignature},
		"empty signature":              {"t=1791000000,v1=", body, secret, at, ErrSignature},
		"no hex":                       {"t=1791000000,v1=zz", body, secret, at, ErrSignature},
		"no secret":                    {Sign(nil, body, at), body, nil, at, ErrSignature},

		"nothing":         {"", body, secret, at, ErrMalformed},
		"no time":         {v1, body, secret, at, ErrMalformed},
		"empty time":      {"t=," + v1, body, secret, at, ErrMalformed},
		"no signature":    {"t=1791000000", body, secret, at, ErrMalformed},
		"time no number":  {"t=now," + v1, body, secret, at, ErrMalformed},
		"time too large":  {"t=99999999999999999999," + v1, body, secret, at, ErrMalformed},
		"two times":       {"t=1791000000,t=1791000000," + v1, body, secret, at, ErrMalformed},
		"no name":         {"t=1791000000,abc", body, secret, at, ErrMalformed},
		"too many":        {"t=1791000000" + strings.Repeat(","+bad, 17), body, secret, at, ErrMalformed},
		"too long":        {good + ",x=" + strings.Repeat("y", 5000), body, secret, at, ErrMalformed},
		"a bare hex text": {v1[3:], body, secret, at, ErrMalformed},
	} {
		if err := Verify(c.secret, c.header, c.body, c.now, 0); !errors.Is(err, c.want) {
			t.Errorf("%s: got %v, want %v", name, err, c.want)
		}
	}
}

func TestVerifyUsesTheGivenTolerance(t *testing.T) {
	header := Sign(secret, body, at)
	start := time.Unix(at.Unix(), 0)
	for _, tolerance := range []time.Duration{time.Second, time.Hour} {
		if err := Verify(secret, header, body, start.Add(tolerance), tolerance); err != nil {
			t.Errorf("%v: %v", tolerance, err)
		}
		if err := Verify(secret, header, body, start.Add(tolerance+1), tolerance); !errors.Is(err, ErrLate) {
			t.Errorf("%v and a bit: %v", tolerance, err)
		}
	}
}

// TestVerifyErrorsHoldNothingOfTheHeader: the errors go to a log, so they hold no part
// of a stranger's header.
func TestVerifyErrorsHoldNothingOfTheHeader(t *testing.T) {
	for _, header := range []string{"t=EVIL,v1=EVIL", "EVIL", "t=1,v1=EVIL", "t=EVIL", "v1=EVIL,EVIL"} {
		if err := Verify(secret, header, body, at, 0); err == nil || strings.Contains(err.Error(), "EVIL") {
			t.Errorf("%s: %v", header, err)
		}
	}
}

func FuzzVerify(f *testing.F) {
	f.Add(Sign(secret, body, at), string(body))
	f.Add("t=1,v1=00,v1=zz", "")
	f.Fuzz(func(t *testing.T, header, body string) {
		err := Verify(secret, header, []byte(body), at, 0)
		if err == nil && !strings.Contains(strings.ToLower(header), by(secret, fmt.Sprintf("%d.%s", at.Unix(), body))) {
			// Another time within tolerance would need a signature that does not exist.
			t.Errorf("%q is believed", header)
		}
	})
}
