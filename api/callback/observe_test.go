package callback

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

// observe lets the observer look at one request.
func observe(t *testing.T, secret string, method, body string, headers map[string]string) Observation {
	t.Helper()
	seen := make(chan Observation, 1)
	d := &desk{t: t, end: make(chan error, 1)}
	ob, err := NewObserver(ObserverOptions{Secret: []byte(secret), Now: func() time.Time { return at }, Report: func(o Observation) { seen <- o }})
	modeltest.Must(t, err)
	d.run(ob, Limits{})
	req, _ := http.NewRequest(method, "http://receiver/", strings.NewReader(body))
	for name, value := range headers {
		req.Header.Set(name, value)
	}
	res, err := d.client.Do(req)
	modeltest.Must(t, err)
	_ = res.Body.Close()
	if res.StatusCode != 503 || res.Header.Get("Retry-After") != "60" {
		t.Errorf("%d, %v", res.StatusCode, res.Header)
	}
	return <-seen
}

func TestObserveFindsTheSchemesThatTheReceiverBelieves(t *testing.T) {
	sent := time.Unix(at.Unix()-3600, 0) // later than the receiver tolerates
	for _, scheme := range []Scheme{{TimeAndBody, Hex, 0}, {TimeAndBody, Base64, 0}, {BodyAlone, Hex, 0}, {BodyAlone, Base64, 0}} {
		header := scheme.Sign(secret, []byte(iryna), sent)
		o := observe(t, string(secret), http.MethodPost, iryna, map[string]string{wire.SignatureHeader: header})
		if diff := cmp.Diff([]Scheme{scheme}, o.Schemes); diff != "" || o.Skew != sent.Sub(at) {
			t.Errorf("%v, %s", o.Skew, diff)
		}
		v, err := scheme.Verifier(secret, header)
		modeltest.Must(t, err)
		_, _ = io.WriteString(v, iryna)
		if err := v.Verify(sent); err != nil {
			t.Errorf("%v: %v", scheme, err)
		}
	}
	if o := observe(t, "another", http.MethodPost, iryna, map[string]string{wire.SignatureHeader: Sign(secret, []byte(iryna), at)}); len(o.Schemes) > 0 || o.Malformed != nil {
		t.Errorf("another secret: %v", o)
	}
	if o := observe(t, string(secret), http.MethodPost, iryna, map[string]string{"X-Hub-Signature": "sha1=0123456789"}); len(o.Schemes) > 0 || !errors.Is(o.Malformed, ErrMalformed) || !strings.Contains(o.Malformed.Error(), "no header X-Webhook-Signature") || len(o.Headers) != 1 {
		t.Errorf("another header: %v", o)
	}
}

func TestObserveReportsFormsAndNoValues(t *testing.T) {
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
		Schemes: []Scheme{{TimeAndBody, Hex, 0}},
	}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Error(diff)
	}
	for _, value := range []string{"EVIL", "Ірина", "iryna", "380", "aGVs", header[20:40]} {
		if strings.Contains(fmt.Sprint(o), value) {
			t.Errorf("%q is reported", value)
		}
	}
}

func TestObserverNeedsASecretAndAReport(t *testing.T) {
	if _, err := NewObserver(ObserverOptions{Report: func(Observation) {}}); err == nil {
		t.Error("no secret passes")
	}
	if _, err := NewObserver(ObserverOptions{Secret: secret}); err == nil {
		t.Error("an observer without a report is accepted")
	}
}
