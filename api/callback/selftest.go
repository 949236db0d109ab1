package callback

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
)

// SelfTest sends a signed callback, and one with a wrong signature, through a receiver that
// keeps nothing. The error means that the receiver would not keep what the service signs with
// this secret and scheme, or would accept what it has not signed.
func SelfTest(ctx context.Context, secret []byte, s Scheme) error {
	r, err := New(Options{Secret: secret, Scheme: s, Inbox: nothing{}})
	if err != nil {
		return err
	}
	body := []byte(`{"candidate":{"first_name":"Self","last_name":"Test","email_address":"self@test.invalid",` +
		`"location":{"city":"-","country":"UA"}},"application":{"job_id":"1","source":"doctor"},` +
		`"attachments":[{"name":"cv.txt","data":"aGVsbG8=","type":"CV","content_type":"text/plain"}]}`)
	if got, why := try(ctx, r, s.Sign(secret, body, time.Now()), body); got != http.StatusOK {
		return fmt.Errorf("a signed callback got %d: %s", got, why)
	}
	if got, _ := try(ctx, r, s.Sign(append([]byte("x"), secret...), body, time.Now()), body); got != http.StatusUnauthorized {
		return fmt.Errorf("a callback with a wrong signature got %d", got)
	}
	return nil
}

// isReceiver reports whether an answer to an unsigned request is that of a receiver.
func isReceiver(status int, text string) bool {
	return status == http.StatusUnauthorized && strings.TrimSpace(text) == ErrMalformed.Error()
}

func try(ctx context.Context, r *Receiver, signature string, body []byte) (status int, why string) {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://localhost/", bytes.NewReader(body))
	if err != nil {
		return 0, err.Error()
	}
	req.Header.Set(wire.SignatureHeader, signature)
	w := &recorded{header: http.Header{}}
	r.ServeHTTP(w, req)
	return w.status, strings.TrimSpace(w.text.String())
}

// recorded is an answer in memory.
type recorded struct {
	header http.Header
	status int
	text   bytes.Buffer
}

func (r *recorded) Header() http.Header         { return r.header }
func (r *recorded) WriteHeader(status int)      { r.status = status }
func (r *recorded) Write(p []byte) (int, error) { return r.text.Write(p) }

// nothing is an inbox that keeps nothing.
type nothing struct{}

func (nothing) Attach() (Attachment, error)                       { return nothing{}, nil }
func (nothing) Keep(context.Context, model.Arrival) (bool, error) { return true, nil }
func (nothing) Write(p []byte) (int, error)                       { return len(p), nil }
func (nothing) Commit() (string, error)                           { return "nothing", nil }
func (nothing) Discard()                                          {}

// Answers reports whether a receiver answers a request without a signature at the address.
func Answers(ctx context.Context, at string) bool {
	ctx, stop := context.WithTimeout(ctx, 3*time.Second)
	defer stop()
	network, address := "tcp", at
	if path, ok := strings.CutPrefix(at, UnixPrefix); ok {
		network, address = "unix", path
	}
	transport := &http.Transport{DisableKeepAlives: true, DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, address)
	}}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://localhost/", http.NoBody)
	if err != nil {
		return false
	}
	resp, err := transport.RoundTrip(req)
	if err != nil {
		return false
	}
	defer func() { _ = resp.Body.Close() }() // it has been read
	body, err := io.ReadAll(io.LimitReader(resp.Body, 1024))
	return err == nil && isReceiver(resp.StatusCode, string(body))
}
