package sandbox

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/api/callback"
	"shortlist/api/wire"
)

// PlaceholderEmail is sent in a callback for a candidate without an address (§6.1); the
// real one is unknown (CONTRACT 45).
const PlaceholderEmail = "no-email@candidates.example.com"

// Delivery is the state of one callback.
type Delivery struct {
	ApplyID  int64
	Attempts int
	Status   int // of the last attempt; 0 without an answer
	Err      error
	Done     bool // delivered, or given up
}

// check rejects a callback that could not be sent.
func (c *Callback) check() error {
	if c.URL == "" {
		return nil
	}
	u, err := url.Parse(c.URL)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return fmt.Errorf("sandbox: callback address %q is no http or https address", c.URL)
	}
	if c.Method == "" {
		c.Method = http.MethodPost
	}
	if !slices.Contains([]string{http.MethodGet, http.MethodPost, http.MethodPut}, c.Method) {
		return fmt.Errorf("sandbox: callback method %q is not GET, POST or PUT", c.Method)
	}
	if len(c.Secret) == 0 {
		return errors.New("sandbox: a callback needs a secret to sign with")
	}
	return nil
}

// callbackQueue holds the callbacks to send. It has no bound, so that the service never
// waits for a receiver.
type callbackQueue struct {
	mu   sync.Mutex
	list []*Delivery
	wake chan struct{} // holds a value after a delivery was added
	idle chan struct{} // closed and renewed whenever a delivery is done
}

func (q *callbackQueue) init() {
	q.wake, q.idle = make(chan struct{}, 1), make(chan struct{})
}

func (q *callbackQueue) add(applyID int64) {
	q.mu.Lock()
	q.list = append(q.list, &Delivery{ApplyID: applyID})
	q.mu.Unlock()
	select {
	case q.wake <- struct{}{}:
	default:
	}
}

func (q *callbackQueue) pending() *Delivery {
	q.mu.Lock()
	defer q.mu.Unlock()
	for _, d := range q.list {
		if !d.Done {
			return d
		}
	}
	return nil
}

func (q *callbackQueue) attempted(d *Delivery, status int, err error, done bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	d.Attempts++
	d.Status, d.Err, d.Done = status, err, done
	if done {
		// Deliveries are made in order, so the first one is done, too. A service that
		// runs for weeks forgets its early callbacks.
		if len(q.list) > maxRequests {
			q.list = slices.Delete(q.list, 0, 1)
		}
		close(q.idle)
		q.idle = make(chan struct{})
	}
}

// Deliveries returns the callbacks so far, the latest 10,000, in the order of their
// applications. Callbacks that are not delivered when the service ends are not sent by
// the next one.
func (s *Server) Deliveries() []Delivery {
	s.callbacks.mu.Lock()
	defer s.callbacks.mu.Unlock()
	out := make([]Delivery, len(s.callbacks.list))
	for i, d := range s.callbacks.list {
		out[i] = *d
	}
	return out
}

// WaitCallbacks returns when every callback is delivered or given up; the error
// is ctx's.
func (s *Server) WaitCallbacks(ctx context.Context) error {
	for {
		s.callbacks.mu.Lock()
		idle := s.callbacks.idle
		waiting := slices.ContainsFunc(s.callbacks.list, func(d *Delivery) bool { return !d.Done })
		s.callbacks.mu.Unlock()
		if !waiting {
			return nil
		}
		select {
		case <-idle:
		case <-ctx.Done():
			return ctx.Err()
		case <-s.ctx.Done():
			return s.ctx.Err()
		}
	}
}

// callbackAttempts and callbackPause bound the retries: 0.5, 1 and 2 seconds between
// four attempts. The specification gives no numbers (§6.1).
const (
	callbackAttempts = 4
	callbackPause    = 500 * time.Millisecond
	callbackTimeout  = 10 * time.Second
)

