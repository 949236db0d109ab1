package api

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptrace"
	"net/url"
	"strings"
	"time"

	"github.com/cenkalti/backoff/v5"

	"shortlist/model/crash"
)

// Options name the service and the account of a client. Only BaseURL and Email are
// required.
type Options struct {
	BaseURL  string
	Email    string
	Password func(context.Context) (string, error) // returns ErrNoPassword when a person has to be asked; nil means the same
	Tokens   TokenStore                            // nil: the token lives as long as the client
	Dial     func(ctx context.Context, network, addr string) (net.Conn, error)
	TLS      *tls.Config
	Log      *slog.Logger // nil: no log
	Crash    crash.Report // records panics; nil: panics are not recorded
	Now      func() time.Time

	CallTimeout time.Duration // for a whole call with a small answer; 0 = 30 s
	IdleTimeout time.Duration // for the gaps within a long answer; 0 = 60 s
	RetryFirst  time.Duration // first wait before a retry; 0 = 300 ms
	MaxTries    uint          // tries of a call that may be retried; 0 = 4
	MaxCV       int64         // bytes of one CV; 0 = 256 MiB
}

// Client calls the service for one account.
type Client struct {
	opts    Options
	base    *url.URL
	http    *http.Client
	once    *http.Client // for create: a new connection each time, so that no request is lost on a dead one
	slots   chan struct{}
	streams chan struct{}   // the slots that long answers may use
	life    context.Context // ends with Close
	end     context.CancelFunc
	log     *slog.Logger
	session session

	progress progress
}

// maxConcurrent is the most requests at a time (CONTRACT 38), and maxStreams the most
// pages of applications among them: a page can take minutes, and what a person does
// meanwhile must not wait for it.
const (
	maxConcurrent = 3
	maxStreams    = maxConcurrent - 1
)

