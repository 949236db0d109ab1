package callback

import (
	"crypto/hmac"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/wire"
)

// observe has one request looked at.
func observe(t *testing.T, secret string, method, body string, headers map[string]string) Observation {
	t.Helper()
	seen := make(chan Observation, 1)
	d := &desk{t: t, temp: t.TempDir(), end: make(chan error, 1)}
	ob, err := NewObserver(ObserverOptions{Secret: []byte(secret), Temp: d.temp, Now: func() time.Time { return at }, Report: func(o Observation) { seen <- o }})
	if err != nil {
		t.Fatal(err)
	}
	d.run(ob, Limits{})
	req, _ := http.NewRequest(method, "http://receiver/", strings.NewReader(body))
	for name, value := range headers {
		req.Header.Set(name, value)
	}
	res, err := d.client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	_ = res.Body.Close()
	if res.StatusCode != 503 || res.Header.Get("Retry-After") != "60" {
		t.Errorf("%d, %v", res.StatusCode, res.Header)
	}
	return <-seen
}

func TestObserveFindsHowItIsSigned(t *testing.T) {
	const text = "6b6579206f662074686520776f726c64" // hex, and base64 too
	const stamp = "1791000000"
	sum := func(h func() hash.Hash, secret, signed string) []byte {
		mac := hmac.New(h, []byte(secret))
		_, _ = io.WriteString(mac, signed)
		return mac.Sum(nil)
	}
	decoded, _ := hex.DecodeString(text)
	from64, _ := base64.StdEncoding.DecodeString(text)
	for name, c := range map[string]struct {
		header, value string
		want          Match
		settable      bool
	}{
		"as by default": {wire.SignatureHeader, "t=" + stamp + ",v1=" + hex.EncodeToString(sum(sha256.New, text, stamp+"."+iryna)),
			Match{Signed: "t.body", Hash: "SHA-256", Encoding: Hex, Secret: "text"}, true},
		"the body alone, base64": {wire.SignatureHeader, "t=" + stamp + ",v1=" + base64.StdEncoding.EncodeToString(sum(sha256.New, text, iryna)),
			Match{Signed: "body", Hash: "SHA-256", Encoding: Base64, Secret: "text"}, true},
		"time before": {wire.SignatureHeader, "t=" + stamp + ",v1=" + hex.EncodeToString(sum(sha256.New, text, stamp+iryna)),
			Match{Signed: "t+body", Hash: "SHA-256", Encoding: Hex, Secret: "text"}, false},
		"time behind, a hex secret": {wire.SignatureHeader, "t=" + stamp + ",v1=" + hex.EncodeToString(sum(sha256.New, string(decoded), iryna+stamp)),
			Match{Signed: "body+t", Hash: "SHA-256", Encoding: Hex, Secret: "hex"}, false},
		"a line for the time, SHA-512, a base64 secret": {wire.SignatureHeader, "t=" + stamp + ",v1=" + base64.RawURLEncoding.EncodeToString(sum(sha512.New, string(from64), stamp+"\n"+iryna)),
			Match{Signed: "t\nbody", Hash: "SHA-512", Encoding: Base64, Secret: "base64"}, false},
		"another header, SHA-1": {"X-Hub-Signature", "sha1=" + hex.EncodeToString(sum(sha1.New, text, iryna)),
			Match{Signed: "body", Hash: "SHA-1", Encoding: Hex, Secret: "text"}, false},
		"milliseconds": {wire.SignatureHeader, "t=1791000000123,v1=" + hex.EncodeToString(sum(sha256.New, text, "1791000000123."+iryna)),
			Match{Signed: "t.body", Hash: "SHA-256", Encoding: Hex, Secret: "text", Millis: true}, false},
	} {
		c.want.Header = c.header
		o := observe(t, text, http.MethodPost, iryna, map[string]string{c.header: c.value})
		if diff := cmp.Diff([]Match{c.want}, o.Matches); diff != "" {
			t.Errorf("%s: %s", name, diff)
			continue
		}
		scheme, ok := o.Matches[0].Scheme()
		if ok != c.settable {
			t.Errorf("%s: %v", name, ok)
		}
		if v, err := scheme.Verifier([]byte(text), c.value); ok && err == nil { // the receiver with that setting believes it
			_, _ = io.WriteString(v, iryna)
			if err := v.Verify(at); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if o := observe(t, text, http.MethodPost, iryna, map[string]string{wire.SignatureHeader: Sign([]byte("another"), []byte(iryna), at)}); len(o.Matches) > 0 {
		t.Errorf("another secret: %v", o.Matches)
	}
}

func TestObserveTellsFormsAndNoValues(t *testing.T) {
	header := Sign(secret, []byte(iryna), at.Add(-90*time.Second))
	o := observe(t, string(secret), http.MethodGet, iryna, map[string]string{
		wire.SignatureHeader: header, "X-Trace": "EVIL", "X-Request-Timestamp": "EVIL 7",
	})
	want := Observation{
		Method: "GET", Bytes: int64(len(iryna)), Time: time.Unix(at.Unix()-90, 0), Skew: time.Unix(at.Unix()-90, 0).Sub(at),
		Headers: []SeenHeader{
			{"X-Request-Timestamp", []SeenValue{{"", 4, "base64"}, {"", 1, "digits"}}},
			{"X-Webhook-Signature", []SeenValue{{"t", 10, "digits"}, {"v1", 64, "hex"}}},
		},
		Matches: []Match{{Header: wire.SignatureHeader, Signed: "t.body", Hash: "SHA-256", Encoding: Hex, Secret: "text"}},
	}
	for _, line := range strings.Split(`: object
candidate: object
candidate.first_name: text
candidate.last_name: text
candidate.email_address: text
candidate.phone_number: text
candidate.gender: text
candidate.location: object
candidate.location.city: text
candidate.location.country: text
application: object
application.job_id: text
application.source: text
attachments: list
attachments[]: object
attachments[].name: text
attachments[].data: text
attachments[].type: text
attachments[].content_type: text`, "\n") {
		path, of, _ := strings.Cut(line, ": ")
		want.Shape = append(want.Shape, Shape{path, of})
	}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Error(diff)
	}
	for _, value := range []string{"EVIL", "Ірина", "iryna", "380", "aGVs", header[20:40]} {
		if strings.Contains(fmt.Sprint(o), value) {
			t.Errorf("%q is told", value)
		}
	}
}

func TestObserveOddBodies(t *testing.T) {
	for body, want := range map[string]string{
		``:                     "[] false",
		`EVIL`:                 "[] true",
		`{"a":[1,"x",null,1]}`: "[{ object} {a list} {a[] number} {a[] text} {a[] null}] false",
		`{"a":1} x`:            "[{ object} {a number}] true",
		`{"a":{"b":true`:       "[{ object} {a object} {a.b truth}] true",
		`[` + strings.Repeat(`7,`, 100_000) + `{"` + strings.Repeat("n", 100_000) + `":"` + strings.Repeat("x", 1<<20) + `"}]`: "[{ list} {[] number} {[] object} {[]." + strings.Repeat("n", maxName) + " text}] false",
		strings.Repeat(`[`, 10_000): "",
	} {
		o := observe(t, "s", "EVIL", body, nil)
		if got := fmt.Sprint(o.Shape, o.NotJSON); o.Method != "other" || o.Bytes != int64(len(body)) || want != "" && got != want || want == "" && !o.NotJSON {
			t.Errorf("%.40s: %s", body, got)
		}
	}
}

func TestObserverNeedsASecretAndSomebodyToTell(t *testing.T) {
	if _, err := NewObserver(ObserverOptions{Report: func(Observation) {}}); err == nil {
		t.Error("no secret passes")
	}
	if _, err := NewObserver(ObserverOptions{Secret: secret}); err == nil {
		t.Error("nobody to tell passes")
	}
}