// sendCallbacks delivers in order until Close.
func (s *Server) sendCallbacks() {
	transport := &http.Transport{DialContext: s.opts.Callback.Dial}
	defer transport.CloseIdleConnections()
	client := &http.Client{
		Transport: transport, Timeout: callbackTimeout,
		// A redirect would send a signed body to an address that was not configured.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	for {
		d := s.callbacks.pending()
		if d == nil {
			select {
			case <-s.callbacks.wake:
				continue
			case <-s.ctx.Done():
				return
			}
		}
		pause := callbackPause
		if s.opts.pause > 0 {
			pause = s.opts.pause
		}
		for attempt := 1; ; attempt++ {
			status, err := s.sendCallback(client, d.ApplyID)
			done := err == nil || attempt == callbackAttempts
			s.callbacks.attempted(d, status, err, done)
			s.logAttempt(d.ApplyID, attempt, status, err)
			if done {
				break
			}
			timer := time.NewTimer(pause)
			select {
			case <-timer.C:
			case <-s.ctx.Done():
				timer.Stop()
				return
			}
			pause *= 2
		}
	}
}

// logAttempt writes a line for each failed attempt, and one for a callback that will
// not be sent again.
func (s *Server) logAttempt(applyID int64, attempt, status int, err error) {
	if err == nil {
		if attempt > 1 {
			s.log.Info("callback delivered", "apply", applyID, "attempt", attempt, "status", status)
		}
		return
	}
	s.log.Warn("callback failed", "apply", applyID, "attempt", attempt, "of", callbackAttempts, "status", status, "error", err)
	if attempt == callbackAttempts {
		s.log.Error("callback given up", "apply", applyID, "attempts", attempt)
	}
}

// sendCallback makes one attempt. Any 2xx counts as delivered.
func (s *Server) sendCallback(client *http.Client, applyID int64) (status int, err error) {
	body, err := s.callbackBody(applyID)
	if err != nil {
		return 0, err
	}
	req, err := http.NewRequestWithContext(s.ctx, s.opts.Callback.Method, s.opts.Callback.URL, bytes.NewReader(body))
	if err != nil {
		return 0, fmt.Errorf("callback: %w", err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set(wire.SignatureHeader, callback.Sign(s.opts.Callback.Secret, body, s.now()))
	res, err := client.Do(req)
	if err != nil {
		return 0, fmt.Errorf("callback: %w", err)
	}
	_, copyErr := io.Copy(io.Discard, io.LimitReader(res.Body, 64<<10))
	if err := errors.Join(copyErr, res.Body.Close()); err != nil {
		return res.StatusCode, fmt.Errorf("callback answer: %w", err)
	}
	if res.StatusCode < 200 || res.StatusCode > 299 {
		return res.StatusCode, fmt.Errorf("callback: the receiver answered %d", res.StatusCode)
	}
	return res.StatusCode, nil
}

// callbackBody is the payload of §6.1.
func (s *Server) callbackBody(applyID int64) ([]byte, error) {
	a, err := s.apply(applyID)
	if err != nil {
		return nil, err
	}
	c, err := s.candidate(&a, "")
	if err != nil {
		return nil, err
	}
	firstName, lastName, _ := strings.Cut(strings.TrimSpace(c.Applicant.Name), " ")
	payload := wire.Callback{
		Candidate: wire.CallbackCandidate{
			FirstName: firstName, LastName: strings.TrimSpace(lastName), EmailAddress: PlaceholderEmail,
			PhoneNumber: deref(c.Applicant.Contacts.Phone), Gender: c.Applicant.Gender,
			Location: wire.CallbackLocation{City: deref(c.Applicant.Region), Country: strings.ToUpper(string(s.opts.Country))},
		},
		Application: wire.CallbackApplication{JobID: strconv.FormatInt(a.jobID, 10), Source: s.opts.Callback.Source},
		Attachments: []wire.CallbackAttachment{},
	}
	// Both names are required (§6.1); some people have only one.
	if payload.Candidate.LastName == "" {
		payload.Candidate.LastName = "-"
	}
	if email := deref(c.Applicant.Contacts.Email); email != "" {
		payload.Candidate.EmailAddress = email
	}
	if a.cv.source != "" {
		data, err := s.cvBytes(a.cv)
		if err != nil {
			return nil, err
		}
		payload.Attachments = append(payload.Attachments, wire.CallbackAttachment{
			Name: a.cv.name, Data: base64.StdEncoding.EncodeToString(data), Type: "CV", ContentType: a.cv.contentType,
		})
	}
	return encode(payload)
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