// New checks the base URL and returns a client; it sends nothing.
func New(o Options) (*Client, error) {
	base, err := ParseBaseURL(o.BaseURL)
	if err != nil {
		return nil, err
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.CallTimeout == 0 {
		o.CallTimeout = 30 * time.Second
	}
	if o.IdleTimeout == 0 {
		o.IdleTimeout = time.Minute
	}
	if o.RetryFirst == 0 {
		o.RetryFirst = 300 * time.Millisecond
	}
	if o.MaxTries == 0 {
		o.MaxTries = 4
	}
	if o.MaxCV == 0 {
		o.MaxCV = 256 << 20
	}
	c := &Client{opts: o, base: base, slots: make(chan struct{}, maxConcurrent), streams: make(chan struct{}, maxStreams), log: o.Log,
		progress: progress{changed: make(chan struct{}, 1)}}
	c.life, c.end = context.WithCancel(context.Background())
	c.http = &http.Client{Transport: o.transport(), CheckRedirect: c.redirect}
	lone := o.transport()
	lone.DisableKeepAlives = true
	c.once = &http.Client{Transport: lone, CheckRedirect: c.redirect}
	return c, nil
}

// proxy returns the proxy of the environment, but no proxy for this machine: unencrypted requests to it must not
// leave it, and Go exempts only some of its names.
func (o *Options) proxy(r *http.Request) (*url.URL, error) {
	if o.Dial != nil || loopback(r.URL.Hostname()) {
		return nil, nil
	}
	return http.ProxyFromEnvironment(r)
}

func (o *Options) transport() *http.Transport {
	dial := o.Dial
	if dial == nil {
		d := &net.Dialer{Timeout: 10 * time.Second, KeepAlive: 30 * time.Second}
		dial = func(ctx context.Context, network, addr string) (net.Conn, error) {
			return d.DialContext(ctx, network, loopbackAddress(addr))
		}
	}
	return &http.Transport{
		Proxy:                 o.proxy,
		DialContext:           dial,
		TLSClientConfig:       o.TLS.Clone(), // a transport changes its configuration
		TLSHandshakeTimeout:   10 * time.Second,
		ResponseHeaderTimeout: o.IdleTimeout,
		IdleConnTimeout:       90 * time.Second,
		MaxIdleConnsPerHost:   maxConcurrent,
		ForceAttemptHTTP2:     true,
		ReadBufferSize:        64 << 10,
		// Pings find a dead connection, as after a laptop slept, before the next
		// request is lost on it.
		HTTP2: &http.HTTP2Config{SendPingTimeout: 15 * time.Second, PingTimeout: 10 * time.Second},
	}
}

// BaseURL returns the address in use.
func (c *Client) BaseURL() *url.URL { u := *c.base; return &u }

// Email returns the account's address.
func (c *Client) Email() string { return c.opts.Email }

// Close cancels a sign-in in progress and closes idle connections. Do not use the
// client after it.
func (c *Client) Close() {
	c.end()
	c.http.CloseIdleConnections()
	c.once.CloseIdleConnections()
}

func (c *Client) now() time.Time { return c.opts.Now() }

// redirect keeps token and password on the service's host (CONTRACT 39): it follows
// redirects of reads within the host and no others.
func (c *Client) redirect(req *http.Request, via []*http.Request) error {
	if via[0].Method != http.MethodGet || req.URL.Scheme != c.base.Scheme || !strings.EqualFold(req.URL.Host, c.base.Host) || len(via) > 3 {
		return http.ErrUseLastResponse
	}
	return nil
}

// request is one call to the service.
type request struct {
	name      string // the endpoint, for the log
	phrase    string // "list the jobs", for people
	method    string
	path      string
	query     url.Values
	body      []byte
	retry     bool   // may be sent more than once
	anonymous bool   // carries no token
	anyStatus bool   // an answer of any status is a success
	limit     int64  // bytes of the answer; 0 = maxAnswer
	list      bool   // the answer is a list, so an empty body is an error
	ofJob     bool   // 404 means that there is no such job (§7)
	stream    bool   // CallTimeout does not apply; only silence ends the answer
	page      bool   // it is a page of applications, of which only maxStreams are read at a time
	password  string // the password in body, which errors must not show
}

// call sends a request and reads a small answer into out; an empty answer does not
// change out (CONTRACT 40).
func (c *Client) call(ctx context.Context, r request, out any) error {
	if !r.stream {
		var late context.CancelFunc
		ctx, late = context.WithTimeout(ctx, c.opts.CallTimeout*time.Duration(c.opts.MaxTries))
		defer late()
	}
	return c.retrying(ctx, r, func() error {
		return c.authorised(ctx, r, func(resp *http.Response) error {
			return c.readAnswer(r, resp, out)
		})
	})
}

// retrying runs try, and repeats it where the call and the failure allow that, with
// jittered exponential waits (CONTRACT 38).
func (c *Client) retrying(ctx context.Context, r request, try func() error) error {
	if !r.retry {
		return try()
	}
	wait := backoff.NewExponentialBackOff()
	wait.InitialInterval = c.opts.RetryFirst
	wait.MaxInterval = 20 * c.opts.RetryFirst
	var last error
	var waits time.Duration // the sum of the waits that the service asked for
	sent := false           // one of the tries was sent
	var asked time.Time
	defer func() { c.progress.proceed(asked) }()
	_, err := backoff.Retry(ctx, func() (struct{}, error) {
		c.progress.proceed(asked)
		last = try()
		var e *Error
		if errors.As(last, &e) {
			e.Sent = e.Sent || sent
			sent = e.Sent
			waits += e.RetryAfter
		}
		if last != nil && (!temporary(last) || waits > longestWait) {
			return struct{}{}, backoff.Permanent(last)
		}
		return struct{}{}, last
	}, backoff.WithBackOff(wait), backoff.WithMaxTries(c.opts.MaxTries), backoff.WithMaxElapsedTime(2*time.Minute),
		backoff.WithNotify(func(err error, wait time.Duration) {
			var e *Error
			if errors.As(err, &e) && e.RetryAfter > 0 {
				asked = c.now().Add(wait)
				c.progress.hold(asked)
			}
		}))
	switch {
	case err == nil:
		return nil
	case errors.Is(ctx.Err(), context.Canceled) && !errors.Is(last, context.Canceled):
		return c.networkError(r, ctx.Err(), sent) // cancelled while waiting for the next try
	}
	return last
}

// longestWait is the most that a busy service may make a call wait, over all its tries,
// before the call fails.
const longestWait = 20 * time.Second

// temporary reports whether a repeated call may succeed.
func temporary(err error) bool {
	var e *Error
	if !errors.As(err, &e) || errors.Is(err, context.Canceled) || e.inSignIn || e.RetryAfter > longestWait || badCertificate(err) || notEncrypted(err) {
		return false
	}
	return e.Kind == ErrNetwork || e.Kind == ErrBusy || e.Kind == ErrServer
}

// authorised sends a request with the token. If the service rejects the token, authorised tries the token of another
// window, if there is one, and then that of a new sign-in (CONTRACT 35). A create is never sent a second time
// (CONTRACT 11).
func (c *Client) authorised(ctx context.Context, r request, handle func(*http.Response) error) error {
	if r.anonymous {
		return c.send(ctx, r, Token{}, handle)
	}
	token, err := c.bearer(ctx)
	if err != nil {
		return c.tokenError(r, err)
	}
	err = c.send(ctx, r, token, handle)
	c.answered(token, false, err)
	if !errors.Is(err, ErrSignIn) {
		if r.once() && (err == nil || errors.Is(err, ErrRefused)) { // the token was accepted
			c.setAgain(token, false)
		}
		return err
	}
	if r.once() && token.Again {
		return &Error{Kind: ErrSignIn, Call: r.phrase, Host: c.base.Host, Err: errTokenRefused}
	}
	renewed, renewErr := c.renew(ctx, token)
	if renewErr != nil {
		return c.tokenError(r, renewErr)
	}
	if r.once() {
		c.setAgain(renewed, c.isOwn(renewed))
		return &Error{Kind: ErrSignIn, Call: r.phrase, Host: c.base.Host, Status: http.StatusUnauthorized, Renewed: true, Err: err}
	}
	err = c.send(ctx, r, renewed, handle)
	c.answered(renewed, c.isOwn(renewed), err)
	if !errors.Is(err, ErrSignIn) || c.isOwn(renewed) {
		return err
	}
	// The token of another window was rejected, too.
	if renewed, renewErr = c.renew(ctx, renewed); renewErr != nil {
		return c.tokenError(r, renewErr)
	}
	err = c.send(ctx, r, renewed, handle)
	c.answered(renewed, c.isOwn(renewed), err)
	return err
}

// once reports whether a request must never be sent twice.
func (r request) once() bool { return !r.retry }

// changes reports whether a request changes something at the service.
func (r request) changes() bool { return r.method != http.MethodGet && !r.anonymous }

// tokenError turns a failure to get a token into a failure of the call that needed it.
func (c *Client) tokenError(r request, err error) error {
	var e *Error
	var caught *crash.Error
	switch {
	case errors.As(err, &caught):
		return fmt.Errorf("%s%w", sayCouldNot(r.phrase, ""), err)
	case errors.As(err, &e):
		copied := *e
		copied.Call = r.phrase
		copied.Sent, copied.Unknown, copied.inSignIn = false, false, true
		return &copied
	}
	return c.networkError(r, err, false)
}

// send is the only function that sends requests. It holds a slot until handle has read
// the answer.
func (c *Client) send(ctx context.Context, r request, token Token, handle func(*http.Response) error) (err error) {
	leave, err := c.enter(ctx, r)
	if err != nil {
		return err
	}
	defer leave()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	if !r.stream {
		// The timeout starts here: waiting for a slot does not count.
		var late context.CancelFunc
		ctx, late = context.WithTimeout(ctx, c.opts.CallTimeout)
		defer late()
	}

	// Once there is a connection, it is no longer certain that nothing was sent.
	sent := false
	ctx = httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{GotConn: func(httptrace.GotConnInfo) { sent = true }})
	req, err := c.build(ctx, r, token)
	if err != nil {
		return err
	}
	start, status := c.now(), 0
	defer func() {
		c.log.Info("request", "call", r.name, "method", r.method, "status", status,
			"ms", c.now().Sub(start).Milliseconds(), "failed", err != nil)
	}()
	client := c.http
	if r.once() {
		client = c.once
	}
	resp, err := client.Do(req)
	if err != nil {
		return c.networkError(r, err, sent)
	}
	status = resp.StatusCode
	c.watchSilence(resp, cancel)
	defer func() { _ = resp.Body.Close() }() // the answer has been read
	if (status < 200 || status > 299) && !r.anyStatus {
		return c.statusError(r, token, resp)
	}
	if err = handle(resp); err == nil && !r.anonymous {
		c.progress.answers.Add(1)
	}
	return err
}

// enter waits for a slot; leave releases it.
func (c *Client) enter(ctx context.Context, r request) (leave func(), err error) {
	taken := make([]chan struct{}, 0, 2)
	leave = func() {
		for _, slots := range taken {
			<-slots
		}
	}
	lines := []chan struct{}{c.streams, c.slots}
	if !r.page {
		lines = lines[1:]
	}
	for _, slots := range lines {
		select {
		case slots <- struct{}{}:
			taken = append(taken, slots)
		case <-ctx.Done():
			leave()
			if errors.Is(ctx.Err(), context.DeadlineExceeded) {
				return nil, c.networkError(r, errQueue, false)
			}
			return nil, c.networkError(r, ctx.Err(), false)
		}
	}
	return leave, nil
}

func (c *Client) build(ctx context.Context, r request, token Token) (*http.Request, error) {
	u := *c.base
	u.Path += r.path
	u.RawQuery = r.query.Encode()
	var body io.Reader
	if r.body != nil {
		body = bytes.NewReader(r.body)
	}
	req, err := http.NewRequestWithContext(ctx, r.method, u.String(), body)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.phrase, err)
	}
	if r.once() {
		req.GetBody = nil // the transport cannot send it again
	}
	req.Header.Set("Content-Type", "application/json") // on every request (CONTRACT 37)
	req.Header.Set("Accept", "application/json")
	req.Header.Set("User-Agent", "shortlist")
	if token.Value != "" {
		req.Header.Set("Authorization", "Bearer "+token.Value)
	}
	return req, nil
}

// networkError returns the error for a missing or partial answer. sent means that the
// request may have reached the service.
func (c *Client) networkError(r request, err error, sent bool) error {
	return &Error{Kind: ErrNetwork, Call: r.phrase, Host: c.base.Host, Err: err, Sent: sent && r.changes(), Unknown: sent && r.once()}
}
